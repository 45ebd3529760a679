"""The grammar of codes: NAME[:MP|:GP][/C1|/C2|/M1|/M2|/L±n|/Kx][/P][/F][/R], in any case."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches
from functools import lru_cache

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.scoring.tiebreaks.base import Code, Modifier, TieBreak
from teamswiss_gui.scoring.tiebreaks.registry import registry

# Gacrux writes Extended Sonneborn-Berger as one name with two scores.
_ALIASES = {f"ESB:{a}{b}": f"E{a}{b}SB" for a in "MG" for b in "MG"}
_WITH_NUMBERS = ("KS/L+1", "KS/L-1", "SSSC/K1")
_MODIFIER = re.compile(
    r"(?P<cut>C[12])|(?P<median>M[12])|(?P<limit>L[+-]\d{1,3})|(?P<factor>K\d{1,4})"
    r"|(?P<flag>[PFR])"
)
_BY_GROUP = {
    "cut": Modifier.CUT,
    "median": Modifier.MEDIAN,
    "limit": Modifier.LIMIT,
    "factor": Modifier.FACTOR,
}


def parse_list(codes: str | Sequence[str]) -> tuple[Code, ...]:
    """Read a list of codes (a text has commas between them); places count from 1.

    Refuses unknown codes, modifiers that a tie-break cannot have, and codes listed twice.
    """
    texts = codes.split(",") if isinstance(codes, str) else codes
    if isinstance(codes, str) and not codes.strip():
        return ()
    found: list[Code] = []
    for place, text in enumerate(texts, 1):
        code = parse(text, place)
        for before, other in enumerate(found, 1):
            if replace(other, text="") == replace(code, text=""):
                raise TeamSwissError(
                    "tiebreak-doubled", value=code.text, place=place, before=before
                )
        found.append(code)
    return tuple(found)


def parse(text: str, place: int = 1) -> Code:
    """Read one code; `place` is where it stands in its list, for the error."""
    upper = "".join(text.upper().split())
    for alias, name in _ALIASES.items():
        if upper == alias or upper.startswith(f"{alias}/"):
            upper = name + upper[len(alias) :]
    head, *modifiers = upper.split("/")
    name, colon, score = head.partition(":")
    tiebreak = _by_upper_name().get(name)
    if tiebreak is None:
        raise _unknown(text, place)
    shown = tiebreak.name
    code = Code(name=tiebreak.name, text=shown)
    if colon:
        if score not in {"MP", "GP"} or not tiebreak.has_score:
            raise _impossible(text, place, f":{score}", tiebreak)
        code = replace(code, score=score)
        shown += f":{score}"
    seen: set[Modifier] = set()
    for modifier in modifiers:
        code = _modified(code, tiebreak, modifier, seen, text, place)
        shown += f"/{modifier}"
    return replace(code, text=shown)


def tiebreak_of(code: Code) -> TieBreak:
    """Return the tie-break that a code names."""
    return registry()[code.name]


def valid_codes() -> tuple[str, ...]:
    """Return every code there is, those with a number in their modifier apart."""
    found = []
    for tiebreak in registry().values():
        scores = ("", ":MP", ":GP") if tiebreak.has_score else ("",)
        can = tiebreak.modifiers
        cuts = [""]
        cuts += ["/C1", "/C2"] if Modifier.CUT in can else []
        cuts += ["/M1", "/M2"] if Modifier.MEDIAN in can else []
        flags = [""]
        flags += ["/P"] if Modifier.FORFEITS_PLAYED in can else []
        fore = ["", "/F"] if Modifier.FORE in can else [""]
        found += [
            tiebreak.name + score + each + flag + last
            for score in scores
            for each in cuts
            for flag in flags
            for last in fore
        ]
    return tuple(found)


def nearest(text: str, tiebreak: TieBreak | None = None) -> str:
    """Return the valid code (of one tie-break, if given) nearest to a text."""
    known = {
        code.upper(): code
        for code in (*valid_codes(), *_WITH_NUMBERS)
        if tiebreak is None or re.split("[:/]", code)[0] == tiebreak.name
    }
    wanted = "".join(text.upper().split())
    close = get_close_matches(wanted, known, n=1, cutoff=0.0)
    return known[close[0]]


def _modified(
    code: Code, tiebreak: TieBreak, modifier: str, seen: set[Modifier], text: str, place: int
) -> Code:
    match = _MODIFIER.fullmatch(modifier)
    if match is None or match.lastgroup is None:
        raise _impossible(text, place, f"/{modifier}", tiebreak)
    group = match.lastgroup
    kind = Modifier(modifier) if group == "flag" else _BY_GROUP[group]
    both_cuts = {Modifier.CUT, Modifier.MEDIAN}
    if kind not in tiebreak.modifiers or kind in seen or (kind in both_cuts and seen & both_cuts):
        raise _impossible(text, place, f"/{modifier}", tiebreak)
    seen.add(kind)
    number = int(modifier[1:] or 0)
    match kind:
        case Modifier.CUT:
            return replace(code, cut_low=number)
        case Modifier.MEDIAN:
            return replace(code, cut_low=number, cut_high=number)
        case Modifier.LIMIT:
            return replace(code, limit=number)
        case Modifier.FACTOR:
            if number == 0:
                raise _impossible(text, place, f"/{modifier}", tiebreak)
            return replace(code, factor=number)
        case Modifier.FORFEITS_PLAYED:
            return replace(code, forfeits_played=True)
        case Modifier.FORE:
            return replace(code, fore=True)
        case Modifier.REVERSED:
            return replace(code, reversed=True)


def _unknown(text: str, place: int) -> TeamSwissError:
    return TeamSwissError("tiebreak-near", value=text.strip(), place=place, nearest=nearest(text))


def _impossible(text: str, place: int, part: str, tiebreak: TieBreak) -> TeamSwissError:
    return TeamSwissError(
        "tiebreak-modifier",
        value=text.strip(),
        place=place,
        part=part,
        name=tiebreak.name,
        nearest=nearest(text, tiebreak),
    )


@lru_cache(maxsize=1)
def _by_upper_name() -> dict[str, TieBreak]:
    return {name.upper(): tiebreak for name, tiebreak in registry().items()}
