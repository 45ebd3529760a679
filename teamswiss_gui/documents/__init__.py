"""A tournament as documents: a description of each, and writers to HTML, Excel and CSV."""
