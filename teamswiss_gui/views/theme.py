"""The look: colours of both themes, sizes, spacing, and the sheet made from them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontInfo,
    QFontMetricsF,
    QIcon,
    QPainter,
    QPalette,
    QPixmap,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from teamswiss_gui.models.roles import Tone
from teamswiss_gui.words.places import resource

TIGHT, SMALL, INSIDE, GROUP, MARGIN, WIDE = 4, 8, 12, 16, 24, 32
ROW_HEIGHT = 30
ICON = 20
FIGURES = "0123456789"
FIGURE = 0.572
"""The breadth of a figure that widths are thought for, of the font's size."""


@dataclass(frozen=True, slots=True)
class Colours:
    """One theme; every pair of text and ground has a contrast of 4.5:1 at least."""

    window: str
    panel: str
    base: str
    alternate: str
    hover: str
    selection: str
    line: str
    edge: str
    text: str
    quiet: str
    disabled: str
    accent: str
    accenthover: str
    onaccent: str
    needs: str
    wrong: str
    done: str


LIGHT = Colours(
    window="#f7f9f9",
    panel="#eef2f3",
    base="#ffffff",
    alternate="#f8fafa",
    hover="#e4ecee",
    selection="#cfe6e8",
    line="#dbe2e4",
    edge="#b9c5c9",
    text="#1b262b",
    quiet="#55646b",
    disabled="#879398",
    accent="#0b6370",
    accenthover="#0a5661",
    onaccent="#ffffff",
    needs="#8a5300",
    wrong="#b3261e",
    done="#1d6f42",
)
DARK = Colours(
    window="#171d20",
    panel="#1d2528",
    base="#1f282c",
    alternate="#222c30",
    hover="#2b383d",
    selection="#1f4a51",
    line="#323f44",
    edge="#4a5a60",
    text="#e6ecee",
    quiet="#a3b1b6",
    disabled="#6c7a80",
    accent="#5cc0cc",
    accenthover="#7bd0da",
    onaccent="#06282d",
    needs="#f0b45a",
    wrong="#ff8a80",
    done="#74cf9a",
)


class Theme:
    """A look that is set: its colours and its sizes at a font size."""

    def __init__(self, *, dark: bool = False, body: int = 13) -> None:
        self.is_dark = dark
        self.body = body
        self.colours = DARK if dark else LIGHT

    def size(self, pixels: float) -> int:
        """Return a size of the standard scale at the chosen font size."""
        return round(pixels * self.body / 13)

    @property
    def breadth(self) -> float:
        """How much broader the font's figures are than those that widths are thought for."""
        figures = QFontMetricsF(self.font()).horizontalAdvance(FIGURES) / len(FIGURES)
        return max(1.0, figures / (FIGURE * self.body))

    @property
    def row_height(self) -> int:
        """The height of a table's row."""
        return self.size(ROW_HEIGHT)

    def tone(self, tone: Tone) -> QColor:
        """Return the colour that a tone is written in."""
        return QColor(getattr(self.colours, tone.value))

    def tokens(self) -> Mapping[str, str]:
        """Return what the style sheet names."""
        sizes = {
            "body": 13, "caption": 12, "subtitle": 15, "title": 20, "big": 28,
            "control": 32, "button": 28, "field": 26, "header": 26, "indicator": 14, "card": 44,
            "chevron": 12, "tick": 9, "drop": 26, "chip": 30, "spin": 18, "kerning": 2, "radio": 7,
        }  # fmt: skip
        pictures = {
            "arrow": resource("styles", "arrow.svg").as_posix(),
            "arrowup": resource("styles", "arrow-up.svg").as_posix(),
            "check": resource(
                "styles", "check-dark.svg" if self.is_dark else "check-light.svg"
            ).as_posix(),
        }
        scaled = {name: str(self.size(pixels)) for name, pixels in sizes.items()}
        return {**asdict(self.colours), **scaled, **pictures}

    def sheet(self) -> str:
        """Return the style sheet."""
        tokens = self.tokens()
        text = resource("styles", "base.qss").read_text(encoding="utf-8")
        return re.sub(r"\{([a-z]+)\}", lambda found: tokens[found.group(1)], _no_comments(text))

    def palette(self) -> QPalette:
        """Return the palette."""
        c, role = self.colours, QPalette.ColorRole
        palette = QPalette()
        for where, colour in (
            (role.Window, c.window), (role.WindowText, c.text), (role.Base, c.base),
            (role.AlternateBase, c.alternate), (role.Text, c.text), (role.Button, c.base),
            (role.ButtonText, c.text), (role.BrightText, c.wrong), (role.Link, c.accent),
            (role.LinkVisited, c.accent), (role.Highlight, c.selection),
            (role.HighlightedText, c.text), (role.PlaceholderText, c.quiet),
            (role.ToolTipBase, c.text), (role.ToolTipText, c.base), (role.Mid, c.edge),
            (role.Midlight, c.line), (role.Light, c.base), (role.Dark, c.edge),
            (role.Shadow, c.edge), (role.Accent, c.accent),
        ):  # fmt: skip
            palette.setColor(where, QColor(colour))
        for where in (role.WindowText, role.Text, role.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, where, QColor(c.disabled))
        return palette

    def font(self) -> QFont:
        """Return the body font, with figures of one width."""
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
        # By its own name: "Sans" would mean another one as soon as a document loads its fonts.
        font.setFamily(QFontInfo(font).family())
        font.setPixelSize(self.body)
        font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def apply(self, application: QApplication) -> None:
        """Dress the whole program, unless it wears this already: it takes long on many widgets."""
        if application.styleSheet() == self.sheet():
            return
        application.setStyle("Fusion")
        application.setPalette(self.palette())
        application.setFont(self.font())
        application.setStyleSheet(self.sheet())

    def icon(self, name: str, colour: str | None = None) -> QIcon:
        """Return an icon of the set, tinted."""
        icon = QIcon()
        normal = colour or self.colours.text
        for mode, tint in (
            (QIcon.Mode.Normal, normal),
            (QIcon.Mode.Disabled, self.colours.disabled),
        ):
            icon.addPixmap(drawn(name, tint, self.size(ICON)), mode)
        return icon

    def square(self, *, black: bool, size: int) -> QPixmap:
        """Return the mark of a side: a dark square for Black, a light one for White.

        It is so in both looks, or White would be the dark one in the dark look.
        """
        dark, light = self.colours.text, self.colours.base
        if self.is_dark:
            dark, light = light, dark
        return _square(self.colours.text, dark if black else light, size)


def _no_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


@lru_cache(maxsize=256)
def drawn(name: str, colour: str, size: int) -> QPixmap:
    """Draw an icon at twice its size, sharp on every screen."""
    text = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    renderer = QSvgRenderer(QByteArray(text.replace("currentColor", colour).encode()))
    picture = QPixmap(size * 2, size * 2)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    renderer.render(painter, QRectF(0, 0, size * 2, size * 2))
    painter.end()
    picture.setDevicePixelRatio(2)
    return picture


@lru_cache(maxsize=16)
def _square(ink: str, filling: str, size: int) -> QPixmap:
    picture = QPixmap(size * 2, size * 2)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setPen(QColor(ink))
    painter.scale(2, 2)
    painter.setBrush(QColor(filling))
    painter.drawRect(QRectF(0.5, 0.5, size - 1.5, size - 1.5))
    painter.end()
    picture.setDevicePixelRatio(2)
    return picture


def system_is_dark(application: QApplication) -> bool:
    """Say whether the desktop asks for a dark look."""
    return application.styleHints().colorScheme() is Qt.ColorScheme.Dark
