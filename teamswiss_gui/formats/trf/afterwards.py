"""What can be said of a file only when its rounds stand: abnormal points, order, sums."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from teamswiss_gui.domain.model import Adjustment, Match, MatchScore, Round, TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import AdjustmentTarget, PrimaryScore, Result
from teamswiss_gui.engine.tournament import virtual_of
from teamswiss_gui.formats.trf.read_notes import Pair
from teamswiss_gui.formats.trf.records import Line, points_text
from teamswiss_gui.formats.trf.rosters import PlayerRow, TeamRow
from teamswiss_gui.formats.trf.team_records import STANDINGS_ONLY, AbnormalRow
from teamswiss_gui.scoring import points as scoring
from teamswiss_gui.scoring.points import Kind, Points, RoundScore

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


def check_abnormal(rows: list[AbnormalRow], rounds: int, last: int) -> None:
    """Note records 299 that are about no team, or about a round that is not paired.

    A penalty or bonus can be for a round to come, up to the last one.
    """
    for row in rows:
        if is_setting(row):
            continue
        if not row.teams and not row.line.cut(24).strip(" 0"):
            row.line.error(24, "", "at least one team")
        number = _round_of(row, rounds)
        if row.kind and not 1 <= number <= rounds:
            row.line.error(20, str(row.round), f"a paired round, 1 to {rounds}")
        elif not 1 <= number <= last:
            row.line.error(20, str(row.round), f"a round, 1 to {last}")


def _round_of(row: AbnormalRow, rounds: int) -> int:
    if row.round == STANDINGS_ONLY and rounds:
        row.line.warning(20, "999", "a round: points for the standings only count from there")
        return rounds
    return 1 if not row.kind and row.round == 0 else row.round


def adjusted(
    tournament: Tournament,
    rows: list[AbnormalRow],
    ids: dict[int, TeamId],
    of_matches: dict[tuple[int, int], list[Pair]],
) -> Tournament:
    """Return the tournament with the penalties, bonuses and set points of records 299.

    `of_matches` are the penalties and bonuses of matches, as our own comment lines tell them.
    """
    given: dict[int, _Given] = {}
    new: list[_New] = []
    scored = {(row.round, tpn) for row in rows if row.kind for _column, tpn in row.teams}
    open_ = {at: _sum(points) for at, points in of_matches.items() if at not in scored}
    for row in rows:
        if is_setting(row):
            continue
        number = _round_of(row, len(tournament.rounds))
        if row.kind:
            of_round = given.setdefault(number, _Given(row.line))
            for _column, tpn in row.teams:
                of_round.points[ids[tpn]] = (row.match_points, row.game_points)
        else:
            points = Points(row.match_points or HalfPoints(0), row.game_points or HalfPoints(0))
            for _column, tpn in row.teams:
                if open_.get((number, tpn)) == points:
                    del open_[number, tpn]  # it is that of a match, which has no result yet
                else:
                    new.append((ids[tpn], number, points, AdjustmentTarget.TEAM))
    for (number, tpn), pairs in of_matches.items():
        if tpn in ids and 1 <= number <= len(tournament.rounds):
            new += [(ids[tpn], number, Points(*pair), AdjustmentTarget.MATCH) for pair in pairs]
    tournament = _with(tournament, new)
    for number, of_round in sorted(given.items()):
        tournament = _set_points(tournament, number, of_round)
    return tournament


def _sum(pairs: list[Pair]) -> Points:
    return Points(
        HalfPoints(sum(match_points for match_points, _games in pairs)),
        HalfPoints(sum(games for _match_points, games in pairs)),
    )


_New = tuple[TeamId, int, Points, AdjustmentTarget]


def _with(tournament: Tournament, new: list[_New]) -> Tournament:
    """Return the tournament with more penalties and bonuses; those of no points are none."""
    worth_something = [each for each in new if each[2].match_points or each[2].game_points]
    added = tuple(
        Adjustment(
            id=number,
            team=team,
            round=round_number,
            match_points=points.match_points,
            game_points=points.game_points,
            target=target,
            reason=REASON,
        )
        for number, (team, round_number, points, target) in enumerate(
            worth_something, start=tournament.next_id
        )
    )
    return replace(
        tournament,
        adjustments=tournament.adjustments + added,
        next_id=tournament.next_id + len(added),
    )


def _set_points(tournament: Tournament, number: int, given: _Given) -> Tournament:
    rounds = list(tournament.rounds)
    each = rounds[number - 1]
    noted = scoring.match_adjustments(tournament).get(number, {})
    matches = tuple(_scored(match, given, noted) for match in each.matches)
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
    of_match = AdjustmentTarget.MATCH
    extra = [(team, number, Points(HalfPoints(0), p), of_match) for team, p in games.items()]
    after = scoring.round_scores(_with(tournament, extra), number)
    new: list[_New] = []
    for team in sorted(affected):
        told = given.points.get(team, (None, None))[0]
        wanted_mp = base[team].match_points if told is None else told
        missing = HalfPoints(wanted_mp - after[team].match_points)
        new.append((team, number, Points(missing, games.get(team, HalfPoints(0))), of_match))
    return _with(tournament, new)


def _scored(match: Match, given: _Given, extra: Mapping[TeamId, Points]) -> Match:
    """Return a match whose boards are unknown with the score that the records give it."""
    points = [
        None if told is None else HalfPoints(told - extra.get(team, scoring.NO_POINTS).game_points)
        for team in (match.white, match.black)
        for told in (given.points.get(team, (None, None))[1],)
    ]
    unknown = match.forfeit is None and all(board.result is None for board in match.boards)
    if not unknown or points[0] is None or points[1] is None:
        return match
    return replace(match, score=MatchScore(points[0], points[1]))


# --- order and sums ---------------------------------------------------------------------------


History = dict[TeamId, tuple[RoundScore, ...]]


def in_publishing_order(tournament: Tournament, history: History) -> Tournament:
    """Put the matches of every round into the order of C.04.2 3.6, which TRF does not keep.

    `history` is what every team has of each round, for pairing.
    """
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
    history: History,
    teams: dict[int, TeamRow],
    players: dict[int, PlayerRow],
    ids: dict[int, TeamId],
) -> None:
    """Warn where the points that the file tells are not the sum of its results.

    `history` is that of `in_publishing_order`: it is the standings' too where no game is adjourned.
    """
    if not tournament.rounds or any(each.missing_results for each in tournament.rounds):
        return
    if _has_adjourned(tournament):
        history = scoring.history(tournament, len(tournament.rounds))
    extra = scoring.team_adjustments(tournament, len(tournament.rounds))
    for tpn, row in teams.items():
        total = scoring.total(history[ids[tpn]]).plus(extra.get(ids[tpn], scoring.NO_POINTS))
        told, sum_ = row.match_points, total.match_points
        if told is not None and told != sum_:
            expected = f"{points_text(sum_)}, the sum of its match points"
            row.line.warning(55, points_text(told), expected)
        told, sum_ = row.game_points, total.game_points
        if told is not None and told != sum_:
            expected = f"{points_text(sum_)}, the sum of its game points"
            row.line.warning(62, points_text(told), expected)
    _compare_players(tournament.settings, players)


def _has_adjourned(tournament: Tournament) -> bool:
    return any(
        board.result is Result.ADJOURNED
        for _round, match in tournament.matches()
        for board in match.boards
    )


def _compare_players(settings: Settings, players: dict[int, PlayerRow]) -> None:
    worth_: dict[str, int] = {
        **dict.fromkeys("1W+", settings.board_win),
        **dict.fromkeys("=D", settings.board_draw),
        **dict.fromkeys("0L", settings.board_loss),
        **dict.fromkeys(("-", "Z", ""), HalfPoints(0)),
    }
    lost = settings.board_forfeit_loss
    for player in players.values():
        if player.points is None:
            continue
        sum_ = 0
        for game in player.games.values():
            if game.result not in worth_:
                break  # a bye by its letter, whose points are the team's
            sum_ += lost if game.result == "-" and game.opponent else worth_[game.result]
        else:
            if player.points != sum_:
                player.line.warning(
                    81, points_text(player.points), f"{points_text(sum_)}, the sum of his results"
                )
