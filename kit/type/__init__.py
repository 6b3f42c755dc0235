"""Fonts, text metrics, line breaks and fitting."""
