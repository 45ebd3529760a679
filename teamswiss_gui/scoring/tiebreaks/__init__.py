"""Tie-breaks: one file, one tie-break; the registry knows them all."""

from teamswiss_gui.scoring.tiebreaks.base import (
    Code,
    Modifier,
    Shape,
    Step,
    Term,
    TieBreak,
    Value,
    Working,
)
from teamswiss_gui.scoring.tiebreaks.codes import parse, parse_list, tiebreak_of
from teamswiss_gui.scoring.tiebreaks.registry import PRESETS, Preset, registry

__all__ = [
    "PRESETS",
    "Code",
    "Modifier",
    "Preset",
    "Shape",
    "Step",
    "Term",
    "TieBreak",
    "Value",
    "Working",
    "parse",
    "parse_list",
    "registry",
    "tiebreak_of",
]
