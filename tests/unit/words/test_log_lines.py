"""What a line of the log says: who, what, with which values, from the arguments it stored."""

from __future__ import annotations

import ast
from dataclasses import fields as fields_of
from datetime import date
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.edits import GESTURES, PRESETS
from teamswiss_gui.domain.model import MatchScore
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.prizes import Measure, Prize, PrizeCategory
from teamswiss_gui.domain.settings import Arbiter, RoundDate, Settings
from teamswiss_gui.domain.terms import (
    AdjustmentTarget,
    ArbiterRole,
    ByeKind,
    Card,
    Forfeit,
    Result,
    Side,
)
from teamswiss_gui.storage.describe import facts
from teamswiss_gui.storage.plain import to_plain
from teamswiss_gui.words import Words
from teamswiss_gui.words import gestures as names
from teamswiss_gui.words.gestures import gesture_text, result_text
from teamswiss_gui.words.log_lines import ATTENDANCE, log_text
from teamswiss_gui.words.setting_values import CHOICES, FLAGS, MEASURES, POINTS, ROLES
from tests.arbiter import Arbiter as ArbiterAtWork
from tests.arbiter import a_running_event, an_entered_event
from tests.unit.documents.events import HOSTILE

VIEWS = Path(names.__file__).parents[1] / "views"
DEEP: Any = []
for _ in range(5000):
    DEEP = [DEEP]
JUNK: tuple[Any, ...] = (
    *(None, True, False, 0, -3, 2**70, 10**4000, 1.5, float("nan"), float("inf")),
    *("", "{name} {0} %s", "... 12", "9999-99-99", "\ud800", [], {}, [None], {"name": 3}),
    *(["... x"], [["a"]], {"team": {"name": []}}, {"day": "2026", "start": 7}, DEEP),
)


def said(at_work: ArbiterAtWork, gesture: edits.Gesture, /, **arguments: Any) -> str:
    """Let an arbiter do something; return the line of the log, from what the file stores of it."""
    before = at_work.tournament
    at_work.does(gesture, **arguments)
    stored = to_plain(facts(before, at_work.tournament, arguments))
    return log_text(Words(), gesture.__name__, stored)


def line(gesture: str, /, **details: object) -> str:
    return log_text(Words(), gesture, details)


# --- settings ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("name", "City League 2026", "set Name: City League 2026"),
        ("sponsor", "", "set Sponsor line: empty"),
        ("rounds", 9, "set Rounds: 9"),
        ("match_win", 3, "set Match won: 1½"),
        ("pab_match_points", None, "set Pairing-allocated bye: match points: the usual points"),
        ("board_forfeit_loss", -1, "set Lost by forfeit: −½"),
        ("reserves", None, "set Reserves: any number"),
        ("start_date", "2026-10-04", "set First day: 2026-10-04"),
        ("line_up_deadline", 30, "set Line-ups due: 30 minutes before the round"),
        ("initial_colour", "white", "set Initial colour: White"),
        ("rating_source", "higher", "set Which rating counts: The higher of both"),
        ("roster_order_checked", True, "set Line-ups: must keep the roster order (on)"),
        ("roster_order_checked", False, "set Line-ups: must keep the roster order (off)"),
        ("tiebreaks", ["MPvGP", "BH:MP/C1"], "set Tie-breaks: MPvGP, BH:MP/C1"),
        ("logo", "iVBORw0KGgo…", "set Logo"),
        ("logo", "", "set Logo: empty"),
        ("board_prizes", {"minimum_games": 4, "measures": ["points"], "on_every_board": False},
         "set Board prizes: points; Games at least 4"),
        ("round_dates", [{"day": "2026-10-04", "start": "10:00:00"}, None],
         "set Days of the rounds: 1: 2026-10-04, 10:00; 2: –"),
        ("XXR", {"of": "a newer program"}, "set XXR"),
    ],
)  # fmt: skip
def test_that_a_setting_says_its_new_value(field: str, value: object, expected: str) -> None:
    assert line("set_field", field=field, value=value) == expected


def test_that_a_long_value_is_cut() -> None:
    long = line("set_field", field="sponsor", value="The Bakery " * 100)
    assert long.endswith("…")
    assert len(long) < 230


def test_that_days_and_amounts_are_written_as_the_language_does() -> None:
    said = log_text(Words("de"), "set_field", {"field": "start_date", "value": "2026-10-04"})
    assert said.endswith(": 04.10.2026")
    category = to_plain(PrizeCategory("U", (Prize(1250, ""), Prize(0, "Pokal"))))
    said = log_text(Words("de"), "change_category", {"name": "U", "category": category})
    assert said.endswith(": 12,50; Pokal")


def test_that_every_setting_of_points_is_read_as_half_points() -> None:
    def is_points(hint: Any) -> bool:
        return HalfPoints in (hint, *get_args(hint))

    hints = get_type_hints(Settings)
    assert {each.name for each in fields_of(Settings) if is_points(hints[each.name])} == POINTS
    assert {each.name for each in fields_of(Settings) if hints[each.name] is bool} == set(FLAGS)


def test_that_every_choice_of_a_setting_has_words() -> None:
    wanted = set()
    for name, hint in get_type_hints(Settings).items():
        for kind in (hint, *get_args(hint)):
            if hasattr(kind, "__members__"):
                wanted |= {(name, str(member.value)) for member in kind}
    assert set(CHOICES) == wanted
    assert set(ROLES) == {role.value for role in ArbiterRole}
    assert set(MEASURES) == {measure.value for measure in Measure}
    assert set(ATTENDANCE) == {kind.value for kind in ByeKind} - {"pab"}
    assert set(names.PRESETS) == set(PRESETS)
    assert set(names.CARDS) == {card.value for card in Card}


def test_that_choices_are_called_as_on_the_tournament_page() -> None:
    shown = set()
    for path in (VIEWS / "tournament").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                shown.add(node.value)
    texts = {*CHOICES.values(), *FLAGS.values(), *names.PRESETS.values()}
    assert texts - shown == set()


def test_that_an_arbiter_is_named_with_his_role() -> None:
    event = an_entered_event()
    jan = Arbiter("Vesely, Jan", ArbiterRole.DEPUTY, "77")
    added = said(event, edits.add_arbiter, arbiter=jan)
    assert added == "add an arbiter: Vesely, Jan (Deputy chief arbiter, FIDE id 77)"
    chief = Arbiter("Vesely, Jan", ArbiterRole.CHIEF)
    changed = said(event, edits.change_arbiter, index=0, arbiter=chief)
    assert changed == "change an arbiter: place 1, Vesely, Jan (Chief arbiter)"
    assert said(event, edits.remove_arbiter, index=0) == "remove an arbiter: place 1"


def test_that_prizes_are_named() -> None:
    event = an_entered_event()
    assert said(event, edits.add_category, name="League") == "add the prize category League"
    prizes = (Prize(60000, "Cup"), Prize(1050), Prize(0, "Medal"))
    youth = PrizeCategory("Youth", prizes, rating_below=1900, women=True)
    assert said(event, edits.change_category, name="League", category=youth) == (
        "change the prize category League: Name: Youth. Prizes: 600 + Cup; 10.50; Medal "
        "(Rating below: 1900; Women)"
    )
    event.does(edits.add_category, name="All")
    moved = said(event, edits.move_category, name="All", to=0)
    assert moved == "move the prize category All: place 1"
    assert said(event, edits.remove_category, name="Youth") == "remove the prize category Youth"


def test_that_a_preset_and_the_order_of_tie_breaks_are_named() -> None:
    event = an_entered_event()
    chosen = said(event, edits.choose_preset, preset="olympiad-2008")
    assert chosen == "choose the preset Olympiad 2008, the whole system"
    assert said(event, edits.order_tiebreaks, codes=("MPvGP", "TPN")) == (
        "order the tie-breaks: MPvGP, TPN"
    )
    assert said(event, edits.draw_initial_colour, seed="noon") == (
        "draw lots for the initial colour: seed noon"
    )


# --- teams and players ------------------------------------------------------------------------


def test_that_what_was_set_of_a_team_or_a_player_is_said() -> None:
    event = an_entered_event(["A", "B", "C", "D"])
    team = event.team("A")
    changed = said(event, edits.change_team, team=team, captain="Ann", table=3, note="")
    assert changed == "change the team A (Captain: Ann; Table: 3; Note: –)"
    player = event.the("A").players[0]
    changed = said(event, edits.change_player, player=player.id, rating=2345)
    assert changed == f"change {player.name} (Rating: 2345)"
    added = said(event, edits.add_player, team=team, name="Zoë", rating=None, federation="NOR")
    assert added == "add Zoë to A (Rating: –; Federation: NOR)"


def test_that_who_has_not_arrived_is_not_checked_in() -> None:
    event = an_entered_event(["A", "B", "C", "D"])
    here = event.team("A")
    assert said(event, edits.check_in, team=here) == "check in A"
    assert said(event, edits.check_in, team=here, present=False) == "take the check-in of A back"
    teams = (event.team("B"), event.team("C"))
    assert said(event, edits.check_in_teams, teams=teams) == "check teams in (2)"
    back = said(event, edits.check_in_teams, teams=teams, present=False)
    assert back == "take the check-in of teams back (2)"


def test_that_attendance_says_which() -> None:
    event = an_entered_event(["A", "B", "C", "D"])
    team = event.team("A")
    out = said(event, edits.set_attendance, team=team, round=2, bye=ByeKind.HALF)
    assert out == "set the attendance of A in round 2: half-point bye"
    back = said(event, edits.set_attendance, team=team, round=2, bye=None)
    assert back == "set the attendance of A in round 2: present"


def test_that_a_forbidden_pair_says_for_which_rounds_and_why() -> None:
    event = an_entered_event(["A", "B", "C", "D"])
    pair = {"team": event.team("A"), "opponent": event.team("B")}
    assert said(event, edits.forbid_pair, **pair) == "forbid A – B: all rounds"
    later = said(event, edits.forbid_pair, **pair, first_round=3, reason="one club")
    assert later == "forbid A – B: from round 3 (one club)"
    some = said(event, edits.forbid_pair, **pair, first_round=2, last_round=4)
    assert some == "forbid A – B: rounds 2 to 4"


def test_that_a_penalty_says_which_and_a_bonus_is_none() -> None:
    event = a_running_event()
    team = event.tournament.teams[0]
    penalty = said(
        event, edits.adjust_points, team=team.id, round=1, reason="late",
        match_points=HalfPoints(-2), game_points=HalfPoints(-3),
    )  # fmt: skip
    assert penalty == (
        f"penalty for {team.name} in round 1: match points −1, game points −1½ "
        "(the team’s total). Reason: late"
    )
    bonus = said(
        event, edits.adjust_points, team=team.id, round=1, reason="appeal",
        game_points=HalfPoints(1), target=AdjustmentTarget.MATCH,
    )  # fmt: skip
    assert bonus == (
        f"bonus for {team.name} in round 1: game points +½ "
        "(the result of the match). Reason: appeal"
    )
    both = line("adjust_points", team_name="A", round=1, match_points=-2, game_points=1)
    assert both.startswith("penalty or bonus for A in round 1: match points −1, game points +½")


def test_that_teams_that_came_in_are_named_as_far_as_there_is_room() -> None:
    entries = [{"team": {"name": f"Team number {n}"}, "players": []} for n in range(40)]
    imported = line("import_teams", entries=[*entries, "... 120"])
    assert imported.startswith("import teams: 120 teams: Team number 0, Team number 1,")
    assert imported.endswith(", …")
    rows = [{"name": "Ann"}, {"rating": 2000}]
    pasted = line("paste_players", team_name="A", rows=rows)
    assert pasted == "paste players into A: 2 players: Ann"


# --- matches ----------------------------------------------------------------------------------


def test_that_a_result_says_from_whose_side_it_is_seen() -> None:
    event = a_running_event()
    white, black = (
        event.tournament.team(t).name for t in (event.match().white, event.match().black)
    )
    where = f"(round 1, {white} – {black})"
    entered = said(event, edits.enter_result, **event.at(1), board=2, result=Result.LOSS)
    assert entered == f"result at table 1, board 2 {where}: 0 – 1"
    corrected = said(event, edits.correct_result, **event.at(1), board=2, result=Result.DRAW)
    assert corrected == f"correct the result at table 1, board 2 {where}: ½ – ½"
    cleared = said(event, edits.clear_result, **event.at(1), board=2)
    assert cleared == f"clear the result at table 1, board 2 {where}"
    protest = said(event, edits.set_protest, **event.at(1), board=2)
    assert protest == f"protest at table 1, board 2 {where}"
    back = said(event, edits.set_protest, **event.at(1), board=2, protest=False)
    assert back == f"take the protest at table 1, board 2 back {where}"
    decided = said(
        event, edits.set_board_score, **event.at(1), board=1,
        white_points=HalfPoints(1), black_points=HalfPoints(0),
    )  # fmt: skip
    assert decided == f"set the score at table 1, board 1 {where}: ½ – 0"


def test_that_a_result_without_names_still_says_who_comes_first() -> None:
    assert line("enter_result", round=1, table=3, board=2, result="0") == (
        "result at table 3, board 2 (round 1, White team – Black team): 0 – 1"
    )


def test_that_every_result_has_its_writing() -> None:
    written = {result: result_text(Words(), result.value) for result in Result}
    assert written.pop(Result.SET) == "#"  # it comes with points, never alone
    assert written == {
        Result.WIN: "1 – 0",
        Result.DRAW: "½ – ½",
        Result.LOSS: "0 – 1",
        Result.FORFEIT_WIN: "+ : − (forfeit)",
        Result.FORFEIT_LOSS: "− : + (forfeit)",
        Result.FORFEIT_BOTH: "− : − (forfeited by both)",
        Result.ADJOURNED: "adjourned",
        Result.UNRATED_WIN: "1 – 0 (unrated)",
        Result.UNRATED_DRAW: "½ – ½ (unrated)",
        Result.UNRATED_LOSS: "0 – 1 (unrated)",
    }


def test_that_a_forfeit_says_whose() -> None:
    event = a_running_event()
    white, black = (
        event.tournament.team(t).name for t in (event.match().white, event.match().black)
    )
    where = f"the match at table 1 (round 1, {white} – {black})"
    gone = said(event, edits.forfeit_match, **event.at(1), forfeit=Forfeit.BLACK)
    assert gone == f"forfeit of {where}: {black} did not appear"
    gone = said(event, edits.forfeit_match, **event.at(1), forfeit=Forfeit.BOTH)
    assert gone == f"forfeit of {where}: neither team appeared"
    back = said(event, edits.forfeit_match, **event.at(1), forfeit=None)
    assert back == f"take the forfeit of the match at table 1 back (round 1, {white} – {black})"
    score = MatchScore(HalfPoints(5), HalfPoints(3))
    scored = said(event, edits.set_match_score, **event.at(1), score=score)
    assert scored == f"score of {where}: 2½ – 1½"


def test_that_an_absent_player_stands_with_the_team_of_his_side() -> None:
    event = a_running_event()
    for side in Side:
        team = event.tournament.team(event.match().team(side))
        board = event.match().boards[0]
        player = board.white_side if side is Side.WHITE else board.black_side
        assert player is not None
        name = team.player(player).name
        absent = said(event, edits.mark_absent, **event.at(1), side=side, player=player)
        assert absent == f"absent in round 1: {name} ({team.name})"


def test_that_a_line_up_says_whose() -> None:
    event = a_running_event()
    black = event.tournament.team(event.match().black)
    got = said(event, edits.receive_line_up, **event.at(1), side=Side.BLACK)
    assert got.startswith("line-up received at table 1 (round 1, ")
    assert got.endswith(f"): {black.name}")
    at_board = {**event.at(1), "side": Side.BLACK, "board": 4}
    empty = said(event, edits.set_board, **at_board, player=None)
    assert empty.endswith(f": nobody ({black.name})")
    seated = said(event, edits.set_board, **at_board, player=black.players[4].id)
    assert seated.endswith(f": {black.players[4].name} ({black.name})")


def test_that_a_card_and_a_table_say_whose() -> None:
    event = a_running_event()
    white, black = (
        event.tournament.team(t).name for t in (event.match().white, event.match().black)
    )
    card = said(event, edits.set_card, **event.at(1), card=Card.VERIFIED)
    assert card == f"card of table 1: verified (round 1, {white} – {black})"
    moved = said(event, edits.set_table, **event.at(1), table=9)
    assert moved == f"table of {white} – {black} (round 1): until then table 1"


def test_that_a_pairing_says_how_many_and_who_has_the_bye() -> None:
    assert line("pair_round", pairs=[[1, 2], [3, 4]], bye=5, bye_name="Railway") == (
        "pair the round: 2 matches, bye: Railway"
    )


def test_that_the_consequences_named_before_are_in_the_line() -> None:
    swapped = line(
        "swap_opponents", table=2, white_name="A", black_name="B", consequences=["By the rules."]
    )
    assert swapped == "swap the opponents of two matches: A – B and another match (By the rules.)"


def test_that_a_snapshot_has_the_number_by_which_it_is_restored() -> None:
    assert line("snapshot", snapshot=2, reason="lunch") == "keep snapshot 2: lunch"
    assert line("restore_snapshot", snapshot=2) == "restore snapshot 2"


def test_that_a_round_date_says_when() -> None:
    event = an_entered_event()
    day = RoundDate(date(2026, 10, 4))
    set_ = said(event, edits.set_round_date, round=1, date=day)
    assert set_ == "set the date of round 1: 2026-10-04"
    assert said(event, edits.set_round_date, round=1, date=None).endswith(": empty")


# --- short, taken back, damaged ---------------------------------------------------------------


def test_that_a_step_in_the_menu_is_short() -> None:
    words = Words()
    value = {"field": "sponsor", "value": "The Bakery " * 20}
    assert gesture_text(words, "set_field", value, 40) == "set Sponsor line"
    long = gesture_text(words, "rename_team", {"team_name": "A" * 90, "name": "B" * 90}, 40)
    assert long == f"rename {'A' * 39}… to {'B' * 39}…"
    result = {"round": 1, "table": 3, "board": 2, "result": "0", "white_name": "A"}
    assert gesture_text(words, "enter_result", result, 40) == (
        "result at table 3, board 2 (round 1): 0 – 1"
    )
    penalty = {"team_name": "A", "round": 1, "game_points": -1, "reason": "late " * 30}
    told = gesture_text(words, "adjust_points", penalty, 40)
    assert told.startswith("penalty for A in round 1: late late")
    assert len(told) < 70


def test_that_what_is_taken_back_says_the_same() -> None:
    undone = line("undo", gesture="set_field", field="name", value="City League")
    assert undone == "undo: set Name: City League"


def test_that_a_right_to_left_name_does_not_turn_the_result() -> None:
    home, away = "מועדון", "نادي"
    told = line(
        "enter_result", round=1, table=1, board=1, result="0", white_name=home, black_name=away
    )
    assert told.endswith(f"(round 1, \u2068{home}\u2069 – \u2068{away}\u2069): 0 – 1")


def test_that_a_line_that_has_only_its_gesture_says_it() -> None:
    for gesture in GESTURES:
        bare = line(gesture)
        assert bare
        assert bare.count("?") == gesture_text(Words(), gesture, {}).count("?")
    assert line("set_field") == "set ?"
    assert line("of_a_newer_program {0} {x.y}", a=1) == "of_a_newer_program {0} {x.y}"
    assert line("undo", gesture="undo") == "undo: ?"


STORED: dict[str, object] = {
    "field": "match_win", "value": 4, "arbiter": {"name": "A", "role": "chief", "fide_id": "1"},
    "index": 0, "to": 1, "seed": "x", "codes": ["TPN"], "preset": "fide", "acceleration": "baku",
    "category": {"name": "A", "prizes": [{"amount": 5, "item": "Cup"}], "rating_below": 1900},
    "date": {"day": "2026-10-04", "start": "10:00:00"}, "round": 1, "table": 2, "board": 3,
    "white_name": "A", "black_name": "B", "team_name": "A", "player_name": "P", "side": "white",
    "player": 3, "forfeit": "white", "score": {"white": 1, "black": 2}, "white_points": 1,
    "black_points": 2, "result": "1", "card": "out", "bye": "absent", "bye_name": "A",
    "pairs": [[1, 2]], "entries": [{"team": {"name": "A"}}], "rows": [{"name": "A"}],
    "ratings": {"1": {}}, "order": [1], "tpn": 1, "first_round": 1, "last_round": 2,
    "reason": "r", "match_points": -2, "game_points": 1, "target": "match", "name": "N",
    "birth": {"year": 1990, "month": 2, "day": 3}, "sex": "w", "checked_in": True, "rating": 1,
    "consequences": ["c"], "gesture": "set_field", "present": True, "protest": True,
}  # fmt: skip


@pytest.mark.parametrize("junk", range(len(JUNK)))
def test_that_no_damage_keeps_a_line_from_being_worded(junk: int) -> None:
    for gesture in (*names.TEXTS, "unknown"):
        for name in STORED:
            details = {**STORED, name: JUNK[junk]}
            assert log_text(Words(), gesture, details)
            assert gesture_text(Words(), gesture, details, 40)
        assert log_text(Words(), gesture, dict.fromkeys(STORED, JUNK[junk]))


@pytest.mark.parametrize("field", [each.name for each in fields_of(Settings)])
def test_that_no_damage_keeps_a_setting_from_being_worded(field: str) -> None:
    for value in (*JUNK, *HOSTILE):
        assert line("set_field", field=field, value=value).startswith("set ")
        parts = {"name": value, "day": value, "measures": [value], "minimum_games": value}
        for nested in ([value], [parts], parts, {"measures": value}):
            assert line("set_field", field=field, value=nested).startswith("set ")


@pytest.mark.parametrize("language", ["de", "pl", "ru"])
def test_that_every_line_can_be_worded_in_another_language(language: str) -> None:
    for gesture in names.TEXTS:
        assert log_text(Words(language), gesture, STORED)


def test_that_a_cut_value_leaves_nothing_open_that_turns_what_follows() -> None:
    long = {"field": "organiser", "value": "ن" * 500}
    category = {"name": "ن" * 190, "prizes": [{"amount": 100, "item": "ن" * 50}] * 60}
    for gesture, details in (
        ("set_field", long),
        ("change_category", {"name": "Youth", "category": category}),
    ):
        said = log_text(Words(), gesture, details)
        assert said.count("\u2068") == said.count("\u2069") > 0
        assert len(said) < 500
