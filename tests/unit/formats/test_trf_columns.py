"""Every record that is written, read again by the columns of the specification alone.

Nothing of the reader is used here: a field is cut out by its columns, which count from 1.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Match, PlayerId, TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import ByeKind, Colour, Forfeit, Kind, Result, Sex, Side
from teamswiss_gui.engine.generate import Plan, generate
from teamswiss_gui.formats.trf import read_trf, write_trf
from teamswiss_gui.scoring import points as scoring
from tests.unit.formats.dressed import dressed, told

LETTERS = {
    Result.WIN: "10",
    Result.DRAW: "==",
    Result.LOSS: "01",
    Result.FORFEIT_WIN: "+-",
    Result.FORFEIT_LOSS: "-+",
    Result.FORFEIT_BOTH: "--",
    Result.UNRATED_WIN: "WL",
    Result.UNRATED_DRAW: "DD",
    Result.UNRATED_LOSS: "LW",
    Result.ADJOURNED: "  ",
    None: "  ",
}
FORFEITS = {Forfeit.BLACK: "+-", Forfeit.WHITE: "-+", Forfeit.BOTH: "--"}
BYES = {Kind.PAB: "PAB", Kind.FULL_BYE: "FPB", Kind.HALF_BYE: "HPB", Kind.ABSENT: "ZPB"}
LETTER_BYES = {Kind.PAB: "U", Kind.FULL_BYE: "F", Kind.HALF_BYE: "H", Kind.ABSENT: "Z"}
UNPLAYED = {Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS}


class Event(NamedTuple):
    """A tournament, its numbers, and the file cut into lines by record."""

    tournament: Tournament
    settings: Settings
    tpns: dict[TeamId, int]
    players: dict[PlayerId, int]
    lines: dict[str, list[str]]

    def only(self, record: str) -> str:
        (line,) = self.lines[record]
        return line

    def matches(self) -> Iterator[tuple[int, Match]]:
        for each in self.tournament.rounds:
            for match in each.matches:
                yield each.number, match


def field(line: str, first: int, last: int) -> str:
    return line[first - 1 : last].ljust(last - first + 1)


def number(line: str, first: int, last: int) -> float | None:
    text = field(line, first, last).strip()
    return float(text) if text else None


def event(seed: int) -> Event:
    dice = random.Random(seed)
    plan = Plan(
        teams=dice.choice((8, 11, 16)),
        rounds=dice.choice((3, 5)),
        seed=seed,
        boards=(1, 2, 4, 6)[seed % 4],
        forfeits=0.12,
        absences=0.06,
    )
    made = generate(plan)
    return written(made if seed % 3 == 0 else dressed(made, dice))


def written(made: Tournament) -> Event:
    tpns = {team.id: team.tpn or 0 for team in made.teams}
    players: dict[PlayerId, int] = {}
    for team in sorted(made.teams, key=lambda team: tpns[team.id]):
        for player in team.players:
            players[player.id] = len(players) + 1
    lines = defaultdict(list)
    text = write_trf(made).decode()
    assert text.endswith("\r\n")
    for line in text.split("\r\n")[:-1]:
        assert line.startswith("###") or line[3:4] in (" ", "")
        assert not {"\r", "\n"} & set(line)
        lines[line[:3]].append(line)
    return Event(made, made.settings, tpns, players, lines)


@pytest.fixture(params=range(24), scope="module")
def file(request: pytest.FixtureRequest) -> Event:
    return event(request.param)


def test_that_the_header_is_in_its_columns(file: Event) -> None:
    settings = file.settings
    line = file.only("162")
    values = (settings.board_win, settings.board_draw, settings.board_loss)
    for place, (symbol, points) in enumerate(
        zip("WDLA", (*values, settings.board_forfeit_loss), strict=True)
    ):
        start = 6 + 9 * place
        assert field(line, start, start) == symbol
        assert number(line, start + 1, start + 4) == points / 2
    line = file.only("362")
    values = (settings.match_win, settings.match_draw, settings.match_loss)
    for place, (symbol, points) in enumerate(zip(("TW", "TD", "TL"), values, strict=True)):
        start = 5 + 9 * place
        assert field(line, start, start + 1) == symbol
        assert number(line, start + 2, start + 5) == points / 2
    for place, day in enumerate(settings.round_dates):
        text = field(file.only("132"), 92 + 10 * place, 99 + 10 * place).strip()
        assert text == (f"{day.day:%y/%m/%d}" if day else "")
    assert file.only("142")[4:] == str(settings.rounds)
    assert file.only("352")[4:] == settings.board_colours
    assert file.only("202")[4:] == ",".join(settings.tiebreaks)


def test_that_players_are_in_their_columns(file: Event) -> None:
    people = [
        player
        for team in sorted(file.tournament.teams, key=lambda team: file.tpns[team.id])
        for player in team.players
    ]
    for line, player in zip(file.lines["001"], people, strict=True):
        assert int(field(line, 5, 8)) == file.players[player.id]
        assert field(line, 10, 10) == {Sex.MALE: "m", Sex.FEMALE: "w", None: " "}[player.sex]
        assert field(line, 11, 13).strip() == player.title
        assert field(line, 15, 47).strip() == player.name[:33]
        assert number(line, 49, 52) == player.rating
        assert field(line, 54, 56).strip() == player.federation
        assert field(line, 58, 68).strip() == player.fide_id
        birth = player.birth
        shown = f"{birth.year:04}/{birth.month:02}/{birth.day:02}" if birth else ""
        assert field(line, 70, 79).strip() == shown
        assert all(field(line, gap, gap) == " " for gap in (9, 14, 48, 53, 57, 69, 80, 85, 90, 91))


def test_that_results_are_in_their_columns(file: Event) -> None:
    lines = {int(field(line, 5, 8)): line for line in file.lines["001"]}
    for round_number, match in file.matches():
        if match.forfeit is not None or match.score is not None:
            continue
        start = 92 + 10 * (round_number - 1)
        for board in match.boards:
            for side in Side:
                player, other = board.player(side), board.player(side.other)
                if player is None:
                    continue
                line = lines[file.players[player]]
                met = field(line, start, start + 3).strip()
                assert met == (str(file.players[other]) if other else "0000")
                is_white = (file.settings.board_colours[board.number - 1] == "W") == (
                    side is Side.WHITE
                )
                colour = "w" if is_white != match.colours_reversed else "b"
                assert field(line, start + 5, start + 5) == (colour if other else "-")
                if board.result is not Result.SET:
                    shown = LETTERS[board.result][side is Side.BLACK]
                    assert field(line, start + 7, start + 7) == shown


def test_that_teams_are_in_their_columns(file: Event) -> None:
    totals = scoring.totals(file.tournament)
    teams = sorted(file.tournament.teams, key=lambda team: file.tpns[team.id])
    for line, old, team in zip(file.lines["310"], file.lines["013"], teams, strict=True):
        assert int(field(line, 5, 7)) == team.tpn
        assert field(line, 9, 40).strip() == field(old, 5, 36).strip() == team.name[:32]
        assert field(line, 42, 46).strip() == team.short_name[:5]
        assert number(line, 55, 60) == totals[team.id].match_points / 2
        assert number(line, 62, 67) == totals[team.id].game_points / 2
        assert int(field(line, 69, 71)) >= 1
        members = [file.players[player.id] for player in team.players]
        for place, member in enumerate(members):
            assert int(field(line, 74 + 5 * place, 77 + 5 * place)) == member
            assert int(field(old, 37 + 5 * place, 40 + 5 * place)) == member


def test_that_byes_and_forfeits_are_in_their_columns(file: Event) -> None:
    asked = {}
    for line in file.lines["240"]:
        for start in range(11, len(line) + 1, 5):
            asked[int(field(line, 7, 9)), int(field(line, start, start + 3))] = field(line, 5, 5)
    points = scoring.bye_points(file.settings, Kind.PAB)
    line = file.only("320")
    assert number(line, 5, 8) == points.match_points / 2
    assert number(line, 10, 13) == points.game_points / 2
    letters = {ByeKind.FULL: "F", ByeKind.HALF: "H"}
    wanted = {}
    for each in file.tournament.rounds:
        lucky = None
        for bye in each.byes:
            tpn = file.tpns[bye.team]
            if bye.kind in letters:
                wanted[each.number, tpn] = letters[bye.kind]
            elif bye.kind is ByeKind.PAIRING_ALLOCATED:
                lucky = tpn
        start = 15 + 4 * (each.number - 1)
        assert number(line, start, start + 2) == lucky
    assert asked == wanted
    told_ = {tuple(int(field(x, *at)) for at in ((8, 10), (12, 14), (16, 18))): field(x, 5, 6)
             for x in file.lines["330"]}  # fmt: skip
    for round_number, match in file.matches():
        if match.forfeit is not None:
            teams = file.tpns[match.white], file.tpns[match.black]
            assert told_[round_number, *teams] == FORFEITS[match.forfeit]


def test_that_line_ups_are_in_their_columns(file: Event) -> None:
    teams = {tpn: team for team, tpn in file.tpns.items()}
    for line in file.lines["300"]:
        each = file.tournament.rounds[int(field(line, 5, 7)) - 1]
        team = teams[int(field(line, 9, 11))]
        match = each.match_of(team)
        assert match is not None
        side = match.side(team)
        assert int(field(line, 13, 15)) == file.tpns[match.team(side.other)]
        if match.forfeit is None:
            for place, board in enumerate(match.boards):
                player = board.player(side)
                seat = int(field(line, 17 + 5 * place, 20 + 5 * place))
                assert seat == (file.players[player] if player else 0)


def test_that_pairs_and_points_are_in_their_columns(file: Event) -> None:
    pairs = {(file.tpns[p.team], file.tpns[p.opponent]) for p in file.tournament.forbidden_pairs}
    found = {(int(field(x, 13, 16)), int(field(x, 18, 21))) for x in file.lines["260"]}
    assert {tuple(sorted(pair)) for pair in pairs} == found
    for line in file.lines["260"]:
        assert (number(line, 5, 7), number(line, 9, 11)) == (1, 2)
    given = file.settings.given_points
    for line in file.lines["250"]:
        assert number(line, 5, 8) == given[0].match_points / 2
        assert number(line, 10, 13) == given[0].game_points / 2
        assert (number(line, 15, 17), number(line, 19, 21)) == (1, 2)
        assert number(line, 23, 26) in file.tpns.values()
        assert number(line, 28, 31) in file.tpns.values()
    for line in file.lines["299"]:
        assert field(line, 5, 5) in "WDLFHZ+- "
        assert number(line, 8, 11) is not None
        assert number(line, 14, 17) is not None
        assert all(field(line, gap, gap) == " " for gap in (4, 6, 7, 12, 13, 18, 19, 23))


def test_that_the_informative_records_are_in_their_columns(file: Event) -> None:
    teams = {tpn: team for team, tpn in file.tpns.items()}
    history, totals = scoring.history(file.tournament), scoring.totals(file.tournament)
    boards = file.settings.boards
    for long, line in zip(file.lines["801"], file.lines["802"], strict=True):
        team = teams[int(field(line, 5, 7))]
        assert int(field(long, 5, 6)) == file.tpns[team]
        assert number(line, 15, 20) == number(long, 14, 17) == totals[team].match_points / 2
        assert number(line, 22, 27) == number(long, 19, 22) == totals[team].game_points / 2
        for place, score in enumerate(history[team]):
            at = 29 + 13 * place
            wide = 24 + (8 + 2 * boards) * place  # 16 columns on four boards
            shown = field(long, wide + 6, wide + 5 + boards)
            assert number(line, at + 6, at + 9) == score.game_points / 2
            assert (field(line, at + 10, at + 10) == "f") == (score.kind in UNPLAYED)
            if score.opponent is None:
                assert field(line, at, at + 4) == f"{BYES[score.kind]}  "
                assert field(long, wide, wide + 4).strip() == ""
                assert shown == LETTER_BYES[score.kind] * boards
                continue
            mark = "w" if score.colour is Colour.WHITE else "b"
            opponent = file.tpns[score.opponent]
            assert (number(line, at, at + 2), field(line, at + 4, at + 4)) == (opponent, mark)
            assert (number(long, wide, wide + 2), field(long, wide + 4, wide + 4)) == (
                opponent,
                mark,
            )


# --- points that are wide ---------------------------------------------------------------------


def with_points(**points: int) -> Tournament:
    made = generate(Plan(teams=8, rounds=5, seed=1))
    values = {name: HalfPoints(2 * value) for name, value in points.items()}
    return replace(made, settings=replace(made.settings, **values))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "points",
    [
        {"board_win": 30, "board_draw": 10},  # a player has 110 points: no room on his line
        {"match_win": 200, "match_draw": 100},
        {"match_loss": -15},
    ],
)
def test_that_wide_points_move_no_columns(points: dict[str, int]) -> None:
    made = with_points(**points)
    file = written(made)
    test_that_the_header_is_in_its_columns(file)
    test_that_players_are_in_their_columns(file)
    test_that_teams_are_in_their_columns(file)
    found = read_trf(write_trf(made))
    assert told(found.tournament) == told(made)
    assert not found.warnings


@pytest.mark.parametrize("points", [{"board_win": 500}, {"match_win": 999}])
def test_that_points_without_room_are_refused(points: dict[str, int]) -> None:
    with pytest.raises(TeamSwissError, match="trf-points-too-wide"):
        write_trf(with_points(**points))
