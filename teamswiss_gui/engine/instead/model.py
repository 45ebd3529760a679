"""The answer to "why not against 7?": what forbids the pair, or what it would cost."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from itertools import chain

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.answer import Answer, JsonValue
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Kind, Request


class Obstacle(Enum):
    """What stands between two teams."""

    PAIRED = "paired"
    """Nothing: they do meet."""
    ABSENT = "absent"
    """`teams` are not to be paired in this round."""
    MET = "met"
    """They played each other in the round `found`."""
    FORBIDDEN = "forbidden"
    """The arbiter has forbidden the pair."""
    COLOURS = "colours"
    """The same absolute colour preference (Dutch C.3)."""
    COMPLETION = "completion"
    """With this pair the others could not all be paired any more."""
    BYE = "bye"
    """The bye would go to the team `found` instead of `wanted`; the article tells its order."""
    CRITERION = "criterion"
    """`criterion` would be `found` instead of `wanted`."""
    SET = "set"
    """`found` would have to float instead of `wanted`; all criteria would be equal."""
    ANOTHER_SET = "another-set"
    """The floaters `wanted` cannot be chosen with this pair."""
    ORDER = "order"
    """All criteria would be equal; the pairing stands later in the order of the rules."""
    FEWER_PAIRS = "fewer-pairs"
    """The bracket would have `found` pairs instead of `wanted`."""
    PASSED = "passed"
    """The team whose turn it was passed the other over; `found` tells the reason."""
    LATER = "later"
    """The team whose turn it was found somebody before; `wanted` is whom."""
    TAKEN = "taken"
    """Another team, `found`, had its turn before and took `wanted`, one of the two."""
    ANOTHER_GROUP = "another-group"
    """They stand in different score groups when their turn comes."""


@dataclass(frozen=True, slots=True)
class Instead:
    """Why a pair is not there, and the round as it would be with it."""

    teams: tuple[int, int]
    obstacle: Obstacle
    article: str
    criterion: str | None = None
    found: JsonValue = None
    wanted: JsonValue = None
    score: int | float | None = None
    """The bracket's in which the difference begins."""
    changed: tuple[tuple[int, int], ...] = ()
    """The other pairs (White, Black) that the round with this pair would have."""


def common(request: Request, a: int, b: int, article: str) -> Instead | None:
    """Return what rules a pair out before any pairing is looked at, None if nothing does."""
    by_tpn = {team.tpn: team for team in request.teams}
    absent: list[JsonValue] = [tpn for tpn in (a, b) if not by_tpn[tpn].available]
    if absent:
        return Instead((a, b), Obstacle.ABSENT, "", found=absent)
    for number, entry in enumerate(by_tpn[a].history, start=1):
        if entry.opponent == b and entry.kind is Kind.PLAYED:
            return Instead((a, b), Obstacle.MET, article, found=number)
    if (min(a, b), max(a, b)) in request.forbidden_pairs:
        return Instead((a, b), Obstacle.FORBIDDEN, "")
    return None


def forced(request: Request, a: int, b: int) -> Request:
    """Return the request in which two teams can meet nobody but each other."""
    others = [team.tpn for team in request.teams if team.tpn not in (a, b)]
    more = chain.from_iterable(
        ((min(mine, other), max(mine, other)) for other in others) for mine in (a, b)
    )
    return replace(request, forbidden_pairs=request.forbidden_pairs.union(more))


def forced_answer(request: Request, a: int, b: int) -> Answer | None:
    """Return the round with a pair that must be, None if the others cannot be paired then."""
    try:
        return pair(forced(request, a, b))
    except TeamSwissError as error:
        if error.code != "no-legal-pairing":
            raise
        return None


def changed_pairs(stands: Answer, with_pair: Answer) -> tuple[tuple[int, int], ...]:
    """Return the pairs of the second answer whose teams do not meet in the first."""
    met = {frozenset((line.white, line.black)) for line in stands.pairs}
    return tuple(
        (line.white, line.black)
        for line in with_pair.pairs
        if frozenset((line.white, line.black)) not in met
    )
