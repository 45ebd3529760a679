"""One module for each document: from a source to its description."""
