"""Players (001 and national lines) and teams (310, or 013 where there is no 310)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Birth, Player, PlayerId
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.terms import Sex
from teamswiss_gui.formats.trf import codes
from teamswiss_gui.formats.trf.header import federation_or_warning, text_or_error
from teamswiss_gui.formats.trf.records import (
    FIRST_ROUND_COLUMN,
    MOST_PLAYERS,
    MOST_TEAMS,
    ROUND_WIDTH,
    Line,
)

_BIRTH = re.compile(
    r"(?P<year>[0-9]{4})(?:[/.-](?P<month>[0-9]{1,2})(?:[/.-](?P<day>[0-9]{1,2}))?)?"
)
_SEXES = {"M": Sex.MALE, "W": Sex.FEMALE, "F": Sex.FEMALE}
RESULTS = frozenset("1=0WDL+-HFUZ")
_PLAYER_GAPS = (9, 14, 48, 53, 57, 85, 90, 91)
_TEAM_GAPS = (8, 41, 47, 54, 61, 68, 72, 73)


@dataclass(frozen=True, slots=True)
class Game:
    """One round on a player's line."""

    line: Line
    column: int
    opponent: int
    colour: str
    """`w`, `b` or nothing."""
    result: str
    """As TRF writes it, in capitals; nothing where it is blank."""


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A line 001."""

    line: Line
    number: int
    player: Player
    points: HalfPoints | None
    games: dict[int, Game] = field(default_factory=dict)
    """By round; a blank block has no game."""


@dataclass(frozen=True, slots=True)
class TeamRow:
    """A line 310 or 013."""

    line: Line
    tpn: int
    name: str
    short_name: str
    match_points: HalfPoints | None
    game_points: HalfPoints | None
    members: tuple[int, ...]


# --- players ----------------------------------------------------------------------------------


def read_players(lines: list[Line]) -> dict[int, PlayerRow]:
    """Read every line 001; doubled numbers are noted."""
    rows: dict[int, PlayerRow] = {}
    identities: dict[str, int] = {}
    for line in lines:
        if line.id != "001":
            continue
        row = _player(_aligned(line, 47, _PLAYER_GAPS))
        if row is None:
            continue
        if row.number in rows:
            first = rows[row.number].line.number
            line.error(5, str(row.number), f"a start number of its own (line {first} has it)")
        else:
            rows[row.number] = row
        identity = row.player.fide_id
        if identity and identities.setdefault(identity, line.number) != line.number:
            expected = f"a FIDE id of his own (line {identities[identity]} has it)"
            line.error(58, identity, expected)
    return rows


def add_national(
    rows: dict[int, PlayerRow], lines: list[Line], federation: str
) -> dict[int, PlayerRow]:
    """Add national ratings and numbers from the lines of the federation of record 172."""
    after = dict(rows)
    for line in lines:
        if line.id != federation or not federation:
            continue
        at = _aligned(line, 47, (9, 14, 48, 53, 57))
        number = at.whole(5, 8, "a player's start number", low=1)
        if number is None:
            continue
        if number not in after:
            line.error(5, str(number), "the start number of a player (001)")
            continue
        rating = at.whole(49, 52, "a national rating", high=checks.RATINGS[1])
        row = after[number]
        player = replace(
            row.player,
            national_rating=rating or None,
            national_id=text_or_error(line, at.field(58, 68), 58, "national id", 20),
        )
        after[number] = replace(row, player=player)
    return after


def _aligned(line: Line, name_end: int, gaps: tuple[int, ...]) -> Line:
    """Return the line in columns of characters; some programs count the bytes of a name."""
    if not _blocked(line, gaps):
        return line
    extra = len(line.text[:name_end].encode()) - len(line.text[:name_end])
    if extra:
        end = name_end - extra
        moved = replace(line, text=line.text[:end] + " " * extra + line.text[end:])
        if not _blocked(moved, gaps):
            return moved
    column = _blocked(line, gaps)[0]
    line.error(column, line.cut(column, column), f"a blank in column {column}")
    return line


def _blocked(line: Line, gaps: tuple[int, ...]) -> list[int]:
    return [column for column in gaps if line.cut(column, column).strip()]


def _player(line: Line) -> PlayerRow | None:
    number = line.whole(5, 8, "a start number from 1 to 9999", low=1, high=MOST_PLAYERS)
    if number is None:
        if not line.field(5, 8):
            line.error(5, "", "a start number from 1 to 9999")
        return None
    sex = line.field(10, 10).upper()
    if sex not in _SEXES and sex:
        line.warning(10, sex, "m or w")
    title = line.field(11, 13)
    rating = line.whole(49, 52, "a rating, or nothing", high=checks.RATINGS[1])
    identity, birth = _identity(line)
    player = Player(
        id=PlayerId(number),
        name=text_or_error(line, line.cut(15, 47), 15, "name", checks.NAME_LENGTH)
        or f"Player {number}",
        title=text_or_error(line, codes.TITLES.get(title.upper(), title), 11, "title", 10),
        rating=rating or None,
        fide_id=_fide_id(line, identity),
        federation=federation_or_warning(line, line.field(54, 56), 54),
        birth=_birth(line, birth),
        sex=_SEXES.get(sex),
    )
    points = line.points(81, 84, "points, like 11.5")
    line.whole(86, 89, "a rank, or nothing")
    return PlayerRow(line, number, player, points, _games(line))


def _identity(line: Line) -> tuple[str, str]:
    """Return the FIDE id and the birth date, also where they have slipped between their columns."""
    if not line.cut(69, 69).strip() and not line.cut(80, 80).strip():
        return line.field(58, 68), line.field(70, 79)
    words = line.cut(58, 80).split()
    if len(words) == 1:
        return ("", words[0]) if _BIRTH.fullmatch(words[0]) else (words[0], "")
    return (words[0], words[1]) if len(words) == 2 else (line.field(58, 69), line.field(70, 80))


def _fide_id(line: Line, text: str) -> str:
    try:
        return checks.fide_id(text)
    except TeamSwissError:
        line.error(58, text, "a FIDE id, digits only")
        return ""


def _birth(line: Line, text: str) -> Birth | None:
    if not text.strip("0/.-"):
        return None
    parts = _BIRTH.fullmatch(text)
    if parts is not None:
        year, month, day = (int(parts[name] or 0) for name in ("year", "month", "day"))
        try:
            return Birth(*checks.birth(year, month, day if month else 0))
        except TeamSwissError:
            pass
    line.error(70, text, "a birth date YYYY/MM/DD")
    return None


def _games(line: Line) -> dict[int, Game]:
    games = {}
    length = len(line.text)
    for number in range(1, checks.MAX_ROUNDS + 2):
        start = FIRST_ROUND_COLUMN + ROUND_WIDTH * (number - 1)
        if start > length:
            break
        if number > checks.MAX_ROUNDS:
            line.error(start, line.cut(start), f"at most {checks.MAX_ROUNDS} rounds")
            break
        if line.cut(start, start + 9).strip():
            game = _game(line, start)
            if game is not None:
                games[number] = game
    return games


def _game(line: Line, start: int) -> Game | None:
    for gap in (start + 4, start + 6, start + 8, start + 9):
        if line.cut(gap, gap).strip():
            line.error(gap, line.cut(start, start + 9), "a round in its columns, like '  12 w 1'")
            return None
    opponent = line.whole(start, start + 3, "an opponent's start number, or 0000")
    if opponent is None and line.field(start, start + 3):
        return None
    colour = line.cut(start + 5, start + 5).strip().lower()
    if colour not in {"", "-", "w", "b"}:
        line.error(start + 5, colour, "w, b or -")
        return None
    result = line.cut(start + 7, start + 7).strip().upper().replace("½", "=")
    if result and result not in RESULTS:
        line.error(start + 7, result, "a result: 1 = 0 W D L + - H F U Z, or nothing")
        return None
    return Game(line, start, opponent or 0, colour.strip("-"), result)


# --- teams ------------------------------------------------------------------------------------


def read_teams(lines: list[Line], players: dict[int, PlayerRow]) -> dict[int, TeamRow]:
    """Read the teams by TPN: from 310, or from 013 in the order of the lines."""
    record = "310" if any(line.id == "310" for line in lines) else "013"
    rows: dict[int, TeamRow] = {}
    member_of: dict[int, TeamRow] = {}
    count = 0
    for line in lines:
        if line.id != record:
            continue
        count += 1
        row = _team_310(line, players) if record == "310" else _team_013(line, players, count)
        if row is None:
            continue
        if row.tpn in rows:
            first = rows[row.tpn].line.number
            line.error(5, str(row.tpn), f"a team number of its own (line {first} has it)")
            continue
        for member in row.members:
            if member in member_of:
                other = member_of[member].line.number
                column = 74 if record == "310" else 37
                line.error(column, str(member), f"a player of one team (he is on line {other})")
            member_of[member] = row
        rows[row.tpn] = row
    for number, player in players.items():
        if number not in member_of and rows:
            told = player.line.error if player.games else player.line.warning
            told(5, str(number), f"a player who is listed in a team (record {record})")
    return rows


def _members(line: Line, first: int, players: dict[int, PlayerRow]) -> tuple[int, ...]:
    members = []
    numbers = line.numbers(first, "a player's start number", low=0, high=MOST_PLAYERS)
    for column, number in numbers:
        if number == 0:
            continue
        if number not in players:
            line.error(column, str(number), "the start number of a player (001)")
        elif number in members:
            line.error(column, str(number), "each player once")
        else:
            members.append(number)
    return tuple(members)


def _team_310(line: Line, players: dict[int, PlayerRow]) -> TeamRow | None:
    at = _aligned(line, 46, _TEAM_GAPS)
    tpn = at.whole(5, 7, "a team number from 1 to 999", low=1, high=MOST_TEAMS)
    if tpn is None:
        if not at.field(5, 7):
            line.error(5, "", "a team number from 1 to 999")
        return None

    at.whole(69, 71, "a rank, or nothing", high=MOST_TEAMS)
    return TeamRow(
        line=line,
        tpn=tpn,
        name=text_or_error(line, at.field(9, 40), 9, "team name", checks.NAME_LENGTH)
        or f"Team {tpn}",
        short_name=text_or_error(line, at.field(42, 46), 42, "nickname", 20),
        match_points=at.points(55, 60, "match points, like 11.0"),
        game_points=at.points(62, 67, "game points, like 20.5"),
        members=_members(at, 74, players),
    )


def _team_013(line: Line, players: dict[int, PlayerRow], count: int) -> TeamRow | None:
    if count > MOST_TEAMS:
        line.error(1, line.cut(5, 36), f"at most {MOST_TEAMS} teams")
        return None
    name = text_or_error(line, line.field(5, 36), 5, "team name", checks.NAME_LENGTH)
    return TeamRow(
        line=line,
        tpn=count,
        name=name or f"Team {count}",
        short_name="",
        match_points=None,
        game_points=None,
        members=_members(line, 37, players),
    )
