"""Direct encounters: the separate standing of tied teams (article 6)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import FORFEITS, Ledger, pick, scored
from teamswiss_gui.scoring.points import Kind, RoundScore
from teamswiss_gui.scoring.tiebreaks.base import Arrangement, Step

Groups = tuple[tuple[TeamId, ...], ...]
_Row = tuple[TeamId, int | Fraction, int]  # team, half points, matches missing


def meetings(
    book: Ledger, team: TeamId, others: set[TeamId], *, forfeits_played: bool
) -> dict[TeamId, list[RoundScore]]:
    """Return a team's matches with some others; forfeited ones only if the rules say so (6.1.1)."""
    found: dict[TeamId, list[RoundScore]] = {}
    for score in book.rounds[team]:
        if score.opponent in others and (
            score.kind is Kind.PLAYED or (forfeits_played and score.kind in FORFEITS)
        ):
            found.setdefault(score.opponent, []).append(score)
    return found


def separate_standing(
    book: Ledger, teams: Sequence[TeamId], mp: bool, *, forfeits_played: bool
) -> tuple[Groups, Step]:
    """Put tied teams in order by the matches among them, once, without looking into sub-ties."""
    among = set(teams)
    rows: list[_Row] = []
    for team in teams:
        met = meetings(book, team, among - {team}, forfeits_played=forfeits_played)
        points: int | Fraction = 0
        for scores in met.values():  # 6.1.2: several matches of two teams count their average
            found = sum(scored(score, mp) for score in scores)
            points += found if len(scores) == 1 else Fraction(found, len(scores))
        rows.append((team, points, len(teams) - 1 - len(met)))
    if all(missing == 0 for _, _, missing in rows):
        article, groups = "6.2", _ranked(rows)
    else:
        article, groups = "6.3", _certain(book, rows, mp)
    table = tuple(
        (team, Fraction(own) / 2, missing)
        for team, own, missing in sorted(rows, key=lambda row: -row[1])
    )
    return groups, Step("encounter", article, score="MP" if mp else "GP", table=table, order=groups)


def direct_encounter(
    book: Ledger, teams: Sequence[TeamId], mp: bool, *, forfeits_played: bool
) -> Arrangement:
    """Order tied teams by direct encounter, again for every sub-tie until nothing changes (6)."""
    groups, step = separate_standing(book, teams, mp, forfeits_played=forfeits_played)
    if len(groups) == 1:
        return Arrangement(groups, (step,))
    done: list[tuple[TeamId, ...]] = []
    steps = [step]
    for group in groups:
        if len(group) == 1:
            done.append(group)
            continue
        below = direct_encounter(book, group, mp, forfeits_played=forfeits_played)
        done.extend(below.groups)
        steps.extend(below.steps)
    return Arrangement(tuple(done), tuple(steps))


def _ranked(rows: Sequence[_Row]) -> Groups:
    points = sorted({row[1] for row in rows}, reverse=True)
    return tuple(tuple(team for team, own, _ in rows if own == each) for each in points)


def _certain(book: Ledger, rows: Sequence[_Row], mp: bool) -> Groups:
    """Rank from the top who is ahead whatever the missing matches would have brought (6.3)."""
    win = pick(book.win, mp)
    settings = book.settings
    loss = settings.match_loss if mp else settings.boards * settings.board_loss
    left = sorted(rows, key=lambda row: -(row[1] + row[2] * loss))
    groups: list[tuple[TeamId, ...]] = []
    while len(left) > 1:
        team, points, missing = left[0]
        best_other = max(own + lacking * win for _, own, lacking in left[1:])
        if points + missing * loss <= best_other:
            break
        groups.append((team,))
        left = left[1:]
    rest = {team for team, _, _ in left}
    groups.append(tuple(team for team, _, _ in rows if team in rest))
    return tuple(groups)
