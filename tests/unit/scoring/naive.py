"""Every tie-break once more, written straight from the text, slowly and without sharing code.

Works on plain dictionaries of what `history` says about each round, in points (not half points).
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.domain.terms import AdjustmentTarget, PrimaryScore, TieBreakEdition
from teamswiss_gui.scoring.points import history

F = Fraction
UNREQUESTED = {"played", "pab", "full-bye", "forfeit-win"}


@dataclass
class Entry:
    number: int
    kind: str
    opponent: int | None
    score: dict[str, F]
    boards: list[F]
    board_played: list[bool]
    mp_given: F


class Naive:
    """A tournament read once into plain lists."""

    def __init__(self, tournament: Tournament, after: int) -> None:
        self.t = tournament
        self.s = tournament.settings
        self.after = after
        self.teams = [int(team.id) for team in tournament.teams]
        self.entries: dict[int, list[Entry]] = {}
        self.extra: dict[int, list[tuple[int, F, F]]] = {team: [] for team in self.teams}
        for each in tournament.adjustments:
            if each.target is AdjustmentTarget.TEAM and each.round <= after:
                self.extra[int(each.team)].append(
                    (each.round, F(each.match_points, 2), F(each.game_points, 2))
                )
        for team, scores in history(tournament, after).items():
            self.entries[int(team)] = [
                Entry(
                    score.round,
                    score.kind.value,
                    None if score.opponent is None else int(score.opponent),
                    {"MP": F(score.match_points, 2), "GP": F(score.game_points, 2)},
                    [F(points, 2) for points in score.boards],
                    list(score.boards_played),
                    F(score.match_points - score.adjustment.match_points, 2),
                )
                for score in scores
            ]
        self.primary = "MP" if self.s.primary_score is PrimaryScore.MATCH_POINTS else "GP"
        self.secondary = "GP" if self.primary == "MP" else "MP"
        self.caps = self.s.tiebreak_edition is TieBreakEdition.MARCH_2026
        self.draw = {
            "MP": F(self.s.match_draw, 2),
            "GP": F(self.s.board_draw, 2) * self.s.boards,
        }
        self.win = {"MP": F(self.s.match_win, 2), "GP": F(self.s.board_win, 2) * self.s.boards}

    # --- scores ---

    def total(self, team: int, which: str) -> F:
        index = 1 if which == "MP" else 2
        return sum((e.score[which] for e in self.entries[team]), F(0)) + sum(
            (each[index] for each in self.extra[team]), F(0)
        )

    def category(self, team: int, entry: Entry) -> int:
        if entry.kind in {"pab", "full-bye"}:
            return 1
        if entry.kind == "forfeit-win":
            return 2
        if entry.kind == "forfeit-loss":
            return 4
        later = [e for e in self.entries[team] if e.number > entry.number]
        return 3 if [e for e in later if e.kind in UNREQUESTED] else 5

    def seen(self, team: int, which: str) -> F:
        score = self.total(team, which)
        for e in self.entries[team]:
            if e.kind != "played" and self.category(team, e) == 5:
                score = score - e.score[which] + self.draw[which]
        return score

    # --- articles 8, 9, 13.2 ---

    def contributions(
        self, team: int, theirs: str, mine: str | None, p: bool
    ) -> list[tuple[F, F, bool]]:
        """(opponent's score, contribution, voluntary) of every round."""
        found = []
        for e in self.entries[team]:
            forfeit = e.kind in {"forfeit-win", "forfeit-loss"}
            if e.kind == "played" or (p and forfeit):
                assert e.opponent is not None
                score, voluntary = self.seen(e.opponent, theirs), False
            else:
                score = self.total(team, theirs)
                if self.caps and forfeit:
                    assert e.opponent is not None
                    score = min(score, self.seen(e.opponent, theirs))
                elif self.caps:
                    score = min(score, self.draw[theirs] * self.after)
                voluntary = e.kind in {"half-bye", "absent", "forfeit-loss"}
            found.append((score, score if mine is None else score * e.score[mine], voluntary))
        return found

    def cut(self, found: list[tuple[F, F, bool]], low: int, high: int) -> F:
        found = list(found)
        for _ in range(min(low, len(found))):
            least = sorted(found)[0]
            least = next(c for c in found if c[:2] == least[:2])
            voluntary = sorted((c for c in found if c[2]), key=lambda c: (c[1], c[0]))
            if voluntary and voluntary[0][1] >= least[1]:
                found.remove(voluntary[0])
            else:
                found.remove(least)
        for _ in range(min(high, len(found))):
            found.remove(max(found, key=lambda c: (c[0], c[1])))
        return sum((c[1] for c in found), F(0))

    def fore(self) -> Naive:
        other = Naive(self.t, self.after)
        if self.s.rounds <= self.after:
            for entries in other.entries.values():
                e = entries[self.s.rounds - 1]
                if e.opponent is not None:
                    e.kind = "played"
                    e.score = dict(self.draw)
        return other

    # --- boards ---

    def board_sums(self, team: int) -> list[F]:
        sums = [F(0)] * self.s.boards
        for e in self.entries[team]:
            for board in range(self.s.boards):
                sums[board] += self.on_board(e, board)
        return sums

    def on_board(self, e: Entry, board: int) -> F:
        if e.kind in {"pab", "full-bye"}:
            return F(self.s.board_win, 2)
        if e.kind == "half-bye":
            return F(self.s.board_draw, 2)
        return e.boards[board] if board < len(e.boards) else F(0)

    # --- direct encounter ---

    def matches(self, one: int, other: int, p: bool) -> list[Entry]:
        kinds = {"played", "forfeit-win", "forfeit-loss"} if p else {"played"}
        return [e for e in self.entries[one] if e.opponent == other and e.kind in kinds]

    def de(self, group: list[int], which: str, p: bool) -> list[list[int]]:
        if len(group) == 1:
            return [group]
        pairs = [(a, b) for i, a in enumerate(group) for b in group[i + 1 :]]
        missing = [pair for pair in pairs if not self.matches(*pair, p)]
        base = {team: F(0) for team in group}
        for a, b in pairs:
            for one, two in ((a, b), (b, a)):
                met = self.matches(one, two, p)
                if met:
                    base[one] += sum((e.score[which] for e in met), F(0)) / len(met)
        if not missing:
            order = sorted(set(base.values()), reverse=True)
            parts = [[team for team in group if base[team] == each] for each in order]
        else:
            parts = self.certain(group, base, missing, which)
        if len(parts) == 1:
            return parts
        return [sub for part in parts for sub in self.de(part, which, p)]

    def certain(
        self, group: list[int], base: dict[int, F], missing: list[tuple[int, int]], which: str
    ) -> list[list[int]]:
        """Try every outcome of the missing matches: who is alone first in all of them?"""
        outcomes = []
        for results in product((0, 1), repeat=len(missing)):
            table = dict(base)
            for (a, b), first in zip(missing, results, strict=True):
                lost = F(self.s.match_loss, 2) if which == "MP" else F(0)
                table[a] += self.win[which] if first else lost
                table[b] += lost if first else self.win[which]
            outcomes.append(table)
        parts: list[list[int]] = []
        left = list(group)
        while len(left) > 1:
            firsts = [
                team
                for team in left
                if all(o[team] > o[other] for o in outcomes for other in left if other != team)
            ]
            if not firsts:
                break
            parts.append(firsts)
            left.remove(firsts[0])
        return [*parts, left]

    def ede(self, group: list[int], p: bool, then: str) -> list[list[int]]:
        if len(group) == 1:
            return [group]
        parts = self.de(group, self.primary, p)
        if len(parts) == 1:
            parts = self.de(group, self.secondary, p)
        if len(parts) == 1 and len(group) == 2:
            a, b = group
            sums = []
            for one, two in ((a, b), (b, a)):
                met = self.matches(one, two, p)
                sums.append(
                    [
                        sum((e.boards[i] for e in met if e.boards), F(0))
                        for i in range(self.s.boards)
                    ]
                )
            for rule in then:
                keys: list[list[F]] = []
                for s in sums:
                    if rule == "C":
                        keys.append([-sum((F(i) * x for i, x in enumerate(s, 1)), F(0))])
                    elif rule == "T":
                        keys.append(s)
                    else:
                        keys.append([sum(s[:n], F(0)) for n in range(len(s) - 1, 0, -1)])
                if keys[0] != keys[1]:
                    return [[a], [b]] if keys[0] > keys[1] else [[b], [a]]
        if len(parts) == 1:
            return parts
        return [sub for part in parts for sub in self.ede(part, p, then)]

    # --- everything by code ---

    def value(self, text: str, team: int) -> F | list[F]:
        head, *mods = text.split("/")
        name, _, suffix = head.partition(":")
        which = suffix or self.primary
        p = "P" in mods
        low = next((int(m[1]) for m in mods if m[0] in "CM"), 0)
        high = next((int(m[1]) for m in mods if m[0] == "M"), 0)
        if name == "BH" and "F" in mods:
            name = "FB"
        entries = self.entries[team]
        other = {"MP": "GP", "GP": "MP"}[self.primary]
        if name == "MPvGP":
            return self.total(team, other)
        if name == "PTS":
            return self.total(team, which)
        if name == "BH":
            return self.cut(self.contributions(team, which, None, p), low, high)
        if name == "FB":
            return self.fore().cut(self.fore().contributions(team, which, None, p), low, high)
        if name == "AOB":
            book = self.fore() if "F" in mods else self
            met = [e.opponent for e in entries if e.kind == "played"]
            values = [
                book.cut(book.contributions(o, which, None, False), 0, 0)
                for o in met
                if o is not None
            ]
            return sum(values, F(0)) / len(values) if values else F(0)
        if name == "SB":
            return self.cut(self.contributions(team, which, which, p), low, high)
        if len(name) == 5 and name.endswith("SB"):
            theirs, mine = name[1] + "P", name[2] + "P"
            return self.cut(self.contributions(team, theirs, mine, p), low, high)
        if name == "BC":
            return sum((F(i) * x for i, x in enumerate(self.board_sums(team), 1)), F(0))
        if name == "TBR":
            return self.board_sums(team)
        if name == "BBE":
            sums = self.board_sums(team)
            return [sum(sums[:n], F(0)) for n in range(len(sums) - 1, 0, -1)]
        if name == "SSSC":
            book = self.fore() if "F" in mods else self
            bh = book.cut(book.contributions(team, which, None, p), 0, 0)
            factor = next((int(m[1:]) for m in mods if m[0] == "K"), 0)
            if not factor:
                most = self.win[which] * max(self.s.rounds, self.after)
                factor = max(int(most / self.win[other]), 1)
            return self.total(team, other) + bh / factor
        if name == "WIN" and suffix == "GP":
            count = 0
            for e in entries:
                on = len(e.boards) or self.s.boards
                count += sum(self.on_board(e, i) == F(self.s.board_win, 2) for i in range(on))
            return F(count)
        if name == "WIN":
            return F(sum(e.mp_given == self.win["MP"] for e in entries))
        if name == "WON" and suffix == "GP":
            return F(
                sum(
                    x == F(self.s.board_win, 2) and ok
                    for e in entries
                    if e.kind == "played"
                    for x, ok in zip(e.boards, e.board_played, strict=True)
                )
            )
        if name == "WON":
            return F(sum(e.kind == "played" and e.mp_given == self.win["MP"] for e in entries))
        if name == "PS":
            index = 1 if which == "MP" else 2
            after_round = [
                sum((e.score[which] for e in entries[:n]), F(0))
                + sum((x[index] for x in self.extra[team] if x[0] <= n), F(0))
                for n in range(1, self.after + 1)
            ]
            return sum(after_round[low:], F(0))
        if name == "KS":
            shift = next((F(int(m[1:]), 2) for m in mods if m[0] == "L"), F(0))
            limit = self.win[which] * self.after / 2 + shift
            return sum(
                (
                    e.score[which]
                    for e in entries
                    if e.opponent is not None and self.total(e.opponent, which) >= limit
                ),
                F(0),
            )
        if name == "TPN":
            return F(self.t.team(TeamId(team)).tpn or 0)
        if name.startswith("OTHER_O"):
            return self.olympiad(name, team)
        if name == "OTHER_BERLIN":
            weights = [F(self.s.boards - i) for i in range(self.s.boards)]
            value = F(0)
            for e in entries:
                spread = e.boards or [e.score["GP"] / self.s.boards] * self.s.boards
                value += sum((w * x for w, x in zip(weights, spread, strict=True)), F(0))
            return value
        raise AssertionError(text)

    def olympiad(self, name: str, team: int) -> F:
        found = []
        for e in self.entries[team]:
            if e.kind == "absent":
                continue
            games = e.score["GP"]
            if e.kind in {"pab", "full-bye", "half-bye"}:
                opponent, games = team, self.draw["GP"]
            else:
                assert e.opponent is not None
                opponent = e.opponent
                reply = self.entries[opponent][e.number - 1]
                if e.kind == "forfeit-win":
                    games = F(self.s.boards - 1)
                elif reply.kind == "forfeit-win":
                    games = F(1)
            mp = self.total(opponent, "MP")
            found.append((mp, mp * games))
        found.sort()
        if name == "OTHER_OSB":
            return sum((x[1] for x in found[1:]), F(0))
        if name == "OTHER_OMP1":
            return sum((x[0] for x in found[1:]), F(0))
        return sum((x[0] for x in found), F(0))

    def ordered(self, text: str, group: list[int]) -> list[list[int]]:
        head, *mods = text.split("/")
        name, _, suffix = head.partition(":")
        if name == "DE":
            return self.de(group, suffix or self.primary, "P" in mods)
        then = {"EDE": "", "EDEBT": "CT", "EDEBB": "CB", "EDET": "T", "EDEB": "B"}[name]
        return self.ede(group, "P" in mods, then)
