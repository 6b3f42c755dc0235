"""Tableside: learn a board game and play it at a real table."""
