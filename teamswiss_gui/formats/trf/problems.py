"""What is wrong with a file: every place in it, what stands there and what should."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

from teamswiss_gui.domain.errors import TeamSwissError

LONGEST_FOUND = 40
MOST_PROBLEMS = 10_000
"""Listed problems, and as many warnings; what a file has beyond that is counted."""


class Problem(NamedTuple):
    """One place of a file: line and column from 1, the record, what was found and expected."""

    line: int
    column: int
    record: str
    found: str
    expected: str


class Met(Protocol):
    """A round on a player's line."""

    @property
    def opponent(self) -> int:
        """Return the other's start number."""


class Doubts:
    """What cannot be judged because a record that tells it has a problem.

    Nothing is made of it: one wrong number shall not be followed by a problem in every round.
    """

    def __init__(self) -> None:
        self.players: set[int] = set()
        """Start numbers whose line or team is in doubt."""
        self.teams: set[int] = set()
        self.blocks: set[tuple[int, int]] = set()
        """(round, start number) of rounds that could not be read."""
        self.line_ups: set[tuple[int | None, int | None]] = set()
        """(round, team) of records 300 that could not be read; None is any."""
        self.forfeits: set[int | None] = set()
        """Rounds of records 330 that could not be read; None is any."""

    @property
    def is_empty(self) -> bool:
        """Whether everything can be judged."""
        return not (self.players or self.teams or self.blocks or self.line_ups or self.forfeits)

    def of_team(
        self, round_number: int, team: int, members: Iterable[int], games: Mapping[int, Met]
    ) -> bool:
        """Say whether it is in doubt who played for a team in a round, or against whom."""
        places = {(round_number, team), (round_number, None), (None, team), (None, None)}
        if team in self.teams or not self.line_ups.isdisjoint(places):
            return True
        return any(
            member in self.players
            or (round_number, member) in self.blocks
            or (member in games and games[member].opponent in self.players)
            for member in members
        )

    def of_forfeits(self, round_number: int) -> bool:
        """Say whether it is in doubt which matches of a round were forfeited."""
        return not self.forfeits.isdisjoint((round_number, None))


class Problems:
    """Collects problems (the file cannot be read) and warnings (it can, but look here)."""

    def __init__(self) -> None:
        self._errors: dict[Problem, None] = {}
        self._warnings: dict[Problem, None] = {}
        self._more_errors = 0
        self.doubts = Doubts()

    def error(self, line: int, column: int, record: str, found: str, expected: str) -> None:
        """Note something that cannot be read as it stands."""
        if len(self._errors) < MOST_PROBLEMS:
            self._errors[_problem(line, column, record, found, expected)] = None
        else:
            self._more_errors += 1

    def warning(self, line: int, column: int, record: str, found: str, expected: str) -> None:
        """Note something that was read but does not fit the rest of the file."""
        if len(self._warnings) < MOST_PROBLEMS:
            self._warnings[_problem(line, column, record, found, expected)] = None

    @property
    def warnings(self) -> tuple[Problem, ...]:
        """The warnings in the order of the file."""
        return tuple(sorted(self._warnings, key=lambda p: (p.line, p.column)))

    @property
    def has_errors(self) -> bool:
        """Whether the file cannot be read."""
        return bool(self._errors)

    def refuse(self) -> None:
        """Raise `trf-problems` with everything that was found, if anything was.

        `problems` lists the first ten thousand; `more` counts those after them.
        """
        if not self._errors:
            return
        ordered = sorted(self._errors, key=lambda p: (p.line, p.column))
        first = ordered[0]
        raise TeamSwissError(
            "trf-problems",
            file="TRF",
            line=first.line,
            column=first.column,
            record=first.record,
            found=first.found,
            expected=first.expected,
            count=len(ordered) + self._more_errors,
            more=self._more_errors,
            problems=tuple((p.line, p.column, p.record, p.found, p.expected) for p in ordered),
        )


def _problem(line: int, column: int, record: str, found: str, expected: str) -> Problem:
    shown = "".join(c if c.isprintable() else "?" for c in found).strip()
    if len(shown) > LONGEST_FOUND:
        shown = shown[: LONGEST_FOUND - 1] + "…"
    return Problem(line, column, record, shown, expected)


def problems_of(error: TeamSwissError) -> tuple[Problem, ...]:
    """Return the problems that `trf-problems` lists."""
    told = error.details.get("problems")
    rows = told if isinstance(told, tuple) else ()
    found = []
    for row in rows:
        match row:
            case (int(line), int(column), str(record), str(at), str(expected)):
                found.append(Problem(line, column, record, at, expected))
    return tuple(found)
