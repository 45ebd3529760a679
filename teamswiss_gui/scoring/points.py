"""What every team scored in a round and up to a round: match points and game points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Match, Round, Team, TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import AdjustmentTarget, ByeKind, Kind
from teamswiss_gui.scoring.matches import MatchScorer, board_points, score_match
from teamswiss_gui.scoring.values import (
    NO_POINTS,
    ZERO,
    MatchPoints,
    Points,
    RoundScore,
    bye_points,
    forfeit_points,
)

__all__ = [
    "NO_POINTS",
    "ZERO",
    "Kind",
    "MatchPoints",
    "Points",
    "RoundScore",
    "board_points",
    "bye_points",
    "checked_round",
    "forfeit_points",
    "history",
    "match_adjustments",
    "match_score",
    "round_scores",
    "team_adjustments",
    "total",
    "totals",
]

_KINDS = {
    ByeKind.PAIRING_ALLOCATED: Kind.PAB,
    ByeKind.FULL: Kind.FULL_BYE,
    ByeKind.HALF: Kind.HALF_BYE,
    ByeKind.ABSENT: Kind.ABSENT,
}


def match_score(
    tournament: Tournament, round_number: int, match: Match, *, for_pairing: bool = False
) -> MatchPoints:
    """Return both sides' score of one match, its penalties and bonuses included."""
    return score_match(
        tournament.settings,
        round_number,
        match,
        match_adjustments(tournament).get(round_number, {}),
        for_pairing,
    )


def round_scores(
    tournament: Tournament, round_number: int, *, for_pairing: bool = False
) -> dict[TeamId, RoundScore]:
    """Return what every team has from a paired round.

    Adjourned boards are draws `for_pairing` (C.04.2 3.1, D.II.02 rule 12); for the standings they
    are results that are still missing.
    """
    paired = tournament.round(round_number)
    adjustments = match_adjustments(tournament).get(round_number, {})
    scorer = MatchScorer(tournament.settings, for_pairing=for_pairing)
    return _round_scores(tournament, paired, adjustments, scorer)


def history(
    tournament: Tournament, after: int | None = None, *, for_pairing: bool = False
) -> dict[TeamId, tuple[RoundScore, ...]]:
    """Return every team's rounds from 1 to `after` (by default all accepted ones)."""
    last = checked_round(tournament, after)
    adjustments = match_adjustments(tournament)
    scorer = MatchScorer(tournament.settings, for_pairing=for_pairing)
    rounds = [
        _round_scores(tournament, each, adjustments.get(each.number, {}), scorer)
        for each in tournament.rounds[:last]
    ]
    return {team.id: tuple(scores[team.id] for scores in rounds) for team in tournament.teams}


def totals(
    tournament: Tournament, after: int | None = None, *, for_pairing: bool = False
) -> dict[TeamId, Points]:
    """Return every team's points after a round, its penalties and bonuses included."""
    last = checked_round(tournament, after)
    extra = team_adjustments(tournament, last)
    return {
        team: total(rounds).plus(extra.get(team, NO_POINTS))
        for team, rounds in history(tournament, last, for_pairing=for_pairing).items()
    }


def total(rounds: Sequence[RoundScore]) -> Points:
    """Return the points of some rounds together."""
    return Points(
        HalfPoints(sum([score.match_points for score in rounds])),
        HalfPoints(sum([score.game_points for score in rounds])),
    )


def checked_round(tournament: Tournament, after: int | None) -> int:
    """Return the round to count to: `after`, or the last accepted one; 0 is before round 1."""
    if after is None:
        return len(tournament.accepted_rounds)
    if not 0 <= after <= len(tournament.rounds):
        raise TeamSwissError("no-such-round", round=after, paired=len(tournament.rounds))
    return after


def match_adjustments(tournament: Tournament) -> dict[int, dict[TeamId, Points]]:
    """Return the penalties and bonuses given to matches, by round and team."""
    found: dict[int, dict[TeamId, Points]] = {}
    for each in tournament.adjustments:
        if each.target is AdjustmentTarget.MATCH:
            of_round = found.setdefault(each.round, {})
            before = of_round.get(each.team, NO_POINTS)
            of_round[each.team] = before.plus(Points(each.match_points, each.game_points))
    return found


def team_adjustments(tournament: Tournament, after: int) -> dict[TeamId, Points]:
    """Return the penalties and bonuses given to teams up to a round."""
    found: dict[TeamId, Points] = {}
    for each in tournament.adjustments:
        if each.target is AdjustmentTarget.TEAM and each.round <= after:
            before = found.get(each.team, NO_POINTS)
            found[each.team] = before.plus(Points(each.match_points, each.game_points))
    return found


# --- one round --------------------------------------------------------------------------------


def _round_scores(
    tournament: Tournament,
    paired: Round,
    adjustments: Mapping[TeamId, Points],
    scorer: MatchScorer,
) -> dict[TeamId, RoundScore]:
    scores: dict[TeamId, RoundScore] = {}
    for match in paired.matches:
        both = scorer.score(paired.number, match, adjustments)
        scores[match.white] = both.white
        scores[match.black] = both.black
    byes = {bye.team: bye.kind for bye in paired.byes}
    for team in tournament.teams:
        if team.id not in scores:
            kind = byes.get(team.id, team.bye(paired.number) or ByeKind.ABSENT)
            scores[team.id] = _bye_score(
                tournament.settings,
                team,
                paired.number,
                _KINDS[kind],
                adjustments.get(team.id, NO_POINTS),
            )
    return scores


def _bye_score(
    settings: Settings, team: Team, round_number: int, kind: Kind, adjustment: Points
) -> RoundScore:
    points = bye_points(settings, kind)
    out = round_number < team.first_round or team.is_withdrawn(round_number)
    if kind is Kind.ABSENT and out:  # C.04.2 2.4, 3.2: points for an absence are not for these
        points = Points()
    points = points.plus(adjustment)
    return RoundScore(
        team=team.id,
        round=round_number,
        kind=kind,
        match_points=points.match_points,
        game_points=points.game_points,
        adjustment=adjustment,
    )
