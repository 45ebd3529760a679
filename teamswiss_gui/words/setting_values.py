"""What a setting was set to, as the Tournament page says it, from what the log stored."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from teamswiss_gui.words.catalogue import Words
from teamswiss_gui.words.direction import isolated
from teamswiss_gui.words.fields import field_text
from teamswiss_gui.words.gestures import CONTEXT
from teamswiss_gui.words.local import decimal_text
from teamswiss_gui.words.stored import (
    Stored,
    count_in,
    cut,
    day_text,
    list_in,
    moment_text,
    points_text,
    text_in,
    whole_in,
)

LONGEST = 200
PICTURES = frozenset({"logo"})
POINTS = frozenset(
    {
        *("match_win", "match_draw", "match_loss"),
        *("board_win", "board_draw", "board_loss", "board_forfeit_loss"),
        *("pab_match_points", "full_bye_match_points", "half_bye_match_points"),
        *("pab_game_points", "full_bye_game_points", "half_bye_game_points"),
        *("absence_match_points", "forfeit_win_match_points", "forfeit_loss_match_points"),
        *("absence_game_points", "forfeit_win_game_points", "forfeit_loss_game_points"),
    }
)
"""Settings that are stored in half points; a test keeps them in step with `Settings`."""
# Setting and what the file stores -> the choice on the Tournament page.
CHOICES: dict[tuple[str, str], str] = {
    ("system", "fide-team-2026"): "FIDE Team Swiss, February 2026 (C.04.6)",
    ("system", "fide-team-draft"): "FIDE Team Swiss, earlier draft",
    ("system", "dutch-2017"): "Dutch System (C.04.3)",
    ("system", "dutch-earlier"): "Dutch System, earlier edition",
    ("system", "olympiad-2008"): "Olympiad 2008 (D.II.02)",
    ("colour_preferences", "A"): "Type A: simple (1.7.1)",
    ("colour_preferences", "B"): "Type B: strong and mild (1.7.2)",
    ("colour_preferences", "none"): "None",
    ("primary_score", "match_points"): "Match points",
    ("primary_score", "game_points"): "Game points",
    ("acceleration", "none"): "None",
    ("acceleration", "baku"): "Baku (C.04.7)",
    ("acceleration", "imaginary"): "Imaginary points (Olympiad rule 28)",
    ("acceleration", "given"): "Points given by the arbiter",
    ("initial_colour", "white"): "White",
    ("initial_colour", "black"): "Black",
    ("rating_source", "fide"): "FIDE rating",
    ("rating_source", "national"): "National rating",
    ("rating_source", "fide-then-national"): "FIDE, else national",
    ("rating_source", "national-then-fide"): "National, else FIDE",
    ("rating_source", "higher"): "The higher of both",
    ("tiebreak_edition", "2026"): "March 2026",
    ("tiebreak_edition", "2024"): "August 2024",
    ("prize_sharing", "by-place"): "By place",
    ("prize_sharing", "equal"): "Equal scores share equally",
    ("prize_sharing", "hort"): "Half by place, half shared (Hort)",
}
# Setting -> what it means that it is set.
FLAGS: dict[str, str] = {
    "roster_order_checked": "must keep the roster order",
    "secondary_for_colours": "is used for colours (4.2.2)",
    "one_prize_each": "A team that has won leaves the categories below",
}
# Setting -> what it means that it is empty.
EMPTY: dict[str, str] = {"reserves": "any number", "initial_colour": "Not drawn yet"}
ROLES: dict[str, str] = {
    "chief": "Chief arbiter",
    "deputy": "Deputy chief arbiter",
    "arbiter": "Arbiter",
}
MEASURES: dict[str, str] = {
    "percentage": "percentage",
    "points": "points",
    "performance": "performance",
    "games": "games",
}
CONDITIONS = ("rating_below", "rating_from", "born_from", "born_until")


def setting_value(words: Words, field: str, value: object) -> str:
    """Return a setting's new value in words, cut where it is long; nothing if it is unreadable."""
    if field in PICTURES and value != "":
        return ""
    return cut(_value(words, field, value), LONGEST)


def _value(words: Words, field: str, value: object) -> str:
    match value:
        case None if field in EMPTY:
            return words.tr(CONTEXT, EMPTY[field])
        case None if field in POINTS:
            return words.tr(CONTEXT, "the usual points")
        case None | "" | []:
            return words.tr(CONTEXT, "empty")
        case bool():
            if field not in FLAGS:
                return ""
            text = "{what} (on)" if value else "{what} (off)"
            return words.tr(CONTEXT, text).format(what=words.tr(CONTEXT, FLAGS[field]))
        case int():
            return _figure(words, field, whole_in({"value": value}, "value"))
        case str():
            if (field, value) in CHOICES:
                return words.tr(CONTEXT, CHOICES[field, value])
            is_day = field in ("start_date", "end_date")
            return (day_text(words, value) if is_day else "") or isolated(value)
        case list():
            return _list(words, field, value)
        case Mapping() if field == "board_prizes":
            return _board_prizes(words, value)
    return ""


def _figure(words: Words, field: str, value: int | None) -> str:
    if value is None:
        return ""
    if field in POINTS:
        return points_text(value)
    if field == "line_up_deadline":
        return f"{value} {words.tr(CONTEXT, 'minutes before the round')}"
    return str(value)


def _list(words: Words, field: str, value: list[object]) -> str:
    if field == "round_dates":
        return "; ".join(
            f"{number}: {moment_text(words, each) or '–'}" for number, each in enumerate(value, 1)
        )
    if field == "arbiters":
        return "; ".join(filter(None, (arbiter_text(words, each) for each in value)))
    if field == "prizes":
        return "; ".join(text_in(each, "name") for each in value if isinstance(each, Mapping))
    return ", ".join(isolated(each) for each in value if isinstance(each, str))


def _board_prizes(words: Words, rules: Stored) -> str:
    measures = [each for each in list_in(rules, "measures") if isinstance(each, str)]
    parts = [measures_text(words, measures)]
    minimum = whole_in(rules, "minimum_games")
    if minimum is not None:
        parts.append(f"{words.tr(CONTEXT, 'Games at least')} {minimum}")
    if rules.get("on_every_board") is True:
        parts.append(words.tr(CONTEXT, "A player counts on every board they played on"))
    return "; ".join(part for part in parts if part)


def measures_text(words: Words, measures: Iterable[str]) -> str:
    """Return what board prizes are decided by."""
    return ", ".join(words.tr(CONTEXT, MEASURES[each]) for each in measures if each in MEASURES)


def arbiter_text(words: Words, arbiter: object) -> str:
    """Return who an arbiter is and what he does; nothing if that is not known."""
    if not isinstance(arbiter, Mapping) or not text_in(arbiter, "name"):
        return ""
    role, number = arbiter.get("role"), text_in(arbiter, "fide_id")
    parts = [words.tr(CONTEXT, ROLES[role])] if isinstance(role, str) and role in ROLES else []
    if number:
        parts.append(f"{field_text(words, 'fide_id')} {number}")
    name = text_in(arbiter, "name")
    return f"{name} ({', '.join(parts)})" if parts else name


def category_text(words: Words, category: object, old_name: object) -> str:
    """Return what a category of prizes is now: its new name, its prizes, who is in it."""
    if not isinstance(category, Mapping):
        return ""
    prizes = [_prize(words, each) for each in list_in(category, "prizes")]
    said = f"{field_text(words, 'prizes')}: {'; '.join(prizes) or '–'}"
    if category.get("name") != old_name and text_in(category, "name"):
        said = f"{field_text(words, 'name')}: {text_in(category, 'name')}. {said}"
    parts = []
    for condition in CONDITIONS:
        bound = whole_in(category, condition)
        if bound is not None:
            parts.append(f"{field_text(words, condition)}: {bound}")
    if category.get("women") is True:
        parts.append(field_text(words, "women"))
    if isinstance(category.get("teams"), list):
        parts.append(words.tr(CONTEXT, "%n team(s)", count_in(category, "teams")))
    return cut(f"{said} ({'; '.join(parts)})" if parts else said, LONGEST)


def _prize(words: Words, prize: object) -> str:
    if not isinstance(prize, Mapping):
        return "?"
    amount, item = whole_in(prize, "amount") or 0, text_in(prize, "item")
    money = f"{amount // 100}.{amount % 100:02}".removesuffix(".00")
    money = decimal_text(words.language, money)
    return f"{money} + {item}" if item and amount else item or money
