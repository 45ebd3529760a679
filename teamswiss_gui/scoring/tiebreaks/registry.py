"""All tie-breaks by name, in the order in which an arbiter is offered them, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from teamswiss_gui.domain.settings import FIDE_TIEBREAKS, OLYMPIAD_TIEBREAKS
from teamswiss_gui.domain.terms import PrimaryScore
from teamswiss_gui.scoring.tiebreaks import (
    aob,
    bbe,
    bc,
    berlin,
    bh,
    de,
    ede,
    edeb,
    edebb,
    edebt,
    edet,
    eggsb,
    egmsb,
    emgsb,
    emmsb,
    fb,
    ks,
    mpvgp,
    omp,
    omp1,
    osb,
    ps,
    pts,
    sb,
    sssc,
    tbr,
    tpn,
    win,
    won,
)
from teamswiss_gui.scoring.tiebreaks.base import TieBreak

_MODULES = (
    *(mpvgp, edebt, edebb, edet, edeb, ede, de),
    *(emgsb, emmsb, egmsb, eggsb, sb, bh, fb, aob, sssc),
    *(bc, tbr, bbe, win, won, ps, ks, tpn, pts),
    *(osb, omp1, omp, berlin),
)
_REGISTRY = MappingProxyType({module.TIEBREAK.name: module.TIEBREAK for module in _MODULES})


def registry() -> Mapping[str, TieBreak]:
    """Return every tie-break by its name."""
    return _REGISTRY


@dataclass(frozen=True, slots=True)
class Preset:
    """A ready list of tie-breaks; `primary` is the score that it goes with, if it matters."""

    name: str
    """As `edits.choose_preset` takes it."""
    title: str
    codes: tuple[str, ...]
    primary: PrimaryScore | None = None


PRESETS = (
    Preset("fide", "FIDE, for teams", FIDE_TIEBREAKS),
    Preset("olympiad-2008", "Olympiad 2008", OLYMPIAD_TIEBREAKS, PrimaryScore.MATCH_POINTS),
    Preset(
        "sonneborn-berger",
        "Sonneborn-Berger first",
        ("EMGSB/C1", "MPvGP", "BH:MP/C1", "EDEBT"),
    ),
    Preset(
        "game-points",
        "Game points first",
        ("MPvGP", "EGGSB/C1", "BH:GP/C1", "EDEBT"),
        PrimaryScore.GAME_POINTS,
    ),
)
