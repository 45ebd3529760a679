"""Paragraphs on paper: what is set in stands under its own sentence, and on the same page."""

from __future__ import annotations

import pytest

from teamswiss_gui.documents.model import Document, Section, Text
from teamswiss_gui.printing.pages import lay_out
from teamswiss_gui.printing.sheet import Layout, Words
from teamswiss_gui.printing.type import leading
from tests.printing.pages import laid
from tests.printing.specimens import light, ordinary, worst

SIZE = 10.0


def printed(*blocks: Text, heading: str = "") -> Layout:
    sections = (Section(blocks, heading=heading),)
    return lay_out(Document("report", "A sheet", "An event", sections))


def found(layout: Layout, number: int, start: str) -> Words:
    return next(words for words in layout.words(number) if words.text.startswith(start))


def between(layout: Layout, upper: str, lower: str) -> float:
    """Return the gap between two lines of the first page, beyond the usual distance of lines."""
    return found(layout, 0, lower).y - found(layout, 0, upper).y - leading(SIZE)


def test_that_a_detail_stands_close_under_its_own_sentence() -> None:
    layout = printed(
        Text("First"), Text("of first", indent=1), Text("also", indent=1), Text("Second")
    )
    under = between(layout, "First", "of first")
    assert under < SIZE * 0.1
    assert between(layout, "of first", "also") == pytest.approx(under)
    assert between(layout, "also", "Second") > 4 * under
    assert between(layout, "also", "Second") > SIZE * 0.5


def test_that_ordinary_paragraphs_keep_their_distance() -> None:
    layout = printed(Text("First"), Text("Second"), Text("Third"))
    assert between(layout, "First", "Second") == pytest.approx(between(layout, "Second", "Third"))
    assert between(layout, "First", "Second") == pytest.approx(SIZE * 0.35)


@pytest.mark.parametrize("above", range(40, 56))
def test_that_no_page_ends_between_a_sentence_and_its_detail(above: int) -> None:
    blocks = [Text(f"Filler {number}") for number in range(above)]
    layout = printed(*blocks, Text("Sentence"), Text("detail", indent=1), Text("Behind"))
    for number in range(layout.pages):
        texts = [words.text for words in layout.words(number)]
        assert ("Sentence" in texts) == ("detail" in texts)


@pytest.mark.parametrize("above", range(40, 56))
def test_that_a_heading_stays_with_a_sentence_and_its_detail(above: int) -> None:
    filler = Section(tuple(Text(f"Filler {number}") for number in range(above)))
    part = Section((Text("Sentence"), Text("detail", indent=1)), heading="Heading")
    layout = lay_out(Document("report", "A sheet", "An event", (filler, part)))
    for number in range(layout.pages):
        texts = [words.text for words in layout.words(number)]
        assert ("Heading" in texts) == ("Sentence" in texts) == ("detail" in texts)


@pytest.mark.parametrize("above", range(40, 56))
def test_that_no_page_begins_with_a_gap(above: int) -> None:
    blocks = [Text(f"Filler {number}") for number in range(above)]
    layout = printed(*blocks, *(Text(f"Behind {number}") for number in range(20)))
    tops = {min(w.y for w in layout.words(1) if w.text.startswith(("Filler", "Behind")))}
    again = printed(*(Text(f"Filler {number}") for number in range(90)))
    assert tops == {min(w.y for w in again.words(1) if w.text.startswith("Filler"))}


@pytest.mark.parametrize("make", [light, ordinary, worst])
@pytest.mark.parametrize("teams", [8, 24])
def test_that_no_line_of_the_explanation_begins_with_a_number_or_an_article(
    make: object, teams: int
) -> None:
    layout = laid("explanation", make(teams))  # type: ignore[operator]
    for number in range(layout.pages):
        for words in layout.words(number):
            # a name as long as a line leaves its number to the next one
            assert not words.text.startswith(("(3.", "(4.", "[C")), words


def test_that_the_first_round_of_a_large_event_takes_few_pages() -> None:
    assert laid("explanation", light(200)).pages <= 5
