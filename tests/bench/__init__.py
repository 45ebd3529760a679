"""What must be fast, measured by `python3 dev.py bench`."""
