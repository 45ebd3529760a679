"""The Olympiad's opponents as section G of D.II.02 (2008) reads them."""

from __future__ import annotations

from functools import partial

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.points import Kind, RoundScore
from teamswiss_gui.scoring.tiebreaks.base import Term, Working, summed

BYES = frozenset({Kind.PAB, Kind.FULL_BYE, Kind.HALF_BYE})


def section_g(book: Ledger, team: TeamId, *, products: bool, cut_lowest: bool) -> Working:
    """Sum the opponents' match points, or those times the game points against them (G 13).

    `cut_lowest` leaves out the opponent with the lowest match points; of several, the smallest
    product.
    """
    found = [(factor, amount) for factor, amount, _ in _contributions(book, team, products)]
    units = sum([amount for _, amount in found])
    if cut_lowest and found:
        units -= min(found)[1]
    terms = partial(_terms, book, team, products=products, cut_lowest=cut_lowest)
    return summed(units, 4 if products else 2, terms)


_Contribution = tuple[int, int, RoundScore]  # the opponent's match points, what counts, the round


def _contributions(book: Ledger, team: TeamId, products: bool) -> list[_Contribution]:
    """Return every round that had an opponent, a bye's being the team itself.

    An absence has none: it is no bye, and nobody was there to be played.
    """
    _, totals = book.seen(True)
    found = []
    for score in book.rounds[team]:
        other = score.opponent
        if other is None:
            if score.kind not in BYES:
                continue
            other = team
        factor = amount = totals[other]
        if products:
            is_played = score.kind is Kind.PLAYED
            amount *= score.game_points if is_played else game_points(book, score)[0]
        found.append((factor, amount, score))
    return found


def _significance(contribution: _Contribution) -> tuple[int, int]:
    return contribution[0], contribution[1]


def _terms(book: Ledger, team: TeamId, *, products: bool, cut_lowest: bool) -> list[Term]:
    found = _contributions(book, team, products)
    lowest = min(found, key=_significance) if cut_lowest and found else None
    terms = []
    for each in found:
        factor, amount, score = each
        points, rule = game_points(book, score)
        terms.append(
            Term(
                amount,
                round=score.round,
                opponent=score.opponent,
                kind=score.kind,
                factor=factor,
                points=points if products else None,
                adjusted_by=rule,
                cut_by="G 13" if each is lowest else "",
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
