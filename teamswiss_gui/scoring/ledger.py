"""A tournament after a round, worked out once for all tie-breaks (C.07 articles 11 and 16)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, cast

from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import PrimaryScore, TieBreakEdition
from teamswiss_gui.scoring.points import (
    Kind,
    Points,
    RoundScore,
    checked_round,
    history,
    team_adjustments,
    total,
)

REQUESTED_BYES = frozenset({Kind.HALF_BYE, Kind.ABSENT})  # 16.1.1
VOLUNTARY = REQUESTED_BYES | {Kind.FORFEIT_LOSS}  # 16.1.2
FORFEITS = frozenset({Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS})


@dataclass(frozen=True, slots=True)
class Ledger:
    """Every team's rounds, totals and adjusted scores after a round."""

    settings: Settings
    after: int
    teams: tuple[TeamId, ...]
    """By pairing number, then by id, so that nothing depends on the order of entry."""
    numbers: Mapping[TeamId, int | None]
    rounds: Mapping[TeamId, tuple[RoundScore, ...]]
    extra: Mapping[TeamId, Points]
    """Penalties and bonuses given to teams, up to the round."""
    extra_by_round: Mapping[TeamId, Mapping[int, Points]]
    totals: Mapping[TeamId, Points]
    adjusted: Mapping[TeamId, Points]
    """The score that a team's opponents see (16.3)."""
    memo: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)
    """Values that several tie-breaks share; filled as they are asked for."""

    @property
    def edition(self) -> TieBreakEdition:
        """The edition of C.07 that holds."""
        return self.settings.tiebreak_edition

    @property
    def primary_is_mp(self) -> bool:
        """Whether match points are the primary score."""
        return self.settings.primary_score is PrimaryScore.MATCH_POINTS

    @property
    def draw(self) -> Points:
        """What a drawn match is worth."""
        settings = self.settings
        return Points(settings.match_draw, HalfPoints(settings.boards * settings.board_draw))

    @property
    def win(self) -> Points:
        """What a match won on every board is worth."""
        settings = self.settings
        return Points(settings.match_win, HalfPoints(settings.boards * settings.board_win))

    def seen(self, mp: bool) -> tuple[Mapping[TeamId, int], Mapping[TeamId, int]]:
        """Return the scores that opponents see (16.3) and the real ones, of one kind of points."""
        found: tuple[dict[TeamId, int], dict[TeamId, int]] | None = self.memo.get(("seen", mp))
        if found is None:
            found = (
                {team: pick(points, mp) for team, points in self.adjusted.items()},
                {team: pick(points, mp) for team, points in self.totals.items()},
            )
            self.memo["seen", mp] = found
        return found

    def played(self, team: TeamId) -> tuple[TeamId, ...] | None:
        """Return a team's opponents where it played every round; None where it did not."""
        known: dict[TeamId, tuple[TeamId, ...] | None] = self.memo.setdefault("played", {})
        if team not in known:
            scores = self.rounds[team]
            opponents = [s.opponent for s in scores if s.kind is Kind.PLAYED]
            is_all = len(opponents) == len(scores) and None not in opponents
            known[team] = tuple(cast(list[TeamId], opponents)) if is_all else None
        return known[team]

    @property
    def is_final(self) -> bool:
        """Whether the last round of the tournament is among the counted ones."""
        return 0 < self.settings.rounds <= self.after


def pick(points: Points, mp: bool) -> HalfPoints:
    """Return the match points or the game points."""
    return points.match_points if mp else points.game_points


def scored(score: RoundScore, mp: bool) -> HalfPoints:
    """Return the match points or the game points of a round."""
    return score.match_points if mp else score.game_points


def ledger(
    tournament: Tournament, after: int | None = None, *, for_pairing: bool = False
) -> Ledger:
    """Work out a tournament after a round (by default the last accepted one)."""
    last = checked_round(tournament, after)
    rounds = history(tournament, last, for_pairing=for_pairing)
    numbers = {team.id: team.tpn for team in tournament.teams}
    teams = sorted(rounds, key=lambda team: (numbers[team] is None, numbers[team] or 0, team))
    by_round: dict[TeamId, dict[int, Points]] = {}
    for each in range(1, last + 1):
        before = team_adjustments(tournament, each - 1)
        for team, points in team_adjustments(tournament, each).items():
            old = before.get(team, Points())
            if points != old:
                by_round.setdefault(team, {})[each] = points.minus(old)
    return _with_totals(
        Ledger(
            settings=tournament.settings,
            after=last,
            teams=tuple(teams),
            numbers=numbers,
            rounds={team: rounds[team] for team in teams},
            extra=team_adjustments(tournament, last),
            extra_by_round=by_round,
            totals={},
            adjusted={},
        )
    )


def fore(book: Ledger) -> Ledger:
    """Return the ledger as if every match of the last round had been a draw (8.3).

    Before the tournament's last round is paired there is nothing to change. A match of that round
    that was forfeited was paired too, so it is a draw like the others.
    """
    if not book.is_final:
        return book
    found = book.memo.get("fore")
    if found is None:
        last = book.settings.rounds - 1
        rounds = {team: _drawn(scores, last, book.draw) for team, scores in book.rounds.items()}
        found = book.memo["fore"] = _with_totals(replace(book, rounds=rounds, memo={}))
    return found


def _drawn(scores: tuple[RoundScore, ...], index: int, draw: Points) -> tuple[RoundScore, ...]:
    score = scores[index]
    if score.opponent is None:
        return scores
    drawn = score._replace(
        kind=Kind.PLAYED,
        match_points=draw.match_points,
        game_points=draw.game_points,
    )
    return (*scores[:index], drawn, *scores[index + 1 :])


def _with_totals(book: Ledger) -> Ledger:
    totals = {}
    adjusted = {}
    draw = book.draw
    for team, scores in book.rounds.items():
        points = total(scores)
        if team in book.extra:
            points = points.plus(book.extra[team])
        totals[team] = adjusted[team] = points
        for score in reversed(scores):  # 16.3.2: category 5, from the end up to the first other
            if score.kind not in VOLUNTARY:
                break
            if score.kind in REQUESTED_BYES:
                adjusted[team] = adjusted[team].minus(score.points).plus(draw)
    return replace(book, totals=totals, adjusted=adjusted)
