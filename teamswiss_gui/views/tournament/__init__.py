"""The parts of the Tournament page."""
