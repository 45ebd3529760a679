"""What a pairing by hand departs from: meetings, the bye, criteria, colours, the rules' own pairs.

The arbiter is told before he decides, so a pairing that leaves teams over is judged as far as it
goes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

from teamswiss_gui.domain.edits.last_round import unpaired
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.terms import ByeKind, Kind
from teamswiss_gui.engine.answer import Answer, JsonValue
from teamswiss_gui.engine.decisions import Decision, Why
from teamswiss_gui.engine.fide_team.editions import EDITIONS, Edition
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Request
from teamswiss_gui.engine.tournament import numbers_of, pairing_request

if TYPE_CHECKING:
    from teamswiss_gui.engine.check import RoundCheck
    from teamswiss_gui.engine.evaluate import Evaluation

Pair = tuple[int, int]
_NO_PLAY = (Kind.PAB, Kind.FORFEIT_WIN, Kind.FULL_BYE)


class Departs(Enum):
    """What a pairing departs from."""

    MET = "met"
    """Two teams that have met, and the round."""
    FORBIDDEN = "forbidden"
    """Two teams that must not meet."""
    BYE_AGAIN = "bye-again"
    """A team that had points without playing, and the round."""
    CRITERION = "criterion"
    """A criterion of a bracket, its value here and by the rules."""
    OTHERWISE = "otherwise"
    """The criteria do not tell, but the order of the rules puts other pairs first."""
    BYE = "bye"
    """The rules give the bye to another team (or to nobody)."""
    COLOURS = "colours"
    """A pair (White, Black) whose colours the rules give the other way."""
    PAIRS = "pairs"
    """A pair (White, Black) that the rules make and that is not made."""
    NO_RULE = "no-rule"
    """No legal pairing exists; the arbiter decides."""


@dataclass(frozen=True, slots=True)
class Departure:
    """One departure; teams by TPN."""

    departs: Departs
    teams: tuple[int, ...] = ()
    article: str = ""
    round: int | None = None
    score: int | float | None = None
    criterion: str = ""
    found: JsonValue = None
    wanted: JsonValue = None


@dataclass(frozen=True, slots=True)
class Pairing:
    """A last round as the engine reads it."""

    request: Request
    pairs: tuple[Pair, ...]
    bye: int | None
    is_whole: bool
    """Nobody is left over."""


def last_pairing(tournament: Tournament) -> Pairing:
    """Read the last round, draft or not; everybody who is in it or left over is available."""
    last = tournament.round(len(tournament.rounds))
    numbers = numbers_of(tournament, last.number) | dict(last.numbers)
    left = {numbers[team.id] for team in unpaired(tournament) if team.id in numbers}
    pairs = tuple((numbers[match.white], numbers[match.black]) for match in last.matches)
    byes = [numbers[bye.team] for bye in last.byes if bye.kind is ByeKind.PAIRING_ALLOCATED]
    present = {tpn for both in pairs for tpn in both} | set(byes) | left
    request = pairing_request(tournament, last.number)
    teams = tuple(replace(team, available=team.tpn in present) for team in request.teams)
    return Pairing(
        replace(request, teams=teams), pairs, byes[0] if byes else None, is_whole=not left
    )


def departures(
    tournament: Tournament,
    *,
    answer: Answer | None = None,
    cancel: Callable[[], bool] | None = None,
) -> tuple[Departure, ...]:
    """Return what the last round departs from; `answer` saves pairing it again.

    Raises Cancelled once `cancel` says so.
    """
    from teamswiss_gui.engine.check import compare  # every system: only who asks waits for them

    pairing = last_pairing(tournament)
    try:
        wanted = answer or pair(pairing.request, cancel=cancel)
    except TeamSwissError as error:
        if error.code != "no-legal-pairing":
            raise
        return (*_not_allowed(pairing), Departure(Departs.NO_RULE))
    found = list(_not_allowed(pairing))
    checked = compare(pairing.request, wanted, pairing.pairs, pairing.bye)
    if pairing.is_whole:
        found += _from_rules(pairing.request, checked)
    else:
        found += _pairs(checked)
    found += _colours(checked)
    return tuple(found)


def _not_allowed(pairing: Pairing) -> Iterator[Departure]:
    """Yield meetings again, forbidden pairs and a bye too many, whatever the system."""
    history = {team.tpn: team.history for team in pairing.request.teams}
    articles = _articles(pairing.request)
    for white, black in pairing.pairs:
        for number, entry in enumerate(history.get(white, ()), start=1):
            if entry.opponent == black and entry.kind is Kind.PLAYED:
                yield Departure(Departs.MET, (white, black), articles.get("C1", ""), number)
        if (min(white, black), max(white, black)) in pairing.request.forbidden_pairs:
            yield Departure(Departs.FORBIDDEN, (white, black))
    if pairing.bye is not None:
        for number, entry in enumerate(history.get(pairing.bye, ()), start=1):
            if entry.kind in _NO_PLAY:
                article = articles.get("C2", "")
                yield Departure(Departs.BYE_AGAIN, (pairing.bye,), article, number)


def _articles(request: Request) -> dict[str, str]:
    edition: Edition | None = EDITIONS.get(request.system)
    return dict(edition.articles.criteria) if edition else {}


def _from_rules(request: Request, checked: RoundCheck) -> Iterator[Departure]:
    """Yield what makes a whole pairing worse than the one that the rules give."""
    if checked.bye != checked.wanted_bye:
        article = next((d.article for d in checked.decisions if d.why.value.startswith("bye")), "")
        wanted = checked.wanted_bye
        yield Departure(Departs.BYE, () if checked.bye is None else (checked.bye,), article,
                        wanted=wanted)  # fmt: skip
    if checked.found_values is not None and checked.wanted_values is not None:
        worse = list(_criteria(request, checked.found_values, checked.wanted_values))
        yield from worse
        if not worse:
            yield from _order(checked.decisions)
    else:
        yield from _by_other_systems(checked.decisions)
    yield from _pairs(checked)


def _criteria(request: Request, found: Evaluation, wanted: Evaluation) -> Iterator[Departure]:
    """Yield the criteria that are worse in a bracket; C5 is better the higher it is."""
    edition = EDITIONS[request.system]
    by_score = {line.score: line for line in wanted.brackets}
    for line in found.brackets:
        rules = by_score.get(line.score)
        for name, value in line.criteria.items() if rules else ():
            assert rules is not None
            best = rules.criteria[name]
            if value == best:
                continue
            profile = name == edition.criteria.profile
            if (_size(value) < _size(best)) if profile else (_size(value) > _size(best)):
                yield Departure(
                    Departs.CRITERION,
                    article=edition.articles.criteria.get(name, ""),
                    score=line.score,
                    criterion=name,
                    found=value,
                    wanted=best,
                )
        if rules and line.criteria != rules.criteria:
            return  # the brackets below were chosen among other teams


def _size(value: JsonValue) -> list[float]:
    listed = value if isinstance(value, list) else [value]
    return [float(item) for item in listed if isinstance(item, int | float)]


def _order(decisions: tuple[Decision, ...]) -> Iterator[Departure]:
    for decision in decisions:
        if decision.why in (Why.UPFLOATERS, Why.IDENTIFIER):
            yield Departure(Departs.OTHERWISE, article=decision.article, score=decision.score)


def _by_other_systems(decisions: tuple[Decision, ...]) -> Iterator[Departure]:
    for decision in decisions:
        if decision.why is Why.CRITERION:
            yield Departure(
                Departs.CRITERION,
                article=decision.article,
                score=decision.score,
                criterion=decision.criterion or "",
                found=decision.found,
                wanted=decision.wanted,
            )
        elif decision.why in (Why.FLOATERS, Why.COMPLETION, Why.ORDER):
            yield Departure(Departs.OTHERWISE, article=decision.article, score=decision.score)


def _pairs(checked: RoundCheck) -> Iterator[Departure]:
    """Yield the rules' own pairs of the teams that are paired otherwise."""
    concerned = {tpn for both in checked.wrong_pairs for tpn in both}
    for white, black in checked.missing_pairs:
        if white in concerned or black in concerned:
            yield Departure(Departs.PAIRS, (white, black))


def _colours(checked: RoundCheck) -> Iterator[Departure]:
    for white, black in checked.wrong_colours:
        article = checked.wanted_rules[black, white]
        yield Departure(Departs.COLOURS, (white, black), article)
