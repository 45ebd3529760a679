"""English texts of the errors, a module for each part of the program."""
