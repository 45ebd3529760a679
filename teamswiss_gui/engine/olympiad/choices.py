"""First the best choice for the first team, then for the next (rules 39, 40, 49, 50 and 52).

The orders of the rules are lexicographic: a choice stands if the teams that are left have a
complete pairing at all. One matching kept beside the choices answers that, so no list of pairings
is ever walked through.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from teamswiss_gui.engine.matching import Graph, maximum


@dataclass(frozen=True, slots=True)
class Choice:
    """A pair, the first team being the one whose turn it was, and whom it passed over."""

    team: int
    opponent: int | None
    """None: the team floats."""
    rule: str
    passed: tuple[tuple[int, str], ...] = ()
    """(team, why): "illegal", "limits" (20), "barred" (54) or "rest" (no pairing would be left).

    If one would be left, but beyond the limits or with a floater that may not leave, "limits" or
    "floater".
    """


Options = Callable[[Sequence[int]], Iterable[int]]
"""The opponents of the first of a list, best first."""


Looser = Sequence[tuple[Graph, str]]
"""Graphs that allow more than that of the choice, each with the reason why it does not."""


def by_halves(order: Sequence[int]) -> Iterable[int]:  # 39
    """Of 2N teams: N + 1 to 2N, then N down to 2."""
    half = len(order) // 2
    return (*order[half:], *reversed(order[1:half]))


def by_ends(order: Sequence[int]) -> Iterable[int]:  # 49
    """The last, then the last but one, and so on."""
    return reversed(order[1:])


class Chooser:
    """Takes pairs out of a set of teams that has a complete pairing, and keeps it so."""

    def __init__(
        self,
        graph: Graph,
        legal: Graph,
        limited: Graph,
        teams: int,
        looser: Looser = (),
    ) -> None:
        self.graph = graph
        self.looser = looser
        self.legal = legal
        self.limited = limited
        self.left = teams
        self.mate, structure = maximum(graph, teams)
        if structure.deficiency:
            raise ValueError("no complete pairing to choose from")
        self.choices: list[Choice] = []

    def take(self, team: int, options: Iterable[int], rule: str, slot: int | None = None) -> None:
        """Pair a team with the first of its options that leaves a complete pairing."""
        passed: list[tuple[int, str]] = []
        for other in options:
            reason = self._obstacle(team, other)
            if reason is None:
                mine = None if other == slot else other
                self.choices.append(Choice(team, mine, rule, tuple(passed)))
                return
            passed.append((other, reason))
        raise AssertionError("a complete pairing has an opponent for everyone")

    def _obstacle(self, team: int, other: int) -> str | None:
        """Take the pair and return None, or return what stands against it."""
        if not self.graph[team] >> other & 1:
            if not self.legal[team] >> other & 1:
                return "illegal"
            return "barred" if self.limited[team] >> other & 1 else "limits"
        rest = self.left & ~(1 << team | 1 << other)
        if self.mate[team] != other:
            mate, structure = maximum(self.graph, rest, self.mate)
            if structure.deficiency:
                return self._why_none(rest)
            self.mate = mate
        self.left = rest
        return None

    def _why_none(self, rest: int) -> str:
        for graph, reason in self.looser:
            if not maximum(graph, rest, self.mate)[1].deficiency:
                return reason
        return "rest"

    def take_all(
        self, order: Sequence[int], options: Options, rule: str, slot: int | None = None
    ) -> list[Choice]:
        """Pair everyone who is left, in order; the `slot` stands for floating, the last option."""
        waiting = [team for team in order if self.left >> team & 1]
        while waiting:
            more = () if slot is None or not self.left >> slot & 1 else (slot,)
            self.take(waiting[0], (*options(waiting), *more), rule, slot)
            waiting = [team for team in waiting[1:] if self.left >> team & 1]
        return self.choices


def pair_in_order(graph: Graph, order: Sequence[int], options: Options, rule: str) -> list[Choice]:
    """Pair an even group completely; ValueError if it has no complete pairing."""
    teams = 0
    for team in order:
        teams |= 1 << team
    return Chooser(graph, graph, graph, teams).take_all(order, options, rule)


def with_slot(graph: Graph, floaters: int) -> tuple[list[int], int]:  # 51, 52
    """Return the graph with one more vertex, which stands for floating, and its number."""
    slot = len(graph)
    rows = [row | (floaters >> v & 1) << slot for v, row in enumerate(graph)]
    return [*rows, floaters], slot
