"""A whole line of the log: what was done, with the values that it was done with.

The values are those that the file stored with the line, so a line says the same for ever. What a
line lacks, or what is damaged in it, is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from teamswiss_gui.words.catalogue import Words
from teamswiss_gui.words.direction import isolated
from teamswiss_gui.words.fields import field_text
from teamswiss_gui.words.gestures import (
    CONTEXT,
    TEXTS,
    TRAVEL,
    brief_value,
    in_round,
    name_text,
    text_of,
)
from teamswiss_gui.words.setting_values import (
    CHOICES,
    LONGEST,
    arbiter_text,
    category_text,
    setting_value,
)
from teamswiss_gui.words.stored import (
    Stored,
    birth_text,
    count_in,
    cut,
    list_in,
    moment_text,
    plain_text,
    points_text,
    text_in,
    whole_in,
)

IN_MATCH = "{what} (round {round}, {teams})"
"""What is done at a table says in which round and between whom; White on board 1 comes first."""
SIDES: dict[str, str] = {"white": "White team", "black": "Black team"}
ATTENDANCE: dict[str, str] = {
    "absent": "absent",
    "half-bye": "half-point bye",
    "full-bye": "full-point bye",
}
OF_A_TEAM = (
    *("name", "short_name", "federation", "club", "captain", "previous_standing", "checked_in"),
    *("table", "note"),
)
OF_A_PLAYER = (
    *("name", "title", "rating", "fide_id", "federation", "birth", "sex", "national_id"),
    *("national_rating", "note"),
)
FIELDS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("add_team", "late_entry"), OF_A_TEAM[1:]),
    "change_team": OF_A_TEAM,
    "add_player": OF_A_PLAYER[1:],
    **dict.fromkeys(("change_player", "take_from_list"), OF_A_PLAYER),
}
"""What may be set beside the name by which the line calls a team or a player."""
FROM_WHITE = frozenset({"enter_result", "correct_result", "set_board_score", "set_match_score"})
"""Their value means nothing unless it is said who comes first."""


def log_text(words: Words, gesture: str, details: Stored) -> str:
    """Word a line of the log: the gesture, its values, and the consequences named before it."""
    line = _line(words, gesture, details)
    named = [each for each in list_in(details, "consequences") if isinstance(each, str)]
    return f"{line} ({'; '.join(named)})" if named else line


def _line(words: Words, gesture: str, details: Stored) -> str:
    if gesture in TRAVEL:
        inner = plain_text(details.get("gesture"))
        what = "?" if inner in TRAVEL else _line(words, inner, details)
        return words.tr(CONTEXT, TEXTS[gesture]).format(what=what)
    name = _in_match(words, gesture, details, name_text(words, gesture, _shown(details, gesture)))
    if gesture in FIELDS:
        fields = _fields(words, details, FIELDS[gesture])
        return f"{name} ({fields})" if fields else name
    value = _VALUES[gesture](words, details) if gesture in _VALUES else ""
    value = value or brief_value(words, gesture, details)
    return f"{name}: {value}" if value else name


def _shown(details: Stored, gesture: str) -> Stored:
    """Return the details with names that stand safely between words, a player's with his team."""
    shown = {
        name: isolated(value) if isinstance(value, str) else value
        for name, value in details.items()
    }
    player, side = text_in(details, "player_name"), details.get("side")
    if gesture == "mark_absent" and player and side in ("white", "black"):
        team = text_in(details, f"{side}_name")
        shown["player_name"] = f"{player} ({team})" if team else player
    return shown


# --- matches ----------------------------------------------------------------------------------


def _in_match(words: Words, gesture: str, details: Stored, what: str) -> str:
    """Add the round and the two teams to what is done at a table."""
    teams = " – ".join(_side(words, details, side) for side in SIDES)
    known = text_in(details, "white_name") and text_in(details, "black_name")
    at_table = "{table}" in (text_of(gesture, details) or "")
    if not at_table or not (known or gesture in FROM_WHITE):
        return in_round(words, gesture, details, what)
    number = plain_text(details.get("round"))
    if not number:
        return f"{what} ({teams})"
    return words.tr(CONTEXT, IN_MATCH).format(what=what, round=number, teams=teams)


def _side(words: Words, details: Stored, side: object) -> str:
    """Return the team of a side; its colour on board 1 if the line has no name."""
    if not isinstance(side, str) or side not in SIDES:
        return ""
    return text_in(details, f"{side}_name") or words.tr(CONTEXT, SIDES[side])


def _team_of_side(words: Words, details: Stored) -> str:
    return _side(words, details, details.get("side"))


def _seated(words: Words, details: Stored) -> str:
    player, team = text_in(details, "player_name"), _team_of_side(words, details)
    if "player" in details and details["player"] is None:
        player = words.tr(CONTEXT, "nobody")
    return f"{player} ({team})" if player and team else player or team


def _swapped(words: Words, details: Stored) -> str:
    teams = [text_in(details, f"{side}_name") for side in SIDES]
    if not all(teams):
        return ""
    return words.tr(CONTEXT, "{match} and another match").format(match=" – ".join(teams))


def _forfeited(words: Words, details: Stored) -> str:
    if details.get("forfeit") == "both":
        return words.tr(CONTEXT, "neither team appeared")
    team = _side(words, details, details.get("forfeit"))
    return words.tr(CONTEXT, "{team} did not appear").format(team=team) if team else ""


def _score(white: int | None, black: int | None) -> str:
    if white is None or black is None:
        return ""
    return f"{points_text(white)} – {points_text(black)}"


def _board_score(_words: Words, details: Stored) -> str:
    return _score(whole_in(details, "white_points"), whole_in(details, "black_points"))


def _match_score(_words: Words, details: Stored) -> str:
    score = details.get("score")
    if not isinstance(score, Mapping):
        return ""
    return _score(whole_in(score, "white"), whole_in(score, "black"))


def _old_table(words: Words, details: Stored) -> str:
    """Return the table that was left: the line has no other."""
    table = whole_in(details, "table")
    if table is None:
        return ""
    return words.tr(CONTEXT, "until then table {table}").format(table=table)


def _paired(words: Words, details: Stored) -> str:
    if not isinstance(details.get("pairs"), list):
        return ""
    matches = words.tr(CONTEXT, "%n match(es)", count_in(details, "pairs"))
    bye = text_in(details, "bye_name")
    return f"{matches}, {words.tr(CONTEXT, 'bye')}: {bye}" if bye else matches


# --- teams and players ------------------------------------------------------------------------


def _fields(words: Words, details: Stored, fields: tuple[str, ...]) -> str:
    """Return the fields that were set, each with its label."""
    parts = []
    for field in fields:
        if field not in details:
            continue
        if field == "sex":
            label = words.tr(CONTEXT, "Sex")
        elif field == "checked_in":
            label = words.tr(CONTEXT, "Has arrived")
        else:
            label = field_text(words, field)
        parts.append(f"{label}: {_field_value(words, field, details[field])}")
    return "; ".join(parts)


def _field_value(words: Words, field: str, value: object) -> str:
    match value:
        case None | "":
            return "–"
        case bool():
            return "✓" if value else "–"
        case Mapping() if field == "birth":
            return birth_text(words, value)
        case str():
            return isolated(cut(value, LONGEST))
        case int():
            figure = whole_in({"value": value}, "value")
            return "?" if figure is None else str(figure)
    return "?"


def _attendance(words: Words, details: Stored) -> str:
    bye = details.get("bye")
    if "bye" in details and bye is None:
        return words.tr(CONTEXT, "present")
    return words.tr(CONTEXT, ATTENDANCE[bye]) if isinstance(bye, str) and bye in ATTENDANCE else ""


def _forbidden(words: Words, details: Stored) -> str:
    first, last = whole_in(details, "first_round") or 1, whole_in(details, "last_round")
    if last is not None:
        span = words.tr(CONTEXT, "rounds {first} to {last}").format(first=first, last=last)
    elif first > 1:
        span = words.tr(CONTEXT, "from round {number}").format(number=first)
    else:
        span = words.tr(CONTEXT, "all rounds")
    reason = text_in(details, "reason")
    return f"{span} ({reason})" if reason else span


def _adjusted(words: Words, details: Stored) -> str:
    match_points, game_points = (whole_in(details, f"{kind}_points") for kind in ("match", "game"))
    parts = []
    if match_points:
        figure = points_text(match_points, signed=True)
        parts.append(f"{words.tr(CONTEXT, 'match points')} {figure}")
    if game_points:
        figure = points_text(game_points, signed=True)
        parts.append(f"{words.tr(CONTEXT, 'game points')} {figure}")
    if not parts:
        return ""
    target = "the result of the match" if details.get("target") == "match" else "the team’s total"
    said = f"{', '.join(parts)} ({words.tr(CONTEXT, target)})"
    reason = text_in(details, "reason")
    return f"{said}. {field_text(words, 'reason')}: {reason}" if reason else said


def _number(_words: Words, details: Stored) -> str:
    tpn = whole_in(details, "tpn")
    return "" if tpn is None else f"TPN {tpn}"


def _teams(words: Words, details: Stored) -> str:
    return _counted_teams(words, count_in(details, "order"), [])


def _imported(words: Words, details: Stored) -> str:
    entries = [each for each in list_in(details, "entries") if isinstance(each, Mapping)]
    teams = [each["team"] for each in entries if isinstance(each.get("team"), Mapping)]
    return _counted_teams(words, count_in(details, "entries"), _names(teams))


def _pasted_teams(words: Words, details: Stored) -> str:
    return _counted_teams(words, count_in(details, "rows"), _names(list_in(details, "rows")))


def _counted_teams(words: Words, count: int, names: list[str]) -> str:
    return _listed(words.tr(CONTEXT, "%n team(s)", count), names) if count else ""


def _pasted_players(words: Words, details: Stored) -> str:
    count = count_in(details, "rows")
    if not count:
        return ""
    return _listed(words.tr(CONTEXT, "%n player(s)", count), _names(list_in(details, "rows")))


def _updated(words: Words, details: Stored) -> str:
    count = count_in(details, "ratings")
    return words.tr(CONTEXT, "%n player(s)", count) if count else ""


def _names(rows: list[object]) -> list[str]:
    return [text_in(each, "name") for each in rows if isinstance(each, Mapping)]


def _listed(counted: str, names: list[str]) -> str:
    """Return how many there are and the first of them by name."""
    said, known = "", [name for name in names if name]
    for place, name in enumerate(known):
        longer = f"{said}, {name}" if said else name
        if len(longer) > LONGEST and place:
            said += ", …"
            break
        said = longer
    return f"{counted}: {said}" if said else counted


# --- the tournament ---------------------------------------------------------------------------


def _setting(words: Words, details: Stored) -> str:
    field = details.get("field")
    if not isinstance(field, str) or "value" not in details:
        return ""
    return setting_value(words, field, details["value"])


def _acceleration(words: Words, details: Stored) -> str:
    chosen = details.get("acceleration")
    if not isinstance(chosen, str) or ("acceleration", chosen) not in CHOICES:
        return ""
    return words.tr(CONTEXT, CHOICES["acceleration", chosen])


def _arbiter(words: Words, details: Stored) -> str:
    return arbiter_text(words, details.get("arbiter"))


def _arbiter_at_place(words: Words, details: Stored) -> str:
    """Return the place in the list, and who has it now: who had it before is not stored."""
    place = _place(words, "index", details)
    who = arbiter_text(words, details.get("arbiter"))
    return f"{place}, {who}" if place and who else place or who


def _category(words: Words, details: Stored) -> str:
    return category_text(words, details.get("category"), details.get("name"))


def _category_place(words: Words, details: Stored) -> str:
    return _place(words, "to", details)


def _place(words: Words, name: str, details: Stored) -> str:
    """Return a place of a list as people count it."""
    place = whole_in(details, name)
    if place is None:
        return ""
    return words.tr(CONTEXT, "place {place}").format(place=place + 1)


def _codes(_words: Words, details: Stored) -> str:
    return ", ".join(plain_text(code) for code in list_in(details, "codes"))


def _seed(words: Words, details: Stored) -> str:
    seed = text_in(details, "seed")
    return words.tr(CONTEXT, "seed {seed}").format(seed=seed) if seed else ""


def _round_date(words: Words, details: Stored) -> str:
    if "date" in details and details["date"] is None:
        return words.tr(CONTEXT, "empty")
    return moment_text(words, details.get("date"))


_VALUES: dict[str, Callable[[Words, Stored], str]] = {
    "set_field": _setting,
    "add_arbiter": _arbiter,
    "change_arbiter": _arbiter_at_place,
    "remove_arbiter": _arbiter_at_place,
    "draw_initial_colour": _seed,
    "set_acceleration": _acceleration,
    "order_tiebreaks": _codes,
    "change_category": _category,
    "move_category": _category_place,
    "set_round_date": _round_date,
    "set_attendance": _attendance,
    "set_attendance_of_teams": _attendance,
    "forbid_pair": _forbidden,
    "forbid_pairs": _forbidden,
    "adjust_points": _adjusted,
    "import_teams": _imported,
    "number_by_hand": _teams,
    "number_late_entry": _number,
    "update_ratings": _updated,
    "paste_players": _pasted_players,
    "paste_teams": _pasted_teams,
    "pair_round": _paired,
    "swap_opponents": _swapped,
    "set_line_up": _team_of_side,
    "set_board": _seated,
    "empty_board": _team_of_side,
    "swap_boards": _team_of_side,
    "take_over_line_up": _team_of_side,
    "receive_line_up": _team_of_side,
    "set_board_score": _board_score,
    "forfeit_match": _forfeited,
    "set_match_score": _match_score,
    "set_table": _old_table,
}
