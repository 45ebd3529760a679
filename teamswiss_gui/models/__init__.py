"""Item models over the tournament."""
