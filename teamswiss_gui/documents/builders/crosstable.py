"""The crosstable: every team's opponents, colours and game points, round by round."""

from __future__ import annotations

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.builders.standings import after_text
from teamswiss_gui.documents.model import (
    Cell,
    Column,
    Document,
    Kind,
    Orientation,
    Row,
    Section,
    Size,
    Table,
    Weight,
)
from teamswiss_gui.documents.source import Source
from teamswiss_gui.domain.points import as_text
from teamswiss_gui.scoring.crosstable import Cell as Meeting
from teamswiss_gui.scoring.crosstable import Order, crosstable
from teamswiss_gui.scoring.points import Kind as RoundKind

_SIGNS = {
    RoundKind.PLAYED: "",
    RoundKind.FORFEIT_WIN: "+",
    RoundKind.FORFEIT_LOSS: "-",
}


def build(source: Source) -> Document:
    """Return the crosstable after a round, by rank or by number."""
    after = source.counted()
    by_rank = source.options.order is Order.RANK
    return source.document(
        "crosstable",
        source.tr("Crosstable by rank") if by_rank else source.tr("Crosstable by number"),
        (Section((crosstable_table(source, after),)),),
        subtitle=after_text(source, after),
        round_number=after,
        marks=source.counted_marks(after),
        orientation=Orientation.LANDSCAPE,
        size=Size.COMPACT,
    )


def crosstable_table(source: Source, after: int) -> Table:
    """Return the crosstable; too wide, it goes on across pages with the names repeated."""
    order = source.options.order
    table = crosstable(source.standings(after), order)
    rows = []
    for line in table.lines:
        team = source.teams[line.row.team]
        rows.append(
            Row(
                (
                    cells.whole(line.label),
                    cells.team_name(team),
                    *(meeting(source, cell) for cell in line.cells),
                    cells.points(line.row.points.match_points),
                    cells.points(line.row.points.game_points),
                    *([cells.whole(line.row.rank)] if order is Order.NUMBER else []),
                )
            )
        )
    return Table(
        "crosstable",
        _columns(source, after, order),
        tuple(rows),
        splits=True,
        notes=(
            source.tr(
                "Each round: the opponent, the colour on board 1 (w or b), the game points; "
                "+ and - are forfeits."
            ),
        ),
    )


def meeting(source: Source, cell: Meeting) -> Cell:
    """Return one round of a team: opponent, colour mark, game points."""
    if cell.opponent is None:
        named = {
            RoundKind.PAB: source.tr("bye"),
            RoundKind.FULL_BYE: source.tr("full"),
            RoundKind.HALF_BYE: source.tr("half"),
            RoundKind.ABSENT: "–",
        }[cell.kind]
        shown = as_text(cell.game_points) if cell.kind is not RoundKind.ABSENT else ""
        return Cell(
            f"{named} {shown}".strip(), f"{named} {shown}".strip(), parts=(named, "", shown)
        )
    opponent = "?" if cell.opponent_label is None else str(cell.opponent_label)
    mark = cells.LETTERS[cell.colour] if cell.colour else ""
    shown = as_text(cell.game_points) + _SIGNS.get(cell.kind, "")
    if not cell.is_complete:
        shown = f"{shown}*" if cell.game_points else "*"
    text = f"{opponent}{mark}{shown}"
    return Cell(text, text, parts=(opponent, mark, shown))


def _columns(source: Source, after: int, order: Order) -> tuple[Column, ...]:
    tr = source.tr
    label = tr("Rank") if order is Order.RANK else tr("No.")
    places = [Column("rank", tr("Rank"), Kind.NUMBER, width=5)] if order is Order.NUMBER else []
    return (
        Column("label", label, Kind.NUMBER, width=4, weight=Weight.STRONG, is_label=True),
        cells.name_column("team", tr("Team"), width=22, is_label=True),
        *(
            Column(
                f"round-{number}",
                tr("R{number}", number=number),
                Kind.MEETING,
                width=7,
                explained=tr("Round {number}", number=number),
            )
            for number in range(1, after + 1)
        ),
        Column(
            "mp", tr("MP"), Kind.POINTS, width=5, weight=Weight.STRONG, explained=tr("Match points")
        ),
        Column("gp", tr("GP"), Kind.POINTS, width=6, explained=tr("Game points")),
        *places,
    )
