"""Keeps the translation files in step with what the program says."""
