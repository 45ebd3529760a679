"""Where cards stand on a page and are cut; and those that are folded to stand on the table."""

from __future__ import annotations

from collections.abc import Sequence

from teamswiss_gui.documents.figures import DOT, clean
from teamswiss_gui.documents.model import Card, Cards
from teamswiss_gui.printing.frame import ghost
from teamswiss_gui.printing.paper import MARGIN, Rect
from teamswiss_gui.printing.sheet import Ink, Rule, Sheet, Turned, Words
from teamswiss_gui.printing.type import (
    SMALLEST_NAME,
    Type,
    leading,
    reads_well,
    whole_words,
)

_CUT = 14.0
_FOLD = 42.0
"""A fold is marked at the sides only, so that nobody takes it for a cut."""
VERSUS = " – "
ONE_LINE = 0.72
"""How much smaller a title is set before it goes to a second line."""


def areas_of(page: Rect, count: int, across: int) -> list[Rect]:
    """Return the places of the cards of a page."""
    down = -(-count // across)
    width, tall = page.width / across, page.height / down
    return [
        Rect(column * width, row * tall, width, tall)
        for row in range(down)
        for column in range(across)
    ]


def draw_cuts(sheet: Sheet, areas: Sequence[Rect], page: Rect) -> None:
    """Draw where to cut: marks at the edges, a fine dashed line between."""
    for x in sorted({area.x for area in areas if area.x > 1}):
        sheet.add(Rule(x, 0, x, _CUT, 0.6, Ink.BLACK))
        sheet.add(Rule(x, page.height - _CUT, x, page.height, 0.6, Ink.BLACK))
        sheet.add(Rule(x, _CUT + 4, x, page.height - _CUT - 4, 0.4, Ink.LINE, dashed=True))
    for y in sorted({area.y for area in areas if area.y > 1}):
        sheet.add(Rule(0, y, _CUT, y, 0.6, Ink.BLACK))
        sheet.add(Rule(page.width - _CUT, y, page.width, y, 0.6, Ink.BLACK))
        sheet.add(Rule(_CUT + 4, y, page.width - _CUT - 4, y, 0.4, Ink.LINE, dashed=True))


def folded_sheets(cards: Cards, type_: Type, page: Rect, mark: str) -> list[Sheet]:
    """Return tent cards: each place is folded in its middle, the upper half upside down."""
    areas = areas_of(page, cards.per_page, 1)
    sheets: list[Sheet] = []
    for place, card in enumerate(cards.cards):
        if place % len(areas) == 0:
            sheets.append(Sheet())
            draw_cuts(sheets[-1], areas, page)
        area = areas[place % len(areas)]
        fold = area.y + area.height / 2
        for x in (MARGIN, page.width - MARGIN - _FOLD):
            sheets[-1].add(Rule(x, fold, x + _FOLD, fold, 0.4, Ink.LINE, dashed=True))
        half = Rect(area.x + MARGIN, fold + 12, area.width - 2 * MARGIN, 0)
        half = half._replace(height=area.height / 2 - 12 - MARGIN)
        face = Sheet()
        _tent(face, card, type_, half, clean(card.mark) or mark)
        for piece in face.all():
            sheets[-1].add(piece)
        sheets[-1].add(Turned(area.x + area.width / 2, fold, tuple(face.all())))
    return sheets


def _tent(sheet: Sheet, card: Card, type_: Type, area: Rect, mark: str) -> None:
    if mark:
        sheet.add(ghost(type_, mark, area, -12))
    size = min(area.height * 0.58, 110)
    tall = size * 0.72
    _centred(sheet, type_, card.corner, area, area.y + tall + 4, size)
    title = clean(card.title)
    room = area.height - tall - 34
    lines, wanted = title_lines(type_, title, area.width, 30, SMALLEST_NAME + 2, 4, room)
    base = area.y + tall + 14 + wanted
    for line in lines:
        _centred(sheet, type_, line, area, base, wanted)
        base += leading(wanted)
    subtitle = type_.joined(clean(card.subtitle).split(DOT), area.width, 10)
    width = type_.width(subtitle, 10)
    x = area.x + (area.width - width) / 2
    sheet.add(Words(x, area.bottom - 2, subtitle, 10, ink=Ink.QUIET, width=width))


def title_lines(
    type_: Type,
    title: str,
    width: float,
    largest: float,
    least: float,
    most: int,
    room: float = 0,
) -> tuple[list[str], float]:
    """Return the lines of a card's title and their size: as large as it goes without broken words.

    Of a match, each team begins its own line where both do not fit on one.
    """
    one = type_.fit(title, width, largest, max(largest * ONE_LINE, least), bold=True)
    if type_.width(title, one, bold=True) <= width:
        return [title], one
    count = round((largest - least) * 2)
    sizes = [largest - (largest - least) * step / max(count, 1) for step in range(count + 1)]
    for part, is_good in ((_by_team, reads_well), (_by_team, whole_words), (_anyhow, whole_words)):
        for size in sizes:
            lines = part(type_, title, width, size, most)
            fits = len(lines) <= most and (not room or len(lines) * leading(size) <= room)
            if fits and is_good(lines, title):
                return lines, size
    return _anyhow(type_, title, width, least, most), least


def _by_team(type_: Type, title: str, width: float, size: float, most: int) -> list[str]:
    if type_.width(title, size, bold=True) <= width:
        return [title]
    white, dash, black = title.partition(VERSUS)
    if not dash:
        return _anyhow(type_, title, width, size, most)
    sides = (white + dash.rstrip(), black)
    return [line for side in sides for line in _anyhow(type_, side, width, size, most)]


def _anyhow(type_: Type, title: str, width: float, size: float, most: int) -> list[str]:
    return type_.balanced(title, width, size, bold=True, most=most)


def _centred(sheet: Sheet, type_: Type, text: str, area: Rect, base: float, size: float) -> None:
    width = type_.width(text, size, bold=True)
    x = area.x + (area.width - width) / 2
    sheet.add(Words(x, base, text, size, True, width=width))
