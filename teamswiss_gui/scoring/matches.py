"""The score of one match, from its boards, its score or its forfeit.

A match is played when at least one of its boards was (interpretations, C.04.6 point 2), or when
it was entered as a score. Of a match in which every board was forfeited, the side with more points
has won by forfeit; the other, and both sides of a level one, have lost by forfeit: nobody *won*
a match that both sides failed to play, so neither is barred from the bye by it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from teamswiss_gui.domain.model import Board, Match, TeamId
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import Colour, Forfeit, Kind, Result
from teamswiss_gui.scoring.values import (
    NO_POINTS,
    ZERO,
    MatchPoints,
    Points,
    RoundScore,
    forfeit_points,
)


def score_match(
    settings: Settings,
    round_number: int,
    match: Match,
    adjustments: Mapping[TeamId, Points],
    for_pairing: bool,
) -> MatchPoints:
    """Return both sides' score; `adjustments` are the penalties and bonuses of the round."""
    extra = (
        adjustments.get(match.white, NO_POINTS),
        adjustments.get(match.black, NO_POINTS),
    )
    if match.forfeit is not None:
        sides = _forfeited(settings, match.forfeit, extra)
    elif match.score is not None:
        games = (match.score.white, match.score.black)
        sides = _played(settings, games, extra, ((), ()))
    else:
        sides = _by_boards(settings, match, extra, for_pairing)
    played = _played_boards(match, sides[0])
    teams = (match.white, match.black)
    colours = (Colour.WHITE, Colour.BLACK)
    white, black = (
        RoundScore(
            team=teams[i],
            round=round_number,
            kind=sides[i].kind,
            opponent=teams[1 - i],
            colour=colours[i],
            match_points=sides[i].points.match_points,
            game_points=sides[i].points.game_points,
            boards=sides[i].boards,
            boards_played=played,
            is_complete=sides[i].is_complete,
            adjustment=extra[i],
            match=match.id,
        )
        for i in (0, 1)
    )
    return MatchPoints(white, black)


def _played_boards(match: Match, side: _Side) -> tuple[bool, ...]:
    if side.kind is not Kind.PLAYED:
        return (False,) * len(side.boards)
    return tuple([_was_played(board.result) for board in match.boards] if side.boards else ())


def _was_played(result: Result | None) -> bool:
    return not (
        result is None
        or result is Result.FORFEIT_WIN
        or result is Result.FORFEIT_LOSS
        or result is Result.FORFEIT_BOTH
    )


@dataclass(frozen=True, slots=True)
class _Side:
    kind: Kind
    points: Points
    boards: tuple[HalfPoints, ...]
    is_complete: bool = True


_Pair = tuple[Points, Points]
_Boards = tuple[tuple[HalfPoints, ...], tuple[HalfPoints, ...]]


def _forfeited(settings: Settings, forfeit: Forfeit, extra: _Pair) -> tuple[_Side, _Side]:
    kinds = {
        Forfeit.WHITE: (Kind.FORFEIT_LOSS, Kind.FORFEIT_WIN),
        Forfeit.BLACK: (Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS),
        Forfeit.BOTH: (Kind.FORFEIT_LOSS, Kind.FORFEIT_LOSS),
    }[forfeit]
    one_board = {
        Kind.FORFEIT_WIN: settings.board_win,
        Kind.FORFEIT_LOSS: settings.board_forfeit_loss,
    }
    white, black = (
        _Side(
            kinds[i],
            forfeit_points(settings, kinds[i]).plus(extra[i]),
            (one_board[kinds[i]],) * settings.boards,
        )
        for i in (0, 1)
    )
    return white, black


def _played(
    settings: Settings,
    games: tuple[HalfPoints, HalfPoints],
    extra: _Pair,
    boards: _Boards,
    *,
    is_complete: bool = True,
) -> tuple[_Side, _Side]:
    """Compare the game points, penalties and bonuses included, and give the match points."""
    mine = HalfPoints(games[0] + extra[0].game_points)
    theirs = HalfPoints(games[1] + extra[1].game_points)
    result = (ZERO, ZERO)
    if is_complete:
        result = _match_result(settings, mine, theirs)
    return (
        _side(Kind.PLAYED, result[0], mine, extra[0], boards[0], is_complete),
        _side(Kind.PLAYED, result[1], theirs, extra[1], boards[1], is_complete),
    )


def _match_result(
    settings: Settings, mine: HalfPoints, theirs: HalfPoints
) -> tuple[HalfPoints, HalfPoints]:
    if mine > theirs:
        return settings.match_win, settings.match_loss
    if mine < theirs:
        return settings.match_loss, settings.match_win
    return settings.match_draw, settings.match_draw


def _side(
    kind: Kind,
    match_points: HalfPoints,
    game_points: HalfPoints,
    extra: Points,
    boards: tuple[HalfPoints, ...],
    is_complete: bool = True,
) -> _Side:
    match_points = HalfPoints(match_points + extra.match_points)
    return _Side(kind, Points(match_points, game_points), boards, is_complete)


def _by_boards(
    settings: Settings, match: Match, extra: _Pair, for_pairing: bool
) -> tuple[_Side, _Side]:
    given = [board_points(settings, board, for_pairing=for_pairing) for board in match.boards]
    boards = (tuple(white for white, _ in given), tuple(black for _, black in given))
    games = HalfPoints(sum(boards[0])), HalfPoints(sum(boards[1]))
    results = [board.result for board in match.boards]
    is_complete = bool(results) and all(
        result is not None and (for_pairing or result is not Result.ADJOURNED) for result in results
    )
    if is_complete and not any(_was_played(result) for result in results):
        return _all_boards_forfeited(settings, results, games, extra, boards)
    return _played(settings, games, extra, boards, is_complete=is_complete)


def _all_boards_forfeited(
    settings: Settings,
    results: Sequence[Result | None],
    games: tuple[HalfPoints, HalfPoints],
    extra: _Pair,
    boards: _Boards,
) -> tuple[_Side, _Side]:
    if all(result is Result.FORFEIT_WIN for result in results):
        return _forfeited(settings, Forfeit.BLACK, extra)
    if all(result is Result.FORFEIT_LOSS for result in results):
        return _forfeited(settings, Forfeit.WHITE, extra)
    if all(result is Result.FORFEIT_BOTH for result in results):
        return _forfeited(settings, Forfeit.BOTH, extra)
    mine = HalfPoints(games[0] + extra[0].game_points)
    theirs = HalfPoints(games[1] + extra[1].game_points)
    won = forfeit_points(settings, Kind.FORFEIT_WIN).match_points
    lost = settings.forfeit_loss_match_points
    kinds = (Kind.FORFEIT_LOSS, Kind.FORFEIT_LOSS)
    points = (settings.match_draw, settings.match_draw)
    if mine > theirs:
        kinds, points = (Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS), (won, lost)
    elif mine < theirs:
        kinds, points = (Kind.FORFEIT_LOSS, Kind.FORFEIT_WIN), (lost, won)
    return (
        _side(kinds[0], points[0], mine, extra[0], boards[0]),
        _side(kinds[1], points[1], theirs, extra[1], boards[1]),
    )


def board_points(
    settings: Settings, board: Board, *, for_pairing: bool = False
) -> tuple[HalfPoints, HalfPoints]:
    """Return what a board gives to the White team's side and to the other."""
    win, draw, loss = settings.board_win, settings.board_draw, settings.board_loss
    match board.result:
        case Result.WIN | Result.UNRATED_WIN:
            return win, loss
        case Result.DRAW | Result.UNRATED_DRAW:
            return draw, draw
        case Result.LOSS | Result.UNRATED_LOSS:
            return loss, win
        case Result.FORFEIT_WIN:
            return win, settings.board_forfeit_loss
        case Result.FORFEIT_LOSS:
            return settings.board_forfeit_loss, win
        case Result.FORFEIT_BOTH:
            return settings.board_forfeit_loss, settings.board_forfeit_loss
        case Result.ADJOURNED:
            return (draw, draw) if for_pairing else (ZERO, ZERO)
        case Result.SET:
            return board.white_points or ZERO, board.black_points or ZERO
        case None:
            return ZERO, ZERO
