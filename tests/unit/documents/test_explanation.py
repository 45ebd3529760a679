"""The sheet that tells how a round was paired: what an arbiter reads on it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from teamswiss_gui.documents.model import Document, Text
from teamswiss_gui.documents.registry import document
from teamswiss_gui.documents.source import Options
from teamswiss_gui.documents.why import dutch, instead, olympiad, team_swiss
from teamswiss_gui.documents.why.counted import VIRTUAL
from teamswiss_gui.documents.why.explain import TELLERS, explain
from teamswiss_gui.documents.why.model import Explanation, Topic
from teamswiss_gui.documents.why.nearer import Before
from teamswiss_gui.documents.why.numbered import coded, joined, numbered, runs_text
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Match, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.terms import (
    Acceleration,
    Colour,
    Forfeit,
    Kind,
    PairingSystem,
    Result,
    RoundState,
)
from teamswiss_gui.engine import request as engine
from teamswiss_gui.engine.fide_team.editions import EDITIONS
from teamswiss_gui.engine.fide_team.state import Field, build_field
from teamswiss_gui.engine.generate import Plan, generate
from teamswiss_gui.engine.matching import maximum
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.tournament import pairing_request
from teamswiss_gui.scoring.points import totals
from teamswiss_gui.words import Words
from teamswiss_gui.words.articles import ARTICLES, named_in
from tests.handbook.test_handbook import COPIED, RULES
from tests.unit.documents import events
from tests.unit.engine.situations import random_request

NOBREAK = "\u00a0"


def sheet(tournament: Tournament, round_number: int | None = None) -> Document:
    return document("explanation", tournament, options=Options(round=round_number))


def lines(found: Document, heading: str = "") -> list[str]:
    """Return the lines of the sheet, or of the part with this heading, with plain spaces."""
    return [
        block.text.replace(NOBREAK, " ")
        for section in found.sections
        if not heading or section.heading.replace(NOBREAK, " ").startswith(heading)
        for block in section.blocks
        if isinstance(block, Text)
    ]


def headings(found: Document) -> list[str]:
    return [section.heading for section in found.sections]


def first_round(teams: int, colour: Colour = Colour.WHITE) -> Tournament:
    """Return an event whose first round the engine has paired."""
    given = generate(Plan(teams, 1, 3, forfeits=0, absences=0))
    each = given.rounds[0]
    basis = replace(each.basis, initial_colour=colour)
    return replace(given, rounds=(replace(each, basis=basis),))


def by_rules(tournament: Tournament, number: int) -> Tournament:
    """Return the event with a round's matches as the rules give them now."""
    each = tournament.round(number)
    answer = pair(pairing_request(tournament, number))
    teams = {tpn: team for team, tpn in each.numbers}
    matches = tuple(
        Match(900 + line.board, teams[line.white], teams[line.black])  # type: ignore[arg-type]
        for line in answer.pairs
    )
    paired = replace(each, matches=matches, state=RoundState.DRAFT)
    return replace(tournament, rounds=(*tournament.rounds[: number - 1], paired))


def with_adjourned(tournament: Tournament, number: int) -> Tournament:
    """Return the event with board 1 of the first match of a round adjourned."""
    each = tournament.round(number)
    first, *others = each.matches
    board, *rest = first.boards
    waiting = replace(first, boards=(replace(board, result=Result.ADJOURNED), *rest))
    rounds = list(tournament.rounds)
    rounds[number - 1] = replace(each, matches=(waiting, *others))
    return replace(tournament, rounds=tuple(rounds))


def swapped(tournament: Tournament) -> Tournament:
    """Return the event with the black teams of the last round's first two matches exchanged."""
    last = tournament.rounds[-1]
    one, two, *rest = last.matches
    matches = (replace(one, black=two.black), replace(two, black=one.black), *rest)
    return replace(tournament, rounds=(*tournament.rounds[:-1], replace(last, matches=matches)))


# --- points for the pairing ---------------------------------------------------------------------


def test_that_an_adjourned_game_is_told_with_both_scores() -> None:
    league = with_adjourned(events.league(), 4)
    match = league.round(4).matches[0]
    number = dict(league.round(5).numbers)
    told = lines(sheet(league), "Points for the pairing")
    assert told[0].startswith("Round 4, table 1, ")
    assert told[0].endswith(
        ": board 1 is adjourned and counts as a draw for the pairing (C.04.2 3.1)."
    )
    history = {team.tpn: team.history for team in pairing_request(league, 5).teams}
    for team, line in zip((match.white, match.black), told[1:3], strict=True):
        points = HalfPoints(sum(entry.mp for entry in history[number[team]]))
        shown = totals(league, 4)[team]
        said = re.search(r"has (\S+) match points .* in the standings (\S+) and", line)
        assert said is not None
        assert said.groups() == (f"{points / 2:g}", f"{shown.match_points / 2:g}")


def test_that_a_round_is_silent_about_games_that_were_adjourned_later() -> None:
    league = with_adjourned(events.league(), 4)
    assert "Points for the pairing" not in headings(sheet(league, 4))
    assert "Points for the pairing" not in headings(sheet(events.league()))


def test_that_a_match_that_counts_as_a_whole_has_no_adjourned_game() -> None:
    league = with_adjourned(events.league(), 4)
    each = league.round(4)
    first, *others = each.matches
    decided = replace(each, matches=(replace(first, forfeit=Forfeit.BLACK), *others))
    rounds = (*league.rounds[:3], decided, *league.rounds[4:])
    assert "Points for the pairing" not in headings(sheet(replace(league, rounds=rounds)))


def test_that_virtual_points_are_told_with_the_numbers_of_the_teams() -> None:
    given = first_round(8)
    basis = replace(given.rounds[0].basis, acceleration=Acceleration.BAKU, total_rounds=5)
    given = replace(given, rounds=(replace(given.rounds[0], basis=basis),))
    told = lines(sheet(given), "Points for the pairing")
    assert told == [VIRTUAL[Acceleration.BAKU], "Points for each: 2. Numbers: 1–4."]


def test_that_imaginary_points_are_told_once() -> None:
    given = first_round(8)
    basis = replace(
        given.rounds[0].basis,
        system=PairingSystem.OLYMPIAD_2008,
        acceleration=Acceleration.IMAGINARY,
    )
    given = replace(given, rounds=(replace(given.rounds[0], basis=basis),))
    assert "Points for the pairing" not in headings(sheet(given))
    assert any("imaginary match points" in line for line in lines(sheet(given)))


# --- changed by hand ----------------------------------------------------------------------------


def test_that_pairs_of_the_rules_that_are_not_played_are_marked() -> None:
    found = sheet(swapped(by_rules(events.league(), 5)))
    changed = lines(found, "Changed by the arbiter")
    assert "what the rules give" in changed[0]
    assert sum(line.endswith(" has White on board 1.") for line in changed) == 2
    assert sum(line.endswith("(not played).") for line in changed) == 2
    for line in changed:
        played = re.match(
            r"(.+ \(\d+\)) – .* is played, .* give\. (.+) has White on board 1\.$", line
        )
        assert played is None or played[1] == played[2]
    brackets, colours = lines(found, "Bracket"), lines(found, "Colours")
    assert sum(line.startswith("(not played) ") for line in brackets) == 2
    assert sum(line.startswith("(not played) ") for line in colours) == 2


def test_that_colours_turned_by_hand_are_no_other_pair() -> None:
    league = by_rules(events.league(), 5)
    last = league.rounds[-1]
    one, *rest = last.matches
    turned = replace(last, matches=(replace(one, white=one.black, black=one.white), *rest))
    found = sheet(replace(league, rounds=(*league.rounds[:-1], turned)))
    changed = lines(found, "Changed by the arbiter")
    assert len(changed) == 2
    assert "the rules give this pair with the other colours" in changed[1]
    assert not any("(not played)" in line for line in lines(found))
    marked = [line for line in lines(found) if line.startswith("(played with the other colours)")]
    assert len(marked) == 1


def test_that_a_bye_given_by_hand_is_told() -> None:
    given = by_rules(generate(Plan(9, 3, 5, forfeits=0, absences=0)), 3)
    last = given.rounds[-1]
    (bye,) = last.byes
    one, *rest = last.matches
    byes = (replace(bye, team=one.white),)
    moved = replace(last, matches=(replace(one, white=bye.team), *rest), byes=byes)
    found = sheet(replace(given, rounds=(*given.rounds[:-1], moved)))
    changed = lines(found, "Changed by the arbiter")
    assert any(line.endswith("has the bye, but not by the rules.") for line in changed)
    assert any(line.startswith("The rules give the bye to ") for line in changed)
    assert any(line.startswith("(changed) ") for line in lines(found, "The bye"))


def test_that_a_round_as_the_rules_give_it_has_no_mark() -> None:
    found = sheet(by_rules(events.league(), 5))
    assert "Changed by the arbiter" not in headings(found)
    assert not any(line.startswith("(") for line in lines(found))


# --- the first round ----------------------------------------------------------------------------


@pytest.mark.parametrize("colour", Colour)
def test_that_the_colour_drawn_is_told_once_for_all_pairs(colour: Colour) -> None:
    told = lines(sheet(first_round(60, colour)), "Colours")
    assert told[0].startswith(f"The colour drawn is {colour.value.capitalize()}.")
    assert told[0].endswith("(4.3.1)")
    assert len(told) == 1 + 30
    for line in told[1:]:
        said = re.fullmatch(r".+ \((\d+)\) has White against .+ \((\d+)\)\.", line)
        assert said is not None
        white, black = map(int, said.groups())
        assert (min(white, black) % 2 == 1) == ((white < black) == (colour is Colour.WHITE))
    assert not any("no preference" in line for line in told)


def test_that_the_pairs_of_the_first_round_stand_in_one_list() -> None:
    told = lines(sheet(first_round(60)), "Bracket")
    assert told[0] == "All teams have a score of 0."
    place = told.index("Each team named first meets the first possible opponent. (3.6.4)")
    assert len(told[place + 1 :]) == 30
    assert all(re.fullmatch(r".+ \(\d+\) meets .+ \(\d+\)\.", line) for line in told[place + 1 :])


def test_that_all_but_the_bye_are_all_teams_that_are_paired() -> None:
    told = lines(sheet(first_round(9)), "Bracket")
    assert told[0] == "All teams that are paired in this round have a score of 0."


def test_that_a_match_from_a_list_is_still_explained_by_itself() -> None:
    given = first_round(60)
    answer = pair(pairing_request(given, 1), explain=True)
    told = explain(Words(), given, answer)
    line = answer.pairs[7]
    found = [said.article for said in told.of_match(line.white, line.black)]
    assert found == ["3.6.4", "", "4.3.1", ""]
    assert [said.article for said in told.of_team(line.white)] == found


def test_that_who_is_first_team_by_points_is_not_told_by_number() -> None:
    ahead = engine.RoundEntry(None, None, Kind.FULL_BYE, HalfPoints(4), HalfPoints(8))
    behind = engine.RoundEntry(None, None, Kind.ABSENT, HalfPoints(0), HalfPoints(0))
    teams = (engine.Team(1, history=(behind,)), engine.Team(2, history=(ahead,)))
    request = engine.Request("fide-team-2026", 5, 2, teams)
    answer = pair(request, explain=True)
    told = TELLERS[answer.system](Words(), {1: "A", 2: "B"}, answer, request).tell()
    lead, line = told.parts[-1].sentences
    assert "the first-team has White if its number is odd" in lead.text
    assert lead.cites == ("4.2.1",)
    assert line.text.startswith("A\u00a0(1) has White")


# --- names and numbers --------------------------------------------------------------------------


def test_that_no_number_and_no_article_can_stand_alone() -> None:
    for section in sheet(swapped(with_adjourned(events.league(), 4))).sections:
        for block in section.blocks:
            assert isinstance(block, Text)
            assert not re.search(r" \(\d+\)", block.text), block.text
            assert not re.search(r" \([\d.]+\)$", block.text), block.text
            assert not re.search(r" \[C\d+\]", block.text), block.text


def test_that_a_word_as_long_as_a_line_is_not_tied() -> None:
    assert numbered("Old Harbour", 7) == f"Old Harbour{NOBREAK}(7)"
    assert numbered("X" * 80, 7) == "X" * 80 + " (7)"
    assert joined("White.", "(4.3)") == f"White.{NOBREAK}(4.3)"
    assert coded("the two met in round 3", "C1") == f"the two met in round{NOBREAK}3{NOBREAK}[C1]"


def test_that_numbers_are_told_in_runs() -> None:
    assert runs_text([7, 1, 2, 3, 9]) == "1–3, 7, 9"
    assert runs_text([4]) == "4"


def test_that_a_large_bracket_is_told_by_its_numbers() -> None:
    given = generate(Plan(120, 2, 7, forfeits=0, absences=0))
    held = [line for line in lines(sheet(given), "Bracket") if line.startswith("With a score of")]
    assert any("the teams with the numbers " in line for line in held)
    assert max(map(len, held)) < 1000


# --- reasons ------------------------------------------------------------------------------------


def test_that_a_reason_names_the_round_in_which_two_met() -> None:
    told = [
        line
        for seed in range(6)
        for line in lines(sheet(generate(Plan(16, 6, seed, forfeits=0, absences=0))))
    ]
    assert any(re.search(r"first choice .* but the two met in round \d", line) for line in told)
    assert any(re.search(r"Before this team .* but it met .* in round \d", line) for line in told)
    assert not any("already, or" in line for line in told)


def test_that_a_forbidden_pair_is_blamed_on_the_arbiter_and_not_on_a_match() -> None:
    teams = tuple(
        engine.Team(
            tpn, history=(engine.RoundEntry(None, None, Kind.HALF_BYE, points, HalfPoints(0)),)
        )
        for tpn, points in (
            (1, HalfPoints(4)),
            (2, HalfPoints(2)),
            (3, HalfPoints(2)),
            (4, HalfPoints(0)),
        )
    )
    request = engine.Request("fide-team-2026", 5, 2, teams, forbidden_pairs=frozenset({(1, 2)}))
    answer = pair(request, explain=True)
    told = TELLERS[answer.system](Words(), {}, answer, request).tell()
    (said,) = [s for s in told.sentences() if s.text.startswith("Before this team")]
    assert "the arbiter has forbidden this pair" in said.text
    assert said.article == ""


def test_that_upfloaters_say_how_many_would_be_without_an_opponent() -> None:
    told = lines(sheet(events.league()), "Bracket")
    floating = [line for line in told if line.startswith("Floating up")]
    assert floating
    for line in floating:
        assert re.search(r"Without upfloaters \d teams? of this score would have no opponent", line)


def test_that_a_single_team_before_is_not_told_as_several() -> None:
    seen = set()
    for seed in range(120):
        request = replace(random_request(seed, least=6, most=16), system="fide-team-2026")
        try:
            told = told_of(request)
        except TeamSwissError:
            continue
        for said in told.sentences():
            if "in the order came" in said.text:
                before, _, _ = said.text.partition(", but ")
                several = before.count("(") > 1
                assert said.text.startswith("Before them " if several else "Before this team ")
                seen.add(several)
    assert seen == {False, True}


def half_bye(points: int) -> engine.RoundEntry:
    return engine.RoundEntry(None, None, Kind.HALF_BYE, HalfPoints(points), HalfPoints(0))


def told_of(request: engine.Request) -> Explanation:
    answer = pair(request, explain=True)
    return TELLERS[answer.system](Words(), {}, answer, request).tell()


def about_the_leader(nearer: int, *, forbidden: int = 0) -> list[str]:
    """Return why a leader who has met so many of the next score meets the first of the lowest."""
    rounds = range(nearer)
    leader = [
        engine.RoundEntry(2 + each, engine.Colour.WHITE, Kind.PLAYED, HalfPoints(4), HalfPoints(4))
        for each in rounds
    ]
    teams = [engine.Team(1, history=(*leader, half_bye(0)))]
    for each in rounds:
        met = engine.RoundEntry(1, engine.Colour.BLACK, Kind.PLAYED, HalfPoints(0), HalfPoints(0))
        history = [half_bye(0) if n != each else met for n in rounds]
        teams.append(engine.Team(2 + each, history=(*history, half_bye(2))))
    nothing = (*(half_bye(0) for _ in rounds), half_bye(0))
    size = nearer + 1 + (nearer + 1) % 2 + 2
    teams += [engine.Team(tpn, history=nothing) for tpn in range(nearer + 2, size + 1)]
    pairs = frozenset((1, nearer + 2 + each) for each in range(forbidden))
    request = engine.Request("fide-team-2026", 20, nearer + 2, tuple(teams), forbidden_pairs=pairs)
    told = told_of(request)
    return [s.text.replace(NOBREAK, " ") for s in told.brackets[0].sentences]


def test_that_teams_of_a_nearer_score_are_told_with_what_they_fell_to() -> None:
    told = about_the_leader(2)
    assert told[1].startswith("Floating up: ? (4).")
    assert told[2:4] == [
        "? (2), with a score of 1, would come before, but it met ? (1) in round 1 [C1].",
        "? (3), with a score of 1, would come before, but it met ? (1) in round 2 [C1].",
    ]
    assert told[4].startswith("Criteria: ")


def test_that_no_more_than_a_handful_of_them_is_told_one_by_one() -> None:
    assert sum("would come before, but" in line for line in about_the_leader(6)) == 6
    told = about_the_leader(9)
    assert sum("would come before, but" in line for line in told) == team_swiss.SHOWN
    assert "4 more teams that would come before could not be taken either." in told
    told = about_the_leader(9, forbidden=1)
    assert sum("would come before, but" in line for line in told) == team_swiss.SHOWN - 1
    assert sum(line.startswith("Before this team in the order") for line in told) == 1
    assert "5 more teams that would come before could not be taken either." in told


@pytest.mark.parametrize("system", ["fide-team-2026", "fide-team-draft"])
def test_that_a_team_of_a_nearer_score_could_not_have_been_taken(system: str) -> None:
    seen = set()
    several = 0
    for seed in range(250):
        request = replace(random_request(seed, least=4, most=16), system=system)
        try:
            answer = pair(request, explain=True)
        except TeamSwissError:
            continue
        before = Before(request, answer)
        field = build_field(request, EDITIONS[system])
        place = {team.tpn: index for index, team in enumerate(field.teams)}
        waiting = {*place} - {answer.bye}

        def unpaired(tpns: Iterable[int], field: Field = field, place: Any = place) -> int:
            mask = sum(1 << place[tpn] for tpn in tpns)
            return maximum(field.may_meet, mask)[1].deficiency

        for step in answer.explanation or ():
            if step["kind"] != "upfloaters":
                continue
            found: Any = step
            for tpn in before.nearer(found) if found["upfloaters"] else ():
                assert tpn in waiting - {*found["residents"], *found["upfloaters"]}
                floating, code = before.with_nearer(found, tpn)
                bracket = {*found["residents"], *floating}
                fails = "C1" if unpaired(bracket) else "C3" if unpaired(waiting - bracket) else ""
                assert code == fails, (seed, tpn)
                seen.add(code)
            floating = found["upfloaters"]
            others = waiting - {*found["residents"]}

            def ascending(tpns: Iterable[int], field: Field = field, place: Any = place) -> Any:
                return sorted(field.teams[place[tpn]].score for tpn in tpns)

            nearer = [
                tpns
                for tpns in combinations(sorted(others), len(floating))
                if ascending(tpns) > ascending(floating)
            ]
            assert len(nearer) == before.sets_nearer(found), seed
            for tpns in nearer:
                bracket = {*found["residents"], *tpns}
                assert unpaired(bracket) or unpaired(waiting - bracket), (seed, tpns)
            several += len(floating) > 1 and len(nearer) > 0
            waiting -= {*found["residents"], *found["upfloaters"]}
    assert seen == {"C1", "C3"}
    assert several > 5


def test_that_the_order_of_pairings_names_the_numbers_that_count_first() -> None:
    for seed in range(400):
        request = replace(random_request(seed, least=8, most=24), system="fide-team-2026")
        try:
            told = told_of(request)
        except TeamSwissError:
            continue
        for part in told.brackets:
            for said in part.sentences:
                if "no equally good pairing" in said.text:
                    assert said.article == "3.6.3"
                    given = re.search(r"has ([\d–, ]+) as the smaller numbers", said.text)
                    assert given is not None
                    pairs = [s.pair for s in part.sentences if s.pair]
                    assert given[1] == runs_text(min(both) for both in pairs)
                    return
    raise AssertionError("no such choice")


def test_that_who_stands_before_the_bye_is_first_and_then_next() -> None:
    had = engine.RoundEntry(None, None, Kind.PAB, HalfPoints(0), HalfPoints(0))
    for system in ("fide-team-2026", "olympiad-2008"):
        for barred in range(3):
            teams = tuple(
                engine.Team(tpn, history=(had if tpn > 5 - barred else half_bye(0),))
                for tpn in range(1, 6)
            )
            (bye,) = [
                part
                for part in told_of(engine.Request(system, 7, 2, teams)).parts
                if part.topic is Topic.BYE
            ]
            *before, given = [said.text for said in bye.sentences]
            orders = ["would come first, but cannot", "would come next, but cannot"][:barred]
            assert len(before) == barred
            assert all(order in text for order, text in zip(orders, before, strict=True))
            assert ("the next in the order" in given) == (barred > 0)


def test_that_a_bracket_of_one_point_has_one_point() -> None:
    teams = tuple(engine.Team(tpn, history=(half_bye(2),)) for tpn in (1, 2))
    told = told_of(engine.Request("fide-team-2026", 5, 2, teams))
    assert [part.heading for part in told.brackets] == ["Bracket of 1 point"]


# --- the articles -------------------------------------------------------------------------------


def test_that_the_articles_stand_by_number_and_hold_the_criteria_quoted() -> None:
    found = sheet(events.league(), 4)
    listed = [line.split(" ")[0] for line in lines(found, "The articles")]
    assert listed == sorted(listed, key=lambda each: [int(part) for part in each.split(".")])
    assert len(set(listed)) == len(listed)
    told = lines(found)
    explained = "\n".join(lines(found, "The articles"))
    quoted = {code for line in told for code in re.findall(r"\b(C\d+) = ", line)}
    assert quoted >= {"C4", "C5", "C6", "C7", "C8", "C9", "C10"}
    for code in quoted:
        assert f"{code}: " in explained


@pytest.mark.parametrize("system", PairingSystem)
def test_that_no_criterion_is_named_that_is_not_explained(system: PairingSystem) -> None:
    for number in (1, 5):
        given = replace(events.league(), rounds=events.league().rounds[:number])
        each = given.rounds[-1]
        basis = replace(each.basis, system=system)
        found = sheet(replace(given, rounds=(*given.rounds[:-1], replace(each, basis=basis))))
        listed = {line.partition("  ")[0]: line for line in lines(found, "The articles")}
        assert all(line.partition("  ")[2] for line in listed.values())
        for text in listed.values():
            for code in re.findall(r"\bC\d+\b", text):
                assert any(f"  {code}: " in line for line in listed.values()), (text, code)
    assert ("2.3.1" in listed) == (system is PairingSystem.FIDE_TEAM_2026)
    assert ("13" in listed) == (system is PairingSystem.OLYMPIAD_2008)


def test_that_the_first_round_explains_first_team_where_it_says_it() -> None:
    found = sheet(first_round(8))
    assert "the first-team, the one with the smaller number," in lines(found, "Colours")[0]
    assert "4.2.3" in {line.partition("  ")[0] for line in lines(found, "The articles")}


def test_that_articles_name_those_of_the_criteria_in_their_text() -> None:
    assert named_in("fide-team-2026", "3.5.5") == {"2.3.1", "2.3.2", "2.3.3", "2.3.4"}
    assert named_in("fide-team-draft", "2.2.5") == {"3.3.1", "3.3.2", "3.3.3"}
    assert named_in("dutch-2017", "C.4") == frozenset()


def test_that_a_summary_refers_to_nothing_above_it() -> None:
    for articles in ARTICLES.values():
        for text in articles.values():
            assert not re.match(r"(It|They|That|Those|The same) ", text), text
            assert "that follow" not in text
            assert "in that order" not in text


@pytest.mark.skipif(not RULES.is_dir(), reason="the rule texts are not beside the project")
def test_that_no_regulation_is_copied() -> None:
    def runs(text: str) -> set[tuple[str, ...]]:
        words = re.findall(r"[a-z]+", text.lower())
        return {tuple(words[place : place + COPIED]) for place in range(len(words) - COPIED + 1)}

    tables = [*ARTICLES.values(), team_swiss.DRAWN, team_swiss.DRAWN_BY_NUMBER, dutch.DRAWN]
    tables += [
        olympiad.DRAWN,
        team_swiss.CRITERIA,
        team_swiss.ABSOLUTE,
        dutch.CRITERIA,
        olympiad.REASONS,
    ]
    ours = {text for table in tables for text in table.values()} | set(instead._FIXED.values())
    for path in RULES.glob("*.txt"):
        theirs = runs(path.read_text(encoding="utf-8"))
        for text in ours:
            assert not runs(text) & theirs, (path.name, text)
