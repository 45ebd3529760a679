"""Mutated files for every reader, led by the lines that they reach."""
