"""The grammar of tie-break codes: NAME[:MP|:GP][/C1|/C2|/M1|/M2|/L±n|/Kx][/P][/F][/R], any case.

What a list may hold is asked here, by the settings and by whoever works the values out, so that a
tournament never has a code that its standings do not know.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.settings import TIEBREAK_MODIFIERS

# Gacrux writes Extended Sonneborn-Berger as one name with two scores.
_ALIASES = {f"ESB:{a}{b}": f"E{a}{b}SB" for a in "MG" for b in "MG"}
_WITH_NUMBERS = ("KS/L+1", "KS/L-1", "SSSC/K1")
_MODIFIER = re.compile(r"[CM][12]|L[+-]\d{1,3}|K0*[1-9]\d{0,3}|[PFR]", re.ASCII)
_BY_UPPER_NAME = {name.upper(): name for name in TIEBREAK_MODIFIERS}


class CodeParts(NamedTuple):
    """A code taken apart."""

    name: str
    score: str | None
    """"MP" or "GP"; None means the primary score."""
    modifiers: frozenset[tuple[str, int]]
    """The letter of each modifier and its number (0 where it has none)."""
    text: str
    """As shown: the usual spelling, modifiers in the order given."""

    def is_same(self, other: CodeParts) -> bool:
        """Say whether two codes mean the same, however they are spelt."""
        return self[:3] == other[:3]


def parts_of_list(codes: Iterable[str]) -> tuple[CodeParts, ...]:
    """Read a list of codes; places count from 1.

    Refuses unknown codes, modifiers that a tie-break cannot have, and codes listed twice.
    """
    found: list[CodeParts] = []
    for place, text in enumerate(codes, 1):
        parts = parts_of(text, place)
        for before, other in enumerate(found, 1):
            if parts.is_same(other):
                raise TeamSwissError(
                    "tiebreak-doubled", value=parts.text, place=place, before=before
                )
        found.append(parts)
    return tuple(found)


def parts_of(text: str, place: int = 1) -> CodeParts:
    """Read one code; `place` is where it stands in its list, for the error."""
    upper = "".join(text.upper().split())
    for alias, known in _ALIASES.items():
        if upper == alias or upper.startswith(f"{alias}/"):
            upper = known + upper[len(alias) :]
    head, *modifiers = upper.split("/")
    start, colon, score = head.partition(":")
    name = _BY_UPPER_NAME.get(start)
    if name is None:
        raise TeamSwissError(
            "tiebreak-near", value=text.strip(), place=place, nearest=nearest(text)
        )
    can = TIEBREAK_MODIFIERS[name]
    if colon and (score not in {"MP", "GP"} or ":" not in can):
        raise _impossible(text, place, f":{score}", name)
    read: dict[str, int] = {}
    for modifier in modifiers:
        letter = modifier[:1]
        taken = {*read, *("CM" if read.keys() & {"C", "M"} else "")}
        if not _MODIFIER.fullmatch(modifier) or letter not in can or letter in taken:
            raise _impossible(text, place, f"/{modifier}", name)
        read[letter] = int(modifier[1:] or 0)
    shown = "/".join([name + colon + score, *modifiers])
    return CodeParts(name, score or None, frozenset(read.items()), shown)


def _impossible(text: str, place: int, part: str, name: str) -> TeamSwissError:
    return TeamSwissError(
        "tiebreak-modifier",
        value=text.strip(),
        place=place,
        part=part,
        name=name,
        nearest=nearest(text, name),
    )


@lru_cache(maxsize=1)
def valid_codes() -> tuple[str, ...]:
    """Return every code there is, but those with a number of their own in a modifier."""
    found = []
    for name, can in TIEBREAK_MODIFIERS.items():
        scores = ("", ":MP", ":GP") if ":" in can else ("",)
        cuts = [f"/{letter}{number}" for letter in "CM" if letter in can for number in (1, 2)]
        flags = [[f"/{letter}"] if letter in can else [] for letter in "PF"]
        found += [
            name + score + cut + forfeits + fore
            for score in scores
            for cut in ("", *cuts)
            for forfeits in ("", *flags[0])
            for fore in ("", *flags[1])
        ]
    return tuple(found)


def nearest(text: str, name: str | None = None) -> str:
    """Return the valid code (of one tie-break, if named) nearest to a text."""
    from difflib import get_close_matches  # loaded when needed: few lists have a wrong code

    known = {
        code.upper(): code
        for code in (*valid_codes(), *_WITH_NUMBERS)
        if name is None or re.split("[:/]", code)[0] == name
    }
    wanted = "".join(text.upper().split())
    return known[get_close_matches(wanted, known, n=1, cutoff=0.0)[0]]
