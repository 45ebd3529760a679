"""The score of one match, from its boards, its score or its forfeit.

A match is played when at least one of its boards was (interpretations, C.04.6 point 2), or when
it was entered as a score. Of a match in which every board was forfeited, the side with more points
has won by forfeit; the other, and both sides of a level one, have lost by forfeit: nobody *won*
a match that both sides failed to play, so neither is barred from the bye by it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

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
    return MatchScorer(settings, for_pairing=for_pairing).score(round_number, match, adjustments)


class MatchScorer:
    """Scores many matches: what a result is worth is read from the settings once."""

    __slots__ = ("_for_pairing", "_known", "_settings")

    def __init__(self, settings: Settings, *, for_pairing: bool) -> None:
        self._settings = settings
        self._for_pairing = for_pairing
        self._known = {
            result: _Known(
                *board_points(settings, Board(1, result=result), for_pairing=for_pairing),
                _was_played(result),
                result is None or (result is Result.ADJOURNED and not for_pairing),
            )
            for result in (None, *Result)
        }

    def score(
        self, round_number: int, match: Match, adjustments: Mapping[TeamId, Points]
    ) -> MatchPoints:
        """Return both sides' score; `adjustments` are the penalties and bonuses of the round."""
        extra = _NO_EXTRA
        if adjustments:
            extra = (
                adjustments.get(match.white, NO_POINTS),
                adjustments.get(match.black, NO_POINTS),
            )
        played: tuple[bool, ...] = ()
        if match.forfeit is not None:
            white, black = _forfeited(self._settings, match.forfeit, extra)
        elif match.score is not None:
            games = (match.score.white, match.score.black)
            white, black = _played(self._settings, games, extra, _NO_BOARDS, is_complete=True)
        else:
            white, black, played = self._by_boards(match, extra)
        if white.kind is not Kind.PLAYED:
            played = (False,) * len(white.boards)
        return MatchPoints(
            RoundScore(
                match.white,
                round_number,
                white.kind,
                match.black,
                Colour.WHITE,
                white.match_points,
                white.game_points,
                white.boards,
                played,
                white.is_complete,
                extra[0],
                match.id,
            ),
            RoundScore(
                match.black,
                round_number,
                black.kind,
                match.white,
                Colour.BLACK,
                black.match_points,
                black.game_points,
                black.boards,
                played,
                black.is_complete,
                extra[1],
                match.id,
            ),
        )

    def _by_boards(self, match: Match, extra: _Pair) -> tuple[_Side, _Side, tuple[bool, ...]]:
        mine, theirs, played = [], [], []
        is_complete = bool(match.boards)
        known = self._known
        for board in match.boards:
            white, black, was_played, is_missing = known[board.result]
            if board.result is Result.SET:
                white, black = board.white_points or ZERO, board.black_points or ZERO
            mine.append(white)
            theirs.append(black)
            played.append(was_played)
            if is_missing:
                is_complete = False
        boards = (tuple(mine), tuple(theirs))
        games = (HalfPoints(sum(mine)), HalfPoints(sum(theirs)))
        if is_complete and True not in played:
            results = [board.result for board in match.boards]
            sides = _all_boards_forfeited(self._settings, results, games, extra, boards)
        else:
            sides = _played(self._settings, games, extra, boards, is_complete=is_complete)
        return (*sides, tuple(played))


class _Known(NamedTuple):
    """What a result is worth to either side, whether it was played, whether it is missing."""

    white: HalfPoints
    black: HalfPoints
    was_played: bool
    is_missing: bool


def _was_played(result: Result | None) -> bool:
    return result is not None and not result.is_forfeit


class _Side(NamedTuple):
    kind: Kind
    match_points: HalfPoints
    game_points: HalfPoints
    boards: tuple[HalfPoints, ...]
    is_complete: bool = True


_Pair = tuple[Points, Points]
_Boards = tuple[tuple[HalfPoints, ...], tuple[HalfPoints, ...]]
_NO_EXTRA: _Pair = (NO_POINTS, NO_POINTS)
_NO_BOARDS: _Boards = ((), ())


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
    points = [
        forfeit_points(settings, kind).plus(more) for kind, more in zip(kinds, extra, strict=True)
    ]
    white, black = (
        _Side(kind, each.match_points, each.game_points, (one_board[kind],) * settings.boards)
        for kind, each in zip(kinds, points, strict=True)
    )
    return white, black


def _played(
    settings: Settings,
    games: tuple[HalfPoints, HalfPoints],
    extra: _Pair,
    boards: _Boards,
    *,
    is_complete: bool,
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
    return _Side(kind, match_points, game_points, boards, is_complete)


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
