"""C.12: another set of the same size and scores from the bracket above.

The pairing of the bracket above that comes first, among those whose teams moving down suit the
current bracket, is found on the two brackets together. That the scores stay the same matters only
if teams that were moved down before move on: then some of them are made to move on or to stay, the
most promising choice first, until the best pairing has the right scores.

The residents of the bracket above have one score, and the number that leaves it is fixed, so only
teams moved down to it are ever decided upon: with m of one score, k of which move on, there are at
most "m over k" ways for it, however large the two brackets are.
"""

from __future__ import annotations

from collections import Counter
from heapq import heappop, heappush
from itertools import count

from teamswiss_gui.engine.dutch_earlier.bracket import Bracket, Level
from teamswiss_gui.engine.dutch_earlier.solver import Outside, Problem, Solution
from teamswiss_gui.engine.dutch_earlier.state import Field
from teamswiss_gui.engine.matching import bits

Rank = tuple[tuple[int, ...], tuple[int, ...]]


def another_set(
    field: Field, bracket: Bracket, level: Level, above: Bracket, old: Solution
) -> Solution | None:  # C.12
    """Return the first pairing of the bracket above that lets the current one be paired."""
    return Search(field, bracket, level, above, old).run()


class Search:
    """The choice of who moves on."""

    def __init__(
        self, field: Field, bracket: Bracket, level: Level, above: Bracket, old: Solution
    ) -> None:
        self.field = field
        self.bracket = bracket
        self.level = level
        self.above = above
        self.old = old
        self.wanted = self.scores(old.leaving)
        self.others = bracket.group.teams | above.fallen

    def scores(self, teams: int) -> Counter[int]:
        """Return how many of the teams have each score."""
        return Counter(int(self.field.teams[i].score) for i in bits(teams))

    def run(self) -> Solution | None:
        """Look at the most promising choice first; a pairing with the right scores is the best."""
        number = count()
        waiting: list[tuple[Rank, int, Solution, int, int]] = []

        def push(must: int, must_not: int) -> None:
            must, must_not = self.settled(must, must_not)
            solution = self.solved(must, must_not)
            if solution is not None:
                rank = solution.violations, solution.order
                heappush(waiting, (rank, next(number), solution, must, must_not))

        push(0, 0)
        while waiting:
            _rank, _number, solution, must, must_not = heappop(waiting)
            team = self.undecided(solution, must, must_not)
            if team is None:
                return solution
            push(must | 1 << team, must_not)
            push(must, must_not | 1 << team)
        return None

    def undecided(self, solution: Solution, must: int, must_not: int) -> int | None:
        """Return a team to decide upon, None if the scores are right."""
        found = self.scores(solution.leaving)
        if found == self.wanted:
            return None
        for team in bits(self.above.moved & ~must & ~must_not):
            score = int(self.field.teams[team].score)
            if found[score] != self.wanted[score]:
                return team
        raise AssertionError("with everyone decided the scores are right")

    def settled(self, must: int, must_not: int) -> tuple[int, int]:
        """Decide for the teams of a score whose number leaves nothing to choose any more."""
        forced = self.scores(must)
        free = self.scores(self.above.moved & ~must_not)
        for team in bits(self.above.moved & ~must & ~must_not):
            score = int(self.field.teams[team].score)
            if forced[score] >= self.wanted[score]:
                must_not |= 1 << team
            elif free[score] <= self.wanted[score]:
                must |= 1 << team
        return must, must_not

    def solved(self, must: int, must_not: int) -> Solution | None:
        """Return the first pairing if these teams move down and those stay."""
        forced = self.scores(must)
        if any(forced[score] > self.wanted[score] for score in forced):
            return None
        staying = self.scores(self.above.members & ~must_not)
        if any(staying[score] < self.wanted[score] for score in self.wanted):
            return None
        problem = Problem(
            self.field,
            self.above.members,
            self.above.moved,
            self.outside(must, must_not),
            heterogeneous=self.above.heterogeneous,
        )
        measured = problem.measure()
        if measured is None or measured[0] != self.old.leaving.bit_count():
            return None
        if self.above.heterogeneous and measured[1] != self.old.left_out:
            return None
        return problem.solve()

    def outside(self, must: int, must_not: int) -> Outside:
        """Return what the current bracket needs: P1 pairs, and who may be left in it."""
        bracket, field = self.bracket, self.field
        leaving = self.old.leaving.bit_count()
        places = self.others.bit_count() + leaving - 2 * self.level.pairs
        kept = 0 if self.level.left_out is None else max(0, places - self.level.left_out)

        def may_leave(team: int) -> bool:
            return not bracket.lowest or field.teams[team].may_have_bye

        def may_cross(team: int) -> bool:  # C.1
            return not must_not >> team & 1 and bool(field.possible[team] & self.others)

        return Outside(
            self.others,
            places,
            may_leave,
            may_leave,
            may_cross,
            must,
            kept,
            bracket.group.teams,
        )
