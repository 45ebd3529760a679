"""The parts of the Rounds page."""
