"""Turns the project into installers; `python3 dev.py freeze` runs it."""
