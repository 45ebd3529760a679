"""Whole events: what must hold in every round, whatever the field."""

from __future__ import annotations

import random
from dataclasses import replace
from unittest.mock import patch

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.olympiad import fewest
from teamswiss_gui.engine.olympiad.limits import may_take
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Colour, Kind, Request, Team
from tests.reference.test_olympiad_agrees import play, situation
from tests.unit.engine.situations import renumbered, top_heavy


def check_round(request: Request, answer: Answer) -> None:
    teams = {team.tpn: team for team in request.teams if team.available}
    seated = [tpn for line in answer.pairs for tpn in (line.white, line.black)]
    seated += [] if answer.bye is None else [answer.bye]
    assert sorted(seated) == sorted(teams)
    details = answer.to_json()
    groups = details["score_groups"]
    assert isinstance(groups, list)
    free: set[int] = set()
    for group in groups:
        assert isinstance(group, dict)
        if group["limits_dropped"]:
            for name in ("teams", "from_above", "from_below"):
                members = group[name]
                assert isinstance(members, list)
                free.update(tpn for tpn in members if isinstance(tpn, int))
    for line in answer.pairs:
        for tpn, other, colour in (
            (line.white, line.black, Colour.WHITE),
            (line.black, line.white, Colour.BLACK),
        ):
            played = [e for e in teams[tpn].history if e.kind is Kind.PLAYED]
            assert all(e.opponent != other for e in played)
            had = [e.colour for e in played if e.colour is not None]
            assert tpn in free or may_take(had, colour)
    if answer.bye is not None:
        scored = (Kind.PAB, Kind.FORFEIT_WIN, Kind.FULL_BYE, Kind.HALF_BYE)
        assert all(e.kind not in scored for e in teams[answer.bye].history)


def new_event(teams: int, rounds: int = 11) -> Request:
    return Request(
        system="olympiad-2008",
        total_rounds=rounds,
        next_round=1,
        teams=tuple(Team(t) for t in range(1, teams + 1)),
    )


@pytest.mark.parametrize("teams", [12, 13, 20, 33, 48, 85, 120, 167, 200])
def test_that_eleven_rounds_are_paired_without_repeats_and_within_the_limits(teams: int) -> None:
    chance = random.Random(f"whole event {teams}")
    request = new_event(teams)
    while request.next_round <= request.total_rounds:
        try:
            answer = pair(request)
        except TeamSwissError as error:
            if error.code != "no-legal-pairing" or teams > 13:
                raise
            return
        check_round(request, answer)
        if request.next_round == request.total_rounds:
            return
        request = play(request, chance)


@pytest.mark.parametrize("seed", range(40))
def test_that_small_events_complete_or_say_that_no_pairing_exists(seed: int) -> None:
    chance = random.Random(f"small event {seed}")
    request = new_event(chance.randint(2, 16))
    while request.next_round < request.total_rounds:
        absent = {t.tpn for t in request.teams if chance.random() < 0.03}
        now = replace(
            request, teams=tuple(replace(t, available=t.tpn not in absent) for t in request.teams)
        )
        try:
            check_round(now, pair(now))
            request = play(request, chance)
        except TeamSwissError as error:
            if error.code != "no-legal-pairing":
                raise
            return


def test_that_only_the_order_and_the_parity_of_numbers_matter() -> None:
    for seed in range(150):
        request = situation(seed)
        if request.virtual_points is not None:
            continue
        try:
            told = pair(request)
        except TeamSwissError:
            continue
        other = pair(renumbered(request, 7))
        assert [(7 * p.white, 7 * p.black, p.rule) for p in told.pairs] == [
            (p.white, p.black, p.rule) for p in other.pairs
        ]


def test_that_the_order_of_the_list_does_not_matter() -> None:
    for seed in range(150):
        request = situation(seed)
        try:
            told = pair(request)
        except TeamSwissError:
            continue
        assert pair(replace(request, teams=request.teams[::-1])) == told


def test_that_the_explanation_changes_nothing_and_accounts_for_every_pair() -> None:
    for seed in range(150):
        request = situation(seed)
        try:
            told = pair(request)
        except TeamSwissError:
            continue
        explained = pair(request, explain=True)
        assert replace(explained, explanation=None) == told
        kinds = [step["kind"] for step in explained.explanation or ()]
        assert kinds.count("pair") == kinds.count("colours") == len(told.pairs)
        assert kinds.count("bye") == (told.bye is not None)


@pytest.mark.parametrize("seed", range(30))
def test_that_few_of_the_teams_outside_a_group_are_enough_to_choose_floaters(seed: int) -> None:
    request = replace(top_heavy(seed), system="olympiad-2008", virtual_points={})
    told = pair(request)
    with patch.object(
        fewest, "enough_outside", lambda _members, unpaired, legal: (unpaired, legal)
    ):
        assert pair(request) == told


def test_that_an_empty_round_has_no_pairs() -> None:
    request = new_event(2)
    nobody = replace(request, teams=tuple(replace(t, available=False) for t in request.teams))
    assert pair(nobody).pairs == ()
