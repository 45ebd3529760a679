"""The type: which fonts, how wide a text is, where it breaks."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from teamswiss_gui.documents.figures import DOT
from teamswiss_gui.words.direction import ISOLATE, ISOLATED, LEFTWARD_KINDS
from teamswiss_gui.words.places import resource

SMALLEST_NAME = 9.0
"""Points; names are never set smaller anywhere."""
SMALLEST = 7.5
_MEASURE = 1000
_LEADING = 1.28
_LEAST_SHARE = 0.15
"""Of a line: less of a name says nothing any more."""
_MOST_KEPT = 100_000
"""Widths that are remembered at most."""
CAP_HEIGHT = 0.714
FAMILIES = (
    *("Noto Sans", "Noto Sans Hebrew", "Noto Sans Arabic"),
    *("Noto Sans Armenian", "Noto Sans Georgian"),
)
_LEFTWARD, _MARK = "\u2067", "\u200f"
"""Before what goes on of such a name in the next line: in an isolate, and of a text of its own."""
_OPENING = frozenset({ISOLATE, _LEFTWARD})
ELLIPSIS = "…"
_BREAK_AFTER = "-‐/–"
_MOST_SIGNS = 2
"""Figures and signs that stay with the word before them."""
_HYPHEN = "-"
_LEAST_PART = 4
"""Letters of a broken word on a line."""
_MOST_LEANING = 2
"""Characters of a word that is a single letter, with a dot or a quotation mark."""
_WORTH_FILLING = 0.4
"""Of a line: the room in which a word that must be broken begins."""


@cache
def load_fonts() -> tuple[str, ...]:
    """Make the program's own fonts known to Qt, once; return the families in their order."""
    for path in sorted(resource("fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(path))
    return FAMILIES


def make_font(pixels: int, *, bold: bool) -> QFont:
    """Return the font at a size; what our own lack, such as Chinese, comes from the system."""
    font = QFont(list(load_fonts()))
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # A ligature would be found in the PDF as one strange sign: nobody could search "Office".
    font.setFeature(QFont.Tag("liga"), 0)
    return font


@cache
def known_widths() -> tuple[dict[str, float], dict[str, float]]:
    """Return the widths measured so far in a size of one point, light and bold.

    They are plain numbers and the fonts never change, so every document and every thread shares
    them: a name is measured once for all the sheets that it stands on.
    """
    return {}, {}


class Type:
    """Measures texts; one is made for every layout, because Qt's metrics stay in their thread."""

    def __init__(self) -> None:
        self._metrics: dict[bool, QFontMetricsF] = {}
        self._light, self._bold = known_widths()

    def width(self, text: str, size: float, *, bold: bool = False) -> float:
        """Return how wide a text is."""
        widths = self._bold if bold else self._light
        known = widths.get(text)
        if known is None:
            known = self._measured(text, bold)
        return known * size

    def _measured(self, text: str, bold: bool) -> float:
        if bold not in self._metrics:
            self._metrics[bold] = QFontMetricsF(make_font(_MEASURE, bold=bold))
        width = self._metrics[bold].horizontalAdvance(text) / _MEASURE
        widths = self._bold if bold else self._light
        if len(widths) >= _MOST_KEPT:
            widths.clear()
        widths[text] = width
        return width

    def fit(self, text: str, width: float, size: float, least: float, *, bold: bool) -> float:
        """Return the largest size from `size` down to `least` in which a text fits a width."""
        wanted = self.width(text, size, bold=bold)
        if wanted <= width or not wanted:
            return size
        return max(least, size * width / wanted * 0.999)

    def cut(self, text: str, width: float, size: float, *, bold: bool = False) -> str:
        """Return as much of a text as fits, with an ellipsis if something is missing."""
        if self.width(text, size, bold=bold) <= width:
            return text
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            shown = text[:middle].rstrip() + ELLIPSIS
            if self.width(shown, size, bold=bold) <= width:
                low = middle
            else:
                high = middle - 1
        return text[:low].rstrip() + ELLIPSIS

    def wrap(
        self, text: str, width: float, size: float, *, bold: bool = False, most: int = 0
    ) -> list[str]:
        """Return the lines of a text; a word that is too long is broken, `most` lines at most.

        A no-break space keeps what it joins on one line; a figure or a sign stays with its word.
        """
        lines: list[str] = []
        line = ""
        for word in self._units(text, width, size, bold=bold):
            longer = f"{line} {word}" if line else word
            if not word or self.width(longer, size, bold=bold) <= width:
                line = longer.strip()
                continue
            if _is_sign(word) and len(line) >= 2 * _LEAST_PART and " " not in line:
                # Some letters of the word go with its figure, which would stand alone.
                shown, rest = self._broken(line, _LEAST_PART)
                lines.append(shown)
                line = f"{rest} {word}"
                continue
            if line and self.width(word, size, bold=bold) > width:
                # It is broken in any case: it may as well begin where there is room.
                used = self.width(f"{line} ", size, bold=bold)
                if width - used > width * _WORTH_FILLING:
                    shown, word = self._parted(word, width - used, size, bold=bold)
                    line = f"{line} {shown}"
            if line:
                lines.append(line)
            while self.width(word, size, bold=bold) > width and len(word) > 1:
                shown, word = self._parted(word, width, size, bold=bold)
                lines.append(shown)
            line = word
        if line or not lines:
            lines.append(line)
        if most and len(lines) > most:
            rest = " ".join(lines[most - 1 :])
            lines = [*lines[: most - 1], self.cut(rest, width, size, bold=bold)]
        # Where a line ends between two facts, that parts them: no line begins with the dot.
        lines[1:] = [each.removeprefix(DOT.lstrip(" ")) for each in lines[1:]]
        return _isolated_again(lines)

    def _units(self, text: str, width: float, size: float, *, bold: bool) -> Iterator[str]:
        """Go through the words, each with the figure or sign behind it: Board 3, Rook 2 –.

        A single letter stays with the word behind it.
        """
        held, signs = "", _MOST_SIGNS
        for word in text.split(" "):
            is_sign = _is_sign(word)
            joint = f"{held} {word}"
            joins = (is_sign and signs < _MOST_SIGNS) or (word and _leans(held))
            if joins and self.width(joint, size, bold=bold) <= width:
                held, signs = joint, signs + 1 if is_sign else 0
                continue
            if held:
                yield held
            held, signs = word, 0 if word and not is_sign else _MOST_SIGNS
        yield held

    def balanced(self, text: str, width: float, size: float, *, bold: bool, most: int) -> list[str]:
        """Return the lines of a name, none of them left with a lonely short word."""
        lines = self.wrap(text, width, size, bold=bold, most=most)
        if len(lines) < 2:
            return lines
        last, comma, first = text.partition(", ")
        sides = [last + comma.rstrip(), first]
        if comma and all(self.width(side, size, bold=bold) <= width for side in sides):
            return _isolated_again(sides)
        if len(lines) >= most:
            return lines
        low, high = width / 2, width
        for _ in range(6):
            middle = (low + high) / 2
            tried = self.wrap(text, middle, size, bold=bold)
            if len(tried) <= len(lines) and whole_words(tried, text):
                high = middle
            else:
                low = middle
        tried = self.wrap(text, high, size, bold=bold)
        return tried if len(tried) <= len(lines) else lines

    def _parted(self, word: str, width: float, size: float, *, bold: bool) -> tuple[str, str]:
        """Return as much of a word as fits, with a hyphen if it is broken, and the rest."""
        hyphen = self.width(_HYPHEN, size, bold=bold)
        head = self._head(word, width - hyphen, size, bold=bold)
        return self._broken(word, len(word) - len(head))

    @staticmethod
    def _broken(word: str, letters: int) -> tuple[str, str]:
        """Return a word without its last letters, and those."""
        head, rest = word[:-letters], word[-letters:]
        is_parted = head[-1:].isalpha() and rest[:1].isalpha() and not _reads_leftward(head)
        return head + _HYPHEN * is_parted, rest

    def _head(self, word: str, width: float, size: float, *, bold: bool) -> str:
        low, high = 1, len(word)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(word[:middle], size, bold=bold) <= width:
                low = middle
            else:
                high = middle - 1
        hyphen = max(word.rfind(sign, 0, low) for sign in _BREAK_AFTER) + 1
        if hyphen >= _LEAST_PART:
            return word[:hyphen]
        if low > _LEAST_PART:  # no line with a letter or two of a long name
            low = max(min(low, len(word) - _LEAST_PART), _LEAST_PART)
        return word[:low]

    def longest_word(self, text: str, size: float, *, bold: bool = False) -> float:
        """Return the width of the widest word."""
        return max((self.width(word, size, bold=bold) for word in text.split(" ")), default=0)

    def joined(self, parts: Sequence[str], width: float, size: float, *, bold: bool = False) -> str:
        """Return parts with a dot between; if they are too long, the first of them is cut.

        The first is the name of the event, which everybody in the hall knows; the round is not.
        """
        said = [part for part in parts if part]
        whole = DOT.join(said)
        if len(said) < 2 or self.width(whole, size, bold=bold) <= width:
            return self.cut(whole, width, size, bold=bold)
        rest = DOT + DOT.join(said[1:])
        room = width - self.width(rest, size, bold=bold)
        if room < width * _LEAST_SHARE:
            return self.cut(DOT.join(said[1:]), width, size, bold=bold)
        return self.cut(said[0], room, size, bold=bold) + rest


def _isolated_again(lines: list[str]) -> list[str]:
    """Let a right-to-left name that goes on in the next line turn nothing around it there either.

    Each line is drawn by itself: without this, 4 : 0 behind such a name would be read as 0 : 4, and
    a line of it with nothing but figures would be read from the left.
    """
    if all(line.isascii() for line in lines):
        return lines
    found = []
    is_open = False
    is_leftward = _reads_leftward(lines[0])
    opened = ""
    for place, line in enumerate(lines):
        shown = line
        if is_open:
            shown = (_LEFTWARD if _reads_leftward(opened) else ISOLATE) + line
        elif place and is_leftward and not line.startswith(ISOLATE):
            shown = _MARK + line
        start = max(shown.rfind(ISOLATE), shown.rfind(_LEFTWARD))
        if start >= 0 and not (is_open and start == 0):
            opened = shown[start + 1 :]
        is_open = start > shown.rfind(ISOLATED)
        found.append(shown + ISOLATED if is_open else shown)
    return found


def _reads_leftward(text: str) -> bool:
    """Say whether the first letter of a text is read from right to left; isolated ones are not."""
    depth = 0
    for character in text:
        depth += (character in _OPENING) - (character == ISOLATED)
        if depth:
            continue
        kind = unicodedata.bidirectional(character)
        if kind in LEFTWARD_KINDS:
            return True
        if kind == "L":
            return False
    return False


def _is_sign(word: str) -> bool:
    """Say whether a word has no letter: a figure, a dash."""
    return bool(word) and not any(letter.isalpha() for letter in word)


def _leans(text: str) -> bool:
    """Say whether a text ends with a single letter, as an initial or an article: e. V., «Ο Μέγας.

    Not with a comma behind it, nor with a figure.
    """
    last = text[text.rfind(" ") + 1 :]
    letters = sum(letter.isalpha() for letter in last)
    return letters == 1 and len(last) <= _MOST_LEANING and last[-1] not in ",;:"


def whole_words(lines: Sequence[str], text: str) -> bool:
    """Say whether a text was only parted between words or after a hyphen, and nothing was cut."""
    marks = str.maketrans("", "", ISOLATE + ISOLATED + _LEFTWARD + _MARK)
    rest = " ".join(word for word in text.translate(marks).split(" ") if word)
    for line in (each.translate(marks) for each in lines):
        if not rest.startswith(line):
            return False
        rest = rest[len(line) :]
        if rest and rest[0] != " " and line[-1:] not in _BREAK_AFTER:
            return False
        rest = rest.removeprefix(" ")
    return not rest


def reads_well(lines: Sequence[str], text: str) -> bool:
    """Say whether a text was parted so, and no line holds nothing but the figure of a name."""
    return whole_words(lines, text) and (
        len(lines) == 1 or all(any(sign.isalpha() for sign in line) for line in lines)
    )


def hangs_low(text: str) -> bool:
    """Say whether a text has letters that reach further below the line than ours: Arabic ones."""
    return any(unicodedata.bidirectional(character) == "AL" for character in text)


def leading(size: float) -> float:
    """Return the distance between two base lines."""
    return size * _LEADING
