"""Gestures on the Tournament page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from teamswiss_gui.domain import checks, setting_checks
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.line_ups import fresh_boards
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import (
    FIDE_TIEBREAKS,
    LOCKED_WHEN_PAIRED,
    OLYMPIAD_TIEBREAKS,
    Arbiter,
    RoundDate,
)
from teamswiss_gui.domain.terms import (
    Acceleration,
    Colour,
    PairingSystem,
    PrimaryScore,
    RatingSource,
)

NUMBERING = "numbering"
"""The name under which the numbering of a closed list is unlocked."""

PRESETS: Mapping[str, Mapping[str, object]] = {
    "fide": {"tiebreaks": FIDE_TIEBREAKS},
    "olympiad-2008": {
        "system": PairingSystem.OLYMPIAD_2008,
        "primary_score": PrimaryScore.MATCH_POINTS,
        "acceleration": Acceleration.IMAGINARY,
        "boards": 4,
        "board_colours": "WBWB",
        "reserves": 1,
        "match_win": HalfPoints(4),
        "match_draw": HalfPoints(2),
        "match_loss": HalfPoints(0),
        "pab_match_points": HalfPoints(2),
        "pab_game_points": HalfPoints(4),
        "tiebreaks": OLYMPIAD_TIEBREAKS,
        "rating_source": RatingSource.FIDE,
        "rating_players": 4,
    },
    "sonneborn-berger": {"tiebreaks": ("EMGSB/C1", "MPvGP", "BH:MP/C1", "EDEBT")},
    "game-points": {
        "primary_score": PrimaryScore.GAME_POINTS,
        "tiebreaks": ("MPvGP", "EGGSB/C1", "BH:GP/C1", "EDEBT"),
    },
}
"""What each preset sets; everything else stays."""


def set_field(tournament: Tournament, field: str, value: object) -> Tournament:
    """Set one field of the Tournament page."""
    if field == "initial_colour_seed":
        raise TeamSwissError("no-such-setting", field=field)  # it comes from a lot, not from a hand
    return _set_fields(tournament, {field: value})


def choose_preset(tournament: Tournament, preset: str) -> Tournament:
    """Set what a preset names."""
    if preset not in PRESETS:
        raise TeamSwissError("no-such-preset", preset=preset)
    return _set_fields(tournament, PRESETS[preset])


def _set_fields(tournament: Tournament, values: Mapping[str, object]) -> Tournament:
    settings = tournament.settings
    changes: dict[str, object] = {}
    for field, value in values.items():
        checked = setting_checks.check_field(field, value)
        if checked != getattr(settings, field):
            _refuse_locked(tournament, field)
            changes[field] = checked
    if not changes:
        return tournament
    if "boards" in changes and "board_colours" not in changes:
        boards = changes["boards"]
        assert isinstance(boards, int)
        changes["board_colours"] = _fit_pattern(settings.board_colours, boards)
    if "rounds" in changes:
        rounds = changes["rounds"]
        assert isinstance(rounds, int)
        if rounds < len(tournament.rounds):
            raise TeamSwissError("fewer-rounds", rounds=rounds, paired=len(tournament.rounds))
        changes.setdefault("round_dates", settings.round_dates[:rounds])
    if "initial_colour" in changes:
        changes.setdefault("initial_colour_seed", "")
    after = replace(settings, **changes)  # type: ignore[arg-type]
    setting_checks.check_together(after)
    changed = replace(tournament, settings=after)
    return _refitted_draft(changed) if "boards" in changes else changed


def _refitted_draft(tournament: Tournament) -> Tournament:
    """Give the matches of a draft as many boards as the settings now say."""
    draft = tournament.draft
    if draft is None:
        return tournament
    matches = tuple(
        replace(match, boards=fresh_boards(tournament, match.white, match.black, draft.number))
        for match in draft.matches
    )
    return replace(tournament, rounds=(*tournament.rounds[:-1], replace(draft, matches=matches)))


def _refuse_locked(tournament: Tournament, field: str) -> None:
    field = "initial_colour" if field == "initial_colour_seed" else field
    locked = field in LOCKED_WHEN_PAIRED and tournament.accepted_rounds
    if locked and field not in tournament.unlocked:
        raise TeamSwissError("setting-locked", field=field, round=len(tournament.accepted_rounds))


def _fit_pattern(pattern: str, boards: int) -> str:
    fitted = pattern[:boards]
    while len(fitted) < boards:
        fitted += "B" if fitted[-1:] == "W" else "W"
    return fitted


def unlock_setting(tournament: Tournament, field: str, reason: str) -> Tournament:
    """Let a locked setting be changed until the next round is accepted; the log has the reason."""
    checks.reason(reason)
    if field not in LOCKED_WHEN_PAIRED and field != NUMBERING:
        raise TeamSwissError("no-such-setting", field=field)
    return replace(tournament, unlocked=tournament.unlocked | {field})


def add_arbiter(tournament: Tournament, arbiter: Arbiter) -> Tournament:
    """Add an arbiter at the end of the list."""
    known = tournament.settings.arbiters
    if checks.key(arbiter.name) in (checks.key(other.name) for other in known):
        raise TeamSwissError("arbiter-doubled", name=arbiter.name)
    return set_field(tournament, "arbiters", (*known, arbiter))


def change_arbiter(tournament: Tournament, index: int, arbiter: Arbiter) -> Tournament:
    """Change the arbiter at a place of the list (from 0)."""
    known = list(tournament.settings.arbiters)
    known[_place(tournament, index)] = arbiter
    if len({checks.key(other.name) for other in known}) < len(known):
        raise TeamSwissError("arbiter-doubled", name=arbiter.name)
    return set_field(tournament, "arbiters", tuple(known))


def remove_arbiter(tournament: Tournament, index: int) -> Tournament:
    """Remove the arbiter at a place of the list (from 0)."""
    known = list(tournament.settings.arbiters)
    del known[_place(tournament, index)]
    return set_field(tournament, "arbiters", tuple(known))


def _place(tournament: Tournament, index: int) -> int:
    return checks.whole(index, "arbiter", 0, len(tournament.settings.arbiters) - 1)


def draw_initial_colour(tournament: Tournament, seed: str) -> Tournament:  # C.04.6 4.1
    """Draw lots for the initial colour; the seed is kept, so the lot can be shown again."""
    seed = checks.text(seed, "seed", required=True)
    return _set_fields(
        tournament, {"initial_colour": lot_colour(seed), "initial_colour_seed": seed}
    )


def lot_colour(seed: str) -> Colour:
    """Return the colour that a seed draws."""
    return Colour.WHITE if lot(seed, "initial colour") % 2 else Colour.BLACK


def lot(seed: str, ticket: str) -> int:
    """Draw a number for a ticket; the same on every machine and in every version."""
    from hashlib import sha256  # loaded when lots are drawn: a pairing shall not wait for it

    digest = sha256(f"{seed}\n{ticket}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def set_acceleration(tournament: Tournament, acceleration: Acceleration) -> Tournament:
    """Choose the acceleration."""
    return set_field(tournament, "acceleration", acceleration)


def order_tiebreaks(tournament: Tournament, codes: tuple[str, ...]) -> Tournament:
    """Set the ordered list of tie-breaks."""
    return set_field(tournament, "tiebreaks", tuple(codes))


def set_round_date(tournament: Tournament, round: int, date: RoundDate | None) -> Tournament:
    """Set when a round starts."""
    checks.whole(round, "round", 1, tournament.settings.rounds)
    dates = list(tournament.settings.round_dates)
    dates += [None] * (round - len(dates))
    dates[round - 1] = date
    return set_field(tournament, "round_dates", tuple(dates))
