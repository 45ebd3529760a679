"""The Olympiad pairing rules of 2008 (D.II.02)."""
