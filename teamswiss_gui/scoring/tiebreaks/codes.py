"""Codes as the tie-breaks take them; their grammar is in `domain/tiebreak_codes.py`."""

from __future__ import annotations

from collections.abc import Sequence

from teamswiss_gui.domain.tiebreak_codes import (
    CodeParts,
    nearest,
    parts_of,
    parts_of_list,
    valid_codes,
)
from teamswiss_gui.scoring.tiebreaks.base import Code, TieBreak
from teamswiss_gui.scoring.tiebreaks.registry import registry

__all__ = ["nearest", "parse", "parse_list", "tiebreak_of", "valid_codes"]


def parse_list(codes: str | Sequence[str]) -> tuple[Code, ...]:
    """Read a list of codes (a text has commas between them); places count from 1.

    Refuses unknown codes, modifiers that a tie-break cannot have, and codes listed twice.
    """
    if isinstance(codes, str):
        codes = codes.split(",") if codes.strip() else ()
    return tuple(_code(parts) for parts in parts_of_list(codes))


def parse(text: str, place: int = 1) -> Code:
    """Read one code; `place` is where it stands in its list, for the error."""
    return _code(parts_of(text, place))


def tiebreak_of(code: Code) -> TieBreak:
    """Return the tie-break that a code names."""
    return registry()[code.name]


def _code(parts: CodeParts) -> Code:
    number = dict(parts.modifiers)
    median = number.get("M", 0)
    return Code(
        name=parts.name,
        text=parts.text,
        score=parts.score,
        cut_low=number.get("C", median),
        cut_high=median,
        limit=number.get("L", 0),
        factor=number.get("K"),
        forfeits_played="P" in number,
        fore="F" in number,
        reversed="R" in number,
    )
