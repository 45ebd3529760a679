"""SSSC: Scores and Schedule Strength Combination."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger, pick
from teamswiss_gui.scoring.tiebreaks.base import (
    Code,
    Detail,
    Modifier,
    Shape,
    Step,
    TieBreak,
    Working,
)
from teamswiss_gui.scoring.tiebreaks.opponents import buchholz, strengths
from teamswiss_gui.scoring.values import exact


def measure(book: Ledger, code: Code, team: TeamId) -> Working:
    """Add to the secondary score the primary score's Buchholz, divided by a factor (13.4)."""
    by = factor(book, code)
    secondary = pick(book.totals[team], not code.on_mp(book))
    units = secondary * by + strengths(book, code)[team]
    return Working(exact(units, 2 * by), 2, detail=partial(_detail, book, code, team))


def _detail(book: Ledger, code: Code, team: TeamId) -> Detail:
    strength = buchholz(book, code, team)
    secondary = Fraction(pick(book.totals[team], not code.on_mp(book)), 2)
    return Detail(
        strength.terms,
        (
            Step("score", "13.4", (secondary,), "GP" if code.on_mp(book) else "MP"),
            Step(
                "buchholz",
                "13.4.1",
                (exact(strength.units, 2),),
                "MP" if code.on_mp(book) else "GP",
            ),
            Step("factor", "13.4.2", (Fraction(factor(book, code)),)),
        ),
    )


def factor(book: Ledger, code: Code) -> int:
    """Return the normalising factor: the event's highest primary by one match's highest secondary.

    "In the tournament" is the whole of it, so the factor is the same after every round; where the
    division gives less than one, it is one.
    """
    if code.factor is not None:
        return code.factor
    mp = code.on_mp(book)
    rounds = max(book.settings.rounds, book.after)
    most = pick(book.win, not mp)
    return max(rounds * pick(book.win, mp) // most, 1) if most else 1


TIEBREAK = TieBreak(
    name="SSSC",
    title="Secondary score and strength of the schedule combined",
    article="C.07 13.4",
    shape=Shape.AVERAGE,
    measure=measure,
    modifiers=frozenset({Modifier.FACTOR, Modifier.FORFEITS_PLAYED, Modifier.FORE}),
)
