"""A file with several problems of several kinds: all in one report, each once, with its place."""

from __future__ import annotations

import random
from typing import Any

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.generate import Plan, generate
from teamswiss_gui.formats.trf import read_trf, write_trf
from tests.unit.formats.test_trf_reading import GAMES, HEADER, TEAMS, players, problems

# A second round: 1 plays 3, 2 plays 4.
SECOND = {
    1: "   5 b 1",
    2: "   6 w =",
    3: "   7 w 1",
    4: "   8 b 0",
    5: "   1 w 0",
    6: "   2 b =",
    7: "   3 b 0",
    8: "   4 w 1",
}
TWO_ROUNDS = {number: f"{GAMES[number]}  {SECOND[number]}" for number in GAMES}
FIRST_PLAYER = 7
"""The line of player 1: six lines of header stand before it."""
FIRST_TEAM = 15


def lines_of(text: str) -> set[tuple[int, str]]:
    return {(line, record) for line, _column, record, _found, _expected in problems(text)}


def file(games: dict[int, str], *, teams: str = TEAMS, extra: str = "") -> str:
    return HEADER + players(games) + teams + extra


def test_that_the_file_itself_is_in_order() -> None:
    assert len(read_trf(file(TWO_ROUNDS)).tournament.rounds) == 2


def test_that_a_broken_roster_does_not_hide_what_is_wrong_in_rounds() -> None:
    games = {**TWO_ROUNDS, 8: "   6 b 1     4 b 1"}
    twice = TEAMS.replace("   1    2\n", "   1    2    2\n")
    assert problems(file(games, teams=twice)) == [
        (FIRST_PLAYER + 7, 107, "001", "b", "w, as the opponent shows"),
        (FIRST_TEAM, 87, "310", "2", "each player once"),
    ]


def test_that_header_roster_round_and_team_records_are_reported_together() -> None:
    games = {**TWO_ROUNDS, 1: "   3 w 1     5 b 9", 6: "   8 w 0     2 b 1"}
    text = file(
        games,
        teams=TEAMS.replace("310   4 ", "310  4x "),
        extra="240 Q   1    1\n299    1.3              1    1\n300   1   1   2    1    5\n",
    ).replace("142 3", "142 many")
    assert lines_of(text) >= {
        (2, "142"),
        (FIRST_PLAYER, "001"),
        (FIRST_TEAM + 3, "310"),
        (FIRST_TEAM + 4, "240"),
        (FIRST_TEAM + 5, "299"),
    }


def test_that_players_without_a_readable_line_are_not_blamed_on_their_opponents() -> None:
    text = file(TWO_ROUNDS).replace("001    5 m", "001   5x m")
    assert problems(text) == [
        (FIRST_PLAYER + 4, 5, "001", "5x", "a start number from 1 to 9999"),
        (FIRST_TEAM + 2, 77, "310", "5", "the start number of a player (001)"),
    ]


def test_that_players_of_a_team_without_a_readable_number_are_not_blamed() -> None:
    text = file(TWO_ROUNDS, teams=TEAMS.replace("310   2 ", "310   ? "))
    assert problems(text) == [(FIRST_TEAM + 1, 5, "310", "?", "a team number from 1 to 999")]


def test_that_one_unreadable_round_leaves_the_other_rounds_checked() -> None:
    games = {**TWO_ROUNDS, 3: "   1 b ?     7 w 1", 7: "   5 w 0     3 w 0"}
    assert problems(file(games)) == [
        (FIRST_PLAYER + 2, 99, "001", "?", "a result: 1 = 0 W D L + - H F U Z, or nothing"),
        (FIRST_PLAYER + 6, 107, "001", "w", "b, as the opponent shows"),
    ]


def test_that_an_unreadable_forfeit_is_not_blamed_on_the_players() -> None:
    games = {**GAMES, 1: "0000 - +", 2: "0000 - +", 3: "0000 - -", 4: "0000 - -"}
    text = file(games, extra="330 +?   1   1   2\n")
    assert problems(text) == [(FIRST_TEAM + 4, 5, "330", "+?", "+-, -+ or --")]


def test_that_an_unreadable_line_up_is_not_blamed_on_the_players() -> None:
    games = {**GAMES, 1: "   4 b 1", 2: "   3 w =", 3: "   2 b =", 4: "   1 w 0"}
    text = file(games, extra="300   1   1   2    2   1x\n")
    assert problems(text) == [(FIRST_TEAM + 4, 22, "300", "1x", "a start number, or 0")]


def test_that_a_record_without_its_numbers_is_reported_beside_other_problems() -> None:
    text = file(TWO_ROUNDS, extra="300   1   1\n260   1   2    1\nXXP 3\n").replace(
        "142 3", "142 x"
    )
    assert lines_of(text) == {
        (2, "142"),
        (FIRST_TEAM + 4, "300"),
        (FIRST_TEAM + 5, "260"),
        (FIRST_TEAM + 6, "XXP"),
    }


def test_that_points_without_a_team_or_a_paired_round_are_reported_beside_others() -> None:
    extra = "299   -1.0  0.0     1\n299   -1.0  0.0     9    2\n"
    text = file({**TWO_ROUNDS, 2: "   4 b 5     6 w ="}, extra=extra)
    assert lines_of(text) == {
        (FIRST_PLAYER + 1, "001"),
        (FIRST_TEAM + 4, "299"),
        (FIRST_TEAM + 5, "299"),
    }


@pytest.mark.parametrize("seed", range(12))
def test_that_damages_far_apart_are_all_found(seed: int) -> None:
    dice = random.Random(seed)
    lines = write_trf(generate(Plan(teams=14, rounds=4, seed=seed))).decode().split("\r\n")
    touched = set()
    for record, column, wrong in (
        ("142", 5, "q"),
        ("001", 5, "...."),
        ("001", 49, "20x0"),
        ("001", 99, "?"),
        ("001", 109, "?"),
        ("310", 55, "  1.2 "),
        ("310", 74, " 9xx"),
        ("352", 5, "WXWX"),
    ):
        free = [i for i, line in enumerate(lines) if line[:3] == record and i not in touched]
        place = dice.choice(free)
        touched.add(place)
        line = lines[place].ljust(column)
        lines[place] = line[: column - 1] + wrong + line[column - 1 + len(wrong) :]
    with pytest.raises(TeamSwissError) as caught:
        read_trf("\r\n".join(lines))
    listed: Any = caught.value.details["problems"]
    assert {line - 1 for line, *_rest in listed} >= touched
