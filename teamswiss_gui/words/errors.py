"""One text for every error code."""

from __future__ import annotations

from collections.abc import Mapping

from teamswiss_gui.words.catalogue import Words

# Error code -> English text; {names} are the error's details.
TEXTS: dict[str, str] = {
    "trf-problems": (
        "{file}: line {line}, column {column}: found '{found}', expected {expected} "
        "(problems in the file: {count})"
    ),
    "trf-too-many-teams": "TRF numbers at most {limit} teams; this event has {teams}",
    "trf-too-many-players": "TRF numbers at most {limit} players; this event has {players}",
    "trf-points-too-wide": "TRF has no room for {points} points in this record",
    "file-not-supported": "{path}: this kind of file cannot be read here; expected {expected}",
    "results-missing": "round {round}: results are missing on {missing} boards",
    "no-such-round": "there is no round {round} to pair; {paired} rounds are paired",
    "no-round-left": "all {rounds} rounds are paired",
    "team-without-number": "{team_name} has no number yet",
    "bad-request": "{place}: {found} found, {expected} expected",
    "bad-file": "{file}: {reason}",
    "no-legal-pairing": (
        "no legal pairing exists; the arbiter decides (3.3.3). "
        "Reason: {reason}; teams that cannot be matched: {teams}; "
        "their possible opponents: {opponents}"
    ),
}


def error_text(words: Words, code: str, details: Mapping[str, object]) -> str:
    """Word an error for the person who can act on it."""
    text = TEXTS.get(code)
    if text is None:
        facts = ", ".join(f"{key}: {value}" for key, value in details.items())
        return f"{code} ({facts})" if facts else code
    return words.tr("errors", text).format(**details)
