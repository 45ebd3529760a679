"""The teams with their rosters."""

from __future__ import annotations

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.model import Column, Document, Kind, Row, Section, Table, Weight
from teamswiss_gui.documents.source import Source, heading_row_text
from teamswiss_gui.domain.ratings import team_rating


def build(source: Source) -> Document:
    """Return every team with its roster in board order, by pairing number."""
    return source.document("teams", source.tr("Teams"), (Section((roster_table(source),)),))


def roster_table(source: Source) -> Table:
    """Return all rosters, each below its team."""
    settings = source.tournament.settings
    rows: list[Row] = []
    for team in source.by_number:
        rated = team_rating(team, settings)
        average = cells.fraction(source.average(team)).text
        captain = source.tr("captain {name}", name=team.captain) if team.captain else ""
        captain = captain.replace(" ", "\u00a0", 1)  # no line ends with the word alone
        title = heading_row_text(
            "" if team.tpn is None else f"{team.tpn}",
            team.name,
            cells.home(team).text,
            source.tr("average {rating}", rating=average) if average else "",
            captain,
            cells.in_and_out(source, team, settings.rounds),
        )
        rows.append(cells.heading(title, anchor=f"t{team.id}"))
        for place, player in enumerate(team.players, start=1):
            counts = "•" if source.is_rated() and player.id in rated.counted else ""
            rows.append(
                Row(
                    (
                        cells.whole(team.tpn),
                        cells.text(team.name),
                        cells.whole(place),
                        cells.text(player.title),
                        cells.person(player, source),
                        cells.whole(player.rating),
                        cells.whole(player.national_rating),
                        cells.text(player.fide_id),
                        cells.text(player.national_id),
                        cells.text(player.federation),
                        cells.whole(player.birth.year if player.birth else None),
                        cells.sex(player.sex),
                        cells.text(counts),
                    )
                )
            )
    return Table(
        "rosters",
        _columns(source),
        tuple(rows),
        groups_together=True,
        notes=_notes(source) if source.is_rated() else (),
    )


def _notes(source: Source) -> tuple[str, ...]:
    settings = source.tournament.settings
    return (
        source.tr(
            "•: one of the {count} highest-rated players, who count for the average; a player "
            "without a rating counts as {floor}.",
            count=settings.rating_players,
            floor=settings.rating_floor,
        ),
    )


def _columns(source: Source) -> tuple[Column, ...]:
    tr = source.tr
    national = any(p.national_rating or p.national_id for _, p in source.tournament.players())
    return (
        Column("team-number", tr("Team no."), Kind.NUMBER, width=8, on_paper=False),
        Column("team", tr("Team"), Kind.NAME, width=24, on_paper=False),
        Column("board", tr("No."), Kind.NUMBER, width=3, explained=tr("Board order")),
        Column("title", tr("Title"), width=5, weight=Weight.QUIET),
        cells.name_column("name", tr("Name")),
        Column("rating", tr("Rating"), Kind.NUMBER, width=6),
        Column("national-rating", tr("National"), Kind.NUMBER, width=8, on_paper=national),
        Column("fide-id", tr("FIDE id"), Kind.ID, width=10),
        Column("national-id", tr("National id"), Kind.ID, width=10, on_paper=national),
        Column("federation", tr("Fed."), width=5, explained=tr("Federation")),
        Column("birth", tr("Born"), Kind.NUMBER, width=6),
        Column("sex", tr("Sex"), width=4),
        Column("counts", tr("Counts"), width=6),
    )
