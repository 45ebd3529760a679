"""The games of the players: every board of every match, seen from both sides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from teamswiss_gui.domain.model import Board, Match, PlayerId, TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import Colour, Result, Side
from teamswiss_gui.scoring.points import board_points

_UNRATED = frozenset({Result.UNRATED_WIN, Result.UNRATED_DRAW, Result.UNRATED_LOSS, Result.SET})
_STANDARD = {
    Result.WIN: 2,
    Result.UNRATED_WIN: 2,
    Result.FORFEIT_WIN: 2,
    Result.DRAW: 1,
    Result.UNRATED_DRAW: 1,
}


class Game(NamedTuple):
    """One board of one round, seen by one player."""

    round: int
    board: int
    player: PlayerId
    colour: Colour
    opponent: PlayerId | None
    opponent_team: TeamId
    opponent_rating: int | None
    points: HalfPoints
    standard: int
    """Half points on the usual scale (win 1, draw ½), which performance is reckoned on."""
    is_played: bool
    is_rated: bool


_Outcome = tuple[HalfPoints, int, bool, bool]
"""What a result means to one side: `points`, `standard`, `is_played` and `is_rated` of a game."""


def board_colour(settings: Settings, match: Match, board: int, side: Side) -> Colour:
    """Return the colour that a side's player really has on a board."""
    pattern = settings.board_colours or "WB"
    white_team = Colour.WHITE if pattern[(board - 1) % len(pattern)] == "W" else Colour.BLACK
    colour = white_team if side is Side.WHITE else white_team.other
    return colour.other if match.colours_reversed else colour


def games(
    tournament: Tournament, last: int, ratings: Mapping[PlayerId, int | None]
) -> Iterator[Game]:
    """Yield the games up to a round, each from both sides; boards without a result are none."""
    settings = tournament.settings
    known = {result: _both(settings, Board(1, result=result)) for result in Result}
    colours: dict[tuple[int, bool], tuple[Colour, Colour]] = {}
    for each in tournament.rounds[:last]:
        for match in each.matches:
            for board in _with_result(match):
                result = board.result
                assert result is not None
                mine, theirs = _both(settings, board) if result is Result.SET else known[result]
                number = board.number
                both = colours.get((number, match.colours_reversed))
                if both is None:
                    both = _colours(settings, match, number)
                    colours[number, match.colours_reversed] = both
                white, black = board.white_side, board.black_side
                if white is not None:
                    rating = None if black is None else ratings.get(black)
                    team = match.black
                    yield Game(each.number, number, white, both[0], black, team, rating, *mine)
                if black is not None:
                    rating = None if white is None else ratings.get(white)
                    team = match.white
                    yield Game(each.number, number, black, both[1], white, team, rating, *theirs)


def _with_result(match: Match) -> Sequence[Board]:
    if match.forfeit is not None:
        return ()
    return [
        board
        for board in match.boards
        if board.result is not None and board.result is not Result.ADJOURNED
    ]


def _colours(settings: Settings, match: Match, board: int) -> tuple[Colour, Colour]:
    white = board_colour(settings, match, board, Side.WHITE)
    return white, white.other


def _both(settings: Settings, board: Board) -> tuple[_Outcome, _Outcome]:
    result = board.result
    assert result is not None
    white, black = board_points(settings, board)
    standard = (_STANDARD.get(result, 0), _STANDARD.get(result.reversed, 0))
    if result is Result.SET:
        standard = (_compared(white, black), _compared(black, white))
    is_played = not result.is_forfeit
    is_rated = is_played and result not in _UNRATED
    return (
        (white, standard[0], is_played, is_rated),
        (black, standard[1], is_played, is_rated),
    )


def _compared(mine: int, theirs: int) -> int:
    """Return the usual half points of a score that the arbiter set."""
    return 2 if mine > theirs else 1 if mine == theirs and mine else 0
