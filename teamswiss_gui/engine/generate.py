"""Random finished tournaments whose every round the engine paired; same seed, same tournament."""

from __future__ import annotations

import random
from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass, replace

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import (
    Absence,
    Board,
    Match,
    Player,
    PlayerId,
    Team,
    TeamId,
    Tournament,
    Withdrawal,
)
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import (
    Acceleration,
    ByeKind,
    Colour,
    ColourPreferences,
    Forfeit,
    PairingSystem,
    PrimaryScore,
    Result,
    Sex,
    Side,
)
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.tournament import pairing_request, seats_of

# FIDE's table 8.1.2: up to which rating difference the expectation is 50, 51, ... per cent.
_EXPECTATION = (
    *(3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145),
    *(153, 162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315),
    *(328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735),
)
_WHITE_ADVANTAGE = 35
_TITLES = ((2500, "GM"), (2400, "IM"), (2300, "FM"), (2200, "CM"))
_FEDERATIONS = ("NOR", "SWE", "DEN", "FIN", "GER", "FRA", "ESP", "ITA", "POL", "IND")


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play; rates are chances out of 1."""

    teams: int
    rounds: int
    seed: int
    system: PairingSystem = PairingSystem.FIDE_TEAM_2026
    colour_preferences: ColourPreferences = ColourPreferences.TYPE_A
    primary_score: PrimaryScore = PrimaryScore.MATCH_POINTS
    secondary_for_colours: bool = True
    acceleration: Acceleration = Acceleration.NONE
    boards: int = 4
    forfeits: float = 0.02
    """Per match that a team does not come; per board that a player does not."""
    absences: float = 0.02
    """Per team and round, for a bye or an absence; per team, to enter late or to withdraw."""


def generate(plan: Plan, *, progress: Callable[[int, int], None] | None = None) -> Tournament:
    """Play a whole tournament; `no-legal-pairing` if the engine can pair a round no more."""
    dice = random.Random(f"teamswiss {plan.seed}")
    tournament = _entries(plan, dice)
    tournament = edits.number_by_rating(tournament)
    tournament = edits.close_list(tournament)
    for number in range(1, plan.rounds + 1):
        if progress is not None:
            progress(number, plan.rounds)
        tournament = _arrivals(tournament)
        tournament = _absences(tournament, plan, dice)
        tournament = _paired(tournament)
        tournament = _played(tournament, plan, dice)
        tournament = edits.publish_round(tournament, number)
    return tournament


# --- teams ------------------------------------------------------------------------------------


def _entries(plan: Plan, dice: random.Random) -> Tournament:
    settings = Settings(
        name=f"Generated event {plan.seed}",
        place="Nowhere",
        rounds=plan.rounds,
        boards=plan.boards,
        board_colours=("WB" * plan.boards)[: plan.boards],
        system=plan.system,
        colour_preferences=plan.colour_preferences,
        primary_score=plan.primary_score,
        secondary_for_colours=plan.secondary_for_colours,
        acceleration=plan.acceleration,
        initial_colour=dice.choice((Colour.WHITE, Colour.BLACK)),
    )
    next_id = 1
    teams = []
    for number in range(1, plan.teams + 1):
        team_id = TeamId(next_id)
        next_id += 1
        strength = dice.randrange(1500, 2600)
        roster = []
        for place in range(plan.boards + dice.randrange(0, 3)):
            roster.append(_player(PlayerId(next_id), number, place, strength, dice))
            next_id += 1
        late = number > 2 and plan.rounds > 2 and dice.random() < plan.absences
        first_round = dice.randrange(2, min(4, plan.rounds) + 1) if late else 1
        teams.append(
            Team(
                id=team_id,
                name=f"Team {number:03}",
                short_name=f"T{number:03}",
                first_round=first_round,
                players=tuple(roster),
            )
        )
    return Tournament(settings=settings, teams=tuple(teams), next_id=next_id)


def _player(player: PlayerId, team: int, place: int, strength: int, dice: random.Random) -> Player:
    rating = max(1001, strength - 25 * place + dice.randrange(-40, 41))
    title = next((title for limit, title in _TITLES if rating >= limit), "")
    return Player(
        id=player,
        name=f"Player{team:03}{chr(65 + place % 26)}, Given",
        title=title,
        rating=None if dice.random() < 0.02 else rating,
        fide_id=str(100000 + player),
        federation=dice.choice(_FEDERATIONS),
        sex=Sex.FEMALE if dice.random() < 0.1 else Sex.MALE,
    )


def _arrivals(tournament: Tournament) -> Tournament:
    """Give arrived late entries the next numbers, so that nobody else's number changes."""
    for team in tournament.teams:
        if team.tpn is None and team.first_round <= tournament.next_round:
            taken = sum(other.tpn is not None for other in tournament.teams)
            tournament = edits.number_late_entry(tournament, team.id, taken + 1)
    return tournament


def _absences(tournament: Tournament, plan: Plan, dice: random.Random) -> Tournament:
    number = tournament.next_round
    teams = []
    left = sum(team.bye(number) is None for team in tournament.teams)
    for team in tournament.teams:
        chance, kind = dice.random(), dice.random()
        if team.bye(number) is None and chance < plan.absences and left > plan.rounds + 1:
            left -= 1
            if kind < 0.1 and number > 1:
                team = replace(team, withdrawals=(*team.withdrawals, Withdrawal(number)))
            else:
                bye = ByeKind.ABSENT if kind < 0.5 else ByeKind.HALF
                bye = ByeKind.FULL if kind > 0.9 else bye
                team = replace(team, absences=(*team.absences, Absence(number, bye)))
        teams.append(team)
    return replace(tournament, teams=tuple(teams))


# --- rounds -----------------------------------------------------------------------------------


def _paired(tournament: Tournament) -> Tournament:
    pairs, bye = seats_of(tournament, pair(pairing_request(tournament)))
    return edits.accept_draft(edits.pair_round(tournament, pairs, bye))


def _played(tournament: Tournament, plan: Plan, dice: random.Random) -> Tournament:
    rosters = {team.id: team.players for team in tournament.teams}
    last = tournament.rounds[-1]
    matches = []
    for match in last.matches:
        if dice.random() < plan.forfeits:
            who = dice.choice(
                (Forfeit.WHITE, Forfeit.BLACK, Forfeit.WHITE, Forfeit.BLACK, Forfeit.BOTH)
            )
            matches.append(replace(match, forfeit=who))
        else:
            matches.append(_game_by_game(match, rosters, plan, dice))
    new = replace(last, matches=tuple(matches))
    return replace(tournament, rounds=(*tournament.rounds[:-1], new))


def _game_by_game(
    match: Match, rosters: dict[TeamId, tuple[Player, ...]], plan: Plan, dice: random.Random
) -> Match:
    sides = {side: _line_up(rosters[match.team(side)], plan, dice) for side in Side}
    boards = []
    for number in range(1, plan.boards + 1):
        white, black = (sides[side][number - 1] for side in Side)
        # The White team's player has Black on every second board.
        advantage = _WHITE_ADVANTAGE if number % 2 else -_WHITE_ADVANTAGE
        result = _result(white, black, advantage, plan, dice)
        boards.append(
            Board(number, white.id if white else None, black.id if black else None, result)
        )
    return replace(match, boards=tuple(boards))


def _line_up(roster: tuple[Player, ...], plan: Plan, dice: random.Random) -> list[Player | None]:
    resting = set()
    for _reserve in range(len(roster) - plan.boards):
        resting.add(dice.randrange(len(roster)))
    playing: list[Player | None] = [p for i, p in enumerate(roster) if i not in resting]
    playing = playing[: plan.boards]
    if plan.boards > 1 and dice.random() < 0.05:  # out of the roster's order (record 300)
        first = dice.randrange(plan.boards - 1)
        playing[first], playing[first + 1] = playing[first + 1], playing[first]
    if dice.random() < plan.forfeits:
        playing[dice.randrange(plan.boards)] = None
    return playing


def _result(
    white: Player | None, black: Player | None, advantage: int, plan: Plan, dice: random.Random
) -> Result:
    chance, outcome = dice.random(), dice.randrange(1000)
    if white is None or black is None:
        if white is None and black is None:
            return Result.FORFEIT_BOTH
        return Result.FORFEIT_LOSS if white is None else Result.FORFEIT_WIN
    if chance < plan.forfeits / 2:
        kinds = (Result.FORFEIT_WIN, Result.FORFEIT_LOSS, Result.FORFEIT_BOTH)
        return kinds[outcome % len(kinds)]
    difference = (white.rating or 1400) - (black.rating or 1400) + advantage
    expected = 50 + bisect_left(_EXPECTATION, abs(difference))
    if difference < 0:
        expected = 100 - expected
    draws = min(expected, 100 - expected) * 8  # out of 1000, at most 400
    wins = expected * 10 - draws // 2
    if outcome < wins:
        return Result.WIN
    return Result.DRAW if outcome < wins + draws else Result.LOSS
