"""SSSC: Scores and Schedule Strength Combination."""

from __future__ import annotations

from fractions import Fraction

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger, pick
from teamswiss_gui.scoring.tiebreaks.base import Code, Modifier, Shape, Step, TieBreak, Working
from teamswiss_gui.scoring.tiebreaks.opponents import buchholz


def measure(book: Ledger, code: Code, team: TeamId) -> Working:
    """Add to the secondary score the primary score's Buchholz, divided by a factor (13.4)."""
    strength = buchholz(book, code, team)
    strength_sum = Fraction(strength.units, strength.unit)
    by = factor(book, code)
    secondary = Fraction(pick(book.totals[team], not code.on_mp(book)), 2)
    value = secondary + strength_sum / by
    return Working(
        value,
        strength.terms,
        strength.unit,
        (
            Step("score", "13.4", (secondary,), "GP" if code.on_mp(book) else "MP"),
            Step("buchholz", "13.4.1", (strength_sum,), "MP" if code.on_mp(book) else "GP"),
            Step("factor", "13.4.2", (Fraction(by),)),
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
