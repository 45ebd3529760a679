"""Re-pair every round of a tournament from the state before it, and tell what differs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.terms import ByeKind, PairingSystem
from teamswiss_gui.engine.answer import Answer, BracketLine, JsonValue
from teamswiss_gui.engine.decisions import Decision, Pairs, Why
from teamswiss_gui.engine.dutch import worse as dutch
from teamswiss_gui.engine.dutch_earlier import worse as dutch_earlier
from teamswiss_gui.engine.evaluate import Evaluation, can_evaluate, evaluate
from teamswiss_gui.engine.fide_team.editions import EDITIONS, Edition
from teamswiss_gui.engine.fide_team.identifiers import identifier
from teamswiss_gui.engine.olympiad import worse as olympiad
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
    decisions: tuple[Decision, ...] = ()
    """Why the tournament's pairs or bye are worse; colours have their article in `wanted_rules`."""

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
    return compare(request, answer, pairs, bye)


def compare(
    request: Request, answer: Answer, pairs: tuple[tuple[int, int], ...], bye: int | None
) -> RoundCheck:
    """Compare a pairing, (White, Black) by TPN, and its bye with the engine's answer."""
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
    if not checked.differs:
        return checked
    if not can_evaluate(request):
        decide = DECIDE[request.system]
        return replace(checked, decisions=tuple(decide(request, pairs, bye)))
    found_values = evaluate(request, pairs, bye)
    wanted_values = evaluate(request, wanted, answer.bye)
    return replace(
        checked,
        found_values=found_values,
        wanted_values=wanted_values,
        decisions=tuple(_decisions(request, found_values, wanted_values)),
    )


DECIDE: Mapping[str, Callable[[Request, Pairs, int | None], Iterator[Decision]]] = {
    **dutch.DECIDE,
    **dutch_earlier.DECIDE,
    **olympiad.DECIDE,
}
"""How the other systems tell why a pairing is worse."""


# --- why it is worse ------------------------------------------------------------------------------


def _decisions(request: Request, found: Evaluation, wanted: Evaluation) -> Iterator[Decision]:
    """Yield pairs that may not be, then the first thing that the rules decide otherwise."""
    edition = EDITIONS[request.system]
    for white, black in found.illegal:
        pair_ = [min(white, black), max(white, black)]
        forbidden = tuple(pair_) in request.forbidden_pairs
        why = Why.FORBIDDEN if forbidden else Why.REPEAT
        yield Decision(why, edition.articles.criteria["C1"], found=[*pair_], criterion="C1")
    if found.bye != wanted.bye:
        yield _bye_decision(edition, found, wanted)
        return
    for place, (theirs, ours) in enumerate(zip(found.brackets, wanted.brackets, strict=False)):
        pairings = found.pairings[place], wanted.pairings[place]
        if pairings[0] == pairings[1]:
            continue
        same_set = theirs.upfloaters == ours.upfloaters
        below = not same_set and found.pairings[place + 1 :] != wanted.pairings[place + 1 :]
        decision = _set_decision(edition, theirs, ours)
        legal = not {frozenset(p) for p in found.illegal} & {frozenset(p) for p in pairings[0]}
        if decision is None and same_set and legal:
            decision = _pairing_decision(edition, theirs, ours, *pairings)
        if decision is not None:
            values = theirs.criteria, ours.criteria
            yield replace(decision, score=ours.score, below=below, values=values)
        if not same_set:
            return  # what comes after was chosen among other teams


def _bye_decision(edition: Edition, found: Evaluation, wanted: Evaluation) -> Decision:  # 3.4
    articles = edition.articles
    if found.bye_facts is None or wanted.bye_facts is None:
        article = articles.bye_legal.rpartition(".")[0]
        return Decision(Why.BYE_NUMBER, article, found.bye, wanted.bye)
    if found.bye_barred:
        article = articles.criteria["C2"]
        return Decision(Why.BYE_BARRED, article, found.bye, wanted.bye, criterion="C2")
    assert found.bye_rank is not None
    assert wanted.bye_rank is not None
    if found.bye_rank < wanted.bye_rank:
        return Decision(Why.BYE_COMPLETION, articles.bye_legal, found.bye, wanted.bye)
    (score, matches, tpn), (least, most, last) = found.bye_facts, wanted.bye_facts
    if score != least:
        return Decision(Why.BYE_SCORE, articles.bye_score, score, least)
    if matches != most:
        return Decision(Why.BYE_MATCHES, articles.bye_matches, matches, most)
    return Decision(Why.BYE_TPN, articles.bye_tpn, tpn, last)


def _set_decision(edition: Edition, theirs: BracketLine, ours: BracketLine) -> Decision | None:
    """Return why another set of upfloaters is worse, None if it is not (C3 then keeps it out)."""
    if theirs.upfloaters == ours.upfloaters:
        return None
    names = edition.criteria
    asked = [names.count, names.profile, names.following, names.floated_again]
    looked_at: list[str] = []
    for name in asked:
        if name is None:
            continue
        mine, other = ours.criteria[name], theirs.criteria[name]
        if mine != other:
            worse = (
                _order(other) < _order(mine)
                if name == names.profile
                else (_order(other) > _order(mine))
            )
            return _criterion(edition, name, other, mine, looked_at) if worse else None
        looked_at.append(name)
    if theirs.upfloaters < ours.upfloaters:
        return None
    return Decision(
        Why.UPFLOATERS,
        edition.articles.set_order,
        list(theirs.upfloaters),
        list(ours.upfloaters),
        equal=tuple(looked_at),
    )


def _pairing_decision(
    edition: Edition,
    theirs: BracketLine,
    ours: BracketLine,
    found: tuple[tuple[int, int], ...],
    wanted: tuple[tuple[int, int], ...],
) -> Decision:
    """Return why another pairing of the same bracket is worse."""
    names = edition.criteria
    looked_at: list[str] = []
    for name in (names.colours, names.strong_colours, names.opponents):
        mine, other = ours.criteria[name], theirs.criteria[name]
        if mine != other:
            return _criterion(edition, name, other, mine, looked_at)
        looked_at.append(name)
    return Decision(
        Why.IDENTIFIER,
        edition.articles.pairing_order,
        list(identifier(found)),
        list(identifier(wanted)),
        equal=tuple(looked_at),
    )


def _criterion(
    edition: Edition, name: str, found: JsonValue, wanted: JsonValue, looked_at: list[str]
) -> Decision:
    article = edition.articles.criteria[name]
    return Decision(Why.CRITERION, article, found, wanted, criterion=name, equal=tuple(looked_at))


def _order(value: JsonValue) -> list[float]:
    """Return a criterion's value so that two of them can be compared."""
    listed = value if isinstance(value, list) else [value]
    return [float(item) for item in listed if isinstance(item, int | float)]
