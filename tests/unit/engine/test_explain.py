"""The explanation as data, on positions that a person can check."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import networkx as nx
import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.terms import ColourPreferences
from teamswiss_gui.engine.answer import Step
from teamswiss_gui.engine.explain_pairs import explain_pairing
from teamswiss_gui.engine.fide_team.rounds import pair_round
from teamswiss_gui.engine.fide_team.state import Field
from teamswiss_gui.engine.fide_team.upfloaters import Situation
from teamswiss_gui.engine.generate import Plan, generate
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.engine.matching import bits
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Request
from teamswiss_gui.engine.tournament import pairing_request
from tests.rules.positions import position
from tests.rules.test_2_3_quality import FLOATED, FOLLOWING, WANT_WHITE_AND_BLACK, zeros
from tests.unit.engine.situations import random_request


def steps(request: Request, kind: str) -> list[Step]:
    told = pair(request, explain=True).explanation
    assert told is not None
    return [step for step in told if step["kind"] == kind]


def test_that_the_byes_candidates_are_told_with_what_they_fell_to() -> None:
    request = position({1: "W2=", 2: "B1=", 3: "W9=", 4: "W8+", 5: "pab"}, forbidden=((3, 4),))
    [bye] = steps(request, "bye")
    assert bye["article"] == "3.4"
    # 5 had it; 3 would leave 1, 2 and 4 with 5: 1 or 2 meets 5, the other 4.
    assert bye["team"] == 3
    assert bye["candidates"] == [
        {"team": 3, "score": 1, "matches": 1, "fell_to": None},
    ]


def test_that_a_barred_team_is_told() -> None:
    [bye] = steps(position({1: "W7=", 2: "W8=", 3: "pab"}), "bye")
    assert bye["candidates"] == [{"team": 2, "score": 1, "matches": 1, "fell_to": None}]
    [bye] = steps(position({1: "W7=", 2: "W8=", 3: "W9+f"}, score={3: -1}), "bye")
    told = bye["candidates"]
    assert told == [{"team": 2, "score": 1, "matches": 1, "fell_to": None}]
    [bye] = steps(position({1: "W7=", 2: "W8=", 3: "W9+f"}, score={3: -2}), "bye")
    assert bye["candidates"] == [
        {"team": 3, "score": 0, "matches": 0, "fell_to": "C2"},
        {"team": 2, "score": 1, "matches": 1, "fell_to": None},
    ]


def test_that_an_earlier_set_is_told_with_the_criterion_it_fell_to() -> None:
    broken = position(zeros(FOLLOWING), score=FOLLOWING, forbidden=((3, 4),))
    assert steps(broken, "upfloaters")[0]["earlier"] == [
        {"set": [2], "fell_to": "C6", "article": "2.3.3"}
    ]
    floated = position(FLOATED, score={1: 4}, virtual={9: {1: 2}})
    assert steps(floated, "upfloaters")[0]["earlier"] == [
        {"set": [2], "fell_to": "C7", "article": "2.3.4"}
    ]
    met = position(zeros(FOLLOWING), score=FOLLOWING, forbidden=((1, 2),))
    assert steps(met, "upfloaters")[0]["earlier"] == [
        {"set": [2], "fell_to": "C1", "article": "2.1.1"}
    ]
    alone = tuple((6, t) for t in (1, 2, 4, 5))
    lonely = position(zeros(FOLLOWING), score=FOLLOWING, forbidden=((1, 2), *alone))
    # 6 may only meet 3, so that 3 cannot come up.
    assert steps(lonely, "upfloaters")[0]["earlier"] == [
        {"set": [2], "fell_to": "C1", "article": "2.1.1"},
        {"set": [3], "fell_to": "C3", "article": "2.2.1"},
    ]


@pytest.mark.parametrize("chunk", range(4))
def test_that_what_an_earlier_set_fell_to_is_what_trying_it_finds(chunk: int) -> None:
    seen = set()
    for seed in range(500 * chunk, 500 * (chunk + 1)):
        request = random_request(seed, most=14)
        try:
            paired = pair_round(request, Hooks())
        except TeamSwissError:
            continue
        field = paired.field
        place: dict[object, int] = {team.tpn: i for i, team in enumerate(field.teams)}
        for turn, step in zip(paired.brackets, steps(request, "upfloaters"), strict=True):
            before, chosen = turn.before, turn.selection
            earlier = step.get("earlier", [])
            assert isinstance(earlier, list)
            for told in earlier:
                assert isinstance(told, dict)
                assert isinstance(told["set"], list)
                listed = [place[tpn] for tpn in told["set"]]
                assert _in_set_order(field, listed) < _in_set_order(field, bits(chosen.upfloaters))
                together = sum(1 << v for v in listed)
                if not _all_paired(field, before.residents | together):
                    fell_to = "C1"
                elif not _all_paired(field, before.lower & ~together):
                    fell_to = "C3"
                elif _left_of_following(field, before, together) > chosen.following:
                    fell_to = "C6"
                else:
                    floated = sum(field.teams[v].floated for v in listed)
                    assert floated > chosen.floated_again
                    fell_to = "C7"
                assert told["fell_to"] == fell_to, (seed, step)
                seen.add(fell_to)
    assert seen == {"C1", "C3", "C6", "C7"}


def _in_set_order(field: Field, teams: Iterable[int]) -> list[int]:  # 3.5.3
    return sorted(teams, key=lambda v: (-field.teams[v].score, v))


def _graph(field: Field, teams: int) -> nx.Graph[int]:
    graph: nx.Graph[int] = nx.Graph()
    graph.add_nodes_from(bits(teams))
    graph.add_edges_from((v, w) for v in bits(teams) for w in bits(field.may_meet[v] & teams))
    return graph


def _all_paired(field: Field, teams: int) -> bool:
    found = nx.max_weight_matching(_graph(field, teams), maxcardinality=True)
    return 2 * len(found) == teams.bit_count()


def _left_of_following(field: Field, before: Situation, upfloaters: int) -> int:  # 2.3.3
    """Return C6 of a set that can be completed: broken or not; in the draft, how many leave."""
    rest = before.lower & ~upfloaters
    left = before.following & ~upfloaters
    graph = _graph(field, rest)
    for v, w in graph.edges:
        graph.edges[v, w]["weight"] = -((left >> v & 1) != (left >> w & 1))
    pairs = nx.max_weight_matching(graph, maxcardinality=True)
    leaving = sum((left >> v & 1) != (left >> w & 1) for v, w in pairs)
    graded = field.edition.following_is_graded
    return leaving if graded else int(leaving > left.bit_count() % 2)


def test_that_the_first_choice_of_a_top_member_is_told_with_what_it_would_have_cost() -> None:
    first, second = steps(position(WANT_WHITE_AND_BLACK), "pair")
    assert first["first_choice"] == {
        "team": 3,
        "fell_to": "C8",
        "article": "2.3.5",
        "value": 2,
        "instead_of": 0,
    }
    assert "first_choice" not in second
    met = position(dict.fromkeys(range(1, 5), "zero"), forbidden=((1, 3),))
    assert steps(met, "pair")[0]["first_choice"] == {"team": 3, "fell_to": "forbidden"}
    again = position({1: "W3=", 2: "zero", 3: "B1=", 4: "zero"}, score={2: 1, 4: 1})
    assert steps(again, "pair")[0]["first_choice"] == {
        "team": 3,
        "fell_to": "C1",
        "article": "2.1.1",
    }


def test_that_a_choice_that_leaves_the_rest_unpaired_is_not_called_a_repeat() -> None:
    # 1 may meet 4, but then nobody is left for 6.
    request = position(dict.fromkeys(range(1, 7), "zero"), forbidden=((2, 6), (3, 6), (5, 6)))
    first, *_ = steps(request, "pair")
    assert (first["top"], first["bottom"]) == (1, 6)
    assert first["first_choice"] == {"team": 4, "fell_to": "rest", "article": "3.6.4"}


def every_pairing(left: list[int], graph: dict[int, int]) -> Iterator[list[tuple[int, int]]]:
    if not left:
        yield []
        return
    first, *others = left
    for other in others:
        if graph[first] >> other & 1:
            for tail in every_pairing([v for v in others if v != other], graph):
                yield [(first, other), *tail]


@pytest.mark.parametrize("seed", range(1000))
def test_that_what_a_first_choice_fell_to_is_what_trying_everything_finds(seed: int) -> None:
    request = random_request(seed)
    try:
        round_ = pair_round(request, Hooks())
    except TeamSwissError:
        return
    field = round_.field
    place = {team.tpn: i for i, team in enumerate(field.teams)}
    names = field.edition.criteria
    for turn in round_.brackets:
        if turn.bracket.teams.bit_count() > 10:
            continue
        graph = {v: field.may_meet[v] for v in bits(turn.bracket.teams)}
        fixed: list[tuple[int, int]] = []
        for step in explain_pairing(field, turn):
            told = step.get("first_choice")
            if step["kind"] != "pair":
                continue
            a, b = place[int(str(step["top"]))], place[int(str(step["bottom"]))]
            if isinstance(told, dict) and told["fell_to"] not in ("C1", "forbidden"):
                begun = [*fixed, (a, place[int(str(told["team"]))])]
                used = {v for pair_ in begun for v in pair_}
                left = [v for v in graph if v not in used]
                values = [
                    tuple(c.count([*begun, *tail]) for c in turn.bracket.criteria)
                    for tail in every_pairing(left, graph)
                ]
                if told["fell_to"] == "rest":
                    assert not values
                else:
                    best = min(values)
                    worse = [
                        (str(getattr(names, c.name)), value - now)
                        for c, value, now in zip(
                            turn.bracket.criteria, best, turn.pairing.values, strict=True
                        )
                        if value != now
                    ]
                    assert told["fell_to"] == (worse[0][0] if worse else "identifier")
                    assert ("value" in told) == bool(worse)
                    if worse:
                        assert int(str(told["value"])) - int(str(told["instead_of"])) == worse[0][1]
            fixed.append((a, b))


def test_that_top_members_other_than_the_first_half_are_told() -> None:
    met = ((1, 3), (1, 4))
    [step] = steps(position(dict.fromkeys(range(1, 5), "zero"), forbidden=met), "pairing")
    assert step["top_members"] == [1, 3]
    assert step["halves"] is False
    assert step["halves_fell_to"] == "forbidden"
    played = {1: "W3= W4=", 2: "zero zero", 3: "B1= zero", 4: "zero B1="}
    [step] = steps(position(played, score={2: 2, 3: 1, 4: 1}), "pairing")
    assert step["top_members"] == [1, 3]
    assert step["halves_fell_to"] == "C1"


@pytest.mark.parametrize("seed", range(1000))
def test_that_what_the_halves_fell_to_is_what_trying_everything_finds(seed: int) -> None:
    request = random_request(seed)
    try:
        round_ = pair_round(request, Hooks())
        unbarred = pair_round(replace(request, forbidden_pairs=frozenset()), Hooks()).field
    except TeamSwissError:
        return
    for turn in round_.brackets:
        told = next(explain_pairing(round_.field, turn))
        teams = list(bits(turn.bracket.teams))
        if told["halves"] or len(teams) > 10:
            continue
        half = set(teams[: len(teams) // 2])
        fell_to = told["halves_fell_to"]

        def from_halves(graph: Sequence[int]) -> list[tuple[int, ...]]:
            return [
                tuple(criterion.count(pairs) for criterion in turn.bracket.criteria)  # noqa: B023
                for pairs in every_pairing(teams, {v: graph[v] for v in teams})  # noqa: B023
                if {a for a, _ in pairs} == half  # noqa: B023
            ]

        values = from_halves(round_.field.may_meet)
        if fell_to == "forbidden":
            assert not values
            assert from_halves(unbarred.may_meet)
        elif fell_to == "C1":
            assert not from_halves(unbarred.may_meet)
        else:
            best = zip(turn.bracket.criteria, min(values), turn.pairing.values, strict=True)
            worse = [criterion.name for criterion, value, now in best if value != now]
            assert fell_to == getattr(round_.field.edition.criteria, worse[0])


def test_that_the_colours_facts_are_told() -> None:
    [step] = steps(position({1: "W8= B9=", 2: "B6= W7="}), "colours")
    assert step["article"] == "4.3.6"
    assert step["matches_back"] == 1
    assert step["teams"] == [
        {
            "team": 1,
            "score": 2,
            "secondary": 4,
            "preference": None,
            "strong": False,
            "difference": 0,
            "sequence": "WB",
        },
        {
            "team": 2,
            "score": 2,
            "secondary": 4,
            "preference": None,
            "strong": False,
            "difference": 0,
            "sequence": "BW",
        },
    ]


def test_that_the_draft_cites_its_own_articles() -> None:
    request = position(
        zeros(FOLLOWING), score=FOLLOWING, forbidden=((3, 4),), system="fide-team-draft"
    )
    [first, *_] = steps(request, "upfloaters")
    assert first["article"] == "2.2.5"
    assert first["earlier"] == [{"set": [2], "fell_to": "C6", "article": "3.3.3"}]


@pytest.mark.parametrize("preferences", ColourPreferences)
def test_that_every_first_choice_of_an_event_tells_what_it_would_have_cost(
    preferences: ColourPreferences,
) -> None:
    event = generate(Plan(teams=24, rounds=9, seed=1, colour_preferences=preferences))
    for number in range(1, 10):
        for step in steps(pairing_request(event, number), "pair"):
            told = step.get("first_choice")
            if isinstance(told, dict) and told["fell_to"] in ("C8", "C9", "C10"):
                assert int(str(told["value"])) > int(str(told["instead_of"]))
