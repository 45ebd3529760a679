"""Sums over opponents: article 16 for unplayed rounds, article 14 for what is cut."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.domain.terms import TieBreakEdition
from teamswiss_gui.scoring.ledger import FORFEITS, VOLUNTARY, Ledger, fore, pick
from teamswiss_gui.scoring.points import Kind, RoundScore
from teamswiss_gui.scoring.tiebreaks.base import Code, Term, Working, summed

Contribution = tuple[int, int, bool]
"""A round's factor (the opponent's score), what it contributes, and whether it was voluntarily
unplayed (16.1.2)."""


def buchholz(book: Ledger, code: Code, team: TeamId) -> Working:
    """Sum the opponents' scores (8.1), or those before the last round's results (8.3)."""
    units = strengths(book, code)[team]
    if code.fore:
        book = fore(book)
    return summed(units, 2, partial(terms, book, code, team, code.on_mp(book), None))


def strengths(book: Ledger, code: Code) -> Mapping[TeamId, int]:
    """Return every team's Buchholz, in half points."""
    mp = code.on_mp(book)
    if code.fore:
        book = fore(book)
    key = ("BH", mp, code.cut_low, code.cut_high, code.forfeits_played)
    found: dict[TeamId, int] | None = book.memo.get(key)
    if found is None:
        found = {team: _sum(book, code, team, mp, None) for team in book.teams}
        book.memo[key] = found
    return found


def sonneborn_berger(
    book: Ledger, code: Code, team: TeamId, *, opponent_mp: bool, own_mp: bool
) -> Working:
    """Sum the opponents' scores times the points scored against them (9.1, 13.2)."""
    units = _sum(book, code, team, opponent_mp, own_mp)
    return summed(units, 4, partial(terms, book, code, team, opponent_mp, own_mp))


def contributions(
    book: Ledger, code: Code, team: TeamId, opponent_mp: bool, own_mp: bool | None
) -> list[Contribution]:
    """Return what every round contributes; with `own_mp` the products of Sonneborn-Berger."""
    seen, _ = book.seen(opponent_mp)
    found = []
    for score in book.rounds[team]:
        voluntary = False
        if score.kind is Kind.PLAYED or _is_counted_as_played(code, score):
            factor = seen[score.opponent]  # type: ignore[index]  # who played had an opponent
        else:
            factor, _ = dummy(book, team, score.kind, score.opponent, opponent_mp)
            voluntary = score.kind in VOLUNTARY
        if own_mp is None:
            found.append((factor, factor, voluntary))
        else:
            points = score.match_points if own_mp else score.game_points
            found.append((factor, factor * points, voluntary))
    return found


def terms(
    book: Ledger, code: Code, team: TeamId, opponent_mp: bool, own_mp: bool | None
) -> list[Term]:
    """Return the contributions with where each came from and which are left out."""
    found = contributions(book, code, team, opponent_mp, own_mp)
    left_out = cut(found, code.cut_low, code.cut_high)
    _, real = book.seen(opponent_mp)
    made = []
    for index, (score, (factor, amount, voluntary)) in enumerate(
        zip(book.rounds[team], found, strict=True)
    ):
        raw: int | None = None
        article = ""
        if score.kind is Kind.PLAYED or _is_counted_as_played(code, score):
            assert score.opponent is not None
            if factor != real[score.opponent]:
                raw, article = real[score.opponent], "16.3.2"
        else:
            raw = real[team]
            _, article = dummy(book, team, score.kind, score.opponent, opponent_mp)
        points = None
        if own_mp is not None:
            points = score.match_points if own_mp else score.game_points
        made.append(
            Term(
                amount,
                round=score.round,
                opponent=score.opponent,
                kind=score.kind,
                factor=factor,
                points=points,
                raw=raw,
                adjusted_by=article,
                voluntary=voluntary,
                cut_by=left_out.get(index, ""),
            )
        )
    return made


def _is_counted_as_played(code: Code, score: RoundScore) -> bool:
    return code.forfeits_played and score.kind in FORFEITS and score.opponent is not None


def _sum(book: Ledger, code: Code, team: TeamId, opponent_mp: bool, own_mp: bool | None) -> int:
    """Add up what counts, in the units of the contributions."""
    played = book.played(team)
    if played is not None:
        return _sum_of_played(book, code, team, played, opponent_mp, own_mp)
    found = contributions(book, code, team, opponent_mp, own_mp)
    total = sum([amount for _, amount, _ in found])
    return total - sum(found[index][1] for index in cut(found, code.cut_low, code.cut_high))


def _sum_of_played(
    book: Ledger,
    code: Code,
    team: TeamId,
    played: Sequence[TeamId],
    opponent_mp: bool,
    own_mp: bool | None,
) -> int:
    """Add up where every round was played: nothing is adjusted, and cuts are those of 14 alone."""
    seen, _ = book.seen(opponent_mp)
    factors = amounts = [seen[opponent] for opponent in played]
    if own_mp is not None:
        scores = book.rounds[team]
        points = [s.match_points if own_mp else s.game_points for s in scores]
        amounts = [factor * own for factor, own in zip(factors, points, strict=True)]
    if not code.cut_low and not code.cut_high:
        return sum(amounts)
    by_significance = sorted(zip(factors, amounts, strict=True))
    last = max(len(by_significance) - code.cut_high, code.cut_low)
    return sum([amount for _, amount in by_significance[code.cut_low : last]])


def dummy(
    book: Ledger, team: TeamId, kind: Kind, opponent: TeamId | None, mp: bool
) -> tuple[int, str]:
    """Return the score of the dummy that an unplayed round is against, and its article (16.4)."""
    own = pick(book.totals[team], mp)
    if book.edition is TieBreakEdition.AUGUST_2024:
        return own, "16.4"
    if kind in FORFEITS and opponent is not None:
        cap: int = pick(book.adjusted[opponent], mp)
        return (cap, "16.4.1") if cap < own else (own, "16.4")
    cap = pick(book.draw, mp) * book.after  # the rounds counted so far
    return (cap, "16.4.2") if cap < own else (own, "16.4")


def cut(found: Sequence[Contribution], low: int, high: int) -> dict[int, str]:
    """Return the rounds left out, with the article (14.1 to 14.4, 16.5).

    First go the least significant values, then the most significant ones.
    """
    if not low and not high:
        return {}
    left_out: dict[int, str] = {}
    left = list(range(len(found)))
    article = _CUTS.get((low, high), "14")

    def significance(index: int) -> tuple[int, int]:
        return found[index][:2]

    for _ in range(min(low, len(left))):
        chosen = min(left, key=significance)
        why = article
        voluntary = [index for index in left if found[index][2]]
        if voluntary:  # 16.5.1: the lowest of these instead, unless it is the smaller loss
            instead = min(voluntary, key=lambda i: (found[i][1], found[i][0]))
            if found[instead][1] >= found[chosen][1] and instead != chosen:
                chosen, why = instead, "16.5"
        left_out[chosen] = why
        left.remove(chosen)
    for _ in range(min(high, len(left))):
        chosen = max(left, key=significance)
        left_out[chosen] = article
        left.remove(chosen)
    return left_out


_CUTS = {(1, 0): "14.1", (2, 0): "14.2", (1, 1): "14.3", (2, 2): "14.4"}


def as_fore(code: Code) -> Code:
    """Return the code that reads the last round as draws."""
    return replace(code, fore=True)
