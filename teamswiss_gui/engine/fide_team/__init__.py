"""The FIDE team pairing system: C.04.6 of February 2026 and the draft before it."""
