"""Every language says everything, with the same placeholders, tags and access keys."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from teamswiss_gui.words.catalogue import PREFIX, languages, read_translations
from teamswiss_gui.words.local import NAMES
from teamswiss_gui.words.places import resource
from teamswiss_gui.words.plurals import english, form_count
from tests.translations.collect import Text, collect

OTHERS = sorted(set(NAMES) - {"en"})
PLACEHOLDER = re.compile(r"\{[^}]*\}|</?[a-zA-Z][^>]*>")
ACCESS_KEY = re.compile(r"&(?=\w)(?!amp;|lt;|gt;|nbsp;|quot;)")


@cache
def said() -> tuple[Text, ...]:
    return tuple(collect()[0])


@cache
def translations(language: str) -> dict[tuple[str, str, str], tuple[str, ...]]:
    return read_translations(resource("i18n") / f"{PREFIX}{language}.ts")


def pairs(language: str) -> list[tuple[Text, tuple[str, ...]]]:
    known = translations(language)
    keys = [(text, (text.context, text.source, text.comment)) for text in said()]
    return [(text, known[key]) for text, key in keys if key in known]


def form(text: str) -> tuple[object, ...]:
    """Return what a translation must have in common with its text."""
    return (
        Counter(PLACEHOLDER.findall(text)),
        len(ACCESS_KEY.findall(text)),
        text.count("\n"),
        text[:1].isspace(),
        text[-1:].isspace(),
        text.endswith("…"),
    )


def test_that_these_are_the_languages() -> None:
    assert set(languages()) == set(NAMES)


@pytest.mark.parametrize("language", OTHERS)
def test_that_no_text_is_missing(language: str) -> None:
    known = translations(language)
    missing = [t for t in said() if (t.context, t.source, t.comment) not in known]
    assert missing == []


@pytest.mark.parametrize("language", OTHERS)
def test_that_placeholders_tags_and_access_keys_are_kept(language: str) -> None:
    different = [
        (text.source, shown)
        for text, forms in pairs(language)
        for shown in forms
        if form(shown) != form(text.source)
    ]
    assert different == []


@pytest.mark.parametrize("language", OTHERS)
def test_that_plurals_have_all_their_forms(language: str) -> None:
    wrong = [
        (text.source, forms)
        for text, forms in pairs(language)
        if len(forms) != (form_count(language) if text.is_plural else 1)
        or (text.is_plural and not all("%n" in each for each in forms[1:]))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_that_sentences_were_translated(language: str) -> None:
    """A text of five words or more that is the same in both languages was forgotten."""
    same = [
        text.source
        for text, forms in pairs(language)
        if forms[0] == text.source and len(re.findall(r"[a-z]{3,}", text.source)) >= 5
    ]
    assert same == []


def test_that_the_english_file_has_the_plurals() -> None:
    known = translations("en")
    plurals = {(t.context, t.source, t.comment): t.source for t in said() if t.is_plural}
    assert known == {key: (english(s, 1), english(s, 2)) for key, s in plurals.items()}
