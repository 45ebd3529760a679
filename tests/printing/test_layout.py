"""What stands on the pages, measured where it stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from teamswiss_gui.documents.model import Orientation, RowKind, Table
from teamswiss_gui.documents.registry import BUILDERS
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.printing.columns import contents, measure
from teamswiss_gui.printing.pages import lay_out
from teamswiss_gui.printing.paper import MARGIN, Form, Paper
from teamswiss_gui.printing.sheet import Fill, Ghost, Layout, Rule, Turned, Words
from teamswiss_gui.printing.type import SMALLEST, SMALLEST_NAME, Type
from tests.printing.pages import EVENTS, boxes, built, field, laid, overlapping, pieces, said
from tests.printing.specimens import ordinary, worst
from tests.unit.documents import events
from tests.unit.scoring.events import Event

CARDS = ("match-cards", "line-up-slips", "table-cards")
LISTS = tuple(name for name in BUILDERS if name not in CARDS)


@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("name", BUILDERS)
@pytest.mark.parametrize("paper", Paper)
def test_that_nothing_leaves_the_margins_overlaps_or_is_too_small(
    name: str, event: str, paper: Paper
) -> None:
    if name == "explanation" and event.isdigit():
        return  # these rounds were not paired by rules
    check_pages(laid(name, EVENTS[event](), Form(paper)))


@pytest.mark.parametrize("make", [ordinary, worst])
@pytest.mark.parametrize("teams", [8, 24])
@pytest.mark.parametrize("name", BUILDERS)
def test_that_real_and_dreadful_names_keep_to_their_places(
    name: str, teams: int, make: Callable[[int], Tournament]
) -> None:
    check_pages(laid(name, make(teams)))
    if name in CARDS:
        check_pages(laid(name, make(teams), Form(Paper.LETTER, per_page=4)))


def check_pages(layout: Layout) -> None:
    assert layout.pages
    inner = layout.page.inset(MARGIN)
    for number in range(min(layout.pages, 6)):
        assert layout.sheets[number].pieces
        for words in layout.words(number):
            assert words.size >= (SMALLEST_NAME if words.is_name else SMALLEST), words
            assert words.x >= inner.x - 0.5, words
            assert words.x + words.width <= inner.right + 0.5, words
        for piece in layout.sheets[number].pieces:
            if isinstance(piece, Words):
                assert inner.y - 0.5 <= piece.y - 0.7 * piece.size, piece
                assert piece.y <= inner.bottom + 0.5, piece
        assert overlapping(layout, number) == []


@pytest.mark.parametrize("event", ["8", "league", "hostile", "60"])
@pytest.mark.parametrize("name", LISTS)
def test_that_every_row_is_on_paper_once(name: str, event: str) -> None:
    if name == "explanation":
        return
    document = built(name, EVENTS[event]())
    layout = laid(name, EVENTS[event]())
    if any(table.splits for _, table in document.tables()):
        return  # rows of a wide table are on several pages, by intent
    rules = sum(
        isinstance(piece, Rule) and piece.width == 0.4 and piece.x1 < piece.x2
        for number in range(layout.pages)
        for piece in layout.sheets[number].pieces
    )
    rows = sum(row.kind is RowKind.BODY for _, table in document.tables() for row in table.rows)
    assert rules - layout.pages == rows  # each row has its hairline, each page one at its foot


@pytest.mark.parametrize("name", ["standings", "boards", "players", "teams"])
def test_that_headers_are_repeated_and_pages_numbered(name: str) -> None:
    layout = laid(name, field(60))
    assert layout.pages > 1
    table = next(table for _, table in built(name, field(60)).tables())
    first = [c.header for c in table.columns if c.on_paper and c.header and " " not in c.header]
    headers = {header for header in first if header in said(layout, 0)}
    assert headers
    for number in range(layout.pages):
        texts = said(layout, number)
        assert headers <= set(texts)
        assert f"Page {number + 1} of {layout.pages}" in texts
        assert any("Large Cup" in text for text in texts)


def test_that_a_heading_row_stays_with_its_boards() -> None:
    layout = laid("boards", field(60))
    for number in range(layout.pages):
        texts = [words for words in layout.sheets[number].pieces if isinstance(words, Words)]
        lowest = max(
            (words for words in texts if words.y < layout.page.bottom - MARGIN - 20),
            key=lambda words: words.y,
        )
        assert not lowest.text.startswith("Table ")
        matches = [words.text for words in texts if words.text.startswith("Table ")]
        assert texts
        assert matches
        # four boards below every match, never fewer: the match is whole on its page
        results = [words.text for words in texts if words.text in ("1 – 0", "0 – 1", "½ – ½")]
        assert len(results) == 4 * len(matches)


def test_that_wall_lists_are_large_and_the_table_number_larger() -> None:
    for event in ("8", "league", "60"):
        layout = laid("pairings", EVENTS[event]())
        names = [words.size for words in layout.words(0) if words.is_name]
        assert min(names) >= 14
        numbers = [words for words in layout.words(0) if words.text == "1" and words.bold]
        assert max(words.size for words in numbers) > max(names)


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("matches", range(4, 21))
def test_that_the_wall_is_as_large_as_one_page_allows(matches: int, paper: Paper) -> None:
    document = built("pairings", ordinary(60))
    section = document.sections[0]
    (table,) = section.blocks
    assert isinstance(table, Table)
    fewer = replace(section, blocks=(replace(table, rows=table.rows[:matches]),))
    layout = lay_out(replace(document, sections=(fewer,)), Form(paper))
    if matches < 18:
        assert layout.pages == 1
    rows = sum(words.is_name for words in layout.words(layout.pages - 1))
    assert rows > 6  # no page for two or three matches


def test_that_the_compact_list_stands_in_two_columns() -> None:
    layout = laid("pairings", field(200), compact=True)
    headers = [words for words in layout.words(0) if words.text == "Table"]
    assert len(headers) == 2
    assert headers[0].y == headers[1].y
    assert headers[1].x > layout.page.width / 2


def test_that_a_compact_list_that_fits_a_page_in_one_column_stands_in_one() -> None:
    layout = laid("pairings", field(60), compact=True)
    assert layout.pages == 1
    assert sum(words.text == "Table" for words in layout.words(0)) == 1
    assert min(words.size for words in layout.words(0) if words.is_name) >= 10


@pytest.mark.parametrize("teams", [60, 200])
def test_that_the_crosstable_of_a_large_event_fits_landscape_pages(teams: int) -> None:
    layout = laid("crosstable", field(teams))
    assert layout.page.width > layout.page.height
    for number in range(layout.pages):
        texts = said(layout, number)
        assert {f"R{each}" for each in range(1, 12)} <= set(texts)
    assert sum(text.startswith("Team ") for n in range(layout.pages) for text in said(layout, n)) \
        == teams  # fmt: skip


@pytest.mark.parametrize("teams", [60, 200])
def test_that_names_are_repeated_where_the_crosstable_is_split(teams: int) -> None:
    named = tuple(
        replace(team, name=f"Team {team.id} of the Railwaymen") for team in field(teams).teams
    )
    given = replace(field(teams), teams=named)
    layout = laid("crosstable", given, Form(orientation=Orientation.PORTRAIT))
    rounds: list[str] = []
    names: dict[tuple[str, ...], int] = {}
    for number in range(layout.pages):
        texts = said(layout, number)
        shown = tuple(text for text in texts if text[:1] == "R" and text[1:].isdigit())
        rounds += shown
        key = tuple(sorted({text for text in texts if text.startswith("Team ")}))
        assert key, "a page without names"
        names[key] = names.get(key, 0) + texts.count(key[0])
    assert set(names.values()) == {2}  # the same teams with the two halves of every spread
    assert {f"R{each}" for each in range(1, 12)} == set(rounds)


def test_that_figures_stand_on_their_decimal() -> None:
    layout = laid("standings", events.league())
    type_ = Type()
    points = {"14½", "12½", "9½", "13", "8", "15½"}
    found = [words for words in layout.words(0) if words.text in points and not words.bold]
    by_column: dict[int, set[float]] = {}
    for words in found:
        whole = words.text.rstrip("½")
        units = words.x + type_.width(whole, words.size)
        by_column.setdefault(round(units / 30), set()).add(round(units, 2))
    busiest = max(by_column.values(), key=len)
    assert len(found) > 5
    assert len(busiest) == 1


@pytest.mark.parametrize(("asked", "per_page"), [(None, 2), (4, 4), (2, 2)])
def test_that_match_cards_have_boxes_lines_and_cut_marks(asked: int | None, per_page: int) -> None:
    given = events.league()
    layout = laid("match-cards", given, Form(per_page=asked))
    matches = len(given.rounds[-1].matches)
    assert layout.pages == -(-matches // per_page)
    assert boxes(layout, 0) == per_page * (2 * 4 + 2)
    texts = said(layout, 0)
    assert texts.count("Captain, White on board 1") == per_page
    marks = [p for p in pieces(layout, 0) if isinstance(p, Rule) and 0 in (p.x1, p.y1)]
    assert len(marks) == per_page // 2


def test_that_twelve_boards_still_fit_a_card() -> None:
    made = Event(2, settings=Settings(boards=12, board_colours="WB" * 6), players=14)
    made.round("1-2 " + "=" * 12)
    layout = laid("match-cards", made.tournament, Form(per_page=4))
    assert layout.pages == 1
    assert boxes(layout, 0) == 2 * 12 + 2
    lowest = max(words.y for words in layout.words(0) if words.is_name)
    assert lowest < min(words.y for words in layout.words(0) if words.text == "Arbiter")


def test_that_table_cards_stand_on_their_head_once() -> None:
    layout = laid("table-cards", events.league())
    sheet = layout.sheets[0]
    turned = [piece for piece in sheet.pieces if isinstance(piece, Turned)]
    assert len(turned) == 2
    for each in turned:
        texts = {words.text for words in each.pieces if isinstance(words, Words)}
        upright = {words.text for words in sheet.pieces if isinstance(words, Words)}
        assert texts <= upright


def test_that_a_draft_says_so_on_every_page() -> None:
    for name in ("pairings", "boards", "match-cards", "line-up-slips", "table-cards"):
        layout = laid(name, events.with_draft())
        for number in range(layout.pages):
            ghosts = [p for p in pieces(layout, number) if isinstance(p, Ghost)]
            assert ghosts, name
            assert {ghost.text for ghost in ghosts} == {"DRAFT"}


def test_that_tints_lie_below_the_text() -> None:
    for piece in laid("standings", events.league()).sheets[0].pieces:
        assert not isinstance(piece, Fill)


def test_that_empty_columns_are_left_out_on_paper() -> None:
    table = next(table for _, table in built("teams", field(8)).tables())
    keys = [m.column.key for m in measure(contents(table, Type()), 10)]
    assert "title" not in keys
    assert {"name", "rating", "fide-id"} <= set(keys)


def test_that_no_row_stands_alone_below_a_heading() -> None:
    layout = laid("board-prizes", field(60))
    assert layout.pages > 1
    for number in range(layout.pages):
        words = [w for w in layout.sheets[number].pieces if isinstance(w, Words)]
        headings = [w.y for w in words if w.text.startswith("Board ") and w.bold and w.size < 15]
        rows = sorted({round(w.y) for w in words if w.is_name})
        for heading in headings:
            assert sum(row > heading for row in rows) >= 2


@pytest.mark.parametrize(("sponsor", "lines"), [("The Brewery", 1), ("The Brewery " * 6, 2)])
def test_that_the_sponsor_stands_beside_the_date_where_there_is_room(
    sponsor: str, lines: int
) -> None:
    given = ordinary(8)
    given = replace(given, settings=replace(given.settings, sponsor=sponsor))
    words = laid("standings", given).words(0)
    said_ = next(each for each in words if each.text.startswith("The Brewery"))
    date = next(each for each in words if "Chief arbiter" in each.text)
    assert (said_.y == date.y) == (lines == 1)
    assert said_.x > date.x + date.width or lines == 2


def test_that_the_head_of_the_boxes_stands_in_line_with_the_others() -> None:
    words = laid("match-cards", ordinary(8)).words(0)
    heads = {each.y for each in words if each.text in ("Bd", "Result", "Rtg")}
    assert len(heads) == 2  # one for each of the two cards
