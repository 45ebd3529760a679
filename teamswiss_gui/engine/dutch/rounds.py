"""A whole round (A.9): bracket after bracket, with the collapse of the last ones if need be."""

from __future__ import annotations

from dataclasses import dataclass, replace

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.dutch.brackets import Bracket, Pairing, Task
from teamswiss_gui.engine.dutch.colours import Allocation, allocate
from teamswiss_gui.engine.dutch.criteria import Digit, float_digits, pair_digits, tally
from teamswiss_gui.engine.dutch.following import keeps_following
from teamswiss_gui.engine.dutch.general import pair_in_general
from teamswiss_gui.engine.dutch.net import build_net
from teamswiss_gui.engine.dutch.state import Field, build_field
from teamswiss_gui.engine.dutch.tight import pair_by_tight_edges
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.engine.impossible import nobody_for_the_bye, nobody_to_meet
from teamswiss_gui.engine.matching import EXPOSED, bits, matched, maximise, maximum
from teamswiss_gui.engine.request import Request


@dataclass(frozen=True, slots=True)
class PairedBracket:
    """One bracket as it was finally paired."""

    bracket: Bracket
    pairing: Pairing
    collapsed: bool = False
    """It is the CLB (A.9)."""


@dataclass(frozen=True, slots=True)
class PairedRound:
    """Everything that the answer and its explanation are made from."""

    field: Field
    bye: int | None
    """An index."""
    brackets: tuple[PairedBracket, ...]
    colours: tuple[Allocation, ...]
    """In publishing order."""


def pair_round(request: Request, hooks: Hooks) -> PairedRound:  # A.9
    """Pair a round; `no-legal-pairing` if none is complete."""
    field = build_field(request)
    rest = Rest(field)
    if not rest.completes(field.everyone):
        raise impossible(field)
    done: list[PairedBracket] = []
    waiting = list(field.groups)
    mdps = 0
    collapsed = False
    total = len(field.teams)
    paired = 0
    while waiting:
        hooks.check(paired, total)
        residents, below = waiting[0], sum(waiting[1:])
        following = waiting[1] if below else 0
        bracket = Bracket(field, Task.PLAIN, mdps, residents, following)
        pairing = pair_open(bracket, rest, below) if below else None
        if pairing is None and below:  # A.9: this is the PPB, all below it collapse
            bracket = replace(bracket, task=Task.PENULTIMATE, following=below)
            pairing = pair_bracket(bracket)
            waiting = [residents, below]
        elif pairing is None:
            bracket = replace(bracket, task=Task.LAST)
            pairing = pair_bracket(bracket)
        done.append(PairedBracket(bracket, pairing, collapsed))
        collapsed = bracket.task is Task.PENULTIMATE
        mdps = pairing.floaters
        paired += 2 * len(pairing.pairs)
        waiting.pop(0)
    assert mdps.bit_count() == total % 2, "a round-pairing is complete"
    colours = [
        allocate(request.initial_colour, field.teams[v], field.teams[w])
        for turn in done
        for v, w in turn.pairing.pairs
    ]
    return PairedRound(
        field,
        next(bits(mdps), None),
        tuple(done),
        tuple(sorted(colours, key=publishing_order)),
    )


def publishing_order(pair: Allocation) -> tuple[int, int, int]:  # C.04.2.D.9
    """Return the key by which pairs are sorted before publishing."""
    scores = pair.white.score, pair.black.score
    return -max(scores), -sum(scores), min(pair.white.tpn, pair.black.tpn)


def pair_bracket(bracket: Bracket) -> Pairing:  # B
    """Return the best pairing of a bracket; there has to be one."""
    net = build_net(bracket)
    return pair_by_tight_edges(bracket, net) or pair_in_general(bracket, net)


def pair_open(bracket: Bracket, rest: Rest, below: int) -> Pairing | None:
    """Pair a bracket with others below; None if its downfloaters allow no completion.

    A best pairing without C.7 stays best if it gives C.7 all there is to have.
    """
    pairing = pair_bracket(bracket)
    last = completes_round(bracket, below)
    if pairing.floaters and not keeps_following(bracket, pairing.floaters, last=last):
        ahead = replace(bracket, task=Task.FINISH if last else Task.AHEAD)
        careful = pair_bracket(ahead)
        if last and first_values(bracket, careful) != first_values(bracket, pairing):
            return None
        pairing = careful
    return pairing if rest.completes(pairing.floaters | below) else None


def completes_round(bracket: Bracket, below: int) -> bool:  # C.7 with C.2
    """Say whether the following bracket is the last: its pairing includes the bye, by C.2."""
    return bracket.following == below


def values(bracket: Bracket, pairing: Pairing) -> dict[Digit, int]:
    """Count every digit of the criteria in a pairing."""
    teams = bracket.field.teams
    least = teams[bracket.teams.bit_length() - 1].score
    digits = [d for v, w in pairing.pairs for d in pair_digits(teams[v], teams[w])]
    digits += [d for v in bits(pairing.floaters) for d in float_digits(teams[v], least)]
    return tally(digits)


def first_values(bracket: Bracket, pairing: Pairing) -> dict[Digit, int]:
    """Return what a pairing has in C.5 and C.6."""
    return {digit: n for digit, n in values(bracket, pairing).items() if digit[0] in (5, 6)}


class Rest:
    """Whether the teams not yet paired can be: looked up again and again, near the last answer."""

    def __init__(self, field: Field) -> None:
        self.count = len(field.teams)
        bye = 1 << self.count
        free = field.everyone & ~field.barred
        self.graph = [row | (bye if free >> v & 1 else 0) for v, row in enumerate(field.may_meet)]
        self.graph.append(free)
        self.mate: list[int] = [EXPOSED] * (self.count + 1)

    def completes(self, teams: int) -> bool:  # A.9
        """Say whether these teams have a legal pairing, one of them with the bye if odd."""
        if teams.bit_count() % 2:
            teams |= 1 << self.count
        mate = matched(self.graph, teams, self.mate)
        if maximise(self.graph, teams, mate).deficiency:
            return False
        self.mate = mate
        return True


def impossible(field: Field) -> TeamSwissError:  # A.9
    """Say who cannot be matched, or why the bye fails; the arbiter decides what to do."""
    tpns = [team.tpn for team in field.teams]
    structure = maximum(field.may_meet, field.everyone)[1]
    if structure.deficiency <= len(tpns) % 2:
        return nobody_for_the_bye(tpns, structure, "A.9")
    return nobody_to_meet(tpns, field.may_meet, structure, "A.9")
