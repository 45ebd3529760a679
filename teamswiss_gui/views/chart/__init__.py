"""The chart of places or points by round, drawn by ourselves."""
