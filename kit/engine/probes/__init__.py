"""What conformance asks of a game, a subject a module."""
