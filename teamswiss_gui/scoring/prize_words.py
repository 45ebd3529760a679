"""Prizes in plain words: who is in a category, and how ties divide the money."""

from __future__ import annotations

from teamswiss_gui.domain.prizes import PrizeCategory, Sharing
from teamswiss_gui.words import Words

CONTEXT = "prizes"
_SHARING = {
    Sharing.BY_PLACE: "Prizes go by place; only a shared place is divided, equally.",
    Sharing.EQUAL: "Teams with the same score divide their prizes equally.",
    Sharing.HORT: (
        "Half of each prize goes by place, the other half is divided among equal scores."
    ),
}


def conditions(words: Words, category: PrizeCategory) -> tuple[str, ...]:
    """Say what a team needs to be in a category; nothing if all teams are."""
    said = []
    for value, text in (
        (category.rating_from, "team average {value} or more"),
        (category.rating_below, "team average below {value}"),
        (category.born_from, "everyone born in {value} or later"),
        (category.born_until, "everyone born in {value} or earlier"),
    ):
        if value is not None:
            said.append(words.tr(CONTEXT, text).format(value=value))
    if category.women:
        said.append(words.tr(CONTEXT, "all women"))
    if category.teams is not None:
        said.append(words.tr(CONTEXT, "%n chosen team(s)", len(category.teams)))
    return tuple(said)


def sharing_rule(words: Words, sharing: Sharing) -> str:
    """Say how ties divide the money."""
    return words.tr(CONTEXT, _SHARING[sharing])
