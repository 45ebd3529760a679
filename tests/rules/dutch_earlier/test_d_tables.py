"""D.1 to D.3: the tables of the text, and the engine's choice in the same order."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.engine.dutch_earlier.solver import Outside, Problem
from teamswiss_gui.engine.dutch_earlier.state import Field, Preference, Strength, TeamState
from teamswiss_gui.engine.request import Request
from tests.reference.dutch_earlier_exhaustive import exchanges, moved_down_sets, transpositions

D1 = """
6 7 8 9 10 11 | 6 7 8 9 11 10 | 6 7 8 10 9 11 | 6 7 8 10 11 9 | 6 7 8 11 9 10 | 6 7 8 11 10 9
6 7 9 8 10 11 | 6 7 9 8 11 10 | 6 7 9 10 8 11 | 6 7 9 10 11 8 | 6 7 9 11 8 10 | 6 7 9 11 10 8
6 7 10 8 9 11 | 6 7 10 8 11 9 | 6 7 10 9 8 11 | 6 7 10 9 11 8 | 6 7 10 11 8 9 | 6 7 10 11 9 8
6 7 11 8 9 10 | 6 7 11 8 10 9 | 6 7 11 9 8 10 | 6 7 11 9 10 8 | 6 7 11 10 8 9 | 6 7 11 10 9 8
"""
D2 = {  # S2 -> the numbers under S1 5, 4, 3, 2, 1
    6: (1, 3, 6, 10, 15),
    7: (2, 5, 9, 14, 20),
    8: (4, 8, 13, 19, 24),
    9: (7, 12, 18, 23, 27),
    10: (11, 17, 22, 26, 29),
    11: (16, 21, 25, 28, 30),
}
D3 = {
    5: "12345",
    4: "1234 1235 1245 1345 2345",
    3: "123 124 125 134 135 145 234 235 245 345",
    2: "12 13 14 15 23 24 25 34 35 45",
    1: "1 2 3 4 5",
}
FIRST, SECOND = range(1, 6), range(6, 12)


def test_that_the_24_listed_transpositions_come_first_and_there_are_720_d_1() -> None:
    listed = [tuple(map(int, e.split())) for e in D1.replace("\n", "|").split("|") if e.strip()]
    assert len(listed) == 24
    assert list(islice(transpositions(SECOND), 24)) == listed
    everything = list(transpositions(SECOND))
    assert len(everything) == 720
    assert everything[24][:3] == (6, 8, 7)
    assert everything[719] == (11, 10, 9, 8, 7, 6)


def test_that_one_player_is_exchanged_in_the_order_of_the_table_d_2() -> None:
    order = {n: (one, two) for two, row in D2.items() for one, n in zip("54321", row, strict=True)}
    listed = [((int(order[n][0]),), (order[n][1],)) for n in range(1, 31)]
    assert list(exchanges(FIRST, SECOND, 1)) == listed


def test_that_two_players_are_exchanged_by_the_numbered_procedure_d_2() -> None:
    # The table is illegible; these follow from the differences 13 - 9, 14 - 9, 13 - 8 and so on.
    assert list(islice(exchanges(FIRST, SECOND, 2), 6)) == [
        ((5, 4), (6, 7)),
        ((5, 4), (6, 8)),
        ((5, 3), (6, 7)),
        ((5, 4), (6, 9)),
        ((5, 4), (7, 8)),
        ((5, 3), (6, 8)),
    ]


@pytest.mark.parametrize("size", D3)
def test_that_the_sets_of_moved_down_players_are_those_of_the_table_d_3(size: int) -> None:
    listed = [tuple(int(c) for c in word) for word in D3[size].split()]
    assert list(moved_down_sets(FIRST, size)) == listed


# --- the engine chooses the first of these lists that everybody may meet in ----------------------


def field_of(count: int, may_meet: set[tuple[int, int]], scores: list[int]) -> Field:
    state = [
        TeamState(
            tpn=n,
            score=HalfPoints(score),
            colours=(),
            preference=Preference(None, Strength.NONE),
            downfloats=(False, False),
            upfloats=(False, False),
            may_have_bye=True,
            top_scorer=False,
        )
        for n, score in zip(range(1, count + 1), scores, strict=True)
    ]
    rows = [0] * count
    for a, b in may_meet:
        rows[a - 1] |= 1 << b - 1
        rows[b - 1] |= 1 << a - 1
    return Field(Request("dutch-earlier", 9, 1, ()), tuple(state), tuple(rows))


def engine(field: Field, moved: int, count: int) -> list[tuple[int, int]] | None:
    everyone = (1 << len(field.teams)) - 1
    places = len(field.teams) - 2 * count
    outside = Outside(0, places, lambda t: True, lambda t: False)
    problem = Problem(field, everyone, moved, outside, heterogeneous=bool(moved))
    solution = problem.solve()
    return None if solution is None else [(a + 1, b + 1) for a, b in solution.pairs]


def homogeneous(first: list[int], second: list[int]) -> Iterator[list[tuple[int, int]]]:
    for size in range(min(len(first), len(second)) + 1):
        for out, into in exchanges(first, second, size):
            one = sorted({*first, *into} - {*out})
            two = sorted({*second, *out} - {*into})
            for order in transpositions(two, len(one)):
                yield list(zip(one, order, strict=True))


@pytest.mark.parametrize("seed", range(60))
def test_that_the_first_candidate_that_may_be_is_chosen_d_1_d_2(seed: int) -> None:
    chance = random.Random(seed)
    count = chance.choice((5, 6, 7))
    all_pairs = [(a, b) for a in range(1, count + 1) for b in range(a + 1, count + 1)]
    may = {pair for pair in all_pairs if chance.random() < chance.choice((0.3, 0.5, 0.8))}
    teams = list(range(1, count + 1))
    half = count // 2
    for pairs in homogeneous(teams[:half], teams[half:]):
        if all((min(p), max(p)) in may for p in pairs):
            wanted: list[tuple[int, int]] | None = pairs
            break
    else:
        wanted = None
    assert engine(field_of(count, may, [0] * count), 0, half) == wanted


@pytest.mark.parametrize("seed", range(60))
def test_that_moved_down_teams_are_paired_in_the_order_of_d_1_2_and_d_3(seed: int) -> None:
    chance = random.Random(f"moved {seed}")
    count, down = 8, chance.choice((1, 2, 3))
    all_pairs = [(a, b) for a in range(1, count + 1) for b in range(a + 1, count + 1)]
    may = {pair for pair in all_pairs if chance.random() < chance.choice((0.3, 0.5, 0.8))}
    teams = list(range(1, count + 1))
    found = None
    for size in range(down, 0, -1):
        for one in moved_down_sets(teams[:down], size):
            two = [t for t in teams if t not in one]
            for order in transpositions(two, size):
                pairs = list(zip(one, order, strict=True))
                if found is None and all((min(p), max(p)) in may for p in pairs):
                    rest = [t for t in two if t not in order]
                    cut = count // 2 - size
                    for more in homogeneous(rest[:cut], rest[cut:]):
                        if all((min(p), max(p)) in may for p in more):
                            found = pairs + more
                            break
        if found is not None:
            break
    if found is None:
        return
    scores = [4] * down + [2] * (count - down)
    assert engine(field_of(count, may, scores), (1 << down) - 1, count // 2) == found
