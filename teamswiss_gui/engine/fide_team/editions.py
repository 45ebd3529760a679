"""What the two editions of the text say differently: criteria, articles, bars to the bye."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from teamswiss_gui.engine.request import Kind, RoundEntry, Scoring

BarsBye = Callable[[RoundEntry, Scoring], bool]


def bars_bye_2026(entry: RoundEntry, _scoring: Scoring) -> bool:  # 2.1.2
    """Say whether this round of a team keeps it from ever having the bye."""
    return entry.kind in (Kind.PAB, Kind.FORFEIT_WIN, Kind.FULL_BYE)


def bars_bye_draft(entry: RoundEntry, scoring: Scoring) -> bool:  # draft 3.1.2
    """Say whether this round was the bye, or a win's match points without playing."""
    return entry.kind is Kind.PAB or (entry.kind is not Kind.PLAYED and entry.mp == scoring.win)


@dataclass(frozen=True, slots=True)
class Criteria:
    """The numbers under which the text lists its quality criteria; None where it has none."""

    count: str
    profile: str
    following: str
    floated_again: str | None
    colours: str
    strong_colours: str
    opponents: str


@dataclass(frozen=True, slots=True)
class Articles:
    """The article numbers that an explanation cites."""

    bye_legal: str
    bye_score: str
    bye_matches: str
    bye_tpn: str
    set_order: str
    set_choice: str
    pairing_order: str
    pairing_choice: str
    completion: str
    impossible: str
    criteria: dict[str, str]


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of the text."""

    system: str
    criteria: Criteria
    articles: Articles
    bars_bye: BarsBye
    following_is_graded: bool
    """[C6]: the more of the following scoregroup is paired the better, not just kept or broken."""
    opponents_count_upfloaters: bool
    """The last criterion counts the upfloaters that floated before, not their opponents only."""


FIDE_2026 = Edition(
    system="fide-team-2026",
    criteria=Criteria("C4", "C5", "C6", "C7", "C8", "C9", "C10"),
    articles=Articles(
        bye_legal="3.4.1",
        bye_score="3.4.2",
        bye_matches="3.4.3",
        bye_tpn="3.4.4",
        set_order="3.5.4",
        set_choice="3.5.5",
        pairing_order="3.6.3",
        pairing_choice="3.6.4",
        completion="2.2.1",
        impossible="3.3.3",
        criteria={
            "C1": "2.1.1",
            "C2": "2.1.2",
            "C3": "2.2.1",
            "C4": "2.3.1",
            "C5": "2.3.2",
            "C6": "2.3.3",
            "C7": "2.3.4",
            "C8": "2.3.5",
            "C9": "2.3.6",
            "C10": "2.3.7",
        },
    ),
    bars_bye=bars_bye_2026,
    following_is_graded=False,
    opponents_count_upfloaters=False,
)

DRAFT = Edition(
    system="fide-team-draft",
    criteria=Criteria("C4", "C5", "C6", None, "C7", "C8", "C9"),
    articles=Articles(
        bye_legal="2.1.1",
        bye_score="2.1.2",
        bye_matches="2.1.3",
        bye_tpn="2.1.4",
        set_order="2.2.4",
        set_choice="2.2.5",
        pairing_order="2.3.3",
        pairing_choice="2.3.4",
        completion="3.2.1",
        impossible="1.9.3",
        criteria={
            "C1": "3.1.1",
            "C2": "3.1.2",
            "C3": "3.2.1",
            "C4": "3.3.1",
            "C5": "3.3.2",
            "C6": "3.3.3",
            "C7": "3.3.4",
            "C8": "3.3.5",
            "C9": "3.3.6",
        },
    ),
    bars_bye=bars_bye_draft,
    following_is_graded=True,
    opponents_count_upfloaters=True,
)

EDITIONS = {edition.system: edition for edition in (FIDE_2026, DRAFT)}
