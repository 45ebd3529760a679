"""Hand-worked examples, one for every code, with the working written out.

The event (2 boards, 4 teams, 3 rounds, 2-1-0, 2026 edition):

    round 1   1-2  1½:½ ("1=")    3-4  1:1 ("10")
    round 2   3-1  0:2  ("00")    2-4  2:0 by forfeit
    round 3   1-4  ½:1½ ("=0")    2 half-point bye   3 pairing-allocated bye

Match points and game points by round:

    1   2+2+0 = 4    1½+2+½ = 4
    2   0+2+1 = 3    ½+2+1  = 3½
    3   1+0+1 = 2    1+0+1  = 2       (the bye is a draw's: 1 and 1)
    4   1+0+2 = 3    1+0+1½ = 2½

Adjusted for opponents (16.3): team 2's half-point bye is in the last round, category 5, so it
counts as a draw, which it is anyway: 3 and 3½. Nobody else has a category 5 round.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import TieBreakEdition
from teamswiss_gui.scoring.ledger import ledger
from teamswiss_gui.scoring.standings import SCORE, standings
from teamswiss_gui.scoring.tiebreaks import parse, registry, tiebreak_of
from tests.unit.scoring.events import Event

HALF = Fraction(1, 2)


def small(edition: TieBreakEdition = TieBreakEdition.MARCH_2026) -> Tournament:
    settings = Settings(boards=2, board_colours="WB", rounds=3, tiebreak_edition=edition)
    event = Event(4, settings=settings)
    event.round("1-2 1=", "3-4 10")
    event.round("3-1 00", "2-4 +-")
    event.round("1-4 =0", "2 half", "3 pab")
    return event.tournament


def of(code: str, tournament: Tournament | None = None) -> list[object]:
    """Return the values of teams 1 to 4."""
    tournament = tournament or small()
    book = ledger(tournament)
    parsed = parse(code)
    measure = tiebreak_of(parsed).measure
    assert measure
    return [measure(book, parsed, TeamId(number)).value for number in range(1, 5)]


EXAMPLES: dict[str, list[object]] = {
    # Match points are primary, so MPvGP is game points, PTS match points.
    "MPvGP": [4, 3 + HALF, 2, 2 + HALF],
    "PTS": [4, 3, 2, 3],
    # 1: 3 + 2 + 3. 2: 4, then a forfeit win: dummy min(own 3, team 4's 3), then a bye: dummy
    # min(3, 1 x 3 rounds) = 3: 10. 3: 3 + 4 + bye min(2, 3) = 9. 4: 2, forfeit loss min(3, 3), 4.
    "BH": [8, 10, 9, 9],
    # Game points: 1: 3½ + 2 + 2½. 2: 4 + forfeit min(3½, 2½) + bye min(3½, 1 x 3) = 9½.
    # 3: 2½ + 4 + bye min(2, 3) = 8½. 4: 2 + forfeit loss min(2½, 3½) + 4 = 8½.
    "BH:GP": [8, 9 + HALF, 8 + HALF, 8 + HALF],
    # Cut the lowest: 1: 8-2. 2: all voluntary rounds are the bye (3): cut it by 16.5, 10-3.
    # 3: 9-2 (a pairing-allocated bye is not voluntary). 4: its forfeit loss 3, not the 2: 9-3.
    "BH/C1": [6, 7, 7, 6],
    # Cut two: 1: 8-2-3. 2: bye 3, then of 4 and 3 the 3. 3: 2 and 3. 4: 3, then 2.
    "BH/C2": [3, 4, 4, 4],
    # Cut low, then high: 1: 2 and 3 go. 2: 3 (bye), then 4. 3: 2, then 4. 4: 3, then 4.
    "BH/M1": [3, 3, 3, 2],
    # Two low and two high of three values leave nothing.
    "BH/M2": [0, 0, 0, 0],
    # /P: the forfeit is against the opponent itself: 2: 4 + 3 + 3; 4: 2 + 3 + 4: the same here.
    "BH/P": [8, 10, 9, 9],
    # Round 3's match 1-4 drawn: scores 5, 3, 2, 2. 1: 3+2+2. 2: 5 + min(3, 2) + 3 = 10.
    # 3: 2+5+2 = 9. 4: 2 + forfeit loss min(own 2, 3) + 5 = 9.
    "FB": [7, 10, 9, 9],
    "BH/F": [7, 10, 9, 9],
    # Opponents played: 1: 2, 3, 4: (10+9+9)/3. 2: 1: 8. 3: 4, 1: (9+8)/2. 4: 3, 1: (9+8)/2.
    "AOB": [Fraction(28, 3), 8, Fraction(17, 2), Fraction(17, 2)],
    # Opponents' match points x match points: 1: 3x2 + 2x2 + 3x0. 2: 4x0 + 3x2 + 3x1.
    # 3: 3x1 + 4x0 + 2x1. 4: 2x1 + 3x0 + 4x2.
    "SB": [10, 9, 5, 10],
    "EMMSB": [10, 9, 5, 10],
    # x game points: 1: 3x1½ + 2x2 + 3x½. 2: 4x½ + 3x2 + 3x1. 3: 3x1 + 4x0 + 2x1.
    # 4: 2x1 + 3x0 + 4x1½.
    "EMGSB": [10, 11, 5, 8],
    # Opponents' game points x match points: 1: 3½x2 + 2x2 + 2½x0. 2: 4x0 + 2½x2 + 3x1.
    # 3: 2½x1 + 4x0 + 2x1. 4: 2x1 + 2½x0 + 4x2.
    "EGMSB": [11, 8, 4 + HALF, 10],
    # x game points: 1: 3½x1½ + 2x2 + 2½x½ = 5¼+4+1¼. 2: 4x½ + 2½x2 + 3x1.
    # 3: 2½x1 + 0 + 2x1. 4: 2x1 + 0 + 4x1½.
    "EGGSB": [10 + HALF, 10, 4 + HALF, 8],
    "SB:GP": [10 + HALF, 10, 4 + HALF, 8],
    # Cut of EMGSB: 1: the opponent with 2 points: 4. 2: least significant is 6 (3x2) or 3 (3x1):
    # the lowest product of the lowest score, 3, which is the voluntary bye. 3: own dummy 2: 2.
    # 4: least is the opponent with 2 points (2x1 = 2); its voluntary loss 0 is lower: cut the 2.
    "EMGSB/C1": [6, 8, 3, 6],
    # Board 1: 1: 1+1+½; 2: 0+1+½ (bye a draw each); 3: 1+0+1 (bye a win each); 4: 0+0+½.
    # Board 2: 1: ½+1+0; 2: ½+1+½; 3: 0+0+1; 4: 1+0+1.
    "TBR": [(2 + HALF, 1 + HALF), (1 + HALF, 2), (2, 1), (HALF, 2)],
    "BBE": [(2 + HALF,), (1 + HALF,), (2,), (HALF,)],
    # 1: 2½ + 2x1½. 2: 1½ + 2x2. 3: 2 + 2x1. 4: ½ + 2x2.
    "BC": [5 + HALF, 5 + HALF, 4, 4 + HALF],
    # Weights 2 and 1; byes spread their game points: 1: 2x2½+1½. 2: 2x(0+1)+(½+1) + 1 x 1½.
    # 3: 2x1 + 0 + 1 x 1½. 4: 2x½ + 2.
    "OTHER_BERLIN": [6 + HALF, 5, 3 + HALF, 3],
    # Factor trunc(3 rounds x 2 / 2 boards) = 3: game points + BH/3.
    "SSSC": [4 + Fraction(8, 3), 3 + HALF + Fraction(10, 3), 5, 5 + HALF],
    "SSSC/K2": [8, 8 + HALF, 6 + HALF, 7],
    # A win's points: 1: rounds 1, 2. 2: the forfeit. 4: round 3.
    "WIN": [2, 1, 0, 1],
    "WON": [2, 0, 0, 1],
    # Boards: 1: three won. 2: two by forfeit. 3: one, and the bye's two. 4: one, one.
    "WIN:GP": [3, 2, 3, 2],
    "WON:GP": [3, 0, 1, 2],
    # 1: 2+4+4. 2: 0+2+3. 3: 1+1+2. 4: 1+1+3.
    "PS": [10, 5, 4, 5],
    "PS/C1": [8, 5, 3, 4],
    # Limit half of 3x2 = 3: 1: against 2 and 4: 2+0. 2: against 1 and 4: 0+2. 3: 4 and 1: 1+0.
    # 4: against 2 and 1 (3 has 2): 0+2.
    "KS": [2, 2, 1, 2],
    # Limit 3½: only team 1 reaches it.
    "KS/L+1": [0, 0, 0, 2],
    # Limit 2½ for L-1, 2 for L-2: then everybody counts.
    "KS/L-2": [4, 2, 1, 3],
    "TPN": [1, 2, 3, 4],
    # Olympiad: a bye is a draw (1 game point) against oneself; a no-show is 1:1 of two boards
    # (all but one). 1: 3x1½, 2x2, 3x½ without the 2: 6. 2: 4x½, 3x1, 3x1 without a 3: 5.
    # 3: 3x1, 4x0, 2x1 without the 2: 3. 4: 2x1, 3x1, 4x1½ without the 2: 9.
    "OTHER_OSB": [6, 5, 3, 9],
    "OTHER_OMP1": [6, 7, 7, 7],
    "OTHER_OMP": [8, 10, 9, 9],
}


@pytest.mark.parametrize("code", EXAMPLES)
def test_that_the_value_is_the_one_worked_out_by_hand(code: str) -> None:
    assert of(code) == EXAMPLES[code]


def test_that_every_measured_tiebreak_has_an_example() -> None:
    measured = {name for name, tiebreak in registry().items() if tiebreak.measure}
    assert {parse(code).name for code in EXAMPLES} == measured


def test_that_a_no_show_counts_three_to_one_on_four_boards() -> None:
    # 1 beats 2 by forfeit, then 1 draws 2:2 with 3; totals 3, 0, 1 (2 has no second round).
    event = Event(3, settings=Settings(rounds=2)).round("1-2 +-", "3 absent")
    tournament = event.round("1-3 1010", "2 absent").tournament
    # 1: 0x3 and 1x2, without the opponent with 0: 2. 2: 3x1 only, and that is left out.
    assert of_three("OTHER_OSB", tournament) == [2, 0, 0]
    assert of_three("OTHER_OMP", tournament) == [1, 3, 3]
    assert of_three("OTHER_OMP1", tournament) == [1, 0, 0]


def of_three(code: str, tournament: Tournament) -> list[object]:
    book = ledger(tournament)
    measure = tiebreak_of(parse(code)).measure
    assert measure
    return [measure(book, parse(code), TeamId(number)).value for number in range(1, 4)]


def test_that_the_2024_edition_has_no_caps() -> None:
    # 2's forfeit win: dummy 3½ instead of 2½, its bye 3½ instead of 3: 4 + 3½ + 3½.
    assert of("BH:GP", small(TieBreakEdition.AUGUST_2024)) == [8, 11, 8 + HALF, 8 + HALF]


def test_that_a_withdrawal_counts_as_draws_for_the_opponents() -> None:
    # 2 loses round 1 and is gone: 0 points, but its opponent sees 0 + 1 + 1 (16.3.2).
    event = Event(3, settings=Settings(rounds=3)).round("1-2 1111", "3 absent")
    event.round("1-3 1111", "2 absent").round("3-1 0000", "2 absent")
    # 1: 2 (adjusted 2) + 0 (3) + 0 (3) = 2. The first absence of 3 came before played rounds: 0.
    tournament = event.tournament
    assert of_three("BH:MP", tournament)[0] == 2
    working = standings(tournament, tiebreaks="BH:MP").working(TeamId(1), 0)
    assert [(term.factor, term.raw, term.adjusted_by) for term in working.terms] == [
        (4, 0, "16.3.2"),
        (0, None, ""),
        (0, None, ""),
    ]


# --- what orders ------------------------------------------------------------------------------


def places(code: str, tournament: Tournament) -> dict[int, object]:
    table = standings(tournament, tiebreaks=code)
    return {int(row.team): row.values[0] for row in table.rows}


def circle() -> Event:
    """Three teams that beat each other round about: 1-2, 2-3, 3-1; all have 2 match points."""
    event = Event(3, settings=Settings(rounds=3))
    event.round("1-2 11=0", "3 absent")  # 2½:1½
    event.round("2-3 1110", "1 absent")  # 3:1
    return event.round("3-1 11=0", "2 absent")  # 2½:1½


def test_that_direct_encounter_leaves_a_circle_tied() -> None:
    # 2, 2 and 2 match points among themselves.
    assert places("DE", circle().tournament) == {1: 1, 2: 1, 3: 1}


def test_that_extended_direct_encounter_goes_on_with_game_points() -> None:
    # Game points among themselves: 1: 2½+1½ = 4, 2: 1½+3 = 4½, 3: 1+2½ = 3½.
    assert places("EDE", circle().tournament) == {2: 1, 1: 2, 3: 3}
    assert places("DE:GP", circle().tournament) == {2: 1, 1: 2, 3: 3}


def test_that_who_is_first_whatever_happens_is_first() -> None:
    # Teams 1, 2, 3 have 4 points each; 1 beat 2 and 3, who have not met: 1 has 4, the others at
    # most 0 + 2: first. Then 2 and 3 have not met and stay together (6.3).
    event = Event(7, settings=Settings(rounds=4))
    event.round("1-2 1111", "3-4 1111", "5-6 1010", "7 absent")
    event.round("1-3 1111", "2-5 1111", "4-6 1010", "7 absent")
    event.round("4-1 1111", "2-6 1111", "3-5 1111", "7 absent")
    tournament = event.tournament
    assert places("DE", tournament)[1] == 1
    assert places("DE", tournament)[2] == places("DE", tournament)[3] == 2
    table = standings(tournament, tiebreaks="DE")
    assert [(row.rank, int(row.team)) for row in table.rows[:3]] == [(1, 1), (2, 2), (2, 3)]
    assert table.rows[1].decided_by == 0
    assert table.rows[2].decided_by is None
    assert table.rows[3].decided_by == SCORE


def test_that_a_forfeited_encounter_counts_only_with_p() -> None:
    event = Event(2, settings=Settings(rounds=2)).round("1-2 +-").round("1 absent", "2 full")
    assert places("DE", event.tournament) == {1: 1, 2: 1}
    assert places("DE/P", event.tournament) == {1: 1, 2: 2}


def test_that_repeated_meetings_count_their_average() -> None:
    # 1 and 2 met twice (2 and 0 match points: 1 each), 3 drew with both: 2, 2, 2... and game
    # points 1: (3+1½)/2 + 2, 2: (1+2½)/2 + 2, 3: 2 + 2.
    event = Event(3, settings=Settings(rounds=4))
    event.round("1-2 1110", "3 half").round("1-2 1=00", "3 half")
    event.round("1-3 1010", "2 half").round("2-3 1010", "1 half")
    assert places("DE", event.tournament) == {1: 1, 2: 1, 3: 1}
    assert places("DE:GP", event.tournament) == {1: 1, 3: 2, 2: 3}


@pytest.mark.parametrize(
    ("boards", "code", "first"),
    [
        # Board count: 1: 1x1 + 4x1 = 5, 2: 2 + 3 = 5: equal. Top board: 1.
        ("1001", "EDEBT", 1),
        # Without the last board 1 against 2: team 2.
        ("1001", "EDEBB", 2),
        ("1001", "EDET", 1),
        ("1001", "EDEB", 2),
        # 1 wins the boards 1 and 2: count 3 against 7, the lower is better.
        ("1100", "EDEBT", 1),
        ("0011", "EDEBT", 2),
        ("0011", "EDEBB", 2),
    ],
)
def test_that_boards_decide_between_two_teams(boards: str, code: str, first: int) -> None:
    tournament = Event(2, settings=Settings(rounds=1)).round(f"1-2 {boards}").tournament
    assert places(code, tournament) == {first: 1, 3 - first: 2}
    assert places("EDE", tournament) == {1: 1, 2: 1}


def test_that_two_teams_that_have_not_met_stay_level() -> None:
    event = Event(4, settings=Settings(rounds=1)).round("1-3 1110", "2-4 0111")
    table = standings(event.tournament, tiebreaks="EDEBT")
    assert [row.rank for row in table.rows] == [1, 1, 3, 3]


def test_that_board_count_is_not_used_on_different_game_points() -> None:
    # Both have 2 match points; 1 has 4 game points, 2 has 3: BC 10 against 9 must not decide.
    event = Event(4, settings=Settings(rounds=1)).round("1-3 1111", "2-4 0111")
    table = standings(event.tournament, tiebreaks="BC")
    assert [row.rank for row in table.rows] == [1, 1, 3, 3]
    # With equal game points the lower count is first: 1: 1+2+3 = 6 against 2+3+4 = 9.
    event = Event(4, settings=Settings(rounds=1)).round("1-3 1110", "2-4 0111")
    table = standings(event.tournament, tiebreaks="BC")
    assert [(row.rank, int(row.team)) for row in table.rows[:2]] == [(1, 1), (2, 2)]


def test_that_a_higher_tpn_can_be_put_first() -> None:
    event = Event(2, settings=Settings(rounds=1)).round("1-2 1010")
    assert [int(r.team) for r in standings(event.tournament, tiebreaks="TPN").rows] == [1, 2]
    assert [int(r.team) for r in standings(event.tournament, tiebreaks="TPN/R").rows] == [2, 1]


def test_that_standings_before_the_first_round_are_level() -> None:
    table = standings(small(), 0)
    assert {row.rank for row in table.rows} == {1}
    assert all(row.is_shared for row in table.rows)


def test_that_missing_results_make_the_standings_provisional() -> None:
    assert standings(Event(2).round("1-2 11??").tournament).is_provisional
    assert not standings(small()).is_provisional
