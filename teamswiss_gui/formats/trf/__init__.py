"""The TRF tournament report: TRF26 written and read, TRF16 and its extensions read."""

from teamswiss_gui.formats.trf.problems import Problem
from teamswiss_gui.formats.trf.reader import TrfFile, read_trf
from teamswiss_gui.formats.trf.writer import write_trf

__all__ = ["Problem", "TrfFile", "read_trf", "write_trf"]
