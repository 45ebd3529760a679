"""The tournament as values, and what an arbiter can do to it."""
