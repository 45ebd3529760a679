"""One match out of the players' lines: line-ups, colours and results."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from teamswiss_gui.domain.model import Board, PlayerId
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import Forfeit, Result
from teamswiss_gui.formats.trf.games import Game
from teamswiss_gui.formats.trf.rosters import TeamRow
from teamswiss_gui.formats.trf.team_records import ForfeitRow, LineUpRow, Place

Seats = list[int | None]

PLAYED = {
    ("1", "0"): Result.WIN,
    ("=", "="): Result.DRAW,
    ("0", "1"): Result.LOSS,
    ("W", "L"): Result.UNRATED_WIN,
    ("D", "D"): Result.UNRATED_DRAW,
    ("L", "W"): Result.UNRATED_LOSS,
    ("+", "-"): Result.FORFEIT_WIN,
    ("-", "+"): Result.FORFEIT_LOSS,
    ("-", "-"): Result.FORFEIT_BOTH,
}
_NOT_THERE = frozenset({"-", "Z", ""})
_NO_GAME = frozenset("HFUZ")


class Sides(NamedTuple):
    """Two teams that meet in a round, and all that the file says about it."""

    round: int
    first: TeamRow
    second: TeamRow
    games: dict[int, Game]
    """What the players' lines say about the round, by start number."""
    line_ups: tuple[LineUpRow | None, LineUpRow | None]
    forfeit: ForfeitRow | None
    white: int | None = None
    """The White team, where one of our comment lines names it."""
    has_line_ups: bool = True
    """Whether the file can tell line-ups: TRF16 has no record 300."""

    def game(self, player: int) -> Game | None:
        """Return a player's block of this round."""
        return self.games.get(player)

    def taking_part(self, team: TeamRow) -> list[int]:
        """Return the members who have a game or a win by forfeit, in roster order."""
        games = self.games
        return [
            member
            for member in team.members
            if (game := games.get(member)) is not None and (game.opponent or game.result == "+")
        ]

    @property
    def place(self) -> Place:
        """Return a place of the file to show for the match as a whole."""
        if self.forfeit is not None:
            return self.forfeit.place
        for line_up in self.line_ups:
            if line_up is not None:
                return line_up.place
        for team in (self.first, self.second):
            for member in self.taking_part(team):
                game = self.game(member)
                assert game is not None
                return Place(game.line, game.column)
        return Place(self.first.line, 5)


class Seating(NamedTuple):
    """Who sits where on both sides, the White team's side first."""

    white: TeamRow
    black: TeamRow
    white_seats: Seats
    black_seats: Seats
    explicit: bool
    """Whether a record 300 says so, so that an empty seat is really empty."""


# --- line-ups ---------------------------------------------------------------------------------


def seating(sides: Sides, settings: Settings) -> Seating | None:
    """Find the line-ups and which team has White on board 1; None if the file does not tell."""
    boards = settings.boards
    first = _fixed(sides, sides.first, sides.line_ups[0], boards)
    second = _fixed(sides, sides.second, sides.line_ups[1], boards)
    if first is None and second is None:
        first, second = _merged(sides, boards)
    elif first is None and second is not None:
        first = _beside(sides, sides.first, second)
    elif second is None and first is not None:
        second = _beside(sides, sides.second, first)
    assert first is not None
    assert second is not None
    if not sides.has_line_ups:
        first, second = _by_games(sides, first, second, settings.board_colours)
    _check_opponents(sides.games, first, second)
    _check_opponents(sides.games, second, first)
    explicit = sides.line_ups != (None, None)
    white_first = _first_is_white(sides, first, second, settings.board_colours)
    if white_first is None:
        sides.place.error(
            f"{sides.first.tpn} and {sides.second.tpn}",
            "a game that shows the colours, or record 330 for a match without one",
        )
        return None
    if white_first:
        return Seating(sides.first, sides.second, first, second, explicit)
    return Seating(sides.second, sides.first, second, first, explicit)


def _fixed(sides: Sides, team: TeamRow, given: LineUpRow | None, boards: int) -> Seats | None:
    """Return a line-up that record 300 gives, or the roster's order where it fills the boards."""
    if given is None:
        players = sides.taking_part(team)
        if len(players) > boards:
            game = sides.game(players[boards])
            assert game is not None
            game.line.error(game.column, str(players[boards]), f"at most {boards} boards")
            return list(players[:boards])
        return list(players) if len(players) == boards else None
    seats: Seats = []
    for column, number in given.players:
        if number and number not in team.members:
            given.place.line.error(column, str(number), f"a player of team {team.tpn}")
            number = 0
        elif number and number in seats:
            given.place.line.error(column, str(number), "each player once")
            number = 0
        seats.append(number or None)
    if len(seats) > boards:
        given.place.line.error(given.players[boards][0], str(len(seats)), f"{boards} boards")
    seats = (seats + [None] * boards)[:boards]
    for member in sides.taking_part(team):
        if member not in seats:
            given.place.error(team.tpn, f"player {member}, who has a game, on a board")
    return seats


def _beside(sides: Sides, team: TeamRow, others: Seats) -> Seats:
    """Seat an incomplete side opposite the other one."""
    seats: Seats = [None] * len(others)
    rest = []
    for member in sides.taking_part(team):
        game = sides.game(member)
        assert game is not None
        if game.opponent and game.opponent in others:
            seats[others.index(game.opponent)] = member
        else:
            rest.append(member)
    empty = [i for i, other in enumerate(others) if other is None and seats[i] is None]
    free = empty + [i for i in range(len(seats)) if seats[i] is None and i not in empty]
    for member, index in zip(rest, sorted(free[: len(rest)]), strict=False):
        seats[index] = member
    return seats


def _merged(sides: Sides, boards: int) -> tuple[Seats, Seats]:
    """Seat two incomplete sides: games in roster order, wins by forfeit where they fall."""
    first, second = sides.taking_part(sides.first), sides.taking_part(sides.second)
    rows: list[tuple[int | None, int | None]] = []
    while first or second:
        mine, theirs = (sides.game(side[0]) if side else None for side in (first, second))
        if mine is not None and not mine.opponent:
            rows.append((first.pop(0), None))
        elif theirs is not None and not theirs.opponent:
            rows.append((None, second.pop(0)))
        elif mine is not None and mine.opponent in second:
            second.remove(mine.opponent)
            rows.append((first.pop(0), mine.opponent))
        elif mine is not None:
            rows.append((first.pop(0), None))
        else:
            rows.append((None, second.pop(0)))
    if len(rows) > boards:
        sides.place.error(len(rows), f"at most {boards} boards")
    rows = (rows + [(None, None)] * boards)[:boards]
    return [row[0] for row in rows], [row[1] for row in rows]


def _by_games(sides: Sides, first: Seats, second: Seats, pattern: str) -> tuple[Seats, Seats]:
    """Seat the players as they met: one side in roster order, the one that fits the colours."""
    ways = (
        (first, _opposite(sides, first, second)),
        (_opposite(sides, second, first), second),
    )
    for way in ways:
        if len(set(_white_by_boards(sides.games, *way, pattern))) <= 1:
            return way
    return ways[0]


def _opposite(sides: Sides, mine: Seats, theirs: Seats) -> Seats:
    """Return the other side in the order in which its players met this one's."""
    games = [None if player is None else sides.games.get(player) for player in mine]
    seats: Seats = [g.opponent if g is not None and g.opponent in theirs else None for g in games]
    rest = [player for player in theirs if player is not None and player not in seats]
    return [seat if seat is not None or not rest else rest.pop(0) for seat in seats]


def _white_by_boards(
    games: dict[int, Game], first: Seats, second: Seats, pattern: str
) -> Iterator[bool]:
    """Yield for every colour that is shown whether it gives White on board 1 to the first team."""
    for board, players in enumerate(zip(first, second, strict=True)):
        has_white = pattern[board % len(pattern)] == "W"
        for player, is_first in zip(players, (True, False), strict=True):
            game = None if player is None else games.get(player)
            if game is not None and game.colour:
                yield ((game.colour == "w") == has_white) == is_first


def _check_opponents(games: dict[int, Game], mine: Seats, theirs: Seats) -> None:
    for player, other in zip(mine, theirs, strict=True):
        game = None if player is None else games.get(player)
        if game is None or not game.opponent or game.opponent == other:
            continue
        wanted = f"player {other}, who sits opposite" if other else "0000: nobody sits opposite"
        game.line.error(game.column, str(game.opponent), wanted)


def _first_is_white(sides: Sides, first: Seats, second: Seats, pattern: str) -> bool | None:
    """Say whether the first team has White on board 1: by the first board that shows a colour."""
    if sides.forfeit is not None:
        return sides.forfeit.white == sides.first.tpn
    answer = None if sides.white is None else sides.white == sides.first.tpn
    games = sides.games
    for board, (one, other) in enumerate(zip(first, second, strict=True)):
        mine = None if one is None else games.get(one)
        theirs = None if other is None else games.get(other)
        has_white = pattern[board % len(pattern)] == "W"
        if mine is not None and theirs is not None and mine.colour and theirs.colour:
            if mine.colour == theirs.colour:
                is_white = mine.colour == "w"
                wanted = "b, as the opponent shows" if is_white else "w, as the opponent shows"
                theirs.line.error(theirs.column + 5, theirs.colour, wanted)
                continue
            if ((mine.colour == "w") == has_white) is answer:
                continue
        for game, is_first in ((mine, True), (theirs, False)):
            if game is None or not game.colour:
                continue
            says = ((game.colour == "w") == has_white) == is_first
            if answer is None:
                answer = says
            elif says is not answer:
                number = board + 1
                wanted = f"b on board {number}" if game.colour == "w" else f"w on board {number}"
                game.line.warning(game.column + 5, game.colour, wanted)
    return answer


# --- results ----------------------------------------------------------------------------------


def build_boards(
    sides: Sides, seats: Seating, settings: Settings, ids: dict[int, PlayerId]
) -> tuple[list[Board], Forfeit | None]:
    """Return the boards with their results, and the forfeit if the whole match was one."""
    boards = []
    for number, (white, black) in enumerate(
        zip(seats.white_seats, seats.black_seats, strict=True), start=1
    ):
        boards.append(_board(sides, settings, number, white, black, ids))
    forfeit = None
    if sides.forfeit is not None:
        forfeit = _whole_forfeit(sides.forfeit, boards, explicit=seats.explicit)
    if forfeit is not None:
        boards = [Board(b.number, b.white_side, b.black_side) for b in boards]
    return boards, forfeit


def without_open(boards: list[Board]) -> list[Board]:
    """Return the boards of a match that has a result: where nobody sat, nobody can play."""
    if all(board.result is None for board in boards):
        return boards
    return [
        Board(board.number, result=Result.FORFEIT_BOTH)
        if board.result is None and board.white_side is board.black_side is None
        else board
        for board in boards
    ]


def _board(
    sides: Sides,
    settings: Settings,
    number: int,
    white: int | None,
    black: int | None,
    ids: dict[int, PlayerId],
) -> Board:
    mine = sides.games.get(white) if white else None
    theirs = sides.games.get(black) if black else None
    if white and black and mine is not None and theirs is not None:
        played = PLAYED.get((mine.result, theirs.result))
        if played is not None:
            return Board(number, ids[white], ids[black], played)
    seats = (ids[white] if white else None, ids[black] if black else None)
    games = [mine, theirs]
    letters = ["" if game is None else game.result for game in games]
    result: Result | None = None
    if white and black:
        result = _result(games, letters)
        if result is Result.SET:
            given = [_letter_points(settings, letter) for letter in letters]
            return Board(number, *seats, result, given[0], given[1])
    elif white or black:
        letter = letters[0 if white else 1]
        game = games[0 if white else 1]
        if letter == "+":
            result = Result.FORFEIT_WIN if white else Result.FORFEIT_LOSS
        elif letter in {"-", "Z"}:
            result = Result.FORFEIT_BOTH
        elif letter and game is not None:
            game.line.error(game.column + 7, letter, "+ or -: nobody sits opposite")
    return Board(number, *seats, result)


def _result(games: list[Game | None], letters: list[str]) -> Result | None:
    """Return the result of two letters that are none of the usual pairs."""
    for index, letter in enumerate(letters):
        other = letters[1 - index]
        if letter == "+" and other in _NOT_THERE:
            return Result.FORFEIT_WIN if index == 0 else Result.FORFEIT_LOSS
        if letter == "-" and other in _NOT_THERE:
            return Result.FORFEIT_BOTH
    wrong = next((i for i, letter in enumerate(letters) if letter in _NO_GAME), None)
    if wrong is None and letters.count("") == 1:
        wrong = letters.index("")
    if wrong is None and any(letter in "+-" for letter in letters if letter):
        wrong = 1
    if wrong is not None:
        at = games[wrong] or games[1 - wrong]
        assert at is not None
        shown = f"{letters[0] or ' '} against {letters[1] or ' '}"
        at.line.error(at.column + 7, shown, "two results that fit together")
        return None
    if letters == ["", ""]:
        return None
    at = games[1]
    assert at is not None
    at.line.warning(
        at.column + 7, f"{letters[0]} against {letters[1]}", "two results that fit together"
    )
    return Result.SET


def _letter_points(settings: Settings, letter: str) -> HalfPoints:
    if letter in {"1", "W"}:
        return settings.board_win
    return settings.board_draw if letter in {"=", "D"} else settings.board_loss


def _whole_forfeit(row: ForfeitRow, boards: list[Board], *, explicit: bool) -> Forfeit | None:
    """Return the forfeit if the whole match was one; None if its boards tell more."""
    uniform = {
        Forfeit.BLACK: Result.FORFEIT_WIN,
        Forfeit.WHITE: Result.FORFEIT_LOSS,
        Forfeit.BOTH: Result.FORFEIT_BOTH,
    }[row.forfeit]
    seated = [board for board in boards if board.white_side or board.black_side]
    for board in boards:
        if board.result is not None and not board.result.is_forfeit:
            row.place.error(f"{row.white} and {row.black}", "a match of which no board was played")
            return row.forfeit
    if all(board.result in (uniform, None) for board in seated):
        if explicit and seated and len(seated) < len(boards):
            return None
        return row.forfeit
    return None
