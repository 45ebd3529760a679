"""C.12 takes as many matchings as there are ways for moved-down teams to move on, at most."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import replace
from math import comb, prod

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.dutch_earlier import another_set
from teamswiss_gui.engine.dutch_earlier.bracket import Bracket, Level
from teamswiss_gui.engine.dutch_earlier.solver import Solution
from teamswiss_gui.engine.dutch_earlier.state import Field
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Request
from tests.bench.fields import scattered
from tests.rules.positions import position
from tests.unit.engine.situations import random_request

Search = another_set.Search


class Counted(Search):
    """Counts its matchings and the ways that bound them."""

    seen: list[tuple[int, int]]

    def __init__(
        self, field: Field, bracket: Bracket, level: Level, above: Bracket, old: Solution
    ) -> None:
        super().__init__(field, bracket, level, above, old)
        self.matchings = 0

    def run(self) -> Solution | None:
        found = super().run()
        moved = self.scores(self.above.moved)
        ways = prod(comb(moved[score], self.wanted[score]) for score in moved)
        self.seen.append((self.matchings, ways))
        return found

    def solved(self, must: int, must_not: int) -> Solution | None:
        self.matchings += 1
        return super().solved(must, must_not)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    Counted.seen = []
    monkeypatch.setattr(another_set, "Search", Counted)
    return Counted.seen


def paired(request: Request) -> None:
    with suppress(TeamSwissError):  # some have no legal pairing
        pair(replace(request, system="dutch-earlier"))


def test_that_no_more_matchings_are_made_than_there_are_ways(seen: list[tuple[int, int]]) -> None:
    for seed in range(400):
        paired(random_request(seed, least=6, most=24))
    for seed in range(10):
        paired(scattered(60, 9, seed=seed, spread=8))
    assert seen
    assert all(matchings <= 2 * ways - 1 for matchings, ways in seen)
    # Usually nobody that was moved down moves on: then one matching is all.
    assert Counter(matchings for matchings, _ in seen).most_common(1)[0][0] == 1


def test_that_the_teams_of_a_large_bracket_are_not_decided_upon(
    seen: list[tuple[int, int]],
) -> None:
    # 61 would move down and cannot meet anyone of the next score; sixty others could go instead.
    score = dict.fromkeys(range(1, 62), 4.0) | dict.fromkeys(range(62, 122), 2.0)
    met = tuple((61, tpn) for tpn in range(62, 122))
    request = position(
        dict.fromkeys(score, ""),
        system="dutch-earlier",
        virtual={tpn: {1: points} for tpn, points in score.items()},
        forbidden=met,
    )
    answer = pair(request)
    assert seen == [(1, 1)]
    assert not any({line.white, line.black} == {61, 62} for line in answer.pairs)
