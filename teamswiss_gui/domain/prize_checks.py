"""What prizes and the rules of board prizes may be."""

from __future__ import annotations

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.prizes import BoardPrizeRules, Measure, Prize, PrizeCategory

MAX_CATEGORIES = 50
MAX_PRIZES = 100
MAX_AMOUNT = 10**11 - 1
"""Hundredths: nine figures before the point, as they can be typed."""


def categories(value: object, field: str) -> tuple[PrizeCategory, ...]:
    """Return the categories, each with a name of its own."""
    if not isinstance(value, tuple) or not all(isinstance(item, PrizeCategory) for item in value):
        raise TeamSwissError("wrong-type", field=field, expected="list")
    checks.whole(len(value), field, 0, MAX_CATEGORIES)
    found = tuple(category(each) for each in value)
    names: set[str] = set()
    for each in found:
        if checks.key(each.name) in names:
            raise TeamSwissError("category-doubled", name=each.name)
        names.add(checks.key(each.name))
    return found


def category(value: PrizeCategory) -> PrizeCategory:
    """Return a category whose conditions can be met."""
    name = checks.text(value.name, "category", required=True)
    low, high = checks.RATINGS
    below = checks.optional_whole(value.rating_below, "rating_below", low, high)
    least = checks.optional_whole(value.rating_from, "rating_from", low, high)
    born_from = checks.optional_whole(value.born_from, "born_from", *checks.YEARS)
    born_until = checks.optional_whole(value.born_until, "born_until", *checks.YEARS)
    no_rating = below is not None and least is not None and least >= below
    no_year = born_from is not None and born_until is not None and born_from > born_until
    if no_rating or no_year:
        raise TeamSwissError("category-empty", name=name)
    return PrizeCategory(
        name=name,
        prizes=_prizes(value.prizes),
        rating_below=below,
        rating_from=least,
        born_from=born_from,
        born_until=born_until,
        women=checks.flag(value.women, "women"),
        teams=_teams(value.teams),
    )


def _prizes(value: object) -> tuple[Prize, ...]:
    if not isinstance(value, tuple) or not all(isinstance(item, Prize) for item in value):
        raise TeamSwissError("wrong-type", field="prizes", expected="list")
    checks.whole(len(value), "prizes", 0, MAX_PRIZES)
    return tuple(
        Prize(checks.whole(each.amount, "prizes", 0, MAX_AMOUNT), checks.text(each.item, "prizes"))
        for each in value
    )


def _teams(value: object) -> frozenset[int] | None:
    if value is None:
        return None
    if not isinstance(value, frozenset):
        raise TeamSwissError("wrong-type", field="teams", expected="list")
    return frozenset(checks.whole(team, "teams", 1, 2**53) for team in value)


def board_prizes(value: object, field: str) -> BoardPrizeRules:
    """Return rules of the board prizes."""
    if not isinstance(value, BoardPrizeRules):
        raise TeamSwissError("wrong-type", field=field, expected="list")
    measures = tuple(checks.member(each, field, Measure) for each in value.measures)
    checks.whole(len(measures), field, 1, len(Measure))
    if len(set(measures)) < len(measures):
        raise TeamSwissError("wrong-type", field=field, expected="list")
    least = checks.optional_whole(value.minimum_games, field, 1, checks.MAX_ROUNDS)
    return BoardPrizeRules(least, measures, checks.flag(value.on_every_board, field))
