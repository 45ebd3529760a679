"""The pairing request: what the engine is told about a round, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from teamswiss_gui.domain.points import HalfPoints, as_number
from teamswiss_gui.domain.terms import Colour, ColourPreferences, Kind, PrimaryScore

__all__ = [
    "ABSENT",
    "TEAM_SYSTEMS",
    "Colour",
    "ColourPreferences",
    "Kind",
    "PrimaryScore",
    "Request",
    "RoundEntry",
    "Scoring",
    "Team",
]

TEAM_SYSTEMS = ("fide-team-2026", "fide-team-draft")


@dataclass(frozen=True, slots=True)
class RoundEntry:
    """One completed round of one team."""

    opponent: int | None
    colour: Colour | None
    kind: Kind
    mp: HalfPoints
    gp: HalfPoints


TO_BE_PAIRED = frozenset({Kind.PLAYED, Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS, Kind.PAB})
"""What a round was to a team that was there for its pairing."""

ABSENT = RoundEntry(None, None, Kind.ABSENT, HalfPoints(0), HalfPoints(0))


@dataclass(frozen=True, slots=True)
class Team:
    """One team with its completed rounds."""

    tpn: int
    rating: float | None = None
    available: bool = True
    history: tuple[RoundEntry, ...] = ()


_TWO_POINTS, _ONE_POINT, _NOTHING = HalfPoints(4), HalfPoints(2), HalfPoints(0)


@dataclass(frozen=True, slots=True)
class Scoring:
    """Match points for a win, a draw and a loss."""

    win: HalfPoints = _TWO_POINTS
    draw: HalfPoints = _ONE_POINT
    loss: HalfPoints = _NOTHING


@dataclass(frozen=True, slots=True)
class Request:
    """A round to pair; `histories` are complete (a missing tail is filled with absences)."""

    system: str
    total_rounds: int
    next_round: int
    teams: tuple[Team, ...]
    colour_preferences: ColourPreferences = ColourPreferences.TYPE_A
    initial_colour: Colour = Colour.WHITE
    primary_score: PrimaryScore = PrimaryScore.MATCH_POINTS
    secondary_for_colours: bool = True
    boards: int = 4
    scoring: Scoring = Scoring()
    forbidden_pairs: frozenset[tuple[int, int]] = frozenset()
    virtual_points: dict[int, dict[int, HalfPoints]] | None = field(default=None)
    """TPN -> round -> points; None where the request did not say."""

    def virtual(self, tpn: int, round_: int) -> HalfPoints:
        """Return a team's virtual points of a round."""
        if not self.virtual_points:
            return HalfPoints(0)
        return self.virtual_points.get(tpn, {}).get(round_, HalfPoints(0))

    def before(self, number: int) -> Request:
        """Return the request of an earlier round, with those who were to be paired in it.

        Teams, settings, forbidden pairs and virtual points stay.
        """
        return replace(
            self,
            next_round=number,
            teams=tuple(
                replace(
                    team,
                    available=team.history[number - 1].kind in TO_BE_PAIRED,
                    history=team.history[: number - 1],
                )
                for team in self.teams
            ),
        )

    def to_json(self) -> dict[str, object]:
        """Return the request as other programs write it; reading it gives an equal request."""
        told: dict[str, object] = {
            "system": self.system,
            "colour_preferences": self.colour_preferences.value,
            "initial_colour": self.initial_colour.value,
            "total_rounds": self.total_rounds,
            "next_round": self.next_round,
            "primary_score": self.primary_score.value,
            "secondary_for_colours": self.secondary_for_colours,
            "boards": self.boards,
            "scoring": {
                "win": as_number(self.scoring.win),
                "draw": as_number(self.scoring.draw),
                "loss": as_number(self.scoring.loss),
            },
            "forbidden_pairs": [list(pair) for pair in sorted(self.forbidden_pairs)],
            "teams": [_team_json(team) for team in self.teams],
        }
        if self.virtual_points is not None:
            told["virtual_points"] = {
                str(tpn): {str(number): as_number(points) for number, points in rounds.items()}
                for tpn, rounds in self.virtual_points.items()
            }
        return told


def _team_json(team: Team) -> dict[str, object]:
    told: dict[str, object] = {"tpn": team.tpn, "available": team.available}
    if team.rating is not None:
        told["rating"] = team.rating
    told["history"] = [
        {
            "opponent": entry.opponent,
            "colour": None if entry.colour is None else entry.colour.value,
            "kind": entry.kind.value,
            "mp": as_number(entry.mp),
            "gp": as_number(entry.gp),
        }
        for entry in team.history
    ]
    return told
