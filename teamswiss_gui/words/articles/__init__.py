"""What the articles of the rules say, in our words: one summary for every article cited."""

from __future__ import annotations

import re
from collections.abc import Mapping

from teamswiss_gui.words.articles.draft import DRAFT
from teamswiss_gui.words.articles.dutch import DUTCH
from teamswiss_gui.words.articles.dutch_earlier import DUTCH_EARLIER
from teamswiss_gui.words.articles.olympiad import OLYMPIAD
from teamswiss_gui.words.articles.team_swiss import TEAM_SWISS
from teamswiss_gui.words.catalogue import Words

__all__ = ["ARTICLES", "article_text", "named_in", "short_name", "text_name"]

CONTEXT = "articles"

ARTICLES: Mapping[str, Mapping[str, str]] = {
    "fide-team-2026": TEAM_SWISS,
    "fide-team-draft": DRAFT,
    "dutch-2017": DUTCH,
    "dutch-earlier": DUTCH_EARLIER,
    "olympiad-2008": OLYMPIAD,
}

_TEXTS = {
    "fide-team-2026": "C.04.6 (February 2026)",
    "fide-team-draft": "Draft of the team pairing system",
    "dutch-2017": "C.04.3 (2017)",
    "dutch-earlier": "Dutch system, earlier edition",
    "olympiad-2008": "D.II.02 (Olympiad 2008)",
}


_SHORT = {
    "fide-team-2026": "Team 2026",
    "fide-team-draft": "Team draft",
    "dutch-2017": "Dutch 2017",
    "dutch-earlier": "Dutch earlier",
    "olympiad-2008": "Olympiad",
}


def short_name(words: Words, system: str) -> str:
    """Return a name for the head of a column."""
    return words.tr(CONTEXT, _SHORT[system])


def text_name(words: Words, system: str) -> str:
    """Return the name of the text that a system's articles stand in."""
    return words.tr(CONTEXT, _TEXTS[system])


def article_text(words: Words, system: str, article: str) -> str:
    """Return what an article says, in short; nothing if there is no such article."""
    text = ARTICLES.get(system, {}).get(article, "")
    return words.tr(CONTEXT, text) if text else ""


def named_in(system: str, article: str) -> frozenset[str]:
    """Return the articles of the criteria that the text of an article calls by their numbers."""
    texts = ARTICLES.get(system, {})
    article_of = {text.partition(":")[0]: each for each, text in texts.items()}
    found = re.findall(r"\bC\d+\b", texts.get(article, ""))
    return frozenset(article_of[code] for code in found if code in article_of)
