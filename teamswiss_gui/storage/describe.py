"""What the log says about a gesture: its arguments, and the names behind the numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import MatchId, PlayerId, TeamId, Tournament
from teamswiss_gui.storage.plain import to_plain

MAX_LENGTH = 40
MAX_TEXT = 4000


def facts(before: Tournament, after: Tournament, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Return a gesture's arguments with the names of teams and players as they were then."""
    found = {name: _short(to_plain(value)) for name, value in arguments.items()}
    for name, value in arguments.items():
        if name in ("teams", "players") and isinstance(value, tuple | list):
            found["count"] = len(value)
        if type(value) is not int:
            continue
        if name in ("team", "opponent", "white", "black", "bye"):
            found[f"{name}_name"] = _team_name(before, after, TeamId(value))
        elif name == "player":
            found["player_name"] = _player_name(before, after, PlayerId(value))
        elif name == "other" and "team" in arguments:
            found["other_name"] = _team_name(before, after, TeamId(value))
        elif name == "match":
            found |= _match(before, MatchId(value))
    return found


def _short(value: Any) -> Any:
    if isinstance(value, list) and len(value) > MAX_LENGTH:
        return [*value[:MAX_LENGTH], f"... {len(value)}"]
    if isinstance(value, str) and len(value) > MAX_TEXT:
        return f"{value[:MAX_LENGTH]}… ({len(value)})"  # a picture
    return value


def _team_name(before: Tournament, after: Tournament, team: TeamId) -> str:
    for tournament in (before, after):
        try:
            return tournament.team(team).name
        except TeamSwissError:
            continue
    return ""


def _player_name(before: Tournament, after: Tournament, player: PlayerId) -> str:
    for tournament in (before, after):
        try:
            return tournament.team_of(player).player(player).name
        except TeamSwissError:
            continue
    return ""


def _match(tournament: Tournament, match: MatchId) -> dict[str, Any]:
    for each in reversed(tournament.rounds):
        for position, found in enumerate(each.matches, start=1):
            if found.id == match:
                return {
                    "table": found.table or position,
                    "white_name": tournament.team(found.white).name,
                    "black_name": tournament.team(found.black).name,
                }
    return {}
