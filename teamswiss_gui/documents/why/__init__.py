"""The engine's explanation in words, for the window, the printer and the command line."""
