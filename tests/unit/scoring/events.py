"""Small tournaments for the tests, written the way an arbiter would tell them."""

from __future__ import annotations

from dataclasses import replace

from teamswiss_gui.domain.model import (
    Adjustment,
    Board,
    Bye,
    Match,
    MatchId,
    MatchScore,
    Player,
    PlayerId,
    Round,
    Team,
    TeamId,
    Tournament,
)
from teamswiss_gui.domain.points import HalfPoints, half_points
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import AdjustmentTarget, ByeKind, Forfeit, Result, RoundState

BYES = {
    "pab": ByeKind.PAIRING_ALLOCATED,
    "full": ByeKind.FULL,
    "half": ByeKind.HALF,
    "absent": ByeKind.ABSENT,
}
FORFEITS = {"+-": Forfeit.BLACK, "-+": Forfeit.WHITE, "--": Forfeit.BOTH}


class Event:
    """A tournament under construction; teams are 1, 2, ... with those numbers as ids and TPNs.

    `event.round("1-2 1=01", "3-4 2.5:1.5", "5-6 +-", "7 pab")`: a match by boards (seen from the
    side named first, which has White on board 1), by score, by forfeit; a bye.
    """

    def __init__(self, teams: int, *, settings: Settings | None = None, players: int = 0) -> None:
        self.settings = settings or Settings()
        self.teams = [_team(number, players) for number in range(1, teams + 1)]
        self.rounds: list[Round] = []
        self.adjustments: list[Adjustment] = []

    def round(self, *lines: str) -> Event:
        number = len(self.rounds) + 1
        matches = []
        byes = []
        for place, line in enumerate(lines, 1):
            who, what = line.split(maxsplit=1)
            if "-" in who:
                matches.append(self._match(number * 10_000 + place, who, what))
            else:
                byes.append(Bye(TeamId(int(who)), BYES[what]))
        self.rounds.append(
            Round(
                number,
                RoundState.PUBLISHED,
                matches=tuple(matches),
                byes=tuple(sorted(byes, key=lambda bye: bye.team)),
            )
        )
        return self

    def adjust(
        self, team: int, round_number: int, *, mp: float = 0, gp: float = 0, to: str = "team"
    ) -> Event:
        self.adjustments.append(
            Adjustment(
                len(self.adjustments) + 1,
                TeamId(team),
                round_number,
                half_points(mp),
                half_points(gp),
                AdjustmentTarget(to),
                "because",
            )
        )
        return self

    @property
    def tournament(self) -> Tournament:
        return Tournament(
            settings=self.settings,
            teams=tuple(self.teams),
            rounds=tuple(self.rounds),
            adjustments=tuple(self.adjustments),
            next_id=10_000_000,
        )

    def _match(self, match_id: int, who: str, what: str) -> Match:
        white, black = (TeamId(int(each)) for each in who.split("-"))
        match = Match(MatchId(match_id), white, black)
        if what in FORFEITS:
            return replace(match, forfeit=FORFEITS[what])
        if ":" in what:
            mine, theirs = (half_points(float(each)) for each in what.split(":"))
            return replace(match, score=MatchScore(mine, theirs))
        boards = tuple(
            self._board(white, black, number, character) for number, character in enumerate(what, 1)
        )
        return replace(match, boards=boards)

    def _board(self, white: TeamId, black: TeamId, number: int, character: str) -> Board:
        result = None if character == "?" else Result(character)
        rosters = (self.teams[white - 1].players, self.teams[black - 1].players)
        seats = [roster[number - 1].id if len(roster) >= number else None for roster in rosters]
        return Board(number, seats[0], seats[1], result)


def _team(number: int, players: int) -> Team:
    roster = tuple(
        Player(PlayerId(number * 100 + place), f"Player {number}.{place}")
        for place in range(1, players + 1)
    )
    return Team(TeamId(number), f"Team {number}", tpn=number, players=roster)


def points(value: float) -> HalfPoints:
    return half_points(value)
