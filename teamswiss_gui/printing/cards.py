"""Cards on pages: cut apart, or folded to stand on the table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from teamswiss_gui.documents.figures import DOT, clean
from teamswiss_gui.documents.model import EMPTY, Card, Cards, Cell, Document, Kind, Mark, Size
from teamswiss_gui.printing.blocks import facts_strips, lines_strip
from teamswiss_gui.printing.cells import BOX_INSET
from teamswiss_gui.printing.columns import CLOSER, PADDING, TIGHT, Content, contents
from teamswiss_gui.printing.frame import ghost
from teamswiss_gui.printing.paper import MARGIN, MM, Rect
from teamswiss_gui.printing.plans import LESS_AIR, Plan, extra_lines, plan_table
from teamswiss_gui.printing.sheet import Frame, Ink, Sheet, Words
from teamswiss_gui.printing.strips import Strip, height
from teamswiss_gui.printing.tables import table_run
from teamswiss_gui.printing.tents import areas_of, draw_cuts, folded_sheets, title_lines
from teamswiss_gui.printing.type import SMALLEST_NAME, Type, hangs_low, leading, whole_words

INSIDE = 8 * MM
"""Between a cut and what is printed; the edge of the page has its own margin."""
_SIZES = (13, 12, 11, 10.5, 10, 9.5, 9)
FEW = 0.25
"""Of a round's cards: so many may have a name in two lines, before all are set smaller."""
HARDLY_LESS = 0.9
"""A card in type smaller than this share of the others' looks like a mistake among them."""
_ROW_MOST = 34.0
_CORNER_NAME = 8.5
_BELOW_TITLE = 2.5
"""What is free besides below a title whose letters hang low."""
_BOX, _COLON = 30.0, 10.0
"""How wide a box for the result of a match is where no other is above it, and what is free between
the two."""


def card_sheets(
    cards: Cards,
    document: Document,
    type_: Type,
    pages: Sequence[Rect],
    per_page: int | None = None,
) -> tuple[list[Sheet], Rect]:
    """Return the pages of cards and how they lie.

    If a card does not fit its place, or only with broken names, the sheet is turned where that is
    allowed and helps; if they do not fit either way, fewer stand on a page.
    """
    marks = [text for mark, text in document.marks if mark is Mark.DRAFT]
    mark = clean(marks[0]) if marks else ""
    if cards.folded:
        return folded_sheets(cards, type_, pages[0], mark), pages[0]
    wanted = per_page or cards.per_page
    for count in (n for n in (4, 2, 1) if n <= wanted):
        best: tuple[int, list[_Face], list[Rect], Rect] | None = None
        for page in pages:
            across = 2 if count >= 4 or (page.width > page.height and count == 2) else 1
            areas = areas_of(page, count, across)
            space = _inside(areas[0], page)
            for dense in (False, True):
                faces = _faces(cards, type_, space, dense=dense)
                if all(face.fits for face in faces):
                    broken = sum(face.breaks for face in faces)
                    if best is None or broken < best[0]:
                        best = broken, faces, areas, page
                    break
            if best and not best[0]:
                break
        if best:
            _, faces, areas, page = best
            return _dealt(faces, areas, page, mark), page
    areas = areas_of(pages[0], 1, 1)
    faces = _faces(cards, type_, _inside(areas[0], pages[0]), at_all=True)
    return _dealt(faces, areas, pages[0], mark), pages[0]


def _faces(
    cards: Cards, type_: Type, space: Rect, *, dense: bool = False, at_all: bool = False
) -> list[_Face]:
    """Return the cards, all in the same size of text; up to the first that does not fit.

    A card whose names must be broken in any case is set smaller by itself.
    """
    faces: list[_Face] = []
    for card in cards.cards:
        faces.append(_Face(card, type_, space, _SIZES[0], dense))
        if not faces[-1].fits and not at_all:
            return faces
    return _alike(cards.cards, faces, type_, space, dense)


def _alike(
    cards: Sequence[Card], faces: list[_Face], type_: Type, space: Rect, dense: bool
) -> list[_Face]:
    """Return the cards in one size: the largest in which a few names at most take two lines."""
    whole = [place for place, face in enumerate(faces) if not face.breaks]
    for size in sorted({faces[place].size for place in whole}, reverse=True):
        smaller = [place for place in whole if faces[place].size < size]
        if len(smaller) > FEW * len(faces):
            continue
        changed = [
            face if face.size == size else _Face(card, type_, space, size, dense, steady=True)
            for face, card in zip(faces, cards, strict=True)
        ]
        if all(face.fits and face.size >= HARDLY_LESS * size for face in changed) and all(
            changed[place].keeps_words for place in smaller
        ):
            return changed
    return faces


def _inside(area: Rect, page: Rect) -> Rect:
    """Return the printable part of a card's place: every card the same, wherever it stands."""
    across = MARGIN if area.width > page.width - 1 else (MARGIN + INSIDE) / 2
    down = MARGIN if area.height > page.height - 1 else (MARGIN + INSIDE) / 2
    return Rect(0, 0, area.width - 2 * across, area.height - 2 * down)


def _dealt(faces: Sequence[_Face], areas: Sequence[Rect], page: Rect, mark: str) -> list[Sheet]:
    sheets: list[Sheet] = []
    for place, face in enumerate(faces):
        if place % len(areas) == 0:
            sheets.append(Sheet())
            draw_cuts(sheets[-1], areas, page)
        area = areas[place % len(areas)]
        left = MARGIN if area.x < 1 else INSIDE
        top = MARGIN if area.y < 1 else INSIDE
        face.draw(sheets[-1], area.x + left, area.y + top, mark)
    return sheets


class _Face:
    """One card, laid out for a space."""

    def __init__(
        self,
        card: Card,
        type_: Type,
        space: Rect,
        largest: float,
        dense: bool,
        steady: bool = False,
    ) -> None:
        """`largest` is the size that its tables must not exceed; `dense` saves height.

        `steady`: names go to further lines rather than that they are set smaller.
        """
        self.size = largest
        self.breaks = True
        """Whether a name goes to a second line, or is set smaller than the others."""
        self.keeps_words = True
        """Whether names take two lines at most, and break between words."""
        self._card = card
        self._type = type_
        self._space = space
        self._dense = dense
        self._steady = steady
        small = space.width < 300
        self._corner_size = 24.0 if small else 28.0 if dense else 34.0
        self._title_size = 11.0 if small or dense else 14.0
        corner = max(
            type_.width(card.corner, self._corner_size, bold=True),
            type_.width(clean(card.corner_name), _CORNER_NAME),
        )
        self._corner_width = corner + 12 if card.corner else 0
        self._corner_top = leading(_CORNER_NAME) if card.corner and card.corner_name else 0.0
        room = space.width - self._corner_width
        self._titles, self._title_size = title_lines(
            type_, clean(card.title), room, self._title_size, SMALLEST_NAME, 3
        )
        self._subtitles = _subtitle_lines(type_, clean(card.subtitle), room)
        top = leading(self._title_size) * len(self._titles) + leading(9) * len(self._subtitles)
        self._below_title = _BELOW_TITLE if hangs_low(self._titles[-1]) else 0.0
        top += self._below_title
        self._top = max(top, self._corner_top + self._corner_size * 0.9) + 6
        self._foot = self._foot_strips()
        self._facts = self._fact_strips()
        room = space.height - self._top - height(self._foot) - height(self._facts) - 6
        self._middle, self._box_width = space.width / 2, _BOX
        self._tables, self.fits = self._table_strips(room)

    # --- measuring ----------------------------------------------------------------------------

    def _foot_strips(self) -> list[Strip]:
        width = self._space.width
        note = clean(self._card.note)
        notes = _paragraph(self._type, note, width, 8.5) if note else []
        above = 20 if self._dense else 30 if width > 300 else 24
        signed = [lines_strip(lines, self._type, width, 8.5, above) for lines in self._card.lines]
        return [*notes, *signed]

    def _fact_strips(self) -> list[Strip]:
        told = [fact for fact in self._card.facts if fact[1] != EMPTY]
        asked = [fact for fact in self._card.facts if fact[1] == EMPTY]
        strips = facts_strips(told, self._type, self._space.width, 9.5)
        return [*strips, *(self._asked(name, cell) for name, cell in asked)]

    def _asked(self, name: str, _cell: Cell) -> Strip:
        """Return a pair of boxes for a score, with its name before them."""
        size, high = 10.0, 18.0 if self._dense else 24.0
        label = clean(name)

        def draw(sheet: Sheet, x: float, y: float) -> None:
            middle, wide = x + self._middle, self._box_width
            left, right = middle - _COLON / 2 - wide, middle + _COLON / 2
            lines = self._type.wrap(label, left - 8 - x, size, bold=True, most=2)
            base = y + 6 + high / 2 + 0.36 * size - leading(size) * (len(lines) - 1) / 2
            for line in lines:
                said = self._type.width(line, size, bold=True)
                sheet.add(Words(left - 8 - said, base, line, size, True, width=said))
                base += leading(size)
            sheet.add(Frame(Rect(left, y + 6, wide, high), 1.0))
            colon = self._type.width(":", 14, bold=True)
            at = y + 6 + high / 2 + 5
            sheet.add(Words(middle - colon / 2, at, ":", 14, True, width=colon))
            sheet.add(Frame(Rect(right, y + 6, wide, high), 1.0))

        return Strip(high + 10, (draw,))

    def _table_strips(self, room: float) -> tuple[list[Strip], bool]:
        """Return the tables in the largest type that fits without breaking names, or else at all.

        Columns come closer together where that saves lines. The rows are stretched to fill the
        card.
        """
        small = self._space.width < 300
        found = [contents(table, self._type) for table in self._card.tables]
        most = min(self.size, 11) if small else self.size
        best: tuple[float, float, list[Plan], list[Strip]] | None = None
        strips: list[Strip] = []
        for size in (size for size in _SIZES if size <= most):
            here: tuple[float, float, list[Plan], list[Strip]] | None = None
            for padding in (PADDING, *CLOSER, TIGHT):
                plans = self._planned(size, found, padding)
                cost = sum(extra_lines(plan) for plan in plans) if _is_whole(plans) else math.inf
                if cost >= (here[0] if here else math.inf):
                    continue
                strips = _of(plans)
                if height(strips) <= room:
                    here = cost, size, plans, strips
                    if not cost:
                        break
            if here and (best is None or here[0] < best[0]):
                best = here
            if here and (self._steady or not here[0]):
                break
        if best is None:
            return strips, False
        cost, self.size, plans, strips = best
        self.breaks = cost > 0
        self.keeps_words = _keeps_words(plans)
        at, width = _between_boxes(plans)
        if width:
            self._middle = at
            self._box_width = width - BOX_INSET - _COLON / 2
        if any(plan.table.rows for plan in plans):
            taller = _row_height([strip.height for strip in strips], room)
            strips = _of([replace(plan, row_height=taller) for plan in plans])
        return strips, True

    def _planned(
        self, size: float, found: Sequence[Sequence[Content]], padding: float
    ) -> list[Plan]:
        width = self._space.width
        airy = LESS_AIR if self._dense else 1
        return [
            replace(
                plan_table(table, self._type, width, Size.NORMAL, 0, (size,), each, padding),
                airy=airy,
            )
            for table, each in zip(self._card.tables, found, strict=True)
        ]

    # --- drawing ------------------------------------------------------------------------------

    def draw(self, sheet: Sheet, x: float, y: float, mark: str) -> None:
        """Draw the card with its corner at a place."""
        card, space, type_ = self._card, self._space, self._type
        mark = clean(card.mark) or mark
        if mark:
            area = Rect(x, y, space.width, space.height)
            sheet.tints.append(ghost(type_, mark, area, -20))
        base = y + self._title_size
        for line in self._titles:
            width = type_.width(line, self._title_size, bold=True)
            sheet.add(Words(x, base, line, self._title_size, True, is_name=True, width=width))
            base += leading(self._title_size)
        base += self._below_title + 9 - self._title_size
        for line in self._subtitles:
            width = type_.width(line, 9)
            sheet.add(Words(x, base, line, 9, ink=Ink.QUIET, width=width))
            base += leading(9)
        if card.corner:
            self._draw_corner(sheet, x + space.width, y)
        at = y + self._top
        strips = [*self._facts, *self._tables] if self._told else [*self._tables, *self._facts]
        for strip in strips:
            strip.draws[0](sheet, x, at)
            at += strip.height
        at = y + space.height - height(self._foot)
        for strip in self._foot:
            strip.draws[0](sheet, x, at)
            at += strip.height

    def _draw_corner(self, sheet: Sheet, right: float, y: float) -> None:
        name, number, size = clean(self._card.corner_name), self._card.corner, self._corner_size
        if name:
            width = self._type.width(name, _CORNER_NAME)
            base = y + _CORNER_NAME * 0.9
            sheet.add(Words(right - width, base, name, _CORNER_NAME, ink=Ink.QUIET, width=width))
        width = self._type.width(number, size, bold=True)
        base = y + self._corner_top + 0.76 * size
        sheet.add(Words(right - width, base, number, size, True, width=width))

    @property
    def _told(self) -> bool:
        """Whether the facts are told, and stand above the table, or are to be filled in below."""
        return any(cell != EMPTY for _, cell in self._card.facts)


def _row_height(heights: Sequence[float], room: float) -> float:
    """Return how high the lower strips may be made so that all still fit, the highest as it is."""
    low, high = 0.0, _ROW_MOST
    for _ in range(30):
        middle = (low + high) / 2
        if sum(max(each, middle) for each in heights) <= room:
            low = middle
        else:
            high = middle
    return low


def _subtitle_lines(type_: Type, text: str, width: float) -> list[str]:
    """Return event, round and date in two lines; of a long event's name, the beginning."""
    if type_.width(text, 9) <= width or DOT not in text:
        return type_.balanced(text, width, 9, bold=False, most=2)
    event, *rest = text.split(DOT)
    return [type_.cut(event, width, 9), type_.cut(DOT.join(rest), width, 9)]


def _between_boxes(plans: Sequence[Plan]) -> tuple[float, float]:
    """Return where two boxes for a result meet and how wide their columns are.

    The boxes of the match stand below them; 0 if there are none.
    """
    for plan in plans:
        at = 0.0
        for one, other in pairwise(plan.parts[0]):
            at += one.width
            if one.column.kind is Kind.BOX and other.column.kind is Kind.BOX:
                return at, one.width
    return 0.0, 0.0


def _is_whole(plans: Sequence[Plan]) -> bool:
    return all(len(plan.parts) == 1 for plan in plans)


def _keeps_words(plans: Sequence[Plan]) -> bool:
    """Say whether every text stands in two lines at most, and none is parted inside a word."""
    for plan in plans:
        for setter in plan.setters()[0]:
            for row in plan.table.body():
                text = clean(row.cells[setter.place].text)
                lines = setter.lay(row.cells[setter.place]).lines
                if len(lines) > 2 or not whole_words(lines, text):
                    return False
    return True


def _of(plans: Sequence[Plan]) -> list[Strip]:
    strips: list[Strip] = []
    for plan in plans:
        run = table_run(plan)
        strips += [*([run.header] if run.header else []), *run.strips]
    return strips


def _paragraph(type_: Type, text: str, width: float, size: float) -> list[Strip]:
    def line_strip(line: str) -> Strip:
        def draw(sheet: Sheet, x: float, y: float) -> None:
            sheet.add(Words(x, y + size, line, size, ink=Ink.QUIET, width=type_.width(line, size)))

        return Strip(leading(size), (draw,))

    return [line_strip(line) for line in type_.wrap(text, width, size)]
