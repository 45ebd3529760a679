"""The crosstable: every team's opponents, colours and game points, round by round."""

from __future__ import annotations

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.builders.standings import after_text, out_and_extra, points_note
from teamswiss_gui.documents.figures import with_minus
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
from teamswiss_gui.scoring.standings import Standings

UPRIGHT = 5
"""So many rounds stand beside the names on an upright page."""
_SIGNS = {
    RoundKind.PLAYED: "",
    RoundKind.FORFEIT_WIN: "+",
    RoundKind.FORFEIT_LOSS: "-",
}


def build(source: Source) -> Document:
    """Return the crosstable after a round, by rank or by number."""
    after = source.begun()
    by_rank = source.options.order is Order.RANK
    return source.document(
        "crosstable",
        source.tr("Crosstable by rank") if by_rank else source.tr("Crosstable by number"),
        (Section((crosstable_table(source, after),)),),
        subtitle=after_text(source, after),
        round_number=after,
        marks=source.counted_marks(after),
        orientation=Orientation.LANDSCAPE if after > UPRIGHT else Orientation.PORTRAIT,
        size=Size.COMPACT,
    )


def crosstable_table(source: Source, after: int) -> Table:
    """Return the crosstable; too wide, it goes on across pages with the names repeated."""
    order = source.options.order
    table = crosstable(source.standings(after), order)
    begun = {
        (team, each.number)
        for each in source.tournament.rounds[:after]
        for match in each.matches
        if match.has_result
        for team in (match.white, match.black)
    }
    rows = []
    for line in table.lines:
        team = source.teams[line.row.team]
        rows.append(
            Row(
                (
                    cells.whole(line.label),
                    cells.team_name(team),
                    *(
                        meeting(source, cell, is_begun=(team.id, number) in begun)
                        for number, cell in enumerate(line.cells, start=1)
                    ),
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
        notes=_notes(source, tuple(rows), order, source.standings(after)),
    )


def _notes(
    source: Source, rows: tuple[Row, ...], order: Order, table: Standings
) -> tuple[str, ...]:
    """Say what the signs mean that stand in the table."""
    tr = source.tr
    by_rank = order is Order.RANK
    shown = [cell.parts for row in rows for cell in row.cells if cell.parts]
    signs = "".join(parts[2] for parts in shown)
    said = []
    if shown and by_rank:
        said.append(
            tr(
                "Each round: the opponent’s rank, the colour on board 1 (filled: Black), "
                "game points."
            )
        )
    elif shown:
        said.append(
            tr(
                "Each round: the opponent’s number, the colour on board 1 (filled: Black), "
                "game points."
            )
        )
    if "+" in signs or "–" in signs:
        said.append(cells.sign_note(tr("+ and –: forfeits.")))
    if "*" in signs:
        said.append(
            cells.sign_note(tr("*: results are missing; match points come with the last of them."))
        )
    words = {parts[0] for parts in shown if not parts[1]}
    if words & {tr("bye"), tr("full"), tr("half")}:
        said.append(tr("bye, full, half: without an opponent."))
    if "–" in words:
        said.append(cells.sign_note(tr("–: not in the round.")))
    shared = by_rank and any(row.is_shared for row in table.rows)
    places = tr("Teams that share a place are numbered here one after the other.")
    headers = points_note(source)
    return (
        *([" ".join(said)] if said else []),
        f"{headers} {places}" if shared else headers,
        *out_and_extra(source, table),
    )


def meeting(source: Source, cell: Meeting, *, is_begun: bool = True) -> Cell:
    """Return one round of a team: opponent, colour mark, game points."""
    if cell.opponent is None:
        named = instead_of_opponent(source, cell.kind)
        shown = as_text(cell.game_points) if cell.kind is not RoundKind.ABSENT else ""
        return Cell(
            f"{named} {shown}".strip(), f"{named} {shown}".strip(), parts=(named, "", shown)
        )
    opponent = "?" if cell.opponent_label is None else str(cell.opponent_label)
    mark = cells.LETTERS[cell.colour] if cell.colour else ""
    shown = as_text(cell.game_points) + _SIGNS.get(cell.kind, "")
    if not cell.is_complete:
        shown = f"{shown}*" if cell.game_points or is_begun else "*"
    text = f"{opponent}{mark}{shown}"
    return Cell(text, with_minus(text), parts=(opponent, mark, with_minus(shown)))


def instead_of_opponent(source: Source, kind: RoundKind) -> str:
    """Return what stands in a cell in place of an opponent."""
    return {
        RoundKind.PAB: source.tr("bye"),
        RoundKind.FULL_BYE: source.tr("full"),
        RoundKind.HALF_BYE: source.tr("half"),
        RoundKind.ABSENT: "–",
    }[kind]


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
