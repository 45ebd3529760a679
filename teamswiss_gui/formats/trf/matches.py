"""One match out of the players' lines: line-ups, colours and results."""

from __future__ import annotations

from dataclasses import dataclass

from teamswiss_gui.domain.model import Board, Match, MatchId, PlayerId, TeamId
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import Forfeit, Result
from teamswiss_gui.formats.trf.rosters import Game, PlayerRow, TeamRow
from teamswiss_gui.formats.trf.team_records import ForfeitRow, LineUpRow, Place

Seats = list[int | None]

_PLAYED = {
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


@dataclass(frozen=True, slots=True)
class Sides:
    """Two teams that meet in a round, and all that the file says about it."""

    round: int
    first: TeamRow
    second: TeamRow
    players: dict[int, PlayerRow]
    line_ups: tuple[LineUpRow | None, LineUpRow | None]
    forfeit: ForfeitRow | None
    white: int | None = None
    """The White team, where one of our comment lines names it."""

    def game(self, player: int) -> Game | None:
        """Return a player's block of this round."""
        return self.players[player].games.get(self.round)

    def taking_part(self, team: TeamRow) -> list[int]:
        """Return the members who have a game or a win by forfeit, in roster order."""
        found = []
        for member in team.members:
            game = self.game(member)
            if game is not None and (game.opponent or game.result == "+"):
                found.append(member)
        return found

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


@dataclass(frozen=True, slots=True)
class Seating:
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
    first = _fixed(sides, 0, boards)
    second = _fixed(sides, 1, boards)
    if first is None and second is None:
        first, second = _merged(sides, boards)
    elif first is None and second is not None:
        first = _beside(sides, sides.first, second)
    elif second is None and first is not None:
        second = _beside(sides, sides.second, first)
    assert first is not None
    assert second is not None
    for mine, theirs in ((first, second), (second, first)):
        _check_opponents(sides, mine, theirs)
    explicit = any(line_up is not None for line_up in sides.line_ups)
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


def _fixed(sides: Sides, index: int, boards: int) -> Seats | None:
    """Return a line-up that record 300 gives, or the roster's order where it fills the boards."""
    team = (sides.first, sides.second)[index]
    given = sides.line_ups[index]
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


def _check_opponents(sides: Sides, mine: Seats, theirs: Seats) -> None:
    for player, other in zip(mine, theirs, strict=True):
        game = sides.game(player) if player is not None else None
        if player is None or game is None or game.opponent in (0, other):
            continue
        wanted = f"player {other}, who sits opposite" if other else "0000: nobody sits opposite"
        game.line.error(game.column, str(game.opponent), wanted)


def _first_is_white(sides: Sides, first: Seats, second: Seats, pattern: str) -> bool | None:
    """Say whether the first team has White on board 1: by the first board that shows a colour."""
    if sides.forfeit is not None:
        return sides.forfeit.white == sides.first.tpn
    answer = None if sides.white is None else sides.white == sides.first.tpn
    for board, seats in enumerate(zip(first, second, strict=True)):
        shown = [sides.game(player) if player is not None else None for player in seats]
        colours = [game.colour if game is not None else "" for game in shown]
        if colours[0] and colours[0] == colours[1]:
            assert shown[1] is not None
            other = "b" if colours[0] == "w" else "w"
            shown[1].line.error(shown[1].column + 5, colours[1], f"{other}, as the opponent shows")
            continue
        for index, game in enumerate(shown):
            if game is None or not game.colour:
                continue
            white = (game.colour == "w") == (pattern[board % len(pattern)] == "W")
            says = white if index == 0 else not white
            if answer is None:
                answer = says
            elif says is not answer:
                other = "b" if game.colour == "w" else "w"
                game.line.warning(game.column + 5, game.colour, f"{other} on board {board + 1}")
    return answer


# --- results ----------------------------------------------------------------------------------


def build_match(
    sides: Sides, seats: Seating, settings: Settings, match: MatchId, ids: dict[int, PlayerId]
) -> Match:
    """Return the match with its boards and results; team ids are the TPNs, still."""
    boards = []
    for number, (white, black) in enumerate(
        zip(seats.white_seats, seats.black_seats, strict=True), start=1
    ):
        boards.append(_board(sides, settings, number, white, black, ids))
    if any(board.result is not None for board in boards):
        boards = [_empty_is_forfeit(board) for board in boards]
    forfeit = None
    if sides.forfeit is not None:
        forfeit = _whole_forfeit(sides.forfeit, boards, explicit=seats.explicit)
    if forfeit is not None:
        boards = [Board(b.number, b.white_side, b.black_side) for b in boards]
    return Match(
        id=match,
        white=TeamId(seats.white.tpn),
        black=TeamId(seats.black.tpn),
        boards=tuple(boards),
        forfeit=forfeit,
    )


def _empty_is_forfeit(board: Board) -> Board:
    nobody = board.white_side is None and board.black_side is None
    return Board(board.number, result=Result.FORFEIT_BOTH) if nobody else board


def _board(
    sides: Sides,
    settings: Settings,
    number: int,
    white: int | None,
    black: int | None,
    ids: dict[int, PlayerId],
) -> Board:
    seats = (ids[white] if white else None, ids[black] if black else None)
    games = [sides.game(player) if player else None for player in (white, black)]
    letters = ["" if game is None else game.result for game in games]
    result: Result | None = None
    if white and black:
        result = _result(sides, games, letters)
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


def _result(sides: Sides, games: list[Game | None], letters: list[str]) -> Result | None:
    known = _PLAYED.get((letters[0], letters[1]))
    if known is not None:
        return known
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
