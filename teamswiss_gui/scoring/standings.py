"""The standings after a round: places, tie-break values, and what decided between neighbours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.scoring.ledger import Ledger, ledger, pick
from teamswiss_gui.scoring.points import Kind, Points, RoundScore
from teamswiss_gui.scoring.tiebreaks.base import (
    Code,
    Detail,
    Shape,
    TieBreak,
    Value,
    Working,
)
from teamswiss_gui.scoring.tiebreaks.codes import parse_list, tiebreak_of
from teamswiss_gui.scoring.values import exact

SCORE = -1
"""As `decided_by`: the primary score put the team below the one before."""


@dataclass(frozen=True, slots=True)
class Row:
    """One team of the standings."""

    rank: int
    is_shared: bool
    """Another team has the same place: nothing tells them apart."""
    team: TeamId
    points: Points
    won: int
    drawn: int
    lost: int
    values: tuple[Value, ...]
    """One for every tie-break, in order."""
    decided_by: int | None
    """What put this team below the one before: SCORE, the index of a tie-break, None if nothing."""


@dataclass(frozen=True, slots=True)
class Standings:
    """The teams in order. Equal teams share a place and stand by their pairing numbers."""

    after: int
    codes: tuple[Code, ...]
    rows: tuple[Row, ...]
    is_provisional: bool
    """Results of a counted round are missing."""
    book: Ledger
    workings: tuple[dict[TeamId, Working], ...]

    def row(self, team: TeamId) -> Row:
        """Return a team's row."""
        for row in self.rows:
            if row.team == team:
                return row
        raise TeamSwissError("no-such-team", team=team)

    def working(self, team: TeamId, index: int) -> Working:
        """Return how a team's value of the tie-break with that index came about."""
        return self.workings[index][team]


def standings(
    tournament: Tournament,
    after: int | None = None,
    tiebreaks: Sequence[str] | str | None = None,
    *,
    for_pairing: bool = False,
) -> Standings:
    """Return the standings after a round (the last accepted one) with the tournament's tie-breaks.

    Every tie-break is used within each group that is still tied when its turn comes (C.07 4.2).
    """
    codes = parse_list(tournament.settings.tiebreaks if tiebreaks is None else tiebreaks)
    book = ledger(tournament, after, for_pairing=for_pairing)
    return ranked(book, codes)


def ranked(book: Ledger, codes: Sequence[Code]) -> Standings:
    """Return the standings of a ledger."""
    primary = book.primary_is_mp
    groups = _split(book.teams, lambda team: pick(book.totals[team], primary))
    levels = [_places(groups)]
    workings = []
    for code in codes:
        found, groups = _apply(book, code, groups)
        workings.append(found)
        levels.append(_places(groups))
    rows: list[Row] = []
    place = 1
    for group in groups:
        for team in group:
            won, drawn, lost = _record(book, book.rounds[team])
            rows.append(
                Row(
                    rank=place,
                    is_shared=len(group) > 1,
                    team=team,
                    points=book.totals[team],
                    won=won,
                    drawn=drawn,
                    lost=lost,
                    values=tuple(each[team].value for each in workings),
                    decided_by=_decided(levels, rows[-1].team, team) if rows else None,
                )
            )
        place += len(group)
    return Standings(
        after=book.after,
        codes=tuple(codes),
        rows=tuple(rows),
        is_provisional=any(
            not score.is_complete for scores in book.rounds.values() for score in scores
        ),
        book=book,
        workings=tuple(workings),
    )


Groups = list[tuple[TeamId, ...]]


def _places(groups: Groups) -> dict[TeamId, int]:
    return {team: place for place, group in enumerate(groups) for team in group}


def _decided(levels: Sequence[dict[TeamId, int]], above: TeamId, below: TeamId) -> int | None:
    """Return what parted two teams first: SCORE, a tie-break's index, None if nothing did."""
    for index, level in enumerate(levels, SCORE):
        if level[above] != level[below]:
            return index
    return None


def _apply(book: Ledger, code: Code, groups: Groups) -> tuple[dict[TeamId, Working], Groups]:
    tiebreak = tiebreak_of(code)
    workings: dict[TeamId, Working] = {}
    after: Groups = []
    for group in groups:
        if tiebreak.measure:
            after += _measured(book, code, tiebreak, group, workings)
        else:
            after += _arranged(book, code, tiebreak, group, workings)
    return workings, after


def _measured(
    book: Ledger,
    code: Code,
    tiebreak: TieBreak,
    group: tuple[TeamId, ...],
    workings: dict[TeamId, Working],
) -> Groups:
    assert tiebreak.measure is not None
    for team in group:
        workings[team] = tiebreak.measure(book, code, team)
    if len(group) == 1 or (tiebreak.applies and not tiebreak.applies(book, group)):
        return [group]
    highest_first = tiebreak.lower_is_better == code.reversed
    if tiebreak.shape is Shape.SUM:  # whole numbers compare quicker than the fractions they mean
        return _split(group, lambda team: workings[team].units, highest_first)
    return _split(group, lambda team: workings[team].value, highest_first)


def _arranged(
    book: Ledger,
    code: Code,
    tiebreak: TieBreak,
    group: tuple[TeamId, ...],
    workings: dict[TeamId, Working],
) -> Groups:
    assert tiebreak.arrange is not None
    if len(group) == 1:
        workings[group[0]] = Working(exact(1, 1))
        return [group]
    arrangement = tiebreak.arrange(book, code, group)
    detail = partial(Detail, steps=arrangement.steps)
    place = 1
    for part in arrangement.groups:
        for team in part:
            workings[team] = Working(exact(place, 1), detail=detail)
        place += len(part)
    return list(arrangement.groups)


def _split(
    teams: Sequence[TeamId], key: Callable[[TeamId], Any], highest_first: bool = True
) -> list[tuple[TeamId, ...]]:
    """Put teams into groups of equal keys, the highest first, without changing the order within.

    The keys are of one kind, so they can be compared: whole numbers, or a tie-break's values.
    """
    found: dict[Any, list[TeamId]] = {}
    for team in teams:
        found.setdefault(key(team), []).append(team)
    return [tuple(found[each]) for each in sorted(found, reverse=highest_first)]


def _record(book: Ledger, scores: Sequence[RoundScore]) -> tuple[int, int, int]:
    """Count matches won, drawn and lost, forfeited ones included and byes not."""
    won = drawn = lost = 0
    rounds = book.rounds
    for score in scores:
        if score.opponent is None or not score.is_complete:
            continue
        if score.kind is not Kind.PLAYED:
            won += score.kind is Kind.FORFEIT_WIN
            lost += score.kind is not Kind.FORFEIT_WIN
            continue
        mine, theirs = score.game_points, rounds[score.opponent][score.round - 1].game_points
        won += mine > theirs
        drawn += mine == theirs
        lost += mine < theirs
    return won, drawn, lost
