"""The standings after a round, with every tie-break."""

from __future__ import annotations

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.model import (
    Align,
    Cell,
    Column,
    Document,
    Kind,
    Row,
    Section,
    Table,
    Weight,
)
from teamswiss_gui.documents.source import Source
from teamswiss_gui.domain.terms import ByeKind, PrimaryScore
from teamswiss_gui.scoring.sentences import described
from teamswiss_gui.scoring.standings import Standings
from teamswiss_gui.scoring.tiebreaks.base import Code, Shape
from teamswiss_gui.scoring.tiebreaks.codes import tiebreak_of
from teamswiss_gui.words.direction import isolated

SECONDARY = "MPvGP"


def build(source: Source) -> Document:
    """Return the standings after a round."""
    after = source.begun()
    table = source.standings(after)
    marks = source.counted_marks(after)
    final = after >= source.tournament.settings.rounds and not marks
    name = source.tr("Final standings") if final else source.tr("Standings")
    return source.document(
        "standings",
        name,
        (Section((standings_table(source, table),)),),
        subtitle=after_text(source, after),
        round_number=after,
        marks=marks,
    )


def after_text(source: Source, after: int) -> str:
    """Say after which round something stands."""
    rounds = source.tournament.settings.rounds
    if not after:
        return source.tr("Before round 1")
    return source.tr("After round {number} of {rounds}", number=after, rounds=rounds)


def standings_table(source: Source, table: Standings, *, top: int | None = None) -> Table:
    """Return the standings, or just their first places."""
    rows = []
    placed = table.rows[:top]
    for row in placed:
        team = source.teams[row.team]
        shown = f"{row.rank}=" if row.is_shared else str(row.rank)
        rows.append(
            Row(
                (
                    Cell(row.rank, shown, Weight.STRONG),
                    cells.whole(team.tpn),
                    cells.team_name(team),
                    cells.home(team),
                    cells.whole(row.won + row.drawn + row.lost),
                    cells.whole(row.won),
                    cells.whole(row.drawn),
                    cells.whole(row.lost),
                    cells.points(row.points.match_points),
                    cells.points(row.points.game_points),
                    *(cells.tiebreak(value) for value in row.values),
                )
            )
        )
    shared = next((row.rank for row in placed if row.is_shared), None)
    return Table(
        "standings", _columns(source, table), tuple(rows), notes=notes(source, table, shared)
    )


def notes(source: Source, table: Standings, shared: int | None) -> tuple[str, ...]:
    """Explain the columns, and the sign behind the first place that is shared."""
    tr = source.tr
    said = []
    if shared is not None:
        level = tr("{place}: level after all tie-breaks; the place is shared.", place=f"{shared}=")
        said.append(cells.sign_note(level))
    said += filter(None, [*out_and_extra(source, table), _unfinished_note(source, table)])
    matches = tr(
        "{matches}: matches, forfeits included; {signs}: won, drawn, lost.",
        matches=tr("M"),
        signs=cells.WON_DRAWN_LOST,
    )
    said.append(f"{cells.sign_note(matches)} {points_note(source)}{_byes_note(source, table)}")
    listed = [f"{code}: {_with_best(source, code)}" for code in table.codes]
    if listed:
        said.append(tr("Tie-breaks: {names}.", names="; ".join(listed)))
    return tuple(said)


def _unfinished_note(source: Source, table: Standings) -> str:
    """Name the teams whose figures hold the games of a match that is not over."""
    waiting = {
        team
        for each in source.tournament.rounds[: table.after]
        for match in each.matches
        if match.has_result
        for team in (match.white, match.black)
        if not source.scores(each.number)[team].is_complete
    }
    if not waiting:
        return ""
    return source.tr(
        "Not finished: {teams}. The games so far are in {gp}; {mp} come with the last of them.",
        teams=", ".join(isolated(t.name) for t in source.by_number if t.id in waiting),
        gp=source.tr("GP"),
        mp=source.tr("MP"),
    )


def _byes_note(source: Source, table: Standings) -> str:
    """Say why a team's matches do not add up to its points."""
    rounds = source.tournament.rounds[: table.after]
    if not any(bye.kind is not ByeKind.ABSENT for each in rounds for bye in each.byes):
        return ""
    said = source.tr("Byes are in {mp} and {gp} only.", mp=source.tr("MP"), gp=source.tr("GP"))
    return f" {said}"


def points_note(source: Source) -> str:
    """Say what the headers of the two scores stand for."""
    tr = source.tr
    said = tr("{mp}: match points; {gp}: game points.", mp=tr("MP"), gp=tr("GP"))
    return cells.sign_note(said)


def _with_best(source: Source, code: Code) -> str:
    """Return a tie-break in plain words; of a place, that the lowest is the best."""
    said = tiebreak(source, code)
    if tiebreak_of(code).shape is not Shape.PLACE:
        return said
    return source.tr("{tiebreak}, the place among the tied teams (1 is best)", tiebreak=said)


def out_and_extra(source: Source, table: Standings) -> list[str]:
    """Name the teams whose points include a penalty or bonus, and those that have left."""
    tr = source.tr
    left = [t.name for t in source.by_number if cells.withdrawn(source, t, table.after)]
    extra = extra_note(source, table)
    said = [extra] if extra else []
    if left:
        said.append(tr("Withdrawn: {teams}.", teams=", ".join(map(isolated, left))))
    return said


def extra_note(source: Source, table: Standings) -> str:
    """Name the teams whose points include a penalty or bonus."""
    changed = [
        isolated(source.teams[team].name)
        for team, extra in table.book.extra.items()
        if extra.match_points or extra.game_points
    ]
    if not changed:
        return ""
    return source.tr("Penalties and bonuses are included: {teams}.", teams=", ".join(changed))


def tiebreak(source: Source, code: Code) -> str:
    """Return a tie-break in plain words; the score that does not decide by its name."""
    if code.name == SECONDARY:
        by_mp = source.tournament.settings.primary_score is PrimaryScore.MATCH_POINTS
        return source.tr("Game points") if by_mp else source.tr("Match points")
    return described(source.words, code)


def _columns(source: Source, table: Standings) -> tuple[Column, ...]:
    tr = source.tr
    homes = any(cells.home(team).text for team in source.tournament.teams)
    by_mp = source.tournament.settings.primary_score is PrimaryScore.MATCH_POINTS
    loud = (Weight.STRONG, Weight.NORMAL) if by_mp else (Weight.NORMAL, Weight.STRONG)
    return (
        Column("rank", tr("Rank"), Kind.NUMBER, Align.DECIMAL, width=5, is_label=True),
        cells.number_column(source),
        cells.name_column("team", tr("Team"), is_label=True),
        Column("federation", tr("Club"), Kind.TEXT, width=8, wraps=True, on_paper=homes),
        Column("matches", tr("M"), Kind.NUMBER, width=3, explained=tr("Matches played")),
        Column("won", "+", Kind.NUMBER, width=3, explained=tr("Matches won")),
        Column("drawn", "=", Kind.NUMBER, width=3, explained=tr("Matches drawn")),
        Column("lost", "–", Kind.NUMBER, width=3, explained=tr("Matches lost")),
        Column("mp", tr("MP"), Kind.POINTS, width=5, weight=loud[0], explained=tr("Match points")),
        Column("gp", tr("GP"), Kind.POINTS, width=6, weight=loud[1], explained=tr("Game points")),
        *(
            Column(
                f"tiebreak-{index}",
                str(code),
                Kind.POINTS,
                width=max(7, len(str(code)) + 1),
                explained=tiebreak(source, code),
            )
            for index, code in enumerate(table.codes, 1)
        ),
    )
