"""Re-pair every round of a tournament from the state before it, and tell what differs."""

from __future__ import annotations

from dataclasses import dataclass

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.terms import ByeKind, PairingSystem
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.evaluate import Evaluation, can_evaluate, evaluate
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Request
from teamswiss_gui.engine.tournament import numbers_of, pairing_request


@dataclass(frozen=True, slots=True)
class RoundCheck:
    """A round as the tournament has it and as the engine pairs it; all by TPN."""

    round: int
    system: str
    pairs: tuple[tuple[int, int], ...]
    """(White, Black), as the tournament has them."""
    bye: int | None
    wanted_pairs: tuple[tuple[int, int], ...]
    wanted_bye: int | None
    wanted_rules: dict[tuple[int, int], str]
    """The article that gave the colours of a pair."""
    impossible: bool = False
    """No legal pairing exists, so that the arbiter's one stands."""
    found_values: Evaluation | None = None
    """The criteria of the tournament's pairing, where it differs and the system has them."""
    wanted_values: Evaluation | None = None

    @property
    def wrong_pairs(self) -> tuple[tuple[int, int], ...]:
        """Pairs of the tournament whose teams the engine does not pair."""
        wanted = {frozenset(pair) for pair in self.wanted_pairs}
        return tuple(pair for pair in self.pairs if frozenset(pair) not in wanted)

    @property
    def missing_pairs(self) -> tuple[tuple[int, int], ...]:
        """Pairs of the engine that the tournament does not have."""
        found = {frozenset(pair) for pair in self.pairs}
        return tuple(pair for pair in self.wanted_pairs if frozenset(pair) not in found)

    @property
    def wrong_colours(self) -> tuple[tuple[int, int], ...]:
        """Pairs of the tournament whose colours the engine gives the other way."""
        wanted = set(self.wanted_pairs)
        return tuple((white, black) for white, black in self.pairs if (black, white) in wanted)

    @property
    def differs(self) -> bool:
        """Whether anything differs."""
        if self.impossible:
            return False
        return self.bye != self.wanted_bye or set(self.pairs) != set(self.wanted_pairs)


def check_tournament(
    tournament: Tournament, *, system: PairingSystem | None = None
) -> tuple[RoundCheck, ...]:
    """Check every accepted round; `system` overrides the one that it was paired on."""
    return tuple(
        check_round(tournament, each.number, system=system) for each in tournament.accepted_rounds
    )


def check_round(
    tournament: Tournament, round_number: int, *, system: PairingSystem | None = None
) -> RoundCheck:
    """Pair one round again from what was known before it."""
    request = pairing_request(tournament, round_number, system=system)
    each = tournament.round(round_number)
    numbers = numbers_of(tournament, round_number)
    pairs = tuple((numbers[match.white], numbers[match.black]) for match in each.matches)
    byes = [numbers[b.team] for b in each.byes if b.kind is ByeKind.PAIRING_ALLOCATED]
    bye = byes[0] if byes else None
    try:
        answer = pair(request)
    except TeamSwissError as error:
        if error.code != "no-legal-pairing":
            raise
        return RoundCheck(round_number, request.system, pairs, bye, (), None, {}, impossible=True)
    return _compared(request, answer, pairs, bye)


def _compared(
    request: Request, answer: Answer, pairs: tuple[tuple[int, int], ...], bye: int | None
) -> RoundCheck:
    wanted = tuple((line.white, line.black) for line in answer.pairs)
    checked = RoundCheck(
        round=request.next_round,
        system=request.system,
        pairs=pairs,
        bye=bye,
        wanted_pairs=wanted,
        wanted_bye=answer.bye,
        wanted_rules={(line.white, line.black): line.rule for line in answer.pairs},
    )
    if not checked.differs or not can_evaluate(request):
        return checked
    return RoundCheck(
        round=checked.round,
        system=checked.system,
        pairs=pairs,
        bye=bye,
        wanted_pairs=wanted,
        wanted_bye=answer.bye,
        wanted_rules=checked.wanted_rules,
        found_values=evaluate(request, pairs, bye),
        wanted_values=evaluate(request, wanted, answer.bye),
    )
