"""Extended Direct Encounter and what may follow it for two teams (13.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.tiebreaks.base import Arrangement, Code, Step
from teamswiss_gui.scoring.tiebreaks.encounters import direct_encounter, meetings

BoardRule = Callable[[Sequence[int]], tuple[int, ...]]
"""From the points on each board to what is compared, more being better."""


def board_count(boards: Sequence[int]) -> tuple[int, ...]:
    """Return board number times points, negated because the lower count is better (12.1)."""
    return (-sum(number * points for number, points in enumerate(boards, 1)),)


def top_boards(boards: Sequence[int]) -> tuple[int, ...]:
    """Return the points on board 1, then on board 2, ... (12.2)."""
    return tuple(boards)


def bottom_elimination(boards: Sequence[int]) -> tuple[int, ...]:
    """Return the points without the last board, then without the last two, ... (12.3)."""
    return tuple(sum(boards[:left]) for left in range(len(boards) - 1, 0, -1))


RULES: dict[str, BoardRule] = {
    "12.1": board_count,
    "12.2": top_boards,
    "12.3": bottom_elimination,
}


def extended(
    book: Ledger, code: Code, teams: Sequence[TeamId], then: Sequence[str] = ()
) -> Arrangement:
    """Order tied teams: primary score, then secondary, from the start for every new subset.

    Direct encounter on a score is the whole of article 6, which looks into its own sub-ties on
    that score first (FIDE's exercise 45); what it leaves tied starts again (13.3.3).

    `then` are the articles that follow where exactly two teams are left level in both scores
    (13.3.2). They look at the boards of the match between the two, as FIDE's exercises 46 to 48
    do; two teams that have not met stay level.
    """
    steps: list[Step] = []
    groups: tuple[tuple[TeamId, ...], ...] = (tuple(teams),)
    for mp in (book.primary_is_mp, not book.primary_is_mp):
        found = direct_encounter(book, teams, mp, forfeits_played=code.forfeits_played)
        groups = found.groups
        steps.extend(found.steps)
        if len(groups) > 1:
            break
    if len(groups) == 1 and len(teams) == 2:
        for article in then:
            groups, step = _boards(book, code, teams, article)
            steps.append(step)
            if len(groups) > 1:
                break
    if len(groups) == 1:
        return Arrangement(groups, tuple(steps))
    done: list[tuple[TeamId, ...]] = []
    for group in groups:
        if len(group) == 1:
            done.append(group)
            continue
        below = extended(book, code, group, then)  # 13.3.3
        done.extend(below.groups)
        steps.extend(below.steps)
    return Arrangement(tuple(done), tuple(steps))


def _boards(
    book: Ledger, code: Code, teams: Sequence[TeamId], article: str
) -> tuple[tuple[tuple[TeamId, ...], ...], Step]:
    points: dict[TeamId, list[int]] = {}
    known = True
    for team in teams:
        sums = [0] * book.settings.boards
        met = meetings(book, team, set(teams) - {team}, forfeits_played=code.forfeits_played)
        for scores in met.values():
            for score in scores:
                known = known and bool(score.boards)
                for index, each in enumerate(score.boards[: len(sums)]):
                    sums[index] += each
        points[team] = sums
    compared = {team: RULES[article](points[team]) for team in teams}
    first, second = teams
    if not known or compared[first] == compared[second]:
        groups: tuple[tuple[TeamId, ...], ...] = (tuple(teams),)
    elif compared[first] > compared[second]:
        groups = ((first,), (second,))
    else:
        groups = ((second,), (first,))
    lists = tuple(
        (team, tuple(Fraction(abs(each), 2) for each in compared[team])) for team in teams
    )
    return groups, Step("boards", article, lists=lists, order=groups)
