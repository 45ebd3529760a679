"""What holds for every round, whatever it is; and the two methods against each other."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.dutch.brackets import Task
from teamswiss_gui.engine.dutch.general import pair_in_general
from teamswiss_gui.engine.dutch.net import build_net
from teamswiss_gui.engine.dutch.rounds import pair_round
from teamswiss_gui.engine.dutch.state import build_field
from teamswiss_gui.engine.dutch.tight import pair_by_tight_edges
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.parse import parse_request
from teamswiss_gui.engine.request import Kind, Request
from tests.judges.dutch_events import events
from tests.reference.situations import from_seed, situations


def dutch(told: dict[str, Any]) -> Request:
    return parse_request(json.dumps({**told, "system": "dutch-2017"}))


def played_rounds(seed: int) -> Iterator[tuple[Request, Answer]]:
    for event in events(3, least=5, most=40, seed=seed):
        for _ in range(event.rounds):
            request = event.request()
            try:
                answer = pair(request, explain=True)
            except TeamSwissError:
                break
            yield request, answer
            event.play(answer)


def assert_legal(request: Request, answer: Answer) -> None:
    present = {team.tpn for team in request.teams if team.available}
    seen = [tpn for line in answer.pairs for tpn in (line.white, line.black)]
    if answer.bye is not None:
        seen.append(answer.bye)
    assert sorted(seen) == sorted(present)
    histories = {team.tpn: team.history for team in request.teams}
    for line in answer.pairs:
        met = {e.opponent for e in histories[line.white] if e.kind is Kind.PLAYED}
        assert line.black not in met
        assert tuple(sorted((line.white, line.black))) not in request.forbidden_pairs
    if answer.bye is not None:
        assert not {e.kind for e in histories[answer.bye]} & {Kind.PAB, Kind.FORFEIT_WIN}
    states = {team.tpn: team for team in build_field(request).teams}
    for line in answer.pairs:
        white, black = states[line.white], states[line.black]
        if not white.topscorer and not black.topscorer:
            wishes = white.preference, black.preference
            assert wishes[0] != wishes[1] or wishes[0].strength.name != "ABSOLUTE"


@pytest.mark.parametrize("seed", range(12))
def test_that_played_events_are_legal(seed: int) -> None:
    for request, answer in played_rounds(seed):
        assert_legal(request, answer)
        json.dumps(answer.to_json())


@given(situations(largest=12))
@settings(max_examples=100)
def test_that_any_situation_is_paired_legally_or_refused(told: dict[str, Any]) -> None:
    request = dutch(told)
    try:
        answer = pair(request, explain=True)
    except TeamSwissError as error:
        if error.code != "no-legal-pairing":
            raise
        return
    assert_legal(request, answer)


@pytest.mark.parametrize("seed", range(100))
def test_that_the_order_of_the_teams_in_the_request_does_not_matter(seed: int) -> None:
    request = dutch(from_seed(seed, largest=12))
    shuffled = random.Random(seed).sample(request.teams, len(request.teams))
    try:
        expected = pair(request)
    except TeamSwissError:
        return
    assert pair(replace(request, teams=tuple(shuffled))) == expected


@pytest.mark.parametrize("chunk", range(4))
def test_that_tight_edges_and_the_general_method_agree(chunk: int) -> None:
    by_tight = 0
    for seed in range(100 * chunk, 100 * (chunk + 1)):
        try:
            paired = pair_round(dutch(from_seed(seed, largest=14)), Hooks())
        except TeamSwissError:
            continue
        for turn in paired.brackets:
            net = build_net(turn.bracket)
            slow = pair_in_general(turn.bracket, net)
            quick = pair_by_tight_edges(turn.bracket, net)
            by_tight += quick is not None
            assert quick in (None, slow)
            if turn.bracket.task in (Task.LAST, Task.PENULTIMATE):
                assert turn.pairing == slow
    assert by_tight > 100
