"""The crosstable: who played whom in which round, by rank or by number; and a grid."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.terms import Colour
from teamswiss_gui.scoring.points import Kind
from teamswiss_gui.scoring.standings import Row, Standings


class Order(Enum):
    """What a crosstable is sorted by, and what its cells call an opponent."""

    RANK = "rank"
    NUMBER = "number"


@dataclass(frozen=True, slots=True)
class Cell:
    """One round of one team."""

    kind: Kind
    opponent: TeamId | None
    opponent_label: int | None
    """The opponent's line in this table (by rank) or its pairing number."""
    colour: Colour | None
    match_points: HalfPoints
    game_points: HalfPoints
    boards: tuple[HalfPoints, ...]
    is_complete: bool


@dataclass(frozen=True, slots=True)
class Line:
    """One team of the crosstable."""

    label: int | None
    """Its line in this table (by rank) or its pairing number."""
    row: Row
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Crosstable:
    """The lines in order."""

    after: int
    order: Order
    lines: tuple[Line, ...]

    def grid(self) -> tuple[tuple[tuple[Cell, ...], ...], ...]:
        """Return the round-robin view: for every line and every column, the matches of the two."""
        teams = [line.row.team for line in self.lines]
        return tuple(
            tuple(tuple(cell for cell in line.cells if cell.opponent == team) for team in teams)
            for line in self.lines
        )


def crosstable(table: Standings, order: Order = Order.RANK) -> Crosstable:
    """Return the crosstable of some standings.

    By rank the label is the line, so that teams which share a place can still be told apart.
    """
    numbers = table.book.numbers
    rows = list(table.rows)
    if order is Order.NUMBER:
        place = {team: index for index, team in enumerate(table.book.teams)}
        rows.sort(key=lambda row: place[row.team])
        labels: dict[TeamId, int | None] = dict(numbers)
    else:
        labels = {row.team: index for index, row in enumerate(rows, 1)}
    return Crosstable(
        after=table.after,
        order=order,
        lines=tuple(
            Line(
                label=labels[row.team],
                row=row,
                cells=tuple(
                    Cell(
                        kind=score.kind,
                        opponent=score.opponent,
                        opponent_label=None
                        if score.opponent is None
                        else labels.get(score.opponent),
                        colour=score.colour,
                        match_points=score.match_points,
                        game_points=score.game_points,
                        boards=score.boards,
                        is_complete=score.is_complete,
                    )
                    for score in table.book.rounds[row.team]
                ),
            )
            for row in rows
        ),
    )
