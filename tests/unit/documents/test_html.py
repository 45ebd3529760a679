"""Web pages: well-formed, self-contained, safe."""

from __future__ import annotations

import re
from datetime import datetime
from xml.etree import ElementTree

import pytest

from teamswiss_gui.documents.html import to_html
from teamswiss_gui.documents.model import Logo
from teamswiss_gui.documents.registry import BUILDERS, build, document
from teamswiss_gui.documents.site import site
from teamswiss_gui.documents.source import Options
from teamswiss_gui.engine.hooks import Cancelled
from tests.unit.documents import events

VOID_OF_DANGER = ("script", "iframe", "object", "link", "b")


def parsed(page: bytes) -> ElementTree.Element:
    return ElementTree.fromstring(page.decode().replace("<!DOCTYPE html>", "", 1))


@pytest.mark.parametrize("name", BUILDERS)
def test_that_pages_with_hostile_names_are_well_formed_and_safe(name: str) -> None:
    root = parsed(to_html(document(name, events.hostile())))
    found = {element.tag for element in root.iter()}
    assert found.isdisjoint(VOID_OF_DANGER)
    for element in root.iter():
        assert not any(key.startswith("on") for key in element.attrib)
        for key in ("src", "href"):
            assert not element.get(key, "").startswith(("http", "//", "javascript"))


def test_that_every_team_name_stands_on_the_page_as_it_is() -> None:
    tournament = events.hostile()
    root = parsed(to_html(document("start-list", tournament)))
    shown = {"".join(cell.itertext()) for cell in root.iter("bdi")}
    for team in tournament.teams:
        assert team.name.replace("\t", " ") in shown


def test_that_marks_are_on_the_page() -> None:
    assert b'class="mark draft">DRAFT' in to_html(document("pairings", events.with_draft()))
    page = to_html(document("standings", events.with_a_result_missing()))
    assert b'class="mark provisional">Provisional' in page


def test_that_headers_repeat_and_rows_stay_whole_in_print() -> None:
    page = to_html(document("teams", events.league())).decode()
    assert "thead{display:table-header-group}" in page
    assert "break-inside:avoid" in page
    assert "size:portrait" in page
    assert 'counter(page) " of " counter(pages)' in page
    assert "size:landscape" in to_html(document("players", events.league())).decode()


def test_that_names_keep_their_width_on_a_telephone() -> None:
    page = to_html(document("crosstable", events.league())).decode()
    assert "td.t{overflow-wrap:anywhere;min-width:10em}" in page
    narrow = page[page.index("@media screen and (max-width:50rem)") :]
    assert "td.t{min-width:7em}" in narrow  # wider than the screen, the table is pushed aside
    assert ".scroll{overflow-x:auto}" in page


def test_that_a_telephone_keeps_names_in_sight_and_does_without_side_matters() -> None:
    crosstable = to_html(document("crosstable", events.league())).decode()
    rows = len(events.league().teams)
    assert len(re.findall(r'<td class="t[^"]* l"', crosstable)) == rows
    assert len(re.findall(r'<th scope="col" class="l"', crosstable)) == 1
    standings = to_html(document("players", events.league())).decode()
    assert len(re.findall(r'<th scope="col" class="x"', standings)) == 2  # id and federation
    assert ".x{display:none}" in standings


def test_that_what_suits_a_narrow_screen_does_not_change_what_is_printed() -> None:
    page = to_html(document("where-do-i-play", events.league())).decode()
    assert page.count("max-width:50rem") == page.count("screen and (max-width:50rem)") == 1
    assert page.count("max-width:30rem") == page.count("screen and (max-width:30rem)") == 1


def test_that_the_boxes_of_a_match_card_share_one_head() -> None:
    page = to_html(document("match-cards", events.league())).decode()
    cards = len(events.league().rounds[-1].matches)
    assert page.count('<th scope="colgroup" class="c" colspan="2">Result</th>') == cards
    assert len(re.findall(r"<thead>\s*<tr>.*</tr>\s*</thead>", page)) == cards  # one row each


def test_that_halves_hang_to_the_right_of_the_units() -> None:
    page = to_html(document("standings", events.league())).decode()
    assert '<td class="d">14<span class="f f1">½</span></td>' in page
    assert re.search(r'<td class="d">13<span class="f f1"></span></td>', page)


def test_that_a_page_refreshes_only_when_asked() -> None:
    found = document("standings", events.league())
    assert b"http-equiv" not in to_html(found)
    assert b'http-equiv="refresh" content="30"' in to_html(found, refresh=30)


def test_that_date_logo_and_sponsor_are_on_the_page() -> None:
    options = Options(
        printed=datetime(2026, 11, 1, 13, 5), logo=Logo(b"\x89PNG"), sponsor="Bread & Co"
    )
    page = to_html(document("standings", events.league(), options=options)).decode()
    assert "2026-11-01 13:05" in page
    assert "data:image/png;base64,iVBORw==" in page
    assert "Bread &amp; Co" in page


def test_that_the_site_is_whole() -> None:
    pages = site(events.source(events.hostile()), refresh=60)
    assert {"index.html", "standings.html", "crosstable.html", "teams.html", "players.html"} <= set(
        pages
    )
    assert {f"round-{number}.html" for number in range(1, 6)} <= set(pages)
    places = {name: parsed(page) for name, page in pages.items()}
    anchors = {
        f"{name}#{element.get('id')}"
        for name, root in places.items()
        for element in root.iter()
        if element.get("id")
    }
    for name, root in places.items():
        for link in root.iter("a"):
            page, _, anchor = link.get("href", "").partition("#")
            target = page or name
            assert target in pages
            assert not anchor or f"{target}#{anchor}" in anchors


def test_that_the_site_does_not_show_a_draft() -> None:
    pages = site(events.source(events.with_draft()))
    assert "round-5.html" not in pages
    assert "round-4.html" in pages


def test_that_the_site_of_an_event_before_its_start_has_no_rounds() -> None:
    pages = site(events.source(events.cup()))
    assert not any(name.startswith("round") for name in pages)


def test_that_the_site_tells_its_progress_and_can_be_cancelled() -> None:
    heard: list[tuple[int, int]] = []
    pages = site(events.source(events.league()), progress=lambda *now: heard.append(now))
    assert heard[-1] == (len(pages), len(pages))
    with pytest.raises(Cancelled):
        site(events.source(events.league()), cancel=lambda: True)


def test_that_what_was_worked_out_once_is_shared() -> None:
    source = events.source(events.league())
    build("standings", source)
    assert source.with_options(Options(round=5)).standings(5) is source.standings()
