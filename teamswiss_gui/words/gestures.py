"""What each gesture is called: in the undo menu, in the log and on paper."""

from __future__ import annotations

from collections.abc import Mapping

from teamswiss_gui.words.catalogue import Words
from teamswiss_gui.words.fields import field_text

# Gesture -> English text; {names} are the details of its step.
TEXTS: dict[str, str] = {
    "set_field": "set {field}",
    "choose_preset": "choose the preset {preset}",
    "unlock_setting": "unlock {field}: {reason}",
    "add_arbiter": "add an arbiter",
    "change_arbiter": "change an arbiter",
    "remove_arbiter": "remove an arbiter",
    "draw_initial_colour": "draw lots for the initial colour",
    "set_acceleration": "set the acceleration",
    "order_tiebreaks": "order the tie-breaks",
    "set_round_date": "set the date of round {round}",
    "add_team": "add the team {name}",
    "late_entry": "enter {name} late, from round {first_round}",
    "change_team": "change the team {team_name}",
    "rename_team": "rename {team_name} to {name}",
    "check_in": "check in {team_name}",
    "remove_team": "remove the team {team_name}",
    "withdraw_team": "withdraw {team_name} from round {first_round} on",
    "return_team": "let {team_name} return in round {round}",
    "set_attendance": "set the attendance of {team_name} in round {round}",
    "forbid_pair": "forbid {team_name} – {opponent_name}",
    "allow_pair": "allow a forbidden pair again",
    "adjust_points": "penalty or bonus for {team_name} in round {round}: {reason}",
    "remove_adjustment": "take a penalty or bonus back",
    "import_teams": "import teams",
    "number_by_rating": "number the teams by rating",
    "number_by_lot": "number the teams by lot (seed {seed})",
    "number_by_hand": "number the teams by hand",
    "number_late_entry": "number the late entry {team_name}",
    "close_list": "close the list",
    "reopen_list": "reopen the list: {reason}",
    "add_player": "add {name} to {team_name}",
    "change_player": "change {player_name}",
    "take_from_list": "take {player_name} over from the rating list",
    "update_ratings": "update ratings",
    "paste_players": "paste players into {team_name}",
    "paste_teams": "paste teams",
    "remove_teams": "remove teams ({count})",
    "check_in_teams": "check teams in or out ({count})",
    "set_attendance_of_teams": "set the attendance of teams in round {round} ({count})",
    "withdraw_teams": "withdraw teams from round {first_round} on ({count})",
    "return_teams": "let teams return in round {round} ({count})",
    "forbid_pairs": "forbid pairs of teams among each other ({count})",
    "remove_players": "remove players ({count})",
    "move_players": "move players to board {position} ({count})",
    "move_players_to_team": "move players to {team_name} ({count})",
    "move_player": "move {player_name} to board {position}",
    "remove_player": "remove {player_name}",
    "move_player_to_team": "move {player_name} to {team_name}",
    "start_round": "start a round by hand",
    "pair_round": "pair the round",
    "accept_draft": "accept the draft",
    "discard_draft": "discard the draft",
    "unpair_last_round": "unpair the last round",
    "publish_round": "publish round {round}",
    "reopen_round": "reopen round {round}: {reason}",
    "pair_by_hand": "pair {white_name} – {black_name} by hand",
    "unpair_match": "unpair {white_name} – {black_name}",
    "swap_opponents": "swap the opponents of two matches",
    "exchange_teams": "exchange {team_name} and {other_name}",
    "swap_colours": "swap the colours of {white_name} – {black_name}",
    "give_bye": "give the bye to {team_name}",
    "take_bye": "take the bye back",
    "order_matches": "order the matches of round {round}",
    "set_line_up": "line-up at table {table}",
    "set_board": "seat a player at table {table}, board {board}",
    "empty_board": "empty table {table}, board {board}",
    "swap_boards": "swap boards {board} and {other} at table {table}",
    "take_over_line_up": "take the line-up over at table {table}",
    "mark_absent": "mark {player_name} absent in round {round}",
    "receive_line_up": "line-up received at table {table}",
    "enter_result": "result {result} at table {table}, board {board}",
    "correct_result": "correct round {round}, table {table}, board {board} to {result}",
    "set_board_score": "set the score at table {table}, board {board}",
    "clear_result": "clear the result at table {table}, board {board}",
    "set_protest": "protest at table {table}, board {board}",
    "forfeit_match": "forfeit of the match at table {table}",
    "set_match_score": "score of the match at table {table}",
    "set_colours_reversed": "colours reversed at table {table}",
    "set_card": "card of table {table}: {card}",
    "set_table": "table of {white_name} – {black_name}",
    "snapshot": "keep a snapshot: {reason}",
    "restore_snapshot": "restore snapshot {snapshot}",
    "undo": "undo: {what}",
    "redo": "redo: {what}",
}
CARDS: dict[str, str] = {
    "out": "handed out",
    "received": "received",
    "verified": "verified",
    "protest": "under protest",
}
"""Where a match card is, as the log says it."""
IN_ROUND = "{what} (round {round})"
"""Tables are numbered anew in every round: what is done at one says in which."""


class _Details(dict[str, object]):
    def __missing__(self, _name: str) -> str:
        return "?"


def gesture_text(words: Words, gesture: str, details: Mapping[str, object]) -> str:
    """Word a gesture, as it stands in the undo menu and the log."""
    facts = _Details(details)
    if gesture in ("undo", "redo"):
        facts["what"] = gesture_text(words, str(details.get("gesture", "")), details)
    if "field" in facts:
        facts["field"] = field_text(words, str(facts["field"]))
    if facts.get("card") in CARDS:
        facts["card"] = words.tr("gestures", CARDS[str(facts["card"])])
    text = TEXTS.get(gesture, gesture)
    what = words.tr("gestures", text).format_map(facts)
    if "{table}" in text and "{round}" not in text and "round" in details:
        return words.tr("gestures", IN_ROUND).format(what=what, round=details["round"])
    return what
