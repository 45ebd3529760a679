"""Every tie-break against a second implementation, and what holds for all of them."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.scoring.ledger import ledger
from teamswiss_gui.scoring.standings import standings
from teamswiss_gui.scoring.tiebreaks import Shape, parse, registry, tiebreak_of
from teamswiss_gui.scoring.tiebreaks.codes import valid_codes
from tests.unit.scoring.naive import Naive
from tests.unit.scoring.random_events import random_event

CODES = [*valid_codes(), "KS/L+1", "KS:GP/L-3", "SSSC/K4", "SSSC/K7/P/F"]
MEASURED = [code for code in CODES if tiebreak_of(parse(code)).measure]
ORDERING = [code for code in CODES if tiebreak_of(parse(code)).arrange]
SUMS = [code for code in MEASURED if tiebreak_of(parse(code)).shape is Shape.SUM]
seeds = st.integers(0, 10**9)


def test_that_no_tiebreak_is_without_a_second_implementation() -> None:
    assert {parse(code).name for code in MEASURED + ORDERING} == set(registry())


@pytest.mark.parametrize("name", sorted({parse(code).name for code in MEASURED}))
@settings(max_examples=12)
@given(seed=seeds)
def test_that_values_agree_with_the_naive_ones(name: str, seed: int) -> None:
    tournament = random_event(seed).tournament
    book = ledger(tournament)
    naive = Naive(tournament, book.after)
    for code in (code for code in MEASURED if parse(code).name == name):
        measure = tiebreak_of(parse(code)).measure
        assert measure
        for team in book.teams:
            value = measure(book, parse(code), team).value
            expected = naive.value(code, int(team))
            assert (list(value) if isinstance(value, tuple) else value) == expected, code


@pytest.mark.parametrize("name", sorted({parse(code).name for code in ORDERING}))
@settings(max_examples=50)
@given(seed=seeds)
def test_that_orders_agree_with_the_naive_ones(name: str, seed: int) -> None:
    tournament = random_event(seed).tournament
    book = ledger(tournament)
    naive = Naive(tournament, book.after)
    size = random.Random(seed).randint(2, min(5, len(book.teams)))
    group = book.teams[:size]
    for code in (code for code in ORDERING if parse(code).name == name):
        arrange = tiebreak_of(parse(code)).arrange
        assert arrange
        found = [sorted(part) for part in arrange(book, parse(code), group).groups]
        expected = naive.ordered(code, [int(team) for team in group])
        assert found == [sorted(part) for part in expected], code


@settings(max_examples=25)
@given(seed=seeds)
def test_that_the_terms_sum_up_to_the_value(seed: int) -> None:
    table = standings(random_event(seed).tournament, tiebreaks=SUMS)
    for row in table.rows:
        for index in range(len(SUMS)):
            working = table.working(row.team, index)
            assert working.sum == working.value


@settings(max_examples=60)
@given(seed=seeds)
def test_that_the_order_of_entry_changes_nothing(seed: int) -> None:
    tournament = random_event(seed).tournament
    codes = random.Random(seed).sample(CODES, 4)
    before = standings(tournament, tiebreaks=codes)
    after = standings(reentered(tournament, seed), tiebreaks=codes)
    numbers = {team.id: team.tpn for team in reentered(tournament, seed).teams}
    assert [(row.rank, int(row.team), row.values) for row in before.rows] == [
        (row.rank, numbers[row.team], row.values) for row in after.rows
    ]


def reentered(tournament: Tournament, seed: int) -> Tournament:
    """Give every team another id, as if the teams had been entered in another order."""
    ids = [int(team.id) for team in tournament.teams]
    shuffled = list(ids)
    random.Random(seed + 1).shuffle(shuffled)
    new = {TeamId(a): TeamId(b) for a, b in zip(ids, shuffled, strict=True)}
    teams = [replace(team, id=new[team.id]) for team in tournament.teams]
    return replace(
        tournament,
        teams=tuple(sorted(teams, key=lambda team: team.id)),
        rounds=tuple(
            replace(
                each,
                matches=tuple(
                    replace(match, white=new[match.white], black=new[match.black])
                    for match in each.matches
                ),
                byes=tuple(replace(bye, team=new[bye.team]) for bye in each.byes),
            )
            for each in tournament.rounds
        ),
        adjustments=tuple(replace(each, team=new[each.team]) for each in tournament.adjustments),
    )


@settings(max_examples=60)
@given(seed=seeds)
def test_that_ranks_are_shared_exactly_where_everything_is_equal(seed: int) -> None:
    codes = ["MPvGP", "BH:MP/C1", "WIN"]
    table = standings(random_event(seed).tournament, tiebreaks=codes)
    primary = table.book.primary_is_mp
    assert table.rows[0].decided_by is None
    for above, below in zip(table.rows, table.rows[1:], strict=False):
        keys = [
            (row.points.match_points if primary else row.points.game_points, row.values)
            for row in (above, below)
        ]
        assert (above.rank == below.rank) == (keys[0] == keys[1])
        assert (below.decided_by is None) == (keys[0] == keys[1])
        assert keys[0] >= keys[1]
