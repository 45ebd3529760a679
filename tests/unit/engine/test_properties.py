"""What must hold for every situation: symmetry, and shortcuts that change nothing."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any
from unittest.mock import patch

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.fide_team import upfloaters
from teamswiss_gui.engine.fide_team.brackets import (
    pair_by_prices,
    pair_by_weights,
    pair_simply,
)
from teamswiss_gui.engine.fide_team.rounds import PairedRound, pair_round
from teamswiss_gui.engine.fide_team.upfloaters import Situation, by_weights, select
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.engine.matching import maximum
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Kind, Request, RoundEntry, Team
from tests.unit.engine.situations import (
    colours_exchanged,
    random_request,
    renumbered,
    top_heavy,
)

seeds = st.integers(min_value=0, max_value=10**9)


def paired_or_skip(request: Request) -> PairedRound:
    try:
        return pair_round(request, Hooks())
    except TeamSwissError:
        assume(False)  # no legal pairing exists
        raise


def answer_or_skip(request: Request) -> Answer:
    paired_or_skip(request)
    return pair(request)


@given(seeds)
def test_that_exchanging_all_colours_exchanges_the_answer(seed: int) -> None:
    request = random_request(seed)
    told = answer_or_skip(request)
    other = pair(colours_exchanged(request))
    # 4.3.5 names White, so it is the one article that would need CDs to be mirrored: they are.
    assert [(p.white, p.black, p.rule) for p in told.pairs] == [
        (p.black, p.white, p.rule) for p in other.pairs
    ]
    assert told.brackets == other.brackets
    assert told.bye == other.bye


@given(seeds, st.sampled_from([3, 5, 101]))
def test_that_only_the_order_and_the_parity_of_numbers_matter(seed: int, step: int) -> None:
    request = random_request(seed)
    told = answer_or_skip(request)
    other = pair(renumbered(request, step))
    assert [(step * p.white, step * p.black, p.rule) for p in told.pairs] == [
        (p.white, p.black, p.rule) for p in other.pairs
    ]


@given(seeds)
def test_that_the_order_of_the_list_does_not_matter(seed: int) -> None:
    request = random_request(seed)
    told = answer_or_skip(request)
    assert pair(replace(request, teams=request.teams[::-1])) == told


@given(seeds)
def test_that_a_far_lower_pair_changes_nothing_above(seed: int) -> None:
    request = random_request(seed)
    told = answer_or_skip(request)
    # Nobody above may meet the two; they have had the bye; there is an empty score in between, so
    # that what C6 calls the following scoregroup stays what it was for all but the last group.
    low = RoundEntry(None, None, Kind.PAB, HalfPoints(-900), HalfPoints(-900))
    rounds = request.next_round - 1
    assume(rounds > 0)
    tpns = [team.tpn for team in request.teams]
    pair_below = (max(tpns) + 1, max(tpns) + 2)
    history = (low, *([replace(low, kind=Kind.ABSENT)] * (rounds - 1)))
    teams = (*request.teams, *(Team(t, history=history) for t in pair_below))
    barred = frozenset((t, low_tpn) for t in tpns for low_tpn in pair_below)
    other = pair(replace(request, teams=teams, forbidden_pairs=request.forbidden_pairs | barred))
    assert other.bye == told.bye
    assert [(p.white, p.black) for p in other.pairs][:-1] == [
        (p.white, p.black) for p in told.pairs
    ]


@given(seeds)
def test_that_every_answer_is_a_legal_pairing(seed: int) -> None:
    request = random_request(seed)
    told = answer_or_skip(request)
    present = {team.tpn: team for team in request.teams if team.available}
    listed = [tpn for p in told.pairs for tpn in (p.white, p.black)]
    if told.bye is not None:
        listed.append(told.bye)
    assert sorted(listed) == sorted(present)
    for p in told.pairs:
        assert (min(p.white, p.black), max(p.white, p.black)) not in request.forbidden_pairs
        assert all(e.opponent != p.black for e in present[p.white].history if e.kind is Kind.PLAYED)


@given(seeds)
def test_that_the_simple_choice_of_upfloaters_is_the_general_one(seed: int) -> None:
    paired = paired_or_skip(random_request(seed))
    for turn in paired.brackets:
        inside, _ = maximum(paired.field.may_meet, turn.before.residents)
        chosen, general = select(turn.before), by_weights(turn.before, inside)
        assert replace(chosen, rest=[]) == replace(general, rest=[])


@settings(max_examples=60)
@given(seeds, st.sampled_from((0, 0.5, 0.9, 0.95)))
def test_that_few_of_the_teams_below_are_enough_to_choose_upfloaters(
    seed: int, met_below: float
) -> None:
    request = top_heavy(seed, met_below=met_below)
    told = answer_or_skip(request)
    with patch.object(upfloaters, "enough_below", lambda now, _costs: now.below):
        assert pair(request) == told


def test_that_all_teams_below_are_weighed_where_few_leave_others_that_cannot_be_paired() -> None:
    weighed = upfloaters._weighed
    tried: list[tuple[Situation, bool]] = []

    def watched(now: Situation, *given: Any, **ask: Any) -> list[int]:
        tried.append((now, given[-1] == now.below))
        return weighed(now, *given, **ask)

    with patch.object(upfloaters, "_weighed", watched):
        for seed in range(20):
            pair(top_heavy(seed, met_below=0.85))
    again = [b for (one, a), (other, b) in pairwise(tried) if one is other and not a]
    assert True in again
    assert sum(not everyone for _, everyone in tried) > again.count(True)  # few were enough


@given(seeds)
def test_that_the_simple_pairing_of_a_bracket_is_the_general_one(seed: int) -> None:
    paired = paired_or_skip(random_request(seed, most=20))
    for turn in paired.brackets:
        simple = pair_simply(turn.bracket)
        if simple is not None:
            assert simple == pair_by_weights(turn.bracket)


@given(seeds)
def test_that_prices_of_the_teams_prove_the_general_pairing_of_a_bracket(seed: int) -> None:
    paired = paired_or_skip(random_request(seed, most=20))
    for turn in paired.brackets:
        priced = pair_by_prices(turn.bracket)
        if priced is not None:
            assert priced == pair_by_weights(turn.bracket)


@given(seeds)
def test_that_the_explanation_changes_nothing_and_accounts_for_every_pair(seed: int) -> None:
    request = random_request(seed)
    told = answer_or_skip(request)
    explained = pair(request, explain=True)
    assert replace(explained, explanation=None) == told
    steps = explained.explanation
    assert steps is not None
    kinds = [step["kind"] for step in steps]
    assert kinds.count("pair") == kinds.count("colours") == len(told.pairs)
    assert kinds.count("upfloaters") == kinds.count("pairing") == len(told.brackets or ())
    assert kinds.count("bye") == (told.bye is not None)
