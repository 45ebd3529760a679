"""The parts of the Teams page, and the dialogs that it opens."""
