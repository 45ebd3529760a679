"""What is wrong with another program's file."""

from __future__ import annotations

FORMATS: dict[str, str] = {
    "trf-problems": (
        "{file}: line {line}, column {column}: found '{found}', expected {expected} "
        "(problems in the file: {count})."
    ),
    "trf-too-many-teams": "TRF numbers at most {limit} teams; this event has {teams}.",
    "trf-too-many-players": "TRF numbers at most {limit} players; this event has {players}.",
    "trf-points-too-wide": "TRF has no room for {points} points in this record.",
}
