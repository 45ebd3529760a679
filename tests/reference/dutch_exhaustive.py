"""The Dutch system of 2017 from its text, by listing every candidate: for a handful of teams.

Shares no code with the engine. A request is the plain dict of the engine's interface; points are
numbers as they stand there. Candidates are built and sorted as B.2 to B.8 and section D say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations
from typing import Any

WHITE, BLACK = "white", "black"
OTHER = {WHITE: BLACK, BLACK: WHITE}
Pairs = tuple[tuple[int, int], ...]
Request = dict[str, Any]


class NoCompletePairing(Exception):  # noqa: N818 (a fact, named as the text does)
    """A.9: the arbiter decides."""


@dataclass(frozen=True)
class Player:
    number: int
    score: float
    colours: tuple[str, ...]
    met: frozenset[int]
    floats: tuple[str, str]
    had_bye: bool
    top: bool

    @property
    def difference(self) -> int:  # A.6
        return self.colours.count(WHITE) - self.colours.count(BLACK)

    @property
    def strength(self) -> int:  # A.6: absolute 3, strong 2, mild 1, none 0
        if not self.colours:
            return 0
        if abs(self.difference) > 1 or self.colours[-2:] in ((WHITE, WHITE), (BLACK, BLACK)):
            return 3
        return 2 if self.difference else 1

    @property
    def wish(self) -> str | None:
        if not self.colours:
            return None
        if self.difference > 1:
            return BLACK
        if self.difference < -1:
            return WHITE
        if self.colours[-2:] in ((WHITE, WHITE), (BLACK, BLACK)):
            return OTHER[self.colours[-1]]
        if self.difference:
            return BLACK if self.difference > 0 else WHITE
        return OTHER[self.colours[-1]]


class Round:
    def __init__(self, request: Request) -> None:
        self.request = request
        self.number = request["next_round"]
        game_points = request.get("primary_score", "match_points") == "game_points"
        self.points = "gp" if game_points else "mp"
        scoring = request.get("scoring", {"win": 2, "draw": 1})
        most = request.get("boards", 4) if game_points else max(scoring["win"], scoring["draw"])
        self.most = most * (self.number - 1)
        teams = {team["tpn"]: team for team in request["teams"]}
        self.players: dict[int, Player] = {}
        for tpn, team in teams.items():
            if team.get("available", True):
                self.players[tpn] = self._player(tpn, teams)
        ranked = sorted(self.players.values(), key=lambda p: (-p.score, p.number))  # A.2
        self.rank = {p.number: place for place, p in enumerate(ranked)}
        self.scores = sorted({p.score for p in ranked}, reverse=True)
        self.forbidden = {frozenset(pair) for pair in request.get("forbidden_pairs", [])}

    def _score(self, team: dict[str, Any], round_: int) -> float:
        virtual = (self.request.get("virtual_points") or {}).get(str(team["tpn"]), {})
        earned: float = sum(entry[self.points] for entry in self._history(team)[: round_ - 1])
        return earned + float(virtual.get(str(round_), 0))

    def _history(self, team: dict[str, Any]) -> list[dict[str, Any]]:
        told: list[dict[str, Any]] = list(team.get("history", []))
        absent = {"opponent": None, "colour": None, "kind": "absent", "mp": 0, "gp": 0}
        return told + [absent] * (self.number - 1 - len(told))

    def _player(self, tpn: int, teams: dict[int, dict[str, Any]]) -> Player:
        team = teams[tpn]
        history = self._history(team)
        played = [entry for entry in history if entry["kind"] == "played"]
        floats = []
        for round_ in (self.number - 1, self.number - 2):
            if round_ < 1:
                floats.append("")
            elif history[round_ - 1]["kind"] != "played":
                floats.append("down")
            else:
                mine = self._score(team, round_)
                theirs = self._score(teams[history[round_ - 1]["opponent"]], round_)
                floats.append("down" if mine > theirs else "up" if mine < theirs else "")
        score = self._score(team, self.number)
        return Player(
            number=tpn,
            score=score,
            colours=tuple(entry["colour"] for entry in played),
            met=frozenset(entry["opponent"] for entry in played),
            floats=(floats[0], floats[1]),
            had_bye=any(entry["kind"] in ("pab", "forfeit-win") for entry in history),
            top=self.number == self.request["total_rounds"] and score > self.most / 2,
        )

    # --- section E --------------------------------------------------------------------------------

    def colour_of(self, a: int, b: int) -> tuple[str, str]:
        """The colour of the higher ranked of two, and the article."""
        first, second = sorted(
            (self.players[a], self.players[b]), key=lambda p: self.rank[p.number]
        )
        if first.wish and second.wish and first.wish != second.wish:
            return first.wish, "E.1"
        if first.strength != second.strength:
            if first.strength > second.strength:
                assert first.wish
                return first.wish, "E.2"
            assert second.wish
            return OTHER[second.wish], "E.2"
        if first.strength == 3 and abs(first.difference) != abs(second.difference):
            assert first.wish
            assert second.wish
            if abs(first.difference) > abs(second.difference):
                return first.wish, "E.2"
            return OTHER[second.wish], "E.2"
        for mine, theirs in zip(first.colours[::-1], second.colours[::-1], strict=False):
            if mine != theirs:
                return OTHER[mine], "E.3"
        if first.wish:
            return first.wish, "E.4"
        initial = self.request.get("initial_colour", WHITE)
        return (initial if first.number % 2 else OTHER[initial]), "E.5"

    # --- criteria ---------------------------------------------------------------------------------

    def may_meet(self, a: int, b: int) -> bool:  # C.1, C.3
        p, q = self.players[a], self.players[b]
        if b in p.met or frozenset((a, b)) in self.forbidden:
            return False
        both_absolute = p.strength == q.strength == 3 and p.wish == q.wish
        return not both_absolute or p.top or q.top

    def colour_counts(self, a: int, b: int) -> tuple[int, int, int, int]:  # C.8 to C.11
        higher, lower = sorted((a, b), key=self.rank.__getitem__)
        colour, _ = self.colour_of(a, b)
        counts = [0, 0, 0, 0]
        for number, given in ((higher, colour), (lower, OTHER[colour])):
            player = self.players[number]
            if self.players[a].top or self.players[b].top:
                # Whom the round takes beyond two; one who already was there and comes back is not.
                after = abs(player.difference + (1 if given == WHITE else -1))
                counts[0] += after > max(2, abs(player.difference))
                counts[1] += player.colours[-2:] == (given, given)
            counts[2] += player.wish not in (None, given)
            counts[3] += player.wish not in (None, given) and player.strength == 2
        return counts[0], counts[1], counts[2], counts[3]

    def value(self, bracket: Sequence[int], pairs: Pairs, floaters: Sequence[int]) -> list[Any]:
        """C.5, C.6, then C.8 to C.19, the smaller the better."""
        least = min(self.players[n].score for n in bracket)
        counts = [0] * 8
        again: list[list[float]] = [[], [], [], []]
        apart: list[float] = []
        downs = []
        ups = []
        for a, b in pairs:
            for place, count in enumerate(self.colour_counts(a, b)):
                counts[place] += count
            p, q = self.players[a], self.players[b]
            if p.score < q.score:
                p, q = q, p
            apart.append(p.score - q.score)
            if p.score > q.score:
                downs.append((p, p.score - q.score))
                ups.append((q, p.score - q.score))
        for n in floaters:
            apart.append(self.players[n].score - (least - 1))  # A.8
            downs.append((self.players[n], apart[-1]))
        for back in (0, 1):
            again[2 * back] = sorted(
                (d for p, d in downs if p.floats[back] == "down"), reverse=True
            )
            again[2 * back + 1] = sorted(
                (d for p, d in ups if p.floats[back] == "up"), reverse=True
            )
        counts[4:] = [len(found) for found in again]
        return [-len(pairs), sorted(apart, reverse=True), *counts, *again]

    # --- the round (A.9) --------------------------------------------------------------------------

    def pair(self) -> tuple[list[tuple[int, int, str]], int | None]:
        """Pairs (white, black, article of the colours) and the bye."""
        everyone = tuple(sorted(self.players, key=self.rank.__getitem__))
        if not self.completes(everyone):
            raise NoCompletePairing
        groups = [tuple(n for n in everyone if self.players[n].score == s) for s in self.scores]
        moved: tuple[int, ...] = ()
        done: list[tuple[int, int]] = []
        while groups:
            residents = groups.pop(0)
            below = tuple(n for group in groups for n in group)
            if not below:
                pairs, moved = self.best(moved, residents, "last", (), ())
            else:
                following = groups[0]
                final = len(groups) == 1
                pairs, floaters = self.best(
                    moved, residents, "final" if final else "open", following, below
                )
                if not self.completes(floaters + below):
                    pairs, floaters = self.best(moved, residents, "ppb", following, below)
                    groups = [below]
                moved = floaters
            done += pairs
        coloured = []
        for a, b in done:
            higher, lower = sorted((a, b), key=self.rank.__getitem__)
            colour, article = self.colour_of(a, b)
            white, black = (higher, lower) if colour == WHITE else (lower, higher)
            coloured.append((white, black, article))
        return coloured, moved[0] if moved else None

    def completes(self, numbers: tuple[int, ...]) -> bool:
        @cache
        def rest_can(left: tuple[int, ...], bye: bool) -> bool:
            if not left:
                return True
            first, others = left[0], left[1:]
            if bye and not self.players[first].had_bye and rest_can(others, False):
                return True
            return any(
                self.may_meet(first, other)
                and rest_can(tuple(n for n in others if n != other), bye)
                for other in others
            )

        return rest_can(numbers, len(numbers) % 2 == 1)

    def following_value(
        self, floaters: tuple[int, ...], following: tuple[int, ...], final: bool
    ) -> tuple[int, list[float]]:  # C.7
        """Minus the pairs that the following bracket can have, and its least PSD.

        In the last bracket only pairings that complete the round count.
        """
        numbers = floaters + following
        least = self.players[following[-1]].score
        best: tuple[int, list[float]] | None = None
        for pairs, left in self.all_matchings(numbers):
            if final and (len(left) > 1 or any(self.players[n].had_bye for n in left)):
                continue
            apart = [abs(self.players[a].score - self.players[b].score) for a, b in pairs]
            apart += [self.players[n].score - (least - 1) for n in left]
            value = (-len(pairs), sorted(apart, reverse=True))
            if best is None or value < best:
                best = value
        return best or (1, [])

    def all_matchings(self, numbers: tuple[int, ...]) -> Iterator[tuple[Pairs, tuple[int, ...]]]:
        if not numbers:
            yield (), ()
            return
        first, others = numbers[0], numbers[1:]
        for pairs, left in self.all_matchings(others):
            yield pairs, (first, *left)
        for other in others:
            if self.may_meet(first, other):
                rest = tuple(n for n in others if n != other)
                for pairs, left in self.all_matchings(rest):
                    yield ((first, other), *pairs), left

    # --- a bracket (section B) --------------------------------------------------------------------

    def best(
        self,
        moved: tuple[int, ...],
        residents: tuple[int, ...],
        role: str,
        following: tuple[int, ...],
        below: tuple[int, ...],
    ) -> tuple[Pairs, tuple[int, ...]]:
        bracket = moved + residents
        ahead = cache(lambda left: self.following_value(left, following, role == "final"))
        finishes = cache(lambda left: self.completes(left + below))
        best: tuple[list[Any], Pairs, tuple[int, ...]] | None = None
        for count in range(len(bracket) // 2, -1, -1):  # C.5
            for pairs in self.candidates(moved, residents, count):
                if not all(self.may_meet(a, b) for a, b in pairs):
                    continue
                used = {n for pair in pairs for n in pair}
                left = tuple(n for n in bracket if n not in used)
                if role == "last" and (len(left) > 1 or any(self.players[n].had_bye for n in left)):
                    continue
                if role == "ppb" and not finishes(left):  # C.4
                    continue
                value = self.value(bracket, pairs, left)
                look = ahead(left) if role in ("open", "final") else (0, [])
                value.insert(2, look)
                if best is None or value < best[0]:
                    best = (value, pairs, left)
            if best is not None:
                return best[1], best[2]
        raise NoCompletePairing

    def candidates(
        self, moved: tuple[int, ...], residents: tuple[int, ...], count: int
    ) -> Iterator[Pairs]:
        """B.7: MDP-exchanges, transpositions of S2, then the remainder, for every M1."""
        for number in range(min(len(moved), len(residents), count), -1, -1):
            sets = sorted(combinations(range(len(moved)), number))
            sets.sort(key=lambda s: sorted(-self.players[moved[i]].score for i in s))  # D.3
            for chosen in sets:
                for partners in permutations(range(len(residents)), number):  # D.1
                    heads = tuple(
                        (moved[i], residents[j]) for i, j in zip(chosen, partners, strict=True)
                    )
                    if not all(self.may_meet(a, b) for a, b in heads):
                        continue
                    rest = tuple(n for j, n in enumerate(residents) if j not in partners)
                    if len(rest) // 2 < count - number:
                        continue
                    for tail in self.remainder(rest, count - number):
                        yield heads + tail

    def remainder(self, rest: tuple[int, ...], pairs: int) -> Iterator[Pairs]:
        """B.6: resident-exchanges (D.2), and for each the transpositions of S2 (D.1)."""
        for upper in exchanged(len(rest), pairs):
            lower = [i for i in range(len(rest)) if i not in upper]
            for order in permutations(lower, pairs):
                yield tuple((rest[i], rest[j]) for i, j in zip(upper, order, strict=True))


@cache
def exchanged(count: int, pairs: int) -> tuple[tuple[int, ...], ...]:
    """Every S1 (places from 0) in the order of D.2."""
    original = set(range(pairs))

    def order(upper: tuple[int, ...]) -> tuple[Any, ...]:
        out = sorted(original - set(upper), reverse=True)
        into = sorted(set(upper) - original)
        return len(out), sum(into) - sum(out), [-n for n in out], into

    return tuple(sorted(combinations(range(count), pairs), key=order))


def pair(request: Request) -> Request:
    """The bye and the pairs (white, black, article) of a request."""
    pairs, bye = Round(request).pair()
    return {"bye": bye, "pairs": sorted(pairs)}
