"""The same round under several systems, and what differs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.answer import Answer, Step
from teamswiss_gui.engine.decisions import Decision
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Request

Teams = frozenset[int]
"""The two TPNs of a pair."""


@dataclass(frozen=True, slots=True)
class SystemRound:
    """The round as one system pairs it; without an answer if it finds no legal pairing."""

    request: Request
    answer: Answer | None

    @property
    def system(self) -> str:
        """Return the system's name."""
        return self.request.system

    @property
    def bye(self) -> int | None:
        """Return who has the bye."""
        return None if self.answer is None else self.answer.bye

    @property
    def pairs(self) -> dict[Teams, tuple[int, int]]:
        """Return (White, Black) of every pair, in publishing order."""
        lines = () if self.answer is None else self.answer.pairs
        return {frozenset((p.white, p.black)): (p.white, p.black) for p in lines}

    @property
    def rules(self) -> dict[Teams, str]:
        """Return the article that gave the colours of every pair."""
        lines = () if self.answer is None else self.answer.pairs
        return {frozenset((p.white, p.black)): p.rule for p in lines}

    def step(self, teams: Teams) -> Step | None:
        """Return the step of the explanation that made a pair, None if it has none."""
        for step in self._steps("pair"):
            if {step.get("top"), step.get("bottom")} == teams:
                return step
        return None

    def bye_article(self) -> str | None:
        """Return the article that gave the bye."""
        for step in self._steps("bye"):
            return str(step["article"])
        return None

    def _steps(self, kind: str) -> Iterable[Step]:
        steps = () if self.answer is None else self.answer.explanation or ()
        return (step for step in steps if step["kind"] == kind)


@dataclass(frozen=True, slots=True)
class Difference:
    """What differs between two systems that both have a pairing; pairs as (White, Black)."""

    first: SystemRound
    second: SystemRound

    @property
    def bye_differs(self) -> bool:
        """Whether another team has the bye."""
        return self.first.bye != self.second.bye

    @property
    def only_first(self) -> tuple[tuple[int, int], ...]:
        """Pairs of the first system whose teams do not meet in the second."""
        return _only(self.first, self.second)

    @property
    def only_second(self) -> tuple[tuple[int, int], ...]:
        """Pairs of the second system whose teams do not meet in the first."""
        return _only(self.second, self.first)

    @property
    def colours(self) -> tuple[tuple[int, int], ...]:
        """Pairs of both systems with other colours, as the first system has them."""
        other = self.second.pairs
        return tuple(p for t, p in self.first.pairs.items() if t in other and other[t] != p)

    def __bool__(self) -> bool:
        return bool(self.bye_differs or self.only_first or self.only_second or self.colours)


@dataclass(frozen=True, slots=True)
class Comparison:
    """One round under several systems."""

    round: int
    systems: tuple[SystemRound, ...]

    @property
    def paired(self) -> tuple[SystemRound, ...]:
        """Return the systems that have a pairing."""
        return tuple(each for each in self.systems if each.answer is not None)

    @property
    def common(self) -> tuple[Teams, ...]:
        """Return the pairs that all systems with a pairing have, whatever the colours."""
        if not self.paired:
            return ()
        first, *others = self.paired
        return tuple(t for t in first.pairs if all(t in each.pairs for each in others))

    @property
    def differences(self) -> tuple[Difference, ...]:
        """Return every two systems with a pairing; a difference without content is false."""
        return tuple(Difference(a, b) for a, b in combinations(self.paired, 2))


def why_not(mine: SystemRound, other: SystemRound) -> tuple[Decision, ...]:
    """Return why a system does not pair as another one did, which it finds worse."""
    from teamswiss_gui.engine.check import compare as judged  # every system: only who asks waits

    assert mine.answer is not None
    return judged(mine.request, mine.answer, tuple(other.pairs.values()), other.bye).decisions


def compare(requests: Sequence[Request]) -> Comparison:
    """Pair requests of one round, each by its own system, with the explanation.

    A system without a legal pairing is told as such; any other error is raised.
    """
    return Comparison(requests[0].next_round, tuple(_paired(request) for request in requests))


def _paired(request: Request) -> SystemRound:
    try:
        return SystemRound(request, pair(request, explain=True))
    except TeamSwissError as error:
        if error.code != "no-legal-pairing":
            raise
        return SystemRound(request, None)


def _only(mine: SystemRound, other: SystemRound) -> tuple[tuple[int, int], ...]:
    met = other.pairs
    return tuple(pair for teams, pair in mine.pairs.items() if teams not in met)
