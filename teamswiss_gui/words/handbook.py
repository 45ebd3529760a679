"""The handbook: Markdown files by language, read without Qt."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from teamswiss_gui.words.places import resource

START = "index"
_LINK = re.compile(r"\[(?P<title>[^\]]+)\]\((?P<topic>[\w-]+)\.md\)")
_MARKS = re.compile(r"[#*`>|]|\]\([^)]*\)|!?\[")


@dataclass(frozen=True, slots=True)
class Topic:
    """A page of the handbook."""

    name: str
    title: str
    text: str
    path: Path


class Handbook:
    """The pages in one language, in the order of the contents; a missing page is English."""

    def __init__(self, language: str = "en", folder: Path | None = None) -> None:
        base = folder or resource("handbook")
        self._folders = [base / name for name in dict.fromkeys((language, "en"))]
        start = self.topic(START)
        names = [START, *(found["topic"] for found in _LINK.finditer(start.text if start else ""))]
        self.topics = [t for name in dict.fromkeys(names) if (t := self.topic(name)) is not None]

    def topic(self, name: str) -> Topic | None:
        """Return a page by its name."""
        for folder in self._folders:
            path = folder / f"{name}.md"
            if path.is_file():
                text = path.read_text(encoding="utf-8")
                first = text.partition("\n")[0].lstrip("# ").strip()
                return Topic(name, first, text, path)
        return None

    def search(self, words: str) -> list[Topic]:
        """Return the pages that have all the words, those with them in the title first."""
        wanted = words.casefold().split()
        found = [
            (sum(word in topic.title.casefold() for word in wanted), topic)
            for topic in self.topics
            if all(word in _MARKS.sub(" ", topic.text).casefold() for word in wanted)
        ]
        return [topic for _hits, topic in sorted(found, key=lambda pair: -pair[0])]
