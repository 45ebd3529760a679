"""What every page has around the flow: event, title, marks, page x of y, date, arbiter."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QImage

from teamswiss_gui.documents.figures import DOT, clean
from teamswiss_gui.documents.model import Document, Mark, Size
from teamswiss_gui.printing.paper import MARGIN, Form, Rect
from teamswiss_gui.printing.sheet import Frame, Ghost, Ink, Picture, Rule, Sheet, Words
from teamswiss_gui.printing.type import CAP_HEIGHT, Type, leading

RUNNING = 9.0
_TITLES = {Size.WALL: 26.0, Size.NORMAL: 18.0, Size.COMPACT: 17.0}
_LOGO = (150.0, 52.0)
_GAP = 10.0
_ABOVE_FOOT = 9.0
"""So that the rule of a last row is not taken for that of the foot."""
_APART = 18.0
_WELL_APART = 3 * _APART
"""Between two texts at the foot, at least and well."""


class PageFrame:
    """Draws head and foot, and knows how much space they leave."""

    def __init__(self, document: Document, form: Form, type_: Type, page: Rect) -> None:
        self._document = document
        self._form = form
        self._type = type_
        self._page = page
        self._inner = page.inset(MARGIN)
        self._logo = self._logo_area()
        self._title_lines, self._title_size = self._title()
        self._fits_one_line = not document.sponsor or self._sponsor_has_room()
        self._mark_words = "  ".join(clean(text) for _, text in document.marks)

    # --- space --------------------------------------------------------------------------------

    def body(self, number: int) -> Rect:
        """Return where the flow stands on a page (from 0)."""
        inner = self._inner
        top = inner.y + RUNNING + 6
        if number == 0 and self._form.header:
            top += self._block_height()
        elif self._mark_words:
            top += 1
        top += _GAP
        bottom = inner.bottom - self._foot_height() - _ABOVE_FOOT
        return Rect(inner.x, top, inner.width, bottom - top)

    def _block_height(self) -> float:
        height = 8 + len(self._title_lines) * leading(self._title_size)
        if self._document.head:
            height += leading(10) + 2
        if self._mark_words:
            height += 24
        logo = self._logo.height + 8 if self._logo else 0
        return max(height, logo)

    def _foot_height(self) -> float:
        return leading(RUNNING) * (1 if self._fits_one_line else 2) + 6

    def _title(self) -> tuple[list[str], float]:
        document = self._document
        size = _TITLES[document.size]
        width = self._inner.width - (self._logo.width + 16 if self._logo else 0)
        text = clean(document.title)
        return self._type.wrap(text, width, size, bold=True, most=2), size

    def _logo_area(self) -> Rect | None:
        logo = self._document.logo
        if logo is None or not self._form.header:
            return None
        image = QImage.fromData(logo.content)
        if image.isNull() or not image.height():
            return None
        scale = min(_LOGO[0] / image.width(), _LOGO[1] / image.height())
        width, height = image.width() * scale, image.height() * scale
        return Rect(self._inner.right - width, self._inner.y + RUNNING + 10, width, height)

    # --- drawing ------------------------------------------------------------------------------

    def framed(self, sheets: Sequence[Sheet]) -> list[Sheet]:
        """Return the pages with head and foot."""
        for number, sheet in enumerate(sheets):
            self._head(sheet, number, len(sheets))
            self._foot(sheet)
            self._ghost(sheet)
        return list(sheets)

    def _say(
        self,
        sheet: Sheet,
        x: float,
        y: float,
        text: str,
        size: float,
        *,
        bold: bool = False,
        ink: Ink = Ink.BLACK,
    ) -> float:
        width = self._type.width(text, size, bold=bold)
        sheet.add(Words(x, y, text, size, bold, ink, width=width))
        return width

    def _head(self, sheet: Sheet, number: int, pages: int) -> None:
        document, inner = self._document, self._inner
        base = inner.y + RUNNING
        said = (document.page_of or "{page} / {pages}").format(page=number + 1, pages=pages)
        width = self._type.width(said, RUNNING)
        self._say(sheet, inner.right - width, base, said, RUNNING, ink=Ink.QUIET)
        with_block = number == 0 and self._form.header
        # Above the title block that says the rest, the event alone.
        parts = [document.event]
        if not with_block:
            parts += [document.title, document.subtitle]
        elif not self._subtitle_room():
            parts.append(document.subtitle)
        room = inner.width - width - 24
        if self._mark_words and not with_block:
            room -= self._type.width(self._mark_words, RUNNING, bold=True) + 20
        said_left = [clean(part) for part in parts]
        left = self._type.joined(said_left, room, RUNNING, bold=with_block)
        used = self._say(sheet, inner.x, base, left, RUNNING, bold=with_block)
        if self._mark_words and not with_block:
            self._mark(sheet, inner.x + used + 12, base, self._mark_words, RUNNING)
        y = base + 6
        if with_block:
            self._block(sheet, y)
            y += self._block_height()
        sheet.add(Rule(inner.x, y, inner.right, y, 0.6, Ink.QUIET))

    def _block(self, sheet: Sheet, top: float) -> None:
        document, inner, size = self._document, self._inner, self._title_size
        y = top + 4 + size
        width = 0.0
        for line in self._title_lines:
            width = self._say(sheet, inner.x, y, line, size, bold=True)
            y += leading(size)
        self._subtitle(sheet, y - leading(size), width)
        y += leading(size) * 0.02 - size
        if document.head:
            y += leading(10)
            room = inner.width - (self._logo.width + 16 if self._logo else 0)
            facts = self._type.cut(DOT.join(map(clean, document.head)), room, 10)
            self._say(sheet, inner.x, y, facts, 10, ink=Ink.QUIET)
        if self._mark_words:
            y += 20
            self._mark(sheet, inner.x + 6, y, self._mark_words, 12)
        if self._logo and document.logo:
            sheet.add(Picture(self._logo, document.logo.content))

    def _subtitle_room(self) -> float:
        """Return the width for the round beside the title; 0 if it cannot stand there."""
        size = self._title_size
        used = self._type.width(self._title_lines[-1], size, bold=True)
        room = self._inner.width - used - size - (self._logo.width + 16 if self._logo else 0)
        wanted = self._type.width(clean(self._document.subtitle), size * 0.5)
        return room if room > wanted else 0

    def _subtitle(self, sheet: Sheet, base: float, used: float) -> None:
        """Draw the round beside the title where there is room."""
        subtitle, size, room = (
            clean(self._document.subtitle),
            self._title_size,
            self._subtitle_room(),
        )
        if subtitle and room:
            fits = self._type.fit(subtitle, room, size, size * 0.5, bold=False)
            x = self._inner.x + used + size * 0.5
            self._say(sheet, x, base, subtitle, fits, ink=Ink.QUIET)

    def _mark(self, sheet: Sheet, x: float, base: float, text: str, size: float) -> None:
        width = self._type.width(text, size, bold=True)
        high = size * 1.5
        top = base - CAP_HEIGHT * size / 2 - high / 2
        sheet.add(Frame(Rect(x - 5, top, width + 10, high), 1.2 if size > RUNNING else 0.8))
        self._say(sheet, x, base, text, size, bold=True)

    def _foot(self, sheet: Sheet) -> None:
        inner = self._inner
        top = inner.bottom - self._foot_height()
        sheet.add(Rule(inner.x, top, inner.right, top, 0.4, Ink.LINE))
        y = top + 6
        left, right = self._foot_facts()
        ends = self._type.width(right, RUNNING)
        sponsor = self._type.cut(clean(self._document.sponsor), inner.width, RUNNING)
        if sponsor:
            width = self._type.width(sponsor, RUNNING)
            x = inner.x + (inner.width - width) / 2
            if self._fits_one_line:  # in the middle of the page, or of what the others leave
                begins = inner.x + self._type.width(left, RUNNING)
                free = inner.right - ends - begins - width
                if x < begins + _WELL_APART:
                    x = begins + free / 2
            self._say(sheet, x, y + RUNNING, sponsor, RUNNING)
            y += 0 if self._fits_one_line else leading(RUNNING)
        y += RUNNING
        left = self._type.cut(left, inner.width - ends - 20, RUNNING)
        self._say(sheet, inner.x, y, left, RUNNING, ink=Ink.QUIET)
        self._say(sheet, inner.right - ends, y, right, RUNNING, ink=Ink.QUIET)

    def _foot_facts(self) -> tuple[str, str]:
        """Return what stands left and right at the foot."""
        document = self._document
        facts = [clean(fact) for fact in document.foot]
        right = facts.pop() if facts else ""
        facts.insert(0, document.printed_text)
        return DOT.join(fact for fact in facts if fact), right

    def _sponsor_has_room(self) -> bool:
        """Say whether the sponsor's line fits between what else stands at the foot."""
        texts = (*self._foot_facts(), clean(self._document.sponsor))
        wide = sum(self._type.width(text, RUNNING) for text in texts)
        return wide + 2 * _APART <= self._inner.width

    def _ghost(self, sheet: Sheet) -> None:
        for mark, text in self._document.marks:
            if mark is Mark.DRAFT:
                sheet.tints.append(ghost(self._type, clean(text), self._page))


def ghost(type_: Type, text: str, area: Rect, angle: float = -35) -> Ghost:
    """Return a word across an area, as large as it goes."""
    wide = max(type_.width(text, 100, bold=True), 1)
    size = min(100 * area.width * 0.62 / wide, area.height * 0.3)
    return Ghost(area.x + area.width / 2, area.y + area.height / 2, text, size, angle)
