"""What can be said of a file only when its rounds stand: abnormal points, order, sums."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from teamswiss_gui.domain.model import Adjustment, Match, MatchScore, Round, TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import AdjustmentTarget, PrimaryScore
from teamswiss_gui.engine.tournament import virtual_of
from teamswiss_gui.formats.trf.records import Line, points_text
from teamswiss_gui.formats.trf.rosters import PlayerRow, TeamRow
from teamswiss_gui.formats.trf.team_records import STANDINGS_ONLY, AbnormalRow
from teamswiss_gui.scoring import points as scoring
from teamswiss_gui.scoring.points import Kind, Points

REASON = "TRF 299"
_SETTINGS = {
    "F": ("full_bye_match_points", "full_bye_game_points", Kind.FULL_BYE),
    "H": ("half_bye_match_points", "half_bye_game_points", Kind.HALF_BYE),
    "Z": ("absence_match_points", "absence_game_points", Kind.ABSENT),
    "+": ("forfeit_win_match_points", "forfeit_win_game_points", Kind.FORFEIT_WIN),
    "-": ("forfeit_loss_match_points", "forfeit_loss_game_points", Kind.FORFEIT_LOSS),
}
_WIDE = frozenset({"Z", "-"})  # these settings have no "None means the rule's"


# --- record 299 -------------------------------------------------------------------------------


def is_setting(row: AbnormalRow) -> bool:
    """Say whether a record 299 is about a kind of round, not about teams."""
    return bool(row.kind) and not row.teams and not row.round


def put_setting(row: AbnormalRow, settings: Settings) -> Settings:
    """Return the settings with what a record 299 without teams says about a kind of round."""
    if row.kind not in _SETTINGS:
        row.line.error(5, row.kind, "record 362 for the points of a played match")
        return settings
    first, second, kind = _SETTINGS[row.kind]
    normal = worth(settings, kind)
    values = {
        name: given
        for name, given, usual in (
            (first, row.match_points, normal.match_points),
            (second, row.game_points, normal.game_points),
        )
        if given is not None and (given != usual or row.kind in _WIDE)
    }
    return replace(settings, **values)  # type: ignore[arg-type]


def worth(settings: Settings, kind: Kind) -> Points:
    """Return what a round of a kind without a game is worth."""
    if kind in (Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS):
        return scoring.forfeit_points(settings, kind)
    return scoring.bye_points(settings, kind)


@dataclass
class _Given:
    """The points that records 299 set for a round, by team."""

    line: Line
    points: dict[TeamId, tuple[HalfPoints | None, HalfPoints | None]] = field(default_factory=dict)


def adjusted(tournament: Tournament, rows: list[AbnormalRow], ids: dict[int, TeamId]) -> Tournament:
    """Return the tournament with the penalties, bonuses and set points of records 299."""
    rounds = len(tournament.rounds)
    given: dict[int, _Given] = {}
    for row in rows:
        number = row.round
        if is_setting(row):
            continue
        if not row.teams:
            row.line.error(24, "", "at least one team")
            continue
        if number == STANDINGS_ONLY and rounds:
            row.line.warning(20, "999", "a round: points for the standings only count from there")
            number = rounds
        if not row.kind and number == 0:
            number = 1
        if not 1 <= number <= rounds:
            row.line.error(20, str(row.round), f"a paired round, 1 to {rounds}")
            continue
        if row.kind:
            of_round = given.setdefault(number, _Given(row.line))
            for _column, tpn in row.teams:
                of_round.points[ids[tpn]] = (row.match_points, row.game_points)
        else:
            points = Points(row.match_points or HalfPoints(0), row.game_points or HalfPoints(0))
            for _column, tpn in row.teams:
                tournament = _with(tournament, ids[tpn], number, points, AdjustmentTarget.TEAM)
    for number, of_round in sorted(given.items()):
        tournament = _set_points(tournament, number, of_round)
    return tournament


def _with(
    tournament: Tournament, team: TeamId, number: int, points: Points, target: AdjustmentTarget
) -> Tournament:
    if not points.match_points and not points.game_points:
        return tournament
    new = Adjustment(
        id=tournament.next_id,
        team=team,
        round=number,
        match_points=points.match_points,
        game_points=points.game_points,
        target=target,
        reason=REASON,
    )
    return replace(
        tournament,
        adjustments=(*tournament.adjustments, new),
        next_id=tournament.next_id + 1,
    )


def _set_points(tournament: Tournament, number: int, given: _Given) -> Tournament:
    rounds = list(tournament.rounds)
    each = rounds[number - 1]
    matches = tuple(_scored(match, given) for match in each.matches)
    rounds[number - 1] = replace(each, matches=matches)
    tournament = replace(tournament, rounds=tuple(rounds))
    base = scoring.round_scores(tournament, number)
    affected = set(given.points)
    affected |= {base[team].opponent for team in given.points} - {None}  # type: ignore[arg-type]
    games = {
        team: HalfPoints(wanted - base[team].game_points)
        for team in sorted(affected)
        if (wanted := given.points.get(team, (None, None))[1]) is not None
    }
    # Game points can turn a match, so what is missing of the match points shows only then.
    turned = tournament
    for team, points in games.items():
        extra = Points(HalfPoints(0), points)
        turned = _with(turned, team, number, extra, AdjustmentTarget.MATCH)
    after = scoring.round_scores(turned, number)
    for team in sorted(affected):
        told = given.points.get(team, (None, None))[0]
        wanted_mp = base[team].match_points if told is None else told
        extra = Points(
            HalfPoints(wanted_mp - after[team].match_points), games.get(team, HalfPoints(0))
        )
        tournament = _with(tournament, team, number, extra, AdjustmentTarget.MATCH)
    return tournament


def _scored(match: Match, given: _Given) -> Match:
    """Return a match whose boards are unknown with the score that the records give it."""
    points = [given.points.get(team, (None, None))[1] for team in (match.white, match.black)]
    unknown = match.forfeit is None and all(board.result is None for board in match.boards)
    if not unknown or points[0] is None or points[1] is None:
        return match
    return replace(match, score=MatchScore(points[0], points[1]))


# --- order and sums ---------------------------------------------------------------------------


def in_publishing_order(tournament: Tournament) -> Tournament:
    """Put the matches of every round into the order of C.04.2 3.6, which TRF does not keep."""
    history = scoring.history(tournament, len(tournament.rounds), for_pairing=True)
    tpns = {team.id: team.tpn or 0 for team in tournament.teams}
    by_match = tournament.settings.primary_score is PrimaryScore.MATCH_POINTS
    scores = dict.fromkeys(tpns, 0)
    extra: dict[int, dict[TeamId, int]] = {}
    for each in tournament.adjustments:
        if each.target is AdjustmentTarget.TEAM:
            of_round = extra.setdefault(each.round, {})
            points = each.match_points if by_match else each.game_points
            of_round[each.team] = of_round.get(each.team, 0) + points
    rounds: list[Round] = []
    last = len(tournament.rounds)
    virtual = virtual_of(tournament, last) if last else {}
    for paired in tournament.rounds:
        number = paired.number
        pairing = {
            team: score + virtual.get(team, {}).get(number, 0) for team, score in scores.items()
        }

        def order(match: Match, at: dict[TeamId, int] = pairing) -> tuple[int, int, int]:
            both = (at[match.white], at[match.black])
            return -max(both), -sum(both), min(tpns[match.white], tpns[match.black])

        rounds.append(replace(paired, matches=tuple(sorted(paired.matches, key=order))))
        for team, rows in history.items():
            score = rows[number - 1]
            scores[team] += score.match_points if by_match else score.game_points
            scores[team] += extra.get(number, {}).get(team, 0)
    return replace(tournament, rounds=tuple(rounds))


def compare_sums(
    tournament: Tournament,
    teams: dict[int, TeamRow],
    players: dict[int, PlayerRow],
    ids: dict[int, TeamId],
) -> None:
    """Warn where the points that the file tells are not the sum of its results."""
    if not tournament.rounds or any(each.missing_results for each in tournament.rounds):
        return
    totals = scoring.totals(tournament, len(tournament.rounds))
    for tpn, row in teams.items():
        total = totals[ids[tpn]]
        for column, told, sum_, what in (
            (55, row.match_points, total.match_points, "match points"),
            (62, row.game_points, total.game_points, "game points"),
        ):
            if told is not None and told != sum_:
                row.line.warning(
                    column, points_text(told), f"{points_text(sum_)}, the sum of its {what}"
                )
    worth_ = {
        **dict.fromkeys("1W+", tournament.settings.board_win),
        **dict.fromkeys("=D", tournament.settings.board_draw),
        **dict.fromkeys("0L", tournament.settings.board_loss),
    }
    for player in players.values():
        letters = [game.result for game in player.games.values()]
        forfeited = sum(g.result == "-" and bool(g.opponent) for g in player.games.values())
        if player.points is None or any(letter in "FHU" for letter in letters if letter):
            continue
        sum_ = HalfPoints(sum(worth_.get(letter, HalfPoints(0)) for letter in letters))
        sum_ = HalfPoints(sum_ + forfeited * tournament.settings.board_forfeit_loss)
        if player.points != sum_:
            player.line.warning(
                81, points_text(player.points), f"{points_text(sum_)}, the sum of his results"
            )
