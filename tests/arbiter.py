"""An arbiter who speaks of teams and players by name, and events for him to run."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.edits import Gesture
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.line_ups import line_up
from teamswiss_gui.domain.model import Match, MatchId, PlayerId, Round, Team, TeamId, Tournament
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import Result, Side
from teamswiss_gui.domain.validate import validate

NAMES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Arbiter:
    """Runs a tournament gesture by gesture; what he does is valid or refused, never in between."""

    def __init__(self, tournament: Tournament | None = None) -> None:
        self.tournament = tournament or Tournament()

    # --- doing --------------------------------------------------------------------------------

    def does(self, gesture: Gesture, /, **arguments: Any) -> Arbiter:
        """Make a gesture, after which the tournament is still sound."""
        self.tournament = gesture(self.tournament, **arguments)
        validate(self.tournament)
        return self

    def is_refused(self, code: str, gesture: Gesture, /, **arguments: Any) -> TeamSwissError:
        """Try a gesture that is refused with a code."""
        with pytest.raises(TeamSwissError) as caught:
            gesture(self.tournament, **arguments)
        assert caught.value.code == code
        return caught.value

    def changes_nothing(self, gesture: Gesture, /, **arguments: Any) -> None:
        """Make a gesture that leaves everything as it is."""
        assert gesture(self.tournament, **arguments) == self.tournament

    def sets(self, **settings: object) -> Arbiter:
        """Set fields of the Tournament page one after the other."""
        for field, value in settings.items():
            self.does(edits.set_field, field=field, value=value)
        return self

    def pairs(self, *lines: str) -> Arbiter:
        """Pair the next round: "A-B" is a match, "E" alone has the bye."""
        pairs = [tuple(map(self.team, line.split("-"))) for line in lines if "-" in line]
        byes = [self.team(line) for line in lines if "-" not in line]
        return self.does(edits.pair_round, pairs=pairs, bye=byes[0] if byes else None)

    def accepts(self) -> Arbiter:
        """Accept the draft."""
        return self.does(edits.accept_draft)

    def enters(
        self, *, board: int, result: Result, match: int = 1, round: int | None = None
    ) -> Arbiter:
        """Enter the result of a board of the match at a place of the round."""
        place = self.at(match, round)
        return self.does(edits.enter_result, **place, board=board, result=result)

    def enters_everything(self, results: str = "1=0=") -> Arbiter:
        """Enter the same results for every match of the last round."""
        for place, match in enumerate(self.last.matches, start=1):
            for board, result in zip(match.boards, results, strict=False):
                self.enters(match=place, board=board.number, result=Result(result))
        return self

    # --- looking ------------------------------------------------------------------------------

    @property
    def last(self) -> Round:
        """The last round."""
        return self.tournament.rounds[-1]

    @property
    def settings(self) -> Settings:
        """The settings."""
        return self.tournament.settings

    def team(self, name: str) -> TeamId:
        """Return a team's id by its name."""
        return self.the(name).id

    def the(self, name: str) -> Team:
        """Return a team by its name."""
        return next(team for team in self.tournament.teams if team.name == name)

    def player(self, name: str) -> PlayerId:
        """Return a player's id by his name."""
        return next(p.id for _team, p in self.tournament.players() if p.name == name)

    def at(self, match: int = 1, round: int | None = None) -> dict[str, int]:
        """Return round and match id of the match at a place."""
        number = round or len(self.tournament.rounds)
        return {"round": number, "match": self.tournament.round(number).matches[match - 1].id}

    def match(self, match: int = 1, round: int | None = None) -> Match:
        """Return the match at a place."""
        place = self.at(match, round)
        return self.tournament.round(place["round"]).match(MatchId(place["match"]))

    def seats(self, side: Side, match: int = 1, round: int | None = None) -> str:
        """Return the names of a side by board: "A1 A2 - A4"."""
        names = {p.id: p.name for _team, p in self.tournament.players()}
        seated = line_up(self.match(match, round), side)
        return " ".join("-" if p is None else names[p] for p in seated)

    def numbers(self) -> str:
        """Return the teams by number: "B A C"; a team without one is left out."""
        numbered = [team for team in self.tournament.teams if team.tpn is not None]
        return " ".join(team.name for team in sorted(numbered, key=lambda team: team.tpn or 0))

    def numbers_of(self, round: int) -> dict[str, int]:
        """Return the numbers that a round was paired with."""
        each = self.tournament.round(round)
        return {self.tournament.team(team).name: tpn for team, tpn in each.numbers}


def an_entered_event(teams: int | Iterable[str] = 4, *, players: int = 6) -> Arbiter:
    """Return an event with teams A, B, ... whose players are A1, A2, ...; not yet numbered."""
    arbiter = Arbiter().sets(name="Team Cup", rounds=5)
    names = NAMES[:teams] if isinstance(teams, int) else teams
    for number, name in enumerate(names):
        arbiter.does(edits.add_team, name=name)
        for place in range(1, players + 1):
            arbiter.does(
                edits.add_player,
                team=arbiter.team(name),
                name=f"{name}{place}",
                rating=2500 - 100 * number - 10 * place,
            )
    return arbiter


def a_numbered_event(teams: int | Iterable[str] = 4, *, players: int = 6) -> Arbiter:
    """Return an event whose teams have the numbers 1, 2, ... by rating: A is the strongest."""
    return an_entered_event(teams, players=players).does(edits.number_by_rating)


def a_running_event() -> Arbiter:
    """Return an event of four teams whose first round A-C, B-D is accepted."""
    return a_numbered_event().pairs("A-C", "B-D").accepts()


def after_one_round() -> Arbiter:
    """Return an event of four teams with the first round complete."""
    return a_running_event().enters_everything()
