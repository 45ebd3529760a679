"""The teams that come before upfloaters because their score is nearer to that of the bracket."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from math import comb
from typing import Any

from teamswiss_gui.domain.points import as_number
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.fide_team.editions import EDITIONS
from teamswiss_gui.engine.fide_team.state import TeamState, build_field
from teamswiss_gui.engine.matching import maximum
from teamswiss_gui.engine.request import Request

Facts = Mapping[str, Any]


class Before:
    """Reads from the request whom the upfloaters of a bracket were taken instead of."""

    def __init__(self, request: Request, answer: Answer) -> None:
        self._field = build_field(request, EDITIONS[answer.system])
        self._place = {team.tpn: index for index, team in enumerate(self._field.teams)}
        self._answer = answer

    def nearer(self, step: Facts) -> list[int]:
        """Return who has a nearer score than the last of the upfloaters, the nearest first."""
        least = self._team(step["upfloaters"][-1]).score
        teams = [team for team in self._waiting(step) if team.score > least]
        return [team.tpn for team in sorted(teams, key=lambda each: (-each.score, each.tpn))]

    def with_nearer(self, step: Facts, tpn: int) -> tuple[list[int], str]:
        """Return the upfloaters with such a team for the last of them, and what they fell to.

        If it is not C1, it is C3: a set that keeps both would be better by C5.
        """
        floating = [*step["upfloaters"][:-1], tpn]
        bracket = sum(1 << self._place[each] for each in (*step["residents"], *floating))
        alone = maximum(self._field.may_meet, bracket)[1].deficiency
        return floating, "C1" if alone else "C3"

    def sets_nearer(self, step: Facts) -> int:
        """Return how many sets as large have nearer scores, compared from the lowest up (C5)."""
        chosen = sorted(self._team(tpn).score for tpn in step["upfloaters"])
        there = Counter([*chosen, *(team.score for team in self._waiting(step))])
        found, ways = 0, 1
        while chosen:
            least, size = chosen[0], len(chosen)
            alike = chosen.count(least)
            above = sum(count for score, count in there.items() if score > least)
            for taken in range(alike):
                found += ways * comb(there[least], taken) * comb(above, size - taken)
            ways *= comb(there[least], alike)
            chosen = chosen[alike:]
        return found

    def sets_before(self, step: Facts) -> int:
        """Return how many sets with the same scores came before; of single teams all of them."""
        floating = step["upfloaters"]
        if len(floating) > 1:
            return len(step["earlier"])
        score = self._team(floating[0]).score
        return sum(t.score == score and t.tpn < floating[0] for t in self._waiting(step))

    def score(self, tpn: int) -> int | float:
        """Return the score that a team is paired on."""
        return as_number(self._team(tpn).score)

    def _team(self, tpn: int) -> TeamState:
        return self._field.teams[self._place[tpn]]

    def _waiting(self, step: Facts) -> Iterator[TeamState]:
        """Yield who is in no bracket up to this one, and does not have the bye."""
        gone = {self._answer.bye}
        for bracket in self._answer.brackets or ():
            if bracket.score >= step["score"]:
                gone |= {*bracket.residents, *bracket.upfloaters}
        return (team for team in self._field.teams if team.tpn not in gone)
