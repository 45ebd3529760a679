"""Why these two: what the first choice of a top member would have cost (article 3.6).

Nothing is paired again. The chosen pairing is kept but for two pairs: the top member takes its
first choice, and one alternating path must join the two that are left, with each criterion in turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from teamswiss_gui.engine.answer import JsonValue, Step
from teamswiss_gui.engine.fide_team import identifiers
from teamswiss_gui.engine.fide_team.brackets import Bracket
from teamswiss_gui.engine.fide_team.criteria import Criterion
from teamswiss_gui.engine.fide_team.rounds import PairedBracket, criteria_values
from teamswiss_gui.engine.fide_team.state import Field
from teamswiss_gui.engine.matching import EXPOSED, bits, joined, maximise
from teamswiss_gui.engine.request import Kind
from teamswiss_gui.engine.weighted import cheapest_perfect

LARGEST_WEIGHED = 40
"""Where counting does not prove the values, brackets up to this size are weighed again."""


REST = "rest"
"""The two may meet, but then the rest of the bracket could not be paired."""

FORBIDDEN = "forbidden"


@dataclass(frozen=True, slots=True)
class Fall:
    """What a choice fell to; how far the criterion would be above its value, where known."""

    to: str
    worse_by: int | None = None


@dataclass(frozen=True, slots=True)
class Exchange:
    """A pairing begun otherwise: `top` takes `choice`; `left` and `over` were their partners."""

    top: int
    choice: int
    left: int
    over: int
    rest: int
    """Who is to be paired after that; everyone else but those two has the chosen partner."""


def explain_pairing(field: Field, turn: PairedBracket) -> Iterator[Step]:  # 3.6
    """Yield the values of the bracket's pairing, then each pair and what its first choice cost."""
    names = field.edition.criteria
    judge = _Judge(field, turn)
    shown = (names.colours, names.strong_colours, names.opponents)
    top, _ = identifiers.halves(turn.bracket.teams)
    tops = 0
    for a, _b in turn.pairing.pairs:
        tops |= 1 << a
    step: Step = {
        "article": field.edition.articles.pairing_choice,
        "kind": "pairing",
        "criteria": {name: judge.told[name] for name in shown},
        "top_members": [field.teams[v].tpn for v in bits(tops)],
        "halves": tops == top,
    }
    if tops != top:
        step["halves_fell_to"] = judge.halves_fall_to().to
    yield step
    left = turn.bracket.teams
    for a, b in turn.pairing.pairs:
        passed = left & ~tops & -(1 << (a + 1)) & ((1 << b) - 1)
        left &= ~(1 << a | 1 << b)
        yield judge.explain_pair(a, b, passed, left)


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
        self.told = criteria_values(field, turn)
        self.ahead = list(turn.pairing.values)
        """What the criteria count in the pairs that are not yet told."""
        self._layers: list[Mapping[int, int]] = []

    @property
    def layers(self) -> list[Mapping[int, int]]:
        """Return the graph of legal pairs, then with each criterion's least number kept too.

        The chosen pairing lies in all of them. Where counting does not prove the values, the
        legal pairs are all there is.
        """
        if not self._layers:
            rows = self.bracket.graph
            self._layers.append(rows)
            for criterion in self.bracket.criteria if self.counting else ():
                tight = criterion.tight
                rows = {v: row & tight[v] for v, row in rows.items()}
                self._layers.append(rows)
        return self._layers

    def name(self, place: int) -> str:
        """Return the edition's number of the criterion that a layer adds; C1 for the first."""
        if not place:
            return "C1"
        return str(getattr(self.field.edition.criteria, self.bracket.criteria[place - 1].name))

    # --- the top members ------------------------------------------------------------------------

    def halves_fall_to(self) -> Fall:  # 3.6.3
        """Return why the first half of the bracket are not all top members."""
        top, bottom = identifiers.halves(self.bracket.teams)
        for place, rows in enumerate(self.layers):
            if identifiers.match_across(rows, top, bottom) is None:
                return Fall(self.name(place) if place else self._halves_not_legal(top, bottom))
        across = {v: self.bracket.graph[v] & bottom for v in bits(top)}
        across |= {v: self.bracket.graph[v] & top for v in bits(bottom)}
        return self._weigh(self.bracket.teams, across, ())

    def _halves_not_legal(self, top: int, bottom: int) -> str:
        """Say whether matches played keep the halves apart (C1), or only forbidden pairs do."""
        request = self.field.request
        place = {self.field.teams[v].tpn: v for v in bits(top | bottom)}
        across = dict.fromkeys(bits(top), bottom)
        for team in request.teams:
            v = place.get(team.tpn)
            if v in across:
                for entry in team.history:
                    if entry.kind is Kind.PLAYED and entry.opponent in place:
                        across[v] &= ~(1 << place[entry.opponent])
        return "C1" if identifiers.match_across(across, top, bottom) is None else FORBIDDEN

    # --- the bottom members ---------------------------------------------------------------------

    def explain_pair(self, a: int, b: int, passed: int, rest: int) -> Step:
        """Tell one pair; it passed over some bottom members, and `rest` are yet to be paired."""
        field = self.field
        step: Step = {
            "article": field.edition.articles.pairing_choice,
            "kind": "pair",
            "top": field.teams[a].tpn,
            "bottom": field.teams[b].tpn,
        }
        if passed:
            choice = (passed & -passed).bit_length() - 1
            told: dict[str, JsonValue] = {"team": field.teams[choice].tpn}
            fall = self._choice_falls_to(a, b, choice, rest)
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
        for place, criterion in enumerate(self.bracket.criteria):
            self.ahead[place] -= criterion.bad[a] >> b & 1
        return step

    def _choice_falls_to(self, a: int, b: int, choice: int, rest: int) -> Fall:
        if not self.bracket.graph[a] >> choice & 1:
            tpns = self.field.teams[a].tpn, self.field.teams[choice].tpn
            if (min(tpns), max(tpns)) in self.field.request.forbidden_pairs:
                return Fall(FORBIDDEN)
            # Two upfloaters that meet leave residents over, else the set could have been smaller.
            may_meet = self.field.may_meet[a] >> choice & 1
            return Fall(REST if may_meet else "C1")
        now = Exchange(a, choice, b, self.mate[choice], rest & ~(1 << choice) | 1 << b)
        found: list[int] = []
        for place, rows in enumerate(self.layers):
            fits = rows[a] >> choice & 1
            mate = self._joined(rows, now) if fits else None
            if mate is None:
                if not place:
                    return Fall(REST)
                worse_by = self._worse_by(place, now, found)
                if worse_by is not None:
                    return Fall(self.name(place), worse_by)
                weighed = self._weigh_exchange(now)
                return weighed if weighed.to != "criteria" else Fall(self.name(place))
            found = mate
        return Fall("identifier") if self.counting else self._weigh_exchange(now)

    def _weigh_exchange(self, now: Exchange) -> Fall:
        fixed = [(top, bottom) for top, bottom in self.pairs if top < now.top]
        return self._weigh(now.rest, self.bracket.graph, [*fixed, (now.top, now.choice)])

    def _joined(self, rows: Mapping[int, int], now: Exchange) -> list[int] | None:
        return joined(rows, now.rest, self.mate, now.left, now.over)

    def _worse_by(self, place: int, now: Exchange, found: list[int]) -> int | None:
        """Return by how much a criterion is worse at best, None if that is not seen at once.

        `found` pairs the rest and keeps what comes before, so it shows that no more is needed than
        its number; prices and counting show that no less is possible. Where both meet, it is known.
        """
        criterion = self.bracket.criteria[place - 1]
        own = criterion.bad[now.top] >> now.choice & 1
        ahead = self.ahead[place - 1]
        shown = own + self._counted(criterion, now, found) - ahead
        slack = own - (criterion.prices[now.top] + criterion.prices[now.choice]) // 2
        counted = own + criterion.counting.least(now.rest) - ahead
        least = max(1, slack, counted)
        if shown == least:
            return shown
        if slack and self._joined(self.layers[place], now) is not None:
            return slack
        least = max(least, slack + 1)
        if shown > least == counted:
            tight = criterion.counting.tight(now.rest)
            rows = self.layers[place - 1]
            if self._perfect({v: rows[v] & row for v, row in tight.items()}, now.rest):
                return least
            least += 1
        return shown if shown == least else None

    def _counted(self, criterion: Criterion, now: Exchange, found: list[int]) -> int:
        """Return how many pairs of the rest the criterion counts in a pairing near the chosen."""
        bad = criterion.bad
        if found[now.left] != now.over:
            return sum(bad[v] >> found[v] & 1 for v in bits(now.rest)) // 2
        kept = self.ahead[self.bracket.criteria.index(criterion)]
        kept -= (bad[now.top] >> now.left & 1) + (bad[now.choice] >> now.over & 1)
        return kept + (bad[now.left] >> now.over & 1)

    def _perfect(self, rows: Mapping[int, int], rest: int) -> bool:
        mate = [
            w if w != EXPOSED and rows.get(v, 0) >> w & 1 else EXPOSED
            for v, w in enumerate(self.mate)
        ]
        return not maximise(rows, rest, mate).deficiency

    def _weigh(self, rest: int, rows: Mapping[int, int], fixed: Sequence[tuple[int, int]]) -> Fall:
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
        for index, criterion in enumerate(self.bracket.criteria):
            worse = criterion.count(pairs) - self.values[index]
            if worse > 0:
                return Fall(self.name(index + 1), worse)
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
