"""Sums over opponents: article 16 for unplayed rounds, article 14 for what is cut."""

from __future__ import annotations

from dataclasses import replace

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.domain.terms import TieBreakEdition
from teamswiss_gui.scoring.ledger import FORFEITS, VOLUNTARY, Ledger, fore, pick
from teamswiss_gui.scoring.points import Kind
from teamswiss_gui.scoring.tiebreaks.base import Code, Term, Working, summed


def buchholz(book: Ledger, code: Code, team: TeamId) -> Working:
    """Sum the opponents' scores (8.1), or those before the last round's results (8.3)."""
    mp = code.on_mp(book)
    if code.fore:
        book = fore(book)
    key = ("BH", mp, code.cut_low, code.cut_high, code.forfeits_played, team)
    found = book.memo.get(key)
    if found is None:
        terms = opponents(book, team, mp, None, forfeits_played=code.forfeits_played)
        found = book.memo[key] = summed(cut(terms, code.cut_low, code.cut_high), 2)
    return found


def sonneborn_berger(
    book: Ledger, code: Code, team: TeamId, *, opponent_mp: bool, own_mp: bool
) -> Working:
    """Sum the opponents' scores times the points scored against them (9.1, 13.2)."""
    terms = opponents(book, team, opponent_mp, own_mp, forfeits_played=code.forfeits_played)
    return summed(cut(terms, code.cut_low, code.cut_high), 4)


def opponents(
    book: Ledger, team: TeamId, opponent_mp: bool, own_mp: bool | None, *, forfeits_played: bool
) -> list[Term]:
    """Return a term for every round; with `own_mp` the products of Sonneborn-Berger."""
    seen, real = book.seen(opponent_mp)
    terms = []
    for score in book.rounds[team]:
        kind, opponent = score.kind, score.opponent
        raw: int | None = None
        article = ""
        voluntary = False
        if opponent is not None and (kind is Kind.PLAYED or (forfeits_played and kind in FORFEITS)):
            factor = seen[opponent]
            if factor != real[opponent]:
                raw, article = real[opponent], "16.3.2"
        else:
            factor, article = dummy(book, team, kind, opponent, opponent_mp)
            raw = real[team]
            voluntary = kind in VOLUNTARY
        if own_mp is None:
            points, amount = None, factor
        else:
            points = score.match_points if own_mp else score.game_points
            amount = factor * points
        terms.append(
            Term(
                amount,
                score.round,
                None,
                opponent,
                kind,
                factor,
                points,
                raw,
                article,
                voluntary,
            )
        )
    return terms


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


def cut(terms: list[Term], low: int, high: int) -> list[Term]:
    """Leave out the least significant values, then the most significant ones (14.1 to 14.4)."""
    if not low and not high:
        return terms
    terms = list(terms)
    left = set(range(len(terms)))

    def significance(index: int) -> tuple[int, int]:
        term = terms[index]
        return (term.factor or 0, term.amount)

    article = {(1, 0): "14.1", (2, 0): "14.2", (1, 1): "14.3", (2, 2): "14.4"}.get(
        (low, high), "14"
    )
    for _ in range(low):
        if not left:
            break
        chosen = min(left, key=significance)
        why = article
        voluntary = [index for index in left if terms[index].voluntary]
        if voluntary:  # 16.5.1: the lowest of these instead, unless it is the smaller loss
            instead = min(voluntary, key=lambda i: (terms[i].amount, terms[i].factor or 0))
            if terms[instead].amount >= terms[chosen].amount and instead != chosen:
                chosen, why = instead, "16.5"
        terms[chosen] = terms[chosen]._replace(cut_by=why)
        left.discard(chosen)
    for _ in range(high):
        if left:
            chosen = max(left, key=significance)
            terms[chosen] = terms[chosen]._replace(cut_by=article)
            left.discard(chosen)
    return terms


def as_fore(code: Code) -> Code:
    """Return the code that reads the last round as draws."""
    return replace(code, fore=True)
