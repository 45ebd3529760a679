"""Tie-breaks in plain words: names, values and workings, for documents, commands and the window."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.domain.points import HalfPoints, as_text
from teamswiss_gui.scoring.points import Kind
from teamswiss_gui.scoring.standings import SCORE, Standings
from teamswiss_gui.scoring.tiebreaks.base import Code, Shape, Step, Term, Value
from teamswiss_gui.scoring.tiebreaks.codes import tiebreak_of
from teamswiss_gui.words import Words
from teamswiss_gui.words.local import decimal_text

CONTEXT = "tiebreaks"

_KINDS = {
    Kind.PLAYED: "played",
    Kind.FORFEIT_WIN: "won by forfeit",
    Kind.FORFEIT_LOSS: "lost by forfeit",
    Kind.PAB: "pairing-allocated bye",
    Kind.FULL_BYE: "full-point bye",
    Kind.HALF_BYE: "half-point bye",
    Kind.ABSENT: "absent",
}
_CUTS = {
    (1, False): "without the lowest",
    (2, False): "without the two lowest",
    (1, True): "without the highest and the lowest",
    (2, True): "without the two highest and the two lowest",
}
_STEPS = {
    "score": "{score} {numbers} ({article})",
    "buchholz": "Buchholz on {score} {numbers} ({article})",
    "factor": "divided by {numbers} ({article})",
    "average": "sum and number of opponents: {numbers} ({article})",
    "limit": "opponents with at least {numbers} count ({article})",
    "boards": "boards: {numbers} ({article})",
    "eliminated": "without the last boards: {numbers} ({article})",
    "encounter": "matches of the tied teams, {score}: {table} ({article})",
}


def value_text(value: Value, *, decimals: int = 2, language: str = "en") -> str:
    """Write a value: 12, 10.5, 28.67 (rounded only here), a list with commas.

    Where the language has a decimal comma, a list has semicolons.
    """
    if isinstance(value, tuple):
        between = ", " if decimal_text(language, ".") == "." else "; "
        return between.join(
            value_text(each, decimals=decimals, language=language) for each in value
        )
    if value.denominator == 1:
        return str(value.numerator)
    scaled = abs(value) * 10**decimals
    rounded = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    whole, part = divmod(rounded, 10**decimals)
    text = decimal_text(language, f"{whole}.{part:0{decimals}d}".rstrip("0").rstrip("."))
    return f"-{text}" if value < 0 and rounded else text


def figure_text(value: Value, language: str) -> str:
    """Write a value for a reader: with ½ where that is exact."""
    if isinstance(value, tuple) or value.denominator != 2:
        return value_text(value, language=language)
    whole = abs(value.numerator) // 2
    return f"{'−' if value < 0 else ''}{whole or ''}½"


def value_number(value: Value) -> int | float | list[int | float]:
    """Return a value for JSON or a spreadsheet: whole numbers stay whole, lists are lists."""
    if isinstance(value, tuple):
        return [_number(each) for each in value]
    return _number(value)


def _number(value: Fraction) -> int | float:
    return value.numerator if value.denominator == 1 else float(value)


def title(words: Words, code: Code) -> str:
    """Return the name of a tie-break in plain words."""
    return words.tr(CONTEXT, tiebreak_of(code).title)


def described(words: Words, code: Code) -> str:
    """Return a tie-break in plain words, with what its modifiers mean."""
    parts = [title(words, code)]
    if code.score:
        on = "on match points" if code.score == "MP" else "on game points"
        parts.append(words.tr(CONTEXT, on))
    if code.cut_low:
        parts.append(words.tr(CONTEXT, _CUTS[code.cut_low, bool(code.cut_high)]))
    if code.forfeits_played:
        parts.append(words.tr(CONTEXT, "forfeits count as played"))
    if code.fore:
        parts.append(words.tr(CONTEXT, "the last round counts as drawn"))
    if code.reversed:
        parts.append(words.tr(CONTEXT, "the other way round"))
    return ", ".join(parts)


def kind_text(words: Words, kind: Kind) -> str:
    """Return what a round was for a team."""
    return words.tr(CONTEXT, _KINDS[kind])


def decided_text(words: Words, table: Standings, index: int | None) -> str:
    """Say what put a team below the one before it."""
    if index is None:
        return words.tr(CONTEXT, "nothing: they share the place")
    if index == SCORE:
        primary = "match points" if table.book.primary_is_mp else "game points"
        return words.tr(CONTEXT, primary)
    return str(table.codes[index])


def working_lines(
    words: Words, table: Standings, names: Mapping[TeamId, str], team: TeamId, index: int
) -> list[str]:
    """Return the working of one value, a line for every term or step, the value last."""
    code = table.codes[index]
    working = table.working(team, index)
    lines = [_term(words, term, working.unit, names) for term in working.terms]
    lines += [_step(words, step, names) for step in working.steps]
    result = words.tr(CONTEXT, "{code} = {value}")
    if tiebreak_of(code).shape is Shape.PLACE:
        result = words.tr(CONTEXT, "{code}: place {value} of the tied teams")
    lines.append(result.format(code=code, value=figure_text(working.value, words.language)))
    return lines


def _term(words: Words, term: Term, unit: int, names: Mapping[TeamId, str]) -> str:
    parts = []
    if term.round is not None:
        parts.append(words.tr(CONTEXT, "R{round}").format(round=term.round))
    if term.board is not None:
        parts.append(words.tr(CONTEXT, "board {board}").format(board=term.board))
    if term.opponent is not None:
        name = names.get(term.opponent, str(term.opponent))
        beside = "" if term.beside is None else f" ({as_text(HalfPoints(term.beside))})"
        parts.append(name + beside)
    if term.kind is not None and term.kind is not Kind.PLAYED:
        parts.append(words.tr(CONTEXT, _KINDS[term.kind]))
    if term.adjusted_by == "adjustment":
        parts.append(words.tr(CONTEXT, "penalty or bonus"))
    amount = figure_text(Fraction(term.amount, unit), words.language)
    if term.factor is not None and term.points is not None:
        shown = str(term.factor) if term.board is not None else as_text(HalfPoints(term.factor))
        amount = f"{shown} × {as_text(HalfPoints(term.points))} = {amount}"
    text = ", ".join(parts)
    line = f"{text}: {amount}" if text else amount
    if term.raw is not None and term.raw != term.factor:
        note = words.tr(CONTEXT, "instead of {raw} by {article}")
        line += f" ({note.format(raw=as_text(HalfPoints(term.raw)), article=term.adjusted_by)})"
    elif term.adjusted_by not in {"", "adjustment"}:
        line += f" ({term.adjusted_by})"
    if term.cut_by:
        line += " " + words.tr(CONTEXT, "[not counted: {article}]").format(article=term.cut_by)
    return line


def _step(words: Words, step: Step, names: Mapping[TeamId, str]) -> str:
    def written(value: Value) -> str:
        return value_text(value, language=words.language)

    rows = [
        f"{names.get(team, str(team))} {written(points)}"
        + (words.tr(CONTEXT, " ({missing} not played)").format(missing=missing) if missing else "")
        for team, points, missing in step.table
    ]
    numbers = written(tuple(step.numbers))
    if step.lists:
        numbers = "; ".join(
            f"{names.get(team, str(team))} {written(compared)}" for team, compared in step.lists
        )
    text = words.tr(CONTEXT, _STEPS[step.what]).format(
        score=step.score, numbers=numbers, table=", ".join(rows), article=step.article
    )
    if step.order:
        order = " > ".join(
            " = ".join(names.get(team, str(team)) for team in group) for group in step.order
        )
        text += f": {order}"
    return text
