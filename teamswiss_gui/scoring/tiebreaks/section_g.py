"""The Olympiad's opponents as section G of D.II.02 (2008) reads them."""

from __future__ import annotations

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.points import Kind, RoundScore
from teamswiss_gui.scoring.tiebreaks.base import Term

BYES = frozenset({Kind.PAB, Kind.FULL_BYE, Kind.HALF_BYE})


def opponents(book: Ledger, team: TeamId, *, products: bool) -> list[Term]:
    """Return a term for every round that had an opponent, a bye's being the team itself.

    An absence has none: it is no bye, and nobody was there to be played.
    """
    terms = []
    for score in book.rounds[team]:
        other = score.opponent
        if other is None and score.kind in BYES:
            other = team
        if other is None:
            continue
        factor = book.totals[other].match_points
        points, rule = game_points(book, score)
        terms.append(
            Term(
                factor * points if products else factor,
                round=score.round,
                opponent=score.opponent,
                kind=score.kind,
                factor=factor,
                points=points if products else None,
                adjusted_by=rule,
            )
        )
    return terms


def game_points(book: Ledger, score: RoundScore) -> tuple[int, str]:
    """Return the game points that count: a bye is a drawn match, a no-show a match won 3-1.

    On another number of boards than four the no-show gives all boards but one. Of a match that
    neither side played, each has what it was awarded.
    """
    if score.kind is Kind.PLAYED:
        return score.game_points, ""
    settings = book.settings
    if score.opponent is None:
        return book.draw.game_points, "G 13"
    other = book.rounds[score.opponent][score.round - 1]
    won = (settings.boards - 1) * settings.board_win + settings.board_loss
    lost = (settings.boards - 1) * settings.board_loss + settings.board_win
    if score.kind is Kind.FORFEIT_WIN:
        return won, "G 13"
    if other.kind is Kind.FORFEIT_WIN:
        return lost, "G 13"
    return score.game_points, ""


def without_lowest(terms: list[Term]) -> list[Term]:
    """Leave out the opponent with the lowest match points; of several, the smallest product."""
    if not terms:
        return terms
    lowest = min(range(len(terms)), key=lambda i: (terms[i].factor or 0, terms[i].amount))
    return [
        term._replace(cut_by="G 13") if index == lowest else term
        for index, term in enumerate(terms)
    ]
