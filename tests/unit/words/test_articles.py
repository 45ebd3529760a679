"""Every article that the engine can cite has a summary, in words of our own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.dutch_earlier.explain import DROPPED_BY
from teamswiss_gui.engine.fide_team.editions import EDITIONS
from teamswiss_gui.engine.instead.ask import COMPLETION, MET, why_not
from teamswiss_gui.engine.olympiad import section_j
from teamswiss_gui.engine.pair import SYSTEMS, pair
from teamswiss_gui.words import Words
from teamswiss_gui.words.articles import ARTICLES, article_text, text_name
from tests.unit.engine.situations import random_request

SITUATIONS = range(120)


def cited(value: Any) -> Iterator[str]:
    """Yield every article in a step, however deep."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in ("article", "first_team_article") and isinstance(inner, str):
                yield inner
            else:
                yield from cited(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from cited(inner)


@pytest.mark.parametrize("system", SYSTEMS)
def test_that_every_article_cited_has_a_summary(system: str) -> None:
    found: set[str] = set()
    for seed in SITUATIONS:
        request = replace(random_request(seed, least=4, most=14), system=system)
        try:
            answer = pair(request, explain=True)
        except TeamSwissError:
            continue
        found |= set(cited(answer.explanation)) | {line.rule for line in answer.pairs}
        if system == "olympiad-2008":  # its reasons are rules
            found |= {
                str(passed["fell_to"])
                for step in answer.explanation or ()
                for key in ("passed_over", "candidates")
                for passed in step.get(key) or ()  # type: ignore[union-attr]
                if isinstance(passed, dict) and passed["fell_to"] is not None
            }
        teams = [team.tpn for team in request.teams]
        found |= {why_not(request, answer, teams[0], other).article for other in teams[1:]}
    assert len(found) > 10
    assert found - {""} - set(ARTICLES[system]) == set()


def test_that_articles_named_in_tables_have_a_summary() -> None:
    for system, edition in EDITIONS.items():
        articles = edition.articles
        named = {value for value in _values(articles) if isinstance(value, str)}
        named |= set(articles.criteria.values())
        assert named - set(ARTICLES[system]) == set()
    assert set(DROPPED_BY.values()) <= set(ARTICLES["dutch-earlier"])
    for rules in (section_j.TOP, section_j.BOTTOM):
        assert set(_values(rules)) <= set(ARTICLES["olympiad-2008"])
    for system in MET:
        assert {MET[system], COMPLETION[system]} <= set(ARTICLES[system])


def _values(of: Any) -> list[Any]:
    return [getattr(of, name) for name in of.__dataclass_fields__]


def test_that_a_summary_is_short_and_a_sentence() -> None:
    words = Words()
    assert set(ARTICLES) == set(SYSTEMS)
    for system, articles in ARTICLES.items():
        assert text_name(words, system)
        for article in articles:
            text = article_text(words, system, article)
            assert text.endswith("."), (system, article)
            assert len(text) < 260, (system, article)
    assert article_text(words, "dutch-2017", "Z.9") == ""
