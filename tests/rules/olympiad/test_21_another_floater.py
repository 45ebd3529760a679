"""21: another floater, where the group that it comes to would have to drop the limits."""

from __future__ import annotations

from typing import Any

from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Request
from tests.rules.olympiad.events import floaters, groups, meetings, olympiad


def dropped(request: Request) -> list[list[float]]:
    """Return the scores of the groups that dropped the limits."""
    return [group["scores"] for group in groups(request) if group["limits_dropped"]]


def passed_over(request: Request, floater: int) -> list[tuple[int, str]]:
    """Return whom the explanation names as passed over for a floater, and the rules."""
    steps: Any = pair(request, explain=True).explanation
    (step,) = (s for s in steps if s["kind"] == "floater" and s["team"] == floater)
    return [(each["team"], each["fell_to"]) for each in step["passed_over"]]


def test_that_the_team_from_the_other_side_is_reckoned_with_21_b() -> None:
    # 3, 5 and 8 drop one, 4 comes up to 1 and 2. With 8 there, the weakest, 4-8 would be left,
    # who both had White twice.
    teams = {1: "W3- B4+", 2: "B4= W3=", 3: "B1+ B2=", 4: "W2= W1-"}
    teams |= {5: "W7+ B8=", 6: "B8- W7=", 7: "B5- B6=", 8: "W6+ W5="}
    request = olympiad(teams, absent=(7,))
    assert floaters(request) == {5: "21b", 4: "32"}
    assert meetings(request) == [(1, 2), (3, 8), (4, 5)]
    assert dropped(request) == []
    assert passed_over(request, 5) == [(8, "20")]


def test_that_it_is_reckoned_with_for_teams_that_had_black_twice_too_21_b() -> None:
    # As before: 7 would leave 3-7 to be paired, who both had Black twice.
    teams = {1: "W3= B4=", 2: "B4- W3+", 3: "B1= B2-", 4: "W2+ W1="}
    teams |= {5: "W7- B8=", 6: "B8+ W7=", 7: "B5+ B6=", 8: "W6- W5="}
    request = olympiad(teams, absent=(8,))
    assert floaters(request) == {6: "21b", 3: "32"}
    assert meetings(request) == [(1, 2), (3, 6), (4, 7)]
    assert dropped(request) == []


def test_that_the_third_weakest_is_taken_if_need_be_21_b_29_b() -> None:
    # 2 and 3 have met, so 8 stays; with 3 below, 3-7 would be left, who both had Black twice.
    teams = {1: "W3- B4-f", 2: "B4+ W3=", 3: "B1+ B2=", 4: "W2- W1-f"}
    teams |= {5: "W7= B8-", 6: "B8= W7=", 7: "B5= B6=", 8: "W6= W5+"}
    request = olympiad(teams, absent=(4,))
    assert floaters(request) == {2: "29b", 5: "32"}
    assert meetings(request) == [(2, 7), (3, 8), (5, 6)]
    assert dropped(request) == []
    assert passed_over(request, 2) == [(8, "29b"), (3, "20")]


def test_that_another_floater_is_taken_from_round_4_too_21_b() -> None:
    # By the order 9-1 and 4 floats to 6 and 8; but then 6 and 5, who comes up, would be left,
    # and both had White twice.
    teams = {1: "W4= B2+ W5+ zero", 2: "B5- W1- B8- pab", 3: "W6+ B5+ B9- W8+"}
    teams |= {4: "B1= W6- W7+ B5+", 5: "W2+ W3- B1- W4-", 6: "B3- B4+ W10- W7="}
    teams |= {7: "W9- pab B4- B6=", 8: "B10= W9- W2+ B3-", 9: "B7+ B8+ W3+ W10-"}
    request = olympiad(teams | {10: "W8= half B6+ B9+"})
    assert floaters(request) == {9: "51", 1: "21b", 2: "51", 5: "51"}
    assert meetings(request) == [(1, 6), (2, 7), (3, 10), (4, 9), (5, 8)]
    assert dropped(request) == []
    assert passed_over(request, 1) == [(4, "20")]
    # So 9 does not meet 1, its first choice, and the explanation says what stands against it.
    steps: Any = pair(request, explain=True).explanation
    (step,) = (s for s in steps if s["kind"] == "pair" and s["top"] == 9)
    assert step["passed_over"] == [{"team": 1, "reason": "floater", "fell_to": "53"}]


def test_that_a_median_group_that_others_join_later_is_reckoned_with_21_b() -> None:
    # The group of 2 points joins the median group of 3 only after 1 or 7 has come down to it.
    teams = {1: "W3+ B2+ B7=", 2: "B4+ W1- W8-", 3: "B1- W7- B6=", 4: "W2- B8- W5+"}
    teams |= {5: "W7- B6- B4-", 6: "B8- W5+ W3=", 7: "B5+ B3+ W1=", 8: "W6+ W4+ B2+"}
    request = olympiad(teams, absent=(5,))
    assert floaters(request) == {8: "51", 7: "21b"}
    assert meetings(request) == [(1, 8), (2, 7), (4, 6)]
    assert groups(request)[-1]["scores"] == [3, 2]
    assert dropped(request) == []


# --- which floater -----------------------------------------------------------------------------

SCORE = {1: 9, 2: 9, 3: 9, 4: 5, 5: 5, 6: 1, 7: 1, 8: 1}
"""3 drops to 4 and 5, 6 is elevated to them; so it is with the points that the rounds give."""


def three_groups(white_twice: str, forbidden: tuple[tuple[int, int], ...] = ()) -> Request:
    """1, 2, 3 above, 4 and 5 the median group, 6, 7, 8 below; those told had White twice."""
    teams = {t: f"W{20 + t}= W{40 + t}=" if str(t) in white_twice else "zero zero" for t in SCORE}
    score = {t: s - 2 * (str(t) in white_twice) for t, s in SCORE.items()}
    return olympiad(teams, score=score, forbidden=forbidden)


def test_that_without_limits_the_first_choices_stand_29_32() -> None:
    request = three_groups("")
    assert floaters(request) == {3: "29a", 6: "32"}
    assert meetings(request) == [(1, 2), (3, 4), (5, 6), (7, 8)]


def test_that_the_last_decision_is_changed_first_21() -> None:
    # 3, 4 and 6 had White twice. 7 for 6 helps, 2 for 3 would as well; 6 was chosen later.
    request = three_groups("346")
    assert floaters(request) == {3: "29a", 7: "21b"}
    assert meetings(request) == [(1, 2), (3, 5), (4, 7), (6, 8)]


def test_that_the_decision_before_it_is_changed_then_21() -> None:
    # As before, but 7 and 8 may not meet 4, nor may the floaters meet.
    request = three_groups("346", ((4, 7), (4, 8)))
    assert floaters(request) == {2: "21b", 6: "32"}
    assert meetings(request) == [(1, 3), (2, 4), (5, 6), (7, 8)]


def test_that_both_decisions_are_changed_if_need_be_21() -> None:
    # 3 to 6 had White twice: only 2 and 7, both of them, help.
    request = three_groups("3456")
    assert floaters(request) == {2: "21b", 7: "21b"}
    assert meetings(request) == [(1, 3), (2, 4), (5, 7), (6, 8)]
    assert dropped(request) == []


def test_that_the_first_choices_stand_if_no_floaters_keep_the_limits_21() -> None:
    # 8 alone of those below has not had White twice; but without it 6 and 7 would meet.
    request = three_groups("34567")
    assert floaters(request) == {3: "29a", 6: "32"}
    assert dropped(request) == [[5]]


def test_that_floaters_from_both_sides_do_not_meet_for_the_limits_16_21() -> None:
    # Only 3 may drop. With 7 or 8 the limits were kept, but by 3-7 or 3-8 over two groups.
    request = three_groups("346", ((1, 3), (2, 3), (4, 7), (4, 8)))
    assert floaters(request) == {3: "42", 6: "32"}
    assert meetings(request)[1:3] == [(3, 4), (5, 6)]
    assert dropped(request) == [[5]]
