"""The Olympiad rules of 2008 for small fields, by trying everything; uses nothing of the engine.

Written from the text and the readings of docs/rules-olympiad.md. A request is the JSON of the
shell; every question "is there a complete pairing" is answered by walking through the pairings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from tests.reference.olympiad_state import Group, Pair, State, Told

BYE_KINDS = ("pab", "full-bye", "half-bye")


class NoPairing(Exception):  # noqa: N818
    """The arbiter decides."""


@dataclass
class Outcome:
    bye: int | None
    colours: dict[Pair, str]
    """(White, Black) -> rule."""
    groups: list[tuple[list[float], str, list[int], bool]]
    """Scores, part, floaters, whether the limits were dropped; in order of pairing."""


class Reference:
    """One round."""

    def __init__(self, request: dict[str, Any]) -> None:
        self.request = request
        self.number = request["next_round"]
        self.all = {team["tpn"]: team for team in request["teams"]}
        self.history = {tpn: team["history"] for tpn, team in self.all.items()}
        self.points = {t: sum(e["mp"] for e in h) for t, h in self.history.items()}
        self.colours = {
            t: [e["colour"] for e in h if e["kind"] == "played"] for t, h in self.history.items()
        }
        self.balance = {t: c.count("white") - c.count("black") for t, c in self.colours.items()}
        forbidden = {tuple(sorted(p)) for p in request.get("forbidden_pairs", [])}
        met = {
            tuple(sorted((t, e["opponent"])))
            for t, h in self.history.items()
            for e in h
            if e["kind"] == "played"
        }
        self.never = forbidden | met
        self.memo: dict[tuple[frozenset[int], bool, frozenset[Pair]], bool] = {}
        self.score = {t: p + self.extra(t) for t, p in self.points.items()}
        self.rank_g = self.section_g()

    def extra(self, tpn: int) -> float:  # 28
        if "virtual_points" in self.request:
            given = self.request["virtual_points"].get(str(tpn), {})
            return float(given.get(str(self.number), 0))
        if self.number > 2:
            return 0
        half = len(self.all) / 2
        evens = list(range(0, len(self.all) + 2, 2))
        nearest = min(evens, key=lambda n: (abs(n - half), -n))
        return 2 if tpn in sorted(self.all)[:nearest] else 0

    # --- section G ------------------------------------------------------------------------------

    def section_g(self) -> dict[int, tuple[float, float, float]]:  # 13
        boards = self.request.get("boards", 4)
        result = {}
        for tpn, rounds in self.history.items():
            opponents = []
            for i, mine in enumerate(rounds):
                if mine["kind"] in BYE_KINDS:
                    opponents.append((self.points[tpn], boards / 2))
                elif mine["kind"] != "absent":
                    other = self.history[mine["opponent"]][i]
                    games = mine["gp"]
                    if mine["kind"] == "forfeit-win":
                        games = boards - 1
                    elif other["kind"] == "forfeit-win":
                        games = 1
                    opponents.append((self.points[mine["opponent"]], games))
            opponents.sort(key=lambda o: (o[0], o[0] * o[1]))
            kept = opponents[1:]
            result[tpn] = (
                sum(p * g for p, g in kept),
                sum(p for p, _ in kept),
                sum(p for p, _ in opponents),
            )
        return result

    # --- what may be paired ---------------------------------------------------------------------

    def can_have(self, tpn: int, colour: str) -> bool:  # 20
        after = [*self.colours[tpn], colour]
        if abs(after.count("white") - after.count("black")) > 2:
            return False
        return len(after) < 3 or len(set(after[-3:])) > 1

    def may(self, a: int, b: int, limits: bool, barred: frozenset[Pair] = frozenset()) -> bool:
        pair = (min(a, b), max(a, b))
        if pair in self.never or pair in barred:
            return False
        return not limits or any(
            self.can_have(a, x) and self.can_have(b, y)
            for x, y in (("white", "black"), ("black", "white"))
        )

    def complete(
        self, teams: Sequence[int], limits: bool = False, barred: frozenset[Pair] = frozenset()
    ) -> bool:
        key = (frozenset(teams), limits, barred)
        if key not in self.memo:
            self.memo[key] = self._complete(sorted(teams), limits, barred)
        return self.memo[key]

    def _complete(self, teams: list[int], limits: bool, barred: frozenset[Pair]) -> bool:
        if not teams:
            return True
        if len(teams) % 2:
            return False
        first, *others = teams
        return any(
            self.may(first, other, limits, barred)
            and self.complete([t for t in others if t != other], limits, barred)
            for other in others
        )

    def fits(self, group: Group, floater: int, barred: frozenset[Pair]) -> bool:
        """21 b and 53: the group with this floater can be completely paired."""
        teams = [*group.everyone, floater]
        if len(teams) % 2 == 0:
            return self.complete(teams, barred=barred)
        return any(
            self.complete([t for t in teams if t != left], barred=barred) for left in group.own
        )

    # --- a round --------------------------------------------------------------------------------

    def pair(self) -> Outcome:
        present = sorted(t for t, team in self.all.items() if team.get("available", True))
        bye = self.bye(present) if len(present) % 2 else None
        playing = [t for t in present if t != bye]
        if not self.complete(playing):
            raise NoPairing
        if not playing:
            return Outcome(bye, {}, [])
        state = self.groups(playing)
        while len(state.pairs) * 2 < len(playing):
            state = self.decide(state)
        return Outcome(
            bye,
            dict(self.colour(a, b) for a, b in state.pairs),
            [(t.scores, t.part, t.floaters, t.dropped) for t in state.told],
        )

    def bye(self, present: list[int]) -> int:  # 11, 15 b
        for tpn in sorted(present, key=lambda t: (self.score[t], -t)):
            scored = any(
                e["kind"] in ("pab", "forfeit-win")
                or (e["kind"] in BYE_KINDS and (e["mp"] > 0 or e["gp"] > 0))
                for e in self.history[tpn]
            )
            if not scored and self.complete([t for t in present if t != tpn]):
                return tpn
        raise NoPairing

    def groups(self, playing: list[int]) -> State:  # 17
        standing = sorted(playing, key=lambda t: -self.score[t])
        median = self.score[standing[len(standing) // 2]]  # the lower of the two middle teams
        scores = sorted({self.score[t] for t in playing}, reverse=True)
        groups = {s: Group([s], [t for t in playing if self.score[t] == s]) for s in scores}
        top = [groups[s] for s in scores if s > median]
        bottom = [groups[s] for s in scores if s < median]
        return State(top, groups[median], bottom[::-1])

    def decide(self, state: State) -> State:  # 21
        """Pair the next group, with another floater if the group it comes to needs one."""
        options = self.by_j(state) if self.number <= 3 else self.by_k(state)
        first = next(options)
        was = self.up_to_the_floater(state, first)
        if was and was[-1].dropped:
            for other in options:
                now = self.up_to_the_floater(state, other)
                same = [(t.scores, len(t.floaters)) for t in now] == [
                    (t.scores, len(t.floaters)) for t in was
                ]
                if (
                    same
                    and not now[-1].dropped
                    and now[-1].crossing <= was[-1].crossing
                    and not any(n.dropped and not w.dropped for n, w in zip(now, was, strict=True))
                ):
                    return other
        return first

    def up_to_the_floater(self, before: State, after: State) -> list[Told]:
        """What the following groups come to, up to the one that the one floater came to."""
        if len(after.told) == len(before.told) or len(after.told[-1].floaters) != 1:
            return []
        (floater,) = after.told[-1].floaters
        state = after
        while True:
            arrived, count = floater in state.group.everyone, len(state.told)
            state = self.decide(state)
            if arrived and len(state.told) > count:
                return state.told[len(after.told) :]

    # --- section J ------------------------------------------------------------------------------

    def by_j(self, state: State) -> Iterator[State]:
        """The pairing of the next group, then those with another single floater."""
        group, part, later, rest = state.group, state.part, state.later, state.rest
        if part == "middle":
            yield self.settle(state, [])
            return
        guests = set(group.down + group.up)
        sets = []
        for size in range(len(group.everyone) + 1):
            for chosen in combinations(group.everyone, size):
                staying = [t for t in group.everyone if t not in chosen]
                if self.complete(staying) and self.complete([*rest, *chosen]):
                    sets.append(chosen)
        fewest = min((len(guests & set(s)), len(s)) for s in sets)
        sets = [s for s in sets if (len(guests & set(s)), len(s)) == fewest]
        weakest_first = sorted(group.everyone, reverse=part == "top")

        def depth(team: int) -> int:  # 30, 31, 44
            for i, each in enumerate(later):
                if any(self.may(team, other, False) for other in each.everyone):
                    return i
            return len(later)

        def keeps(chosen: Sequence[int]) -> bool:
            return self.complete([t for t in group.everyone if t not in chosen], limits=True)

        if fewest == (0, 0):
            yield self.settle(state, [])
        elif fewest == (0, 1):
            further = [t for each in later[1:] for t in each.everyone]
            ranks = sorted(
                (
                    not self.fits_with_all(later[0], s[0], further),
                    depth(s[0]),
                    not keeps(s),
                    weakest_first.index(s[0]),
                    s[0],
                )
                for s in sets
            )
            for rank in ranks:
                if rank[1:3] == ranks[0][1:3]:
                    yield self.settle(state, [rank[-1]])
        else:
            order = sorted(weakest_first, key=depth)
            yield self.settle(
                state, min(sets, key=lambda s: (not keeps(s), sorted(order.index(t) for t in s)))
            )

    def fits_with_all(self, group: Group, floater: int, further: list[int]) -> bool:  # 21 b, 16
        """The group with this floater can be completely paired, and all others as well."""
        teams = [*group.everyone, floater]
        if len(teams) % 2 == 0:
            return self.complete(teams) and self.complete(further)
        return any(
            self.complete([t for t in teams if t != left]) and self.complete([*further, left])
            for left in group.own
        )

    def settle(self, state: State, floaters: Sequence[int]) -> State:
        group, part = state.group, state.part
        staying = [t for t in group.everyone if t not in floaters]
        limits = self.complete(staying, limits=True)
        found = next(self.in_order_j(group, staying, part, limits))
        return state.after(found, floaters, not limits)

    def in_order_j(
        self, group: Group, teams: list[int], part: str, limits: bool
    ) -> Iterator[list[Pair]]:
        """Every complete pairing, in the order of the rules."""
        if not teams:
            yield []
            return
        came_down = sorted((t for t in group.down if t in teams), key=lambda t: (-self.score[t], t))
        came_up = sorted((t for t in group.up if t in teams), key=lambda t: (self.score[t], -t))
        guests = [*came_down, *came_up]
        if guests:
            first = guests[0]
            backwards = first in came_up
            own = sorted((t for t in teams if t in group.own), reverse=backwards)
            options = own + sorted((t for t in guests if t != first), reverse=backwards)
        else:
            order = sorted(teams, reverse=part == "bottom")
            n = len(order) // 2
            first = order[0]
            options = order[n:] + order[1:n][::-1]  # N + 1 ... 2N, N ... 2
        for other in options:
            if self.may(first, other, limits):
                left = [t for t in teams if t not in (first, other)]
                for more in self.in_order_j(group, left, part, limits):
                    yield [(first, other), *more]

    # --- section K ------------------------------------------------------------------------------

    def order_k(self, teams: Sequence[int], part: str) -> list[int]:  # 48, 55
        order = sorted(teams, key=lambda t: (*(-v for v in self.rank_g[t]), t))
        return order[::-1] if part == "bottom" else order

    def in_order_k(
        self, order: list[int], allowed: Callable[[int, int], bool], may_float: bool
    ) -> Iterator[tuple[list[Pair], int | None]]:
        """All pairings of rule 50, or of rule 52, in their order."""
        if not order:
            yield [], None
            return
        first, *others = order
        for other in others[::-1]:
            if allowed(first, other):
                left = [t for t in others if t != other]
                for pairs, floater in self.in_order_k(left, allowed, may_float):
                    yield [(first, other), *pairs], floater
        if may_float:
            for pairs, _ in self.in_order_k(others, allowed, False):
                yield pairs, first

    def by_k(self, state: State) -> Iterator[State]:
        """The pairing of the next group, then the first ones with another floater."""
        group, part = state.group, state.part
        if part == "middle":
            yield self.middle_by_k(state)
            return
        following = state.later[0]
        guests = group.down + group.up
        # 54 for the median group that a floater would come to.
        opposite = following.up if part == "top" else following.down
        order = self.order_k(group.everyone, part)
        odd = len(order) % 2 == 1

        def possible(floater: int | None) -> bool:  # 51, 53
            if floater is None:
                return self.complete(state.rest)
            if floater in guests or not self.complete([*state.rest, floater]):
                return False
            return self.fits(following, floater, self.bar([floater], opposite))

        for limits in (True, False):
            seen: list[int | None] = []
            for pairs, floater in self.in_order_k(order, self.allowed(limits), odd):
                if floater not in seen and possible(floater):
                    seen.append(floater)
                    yield state.after(pairs, [] if floater is None else [floater], not limits)
            if seen:
                return
        yield state.joined()

    def allowed(
        self, limits: bool, barred: frozenset[Pair] = frozenset()
    ) -> Callable[[int, int], bool]:
        return lambda a, b: self.may(a, b, limits, barred)

    def bar(self, some: Sequence[int], others: Sequence[int]) -> frozenset[Pair]:
        return frozenset((min(a, b), max(a, b)) for a in some for b in others)

    def middle_by_k(self, state: State) -> State:  # 49, 54
        group = state.group
        order = self.order_k(group.everyone, "middle")
        for barred in (self.bar(group.down, group.up), frozenset[Pair]()):
            for limits in (True, False):
                for pairs, _ in self.in_order_k(order, self.allowed(limits, barred), False):
                    return state.after(pairs, [], not limits)
        raise AssertionError

    # --- colours --------------------------------------------------------------------------------

    def colour(self, a: int, b: int) -> tuple[Pair, str]:
        high, low = sorted((a, b))
        colour, rule = self.wanted(high, low)
        other = {"white": "black", "black": "white"}
        ok = self.can_have(high, colour) and self.can_have(low, other[colour])
        if not ok and self.can_have(high, other[colour]) and self.can_have(low, colour):
            colour, rule = other[colour], "20"
        return ((high, low) if colour == "white" else (low, high)), rule

    def wanted(self, high: int, low: int) -> tuple[str, str]:
        other = {"white": "black", "black": "white"}
        mine, others = self.colours[high], self.colours[low]
        if not mine and not others:  # 19
            first = self.request.get("initial_colour", "white")
            return (first if high % 2 else other[first]), "19"
        if self.balance[high] != self.balance[low]:  # 22
            return ("white" if self.balance[high] < self.balance[low] else "black"), "22"
        last = [self.history[t][-1] for t in (high, low)]
        if all(e["kind"] == "played" for e in last) and last[0]["colour"] != last[1]["colour"]:
            return other[last[0]["colour"]], "23"

        def longest(colour: str) -> tuple[int, int]:
            runs = []
            for sequence, new in ((mine, colour), (others, other[colour])):
                length = 1
                while length <= len(sequence) and sequence[-length] == new:
                    length += 1
                runs.append(length)
            return max(runs), min(runs)

        if longest("white") != longest("black"):  # 24
            return min(("white", "black"), key=longest), "24"
        if self.balance[high]:  # 25 a
            return ("black" if self.balance[high] > 0 else "white"), "25"
        return other[mine[-1]], "26"


def pair_exhaustively(request: dict[str, Any]) -> Outcome:
    """Pair a small field by trying everything; NoPairing if nothing is legal."""
    return Reference(request).pair()
