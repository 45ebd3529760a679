"""The records about teams and rounds: 240, 250, 260, 299, 300, 320, 330 and their older forms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.terms import ByeKind, Forfeit
from teamswiss_gui.formats.trf.records import MOST_PLAYERS, MOST_TEAMS, Line, parse_points

_BYES = {"F": ByeKind.FULL, "H": ByeKind.HALF, "Z": ByeKind.ABSENT, "": ByeKind.ABSENT}
_FORFEITS = {
    **dict.fromkeys(("+-", "10", "WL", "WZ"), Forfeit.BLACK),
    **dict.fromkeys(("-+", "01", "LW", "ZW"), Forfeit.WHITE),
    **dict.fromkeys(("--", "00", "LL", "ZZ"), Forfeit.BOTH),
}
_ABNORMAL = frozenset("WDLFHZ+-")
STANDINGS_ONLY = 999
MOST_FORBIDDEN = 100_000
"""Pairs: what a real event never has, so that a few lines cannot ask for millions."""
MOST_ACCELERATED = MOST_TEAMS * checks.MAX_ROUNDS
"""Teams times rounds."""
_TEAM = "a team's number"
_ROUND = "a round, 1 to 99"


class Place(NamedTuple):
    """Where in the file something was said."""

    line: Line
    column: int

    def error(self, found: object, expected: str) -> None:
        """Note a problem there."""
        self.line.error(self.column, str(found), expected)


class ForfeitRow(NamedTuple):
    """A record 330."""

    place: Place
    round: int
    white: int
    black: int
    forfeit: Forfeit


class LineUpRow(NamedTuple):
    """A record 300; 0 is an empty board."""

    place: Place
    opponent: int
    players: tuple[tuple[int, int], ...]
    """(column, start number)."""


class AbnormalRow(NamedTuple):
    """A record 299; `kind` is empty for a penalty or bonus, round 0 is all of them."""

    line: Line
    kind: str
    match_points: HalfPoints | None
    game_points: HalfPoints | None
    round: int
    teams: tuple[tuple[int, int], ...]
    """(column, TPN)."""


class AccelerationRow(NamedTuple):
    """A record 250, or a line XXA."""

    line: Line
    match_points: HalfPoints
    game_points: HalfPoints
    first_round: int
    last_round: int
    teams: tuple[int, ...]


class ForbiddenRow(NamedTuple):
    """A record 260, or a line XXP."""

    line: Line
    first_round: int
    last_round: int | None
    teams: tuple[int, ...]


@dataclass
class TeamRecords:
    """Everything the file says about teams in rounds."""

    known: frozenset[int]
    byes: dict[tuple[int, int], tuple[ByeKind, Place]] = field(default_factory=dict)
    """(round, TPN) -> bye of record 240."""
    has_240: bool = False
    pab: dict[int, tuple[int, Place]] = field(default_factory=dict)
    """Round -> team of record 320."""
    pab_line: Line | None = None
    pab_points: tuple[HalfPoints | None, HalfPoints | None] = (None, None)
    forfeits: list[ForfeitRow] = field(default_factory=list)
    line_ups: dict[tuple[int, int], LineUpRow] = field(default_factory=dict)
    """(round, TPN) -> line-up."""
    abnormal: list[AbnormalRow] = field(default_factory=list)
    accelerations: list[AccelerationRow] = field(default_factory=list)
    forbidden: list[ForbiddenRow] = field(default_factory=list)
    forbidden_pairs: int = 0
    accelerated: int = 0
    absent_next: list[tuple[int, Place]] = field(default_factory=list)

    def team(self, line: Line, column: int, number: int | None) -> int | None:
        """Return a team's number if there is such a team."""
        if number is None:
            return None
        if number not in self.known:
            line.error(column, str(number), "the number of a team (310)")
            return None
        return number

    def teams(self, line: Line, first: int) -> list[tuple[int, int]]:
        """Return the teams listed from a column on."""
        numbers = line.numbers(first, _TEAM, low=0, high=MOST_TEAMS)
        found = [(column, self.team(line, column, n)) for column, n in numbers if n]
        return [(column, team) for column, team in found if team is not None]


def read_team_records(lines: list[Line], known: frozenset[int]) -> TeamRecords:
    """Read the team records; what they say is not yet compared with the games."""
    records = TeamRecords(known)
    for line in lines:
        if line.id in _READERS:
            _READERS[line.id](records, line)
    return records


def _bye(records: TeamRecords, line: Line) -> None:
    records.has_240 = True
    letter = line.field(5, 5).upper()
    if letter not in _BYES:
        line.error(5, letter, "F, H or Z")
        return
    tokens = line.tokens(6)
    if not tokens:
        line.error(7, "", _ROUND)
        return
    column, text = tokens[0]
    number = line.as_whole(text, column, _ROUND, low=1, high=checks.MAX_ROUNDS)
    if number is None:
        return
    for place, team in records.teams(line, column + len(text)):
        before = records.byes.get((number, team))
        if before is not None and before[0] is not _BYES[letter]:
            line.error(place, str(team), f"one bye in a round (line {before[1].line.number})")
        records.byes[number, team] = (_BYES[letter], Place(line, place))


def _absent(records: TeamRecords, line: Line) -> None:
    for column, team in records.teams(line, 5):
        records.absent_next.append((team, Place(line, column)))


def _pab(records: TeamRecords, line: Line) -> None:
    if records.pab_line is not None:
        line.error(1, "320", f"one record 320 (line {records.pab_line.number} is one)")
        return
    records.pab_line = line
    for gap in (9, *range(14, len(line.text) + 1, 4)):
        if line.cut(gap, gap).strip():
            line.error(gap, line.cut(gap, gap), f"a blank in column {gap}")
            return
    match_points = line.points(5, 8, "match points of the bye, like 1.0")
    game_points = line.points(10, 13, "game points of the bye, like 2.0")
    records.pab_points = (match_points, game_points)
    for number, column in enumerate(range(15, len(line.text) + 1, 4), start=1):
        team = line.whole(column, column + 2, _TEAM, high=MOST_TEAMS)
        if team and number > checks.MAX_ROUNDS:
            line.error(column, str(team), f"at most {checks.MAX_ROUNDS} rounds")
        elif team and records.team(line, column, team):
            records.pab[number] = (team, Place(line, column))


def _forfeit(records: TeamRecords, line: Line) -> None:
    text = line.cut(5, 6).strip().upper()
    numbers = line.numbers(7, "a round and two teams", low=1, high=MOST_TEAMS)
    told = [number for _column, number in numbers]
    is_round = bool(told) and told[0] <= checks.MAX_ROUNDS
    if text not in _FORFEITS:
        line.error(5, text, "+-, -+ or --")
    if len(numbers) != 3:
        line.error(8, line.cut(7), "a round, the White team and the Black team")
    elif not is_round:
        line.error(numbers[0][0], str(told[0]), _ROUND)
    elif told[1] == told[2]:
        line.error(numbers[2][0], str(told[2]), "two different teams")
    else:
        known = [records.team(line, column, team) for column, team in numbers[1:]]
        if None not in known and text in _FORFEITS:
            place = Place(line, numbers[1][0])
            number, white, black = told
            records.forfeits.append(ForfeitRow(place, number, white, black, _FORFEITS[text]))
            return
    line.problems.doubts.forfeits.add(told[0] if is_round else None)


def _line_up(records: TeamRecords, line: Line) -> None:
    numbers = [
        line.whole(5, 7, _ROUND, low=1, high=checks.MAX_ROUNDS),
        records.team(line, 9, line.whole(9, 11, _TEAM, low=1, high=MOST_TEAMS)),
        records.team(line, 13, line.whole(13, 15, _TEAM, low=1, high=MOST_TEAMS)),
    ]
    number, team, opponent = numbers
    for gap in (4, 8, 12, *range(16, len(line.text) + 1, 5)):
        if line.cut(gap, gap).strip():
            line.error(gap, line.cut(gap), f"a blank in column {gap}")
            line.problems.doubts.line_ups.add((number, team))
            return
    players = []
    for column in range(17, len(line.text) + 1, 5):
        player = line.whole(column, column + 3, "a start number, or 0", high=MOST_PLAYERS)
        if player is None and line.field(column, column + 3):
            line.problems.doubts.line_ups.add((number, team))
        players.append((column, player or 0))
    if number is None or team is None or opponent is None:
        if not all(line.field(*columns) for columns in ((5, 7), (9, 11), (13, 15))):
            line.error(5, line.cut(5, 15), "a round, a team and its opponent")
        line.problems.doubts.line_ups.add((number, team))
    elif (number, team) in records.line_ups:
        line.error(9, str(team), "one line-up of a team in a round")
        line.problems.doubts.line_ups.add((number, team))
    else:
        records.line_ups[number, team] = LineUpRow(Place(line, 9), opponent, tuple(players))


def _abnormal(records: TeamRecords, line: Line) -> None:
    kind = line.field(5, 5).upper()
    if kind and kind not in _ABNORMAL:
        line.error(5, kind, "W D L F H Z + - or a blank")
        return
    gaps = (6, 7, 12, 13, 18, 19, 23)
    start = 24
    texts = [(8, line.field(8, 11)), (14, line.field(14, 17)), (20, line.field(20, 22))]
    if any(line.cut(gap, gap).strip() for gap in gaps):
        # Some programs write the points in 7-10 and 12-15, the round in 17-19.
        words = line.tokens(6)[:3]
        if len(words) < 3 or any(parse_points(text) is None for _column, text in words):
            line.error(8, line.cut(6, 22), "match points in 8-11, game points in 14-17, a round")
            return
        texts = words
        start = texts[2][0] + len(texts[2][1])
    match_points = line.as_points(texts[0][1], texts[0][0], "match points, like -1.0")
    game_points = line.as_points(texts[1][1], texts[1][0], "game points, like -2.0")
    number = line.as_whole(texts[2][1], texts[2][0], _ROUND, high=STANDINGS_ONLY)
    if texts[2][1] and number is None:
        return
    if number and checks.MAX_ROUNDS < number < STANDINGS_ONLY:
        line.error(texts[2][0], str(number), _ROUND)
        return
    teams = tuple(records.teams(line, start))
    records.abnormal.append(AbnormalRow(line, kind, match_points, game_points, number or 0, teams))


def _acceleration(records: TeamRecords, line: Line) -> None:
    for gap in (4, 9, 14, 18, 22, 27):
        if line.cut(gap, gap).strip():
            line.error(gap, line.cut(gap), f"a blank in column {gap}")
            return
    match_points = line.points(5, 8, "match points, like 2.0")
    game_points = line.points(10, 13, "game points, like 2.0")
    first = line.whole(15, 17, _ROUND, low=1, high=checks.MAX_ROUNDS)
    last = line.whole(19, 21, _ROUND, low=1, high=checks.MAX_ROUNDS)
    low = line.whole(23, 26, _TEAM, low=1)
    high = line.whole(28, 31, _TEAM, low=1)
    if first is None or low is None:
        if not line.field(15, 17) or not line.field(23, 26):
            line.error(15, line.cut(5), "points, rounds and teams")
        return
    last = first if last is None else last
    high = low if high is None else high
    if last < first or high < low:
        line.error(15, line.cut(15, 31), "rounds and teams from the first to the last")
        return
    for column, team in ((23, low), (28, high)):
        records.team(line, column, team)
    teams = tuple(team for team in sorted(records.known) if low <= team <= high)
    zero = HalfPoints(0)
    row = AccelerationRow(line, match_points or zero, game_points or zero, first, last, teams)
    _accelerate(records, row)


def _old_acceleration(records: TeamRecords, line: Line) -> None:
    team = records.team(line, 5, line.whole(5, 8, _TEAM, low=1, high=MOST_TEAMS))
    for number, (column, text) in enumerate(line.tokens(9), start=1):
        points = line.as_points(text, column, "points, like 1.0")
        if number > checks.MAX_ROUNDS:
            line.error(column, text, f"at most {checks.MAX_ROUNDS} rounds")
            return
        if team is not None and points:
            _accelerate(records, AccelerationRow(line, points, points, number, number, (team,)))


def _forbidden(records: TeamRecords, line: Line) -> None:
    texts = [(5, line.field(5, 7)), (9, line.field(9, 11))]
    start = 12
    if any(line.cut(gap, gap).strip() for gap in (8, 12)) or any(" " in t for _c, t in texts):
        words = line.tokens(5)[:2]  # with loose spacing, both rounds must be there
        told = line.error if len(words) < 2 else line.warning
        told(8, line.cut(5, 12), "rounds in columns 5-7 and 9-11")
        if len(words) < 2:
            return
        texts = words
        start = words[1][0] + len(words[1][1])
    first = line.as_whole(texts[0][1], texts[0][0], _ROUND, low=0, high=checks.MAX_ROUNDS)
    last = line.as_whole(texts[1][1], texts[1][0], _ROUND, low=0, high=STANDINGS_ONLY)
    teams = records.teams(line, start)
    if first and last and last < first:
        line.error(texts[1][0], str(last), f"a round from {first} on")
    elif _listed(line, start) < 2:
        line.error(start + 1, line.cut(start + 1), "at least two teams")
    elif len({team for _column, team in teams}) < len(teams):
        line.error(start + 1, line.cut(start + 1), "each team once")
    elif len(teams) == _listed(line, start):
        until = last if last and last <= checks.MAX_ROUNDS else None
        numbers = tuple(team for _column, team in teams)
        _forbid(records, ForbiddenRow(line, first or 1, until, numbers))


def _forbid(records: TeamRecords, row: ForbiddenRow) -> None:
    records.forbidden_pairs += len(row.teams) * (len(row.teams) - 1) // 2
    if records.forbidden_pairs > MOST_FORBIDDEN:
        row.line.error(1, row.line.cut(5), f"at most {MOST_FORBIDDEN} forbidden pairs in a file")
    else:
        records.forbidden.append(row)


def _accelerate(records: TeamRecords, row: AccelerationRow) -> None:
    records.accelerated += len(row.teams) * (row.last_round - row.first_round + 1)
    if records.accelerated > MOST_ACCELERATED:
        row.line.error(1, row.line.cut(5), "each team once")
    else:
        records.accelerations.append(row)


def _listed(line: Line, first: int) -> int:
    """Return how many numbers stand from a column on, right or wrong; 0 stands for none."""
    return sum(text.strip("0") != "" for _column, text in line.tokens(first))


def _old_forbidden(records: TeamRecords, line: Line) -> None:
    teams = tuple(team for _column, team in records.teams(line, 5))
    is_read = len(teams) == _listed(line, 5)
    if len(teams) >= 2 and len(set(teams)) == len(teams):
        _forbid(records, ForbiddenRow(line, 1, None, teams))
    elif is_read:
        line.error(5, line.cut(5), "at least two teams, each once")


_READERS: dict[str, Callable[[TeamRecords, Line], None]] = {
    "240": _bye,
    "250": _acceleration,
    "260": _forbidden,
    "299": _abnormal,
    "300": _line_up,
    "320": _pab,
    "330": _forfeit,
    "XXA": _old_acceleration,
    "XXP": _old_forbidden,
    "XXZ": _absent,
}
TEAM_RECORDS = frozenset(_READERS)
