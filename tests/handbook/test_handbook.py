"""The handbook is true: its examples are worked out, its links and pictures lead somewhere."""

from __future__ import annotations

import itertools
import re
from typing import Any, cast

import pytest

from teamswiss_gui.documents.registry import BUILDERS
from teamswiss_gui.domain.terms import PairingSystem
from teamswiss_gui.engine.answer import Step
from teamswiss_gui.engine.tournament import pairing_request
from teamswiss_gui.scoring.tiebreaks.registry import registry
from tests.handbook.book import FOLDER, blocks, pages, pictures_of
from tests.handbook.events import (
    VILLAGES,
    draft_teams,
    dutch_teams,
    eight_teams,
    paired_by,
    seven_teams,
)
from tests.handbook.examples import made
from tests.outside import SAMPLES

RULES = SAMPLES.parent / "rules"
TOPICS = (
    *("index", "welcome", "tournament", "teams", "rounds", "standings", "crosstable", "players"),
    *("documents", "why", "log", "preferences", "shortcuts", "glossary", "file-format"),
    *("quick-start", "running-an-event", "what-to-do-when", "command-line", "tie-breaks"),
    *("pairing-systems", "fide-team", "dutch", "olympiad", "files", "window", "prizes"),
)
"""What the window and the contents lead to."""
COPIED = 9
"""So many words in a row that a regulation has too are its text, not ours."""

ALL = {path.stem: path.read_text(encoding="utf-8") for path in pages()}
NAME = dict(enumerate(VILLAGES, start=1))
NUMBER = {name: number for number, name in NAME.items()}


def test_that_every_topic_is_there() -> None:
    assert set(ALL) == set(TOPICS)


@pytest.mark.parametrize("topic", ALL)
def test_that_a_page_begins_with_its_title(topic: str) -> None:
    assert re.match(r"# \S", ALL[topic])
    assert len(re.findall(r"^# ", ALL[topic], re.MULTILINE)) == 1


@pytest.mark.parametrize("topic", ALL)
def test_that_links_and_pictures_lead_somewhere(topic: str) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", ALL[topic]):
        assert (FOLDER / target).resolve().is_file(), target
        assert target.endswith((".md", ".png")), target


@pytest.mark.parametrize("topic", ALL)
def test_that_pictures_have_a_text_for_who_cannot_see_them(topic: str) -> None:
    assert "![](" not in ALL[topic]


def test_that_the_contents_lead_to_every_page() -> None:
    linked = set(re.findall(r"\]\(([\w-]+)\.md\)", ALL["index"]))
    assert linked == set(TOPICS) - {"index"}


def test_that_no_picture_is_there_for_nothing() -> None:
    used = {name for path in pages() for name in pictures_of(path)}
    assert used == {path.stem for path in (FOLDER.parent / "images").glob("*.png")}
    assert len(used) > 8


BLOCKS = [(topic, name) for topic, text in ALL.items() for name in blocks(text)]


@pytest.mark.parametrize(("topic", "name"), [pair for pair in BLOCKS if pair[1] != "shortcuts"])
def test_that_an_example_comes_out_as_printed(topic: str, name: str) -> None:
    assert blocks(ALL[topic])[name] == made(name), "run python -m tests.handbook"


def test_that_the_examples_are_many() -> None:
    systems = {name.split()[1] for _topic, name in BLOCKS if name.startswith("round-4")}
    assert systems == {system.value for system in PairingSystem}
    assert sum(name.startswith("working") for _topic, name in BLOCKS) >= 6


# --- what the prose says about the examples ---------------------------------------------------


def steps(system: PairingSystem, kind: str) -> list[Step]:
    answer = paired_by(eight_teams(), system)
    return [step for step in answer.explanation or () if step["kind"] == kind]


def have_met(one: str, other: str) -> bool:
    history = {team.tpn: team.history for team in pairing_request(eight_teams()).teams}
    return NUMBER[other] in [entry.opponent for entry in history[NUMBER[one]]]


def test_that_cedar_floats_up_because_ash_has_met_fir() -> None:
    first, second = steps(PairingSystem.FIDE_TEAM_2026, "upfloaters")
    assert first["residents"] == [NUMBER["Fir"]]
    assert first["upfloaters"] == [NUMBER["Cedar"]]
    assert first["earlier"] == [{"set": [NUMBER["Ash"]], "fell_to": "C1", "article": "2.1.1"}]
    assert have_met("Ash", "Fir")
    assert second["residents"] == [NUMBER[n] for n in ("Ash", "Elm", "Hazel", "Larch", "Maple")]
    assert second["upfloaters"] == [NUMBER["Birch"]]


def test_that_the_halves_of_the_example_cannot_be_paired() -> None:
    lower = ("Hazel", "Larch", "Maple")
    for name in ("Birch", "Elm"):
        assert [other for other in lower if not have_met(name, other)] == ["Larch"]
    pairing = steps(PairingSystem.FIDE_TEAM_2026, "pairing")[1]
    assert pairing["top_members"] == [1, 2, 6]
    assert pairing["halves_fell_to"] == "C1"


def test_that_elm_goes_down_in_the_dutch_example() -> None:
    bracket = steps(PairingSystem.DUTCH_2017, "bracket")[1]
    assert bracket["moved_down"] == [NUMBER["Fir"]]
    assert bracket["downfloaters"] == [NUMBER["Elm"]]
    rest = ("Ash", "Elm", "Hazel", "Larch", "Maple")
    assert [name for name in rest if not have_met(name, "Birch")] == ["Ash", "Elm", "Larch"]
    left = ("Ash", "Elm", "Hazel", "Maple")
    legal = [
        (second, third, fourth)
        for second, third, fourth in itertools.permutations(left[1:])
        if not have_met("Ash", second) and not have_met(third, fourth) and third < fourth
    ]
    assert legal == [("Elm", "Hazel", "Maple")]
    exchange = steps(PairingSystem.DUTCH_2017, "exchange")[0]
    assert (exchange["out"], exchange["into"]) == ([NUMBER["Elm"]], [NUMBER["Larch"]])


def test_that_the_olympiads_order_is_the_one_told() -> None:
    middle = steps(PairingSystem.OLYMPIAD_2008, "group")[-1]
    values = middle["section_g"]
    assert isinstance(values, dict)
    order = [NAME[int(number)] for number in values]
    assert ", ".join(order[:-1]) + f", {order[-1]}" == (
        "Elm, Fir, Ash, Larch, Cedar, Maple, Hazel, Birch"
    )
    told = re.sub(r"\s+", " ", ALL["olympiad"])
    assert "Elm, Fir, Ash, Larch, Cedar, Maple, Hazel, Birch." in told
    assert have_met("Ash", "Maple")


def test_that_the_draft_lets_fir_float_again() -> None:
    event = draft_teams()
    found = {}
    for system in (PairingSystem.FIDE_TEAM_2026, PairingSystem.FIDE_TEAM_DRAFT):
        answer = paired_by(event, system)
        found[system] = next(s for s in answer.explanation or () if s["kind"] == "upfloaters")
        assert found[system]["residents"] == [NUMBER["Elm"]]
    final, draft = found.values()
    assert (final["upfloaters"], draft["upfloaters"]) == ([NUMBER["Hazel"]], [NUMBER["Fir"]])
    fell = [("Ash", "C1"), ("Cedar", "C1"), ("Fir", "C7")]
    earlier = cast("list[dict[str, Any]]", final["earlier"])
    assert [(NAME[each["set"][0]], each["fell_to"]) for each in earlier] == fell


def test_that_the_dutch_editions_part_over_those_who_float_down() -> None:
    event = dutch_teams()
    met = {
        frozenset((NAME[team.tpn], NAME[entry.opponent]))
        for team in pairing_request(event).teams
        for entry in team.history
        if entry.opponent
    }
    for pair in (("Ash", "Fir"), ("Fir", "Birch"), ("Cedar", "Hazel")):
        assert frozenset(pair) in met
    assert frozenset(("Fir", "Elm")) not in met
    paired = [
        {frozenset((NAME[line.white], NAME[line.black])) for line in paired_by(event, system).pairs}
        for system in (PairingSystem.DUTCH_2017, PairingSystem.DUTCH_EARLIER)
    ]
    assert paired[0] == {
        frozenset(p) for p in (("Ash", "Birch"), ("Fir", "Cedar"), ("Elm", "Hazel"))
    }
    assert paired[1] == {
        frozenset(p) for p in (("Birch", "Elm"), ("Ash", "Hazel"), ("Fir", "Cedar"))
    }
    walked = paired_by(event, PairingSystem.DUTCH_EARLIER).explanation or ()
    assert "C.13" in [mark for step in walked for mark in cast("list[str]", step.get("steps", []))]


@pytest.mark.parametrize("system", list(PairingSystem))
def test_that_birch_has_the_bye_in_every_system(system: PairingSystem) -> None:
    assert paired_by(seven_teams(), system).bye == NUMBER["Birch"]


# --- completeness -----------------------------------------------------------------------------


def test_that_every_document_is_described() -> None:
    assert set(re.findall(r"\(`([\w-]+)`\)", ALL["documents"])) == set(BUILDERS)


def test_that_every_tie_break_is_named() -> None:
    assert {f"`{name}`" for name in registry()} <= set(re.findall(r"`\w+`", ALL["tie-breaks"]))


def test_that_no_line_claims_an_approval() -> None:
    for topic, text in ALL.items():
        assert not re.search(r"FIDE[- ](endorsed|approved)|endorsed by FIDE", text, re.I), topic


@pytest.mark.skipif(not RULES.is_dir(), reason="the rule texts are not beside the project")
@pytest.mark.parametrize("topic", ALL)
def test_that_no_regulation_is_copied(topic: str) -> None:
    def runs(text: str) -> set[tuple[str, ...]]:
        words = re.findall(r"[a-z]+", text.lower())
        return {tuple(words[place : place + COPIED]) for place in range(len(words) - COPIED + 1)}

    ours = runs(re.sub(r"<!-- made.*?<!-- end -->", "", ALL[topic], flags=re.DOTALL))
    for path in RULES.glob("*.txt"):
        assert not ours & runs(path.read_text(encoding="utf-8")), path.name
