"""TeamSwiss: team Swiss tournaments, paired by the rules."""

__version__ = "0.1.0"
