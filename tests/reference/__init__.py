"""Slow references, written from the rule texts alone, that the pairing engine is compared with."""
