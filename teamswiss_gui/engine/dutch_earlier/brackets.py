"""Score brackets one after the other, with the ways back of C.12 and C.13."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.dutch_earlier.another_set import another_set
from teamswiss_gui.engine.dutch_earlier.bracket import Bracket, Group, Level
from teamswiss_gui.engine.dutch_earlier.solver import Outside, Problem, Solution
from teamswiss_gui.engine.dutch_earlier.state import Field
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.engine.impossible import nobody_for_the_bye, nobody_to_meet
from teamswiss_gui.engine.matching import bits, maximum


@dataclass(frozen=True, slots=True)
class Paired:
    """A bracket with its pairing and the steps that were not plain: C.12, C.13, C.14."""

    bracket: Bracket
    solution: Solution
    steps: tuple[str, ...] = ()

    @property
    def moving(self) -> int:
        """Return who moves down to the next bracket."""
        return self.solution.leaving | self.bracket.fallen


@dataclass(frozen=True, slots=True)
class Reached:
    """What C.14 leaves a bracket."""

    pairs: int
    left_out: int | None
    """How many moved-down teams are not in S1; None if the bracket is treated as homogeneous."""
    steps: tuple[str, ...]


def always(team: int) -> bool:
    """Allow every team."""
    return True


def never(team: int) -> bool:
    """Allow no team."""
    return False


def pair_brackets(field: Field, hooks: Hooks) -> list[Paired]:
    """Pair the brackets from the highest to the lowest (C); `no-legal-pairing` if there is none."""
    if not has_pairing(field):
        raise impossible(field)
    groups = []
    for score in sorted({team.score for team in field.teams}, reverse=True):
        mask = 0
        for i, team in enumerate(field.teams):
            if team.score == score:
                mask |= 1 << i
        groups.append(Group(mask))
    return _Walk(field, groups, hooks).run() if groups else []


class _Walk:
    def __init__(self, field: Field, groups: list[Group], hooks: Hooks) -> None:
        self.field = field
        self.groups = groups
        self.hooks = hooks
        self.done: list[Paired] = []
        self.total = len(field.teams)

    def run(self) -> list[Paired]:
        while len(self.done) < len(self.groups) - 1:
            self.check()
            self.upper()
        self.lowest()
        return self.done

    def check(self) -> None:
        paired = sum(2 * len(each.solution.pairs) for each in self.done)
        self.hooks.check(paired, self.total)

    @property
    def incoming(self) -> int:
        return self.done[-1].moving if self.done else 0

    # --- every bracket but the lowest -----------------------------------------------------------

    def upper(self) -> None:
        group = self.groups[len(self.done)]
        steps: list[str] = []
        bracket = self.bracket(group)
        reached = self.reached(bracket)
        most = self.most_pairs(bracket)
        for level in self.failed_levels(bracket, reached):
            if level.pairs <= most and self.backtrack(bracket, level):  # C.12
                steps.append("C.12")
                bracket = self.bracket(group)
                reached = self.reached(bracket)
                break
        steps += reached.steps
        if reached.left_out is None:
            bracket = replace(bracket, heterogeneous=False)
        solution = self.problem(bracket, reached.pairs).solve()
        assert solution is not None
        if bracket.fallen:
            steps.insert(0, "C.1")
        self.done.append(Paired(bracket, solution, tuple(steps)))

    def bracket(self, group: Group) -> Bracket:  # C.1, A.3
        """Return the bracket of a group with those moved down to it."""
        moved = self.incoming
        members = moved | group.residents
        fallen = 0
        for team in bits(group.residents & ~moved):
            if not self.field.possible[team] & members:
                fallen |= 1 << team
        members &= ~fallen
        heterogeneous = bool(moved) and 2 * moved.bit_count() < members.bit_count()
        return Bracket(group, members, moved, fallen, False, heterogeneous)

    def problem(self, bracket: Bracket, pairs: int) -> Problem:
        places = bracket.size - 2 * pairs
        outside = Outside(0, places, always, never)
        return Problem(
            self.field,
            bracket.members,
            bracket.moved,
            outside,
            heterogeneous=bracket.heterogeneous,
        )

    def reached(self, bracket: Bracket) -> Reached:  # C.14
        """Return how many pairs can be made, with how many moved-down teams in S1."""
        most = bracket.size // 2
        steps = []
        left_out: int | None = None
        if bracket.heterogeneous:
            touching = [
                row & bracket.members
                if bracket.moved >> team & 1
                else row & bracket.moved
                if bracket.members >> team & 1
                else 0
                for team, row in enumerate(self.field.possible)
            ]
            exposed = maximum(touching, bracket.members)[1].deficiency
            put_in = (bracket.size - exposed) // 2
            left_out = bracket.moved.bit_count() - put_in
            if left_out:
                steps.append("C.14.b2")
            if not put_in:
                bracket, left_out = replace(bracket, heterogeneous=False), None
        exposed = maximum(self.field.possible, bracket.members)[1].deficiency
        pairs = (bracket.size - exposed) // 2
        while True:
            measured = self.problem(bracket, pairs).measure()
            if measured is not None and measured[1] == (left_out or 0):
                break
            pairs -= 1
        if pairs < most:
            steps.append("C.14.b1" if bracket.heterogeneous else "C.14.a")
        return Reached(pairs, left_out, tuple(steps))

    def most_pairs(self, bracket: Bracket) -> int:
        """Return a bound of the pairs whatever set moves down: each team adds one at most."""
        if not self.done:
            return 0
        above = self.done[-1]
        others = bracket.group.teams | above.bracket.fallen
        exposed = maximum(self.field.possible, others)[1].deficiency
        return (others.bit_count() - exposed) // 2 + above.solution.leaving.bit_count()

    def failed_levels(self, bracket: Bracket, reached: Reached) -> Iterator[Level]:  # C.14
        """Yield the P1 and M1 that C.14 decreased in vain, for each of which C.12 is asked."""
        most = bracket.size // 2
        if bracket.heterogeneous:
            out = bracket.moved.bit_count() if reached.left_out is None else reached.left_out
            yield from (Level(most, left_out) for left_out in range(out))
        if reached.pairs < most:
            yield from (Level(p, reached.left_out) for p in range(most, reached.pairs, -1))
        elif not bracket.heterogeneous and any(
            not self.field.possible[team] & bracket.members for team in bits(bracket.moved)
        ):
            yield Level(most, None)  # C.1

    # --- the lowest bracket ---------------------------------------------------------------------

    def lowest(self) -> None:  # C.13
        backtracked: list[str] = []
        while True:
            self.check()
            bracket = self.lowest_bracket()
            plain = self.lowest_problem(bracket).measure()
            if not backtracked and self.other_set_for_lowest(bracket, plain):  # C.12
                backtracked.append("C.12")
                bracket = self.lowest_bracket()
                plain = self.lowest_problem(bracket).measure()
            if plain is not None:
                self.finish(bracket, plain[1], backtracked)
                return
            assert self.done, "all brackets joined have the pairing that the field has"
            if self.another_above(bracket):
                backtracked.append("C.13")
            else:
                self.join()
                backtracked = []

    def other_set_for_lowest(
        self, bracket: Bracket, plain: tuple[int, int, tuple[int, ...]] | None
    ) -> bool:  # C.12, C.13
        """Ask for another set before each step by which M1 is reduced."""
        moved = bracket.moved.bit_count()
        asked: list[int | None] = []
        if bracket.heterogeneous and not bracket.group.added:
            asked += range(moved if plain is None else plain[1])
        if plain is None:
            asked.append(None)
        return any(self.backtrack(bracket, Level(bracket.size // 2, out)) for out in asked)

    def finish(self, bracket: Bracket, left_out: int, steps: list[str]) -> None:
        if left_out == bracket.moved.bit_count():
            bracket = replace(bracket, heterogeneous=False)
        solution = self.lowest_problem(bracket).solve()
        assert solution is not None
        more = ["C.14.b2"] if bracket.heterogeneous and left_out else []
        joined = ["C.13"] if bracket.group.added and "C.13" not in steps else []
        self.done.append(Paired(bracket, solution, (*joined, *steps, *more)))

    def lowest_bracket(self) -> Bracket:
        group = self.groups[-1]
        moved = self.incoming | group.added
        members = moved | group.residents
        few = 2 * moved.bit_count() < members.bit_count()
        heterogeneous = bool(moved) and (few or bool(group.added))
        return Bracket(group, members, moved, 0, True, heterogeneous)

    def lowest_problem(self, bracket: Bracket) -> Problem:
        outside = Outside(0, bracket.size % 2, self.may_have_bye, never)
        return Problem(
            self.field,
            bracket.members,
            bracket.moved,
            outside,
            heterogeneous=bracket.heterogeneous,
        )

    def may_have_bye(self, team: int) -> bool:  # B.1.b
        return self.field.teams[team].may_have_bye

    def another_above(self, bracket: Bracket) -> bool:  # C.13
        """Pair the penultimate bracket so that the lowest can be paired; say whether it can be."""
        above = self.done[-1]
        others = bracket.group.teams | above.bracket.fallen
        places = (above.bracket.size + others.bit_count()) % 2
        outside = Outside(others, places, self.may_have_bye, self.may_have_bye)
        solution = self.solved(above.bracket, outside)
        if solution is None or not solution.pairs:
            return False
        steps = (*above.steps, "C.13")
        self.done[-1] = Paired(above.bracket, solution, steps)
        return True

    def solved(self, bracket: Bracket, outside: Outside) -> Solution | None:
        heterogeneous = bracket.heterogeneous
        problem = Problem(
            self.field, bracket.members, bracket.moved, outside, heterogeneous=heterogeneous
        )
        measured = problem.measure()
        if measured is None:
            return None
        if heterogeneous and measured[1] == bracket.moved.bit_count():
            problem = Problem(
                self.field, bracket.members, bracket.moved, outside, heterogeneous=False
            )
        return problem.solve()

    def join(self) -> None:  # C.13
        """Join the two lowest brackets; the upper one is treated as moved down."""
        above = self.done.pop()
        lowest = self.groups.pop()
        self.groups[-1] = Group(lowest.teams, above.bracket.group.residents)

    # --- back to the bracket before -------------------------------------------------------------

    def backtrack(self, bracket: Bracket, level: Level) -> bool:  # C.12
        """Pair the bracket above so that others of the same scores move down and fit better."""
        if not self.done or not self.done[-1].solution.leaving:
            return False
        above = self.done[-1]
        found = another_set(self.field, bracket, level, above.bracket, above.solution)
        if found is None:
            return False
        self.done[-1] = Paired(above.bracket, found, (*above.steps, "C.12"))
        return True


def has_pairing(field: Field) -> bool:  # C.13
    """Say whether all brackets joined could be paired; then C.13 does not end in vain."""
    rows = list(field.possible)
    vertices = (1 << len(rows)) - 1
    if len(rows) % 2:
        bye = len(rows)
        free = sum(1 << i for i, team in enumerate(field.teams) if team.may_have_bye)
        rows = [row | (free >> i & 1) << bye for i, row in enumerate(rows)] + [free]
        vertices |= 1 << bye
    return maximum(rows, vertices)[1].deficiency == 0


def impossible(field: Field) -> TeamSwissError:  # C.13
    """Say that nothing is left after C.13 has joined everything."""
    tpns = [team.tpn for team in field.teams]
    structure = maximum(field.possible, (1 << len(tpns)) - 1)[1]
    if structure.deficiency <= len(tpns) % 2:
        return nobody_for_the_bye(tpns, structure, "C.13")
    return nobody_to_meet(tpns, field.possible, structure, "C.13")
