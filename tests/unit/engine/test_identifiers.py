"""The first pairing of an order: the short way and the long way say the same."""

from __future__ import annotations

import random
from unittest.mock import patch

import pytest

from teamswiss_gui.engine.fide_team import identifiers
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Request, Team


@pytest.mark.parametrize("seed", range(200))
def test_that_giving_each_the_first_left_agrees_with_moving_holders(seed: int) -> None:
    chance = random.Random(seed)
    size = chance.randint(1, 9)
    share = chance.choice((0.3, 0.6, 0.9, 1))
    top, bottom = identifiers.halves((1 << 2 * size) - 1)
    rows = {
        v: sum(1 << size + w for w in range(size) if chance.random() < share) for v in range(size)
    }
    mate = identifiers.match_across(rows, top, bottom)
    if mate is None:
        return
    short = identifiers.first_bottoms(rows, top, list(mate))
    with patch.object(identifiers, "_each_first", return_value=None):
        assert identifiers.first_bottoms(rows, top, list(mate)) == short


def test_that_the_first_round_of_the_largest_event_pairs_the_halves_in_order() -> None:
    teams = tuple(Team(tpn) for tpn in range(1, 10_000))
    answer = pair(Request("fide-team-2026", total_rounds=9, next_round=1, teams=teams))
    assert answer.bye == 9_999
    assert {(min(p.white, p.black), max(p.white, p.black)) for p in answer.pairs} == {
        (tpn, tpn + 4_999) for tpn in range(1, 5_000)
    }
