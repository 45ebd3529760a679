"""Makes format-2.teamswiss: `python -m tests.files.make_format_2`. Kept to show how it was made.

A saved file is never made anew once its format has been released: it stands for the files that
people have. Format 2 has what format 1 has, and a logo, a sponsor line, a limit of reserves.
"""

from __future__ import annotations

from pathlib import Path

from teamswiss_gui.domain import edits
from teamswiss_gui.storage.document import Document
from tests.files import make_format_1

FILE = Path(__file__).with_name("format-2.teamswiss")
PIXEL = (
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5E"
    "rkJggg=="
)


def make(path: Path) -> None:
    """Write the event of format 1 with what format 2 has more."""
    make_format_1.make(path)
    with Document.open(path) as file:
        file.perform(edits.set_field, field="sponsor", value="The Bakery")
        file.perform(edits.set_field, field="reserves", value=2)
        file.perform(edits.set_field, field="logo", value=PIXEL)
        file.snapshot("before the logo goes")
        file.perform(edits.set_field, field="logo", value="")


if __name__ == "__main__":
    make(FILE)
