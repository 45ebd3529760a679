"""The order of section G, from the histories of the request (rule 13)."""

from __future__ import annotations

from teamswiss_gui.engine.request import Kind, Request, RoundEntry

BYES = frozenset({Kind.PAB, Kind.FULL_BYE, Kind.HALF_BYE})
_ONE_GAME = 2  # half points for a game won

Values = tuple[int, int, int]
"""13 a, b and c: products in quarter points, then two sums in half points."""


def game_points(request: Request, mine: RoundEntry, other: RoundEntry | None) -> int:  # 13
    """Return what counts against an opponent: a bye is a drawn match, a no-show is 3-1.

    On another number of boards than four the no-show gives all boards but one. Of a match that
    neither side played, each has what it was awarded.
    """
    if mine.kind in BYES:
        return request.boards  # half of the boards, in half points
    if mine.kind is Kind.FORFEIT_WIN:
        return (request.boards - 1) * _ONE_GAME
    if other is not None and other.kind is Kind.FORFEIT_WIN:
        return _ONE_GAME
    return mine.gp


def all_values(request: Request) -> dict[int, Values]:
    """Return the three values of every team; a bye's opponent is the team itself."""
    by_tpn = {team.tpn: team for team in request.teams}
    points = {team.tpn: sum(entry.mp for entry in team.history) for team in request.teams}
    found = {}
    for team in request.teams:
        terms: list[tuple[int, int]] = []
        for number, mine in enumerate(team.history):
            if mine.kind in BYES:
                terms.append((points[team.tpn], game_points(request, mine, None)))
            elif mine.opponent is not None:
                other = by_tpn[mine.opponent].history[number]
                terms.append((points[mine.opponent], game_points(request, mine, other)))
        found[team.tpn] = _three(terms)
    return found


def _three(terms: list[tuple[int, int]]) -> Values:
    if not terms:
        return 0, 0, 0
    # The opponent with the lowest match points is left out; of several, the smallest product.
    lowest, product = min((points, points * games) for points, games in terms)
    total = sum(points for points, _games in terms)
    return sum(points * games for points, games in terms) - product, total - lowest, total
