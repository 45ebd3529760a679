"""KS: Koya, points against the opponents with at least half of the possible points."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger, pick, scored
from teamswiss_gui.scoring.tiebreaks.base import (
    Code,
    Detail,
    Modifier,
    Shape,
    Step,
    Term,
    TieBreak,
    Working,
)
from teamswiss_gui.scoring.values import exact


def measure(book: Ledger, code: Code, team: TeamId) -> Working:
    """Sum the points against opponents who reached the limit (9.2, 14.5), forfeits as awarded."""
    mp = code.on_mp(book)
    doubled = _doubled_limit(book, code)
    _, real = book.seen(mp)
    units = 0
    for score in book.rounds[team]:
        if score.opponent is not None and 2 * real[score.opponent] >= doubled:
            units += scored(score, mp)
    return Working(exact(units, 2), 2, units, partial(_detail, book, code, team))


def _doubled_limit(book: Ledger, code: Code) -> int:
    return pick(book.win, code.on_mp(book)) * book.after + 2 * code.limit


def _detail(book: Ledger, code: Code, team: TeamId) -> Detail:
    mp = code.on_mp(book)
    doubled = _doubled_limit(book, code)
    _, real = book.seen(mp)
    terms = []
    for score in book.rounds[team]:
        if score.opponent is None:
            continue
        reached = real[score.opponent]
        terms.append(
            Term(
                scored(score, mp),
                round=score.round,
                opponent=score.opponent,
                kind=score.kind,
                beside=reached,
                cut_by="" if 2 * reached >= doubled else "9.2",
            )
        )
    limit = Step("limit", "14.5" if code.limit else "9.2", (Fraction(doubled, 4),))
    return Detail(tuple(terms), (limit,))


TIEBREAK = TieBreak(
    name="KS",
    title="Koya: points against opponents with at least half of the possible points",
    article="C.07 9.2",
    shape=Shape.SUM,
    measure=measure,
    has_score=True,
    modifiers=frozenset({Modifier.LIMIT}),
)
