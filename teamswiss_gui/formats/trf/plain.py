"""Matches as nearly all of them are, read without a second look."""

from __future__ import annotations

from teamswiss_gui.domain.model import Board, PlayerId
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.formats.trf.matches import PLAYED, Sides
from teamswiss_gui.formats.trf.rosters import TeamRow

_SHOWN = {"W": ("w", "b"), "B": ("b", "w")}


def plain_boards(
    sides: Sides, settings: Settings, ids: dict[int, PlayerId]
) -> tuple[TeamRow, TeamRow, list[Board]] | None:
    """Return the White team, the other one and the boards of a match that needs no second look.

    That is one without a record of its own, full boards in roster order, every colour and result
    as it should be. None for any other match: `seating` and `build_boards` then tell more.
    """
    if sides.line_ups != (None, None) or sides.forfeit is not None or sides.white is not None:
        return None
    first, second = sides.taking_part(sides.first), sides.taking_part(sides.second)
    pattern = settings.board_colours
    if not len(first) == len(second) == settings.boards == len(pattern):
        return None
    white, black, games = first, second, sides.games
    if (games[first[0]].colour == "w") != (pattern[0] == "W"):
        white, black = second, first
    boards = []
    for index, player in enumerate(white):
        other = black[index]
        mine, theirs = games[player], games[other]
        result = PLAYED.get((mine.result, theirs.result))
        colours = _SHOWN[pattern[index]]
        if (
            result is None
            or mine.opponent != other
            or theirs.opponent != player
            or mine.colour != colours[0]
            or theirs.colour != colours[1]
        ):
            return None
        boards.append(Board(index + 1, ids[player], ids[other], result))
    if white is first:
        return sides.first, sides.second, boards
    return sides.second, sides.first, boards
