"""From the top and from the bottom to the median group (rule 17), looking back for rule 21."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.engine.matching import Graph, bits, maximum
from teamswiss_gui.engine.olympiad import section_j, section_k
from teamswiss_gui.engine.olympiad.feasible import mask_of, without_pairs
from teamswiss_gui.engine.olympiad.pools import Division, Part, Pool
from teamswiss_gui.engine.olympiad.state import Field
from teamswiss_gui.engine.olympiad.turns import Turn


@dataclass(frozen=True, slots=True)
class Stage:
    """The groups that are still to be paired, with the floaters that have come to them."""

    top: tuple[Pool, ...]
    """Above the median group, the highest first."""
    middle: Pool
    bottom: tuple[Pool, ...]
    """Below it, the lowest first."""

    @property
    def part(self) -> Part:
        """Return where the next group stands."""
        return Part.TOP if self.top else Part.BOTTOM if self.bottom else Part.MIDDLE

    @property
    def pool(self) -> Pool:
        """Return the group whose turn it is."""
        return (*self.top, *self.bottom, self.middle)[0]

    @property
    def others(self) -> tuple[Pool, ...]:
        """Return the groups after it as a floater of it finds them."""
        if self.top:
            return (*self.top[1:], self.middle, *self.bottom[::-1])
        return (*self.bottom[1:], self.middle)

    @property
    def unpaired(self) -> int:
        """Return the mask of everyone who is still to be paired."""
        mask = 0
        for pool in (*self.top, self.middle, *self.bottom):
            mask |= pool.members
        return mask

    def after(self, turn: Turn | None) -> Stage:
        """Return what the turn of an outer group leaves; without one it joins the next (53)."""
        following = self.others[0]
        if turn is None:
            following = following.joined(self.pool)
        else:
            following = following.receiving(turn.floating, self.part)
        if self.part is Part.TOP:
            if self.top[1:]:
                return replace(self, top=(following, *self.top[2:]))
            return replace(self, top=(), middle=following)
        if self.bottom[1:]:
            return replace(self, bottom=(following, *self.bottom[2:]))
        return replace(self, bottom=(), middle=following)


class Walk:
    """Pairs one group after the other."""

    def __init__(self, field: Field, division: Division, hooks: Hooks) -> None:
        self.field = field
        self.hooks = hooks
        self.start = Stage(division.top, division.middle, division.bottom[::-1])
        self.total = self.start.unpaired.bit_count()
        self.paired = 0
        self.firsts: dict[Stage, Turn | None] = {}
        self.decided: dict[Stage, Turn | None] = {}

    def turns(self) -> list[Turn]:
        """Pair all groups and return them in that order."""
        found = []
        stage = self.start
        while True:
            turn = self._decide(stage)
            if turn is not None:
                found.append(turn)
                self.paired += 2 * len(turn.pairs)
            if stage.part is Part.MIDDLE:
                return found
            stage = stage.after(turn)

    def _options(self, stage: Stage, among: int | None = None) -> Iterator[Turn]:
        """Yield the first choice, then what other floaters give; nothing if it must join (53).

        With `among` only what these floaters give.
        """
        field, pool, part = self.field, stage.pool, stage.part
        section = section_j if field.by_halves else section_k
        if part is Part.MIDDLE:
            yield section.pair_middle(field, pool)
        else:
            yield from section.pair_outer(field, pool, part, stage.others, stage.unpaired, among)

    def _first(self, stage: Stage) -> Turn | None:
        if stage not in self.firsts:
            self.hooks.check(self.paired, self.total)
            self.firsts[stage] = next(self._options(stage), None)
        return self.firsts[stage]

    # --- another floater (21) ---------------------------------------------------------------------

    def _decide(self, stage: Stage) -> Turn | None:
        if stage not in self.decided:
            turn = self._first(stage)
            if turn is not None and len(turn.floaters) == 1:
                turn = self._with_limits(stage, turn)
            self.decided[stage] = turn
        return self.decided[stage]

    def _with_limits(self, stage: Stage, first: Turn) -> Turn:  # 21
        """Return the first choice, or that with another floater if its new group needs one.

        It does if it drops the limits and keeps them with the other one, all else being the same.
        """
        was = self._until_met(stage, first)
        if not was[-1].limits_dropped:
            return first
        hopeful = self._hopeful(stage, was[-1]) & ~first.floating
        tried = list(first.floaters)
        for turn in self._options(stage, hopeful) if hopeful else ():
            if _is_better(self._until_met(stage, turn), was):
                return turn.instead_of(tried)
            tried.extend(turn.floaters)
        return first

    def _until_met(self, stage: Stage, turn: Turn) -> Sequence[Turn]:
        """Return the turns after this one up to that of the group which the floater comes to."""
        floater = turn.floating
        stage = stage.after(turn)
        found: list[Turn] = []
        while True:
            arrived = bool(stage.pool.members & floater)
            # Whom that group floats itself does not change whether it keeps the limits.
            following = self._first(stage) if arrived else self._decide(stage)
            if following is not None:
                found.append(following)
                if arrived:
                    return found
            stage = stage.after(following)

    def _hopeful(self, stage: Stage, turn: Turn) -> int:
        """Return the teams with which the group of a later turn might keep the limits.

        The floaters that have come to it stay; of those who come or go later only the number is
        known, and each of them can mend one team that is left over.
        """
        pool = turn.pool
        above = below = 0
        for other in stage.others:
            above |= other.above & pool.above
            below |= other.below & pool.below
        graph: Graph = self.field.limited
        if not turn.crossing:
            graph = without_pairs(graph, above, below)
        group = pool.residents | above | below
        to_come = (pool.members & ~group).bit_count() - 1 + len(turn.floaters)
        structure = maximum(graph, group)[1]
        if structure.deficiency + 1 <= to_come:
            return stage.pool.residents
        if structure.deficiency - 1 > to_come:
            return 0
        outer = structure.outer
        if not turn.crossing:
            outer &= ~(below if stage.part is Part.TOP else above)
        return mask_of(team for team in bits(stage.pool.residents) if graph[team] & outer)


def _is_better(now: Sequence[Turn], was: Sequence[Turn]) -> bool:
    """Say whether only the last group's limits differ: kept now, dropped before."""
    if [_shape(turn) for turn in now] != [_shape(turn) for turn in was]:
        return False
    if now[-1].limits_dropped or now[-1].crossing > was[-1].crossing:
        return False
    return all(n.limits_dropped <= w.limits_dropped for n, w in zip(now, was, strict=True))


def _shape(turn: Turn) -> tuple[tuple[int, ...], int]:
    return turn.pool.scores, len(turn.floaters)
