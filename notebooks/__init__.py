"""The notebooks, and how their outputs are recorded."""
