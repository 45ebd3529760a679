"""Dialogs: each for one question."""
