"""One text for every error code: what happened, what is safe, what to do."""

from __future__ import annotations

from collections.abc import Mapping

from teamswiss_gui.words.catalogue import Words

# Error code -> English text; {names} are the error's details.
_VALUES: dict[str, str] = {
    "wrong-type": "{field}: {expected} expected.",
    "text-empty": "{field}: this cannot be empty.",
    "text-too-long": "{field}: {length} characters are too many; {limit} are allowed.",
    "text-character": "{field}: character {place} cannot be shown or printed.",
    "number-out-of-range": "{field}: {value} is not between {low} and {high}.",
    "federation-code": "{field}: {value} is no federation; its code has two or three letters.",
    "fide-id": "{field}: {value} is no FIDE id; it has digits only.",
    "rounds-reversed": "Round {last} comes before round {first}.",
    "no-such-field": "There is no field {field}.",
}
_SETTINGS: dict[str, str] = {
    "no-such-setting": "There is no setting {field}.",
    "no-such-preset": "There is no preset {preset}.",
    "setting-locked": (
        "{field} is locked: {round} rounds were paired with it. Unlock it with a reason to "
        "change it all the same."
    ),
    "fewer-rounds": "{paired} rounds are paired already; there cannot be only {rounds}.",
    "two-chief-arbiters": "There can be only one chief arbiter.",
    "arbiter-doubled": "{name} is an arbiter of this event already.",
    "board-colours": "{value}: board colours are written with W and B, as WBWB.",
    "board-colours-length": "{boards} boards need {boards} colours, not {length}.",
    "too-many-round-dates": "There are {dates} round dates, but only {rounds} rounds.",
    "dates-reversed": "The event ends before it starts.",
    "points-order": "A win must be worth at least a draw, and a draw at least a loss.",
    "baku-needs-match-points": (
        "Baku acceleration works with match points as the primary score only (C.04.7)."
    ),
    "baku-needs-win-of-two-draws": (
        "Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7)."
    ),
    "tiebreak-code": "Tie-break {place}: {value} is no tie-break code.",
    "tiebreak-near": "Tie-break {place}: {value} is no tie-break code; the nearest is {nearest}.",
    "tiebreak-modifier": (
        "Tie-break {place}: {part} of {value} cannot follow {name}; the nearest code is {nearest}."
    ),
    "tiebreak-doubled": "Tie-break {place}: {value} is in the list already.",
}
_TEAMS: dict[str, str] = {
    "no-such-team": "There is no team with the id {team}.",
    "no-such-player": "There is no player with the id {player}.",
    "no-such-adjustment": "There is no penalty or bonus with the id {adjustment}.",
    "no-such-forbidden-pair": "There is no forbidden pair with the id {forbidden_pair}.",
    "too-many-teams": "There can be {limit} teams at the most.",
    "team-name-doubled": "There is a team {name} already.",
    "team-was-paired": (
        "{team_name} is part of round {round} and stays in the event; withdraw it instead."
    ),
    "team-is-withdrawn": "{team_name} is withdrawn from round {round} already.",
    "team-is-not-withdrawn": "{team_name} is not withdrawn in round {round}.",
    "team-against-itself": "{team_name} cannot be paired with itself.",
    "team-has-no-match": "{team_name} has no match in round {round}.",
    "team-has-number": "{team_name} has the number {tpn} already.",
    "team-without-number": "{team_name} has no number yet. Number the teams first.",
    "team-not-arrived": "{team_name} plays from round {round} on and has no number before.",
    "table-taken": "Table {table} belongs to {team_name}.",
    "bye-not-on-request": "A pairing-allocated bye comes from the pairing, not on request.",
    "adjustment-of-nothing": "A penalty or bonus must change match points or game points.",
    "numbering-incomplete": "The list names {given} of {teams} teams; each must be in it once.",
    "list-closed": "The list is closed. Reopen it, or unlock the numbering with a reason.",
    "roster-full": "The roster of {team_name} is full: {limit} players at the most.",
    "player-name-doubled": "{name} is on the roster of {team_name} already.",
    "player-on-two-rosters": (
        "{name} with the FIDE id {fide_id} is on the roster of {team_name} already."
    ),
    "player-has-played": "{name} played in round {round} and stays on the roster.",
}
_ROUNDS: dict[str, str] = {
    "no-round": "No round has been paired yet.",
    "no-such-round": "There is no round {round}; {paired} are paired.",
    "no-such-match": "There is no match {match} in round {round}.",
    "no-round-left": "All {rounds} rounds are paired.",
    "no-draft": "There is no draft.",
    "no-bye": "Nobody has the bye in round {round}.",
    "draft-exists": "Round {round} is a draft: accept it or discard it first.",
    "round-is-draft": "Round {round} is a draft: accept it before results are entered.",
    "round-already-paired": "Round {round} is paired already.",
    "round-published": "Round {round} is published: reopen it with a reason first.",
    "round-not-published": "Round {round} is not published.",
    "results-missing": "{missing} results are missing in round {round}.",
    "pairing-incomplete": "The pairing of round {round} has {given} of {teams} teams.",
    "teams-unpaired": "Without a match and without a bye in round {round}: {team_names}.",
    "team-is-paired": "{team_name} has a match in round {round} already.",
    "team-is-absent": "{team_name} is absent in round {round}.",
    "team-not-in-match": "That team does not play in this match.",
    "bye-is-given": "{team_name} has the bye already.",
    "same-match-twice": "Choose two different matches.",
    "match-has-result": "The match has results already. Clear them first.",
    "match-was-played": "Boards of this match were played; it cannot be forfeited as a whole.",
    "match-forfeited": "The match was forfeited. Take that back before boards are entered.",
    "later-round-paired": (
        "Round {later} is paired already. Use “Correct a result” to change round {round}."
    ),
    "score-needed": "Give the points of both sides.",
    "result-without-player": "Board {board}: somebody is missing there; only a forfeit fits.",
    "line-up-length": "The match has {boards} boards, not {given}.",
    "line-up-order": (
        "{team_name}: board {board} stands before board {other} on the roster, and this event "
        "keeps the roster order."
    ),
    "player-not-on-roster": "That player is not on the roster of {team_name}.",
    "player-not-in-line-up": "{name} is not in the line-up of round {round}.",
    "player-on-two-boards": "{name} sits at board {other} already.",
}
_FILES: dict[str, str] = {
    "file-not-found": "There is no file {path}.",
    "file-not-opened": "{path} cannot be opened: {reason}. Does its folder still exist?",
    "file-not-supported": "{path}: this kind of file cannot be read; expected {expected}.",
    "file-not-teamswiss": "{path} is not a TeamSwiss tournament.",
    "file-no-permission": "You have no permission for {path}. Save to another place.",
    "file-read-only": "{path} is open for reading only. Use Save As to work on a copy.",
    "file-old-read-only": (
        "{path} is of an older version ({version}) and cannot be upgraded where it is, because it "
        "is read-only. Copy it to another place first."
    ),
    "file-too-old": "{path} has version {version}, which this program no longer upgrades.",
    "file-newer": (
        "{path} was written by a newer TeamSwiss (format {version}; this one knows {known}). "
        "Nothing was changed. Please install the newer program."
    ),
    "file-held": "{path} is open in another program ({user} on {machine}, since {since}).",
    "file-busy": "Another program is writing to {path}. Nothing was changed; try again.",
    "file-changed": "{path} was changed by another program. Open it again.",
    "file-vanished": (
        "{path} is no longer there. What you see is complete: use Save As to keep it elsewhere."
    ),
    "file-damaged": (
        "{path} is damaged ({reason}). It was not touched. Rescue what can be read into a new "
        "file, or take a copy of it."
    ),
    "file-content": (
        "{path} has content that makes no sense ({reason}). It was not touched. Rescue what can "
        "be read into a new file."
    ),
    "file-foreign-schema": "{path} has parts that TeamSwiss did not make ({names}). Not opened.",
    "file-value": "{found} stands where {expected} was expected.",
    "file-row-missing": "The table {table} lacks the row {number}.",
    "file-settings": "Settings missing or unknown: {names}.",
    "tournament-inconsistent": "The tournament is inconsistent: {rule}.",
    "disk-full": "The disk is full: {path} could not be written. Nothing was lost.",
    "disk-error": "{path} could not be written: {reason}. What was saved before is safe.",
    "same-file": "{path} is the file that is open.",
    "nothing-to-rescue": "Nothing in {path} can be read any more.",
    "nothing-to-undo": "There is nothing to undo.",
    "nothing-to-redo": "There is nothing to redo.",
    "no-such-snapshot": "There is no snapshot {snapshot}.",
}

_ENGINE: dict[str, str] = {
    "bad-request": "{place}: {found} found, {expected} expected.",
    "bad-file": "{file}: {reason}",
    "no-legal-pairing": "No legal pairing exists; the arbiter decides (3.3.3).",
    "no-legal-pairing/bye": (
        "No legal pairing exists; the arbiter decides (3.3.3): a pairing is left only if one of "
        "the teams {teams} has the bye, and none of them may have it."
    ),
    "no-legal-pairing/met-everyone": (
        "No legal pairing exists; the arbiter decides (3.3.3): nobody is left to meet for {teams}."
    ),
    "no-legal-pairing/odd-groups": (
        "No legal pairing exists; the arbiter decides (3.3.3): the teams {teams} cannot all be "
        "paired, as those of different groups among them can only meet {opponents}."
    ),
}

TEXTS: dict[str, str] = {**_VALUES, **_SETTINGS, **_TEAMS, **_ROUNDS, **_FILES, **_ENGINE}


def error_text(words: Words, code: str, details: Mapping[str, object]) -> str:
    """Word an error for the person who can act on it."""
    text = TEXTS.get(f"{code}/{details.get('reason')}") or TEXTS.get(code)
    if text is None:
        facts = ", ".join(f"{key}: {value}" for key, value in details.items())
        return f"{code} ({facts})" if facts else code
    readable = {name: _readable(value) for name, value in details.items()}
    return words.tr("errors", text).format(**readable)


def _readable(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(str(item) for item in value)
    return str(value)
