"""4.3: each article of the colour allocation, where exactly it decides."""

from __future__ import annotations

import pytest

from teamswiss_gui.engine.pair import pair
from tests.rules.positions import position

BOTH = pytest.mark.parametrize("system", ["fide-team-2026", "fide-team-draft"])


def matches(colours: str, ghost: int) -> str:
    """Drawn matches with these colours against teams that are not there; `.` is no match."""
    return " ".join(
        "half" if c == "." else f"{c}{ghost + i}=" for i, c in enumerate(colours, start=1)
    )


def white(one: str, other: str, *, first: int = 1, preferences: str = "A", **more: str) -> object:
    """Return who has White and by which article; teams 1 and 2, `first` is the first-team."""
    teams = {1: matches(one, 100), 2: matches(other, 200)}
    longest = max(len(one), len(other), 1)
    teams = {t: (text + " half" * longest).strip() for t, text in teams.items()}
    teams = {t: " ".join(text.split()[:longest]) for t, text in teams.items()}
    request = position(teams, game_points={first: 1}, preferences=preferences, **more)  # type: ignore[arg-type]
    line = pair(request).pairs[0]
    return line.white, line.rule


@BOTH
@pytest.mark.parametrize(
    ("teams", "initial", "gets_white"),
    [
        ((1, 2), "white", 1),  # the first-team 1 is odd: the initial-colour
        ((1, 2), "black", 2),
        ((2, 3), "white", 3),  # the first-team 2 is even: the other colour
        ((2, 3), "black", 2),
    ],
)
def test_that_teams_yet_to_play_have_the_colours_of_the_lot_4_3_1(
    teams: tuple[int, int], initial: str, gets_white: int, system: str
) -> None:
    request = position(dict.fromkeys(teams, "zero"), initial=initial, system=system)
    line = pair(request).pairs[0]
    assert (line.white, line.rule) == (gets_white, "4.3.1")


def test_that_the_number_is_taken_as_given_while_others_are_absent_4_3_1() -> None:  # reading 14
    request = position(dict.fromkeys((1, 2, 3), "zero"), absent=(1,))
    line = pair(request).pairs[0]
    assert (line.white, line.rule) == (3, "4.3.1")


@BOTH
@pytest.mark.parametrize(
    ("one", "other", "preferences", "first", "expected"),
    [
        ("BB", "WB", "A", 2, (1, "4.3.2")),
        ("WB", "WW", "A", 1, (1, "4.3.2")),  # only 2 has a preference, for Black
        ("", "WW", "A", 1, (1, "4.3.2")),
        ("BB", "WW", "A", 2, (1, "4.3.3")),
        ("B", "W", "B", 2, (1, "4.3.3")),
        # 1 wants White mildly (-1), 2 strongly (0 after Black twice); 4.3.5 would favour 1.
        ("...B", "WWBB", "B", 1, (2, "4.3.4")),
        ("...W", "BBWW", "B", 1, (1, "4.3.4")),
        ("W", "B", "A", 1, (2, "4.3.5")),  # +1 and -1
        ("BBB", ".BB", "A", 2, (1, "4.3.5")),  # both want White; -3 is lower than -2
        ("W", "B", "none", 1, (2, "4.3.5")),
        ("BB", ".B", "none", 2, (1, "4.3.5")),  # the note: -2 is lower than -1
        (".W", "WW", "none", 2, (1, "4.3.5")),  # the note: +1 is lower than +2
        ("WB", "BW", "A", 2, (1, "4.3.6")),  # last time 1 had Black and 2 White
        ("WB.", ".BW", "A", 2, (1, "4.3.6")),  # reading 13: unplayed rounds are squeezed out
        ("WBBWB", "BWBWB", "A", 2, (1, "4.3.6")),  # four matches back
        ("BB", "BB", "A", 1, (1, "4.3.7")),
        ("BB", "BB", "A", 2, (2, "4.3.7")),
        ("WW", "WW", "A", 1, (2, "4.3.7")),
        ("WB", "WB", "A", 2, (2, "4.3.8")),  # no preference: the first-team had Black
        ("BW", "BW", "A", 2, (1, "4.3.8")),
        ("..", "WB", "A", 1, (2, "4.3.9")),  # the first-team never played; the other had Black
        ("..", "BW", "A", 1, (1, "4.3.9")),
    ],
)
def test_that_colours_are_given(
    one: str, other: str, preferences: str, first: int, expected: tuple[int, str], system: str
) -> None:
    assert white(one, other, first=first, preferences=preferences, system=system) == expected
