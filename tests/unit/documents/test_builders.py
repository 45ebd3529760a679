"""What documents say, and what they say of themselves."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from teamswiss_gui.documents.model import Cards, Facts, Kind, Mark, Orientation, RowKind, Size
from teamswiss_gui.documents.registry import BUILDERS, document
from teamswiss_gui.documents.site import site
from teamswiss_gui.documents.source import Options
from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.prizes import PrizeCategory, Sharing, read_prizes
from teamswiss_gui.domain.terms import Card
from teamswiss_gui.scoring.crosstable import Order
from teamswiss_gui.words import Words
from teamswiss_gui.words.direction import isolated
from tests.bench.bench_documents import event
from tests.unit.documents import events

OF_A_DRAFT = (
    "pairings",
    "boards",
    "match-cards",
    "table-cards",
    "line-up-slips",
    "where-do-i-play",
)


@pytest.mark.parametrize("name", OF_A_DRAFT)
def test_that_a_draft_says_so(name: str) -> None:
    found = document(name, events.with_draft())
    assert found.round == 5
    assert found.marks == ((Mark.DRAFT, "DRAFT"),)
    assert document(name, events.with_draft(), options=Options(round=4)).marks == ()


def test_that_the_explanation_of_a_draft_says_so() -> None:
    assert document("explanation", events.with_draft()).marks == ((Mark.DRAFT, "DRAFT"),)


@pytest.mark.parametrize(
    "name", ["standings", "crosstable", "players", "board-prizes", "report", "team-sheets"]
)
def test_that_provisional_standings_say_so(name: str) -> None:
    found = document(name, events.with_a_result_missing())
    assert [mark for mark, _ in found.marks] == [Mark.PROVISIONAL]
    before = document(name, events.with_a_result_missing(), options=Options(round=4))
    assert before.marks == ()


def test_that_the_standings_on_the_wall_are_provisional_until_every_card_is_in() -> None:
    event = events.league()
    last = event.rounds[-1]
    assert all(match.card is Card.VERIFIED for match in last.matches)
    first = last.matches[0].id
    waiting = edits.set_card(event, last.number, first, Card.OUT)
    assert document("standings", waiting).marks == (
        (Mark.PROVISIONAL, "Provisional: 1 card not in"),
    )
    assert document("standings", waiting, options=Options(round=last.number - 1)).marks == ()
    received = edits.set_card(waiting, last.number, first, Card.RECEIVED)
    assert document("standings", received).marks == ()


@pytest.mark.parametrize("name", ["standings", "crosstable", "players", "report", "results"])
def test_that_paper_is_provisional_until_every_card_is_in(name: str) -> None:
    def words(*cards: Card) -> list[str]:
        return [text for _, text in document(name, events.with_cards(*cards)).marks]

    assert words() == []  # nobody keeps account of cards
    every = len(events.league().rounds[-1].matches)
    assert words(Card.RECEIVED) == [f"Provisional: {every - 1} cards not in"]
    assert words(*[Card.VERIFIED] * (every - 1), Card.PROTEST) == ["Provisional: 1 card not in"]
    assert words(*[Card.RECEIVED] * every) == []


def test_that_the_last_standings_are_not_final_while_a_card_is_out() -> None:
    given = events.with_cards(Card.RECEIVED)
    last = replace(given, settings=replace(given.settings, rounds=len(given.rounds)))
    assert document("standings", last).title == "Standings"
    back = events.with_cards()
    over = replace(back, settings=replace(back.settings, rounds=len(back.rounds)))
    assert document("standings", over).title == "Final standings"


def test_that_a_forfeited_match_has_no_card_to_wait_for() -> None:
    second = events.league().rounds[1]
    assert any(match.forfeit and match.card is Card.OUT for match in second.matches)
    assert any(match.card is Card.VERIFIED for match in second.matches)
    assert document("results", events.league(), options=Options(round=2)).marks == ()


def test_that_results_are_provisional_while_one_is_missing() -> None:
    found = document("results", events.with_a_result_missing())
    assert [mark for mark, _ in found.marks] == [Mark.PROVISIONAL]
    _, matches = next(found.tables())
    assert matches.rows[0].cells[-1].text == "1 to come"


def test_that_standings_do_not_count_a_draft() -> None:
    assert document("standings", events.with_draft()).subtitle == "After round 4 of 9"


@pytest.mark.parametrize("name", BUILDERS)
def test_that_every_builder_bears_hostile_names(name: str) -> None:
    assert document(name, events.hostile()).name == name


def test_that_points_are_numbers_with_halves_for_the_reader() -> None:
    _, table = next(document("standings", events.league()).tables())
    place = [column.key for column in table.columns].index("gp")
    first = table.rows[0].cells[place]
    assert (first.value, first.text) == (14.5, "14½")


def test_that_a_round_keeps_the_numbers_it_was_paired_with() -> None:
    league = events.league()
    renumbered = replace(
        league, teams=tuple(replace(team, tpn=100 + team.id) for team in league.teams)
    )
    before, after = (document("pairings", each) for each in (league, renumbered))
    assert before.sections == after.sections


def test_that_pairings_are_for_the_wall_or_compact() -> None:
    wall = document("pairings", events.league())
    compact = document("pairings", events.league(), options=Options(compact=True))
    assert (wall.size, compact.size) == (Size.WALL, Size.COMPACT)
    assert next(wall.tables())[1].flow == 1
    assert next(compact.tables())[1].flow == 2


def test_that_compact_pairings_leave_the_numbers_to_spreadsheets() -> None:
    compact = document("pairings", events.league(), options=Options(compact=True))
    _, table = next(compact.tables())
    numbers = [column for column in table.columns if column.key.endswith("-number")]
    assert len(numbers) == 2
    assert not any(column.on_paper for column in numbers)


@pytest.mark.parametrize(
    ("asked", "size"), [(None, Size.COMPACT), (True, Size.COMPACT), (False, Size.WALL)]
)
def test_that_where_do_i_play_is_as_large_as_it_suits_or_as_was_asked(
    asked: bool | None, size: Size
) -> None:
    found = document("where-do-i-play", events.league(), options=Options(compact=asked))
    assert found.size is size
    assert next(found.tables())[1].flow == (1 if size is Size.WALL else 2)


def test_that_the_crosstable_lies_where_its_rounds_need_it() -> None:
    assert document("crosstable", events.league()).orientation is Orientation.PORTRAIT
    assert document("crosstable", event(8)).orientation is Orientation.LANDSCAPE


def test_that_the_crosstable_repeats_the_names_across_pages() -> None:
    found = document("crosstable", events.league())
    _, table = next(found.tables())
    assert table.splits
    assert [column.key for column in table.columns if column.is_label] == ["label", "team"]
    meetings = [cell for cell in table.rows[0].cells if cell.parts]
    assert meetings[0].parts == ("16", "b", "3")


def test_that_the_crosstable_by_number_names_opponents_by_number() -> None:
    found = document("crosstable", events.league(), options=Options(order=Order.NUMBER))
    _, table = next(found.tables())
    assert [row.cells[0].value for row in table.rows] == list(range(1, 25))
    assert table.rows[2].cells[2].parts == ("15", "b", "3")


def test_that_a_match_card_has_boxes_and_lines_to_sign() -> None:
    found = document("match-cards", events.league())
    block = found.sections[0].blocks[0]
    assert isinstance(block, Cards)
    assert len(block.cards) == 11
    card = block.cards[0]
    assert sum(column.kind is Kind.BOX for column in card.tables[0].columns) == 2
    assert [row.cells[1].value for row in card.tables[0].rows] == ["w", "b", "w", "b"]
    assert len(card.lines[0].labels) == 3


def test_that_where_do_i_play_is_in_the_order_of_the_alphabet() -> None:
    _, table = next(document("where-do-i-play", events.league()).tables())
    names = [row.cells[0].text for row in table.rows]
    assert len(names) == 88
    assert names[0].startswith("Ågedal")
    assert names[-1].startswith("Zandvliet")


def test_that_the_explanation_names_what_the_arbiter_changed() -> None:
    league = events.league()
    last = league.rounds[-1]
    one, two, *rest = last.matches
    swapped = (replace(one, black=two.black), replace(two, black=one.black), *rest)
    changed = replace(league, rounds=(*league.rounds[:-1], replace(last, matches=swapped)))
    found = document("explanation", changed)
    assert found.sections[0].heading == "Changed by the arbiter"
    assert len(found.sections[0].blocks) == 5  # what follows; two pairs played, two of the rules
    plain = document("explanation", league)
    assert all(section.heading != "Changed by the arbiter" for section in plain.sections)


def test_that_the_prize_list_says_how_ties_are_shared() -> None:
    given = events.with_prizes(
        PrizeCategory("All", read_prizes("100 + Cup; 50; 25")), sharing=Sharing.EQUAL
    )
    found = document("prize-list", given)
    _, table = next(found.tables())
    columns = [column.key for column in table.columns]
    rows = [dict(zip(columns, row.cells, strict=True)) for row in table.body()]
    assert rows[0]["amount"].value == 100
    assert rows[0]["item"].text == "Cup"
    assert sum(float(str(row["amount"].value)) for row in rows) == pytest.approx(175, abs=0.05)
    assert "divide their prizes equally" in table.notes[0]


@pytest.mark.parametrize(
    ("on_every_board", "said"),
    [
        (False, "A player counts on the board they played most, with all games."),
        (
            True,
            "A player counts on every board they played often enough, with the games there.",
        ),
    ],
)
def test_that_the_board_prizes_say_where_a_player_counts(on_every_board: bool, said: str) -> None:
    league = events.league()
    rules = replace(league.settings.board_prizes, on_every_board=on_every_board)
    given = replace(league, settings=replace(league.settings, board_prizes=rules))
    _, table = next(document("board-prizes", given).tables())
    assert table.notes[-1] == said


def test_that_the_prize_list_says_who_is_in_a_category_and_that_nobody_is() -> None:
    given = events.with_prizes(
        PrizeCategory("Giants", read_prizes("10"), rating_from=3500),
        PrizeCategory("Later"),
        currency="EUR",
    )
    _, table = next(document("prize-list", given).tables())
    assert [row.cells[0].text for row in table.rows if row.kind is RowKind.HEADING] == [
        "Giants ·\u00a0team average 3500 or more",
        "Later",
    ]
    assert [row.cells[2].text for row in table.body()] == ["not awarded", "no prize entered"]
    assert "Prize (EUR)" in [column.header for column in table.columns]


def test_that_prizes_stand_in_the_report_and_on_the_site() -> None:
    given = events.with_prizes(PrizeCategory("All", read_prizes("100")))
    assert "prizes" in {section.anchor for section in document("report", given).sections}
    assert "prizes" not in {
        section.anchor for section in document("report", events.with_prizes()).sections
    }
    assert "prize-list.html" in site(events.source(given))
    assert "prize-list.html" not in site(events.source(events.with_prizes()))


def test_that_a_date_is_printed_only_if_it_is_given() -> None:
    now = datetime(2026, 11, 1, 13, 5)
    assert document("teams", events.league()).printed is None
    assert document("teams", events.league(), options=Options(printed=now)).printed == now


def test_that_a_document_speaks_another_language(tmp_path: Path) -> None:
    (tmp_path / "teamswiss_de.ts").write_text(
        "<TS><context><name>documents</name><message><source>Round {number}</source>"
        "<translation>Runde {number}</translation></message></context></TS>",
        encoding="utf-8",
    )
    found = document("pairings", events.league(), Words("de", tmp_path))
    assert (found.subtitle, found.language) == ("Runde 5", "de")


def test_that_a_name_from_right_to_left_is_kept_apart_in_a_line() -> None:
    assert isolated("North Star") == "North Star"
    assert isolated("מועדון") == "\u2068מועדון\u2069"
    _, table = next(document("boards", events.hostile()).tables())
    headings = [row.cells[0].text for row in table.rows if row.kind is RowKind.HEADING]
    assert any("\u2068נ" in line or "\u2068م" in line or "\u2068ن" in line for line in headings)


def test_that_an_unknown_document_is_refused_with_those_there_are() -> None:
    with pytest.raises(TeamSwissError) as caught:
        document("stands", events.league())
    assert caught.value.code == "no-such-document"


def test_that_a_round_that_is_not_there_is_refused() -> None:
    for name in ("pairings", "standings", "crosstable", "explanation", "line-up-slips"):
        with pytest.raises(TeamSwissError) as caught:
            document(name, events.league(), options=Options(round=7))
        assert caught.value.code == "no-such-round"


def test_that_links_lead_to_places_that_exist() -> None:
    league = events.league()
    anchors = {
        f"{name}#{row.anchor}"
        for name in ("teams", "players")
        for _, table in document(name, league).tables()
        for row in table.rows
        if row.anchor
    }
    links = {
        cell.link
        for name in BUILDERS
        for _, table in document(name, league).tables()
        for row in table.rows
        for cell in row.cells
        if cell.link
    }
    assert links
    assert links <= anchors


def test_that_nothing_is_awarded_before_anything_is_played() -> None:
    given = events.with_prizes(PrizeCategory("All", read_prizes("300; 200")))
    first = given.rounds[0]
    matches = tuple(
        replace(
            match,
            forfeit=None,
            score=None,
            boards=tuple(replace(board, result=None) for board in match.boards),
        )
        for match in first.matches
    )
    begun = replace(given, rounds=(replace(first, matches=matches),))
    for tournament in (replace(given, rounds=()), begun):
        made = document("prize-list", tournament)
        assert not list(made.tables())
        assert made.subtitle == "Before round 1"


def test_that_the_average_of_the_teams_is_rounded_up_at_a_half() -> None:
    given = events.league()
    teams = tuple(
        replace(team, players=(replace(team.players[0], rating=1873 + (place == 0)),))
        for place, team in enumerate(given.teams[:4])
    )
    made = document("report", replace(given, teams=teams, rounds=()))
    facts = next(
        block for section in made.sections for block in section.blocks if isinstance(block, Facts)
    )
    assert dict(facts.lines)["Average rating of the teams"].text == "1873.3"
