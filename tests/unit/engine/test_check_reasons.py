"""Why another pairing is worse: what the rules first decide otherwise, and its article."""

from __future__ import annotations

import random

import pytest

from teamswiss_gui.cli.check import REASONS, decision_text, round_text
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.check import RoundCheck, compare
from teamswiss_gui.engine.decisions import Decision, Why
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Request
from teamswiss_gui.words import Words
from tests.rules.positions import position
from tests.rules.test_2_3_quality import FLOATED, FOLLOWING, WANT_WHITE_AND_BLACK, zeros
from tests.unit.engine.situations import random_request


def checked(request: Request, *pairs: tuple[int, int], bye: int | None = None) -> RoundCheck:
    return compare(request, pair(request), pairs, bye)


def why(request: Request, *pairs: tuple[int, int], bye: int | None = None) -> list[str]:
    return [decision_text(Words(), d) for d in checked(request, *pairs, bye=bye).decisions]


def test_that_a_criterion_is_told_with_both_values() -> None:
    request = position(WANT_WHITE_AND_BLACK)
    assert why(request, (1, 3), (2, 4)) == [
        "bracket 2: C8 is 2 in the file, 0 by the rules (2.3.5)"
    ]
    floated = position(FLOATED, score={1: 4}, virtual={9: {1: 2}})
    assert why(floated, (1, 2), (3, 4)) == [
        "bracket 4: C7 is 1 in the file, 0 by the rules (2.3.4); the lower brackets follow from it"
    ]


@pytest.mark.parametrize(
    ("system", "names"),
    [("fide-team-2026", "C4 C5 C6 C7 C8 C9 C10"), ("fide-team-draft", "C4 C5 C6 C7 C8 C9")],
)
def test_that_all_criteria_of_both_pairings_are_listed(system: str, names: str) -> None:
    request = position(zeros(FOLLOWING), score=FOLLOWING, system=system)
    # 3 comes up where 2 should: equal by its score, and everything else is nought.
    lines = list(round_text(Words(), checked(request, (1, 3), (2, 4), (5, 6))))
    told = ", ".join(f"{n} " + {"C4": "1", "C5": "{2}"}.get(n, "0") for n in names.split())
    place = next(i for i, line in enumerate(lines) if "upfloaters {2} stand before {3}" in line)
    assert lines[place + 1 : place + 3] == [
        f"    compared, in the file: {told}",
        f"    compared, by the rules: {told}",
    ]
    again = position(WANT_WHITE_AND_BLACK, system=system)
    said = "\n".join(round_text(Words(), checked(again, (1, 3), (2, 4))))
    colours = "C8" if system == "fide-team-2026" else "C7"
    assert f"{colours} 2" in said.split("in the file: ")[-1].split("\n")[0]
    assert f"{colours} 0" in said.split("by the rules: ")[-1]


def test_that_the_number_and_the_scores_of_upfloaters_are_compared_the_right_way() -> None:
    request = position(zeros(FOLLOWING), score=FOLLOWING)
    lower = "; the lower brackets follow from it"
    assert why(request, (1, 5), (2, 3), (4, 6)) == [
        "bracket 4: C5 is {0} in the file, {2} by the rules (2.3.2)" + lower
    ]
    twos = position(zeros(score := {1: 2, 2: 2, 3: 0, 4: 0}), score=score)
    assert why(twos, (1, 3), (2, 4)) == [
        "bracket 2: C4 is 2 in the file, 0 by the rules (2.3.1)" + lower
    ]
    broken = position(zeros(FOLLOWING), score=FOLLOWING, forbidden=((3, 4),))
    assert why(broken, (1, 2), (3, 5), (4, 6)) == [
        "bracket 4: C6 is 1 in the file, 0 by the rules (2.3.3)" + lower
    ]


@pytest.mark.parametrize(
    ("system", "equal", "article"),
    [("fide-team-2026", "C4–C7", "3.5.4"), ("fide-team-draft", "C4–C6", "2.2.4")],
)
def test_that_a_later_set_is_told_by_the_order_of_sets(
    system: str, equal: str, article: str
) -> None:
    request = position(zeros(FOLLOWING), score=FOLLOWING, system=system)
    assert why(request, (1, 3), (2, 4), (5, 6)) == [
        f"bracket 4: equal by {equal}; upfloaters {{2}} stand before {{3}} ({article});"
        " the lower brackets follow from it"
    ]


@pytest.mark.parametrize(
    ("system", "equal", "article"),
    [("fide-team-2026", "C8–C10", "3.6.3"), ("fide-team-draft", "C7–C9", "2.3.3")],
)
def test_that_a_later_pairing_is_told_by_its_identifier(
    system: str, equal: str, article: str
) -> None:
    request = position(dict.fromkeys(range(1, 5), "zero"), system=system)
    assert why(request, (1, 4), (2, 3)) == [
        f"bracket 0: equal by {equal}; identifier 1 2 3 4 before 1 2 4 3 ({article})"
    ]


def test_that_a_long_identifier_is_cut_to_where_it_differs() -> None:
    request = position(dict.fromkeys(range(1, 21), "zero"))
    pairs = [(t, t + 10) for t in range(1, 9)]
    assert why(request, *pairs, (9, 20), (10, 19)) == [
        "bracket 0: equal by C8–C10; identifier ... 18 19 20 before ... 18 20 19 (3.6.3)"
    ]


def test_that_a_repeat_and_a_forbidden_pair_are_told() -> None:
    again = position({1: "W3=", 2: "zero", 3: "B1=", 4: "zero"}, score={2: 1, 4: 1})
    assert why(again, (1, 3), (2, 4)) == ["1-3 have met before (C1, 2.1.1)"]
    never = position(dict.fromkeys(range(1, 5), "zero"), forbidden=((1, 3),))
    assert why(never, (3, 1), (2, 4)) == ["1-3 must not be paired with each other"]


@pytest.mark.parametrize(
    ("teams", "score", "bye", "told"),
    [
        ({1: "zero", 2: "pab", 3: "zero"}, {}, 2, "2 may not have the bye (C2, 2.1.2)"),
        (
            {1: "zero", 2: "zero", 3: "zero"},
            {1: 2},
            1,
            "the bye goes to the lowest score: 0, in the file 2 (3.4.2)",
        ),
        (
            {1: "W8-", 2: "zero", 3: "zero"},
            {},
            3,
            "scores equal; the bye goes to the most matches played: 1, in the file 0 (3.4.3)",
        ),
        (
            {1: "zero", 2: "zero", 3: "zero"},
            {},
            2,
            "scores and matches played equal; the bye goes to the largest number: 3, in the file 2"
            " (3.4.4)",
        ),
    ],
)
def test_that_another_bye_is_told_by_its_article(
    teams: dict[int, str], score: dict[int, float], bye: int, told: str
) -> None:
    request = position(teams, score=score)
    left = [tpn for tpn in teams if tpn != bye]
    assert why(request, (left[0], left[1]), bye=bye) == [told]


def test_that_a_bye_that_leaves_no_legal_pairing_is_told() -> None:
    request = position(dict.fromkeys(range(1, 4), "zero"), forbidden=((1, 2),))
    assert why(request, (1, 2), bye=3) == [
        "1-2 must not be paired with each other",
        "with the bye to 3 no legal pairing is left (3.4.1)",
    ]


def test_that_colours_alone_are_told_by_their_article() -> None:
    found = checked(position({1: "zero", 2: "zero"}), (2, 1))
    assert found.decisions == ()
    assert list(round_text(Words(), found)) == [
        "round 2 (fide-team-2026) differs",
        "  colours: 2-1 in the file, 1-2 by article 4.3.1",
    ]


@pytest.mark.parametrize("reason", Why)
def test_that_every_reason_has_words(reason: Why) -> None:
    assert reason in REASONS
    assert decision_text(Words(), Decision(reason, "3.6", [2, 1], [1, 2], equal=("C8", "C9")))


@pytest.mark.parametrize("seed", range(150))
def test_that_every_other_pairing_has_a_reason(seed: int) -> None:
    request = random_request(seed)
    try:
        answer = pair(request)
    except TeamSwissError:
        return
    teams = [tpn for line in answer.pairs for tpn in (line.white, line.black)]
    teams += [] if answer.bye is None else [answer.bye]
    random.Random(seed).shuffle(teams)
    bye = None if answer.bye is None else teams.pop()
    found = compare(request, answer, tuple(zip(teams[::2], teams[1::2], strict=True)), bye)
    assert bool(found.decisions) == bool(found.wrong_pairs or found.bye != found.wanted_bye)
    assert all(d.found != d.wanted for d in found.decisions)
    assert bool(list(round_text(Words(), found))) == found.differs
