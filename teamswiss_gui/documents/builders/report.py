"""The tournament report: what the event was, how it ended, and everything out of the ordinary."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.builders import (
    board_prizes,
    crosstable,
    prize_list,
    results,
    standings,
    teams,
)
from teamswiss_gui.documents.model import (
    EMPTY,
    Block,
    Cell,
    Column,
    Document,
    Facts,
    Kind,
    Row,
    Section,
    Table,
    Text,
    Weight,
)
from teamswiss_gui.documents.source import Source, date_cell, heading_row_text, versus
from teamswiss_gui.domain.model import Board, Match, Round
from teamswiss_gui.domain.points import HalfPoints, as_text
from teamswiss_gui.domain.terms import (
    Acceleration,
    ArbiterRole,
    ByeKind,
    Colour,
    ColourPreferences,
    PairingSystem,
    PrimaryScore,
    Result,
)
from teamswiss_gui.domain.terms import Kind as RoundKind
from teamswiss_gui.scoring.tiebreaks.codes import parse_list
from teamswiss_gui.scoring.values import bye_points
from teamswiss_gui.words.direction import isolated

BEST = 3
"""Places per board in the report."""

_ELSEWHERE = (None, *(Result(sign) for sign in "1=0*x"))
"""Results that need no word, or that the note of the match names."""
CROSSTABLE_ON_ITS_OWN = 10
"""Teams above which a crosstable in the report begins on a new page."""


def build(source: Source) -> Document:
    """Return the report after a round."""
    after = source.begun()
    return source.document(
        "report",
        source.tr("Tournament report"),
        tuple(_sections(source, after)),
        subtitle=standings.after_text(source, after),
        round_number=after,
        marks=source.counted_marks(after),
    )


def _sections(source: Source, after: int) -> Iterator[Section]:
    tr = source.tr
    yield Section(
        (Facts(event_facts(source)),), heading=tr("The event"), anchor="event", keep_together=True
    )
    yield Section(
        (Facts(rule_facts(source)),), heading=tr("The rules"), anchor="rules", keep_together=True
    )
    if after:
        table = source.standings(after)
        yield Section(
            (standings.standings_table(source, table),),
            heading=tr("Standings"),
            anchor="standings",
            keep_together=True,
        )
        yield Section(
            (crosstable.crosstable_table(source, after),),
            heading=tr("Crosstable"),
            anchor="crosstable",
            # Where it goes on across pages, its halves begin at the top of theirs.
            new_page=len(source.tournament.teams) > CROSSTABLE_ON_ITS_OWN,
        )
    for each in source.tournament.rounds[:after]:
        blocks: tuple[Block, ...] = (results.result_table(source, each),)
        when = source.when(each.number)
        heading = tr("Round {number}", number=each.number)
        yield Section(
            blocks,
            heading=f"{heading}, {when}" if when else heading,
            anchor=f"round-{each.number}",
            keep_together=True,
        )
    if after and source.tournament.settings.prizes:
        yield Section(
            (prize_list.prize_table(source, after),), heading=tr("Prizes"), anchor="prizes"
        )
    if after and any(source.tournament.players()):
        yield Section(
            board_prizes.prize_blocks(source, after, places=BEST),
            heading=tr("Board prizes"),
            anchor="board-prizes",
        )
    notable = tuple(_notable(source, after))
    if notable:
        yield Section(notable, heading=tr("Out of the ordinary"), anchor="notable")
    yield Section((teams.roster_table(source),), heading=tr("Teams"), anchor="teams")


def event_facts(source: Source) -> tuple[tuple[str, Cell], ...]:
    """Return what the event is: name, place, dates, people, size."""
    settings = source.tournament.settings
    tr = source.tr
    roles = {
        ArbiterRole.CHIEF: tr("Chief arbiter"),
        ArbiterRole.DEPUTY: tr("Deputy arbiter"),
        ArbiterRole.ARBITER: tr("Arbiter"),
    }
    players = sum(1 for _ in source.tournament.players())
    field = source.tournament.teams
    ratings = [rating for rating in map(source.average, field) if rating is not None]
    average = sum(ratings, Fraction(0)) / len(ratings) if ratings else None
    facts = [
        (tr("Event"), cells.text(settings.name)),
        (tr("Venue"), cells.text(settings.place)),
        (tr("Federation"), cells.text(settings.federation)),
        (tr("Organiser"), cells.text(settings.organiser)),
        (tr("First day"), date_cell(settings.start_date)),
        (tr("Last day"), date_cell(settings.end_date)),
        *(
            (roles[each.role], cells.text(_arbiter(each.name, each.fide_id)))
            for each in settings.arbiters
        ),
        (tr("Time control"), cells.text(settings.time_control)),
        (tr("Number of teams"), cells.whole(len(field))),
        (tr("Number of players"), cells.whole(players)),
        (tr("Average rating of the teams"), cells.fraction(average)),
        (tr("Rounds"), cells.whole(settings.rounds)),
        (tr("Rounds played"), cells.whole(source.begun())),
        (tr("Boards"), cells.whole(settings.boards)),
    ]
    return tuple((name, cell) for name, cell in facts if cell != EMPTY)


def _arbiter(name: str, fide_id: str) -> str:
    return f"{name} ({fide_id})" if fide_id else name


def rule_facts(source: Source) -> tuple[tuple[str, Cell], ...]:
    """Return what was played and paired by, in words."""
    settings = source.tournament.settings
    tr = source.tr
    systems = {
        PairingSystem.FIDE_TEAM_2026: tr("FIDE Swiss Team Pairing System, C.04.6 (2026)"),
        PairingSystem.FIDE_TEAM_DRAFT: tr("FIDE Swiss Team Pairing System, earlier draft"),
        PairingSystem.DUTCH_2017: tr("FIDE Dutch system, C.04.3 (2017)"),
        PairingSystem.DUTCH_EARLIER: tr("FIDE Dutch system, earlier edition"),
        PairingSystem.OLYMPIAD_2008: tr("Olympiad pairing rules, D.II.02 (2008)"),
    }
    preferences = {
        ColourPreferences.TYPE_A: tr("type A"),
        ColourPreferences.TYPE_B: tr("type B"),
        ColourPreferences.NONE: tr("none"),
    }
    primary = {
        PrimaryScore.MATCH_POINTS: tr("match points"),
        PrimaryScore.GAME_POINTS: tr("game points"),
    }
    accelerations = {
        Acceleration.NONE: "",
        Acceleration.BAKU: tr("Baku (C.04.7)"),
        Acceleration.IMAGINARY: tr("imaginary points (D.II.02)"),
        Acceleration.GIVEN: tr("virtual points given by the arbiter"),
    }
    lots = ""
    if settings.initial_colour is not None:
        lots = tr("White") if settings.initial_colour is Colour.WHITE else tr("Black")
        if settings.initial_colour_seed:
            lots += " " + tr("(drawn by lot: {seed})", seed=settings.initial_colour_seed)
    codes = "; ".join(
        f"{code}: {standings.tiebreak(source, code)}" for code in parse_list(settings.tiebreaks)
    )
    facts = [
        (tr("Pairing system"), systems[settings.system]),
        (tr("Colour preferences"), preferences[settings.colour_preferences]),
        (tr("Primary score"), primary[settings.primary_score]),
        (
            tr("Match points: win, draw, loss"),
            _three(settings.match_win, settings.match_draw, settings.match_loss),
        ),
        (
            tr("Game points: win, draw, loss"),
            _three(settings.board_win, settings.board_draw, settings.board_loss),
        ),
        (tr("Byes: match points, game points"), _byes(source)),
        (tr("Board colours of the White team"), settings.board_colours),
        (tr("Initial colour"), lots),
        (tr("Acceleration"), accelerations[settings.acceleration]),
        (tr("Tie-breaks"), codes),
    ]
    return tuple((name, cells.text(value)) for name, value in facts if value)


def _byes(source: Source) -> str:
    """Return what teams get for rounds without an opponent."""
    said = []
    for kind, name in (
        (RoundKind.PAB, ByeKind.PAIRING_ALLOCATED),
        (RoundKind.HALF_BYE, ByeKind.HALF),
        (RoundKind.FULL_BYE, ByeKind.FULL),
        (RoundKind.ABSENT, ByeKind.ABSENT),
    ):
        given = bye_points(source.tournament.settings, kind)
        points = f"{as_text(given.match_points)}, {as_text(given.game_points)}"
        said.append(f"{cells.bye_text(source, name)} {points}")
    return "; ".join(said)


def _three(*values: HalfPoints) -> str:
    return ", ".join(as_text(value) for value in values)


def _boards(source: Source, match: Match) -> str:
    """Name the boards under protest, and those whose result is not that of a game as others are."""
    if match.forfeit is not None or match.score is not None:
        said = [_board(source, board, "") for board in match.boards if board.protest]
    else:
        said = [
            _board(source, board, cells.board_result(source, board).text)
            for board in match.boards
            if board.protest or board.result not in _ELSEWHERE
        ]
    return ", ".join(said)


def _board(source: Source, board: Board, shown: str) -> str:
    """Return a board with its result: `board 2: 1 – 0 (not rated, under protest)`."""
    tr = source.tr
    result = shown.removesuffix(" †")
    notes = [tr("not rated")] if result.endswith(" u") else []
    if shown and board.result and board.result.is_forfeit:
        notes.append(tr("forfeit"))
    notes += [tr("under protest")] if board.protest else []
    result = result.removesuffix(" u").replace(" ", "\u00a0")
    if not result:
        result = ", ".join(notes)
    elif notes:
        result = f"{result} ({', '.join(notes)})"
    return tr("board {number}: {result}", number=board.number, result=result)


def _match(source: Source, each: Round, match: Match, place: int) -> str:
    """Return what is out of the ordinary in a match, with the match; nothing if all is usual."""
    notes = (*cells.match_notes(source, match), _boards(source, match))
    if not any(notes):
        return ""
    left, right = cells.match_result(source, each.number, match)
    return heading_row_text(
        source.tr("Round {number}, table {table}", number=each.number, table=match.table or place),
        versus(source.teams[match.white].name, source.teams[match.black].name),
        f"{left.text}\u00a0:\u00a0{right.text}" if match.has_result else "",
        "; ".join(note for note in notes if note),
    )


def _notable(source: Source, after: int) -> Iterator[Block]:
    tr = source.tr
    tournament = source.tournament
    rows = [
        Row(
            (
                cells.whole(each.round),
                cells.team_name(source.teams[each.team]),
                cells.points(each.match_points),
                cells.points(each.game_points),
                cells.text(each.reason),
            )
        )
        for each in tournament.adjustments
        if each.round <= after
    ]
    if rows:
        yield Table(
            "adjustments",
            (
                Column("round", tr("Round"), Kind.NUMBER, width=6),
                cells.name_column("team", tr("Team")),
                Column("mp", tr("MP"), Kind.POINTS, width=5),
                Column("gp", tr("GP"), Kind.POINTS, width=5),
                Column("reason", tr("Reason"), width=30, grows=True, wraps=True),
            ),
            tuple(rows),
            caption=tr("Penalties and bonuses"),
        )
    unusual = [
        said
        for each in tournament.rounds[:after]
        for place, match in enumerate(each.matches, start=1)
        if (said := _match(source, each, match, place))
    ]
    yield from map(Text, unusual)
    for team in source.by_number:
        if team.first_round > 1:
            yield Text(
                tr(
                    "{team} entered in round {number}.",
                    team=isolated(team.name),
                    number=team.first_round,
                )
            )
        for away in team.withdrawals:
            yield Text(
                tr(
                    "{team} withdrew from round {number} on.",
                    team=isolated(team.name),
                    number=away.first_round,
                )
            )
    if unusual:
        said = tr(
            "Scores and results are those of the team named first, with White on board 1, then of "
            "the other."
        )
        yield Text(said, Weight.QUIET)
