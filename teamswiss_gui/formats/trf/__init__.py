"""The TRF tournament report: TRF26 written and read, TRF16 and its extensions read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from teamswiss_gui.formats.trf.problems import Problem, problems_of
from teamswiss_gui.formats.trf.reader import TrfFile, read_trf

if TYPE_CHECKING:
    from teamswiss_gui.formats.trf.writer import write_trf

__all__ = ["Problem", "TrfFile", "problems_of", "read_trf", "write_trf"]


def __getattr__(name: str) -> object:
    """Load the writer when it is first asked for: a command that only reads shall not wait."""
    if name != "write_trf":
        raise AttributeError(name)
    from teamswiss_gui.formats.trf.writer import write_trf

    globals()[name] = write_trf
    return write_trf
