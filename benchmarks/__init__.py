"""How fast the engine is, beside others: ``python -m benchmarks``."""
