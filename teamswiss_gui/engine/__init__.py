"""The pairing engine: pure functions from a request to an answer."""
