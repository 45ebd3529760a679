"""Why two teams do not meet: the reason is the one that trying every pairing gives."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.evaluate import Evaluation, evaluate
from teamswiss_gui.engine.fide_team.editions import EDITIONS
from teamswiss_gui.engine.fide_team.identifiers import identifier
from teamswiss_gui.engine.instead.ask import why_not
from teamswiss_gui.engine.instead.model import Instead, Obstacle
from teamswiss_gui.engine.pair import SYSTEMS, pair
from teamswiss_gui.engine.request import Request
from tests.unit.engine.situations import random_request

seeds = st.integers(min_value=0, max_value=10**9)
Pairs = list[tuple[int, int]]


def answered(request: Request) -> Answer | None:
    try:
        return pair(request)
    except TeamSwissError as error:
        if error.code != "no-legal-pairing":
            raise
        return None


def every_pairing(teams: list[int]) -> Iterator[tuple[Pairs, int | None]]:
    """Yield all pairings, with every possible bye if the number is odd."""
    if len(teams) % 2:
        for lucky in teams:
            for pairs, _ in every_pairing([team for team in teams if team != lucky]):
                yield pairs, lucky
        return
    if not teams:
        yield [], None
        return
    first, *rest = teams
    for other in rest:
        for pairs, bye in every_pairing([team for team in rest if team != other]):
            yield [(first, other), *pairs], bye


def steps(request: Request, found: Evaluation) -> list[tuple[str, Any]]:
    """Return what the rules decide on, in their order: less is better."""
    names = EDITIONS[request.system].criteria
    told: list[tuple[str, Any]] = [("bye", found.bye_rank or 0)]
    for line, pairs in zip(found.brackets, found.pairings, strict=True):
        values: Any = line.criteria
        told.append((names.count, values[names.count]))
        told.append((names.profile, [-score for score in values[names.profile]]))
        told.append((names.following, values[names.following]))
        if names.floated_again is not None:
            told.append((names.floated_again, values[names.floated_again]))
        told.append(("set", list(line.upfloaters)))
        for_pairs = (names.colours, names.strong_colours, names.opponents)
        told += [(name, values[name]) for name in for_pairs]
        told.append(("order", list(identifier(pairs))))
    return told


def expected(request: Request, answer: Answer, a: int, b: int) -> tuple[str, Any] | None:
    """Return the first decision that falls otherwise if two teams meet; None if they cannot."""
    teams = sorted(team.tpn for team in request.teams if team.available)
    best: list[tuple[str, Any]] | None = None
    for pairs, bye in every_pairing(teams):
        if not any({a, b} == set(pair_) for pair_ in pairs):
            continue
        found = evaluate(request, pairs, bye)
        if found.illegal or found.bye_barred:
            continue
        told = steps(request, found)
        if best is None or [value for _, value in told] < [value for _, value in best]:
            best = told
    if best is None:
        return None
    stands = evaluate(request, [(p.white, p.black) for p in answer.pairs], answer.bye)
    for (name, mine), (_, worse) in zip(steps(request, stands), best, strict=False):
        if mine != worse:
            assert mine < worse, "the engine's pairing is the best one"
            return name, worse
    return "paired", None


def shown(told: Instead) -> str:
    if told.obstacle is Obstacle.CRITERION:
        return told.criterion or ""
    return str(told.obstacle.value)


@settings(max_examples=60, deadline=None)
@given(seeds)
def test_that_the_reason_is_what_trying_every_pairing_gives(seed: int) -> None:
    request = random_request(seed, least=4, most=7)
    answer = answered(request)
    if answer is None:
        return
    teams = [team.tpn for team in request.teams if team.available]
    for a in teams[:3]:
        for b in teams:
            if a >= b:
                continue
            told = why_not(request, answer, a, b)
            if told.obstacle in (Obstacle.MET, Obstacle.FORBIDDEN):
                continue
            wanted = expected(request, answer, a, b)
            if wanted is None:
                assert told.obstacle is Obstacle.COMPLETION
                continue
            name, value = wanted
            assert shown(told) == name, (a, b, told)
            if told.obstacle is Obstacle.CRITERION:
                profile = EDITIONS[request.system].criteria.profile
                found: Any = told.found
                assert ([-score for score in found] if name == profile else found) == value


@pytest.mark.parametrize("system", SYSTEMS)
@settings(max_examples=25, deadline=None)
@given(seed=seeds)
def test_that_every_system_has_a_reason_for_every_pair(system: str, seed: int) -> None:
    request = replace(random_request(seed, least=4, most=12), system=system)
    answer = answered(request)
    if answer is None:
        return
    pairs = {frozenset((line.white, line.black)) for line in answer.pairs}
    teams = [team.tpn for team in request.teams]
    for b in teams[1:]:
        told = why_not(request, answer, teams[0], b)
        meet = frozenset((teams[0], b)) in pairs
        assert (told.obstacle is Obstacle.PAIRED) == meet, (b, told)
        if told.changed:
            assert any({teams[0], b} == set(pair_) for pair_ in told.changed)
