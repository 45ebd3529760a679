"""Generated tournaments with everything on that TRF can hold, and how to compare them."""

from __future__ import annotations

import random
from dataclasses import fields, replace
from datetime import date
from typing import Any

from teamswiss_gui.domain.model import (
    Adjustment,
    Birth,
    Board,
    ForbiddenPair,
    Match,
    MatchScore,
    Player,
    PlayerId,
    Tournament,
)
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import Arbiter, GivenPoints, RoundDate, Settings
from teamswiss_gui.domain.terms import (
    Acceleration,
    AdjustmentTarget,
    ArbiterRole,
    Colour,
    Forfeit,
    RatingSource,
    Result,
    TieBreakEdition,
)
from teamswiss_gui.scoring import points as scoring
from teamswiss_gui.scoring.tiebreaks.codes import valid_codes

NOT_IN_TRF = {
    *("organiser", "initial_colour_seed", "line_up_deadline", "roster_order_checked"),
    *("logo", "sponsor", "reserves"),
    *("rating_players", "rating_floor", "given_points"),
}

ALL_BOARDS: dict[Result | None, Forfeit] = {
    Result.FORFEIT_WIN: Forfeit.BLACK,
    Result.FORFEIT_LOSS: Forfeit.WHITE,
    Result.FORFEIT_BOTH: Forfeit.BOTH,
}


def dressed(tournament: Tournament, dice: random.Random) -> Tournament:
    """Return the tournament with odd settings, results, penalties and players."""
    given = dice.random() < 0.3
    match_win, match_loss = _match_points(tournament.settings, dice)
    win, draw, loss = map(HalfPoints, dice.choice(((2, 1, 0), (2, 1, 0), (6, 2, 0), (6, 3, 1))))
    settings = replace(
        tournament.settings,
        name="Šachový pohár – Grüße",
        place="Nørrebro",
        federation="NOR",
        start_date=date(2026, 3, 1),
        end_date=date(2026, 3, 9),
        tiebreak_edition=dice.choice(tuple(TieBreakEdition)),
        arbiters=(
            Arbiter("Anna Arbiter", ArbiterRole.CHIEF, "123456"),
            Arbiter("Bo Deputy", ArbiterRole.DEPUTY),
        ),
        time_control="90 minutes + 30 s",
        round_dates=_dates(tournament.settings.rounds),
        tiebreaks=tuple(dice.sample(valid_codes(), dice.randint(0, 6))),
        board_colours="".join(dice.choice("WB") for _ in range(tournament.settings.boards)),
        initial_colour=dice.choice(tuple(Colour)),
        match_win=match_win,
        match_loss=match_loss,
        board_win=win,
        board_draw=draw,
        board_loss=loss,
        rating_source=dice.choice(tuple(RatingSource)),
        pab_match_points=dice.choice((None, HalfPoints(3))),
        pab_game_points=dice.choice((None, HalfPoints(7))),
        half_bye_game_points=dice.choice((None, HalfPoints(7))),
        absence_match_points=dice.choice((HalfPoints(0), HalfPoints(1))),
        forfeit_win_game_points=dice.choice((None, HalfPoints(7))),
        board_forfeit_loss=dice.choice((HalfPoints(0), HalfPoints(0), HalfPoints(-1))),
        given_points=(_given(tournament),) if given else (),
        acceleration=Acceleration.GIVEN if given else tournament.settings.acceleration,
    )
    rounds = tuple(
        replace(
            each,
            matches=tuple(_dressed_match(match, dice, settings) for match in each.matches),
            basis=replace(
                each.basis,
                acceleration=settings.acceleration,
                initial_colour=settings.initial_colour or Colour.WHITE,
            ),
        )
        for each in tournament.rounds
    )
    teams = tuple(
        replace(team, players=tuple(_dressed_player(p, dice) for p in team.players))
        for team in tournament.teams
    )
    pair = ForbiddenPair(tournament.next_id, teams[0].id, teams[1].id, 1, 2)
    return replace(
        tournament,
        settings=settings,
        rounds=rounds,
        teams=teams,
        forbidden_pairs=(pair,),
        adjustments=tuple(_adjustments(replace(tournament, rounds=rounds), dice)),
        next_id=tournament.next_id + 50,
    )


def _match_points(settings: Settings, dice: random.Random) -> tuple[HalfPoints, HalfPoints]:
    """Return what a match won and a match lost are worth."""
    if settings.acceleration is Acceleration.BAKU:  # it needs a win of two draws, a loss of none
        return settings.match_win, settings.match_loss
    return dice.choice((HalfPoints(4), HalfPoints(6))), dice.choice((HalfPoints(0), HalfPoints(1)))


def _dates(rounds: int) -> tuple[RoundDate | None, ...]:
    dates = (RoundDate(date(2026, 3, 1)), None, RoundDate(date(2026, 3, 2)))
    return dates if rounds >= len(dates) else dates[:1]


def _given(tournament: Tournament) -> GivenPoints:
    chosen = tuple(team.id for team in tournament.teams[:3])
    return GivenPoints(1, 2, HalfPoints(2), HalfPoints(1), chosen)


def _dressed_player(player: Player, dice: random.Random) -> Player:
    return replace(
        player,
        birth=dice.choice((None, Birth(1990), Birth(2001, 5, 31))),
        national_rating=dice.choice((None, 1800)),
        national_id=dice.choice(("", "N77")),
    )


def _dressed_match(match: Match, dice: random.Random, settings: Settings) -> Match:
    if match.forfeit is not None:
        return match
    chance = dice.random()
    if chance < 0.1:
        return replace(
            match,
            score=MatchScore(HalfPoints(dice.randrange(6)), HalfPoints(dice.randrange(6))),
            boards=tuple(Board(b.number, b.white_side, b.black_side) for b in match.boards),
        )
    boards = list(match.boards)
    both = [i for i, b in enumerate(boards) if b.white_side and b.black_side]
    if both and chance < 0.4:
        place = dice.choice(both)
        result = dice.choice((Result.ADJOURNED, Result.UNRATED_WIN, Result.UNRATED_DRAW, None))
        boards[place] = replace(boards[place], result=result)
        if result is None:
            # A set score is told by two letters, so it can be any two of a board's values.
            win, draw, loss = settings.board_win, settings.board_draw, settings.board_loss
            points = dice.choice(((draw, loss), (loss, loss), (win, draw)))
            boards[place] = replace(
                boards[place],
                result=Result.SET,
                white_points=points[0],
                black_points=points[1],
            )
    played = any(b.result is not None and not b.result.is_forfeit for b in boards)
    return replace(
        match, boards=tuple(boards), colours_reversed=played and bool(both) and chance > 0.9
    )


def _adjustments(tournament: Tournament, dice: random.Random) -> list[Adjustment]:
    found = []
    for place in range(3):
        each = dice.choice(tournament.rounds)
        if not each.matches:
            continue
        match = dice.choice(each.matches)
        target = dice.choice(tuple(AdjustmentTarget))
        if match.score is not None or any(b.result is Result.ADJOURNED for b in match.boards):
            target = AdjustmentTarget.TEAM
        found.append(
            Adjustment(
                id=tournament.next_id + 1 + place,
                team=match.white,
                round=each.number,
                match_points=HalfPoints(dice.choice((-2, 1))),
                game_points=HalfPoints(dice.choice((-1, 0, 2))),
                target=target,
                reason="because",
            )
        )
    return found


# --- comparing --------------------------------------------------------------------------------


def told(tournament: Tournament) -> dict[str, Any]:
    """Return what TRF holds of a tournament, by numbers that do not depend on ids."""
    tpns: dict[Any, int] = {team.id: team.tpn or 0 for team in tournament.teams}
    seats: dict[PlayerId | None, object] = {None: None}
    for team in tournament.teams:
        for place, player in enumerate(team.players):
            seats[player.id] = (team.tpn, place)
    settings = {
        f.name: getattr(tournament.settings, f.name)
        for f in fields(Settings)
        if f.name not in NOT_IN_TRF
    }
    settings["round_dates"] = [d.day if d else None for d in tournament.settings.round_dates]
    return {
        "settings": settings,
        "given": [
            (
                g.first_round,
                g.last_round,
                g.match_points,
                g.game_points,
                sorted(tpns[t] for t in g.teams),
            )
            for g in tournament.settings.given_points
        ],
        "teams": sorted(
            (
                team.tpn or 0,
                team.name,
                team.short_name,
                team.first_round,
                team.withdrawals,
                tuple((a.round, a.kind) for a in team.absences),
                tuple(replace(player, id=PlayerId(0)) for player in team.players),
            )
            for team in tournament.teams
        ),
        "rounds": [
            {
                "basis": each.basis,
                "state": each.state,
                "numbers": sorted((tpns[team], number) for team, number in each.numbers),
                "byes": sorted((tpns[b.team], b.kind.value) for b in each.byes),
                "matches": sorted(
                    (_told_match(match, tpns, seats) for match in each.matches),
                    key=lambda told_match: told_match[0],
                ),
            }
            for each in tournament.rounds
        ],
        "forbidden": sorted(
            (
                *sorted((tpns[p.team], tpns[p.opponent])),
                p.first_round,
                min(p.last_round or 99, tournament.settings.rounds),
            )
            for p in tournament.forbidden_pairs
        ),
        "history": {
            tpns[team]: [(s.kind, s.match_points, s.game_points, s.is_complete) for s in rounds]
            for team, rounds in scoring.history(tournament).items()
        },
        "totals": {tpns[team]: points for team, points in scoring.totals(tournament).items()},
    }


def _told_match(match: Match, tpns: dict[Any, Any], seats: dict[Any, object]) -> tuple[Any, ...]:
    forfeit = match.forfeit
    results = {board.result for board in match.boards}
    if forfeit is None and len(results) == 1:
        forfeit = ALL_BOARDS.get(next(iter(results)))
    whole = forfeit is not None
    return (
        tpns[match.white],
        tpns[match.black],
        forfeit,
        match.score,
        match.colours_reversed,
        ()
        if whole
        else tuple(
            (seats[b.white_side], seats[b.black_side], b.result, b.white_points, b.black_points)
            for b in match.boards
        ),
    )
