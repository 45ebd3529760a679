"""The entry: an answer of the engine in words."""

from __future__ import annotations

from dataclasses import replace

from teamswiss_gui.documents.why.counted import counted
from teamswiss_gui.documents.why.dutch import DutchTeller
from teamswiss_gui.documents.why.dutch_earlier import DutchEarlierTeller
from teamswiss_gui.documents.why.model import Explanation
from teamswiss_gui.documents.why.olympiad import OlympiadTeller
from teamswiss_gui.documents.why.team_swiss import TeamSwissTeller
from teamswiss_gui.documents.why.teller import Teller
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.terms import ByeKind, PairingSystem
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.tournament import numbers_of, pairing_request
from teamswiss_gui.words import Words
from teamswiss_gui.words.direction import isolated

TELLERS: dict[str, type[Teller]] = {
    "fide-team-2026": TeamSwissTeller,
    "fide-team-draft": TeamSwissTeller,
    "dutch-2017": DutchTeller,
    "dutch-earlier": DutchEarlierTeller,
    "olympiad-2008": OlympiadTeller,
}


def names_of(tournament: Tournament, round_number: int) -> dict[int, str]:
    """Return the names of the teams by the numbers of a round."""
    names = {team.id: isolated(team.name) for team in tournament.teams}
    return {tpn: names[team] for team, tpn in numbers_of(tournament, round_number).items()}


def explain(words: Words, tournament: Tournament, answer: Answer) -> Explanation:
    """Return the explanation of an answer that was asked for with one.

    What counts for the pairing only is told before all else.
    """
    names = names_of(tournament, answer.round)
    request = pairing_request(tournament, answer.round, system=PairingSystem(answer.system))
    told = TELLERS[answer.system](words, names, answer, request).tell()
    before = counted(words, tournament, names, request, answer)
    return told if before is None else replace(told, parts=(before, *told.parts))


def differs(tournament: Tournament, answer: Answer) -> bool:
    """Say whether a round stands otherwise than the engine would pair it now."""
    if answer.round > len(tournament.rounds):
        return False
    each = tournament.round(answer.round)
    numbers = numbers_of(tournament, answer.round)
    stands = {(numbers[m.white], numbers[m.black]) for m in each.matches}
    byes = {numbers[b.team] for b in each.byes if b.kind is ByeKind.PAIRING_ALLOCATED}
    wanted = set() if answer.bye is None else {answer.bye}
    return stands != {(p.white, p.black) for p in answer.pairs} or byes != wanted
