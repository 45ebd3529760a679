"""Sentences of an explanation as rich text with a link for every article."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from teamswiss_gui.documents.why.model import Level, Part, Sentence
from teamswiss_gui.views.theme import Theme


def heading(text: str, article: str, theme: Theme) -> str:
    """Return the heading of a part."""
    size = theme.size(14)
    link = f" {_link(article, theme)}" if article else ""
    return (
        f'<p style="margin-top:{size}px; margin-bottom:4px; font-size:{size}px">'
        f"<b>{escape(text)}</b>{link}</p>"
    )


def part(told: Part, theme: Theme) -> list[str]:
    """Return a part with its heading."""
    return [heading(told.heading, told.article, theme), *lines(told.sentences, theme)]


def lines(sentences: Iterable[Sentence], theme: Theme) -> list[str]:
    """Return the sentences, details set in and figures quiet."""
    return [_line(sentence, theme) for sentence in sentences]


def _line(sentence: Sentence, theme: Theme) -> str:
    text = escape(sentence.text)
    if sentence.article:
        text += f" {_link(sentence.article, theme)}"
    inset = 0 if sentence.level is Level.MAIN else theme.size(14)
    tone = f"color:{theme.colours.quiet};" if sentence.level is not Level.MAIN else ""
    style = f"margin-top:3px; margin-bottom:3px; margin-left:{inset}px;{tone}"
    return f'<p style="{style}">{text}</p>'


def _link(article: str, theme: Theme) -> str:
    style = f"color:{theme.colours.accent}; text-decoration:none"
    return f'(<a href="article:{escape(article)}" style="{style}">{escape(article)}</a>)'
