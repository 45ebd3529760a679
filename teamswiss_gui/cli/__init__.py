"""The commands of the teamswiss program; no Qt."""
