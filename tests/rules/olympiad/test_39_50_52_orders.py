"""39, 40, 49, 50, 52: the orders of priority, as the text lists them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from teamswiss_gui.engine.matching import maximum
from teamswiss_gui.engine.olympiad.choices import (
    Chooser,
    Options,
    by_ends,
    by_halves,
    pair_in_order,
    with_slot,
)

RULE_40 = """
    1x4 2x5 3x6 | 1x4 2x6 3x5 | 1x4 2x3 5x6 | 1x5 2x4 3x6 | 1x5 2x6 3x4
    1x5 2x3 4x6 | 1x6 2x4 3x5 | 1x6 2x5 3x4 | 1x6 2x3 4x5 | 1x3 2x5 4x6
    1x3 2x6 4x5 | 1x3 2x4 5x6 | 1x2 3x5 4x6 | 1x2 3x6 4x5 | 1x2 3x4 5x6
"""
RULE_50 = """
    1x6 2x5 3x4 | 1x6 2x4 3x5 | 1x6 2x3 4x5 | 1x5 2x6 3x4 | 1x5 2x4 3x6
    1x5 2x3 4x6 | 1x4 2x6 3x5 | 1x4 2x5 3x6 | 1x4 2x3 5x6 | 1x3 2x6 4x5
    1x3 2x5 4x6 | 1x3 2x4 5x6 | 1x2 3x6 4x5 | 1x2 3x5 4x6 | 1x2 3x4 5x6
"""
RULE_52 = """
    1x5 2x4 3-floater | 1x5 2x3 4-floater | 1x5 3x4 2-floater | 1x4 2x5 3-floater
    1x4 2x3 5-floater | 1x4 3x5 2-floater | 1x3 2x5 4-floater | 1x3 2x4 5-floater
    1x3 4x5 2-floater | 1x2 3x5 4-floater | 1x2 3x4 5-floater | 1x2 4x5 3-floater
    2x5 3x4 1-floater | 2x4 3x5 1-floater | 2x3 4x5 1-floater
"""
FLOATS = 0
Listed = frozenset[frozenset[int]]


def read(table: str) -> list[Listed]:
    """Return the pairings of a table; a floater is paired with 0."""
    found = []
    for line in table.replace("\n", "|").split("|"):
        words = line.replace("-floater", f"x{FLOATS}").split()
        pairs = [frozenset(int(n) for n in word.split("x")) for word in words]
        if pairs:
            found.append(frozenset(pairs))
    assert len(found) == 15
    return found


def graph_of(edges: Sequence[frozenset[int]], count: int) -> list[int]:
    """Return the masks of a graph whose team n is vertex n - 1."""
    rows = [0] * count
    for edge in edges:
        a, b = sorted(edge)
        rows[a - 1] |= 1 << b - 1
        rows[b - 1] |= 1 << a - 1
    return rows


def in_order(options: Options, order: Sequence[int]) -> Iterator[Listed]:
    """Yield all pairings of some teams in the order in which the options are tried."""
    if not order:
        yield frozenset()
    for other in options(order) if order else ():
        left = [team for team in order[1:] if team != other]
        for more in in_order(options, left):
            yield more | {frozenset({order[0], other})}


def chosen(edges: Sequence[frozenset[int]], options: Options) -> Listed:
    choices = pair_in_order(graph_of(edges, 6), range(6), options, "")
    return frozenset(frozenset({c.team + 1, (c.opponent or 0) + 1}) for c in choices)


@pytest.mark.parametrize(("options", "table"), [(by_halves, RULE_40), (by_ends, RULE_50)])
def test_that_six_teams_have_the_15_pairings_in_the_order_listed(
    options: Options, table: str
) -> None:
    assert list(in_order(options, range(1, 7))) == read(table)


@pytest.mark.parametrize(("options", "table"), [(by_halves, RULE_40), (by_ends, RULE_50)])
def test_that_whatever_may_meet_the_first_of_the_list_that_can_be_is_chosen(
    options: Options, table: str
) -> None:
    listed = read(table)
    edges = [frozenset(pair) for pair in combinations(range(1, 7), 2)]
    for mask in range(0, 1 << len(edges), 3):  # every third of all graphs on six teams
        some = {edge for bit, edge in enumerate(edges) if mask >> bit & 1}
        wanted = next((each for each in listed if each <= some), None)
        if wanted is None:
            assert maximum(graph_of(sorted(some, key=sorted), 6), 63)[1].deficiency
        else:
            assert chosen(sorted(some, key=sorted), options) == wanted


@pytest.mark.parametrize("floater", [None, 1, 2, 3, 4, 5])
def test_that_five_teams_have_the_pairings_of_rule_52_and_a_floater_does_not_float_again(
    floater: int | None,
) -> None:
    listed = [
        each
        for each in read(RULE_52)
        if floater is None or frozenset({floater, FLOATS}) not in each
    ]
    if floater == 2:  # the bracketed exception: (3), (6) and (9) are not valid
        without = [n for n, each in enumerate(read(RULE_52), start=1) if each not in listed]
        assert without == [3, 6, 9]
    edges = [frozenset(pair) for pair in combinations(range(1, 6), 2)]
    for mask in range(1 << len(edges)):  # every graph on five teams
        some = {edge for bit, edge in enumerate(edges) if mask >> bit & 1}
        may_float = 31 if floater is None else 31 & ~(1 << floater - 1)
        rows, slot = with_slot(graph_of(sorted(some, key=sorted), 5), may_float)
        wanted = next(
            (each for each in listed if {e for e in each if FLOATS not in e} <= some), None
        )
        if wanted is None:
            with pytest.raises(ValueError, match="no complete pairing"):
                Chooser(rows, rows, rows, 63)
            continue
        choices = Chooser(rows, rows, rows, 63).take_all(range(5), by_ends, "52", slot)
        assert wanted == frozenset(
            frozenset({c.team + 1, FLOATS if c.opponent is None else c.opponent + 1})
            for c in choices
        )
