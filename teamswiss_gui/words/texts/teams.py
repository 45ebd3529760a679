"""What is wrong with teams, players, rounds and results."""

from __future__ import annotations

TEAMS: dict[str, str] = {
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
ROUNDS: dict[str, str] = {
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
    "results-missing": "Results missing in round {round}: {missing}.",
    "pairing-incomplete": "The pairing of round {round} has {given} of {teams} teams.",
    "teams-unpaired": (
        "Without a match and without a bye in round {round}: {team_names}. "
        "Pair them by hand, give the bye, or pair the round again."
    ),
    "team-is-paired": "{team_name} has a match in round {round} already.",
    "team-is-absent": "{team_name} is absent in round {round}.",
    "team-not-in-match": "That team does not play in this match.",
    "bye-is-given": "{team_name} has the bye already.",
    "same-match-twice": "Choose two different matches.",
    "match-has-result": "The match has results already. Clear them first.",
    "match-was-played": "Boards of this match were played; it cannot be forfeited as a whole.",
    "match-forfeited": "The match was forfeited. Take that back before boards are entered.",
    "later-round-paired": (
        "Round {later} is paired already. "
        "Use “Correct results of this round” to change round {round}."
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
