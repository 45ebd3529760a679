"""Why these two: what the first choice of a top member would have cost (article 3.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from teamswiss_gui.engine.answer import JsonValue, Step
from teamswiss_gui.engine.fide_team import identifiers
from teamswiss_gui.engine.fide_team.brackets import Bracket, Criterion
from teamswiss_gui.engine.fide_team.rounds import PairedBracket, criteria_values
from teamswiss_gui.engine.fide_team.state import Field
from teamswiss_gui.engine.matching import EXPOSED, bits, maximum
from teamswiss_gui.engine.weighted import cheapest_perfect

LARGEST_WEIGHED = 40
"""Where counting does not prove the values, brackets up to this size are weighed again."""


REST = "rest"
"""The two may meet, but then the rest of the bracket could not be paired."""


@dataclass(frozen=True, slots=True)
class Fall:
    """What a choice fell to; how far the criterion would be above its value, where known."""

    to: str
    worse_by: int | None = None


def explain_pairing(field: Field, turn: PairedBracket) -> Iterator[Step]:  # 3.6
    """Yield the values of the bracket's pairing, then each pair and what its first choice cost."""
    names = field.edition.criteria
    values = criteria_values(field, turn)
    shown = (names.colours, names.strong_colours, names.opponents)
    top, _ = identifiers.halves(turn.bracket.teams)
    tops = 0
    for a, _b in turn.pairing.pairs:
        tops |= 1 << a
    judge = _Judge(field, turn)
    step: Step = {
        "article": field.edition.articles.pairing_choice,
        "kind": "pairing",
        "criteria": {name: values[name] for name in shown},
        "top_members": [field.teams[v].tpn for v in bits(tops)],
        "halves": tops == top,
    }
    if tops != top:
        step["halves_fell_to"] = judge.halves_fall_to().to
    yield step
    free = turn.bracket.teams & ~tops
    for a, b in turn.pairing.pairs:
        yield judge.explain_pair(a, b, free)
        free &= ~(1 << b)


class _Judge:
    """Answers what would have become worse if a pairing had begun otherwise."""

    def __init__(self, field: Field, turn: PairedBracket) -> None:
        self.field = field
        self.bracket: Bracket = turn.bracket
        self.pairs = turn.pairing.pairs
        self.values = turn.pairing.values
        self.mate = [EXPOSED] * len(field.teams)
        for a, b in self.pairs:
            self.mate[a], self.mate[b] = b, a
        self.counting = pair_simply_attained(self.bracket, self.values)
        self.graphs = self._graphs()
        self.told = criteria_values(field, turn)

    def _graphs(self) -> list[tuple[str | None, list[int]]]:
        """Return the graph of legal pairs, then with each criterion's least number kept too."""
        rows = [self.bracket.graph.get(v, 0) for v in range(len(self.field.teams))]
        graphs: list[tuple[str | None, list[int]]] = [(None, rows)]
        if self.counting:
            for criterion in self.bracket.criteria:
                rows = [row & criterion.tight.get(v, 0) for v, row in enumerate(rows)]
                graphs.append((criterion.name, rows))
        return graphs

    def name(self, criterion: str | None) -> str:
        """Return the edition's number of a criterion; C1 for None."""
        return "C1" if criterion is None else str(getattr(self.field.edition.criteria, criterion))

    def halves_fall_to(self) -> Fall:
        """Return why the first half of the bracket are not all top members."""
        top, bottom = identifiers.halves(self.bracket.teams)
        for criterion, rows in self.graphs:
            across = {v: rows[v] for v in bits(top)}
            if identifiers.match_across(across, top, bottom) is None:
                return Fall(self.name(criterion))
        across = {v: self.bracket.graph[v] & bottom for v in bits(top)}
        across |= {v: self.bracket.graph[v] & top for v in bits(bottom)}
        return self._weigh(self.bracket.teams, across, ())

    def explain_pair(self, a: int, b: int, free: int) -> Step:
        """Tell one pair; `free` are the bottom members that earlier pairs left."""
        field = self.field
        step: Step = {
            "article": field.edition.articles.pairing_choice,
            "kind": "pair",
            "top": field.teams[a].tpn,
            "bottom": field.teams[b].tpn,
        }
        passed = free & -(1 << (a + 1)) & ((1 << b) - 1)
        if passed:
            choice = (passed & -passed).bit_length() - 1
            told: dict[str, JsonValue] = {"team": field.teams[choice].tpn}
            fall = self._choice_falls_to(a, choice)
            told["fell_to"] = fall.to
            article = field.edition.articles.criteria.get(fall.to)
            if fall.to == REST:
                article = field.edition.articles.pairing_choice
            if article is not None:
                told["article"] = article
            least = self.told.get(fall.to)
            if fall.worse_by is not None and isinstance(least, int):
                told["value"] = least + fall.worse_by
                told["instead_of"] = least
            step["first_choice"] = told
            step["passed_over"] = passed.bit_count()
        return step

    def _choice_falls_to(self, a: int, choice: int) -> Fall:
        tpns = self.field.teams[a].tpn, self.field.teams[choice].tpn
        if (min(tpns), max(tpns)) in self.field.request.forbidden_pairs:
            return Fall("forbidden")
        if not self.bracket.graph[a] >> choice & 1:
            # Two upfloaters that meet leave residents over, else the set could have been smaller.
            may_meet = self.field.may_meet[a] >> choice & 1
            return Fall(REST if may_meet else "C1")
        rest = self.bracket.teams & ~(1 << a | 1 << choice)
        fixed = [(top, bottom) for top, bottom in self.pairs if top < a]
        for top, bottom in fixed:
            rest &= ~(1 << top | 1 << bottom)
        begun = [*fixed, (a, choice)]
        mate: list[int] = []
        for place, (criterion, rows) in enumerate(self.graphs):
            if not rows[a] >> choice & 1:
                return Fall(self.name(criterion), self._worse_by(place, begun, rest, mate))
            near, structure = maximum(rows, rest, self.mate)
            if structure.deficiency:
                if criterion is None:
                    return Fall(REST)
                return Fall(self.name(criterion), self._worse_by(place, begun, rest, mate))
            mate = near
        if self.counting:
            return Fall("identifier")
        return self._weigh(rest, self.bracket.graph, begun)

    def _worse_by(
        self, place: int, begun: list[tuple[int, int]], rest: int, mate: list[int]
    ) -> int | None:
        """Return by how much a criterion is worse at best, None if that is not seen at once.

        Every pair that is not tight costs at least one, so `least` cannot be undercut; `mate`, a
        pairing of the rest that keeps what comes before, or one near it may show no more is needed.
        """
        criterion, rows = self.bracket.criteria[place - 1], self.graphs[place][1]
        least = 0 if rows[begun[-1][0]] >> begun[-1][1] & 1 else 1

        def worse() -> int:
            pairs = [*begun, *((v, mate[v]) for v in bits(rest) if v < mate[v])]
            return criterion.count(pairs) - self.values[place - 1]

        shown = worse()
        if shown == 1:  # it is worse, so by one at least
            return shown
        near, structure = maximum(rows, rest, self.mate)
        least += structure.deficiency // 2
        if shown != least:
            mate = maximum(self.graphs[place - 1][1], rest, near)[0]
            shown = worse()
        return shown if shown == least else None

    def _weigh(self, rest: int, rows: dict[int, int], fixed: Sequence[tuple[int, int]]) -> Fall:
        """Return the first criterion that is worse once `fixed` are paired and `rest` at best."""
        if self.bracket.teams.bit_count() > LARGEST_WEIGHED:
            return Fall("criteria")
        vertices = list(bits(rest))
        place = {v: i for i, v in enumerate(vertices)}
        size = len(vertices) + 2
        costs: list[dict[int, int]] = [
            {place[w]: _cost(self.bracket.criteria, v, w, size) for w in bits(rows[v] & rest)}
            for v in vertices
        ]
        found = cheapest_perfect(costs)
        if found is None:
            return Fall(REST)
        pairs = [*fixed, *((v, vertices[j]) for v, j in zip(vertices, found, strict=True))]
        pairs = [(v, w) for v, w in pairs if v < w]
        for criterion, value in zip(self.bracket.criteria, self.values, strict=True):
            worse = criterion.count(pairs) - value
            if worse > 0:
                return Fall(self.name(criterion.name), worse)
        return Fall("identifier")


def _cost(criteria: Sequence[Criterion], v: int, w: int, size: int) -> int:
    cost = 0
    for criterion in criteria:
        cost = cost * size + (criterion.bad[v] >> w & 1)
    return cost


def pair_simply_attained(bracket: Bracket, values: Sequence[int]) -> bool:
    """Say whether the values are the least numbers that counting proves."""
    return all(
        2 * value == sum(criterion.prices.values())
        for criterion, value in zip(bracket.criteria, values, strict=True)
    )
