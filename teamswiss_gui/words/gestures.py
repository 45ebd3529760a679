"""What each gesture is called: in the undo menu, and before its values in the log and on paper.

`log_lines` words the whole line: this name, and what it was done with.
"""

from __future__ import annotations

from collections.abc import Mapping

from teamswiss_gui.words.catalogue import Words
from teamswiss_gui.words.fields import field_text
from teamswiss_gui.words.stored import NO_LIMIT, cut, plain_text, whole_in

# Gesture -> English text; {names} are the details of its step. Behind a bar: what it is called when
# its arguments say the opposite of what it usually does.
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
    "add_category": "add the prize category {name}",
    "change_category": "change the prize category {name}",
    "remove_category": "remove the prize category {name}",
    "move_category": "move the prize category {name}",
    "set_round_date": "set the date of round {round}",
    "add_team": "add the team {name}",
    "late_entry": "enter {name} late, from round {first_round}",
    "change_team": "change the team {team_name}",
    "rename_team": "rename {team_name} to {name}",
    "check_in": "check in {team_name}",
    "check_in/back": "take the check-in of {team_name} back",
    "remove_team": "remove the team {team_name}",
    "withdraw_team": "withdraw {team_name} from round {first_round} on",
    "return_team": "let {team_name} return in round {round}",
    "set_attendance": "set the attendance of {team_name} in round {round}",
    "forbid_pair": "forbid {team_name} – {opponent_name}",
    "allow_pair": "allow a forbidden pair again",
    "adjust_points": "penalty or bonus for {team_name} in round {round}",
    "adjust_points/penalty": "penalty for {team_name} in round {round}",
    "adjust_points/bonus": "bonus for {team_name} in round {round}",
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
    "check_in_teams": "check teams in ({count})",
    "check_in_teams/back": "take the check-in of teams back ({count})",
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
    "mark_absent": "absent in round {round}: {player_name}",
    "receive_line_up": "line-up received at table {table}",
    "receive_line_up/back": "take back that the line-up was received at table {table}",
    "enter_result": "result at table {table}, board {board}",
    "correct_result": "correct the result at table {table}, board {board}",
    "set_board_score": "set the score at table {table}, board {board}",
    "clear_result": "clear the result at table {table}, board {board}",
    "set_protest": "protest at table {table}, board {board}",
    "set_protest/back": "take the protest at table {table}, board {board} back",
    "forfeit_match": "forfeit of the match at table {table}",
    "forfeit_match/back": "take the forfeit of the match at table {table} back",
    "set_match_score": "score of the match at table {table}",
    "set_match_score/back": "take the score of the match at table {table} back",
    "set_colours_reversed": "colours reversed at table {table}",
    "set_colours_reversed/back": "take back that the colours were reversed at table {table}",
    "set_card": "card of table {table}: {card}",
    "set_table": "table of {white_name} – {black_name}",
    "snapshot": "keep snapshot {snapshot}: {reason}",
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
RESULTS: dict[str, str] = {
    "1": "1 – 0",
    "=": "½ – ½",
    "0": "0 – 1",
}
"""Seen from the team that is named first, as the file has it."""
UNRATED_RESULTS: dict[str, str] = {"W": "1 – 0", "D": "½ – ½", "L": "0 – 1"}
FORFEITS: dict[str, str] = {"+": "+ : −", "-": "− : +", "x": "− : −"}
"""Not with a dash between: it would be read as one more minus."""
PRESETS: dict[str, str] = {
    "fide": "FIDE recommendation",
    "sonneborn-berger": "Sonneborn-Berger first",
    "game-points": "Game points first",
    "olympiad-2008": "Olympiad 2008, the whole system",
}
_BACK: dict[str, tuple[str, object]] = {
    "check_in": ("present", False),
    "check_in_teams": ("present", False),
    "receive_line_up": ("received", False),
    "set_protest": ("protest", False),
    "set_colours_reversed": ("colours_reversed", False),
    "forfeit_match": ("forfeit", None),
    "set_match_score": ("score", None),
}
"""The argument that takes something back, with the value that does."""
CONTEXT = "gestures"
TRAVEL = frozenset({"undo", "redo"})


class _Details(dict[str, str]):
    def __missing__(self, _name: str) -> str:
        return "?"


def gesture_text(
    words: Words, gesture: str, details: Mapping[str, object], longest: int = NO_LIMIT
) -> str:
    """Name a gesture, as it stands in the undo menu; each detail may be cut to a length."""
    if gesture in TRAVEL:
        inner = plain_text(details.get("gesture"))
        what = "?" if inner in TRAVEL else gesture_text(words, inner, details, longest)
        return words.tr(CONTEXT, TEXTS[gesture]).format(what=what)
    name = in_round(words, gesture, details, name_text(words, gesture, details, longest))
    value = cut(brief_value(words, gesture, details), longest)
    return f"{name}: {value}" if value else name


def name_text(
    words: Words, gesture: str, details: Mapping[str, object], longest: int = NO_LIMIT
) -> str:
    """Return what a gesture is called without the round that its table is in."""
    text = text_of(gesture, details)
    if text is None:
        return gesture  # of a newer program, or of somebody else's file
    known = {name: plain_text(value) for name, value in details.items()}
    facts = _Details({name: cut(value, longest) for name, value in known.items() if value})
    if "field" in facts:
        facts["field"] = _field(words, facts["field"])
    if facts.get("card") in CARDS:
        facts["card"] = words.tr(CONTEXT, CARDS[facts["card"]])
    if facts.get("preset") in PRESETS:
        facts["preset"] = words.tr(CONTEXT, PRESETS[facts["preset"]])
    return words.tr(CONTEXT, text).format_map(facts)


def text_of(gesture: str, details: Mapping[str, object]) -> str | None:
    """Return the English name of a gesture with its places, as its arguments want it."""
    variant = ""
    if gesture in _BACK:
        argument, value = _BACK[gesture]
        variant = "back" if argument in details and details[argument] is value else ""
    elif gesture == "adjust_points":
        given = [whole_in(details, name) for name in ("match_points", "game_points")]
        signs = {points > 0 for points in given if points}
        variant = ("bonus" if signs == {True} else "penalty") if len(signs) == 1 else ""
    return TEXTS.get(f"{gesture}/{variant}") or TEXTS.get(gesture)


def in_round(words: Words, gesture: str, details: Mapping[str, object], what: str) -> str:
    """Add the round to what does not name it by itself."""
    number = plain_text(details.get("round"))
    if not number or "{round}" in (text_of(gesture, details) or "{round}"):
        return what
    return words.tr(CONTEXT, IN_ROUND).format(what=what, round=number)


def brief_value(words: Words, gesture: str, details: Mapping[str, object]) -> str:
    """Return the value without which even the shortest name would say too little."""
    match gesture:
        case "enter_result" | "correct_result":
            return result_text(words, details.get("result"))
        case "adjust_points":
            return plain_text(details.get("reason"))
    return ""


def result_text(words: Words, result: object) -> str:
    """Return a board's result, the team with White on board 1 first."""
    result = plain_text(result)
    if result in UNRATED_RESULTS:
        return words.tr(CONTEXT, "{result} (unrated)").format(result=UNRATED_RESULTS[result])
    if result in FORFEITS:
        said = "forfeited by both" if result == "x" else "forfeit"
        return f"{FORFEITS[result]} ({words.tr(CONTEXT, said)})"
    if result == "*":
        return words.tr(CONTEXT, "adjourned")
    return RESULTS.get(result, result)


def _field(words: Words, field: str) -> str:
    if field == "numbering":
        return words.tr(CONTEXT, "the numbers of the teams")
    return field_text(words, field)
