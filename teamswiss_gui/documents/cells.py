"""Cells for the things that documents are made of."""

from __future__ import annotations

from datetime import date
from fractions import Fraction
from functools import lru_cache

from teamswiss_gui.documents.figures import with_minus
from teamswiss_gui.documents.model import EMPTY, Cell, Column, Kind, Row, RowKind, Weight
from teamswiss_gui.documents.source import Source
from teamswiss_gui.domain.checks import key
from teamswiss_gui.domain.model import Birth, Board, Bye, Match, Player, Round, Team
from teamswiss_gui.domain.points import HalfPoints, as_number, as_text, rounded_text
from teamswiss_gui.domain.terms import ByeKind, Colour, Forfeit, Result, Sex, Side
from teamswiss_gui.scoring import points as scoring
from teamswiss_gui.scoring.sentences import value_text
from teamswiss_gui.scoring.tiebreaks.base import Value

LETTERS = {Colour.WHITE: "w", Colour.BLACK: "b"}
WON_DRAWN_LOST = "+,\u00a0=,\u00a0–"
"""The headers of three columns, as a note names them."""


def text(value: str, *, weight: Weight | None = None, link: str = "") -> Cell:
    """Return a text."""
    return Cell(value, value, weight, link=link) if value else EMPTY


@lru_cache(maxsize=10_000)
def whole(value: int | None) -> Cell:
    """Return a whole number, or nothing."""
    return EMPTY if value is None else Cell(value, str(value))


@lru_cache(maxsize=10_000)
def points(value: HalfPoints | None, *, weight: Weight | None = None) -> Cell:
    """Return points: 2.5 for a spreadsheet, 2½ for a reader."""
    return EMPTY if value is None else Cell(as_number(value), with_minus(as_text(value)), weight)


def tiebreak(value: Value) -> Cell:
    """Return a tie-break's value; a list is a text."""
    shown = value_text(value)
    if isinstance(value, tuple):
        return Cell(shown, shown)
    if value.denominator == 2:
        return points(HalfPoints(value.numerator))
    return Cell(value.numerator if value.denominator == 1 else float(value), shown)


def fraction(value: Fraction | None, decimals: int = 1) -> Cell:
    """Return an average or a percentage, rounded for the reader only."""
    if value is None:
        return EMPTY
    number = value.numerator if value.denominator == 1 else round(float(value), 6)
    return Cell(number, rounded_text(value, decimals))


def signed(value: Fraction, decimals: int = 1) -> Cell:
    """Return a change with its sign, rounded for the reader only."""
    number = value.numerator if value.denominator == 1 else round(float(value), 6)
    if not value:
        return Cell(number, rounded_text(value, decimals))
    plus = "+" if value > 0 else ""
    return Cell(number, with_minus(plus + rounded_text(value, decimals)))


def colour(value: Colour | None) -> Cell:
    """Return a colour mark."""
    return EMPTY if value is None else Cell(LETTERS[value], LETTERS[value])


def heading(value: str, *, anchor: str = "", link: str = "") -> Row:
    """Return a row that names those below it."""
    return Row(
        (Cell(value, value, Weight.STRONG, link=link),),
        RowKind.HEADING,
        anchor=anchor,
        keep_with_next=True,
    )


def birth(value: Birth | None) -> Cell:
    """Return a birth date as a date, or a year as a number."""
    if value is None:
        return EMPTY
    if not value.month or not value.day:
        return Cell(value.year, str(value.year))
    day = date(value.year, value.month, value.day)
    return Cell(day, day.isoformat())


def sex(value: Sex | None) -> Cell:
    """Return the letter of the rating lists."""
    return EMPTY if value is None else Cell(value.value, value.value)


def team_name(team: Team, *, weight: Weight | None = None) -> Cell:
    """Return a team's name, linked to its sheet."""
    return Cell(team.name, team.name, weight, link=f"teams#t{team.id}")


def home(team: Team) -> Cell:
    """Return a team's federation or club, unless its name says it already."""
    says_it = team.club and f"{key(team.name)} ".startswith(f"{key(team.club)} ")
    return text(team.federation or ("" if says_it else team.club))


def person(player: Player | None, source: Source) -> Cell:
    """Return a player with his title; an empty board says so."""
    if player is None:
        nobody = source.tr("no player")
        return Cell(None, nobody, Weight.QUIET)
    return Cell(player.name, player.name, link=f"players#p{player.id}")


def number_column(source: Source) -> Column:
    """Return the column of the pairing numbers."""
    return Column(
        "number",
        source.tr("No."),
        Kind.NUMBER,
        width=4,
        weight=Weight.QUIET,
        explained=source.tr("Team pairing number"),
    )


def name_column(
    key: str, header: str, *, width: float = 26, is_label: bool = False, named: bool = False
) -> Column:
    """Return a column of names: it takes what is left, and a long name wraps."""
    return Column(
        key,
        header,
        Kind.NAME,
        width=width,
        grows=True,
        wraps=True,
        is_label=is_label,
        named=named,
    )


_RESULTS = {
    Result.WIN: "1 – 0",
    Result.DRAW: "½ – ½",
    Result.LOSS: "0 – 1",
    Result.FORFEIT_WIN: "+ : –",
    Result.FORFEIT_LOSS: "– : +",
    Result.FORFEIT_BOTH: "– : –",
    Result.UNRATED_WIN: "1 – 0 u",
    Result.UNRATED_DRAW: "½ – ½ u",
    Result.UNRATED_LOSS: "0 – 1 u",
}


def board_result(source: Source, board: Board) -> Cell:
    """Return a board's result, the White team's side first."""
    if board.result is None:
        return EMPTY
    if board.result is Result.ADJOURNED:
        shown = source.tr("adjourned")
    elif board.result is Result.SET:
        given = scoring.board_points(source.tournament.settings, board)
        shown = f"{as_text(given[0])} – {as_text(given[1])}"
    else:
        shown = _RESULTS[board.result]
    if board.protest:
        shown += " †"
    return Cell(shown, shown)


def match_result(source: Source, number: int, match: Match) -> tuple[Cell, Cell]:
    """Return both sides' game points; nothing while nothing has been entered."""
    if not match.has_result:
        return EMPTY, EMPTY
    scores = source.scores(number)
    return points(scores[match.white].game_points), points(scores[match.black].game_points)


def match_note(source: Source, match: Match, seen_by: Side | None = None) -> str:
    """Say what is special about a match's result, as one of its sides sees it if that is given."""
    parts = match_notes(source, match, seen_by)
    protests = [str(board.number) for board in match.boards if board.protest]
    if protests:
        parts.append(source.tr("under protest: board {numbers}", numbers=", ".join(protests)))
    return "; ".join(parts)


def match_notes(source: Source, match: Match, seen_by: Side | None = None) -> list[str]:
    """Say one by one what is special about a match's result, without the protests."""
    parts = []
    if match.forfeit is not None:
        parts.append(_forfeit(source, match.forfeit, seen_by))
    if match.forfeit is None and match.score is None:
        missing = sum(board.result is None for board in match.boards)
        if missing and match.has_result:
            parts.append(source.tr("{count} to come", count=missing))
        adjourned = [str(b.number) for b in match.boards if b.result is Result.ADJOURNED]
        if adjourned:
            parts.append(source.tr("adjourned: board {numbers}", numbers=", ".join(adjourned)))
        both = [b.number for b in match.boards if b.result is Result.FORFEIT_BOTH]
        if both:
            numbers = ", ".join(map(str, both))
            parts.append(source.tr("forfeited by both: board {numbers}", numbers=numbers))
    if match.colours_reversed:
        parts.append(source.tr("colours reversed"))
    return parts


def _forfeit(source: Source, forfeit: Forfeit, seen_by: Side | None) -> str:
    if forfeit is Forfeit.BOTH:
        return source.tr("forfeited by both")
    by_white = forfeit is Forfeit.WHITE
    if seen_by is None:
        return source.tr("forfeited by White") if by_white else source.tr("forfeited by Black")
    is_lost = by_white is (seen_by is Side.WHITE)
    return source.tr("lost by forfeit") if is_lost else source.tr("won by forfeit")


def sign_note(said: str) -> str:
    """Return what explains signs so that no line ends between a sign and its meaning."""
    return said.replace(" :", "\u00a0:").replace(": ", ":\u00a0")


def byes(source: Source, each: Round, *, all_: bool = True) -> list[Bye]:
    """Return who has no match in a round: byes first, then the absent, each by number.

    On the wall nobody looks for a team that is out, or not in yet: `all_` names those too.
    """
    numbers = source.numbers(each)
    order = list(ByeKind)
    return sorted(
        (
            bye
            for bye in each.byes
            if all_ or bye.kind is not ByeKind.ABSENT or _is_in(source, each, bye)
        ),
        key=lambda bye: (order.index(bye.kind), numbers.get(bye.team, 0), bye.team),
    )


def _is_in(source: Source, each: Round, bye: Bye) -> bool:
    team = source.teams[bye.team]
    return team.first_round <= each.number and not team.is_withdrawn(each.number)


def why_no_match(source: Source, each: Round, bye: Bye) -> str:
    """Say why a team has no match in a round."""
    team = source.teams[bye.team]
    if bye.kind is ByeKind.ABSENT and team.is_withdrawn(each.number):
        return source.tr("withdrawn")
    if bye.kind is ByeKind.ABSENT and each.number < team.first_round:
        return source.tr("not yet entered")
    return bye_text(source, bye.kind)


def withdrawn(source: Source, team: Team, after: int) -> str:
    """Say from which round on a team is out, if it is out after a round."""
    for away in team.withdrawals:
        if away.first_round <= after + 1 and away.last_round is None:
            return source.tr("withdrawn from round {number} on", number=away.first_round)
    return ""


def average_note(source: Source) -> str:
    """Say what a team's average is taken of, so that it can be worked out again."""
    if not source.is_rated():
        return ""
    settings = source.tournament.settings
    return source.tr(
        "Average: the {count} highest-rated players; one without a rating counts as {floor}.",
        count=settings.rating_players,
        floor=settings.rating_floor,
    )


def in_and_out(source: Source, team: Team, after: int) -> str:
    """Say from which round on a team is in, if it came late, and from which on it is out."""
    late = source.tr("from round {number}", number=team.first_round)
    parts = (late if team.first_round > 1 else "", withdrawn(source, team, after))
    return ", ".join(part for part in parts if part)


def bye_text(source: Source, kind: ByeKind) -> str:
    """Name a kind of bye."""
    names = {
        ByeKind.PAIRING_ALLOCATED: source.tr("bye"),
        ByeKind.FULL: source.tr("full-point bye"),
        ByeKind.HALF: source.tr("half-point bye"),
        ByeKind.ABSENT: source.tr("absent"),
    }
    return names[kind]
