"""A tournament as TRF26: the same tournament gives the same bytes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from teamswiss_gui.domain.checks import key
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Player, PlayerId, Team, TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.ratings import team_rating
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import (
    Acceleration,
    ArbiterRole,
    Colour,
    PairingSystem,
    PrimaryScore,
    Sex,
)
from teamswiss_gui.formats.trf import codes, write_rounds
from teamswiss_gui.formats.trf.informative import informative
from teamswiss_gui.formats.trf.records import (
    FIRST_ROUND_COLUMN,
    MOST_PLAYERS,
    MOST_TEAMS,
    points_field,
)
from teamswiss_gui.formats.trf.write_notes import our_notes
from teamswiss_gui.formats.trf.write_rounds import Numbers, PlayerRounds
from teamswiss_gui.scoring import points as scoring
from teamswiss_gui.scoring.rating_change import RatingChange

PROGRAM = "TeamSwiss"
_SEXES = {Sex.MALE: "m", Sex.FEMALE: "w", None: " "}


def write_trf(
    tournament: Tournament,
    *,
    notes: Sequence[str] = (),
    ranks: Mapping[TeamId, int] | None = None,
    changes: Mapping[PlayerId, RatingChange] | None = None,
) -> bytes:
    """Return the tournament as TRF26; a draft is no part of it.

    `notes` are the arbiter's interventions, written as comments; `ranks` are the places of the
    standings, by default those by points alone; `changes` are expected rating changes, which TRF
    has no record for: they are comments, for interest. More than TRF can number is refused.
    """
    numbers = _numbers(tournament)
    totals = scoring.totals(tournament)
    rounds = write_rounds.player_rounds(tournament, numbers)
    teams = sorted(tournament.teams, key=lambda team: numbers.teams[team.id])
    names = _names(teams)
    lines = [
        *_header(tournament, notes),
        *_players(tournament, teams, numbers, rounds),
        *_national(tournament, teams, numbers),
        *_team_lines(tournament, teams, names, numbers, totals, ranks),
        *write_rounds.team_records(tournament, numbers),
        *our_notes(tournament, numbers),
        *informative(tournament, numbers, totals),
        *_legacy(teams, names, numbers),
        *_changes(changes or {}, numbers),
    ]
    return "".join(f"{line.rstrip()}\r\n" for line in lines).encode()


def _numbers(tournament: Tournament) -> Numbers:
    """Number teams without a TPN behind the others, and the players through the teams."""
    teams = tournament.teams
    if len(teams) > MOST_TEAMS:
        raise TeamSwissError("trf-too-many-teams", teams=len(teams), limit=MOST_TEAMS)
    last = max((team.tpn for team in teams if team.tpn is not None), default=0)
    if last > MOST_TEAMS:
        raise TeamSwissError("trf-too-many-teams", teams=last, limit=MOST_TEAMS)
    tpns: dict[TeamId, int] = {}
    for team in teams:
        if team.tpn is not None:
            tpns[team.id] = team.tpn
        else:
            last += 1
            tpns[team.id] = last
    if last > MOST_TEAMS:
        raise TeamSwissError("trf-too-many-teams", teams=last, limit=MOST_TEAMS)
    players: dict[PlayerId, int] = {}
    for team in sorted(teams, key=lambda team: tpns[team.id]):
        for player in team.players:
            players[player.id] = len(players) + 1
    if len(players) > MOST_PLAYERS:
        raise TeamSwissError("trf-too-many-players", players=len(players), limit=MOST_PLAYERS)
    return Numbers(tpns, players)


def _names(teams: Sequence[Team]) -> dict[TeamId, str]:
    """Return the teams' names within 32 characters, still each its own."""
    found: dict[TeamId, str] = {}
    taken: set[str] = set()
    for team in teams:
        name, copy = team.name[:32], 1
        while key(name) in taken:
            copy += 1
            mark = f"~{copy}"
            name = team.name[: 32 - len(mark)] + mark
        taken.add(key(name))
        found[team.id] = name
    return found


# --- header -----------------------------------------------------------------------------------


def _header(tournament: Tournament, notes: Sequence[str]) -> list[str]:
    settings = tournament.settings
    players = [player for team in tournament.teams for player in team.players]
    lines = [
        f"012 {settings.name}",
        f"022 {settings.place}",
        f"032 {settings.federation}",
        f"042 {settings.start_date:%Y/%m/%d}" if settings.start_date else "042",
        f"052 {settings.end_date:%Y/%m/%d}" if settings.end_date else "052",
        f"062 {len(players)}",
        f"072 {sum(player.rating is not None for player in players)}",
        f"082 {len(tournament.teams)}",
        "092 Swiss team tournament",
        *_arbiters(settings),
        f"122 {settings.time_control}",
    ]
    dates = [f"{d.day:%y/%m/%d}" if d else " " * 8 for d in settings.round_dates]
    if dates:
        lines.append("132".ljust(FIRST_ROUND_COLUMN - 1) + "  ".join(dates))
    lines.append(f"142 {settings.rounds}")
    if settings.initial_colour is not None or tournament.accepted_rounds:
        # A colour that nobody drew is White: without the record it would be taken from round 1.
        first = settings.initial_colour or Colour.WHITE
        lines.append(f"152 {'W' if first is Colour.WHITE else 'B'}")
    lines += [_board_scores(settings), *_method(tournament), f"182 {PROGRAM}"]
    lines.append(f"192 {codes.type_code(settings)}")
    lines.append(f"202 {','.join(settings.tiebreaks)}")
    lines.append(f"352 {settings.board_colours}")
    scores = (settings.match_win, settings.match_draw, settings.match_loss)
    words = zip(("TW", "TD", "TL"), scores, strict=True)
    lines.append("362 " + "   ".join(f"{word}{points_field(p)}" for word, p in words))
    return lines + _comments(tournament, notes)


def _arbiters(settings: Settings) -> list[str]:
    lines = []
    for arbiter in settings.arbiters:
        record = "102" if arbiter.role is ArbiterRole.CHIEF else "112"
        number = f" ({arbiter.fide_id})" if arbiter.fide_id else ""
        lines.append(f"{record} {arbiter.name}{number}")
    return lines


def _board_scores(settings: Settings) -> str:
    pab = scoring.bye_points(settings, scoring.Kind.PAB).game_points
    each, rest = divmod(pab, settings.boards)
    values = {
        "W": settings.board_win,
        "D": settings.board_draw,
        "L": settings.board_loss,
        "A": settings.board_forfeit_loss,
        "P": settings.board_draw if rest else each,
    }
    return "162  " + "    ".join(f"{s}{points_field(points)}" for s, points in values.items())


def _has_national(tournament: Tournament) -> bool:
    return any(p.national_rating or p.national_id for _team, p in tournament.players())


def _national_code(settings: Settings) -> str:
    return settings.federation if len(settings.federation) == 3 else "NRS"


def _method(tournament: Tournament) -> list[str]:
    settings = tournament.settings
    words = {source: word for word, source in codes.RATING_METHODS.items()}
    word = words[settings.rating_source]
    if not _has_national(tournament) and word == "FIDE":
        return []
    return [f"172 {_national_code(settings)} {word}"]


def _comments(tournament: Tournament, notes: Sequence[str]) -> list[str]:
    settings = tournament.settings
    lines = []
    if settings.system is not PairingSystem.FIDE_TEAM_2026:
        lines.append(f"### system: {settings.system.value}")
        lines.append(f"### colours: {settings.colour_preferences.value}")
        lines.append(f"### secondary: {'yes' if settings.secondary_for_colours else 'no'}")
        lines.append(f"### acceleration: {settings.acceleration.value}")
    elif settings.acceleration in (Acceleration.IMAGINARY, Acceleration.GIVEN):
        lines.append(f"### acceleration: {settings.acceleration.value}")
    usual = codes.tiebreak_edition(settings.start_date, settings.end_date)
    if settings.tiebreak_edition is not usual:
        lines.append(f"### tie break edition: {settings.tiebreak_edition.value}")
    return lines + [f"### note: {' '.join(note.split())}" for note in notes]


# --- players and teams ------------------------------------------------------------------------


def _players(
    tournament: Tournament,
    teams: Sequence[Team],
    numbers: Numbers,
    rounds: Mapping[PlayerId, PlayerRounds],
) -> list[str]:
    points = {player.id: rounds[player.id].points for team in teams for player in team.players}
    ranked = sorted(points.values(), reverse=True)
    rank: dict[HalfPoints, int] = {}
    for place, value in enumerate(ranked, start=1):
        rank.setdefault(value, place)
    lines = []
    for team in teams:
        for player in team.players:
            line = _person("001", numbers.players[player.id], player, player.rating)
            line += f" {player.federation:<3} {player.fide_id:>11} {_birth(player):<10}"
            line += f" {_told(points[player.id])} {rank[points[player.id]]:>4}"
            lines.append(line + "".join(f"  {block}" for block in rounds[player.id].blocks))
    return lines


def _told(points: HalfPoints) -> str:
    """Return a player's points; nothing where they do not fit, for they only inform."""
    try:
        return points_field(points)
    except TeamSwissError:
        return " " * 4


def _person(record: str, number: int, player: Player, rating: int | None) -> str:
    start = f"{record} {number:>4} {_SEXES[player.sex]}{player.title[:3]:>3}"
    return f"{start} {player.name[:33]:<33} {rating or '':>4}"


def _birth(player: Player) -> str:
    birth = player.birth
    return f"{birth.year:04}/{birth.month:02}/{birth.day:02}" if birth else ""


def _national(tournament: Tournament, teams: Sequence[Team], numbers: Numbers) -> list[str]:
    if not _has_national(tournament):
        return []
    code = _national_code(tournament.settings)
    return [
        _person(code, numbers.players[player.id], player, player.national_rating)
        + f"     {player.national_id[:11]:>11} {_birth(player):<10}"
        for team in teams
        for player in team.players
        if player.national_rating or player.national_id
    ]


def _team_lines(
    tournament: Tournament,
    teams: Sequence[Team],
    names: Mapping[TeamId, str],
    numbers: Numbers,
    totals: Mapping[TeamId, scoring.Points],
    ranks: Mapping[TeamId, int] | None,
) -> list[str]:
    places = _ranks(tournament, totals) if ranks is None else ranks
    lines = []
    for team in teams:
        strength = round(team_rating(team, tournament.settings).average) if team.players else ""
        total = totals[team.id]
        line = f"310 {numbers.teams[team.id]:>3} {names[team.id]:<32} {team.short_name[:5]:<5}"
        line += f" {strength:>6} {points_field(total.match_points, 6)}"
        line += f" {points_field(total.game_points, 6)} {places[team.id]:>3}  "
        lines.append(line + " ".join(f"{numbers.players[p.id]:>4}" for p in team.players))
    return lines


def _ranks(tournament: Tournament, totals: Mapping[TeamId, scoring.Points]) -> dict[TeamId, int]:
    match_first = tournament.settings.primary_score is PrimaryScore.MATCH_POINTS
    scores = {
        team: (p.match_points, p.game_points) if match_first else (p.game_points, p.match_points)
        for team, p in totals.items()
    }
    order = sorted(scores.values(), reverse=True)
    return {team: order.index(score) + 1 for team, score in scores.items()}


def _legacy(teams: Sequence[Team], names: Mapping[TeamId, str], numbers: Numbers) -> list[str]:
    return [
        f"013 {names[team.id]:<32}" + " ".join(f"{numbers.players[p.id]:>4}" for p in team.players)
        for team in teams
    ]


def _changes(changes: Mapping[PlayerId, RatingChange], numbers: Numbers) -> list[str]:
    return [
        f"### expected rating change: {number:>4} {float(changes[player].change):+7.2f}"
        f" in {len(changes[player].games)} games, K {changes[player].k}"
        for player, number in numbers.players.items()
        if player in changes
    ]
