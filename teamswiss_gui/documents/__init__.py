"""Documents as data, and their writers; no Qt."""
