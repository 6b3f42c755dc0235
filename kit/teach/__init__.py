"""What a lesson does, without a screen."""
