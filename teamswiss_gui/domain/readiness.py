"""Before a round is paired: who is absent, what is missing, what the arbiter may want to know."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from teamswiss_gui.domain.edits.last_round import available, unpaired
from teamswiss_gui.domain.model import MatchId, Round, Team, TeamId, Tournament
from teamswiss_gui.domain.terms import ByeKind, Card, Result, RoundState


class Want(Enum):
    """What is missing, or worth a look."""

    TEAMS = "teams"
    NUMBERS = "numbers"
    INITIAL_COLOUR = "initial-colour"
    DRAFT = "draft"
    ROUNDS = "rounds"
    RESULTS = "results"
    UNPAIRED = "unpaired"
    PLAYERS = "players"
    FEW_PLAYERS = "few-players"
    MANY_PLAYERS = "many-players"
    CHECK_IN = "check-in"
    CARDS = "cards"
    ADJOURNED = "adjourned"
    PROTEST = "protest"
    LINE_UPS = "line-ups"


PREVENTING = frozenset(
    {
        Want.TEAMS,
        Want.NUMBERS,
        Want.INITIAL_COLOUR,
        Want.DRAFT,
        Want.ROUNDS,
        Want.RESULTS,
        Want.UNPAIRED,
    }
)
"""Without these no round is paired; the others are only told."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is missing: how many, which teams, and where to go."""

    want: Want
    count: int
    teams: tuple[TeamId, ...] = ()
    round: int | None = None
    match: MatchId | None = None

    @property
    def prevents(self) -> bool:
        """Whether the round cannot be paired before it is mended."""
        return self.want in PREVENTING


@dataclass(frozen=True, slots=True)
class Absentee:
    """A team that will not be paired, and what it gets for it."""

    team: TeamId
    kind: ByeKind
    is_withdrawn: bool
    comes_later: bool


@dataclass(frozen=True, slots=True)
class Readiness:
    """How things stand before the next round."""

    round: int
    to_pair: int
    absent: tuple[Absentee, ...]
    findings: tuple[Finding, ...]

    @property
    def is_ready(self) -> bool:
        """Whether the round can be paired."""
        return not any(finding.prevents for finding in self.findings)


def readiness(tournament: Tournament) -> Readiness:
    """Look at everything that the next round needs."""
    number = tournament.next_round
    to_pair = available(tournament, number)
    last = tournament.rounds[-1] if tournament.rounds else None
    findings = [
        *_of_teams(tournament, to_pair),
        *(_of_round(tournament, last) if last else ()),
    ]
    if number > tournament.settings.rounds:
        findings.insert(0, Finding(Want.ROUNDS, tournament.settings.rounds))
    if not tournament.rounds and tournament.settings.initial_colour is None:
        findings.append(Finding(Want.INITIAL_COLOUR, 1))
    findings.sort(key=lambda finding: not finding.prevents)
    return Readiness(number, len(to_pair), _absent(tournament, number), tuple(findings))


def _absent(tournament: Tournament, number: int) -> tuple[Absentee, ...]:
    found = []
    for team in tournament.teams:
        kind = team.bye(number)
        if kind is not None:
            late = number < team.first_round
            found.append(Absentee(team.id, kind, team.is_withdrawn(number), late))
    return tuple(found)


def _of_teams(tournament: Tournament, to_pair: tuple[Team, ...]) -> list[Finding]:
    boards = tournament.settings.boards
    found = []
    if len(to_pair) < 2:
        found.append(Finding(Want.TEAMS, len(to_pair)))
    unnumbered = [team for team in to_pair if team.tpn is None]
    empty = [team for team in to_pair if not team.players]
    few = [team for team in to_pair if 0 < len(team.players) < boards]
    most = None if (more := tournament.settings.reserves) is None else boards + more
    many = [team for team in to_pair if most is not None and len(team.players) > most]
    late = [team for team in to_pair if not team.checked_in]
    checks_in = any(team.checked_in for team in tournament.teams)
    for want, teams in (
        (Want.NUMBERS, unnumbered),
        (Want.PLAYERS, empty),
        (Want.FEW_PLAYERS, few),
        (Want.MANY_PLAYERS, many),
        (Want.CHECK_IN, late if checks_in and not tournament.accepted_rounds else []),
    ):
        if teams:
            found.append(Finding(want, len(teams), tuple(team.id for team in teams)))
    return found


def _of_round(tournament: Tournament, last: Round) -> list[Finding]:
    number = last.number
    found = []
    if last.state is RoundState.DRAFT:
        found.append(Finding(Want.DRAFT, 1, round=number))
    else:
        open_ = [match for match in last.matches if not match.is_complete]
        if open_:
            count = last.missing_results
            found.append(Finding(Want.RESULTS, count, round=number, match=open_[0].id))
        if last.state is RoundState.ACCEPTED and (left := unpaired(tournament)):
            teams = tuple(team.id for team in left)
            found.append(Finding(Want.UNPAIRED, len(left), teams, round=number))
    for want, marked in (
        (Want.ADJOURNED, _boards(last, lambda board: board.result is Result.ADJOURNED)),
        (Want.PROTEST, _boards(last, lambda board: board.protest)),
        (Want.CARDS, cards_out(last)),
    ):
        if marked:
            found.append(Finding(want, len(marked), round=number, match=marked[0]))
    waiting = line_ups_missing(last)
    if waiting and tournament.settings.line_up_deadline is not None and last.missing_results:
        found.append(Finding(Want.LINE_UPS, len(waiting), waiting, round=number))
    return found


def _boards(last: Round, marked: object) -> list[MatchId]:
    assert callable(marked)
    return [match.id for match in last.matches for board in match.boards if marked(board)]


def cards_out(each: Round) -> list[MatchId]:
    """Return the matches whose card is not in; none where nobody keeps account of cards.

    A match that was forfeited has none.
    """
    if all(match.card is Card.OUT for match in each.matches):
        return []
    return [
        match.id
        for match in each.matches
        if match.card in (Card.OUT, Card.PROTEST) and match.forfeit is None
    ]


def cards_out_after(tournament: Tournament, number: int) -> int:
    """Return how many cards up to a round are not in: until then its standings are provisional."""
    return sum(len(cards_out(each)) for each in tournament.rounds[:number])


def line_ups_missing(each: Round) -> tuple[TeamId, ...]:
    """Return the teams of a round whose captains have not handed in; forfeited matches aside."""
    found = []
    for match in each.matches:
        if match.forfeit is None:
            found += [] if match.white_line_up_in else [match.white]
            found += [] if match.black_line_up_in else [match.black]
    return tuple(found)
