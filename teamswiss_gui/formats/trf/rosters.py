"""Players (001 and national lines) and teams (310, or 013 where there is no 310)."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Birth
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.terms import Sex
from teamswiss_gui.formats.trf import codes
from teamswiss_gui.formats.trf.games import Game, read_games
from teamswiss_gui.formats.trf.header import federation_or_warning, name_or_error, text_or_error
from teamswiss_gui.formats.trf.records import MOST_PLAYERS, MOST_TEAMS, Line

_BIRTH = re.compile(
    r"(?P<year>[0-9]{4})(?:[/.-](?P<month>[0-9]{1,2})(?:[/.-](?P<day>[0-9]{1,2}))?)?"
)
_SEXES = {"M": Sex.MALE, "W": Sex.FEMALE, "F": Sex.FEMALE}
_PLAYER_GAPS = (9, 14, 48, 53, 57, 85, 90, 91)
_HEAD = re.compile(
    r"001.(.{4}) (.)(.{3}) (.{33}) (.{4}) (.{3}) (.{11}) (.{10}) (.{4}) (.{4})  ", re.DOTALL
)
"""A line 001 up to its rounds, every gap blank: nearly all lines, so it is worth a look."""
_TEAM_GAPS = (8, 41, 47, 54, 61, 68, 72, 73)


class PlayerRow(NamedTuple):
    """A line 001."""

    line: Line
    number: int
    fields: dict[str, Any]
    """Of the player, all but the id, which he gets when the teams are known."""
    points: HalfPoints | None
    games: dict[int, Game]
    """By round; a blank block has no game."""


class TeamRow(NamedTuple):
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
        row = _player(line)
        if row is None:
            continue
        if row.number in rows:
            first = rows[row.number].line.number
            line.error(5, str(row.number), f"a start number of its own (line {first} has it)")
            line.problems.doubts.players.add(row.number)
        else:
            rows[row.number] = row
        identity = row.fields["fide_id"]
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
        at, _is_sound = _aligned(line, 47, (9, 14, 48, 53, 57))
        number = at.whole(5, 8, "a player's start number", low=1)
        if number is None:
            continue
        if number not in after:
            line.error(5, str(number), "the start number of a player (001)")
            continue
        rating = at.whole(49, 52, "a national rating", high=checks.RATINGS[1])
        row = after[number]
        told = {
            "national_rating": rating or None,
            "national_id": text_or_error(line, at.field(58, 68), 58, "national id", 20),
        }
        after[number] = row._replace(fields={**row.fields, **told})
    return after


def _aligned(line: Line, name_end: int, gaps: tuple[int, ...]) -> tuple[Line, bool]:
    """Return the line in columns of characters, and whether it is in its columns at all.

    Some programs count the bytes of a name.
    """
    if not _blocked(line, gaps):
        return line, True
    extra = len(line.text[:name_end].encode()) - len(line.text[:name_end])
    if extra:
        end = name_end - extra
        moved = line._replace(text=line.text[:end] + " " * extra + line.text[end:])
        if not _blocked(moved, gaps):
            return moved, True
    column = _blocked(line, gaps)[0]
    line.error(column, line.cut(column, column), f"a blank in column {column}")
    return line, False


def _blocked(line: Line, gaps: tuple[int, ...]) -> list[int]:
    return [column for column in gaps if line.cut(column, column).strip()]


def _player(line: Line) -> PlayerRow | None:
    found = _HEAD.match(line.text if len(line.text) > 90 else line.text.ljust(91))
    is_sound = True
    if found is None:
        line, is_sound = _aligned(line, 47, _PLAYER_GAPS)
        identity, birth = _identity(line)
        parts = [line.field(*columns) for columns in ((5, 8), (10, 10), (11, 13), (15, 47))]
        parts += [line.field(*columns) for columns in ((49, 52), (54, 56))]
        parts += [identity, birth, line.field(81, 84), line.field(86, 89)]
    else:
        parts = [part.strip() for part in found.groups()]
    number_text, sex, title, name, rating_text, federation, identity, birth, points, rank = parts
    number = line.as_whole(
        number_text, 5, "a start number from 1 to 9999", low=1, high=MOST_PLAYERS
    )
    if number is None:
        if not number_text:
            line.error(5, "", "a start number from 1 to 9999")
        return None
    if not is_sound:
        line.problems.doubts.players.add(number)
    sex = sex.upper()
    if sex not in _SEXES and sex:
        line.warning(10, sex, "m or w")
    rating = line.as_whole(rating_text, 49, "a rating, or nothing", high=checks.RATINGS[1])
    fields = {
        "name": name_or_error(line, name, 15, "name", f"Player {number}"),
        "title": title
        and text_or_error(line, codes.TITLES.get(title.upper(), title), 11, "title", 10),
        "rating": rating or None,
        "fide_id": identity and _fide_id(line, identity),
        "federation": federation and federation_or_warning(line, federation, 54),
        "birth": _birth(line, birth) if birth else None,
        "sex": _SEXES.get(sex),
    }
    told = line.as_points(points, 81, "points, like 11.5")
    line.as_whole(rank, 86, "a rank, or nothing")
    return PlayerRow(line, number, fields, told, read_games(line, number))


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


# --- teams ------------------------------------------------------------------------------------


def read_teams(lines: list[Line], players: dict[int, PlayerRow]) -> dict[int, TeamRow]:
    """Read the teams by TPN: from 310, or from 013 in the order of the lines."""
    record = "310" if any(line.id == "310" for line in lines) else "013"
    rows: dict[int, TeamRow] = {}
    member_of: dict[int, Line] = {}
    count = 0
    for line in lines:
        if line.id != record:
            continue
        count += 1
        row = _team_310(line, players) if record == "310" else _team_013(line, players, count)
        if isinstance(row, TeamRow) and row.tpn in rows:
            first = rows[row.tpn].line.number
            line.error(5, str(row.tpn), f"a team number of its own (line {first} has it)")
            line.problems.doubts.teams.add(row.tpn)
            row = row.members
        if not isinstance(row, TeamRow):
            line.problems.doubts.players.update(row)
            member_of |= dict.fromkeys(row, line)
            continue
        for member in row.members:
            if member in member_of:
                other = member_of[member].number
                column = 74 if record == "310" else 37
                line.error(column, str(member), f"a player of one team (he is on line {other})")
                line.problems.doubts.players.add(member)
            member_of[member] = line
        rows[row.tpn] = row
    for number, player in players.items():
        if number not in member_of and rows:
            told = player.line.error if player.games else player.line.warning
            told(5, str(number), f"a player who is listed in a team (record {record})")
            if player.games:
                player.line.problems.doubts.players.add(number)
    return rows


def _members(line: Line, first: int, players: dict[int, PlayerRow]) -> tuple[tuple[int, ...], bool]:
    """Return the players listed from a column on, and whether they are all that were meant."""
    members: list[int] = []
    numbers = line.numbers(first, "a player's start number", low=0, high=MOST_PLAYERS)
    is_sound = len(numbers) == len(line.tokens(first))
    for column, number in numbers:
        if number == 0:
            continue
        if number not in players:
            line.error(column, str(number), "the start number of a player (001)")
            line.problems.doubts.players.add(number)
            is_sound = False
        elif number in members:
            line.error(column, str(number), "each player once")
            is_sound = False
        else:
            members.append(number)
    return tuple(members), is_sound


def _team_310(line: Line, players: dict[int, PlayerRow]) -> TeamRow | tuple[int, ...]:
    """Return the team; of one without a number the members alone."""
    at, is_sound = _aligned(line, 46, _TEAM_GAPS)
    members, all_read = _members(at, 74, players)
    tpn = at.whole(5, 7, "a team number from 1 to 999", low=1, high=MOST_TEAMS)
    if tpn is None:
        if not at.field(5, 7):
            line.error(5, "", "a team number from 1 to 999")
        return members
    if not (is_sound and all_read):
        line.problems.doubts.teams.add(tpn)
    at.whole(69, 71, "a rank, or nothing", high=MOST_TEAMS)
    return TeamRow(
        line=line,
        tpn=tpn,
        name=name_or_error(line, at.field(9, 40), 9, "team name", f"Team {tpn}"),
        short_name=text_or_error(line, at.field(42, 46), 42, "nickname", 20),
        match_points=at.points(55, 60, "match points, like 11.0"),
        game_points=at.points(62, 67, "game points, like 20.5"),
        members=members,
    )


def _team_013(line: Line, players: dict[int, PlayerRow], count: int) -> TeamRow | tuple[int, ...]:
    members, all_read = _members(line, 37, players)
    if count > MOST_TEAMS:
        line.error(1, line.cut(5, 36), f"at most {MOST_TEAMS} teams")
        return members
    if not all_read:
        line.problems.doubts.teams.add(count)
    return TeamRow(
        line=line,
        tpn=count,
        name=name_or_error(line, line.field(5, 36), 5, "team name", f"Team {count}"),
        short_name="",
        match_points=None,
        game_points=None,
        members=members,
    )
