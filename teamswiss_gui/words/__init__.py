"""Words for what is printed without Qt, from the same translation files as the window."""

from teamswiss_gui.words.catalogue import Words
from teamswiss_gui.words.errors import error_text

__all__ = ["Words", "error_text"]
