"""A small reader of Qt Linguist files, so that commands and documents speak every language."""

from __future__ import annotations

from pathlib import Path

from teamswiss_gui.words import plurals
from teamswiss_gui.words.places import resource
from teamswiss_gui.words.pseudo import LONGEST, lengthened

PREFIX = "teamswiss_"
Forms = tuple[str, ...]


class Words:
    """Texts of one language; a text without a translation stays English."""

    def __init__(self, language: str = "en", folder: Path | None = None) -> None:
        self.language = language
        self._texts: dict[tuple[str, str, str], Forms] = {}
        self._anywhere: dict[str, Forms] = {}
        path = (folder or resource("i18n")) / f"{PREFIX}{language}.ts"
        if language != "en" and path.exists():  # the English file only repeats our own plurals
            self._texts = read_translations(path)
            for (_context, source, _comment), forms in self._texts.items():
                self._anywhere.setdefault(source, forms)

    def tr(self, context: str, text: str, n: int | None = None) -> str:
        """Return the text in this language; `context` is the class or module that says it.

        With a number, `%n` stands for it and the plural form fits it.
        """
        said = self.find(context, text, n=n)
        if said is None:
            said = text if n is None else plurals.english(text, n)
        return said if n is None else said.replace("%n", str(n))

    def find(self, context: str, text: str, comment: str = "", n: int | None = None) -> str | None:
        """Return the translation with its `%n`, or None if the text stays as it is.

        A class may say a text that its base class has: then the context is another, and a
        translation of the same text is taken from there.
        """
        forms = self._texts.get((context, text, comment)) or self._anywhere.get(text)
        if forms:
            place = 0 if n is None else plurals.form(self.language, n)
            return forms[min(place, len(forms) - 1)]
        if self.language == LONGEST:
            return lengthened(text if n is None else plurals.english(text, n))
        return None


def languages(folder: Path | None = None) -> list[str]:
    """Return the languages that there are, English first."""
    found = (folder or resource("i18n")).glob(f"{PREFIX}*.ts")
    codes = {path.stem.removeprefix(PREFIX) for path in found} - {"en"}
    return ["en", *sorted(codes)]


def read_translations(path: Path) -> dict[tuple[str, str, str], Forms]:
    """Return what a file translates: context, text and comment -> its forms."""
    from xml.etree import ElementTree  # English needs none

    texts: dict[tuple[str, str, str], Forms] = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type"):
                continue  # unfinished, vanished or obsolete
            forms = tuple(each.text or "" for each in translation.iter("numerusform"))
            forms = forms or (translation.text or "",)
            if all(forms):
                comment = message.findtext("comment") or ""
                texts[name, message.findtext("source") or "", comment] = forms
    return texts
