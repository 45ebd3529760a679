"""What a request must be; what is wrong is named with its place."""

from __future__ import annotations

import copy
import json
import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.parse import (
    ENTRY,
    _entry,
    _plain_entry,
    parse_request,
    request_from_json,
)
from teamswiss_gui.engine.request import Colour, ColourPreferences, Kind, PrimaryScore
from teamswiss_gui.words import Words, error_text


def good() -> dict[str, Any]:
    """Return a request with two rounds behind it."""
    return {
        "system": "fide-team-2026",
        "total_rounds": 9,
        "next_round": 3,
        "teams": [
            {
                "tpn": 1,
                "rating": 2511.25,
                "history": [
                    {"opponent": 2, "colour": "white", "kind": "played", "mp": 2, "gp": 3.5},
                    {"opponent": None, "colour": None, "kind": "pab", "mp": 1, "gp": 2.0},
                ],
            },
            {
                "tpn": 2,
                "history": [
                    {"opponent": 1, "colour": "black", "kind": "played", "mp": 0, "gp": 0.5},
                    {"opponent": 4, "colour": "white", "kind": "forfeit-win", "mp": 2, "gp": 4},
                ],
            },
            {
                "tpn": 4,
                "available": False,
                "history": [
                    {"kind": "absent", "mp": 0, "gp": 0},
                    {"opponent": 2, "colour": "black", "kind": "forfeit-loss", "mp": 0, "gp": 0},
                ],
            },
            {"tpn": 7},
        ],
    }


def test_that_members_left_out_have_the_usual_values() -> None:
    request = request_from_json(good())
    assert request.colour_preferences is ColourPreferences.TYPE_A
    assert request.initial_colour is Colour.WHITE
    assert request.primary_score is PrimaryScore.MATCH_POINTS
    assert request.secondary_for_colours is True
    assert (request.scoring.win, request.scoring.draw, request.scoring.loss) == (4, 2, 0)
    assert request.virtual_points is None
    assert request.teams[0].available


def test_that_a_missing_tail_counts_as_absent() -> None:
    late = request_from_json(good()).teams[3]
    assert [entry.kind for entry in late.history] == [Kind.ABSENT, Kind.ABSENT]
    assert [entry.mp for entry in late.history] == [0, 0]


def test_that_all_members_are_read() -> None:
    request = request_from_json(
        good()
        | {
            "colour_preferences": "B",
            "initial_colour": "black",
            "primary_score": "game_points",
            "secondary_for_colours": False,
            "boards": 8,
            "scoring": {"win": 3, "draw": 1.5, "loss": 0},
            "forbidden_pairs": [[7, 1]],
            "virtual_points": {"1": {"1": 2, "3": 0.5}},
        }
    )
    assert request.forbidden_pairs == frozenset({(1, 7)})
    assert request.virtual_points == {1: {1: 4, 3: 1}}
    assert request.scoring.win == 6
    assert request.virtual(1, 3) == 1
    assert request.virtual(2, 3) == 0


def changed(path: str, value: object) -> dict[str, Any]:
    request = copy.deepcopy(good())
    at: Any = request
    *way, last = path.replace("]", "").replace("[", ".").split(".")
    for name in way:
        at = at[int(name)] if name.isdigit() else at[name]
    at[int(last) if last.isdigit() else last] = value
    return request


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        ("extra", 1, "extra"),
        ("system", "swiss", "system"),
        ("system", 3, "system"),
        ("colour_preferences", "a", "colour_preferences"),
        ("initial_colour", "green", "initial_colour"),
        ("primary_score", None, "primary_score"),
        ("secondary_for_colours", 1, "secondary_for_colours"),
        ("total_rounds", 0, "total_rounds"),
        ("total_rounds", 100, "total_rounds"),
        ("total_rounds", 9.0, "total_rounds"),
        ("total_rounds", True, "total_rounds"),
        ("next_round", 10, "next_round"),
        ("next_round", 0, "next_round"),
        ("boards", 0, "boards"),
        ("boards", 100, "boards"),
        ("scoring", [2, 1, 0], "scoring"),
        ("scoring", {"bonus": 1}, "scoring.bonus"),
        ("scoring", {"win": "2"}, "scoring.win"),
        ("forbidden_pairs", {}, "forbidden_pairs"),
        ("forbidden_pairs", [[1]], "forbidden_pairs[0]"),
        ("forbidden_pairs", [[1, 2], [1, 3]], "forbidden_pairs[1][1]"),
        ("forbidden_pairs", [[2, 2]], "forbidden_pairs[0]"),
        ("virtual_points", None, "virtual_points"),
        ("virtual_points", {"3": {"1": 1}}, "virtual_points.3"),
        ("virtual_points", {"x": {"1": 1}}, "virtual_points.x"),
        ("virtual_points", {"1": {"10": 1}}, "virtual_points.1.10"),
        ("virtual_points", {"1": {"0": 1}}, "virtual_points.1.0"),
        ("virtual_points", {"1": {"1": 0.25}}, "virtual_points.1.1"),
        ("virtual_points", {"1": 2}, "virtual_points.1"),
        ("teams", [], "teams"),
        ("teams", None, "teams"),
        ("teams[1]", 2, "teams[1]"),
        ("teams[1].tpn", 1, "teams[1].tpn"),
        ("teams[3].tpn", 0, "teams[3].tpn"),
        ("teams[3].tpn", "7", "teams[3].tpn"),
        ("teams[3].name", "Team", "teams[3].name"),
        ("teams[3].rating", "2000", "teams[3].rating"),
        ("teams[3].rating", float("nan"), "teams[3].rating"),
        ("teams[3].available", "yes", "teams[3].available"),
        ("teams[3].history", "none", "teams[3].history"),
        (
            "teams[3].history",
            [{"kind": "absent", "mp": 0, "gp": 0}] * 3,
            "teams[3].history",
        ),
        ("teams[0].history[0].kind", "drawn", "teams[0].history[0].kind"),
        ("teams[0].history[0].mp", 0.3, "teams[0].history[0].mp"),
        ("teams[0].history[0].mp", True, "teams[0].history[0].mp"),
        ("teams[0].history[0].mp", float("inf"), "teams[0].history[0].mp"),
        ("teams[0].history[0].gp", -1000, "teams[0].history[0].gp"),
        ("teams[0].history[0].gp", 10000, "teams[0].history[0].gp"),
        ("teams[0].history[0].opponent", None, "teams[0].history[0].opponent"),
        ("teams[0].history[0].opponent", 3, "teams[0].history[0].opponent"),
        ("teams[0].history[0].opponent", 1, "teams[0].history[0].opponent"),
        ("teams[0].history[0].opponent", 7, "teams[0].history[0]"),
        ("teams[0].history[0].colour", None, "teams[0].history[0].colour"),
        ("teams[0].history[0].colour", "black", "teams[0].history[0].colour"),
        ("teams[0].history[0].kind", "forfeit-loss", "teams[0].history[0].kind"),
        ("teams[2].history[1].kind", "forfeit-win", "teams[1].history[1].kind"),
        ("teams[0].history[1].opponent", 7, "teams[0].history[1].opponent"),
        ("teams[0].history[1].colour", "white", "teams[0].history[1].colour"),
        ("teams[0].history[1].points", 1, "teams[0].history[1].points"),
    ],
)
def test_that_what_is_wrong_is_named_with_its_place(path: str, value: object, place: str) -> None:
    with pytest.raises(TeamSwissError) as raised:
        request_from_json(changed(path, value))
    assert raised.value.code == "bad-request"
    assert raised.value.details["place"] == place
    assert raised.value.details["expected"]


@pytest.mark.parametrize("name", ["system", "total_rounds", "next_round", "teams"])
def test_that_a_member_that_is_needed_is_asked_for(name: str) -> None:
    request = good()
    del request[name]
    with pytest.raises(TeamSwissError) as raised:
        request_from_json(request)
    assert raised.value.details["place"] == name


def test_that_both_sides_may_lose_by_forfeit() -> None:
    request = request_from_json(changed("teams[1].history[1].kind", "forfeit-loss"))
    assert request.teams[1].history[1].kind is Kind.FORFEIT_LOSS


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "3",
        b"\xff\xfe\x00",
        '{"system": "fide-team-2026", "system": "fide-team-2026"}',
        "[" * 100_000,
        '{"total_rounds": ' + "9" * 5000 + "}",
    ],
)
def test_that_any_text_is_refused_politely(text: str | bytes) -> None:
    with pytest.raises(TeamSwissError) as raised:
        parse_request(text)
    assert raised.value.code == "bad-request"


def test_that_text_and_values_read_the_same() -> None:
    assert parse_request(json.dumps(good())) == request_from_json(good())


def refusal(text: str | bytes) -> str:
    """Return how a text is refused; its details can be written as JSON."""
    with pytest.raises(TeamSwissError) as raised:
        parse_request(text)
    json.dumps(raised.value.details, allow_nan=False)
    return error_text(Words(), raised.value.code, raised.value.details)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "-1e999"])
@pytest.mark.parametrize(
    "path",
    [
        "system",
        "total_rounds",
        "boards",
        "scoring.win",
        "virtual_points",
        "forbidden_pairs",
        "extra",
        "teams[0]",
        "teams[0].tpn",
        "teams[0].rating",
        "teams[0].available",
        "teams[0].history[0].mp",
        "teams[0].history[0].opponent",
        "teams[0].history[1].opponent",
    ],
)
def test_that_numbers_without_end_are_refused_everywhere(path: str, number: str) -> None:
    request = changed(path, "@") if path != "scoring.win" else good() | {"scoring": {"win": "@"}}
    told = refusal(json.dumps(request).replace('"@"', number))
    assert told.startswith(path)
    assert path == "extra" or number.replace("1e999", "Infinity") in told


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("boards", None, "boards: null found, a whole number from 1 to 99 expected."),
        ("boards", True, "boards: true found, a whole number from 1 to 99 expected."),
        ("boards", "4", 'boards: "4" found, a whole number from 1 to 99 expected.'),
        ("boards", 0, "boards: 0 found, a whole number from 1 to 99 expected."),
        ("boards", [4], "boards: a list found, a whole number from 1 to 99 expected."),
        (
            "teams[0].history[0].opponent",
            7,
            "teams[0].history[0]: team 7 does not have this match.",
        ),
        (
            "teams[0].history[0].colour",
            "black",
            'teams[0].history[0].colour: "black" found, another colour than teams[1].history[0]'
            " expected.",
        ),
        (
            "teams[0].history[0].kind",
            "forfeit-win",
            'teams[0].history[0].kind: "forfeit-win" found, a kind that fits "played" of'
            " teams[1].history[0] expected.",
        ),
    ],
)
def test_that_a_value_is_shown_as_json_writes_it(path: str, value: object, told: str) -> None:
    assert refusal(json.dumps(changed(path, value))) == told


def test_that_a_match_that_only_one_side_has_is_told() -> None:
    request = good()
    request["teams"][1]["history"][0] = {"kind": "absent", "mp": 0, "gp": 0}
    told = refusal(json.dumps(request))
    assert told == "teams[0].history[0]: team 2 does not have this match."


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[" * 100_000, "the text: something nested too deeply found, a request expected."),
        (b'{"system": "\xff"}', "the text: not UTF-8 text found, JSON expected."),
        (
            '{"boards": ' + "9" * 5000 + "}",
            "the text: a number too long found, a request expected.",
        ),
        ("{", "line 1, column 2: this is not JSON ("),
        ('{"a\\nb": 1, "a\\nb": 2}', '"a?b": a member twice found, it once expected.'),
    ],
)
def test_that_text_that_cannot_be_read_is_told_in_plain_words(text: str | bytes, told: str) -> None:
    assert refusal(text).startswith(told)


def test_that_the_name_of_a_doubled_member_is_cut() -> None:
    name = "x" * 5000
    assert len(refusal(f'{{"{name}": 1, "{name}": 2}}')) < 200


VALUES: st.SearchStrategy[object] = st.one_of(
    st.sampled_from([None, True, "white", "black", "red", "played", "pab", "forfeit-win", "x"]),
    st.integers(-1001, 10_001),
    st.sampled_from([0.5, 2.0, 0.25, 1e300, math.inf, math.nan]),
    st.just([]),
)


@given(st.dictionaries(st.sampled_from([*ENTRY, "other"]), VALUES, max_size=6), VALUES)
def test_that_the_short_way_reads_a_match_as_the_long_one(
    members: dict[str, object], other: object
) -> None:
    whole = {"opponent": 3, "colour": "white", "kind": "played", "mp": 2, "gp": 2.5}
    for value in (members, {**whole, **members}, {**whole, "mp": other}, other):
        found = _plain_entry(value)
        assert found is None or found == _entry(value, "here")
    assert _plain_entry(whole) == _entry(whole, "here")
