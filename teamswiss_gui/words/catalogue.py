"""A small reader of Qt Linguist files, so that commands and documents speak every language."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

from teamswiss_gui.words.places import resource


class Words:
    """Texts of one language; a text without a translation stays English."""

    def __init__(self, language: str = "en", folder: Path | None = None) -> None:
        self.language = language
        self._texts: dict[tuple[str, str], str] = {}
        path = (folder or resource("i18n")) / f"teamswiss_{language}.ts"
        if language != "en" and path.exists():
            self._texts = _read(path)

    def tr(self, context: str, text: str) -> str:
        """Return the text in this language; `context` is the class or module that says it."""
        return self._texts.get((context, text), text)


def _read(path: Path) -> dict[tuple[str, str], str]:
    texts = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            source = message.findtext("source") or ""
            translation = message.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                continue
            if translation.text:
                texts[name, source] = translation.text
    return texts
