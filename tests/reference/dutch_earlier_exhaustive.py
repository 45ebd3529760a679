"""The earlier Dutch edition for small fields, candidate by candidate; uses nothing of the engine.

Written from the text and the readings of docs/rules-dutch-earlier.md. A request is the JSON of the
shell. Transpositions, exchanges and sets are listed as section D lists them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Any

Pair = tuple[int, int]
Candidate = tuple[list[Pair], list[int]]
"""The pairs, and who is left."""
WITHOUT_PLAYING = ("pab", "forfeit-win", "full-bye", "half-bye")


class NoPairing(Exception):  # noqa: N818
    """The arbiter decides."""


# --- section D ----------------------------------------------------------------------------------


def transpositions(second: Sequence[int], size: int | None = None) -> Iterator[tuple[int, ...]]:
    """D.1: all orders of S2, or of as many of S2 as S1 has."""
    return permutations(sorted(second), len(second) if size is None else size)


def exchanges(
    first: Sequence[int], second: Sequence[int], number: int
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """D.2: the exchanges of so many players, by the numbered procedure."""
    from_first = sorted(combinations(sorted(first, reverse=True), number), reverse=True)
    from_second = sorted(combinations(sorted(second), number))
    gaps = [sum(b) - sum(a) for a in from_first for b in from_second]
    for delta in range(min(gaps, default=0), max(gaps, default=-1) + 1):
        for a in from_first:
            for b in from_second:
                if sum(b) - sum(a) == delta:
                    yield a, b


def moved_down_sets(moved: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    """D.3: the sets of moved-down players that can be S1."""
    return combinations(sorted(moved), size)


# --- brackets -----------------------------------------------------------------------------------


@dataclass
class Bracket:
    own: list[int]
    """The group's own teams, C.1's left out."""
    moved: list[int]
    fallen: list[int]
    heterogeneous: bool
    pairs: list[Pair] = field(default_factory=list)
    left: list[int] = field(default_factory=list)
    count: int = 0
    put_in: int = 0
    violations: tuple[int, ...] = ()

    @property
    def all(self) -> list[int]:
        return sorted(self.own + self.moved)


class Reference:
    """One round; teams are told by their place in A.2's order, from 0."""

    def __init__(self, request: dict[str, Any]) -> None:
        self.request = request
        self.number = request["next_round"]
        self.by_tpn = {team["tpn"]: team for team in request["teams"]}
        present = [t for t in request["teams"] if t.get("available", True)]
        self.teams = sorted(present, key=lambda t: (-self.score_of(t, self.number), t["tpn"]))
        self.score = [self.score_of(t, self.number) for t in self.teams]
        self.colours = [
            [e["colour"] for e in t["history"] if e["kind"] == "played"] for t in self.teams
        ]
        self.wish = [self.preference(c) for c in self.colours]
        self.floats = [
            [self.float_of(t, self.number - 1), self.float_of(t, self.number - 2)]
            for t in self.teams
        ]
        self.bye_ok = [
            all(e["kind"] not in WITHOUT_PLAYING for e in t["history"]) for t in self.teams
        ]
        self.top = [self.top_scorer(t) for t in self.teams]

    def gained(self, entry: dict[str, Any]) -> float:
        key = "mp" if self.request.get("primary_score", "match_points") == "match_points" else "gp"
        return float(entry[key])

    def score_of(self, team: dict[str, Any], number: int) -> float:
        given = self.request.get("virtual_points", {}).get(str(team["tpn"]), {})
        earned = sum(self.gained(e) for e in team["history"][: number - 1])
        return earned + float(given.get(str(number), 0))

    def preference(self, colours: list[str]) -> tuple[str | None, int]:  # A.7
        if not colours:
            return None, 0
        gap = colours.count("white") - colours.count("black")
        other = {"white": "black", "black": "white"}
        if gap > 1 or gap < -1:
            return ("black" if gap > 1 else "white"), 3
        if len(colours) > 1 and colours[-1] == colours[-2]:
            return other[colours[-1]], 3
        if gap:
            return ("black" if gap > 0 else "white"), 2
        return other[colours[-1]], 1

    def float_of(self, team: dict[str, Any], number: int) -> str | None:  # A.4, B.1.b
        if number < 1:
            return None
        entry = team["history"][number - 1]
        if entry["kind"] in WITHOUT_PLAYING:
            return "down"
        if entry["kind"] != "played":
            return None
        mine = self.score_of(team, number)
        others = self.score_of(self.by_tpn[entry["opponent"]], number)
        return "down" if mine > others else "up" if mine < others else None

    def top_scorer(self, team: dict[str, Any]) -> bool:
        if self.number != self.request["total_rounds"]:
            return False
        if self.request.get("primary_score", "match_points") == "match_points":
            most = float(self.request.get("scoring", {}).get("win", 2))
        else:
            most = float(self.request.get("boards", 4))
        earned = sum(self.gained(e) for e in team["history"])
        return bool(earned > most * (self.number - 1) / 2)

    # --- criteria -------------------------------------------------------------------------------

    def same(self, a: int, b: int, strength: int) -> bool:
        mine, others = self.wish[a], self.wish[b]
        return mine[0] is not None and mine[0] == others[0] and min(mine[1], others[1]) >= strength

    def may(self, a: int, b: int) -> bool:  # B.1.a, B.2
        numbers = self.teams[a]["tpn"], self.teams[b]["tpn"]
        for entry in self.teams[a]["history"]:
            if entry["kind"] == "played" and entry["opponent"] == numbers[1]:
                return False
        for pair in self.request.get("forbidden_pairs", []):
            if set(pair) == set(numbers):
                return False
        return not self.same(a, b, 3) or self.top[a] or self.top[b]

    def violations(self, candidate: Candidate, heterogeneous: bool) -> tuple[int, ...]:
        """C.10 read backwards: B2, A7.d, X, Z, B5 and B6 downwards, B5 and B6 upwards."""
        pairs, left = candidate
        odd = self.number % 2 == 1
        strong = sum(self.same(a, b, 2) for a, b in pairs)
        lifted = [
            max(pair, key=lambda t: -self.score[t])
            for pair in pairs
            if heterogeneous and self.score[pair[0]] != self.score[pair[1]]
        ]
        return (
            sum(self.same(a, b, 3) for a, b in pairs),
            strong if odd else 0,
            sum(self.same(a, b, 1) for a, b in pairs),
            0 if odd else strong,
            sum(self.floats[t][0] == "down" for t in left),
            sum(self.floats[t][1] == "down" for t in left),
            sum(self.floats[t][0] == "up" for t in lifted),
            sum(self.floats[t][1] == "up" for t in lifted),
        )

    # --- candidates, in order -------------------------------------------------------------------

    def matched(
        self, first: Sequence[int], second: Sequence[int]
    ) -> Iterator[tuple[list[Pair], list[int]]]:
        """S1 against every transposition of S2, as far as everybody may meet."""
        if not first:
            yield [], list(second)
            return
        for other in second:
            if self.may(first[0], other):
                left = [t for t in second if t != other]
                for pairs, rest in self.matched(first[1:], left):
                    yield [(first[0], other), *pairs], rest

    def homogeneous(
        self, teams: Sequence[int], count: int, number: dict[int, int]
    ) -> Iterator[Candidate]:
        teams = sorted(teams)
        first, second = teams[:count], teams[count:]
        named = {number[t]: t for t in teams}
        for size in range(min(len(first), len(second)) + 1):
            for out, into in exchanges(
                [number[t] for t in first], [number[t] for t in second], size
            ):
                gone, come = {named[n] for n in out}, {named[n] for n in into}
                yield from self.matched(
                    sorted({*first, *come} - gone), sorted({*second, *gone} - come)
                )

    def candidates(self, bracket: Bracket, count: int, put_in: int) -> Iterator[Candidate]:
        number = {team: place for place, team in enumerate(bracket.all, start=1)}
        if not bracket.heterogeneous or not put_in:
            yield from self.homogeneous(bracket.all, count, number)
            return
        for first in moved_down_sets(bracket.moved, put_in):
            second = [t for t in bracket.all if t not in first]
            for pairs, rest in self.matched(first, second):
                for more, left in self.homogeneous(rest, count - put_in, number):
                    yield [*pairs, *more], left

    def best(
        self,
        bracket: Bracket,
        count: int,
        put_in: int,
        accept: Callable[[Candidate], bool] = lambda candidate: True,
    ) -> Candidate | None:
        """The first candidate of those that violate least."""
        if count < put_in:
            return None
        least: tuple[tuple[int, ...], Candidate] | None = None
        hetero = bracket.heterogeneous and put_in > 0
        for candidate in self.candidates(bracket, count, put_in):
            if accept(candidate):
                value = self.violations(candidate, hetero)
                if least is None or value < least[0]:
                    least = value, candidate
                    if not any(value):
                        break
        return None if least is None else least[1]

    def any_candidate(
        self,
        bracket: Bracket,
        count: int,
        put_in: int,
        accept: Callable[[Candidate], bool] = lambda candidate: True,
    ) -> bool:
        if count < put_in:
            return False
        return any(accept(c) for c in self.candidates(bracket, count, put_in))

    # --- the procedure --------------------------------------------------------------------------

    def pair(self) -> tuple[set[frozenset[int]], int | None]:
        self.groups = [
            [i for i, s in enumerate(self.score) if s == score]
            for score in sorted(set(self.score), reverse=True)
        ]
        self.added: list[int] = []
        self.done: list[Bracket] = []
        if not self.groups:
            return set(), None
        while len(self.done) < len(self.groups) - 1:
            self.upper()
        lowest = self.lowest()
        self.done.append(lowest)
        numbers = [team["tpn"] for team in self.teams]
        pairs = {frozenset((numbers[a], numbers[b])) for d in self.done for a, b in d.pairs}
        return pairs, numbers[lowest.left[0]] if lowest.left else None

    def incoming(self) -> list[int]:
        return sorted(self.done[-1].left + self.done[-1].fallen) if self.done else []

    def make(self, group: list[int]) -> Bracket:  # C.1
        moved = self.incoming()
        together = group + moved
        fallen = [t for t in group if not any(self.may(t, o) for o in together if o != t)]
        own = [t for t in group if t not in fallen]
        return Bracket(own, moved, fallen, bool(moved) and 2 * len(moved) < len(own + moved))

    def keep(self, bracket: Bracket, candidate: Candidate, count: int, put_in: int) -> Bracket:
        bracket.pairs, bracket.left = candidate
        bracket.count, bracket.put_in = count, put_in
        bracket.heterogeneous = bracket.heterogeneous and put_in > 0
        return bracket

    def upper(self) -> None:
        group = self.groups[len(self.done)]
        bracket = self.make(group)
        alone = any(not any(self.may(t, o) for o in bracket.all if o != t) for t in bracket.moved)
        for count, put_in in self.levels(bracket):
            works = self.any_candidate(bracket, count, put_in)
            if works and not alone:
                break
            if self.backtrack(bracket, group, (count, put_in), False):
                bracket = self.make(group)
                break
            if works:
                break
            alone = False  # C.1 asked for C.12 in vain
        count, put_in = next(c for c in self.levels(bracket) if self.any_candidate(bracket, *c))
        found = self.best(bracket, count, put_in)
        assert found is not None
        self.done.append(self.keep(bracket, found, count, put_in))

    def levels(self, bracket: Bracket) -> Iterator[tuple[int, int]]:  # C.14
        """P1 and M1 as C.14 decreases them, one step after the other."""
        count = len(bracket.all) // 2
        put_in = len(bracket.moved) if bracket.heterogeneous else 0
        while True:
            yield count, put_in
            to_remainder = any(
                next(self.matched(s, [t for t in bracket.all if t not in s]), None) is not None
                for s in moved_down_sets(bracket.moved, put_in)
            )
            if put_in == 0 or to_remainder:  # C.14.a, b1
                count -= 1
            else:  # b2
                put_in -= 1

    def lowest(self) -> Bracket:  # C.13
        tried = False
        while True:
            bracket = self.lowest_bracket()
            count = len(bracket.all) // 2
            full = len(bracket.moved) if bracket.heterogeneous and not self.added else 0
            best_in = self.most_put_in(bracket, count)
            if not tried:
                last = 0 if best_in is None else best_in + 1
                for put_in in range(full, last - 1, -1):  # C.12 before each step of C.14.b2
                    if self.backtrack(bracket, self.groups[-1], (count, put_in), True):
                        tried = True
                        bracket = self.lowest_bracket()
                        best_in = self.most_put_in(bracket, count)
                        break
            if best_in is not None:
                found = self.best(bracket, count, best_in, self.bye_accepted)
                assert found is not None
                return self.keep(bracket, found, count, best_in)
            if not self.done:
                raise NoPairing
            if self.another_above():
                tried = True
            else:
                above = self.done.pop()
                lowest = self.groups.pop()
                self.groups[-1] = sorted(lowest + self.added)
                self.added = sorted(above.own + above.fallen)
                tried = False

    def lowest_bracket(self) -> Bracket:
        moved = sorted(self.incoming() + self.added)
        own = self.groups[-1]
        few = 2 * len(moved) < len(own + moved)
        return Bracket(list(own), moved, [], bool(moved) and (few or bool(self.added)))

    def bye_accepted(self, candidate: Candidate) -> bool:
        return all(self.bye_ok[t] for t in candidate[1])

    def most_put_in(self, bracket: Bracket, count: int) -> int | None:
        options = range(len(bracket.moved), -1, -1) if bracket.heterogeneous else [0]
        for put_in in options:
            if self.any_candidate(bracket, count, put_in, self.bye_accepted):
                return put_in
        return None

    def complete(self, teams: Sequence[int]) -> bool:
        """Whether all can be paired, an odd one having the bye."""
        if not teams:
            return True
        if len(teams) % 2:
            return any(
                self.bye_ok[t] and self.complete([o for o in teams if o != t]) for t in teams
            )
        first, *others = teams
        return any(
            self.may(first, o) and self.complete([t for t in others if t != o]) for o in others
        )

    def another_above(self) -> bool:  # C.13
        above = self.done[-1]
        below = self.groups[-1] + self.added + above.fallen

        def accept(candidate: Candidate) -> bool:
            return self.complete(sorted(below + candidate[1]))

        for count in range(len(above.all) // 2, 0, -1):
            options = range(len(above.moved), -1, -1) if above.heterogeneous else [0]
            for put_in in options:
                found = self.best(above, count, put_in, accept)
                if found is not None:
                    self.keep(above, found, count, put_in)
                    return True
        return False

    def backtrack(
        self, bracket: Bracket, group: list[int], level: tuple[int, int], lowest: bool
    ) -> bool:  # C.12
        """Whether others of the same scores moved down allow P1 pairs with M1 of them in S1."""
        if not self.done or not self.done[-1].left:
            return False
        above = self.done[-1]
        count, put_in = level
        scores = Counter(self.score[t] for t in above.left)
        own = sorted(group + (self.added if lowest else []))

        def accept(candidate: Candidate) -> bool:
            down = candidate[1]
            if Counter(self.score[t] for t in down) != scores:
                return False
            others = own + above.fallen
            if not all(any(self.may(t, o) for o in others) for t in down):
                return False
            moved = down + above.fallen if put_in else []
            spare = len(moved) - put_in
            return self.enough(sorted(others + down), count, moved, spare, lowest)

        found = self.best(above, above.count, above.put_in, accept)
        if found is None:
            return False
        self.keep(above, found, above.count, above.put_in)
        return True

    def enough(
        self, teams: list[int], count: int, moved: list[int], spare: int, lowest: bool
    ) -> bool:
        """Whether so many pairs can be made, all moved-down teams but `spare` of them in S1."""
        if not teams:
            return count == 0
        if 2 * count > len(teams):
            return False
        first, *others = teams
        for o in others:
            used = first in moved and o in moved
            if count and self.may(first, o) and used <= spare:
                left = [t for t in others if t != o]
                if self.enough(left, count - 1, moved, spare - used, lowest):
                    return True
        if (first in moved and not spare) or (lowest and not self.bye_ok[first]):
            return False
        return self.enough(others, count, moved, spare - (first in moved), lowest)


def pair_exhaustively(request: dict[str, Any]) -> tuple[set[frozenset[int]], int | None]:
    """Return the pairs and the bye; NoPairing if nothing is legal."""
    return Reference(request).pair()
