"""Dice Hospital: Emergency Roll."""
