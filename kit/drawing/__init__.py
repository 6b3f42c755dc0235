"""Shapes, tokens, icons and the SVG writer: how everything is drawn, once."""
