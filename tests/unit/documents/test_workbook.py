"""The federation's workbook, read back and compared with the tournament cell by cell."""

from __future__ import annotations

import io
import re
import time
import zipfile
from dataclasses import replace
from datetime import date, datetime
from functools import cache
from xml.etree import ElementTree

import openpyxl
import pytest
from openpyxl.utils.cell import coordinate_to_tuple, get_column_letter
from openpyxl.workbook import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from teamswiss_gui.documents.builders.players import player_table
from teamswiss_gui.documents.builders.workbook import sheets
from teamswiss_gui.documents.csv import data_columns
from teamswiss_gui.documents.figures import clean
from teamswiss_gui.documents.registry import BUILDERS, document
from teamswiss_gui.documents.source import Options
from teamswiss_gui.documents.xlsx import to_xlsx, workbook
from teamswiss_gui.domain.line_ups import colour
from teamswiss_gui.domain.model import Birth, Tournament
from teamswiss_gui.domain.points import as_number
from teamswiss_gui.domain.terms import Colour, Forfeit, Side
from teamswiss_gui.engine.hooks import Cancelled
from teamswiss_gui.formats.team_lists import template
from teamswiss_gui.scoring.boards import player_scores
from teamswiss_gui.scoring.points import round_scores
from teamswiss_gui.scoring.rating_change import rating_changes
from teamswiss_gui.scoring.sentences import value_number
from teamswiss_gui.scoring.standings import standings
from tests.bench import bench_documents
from tests.unit.documents import events


@cache
def book(name: str) -> Workbook:
    return opened(written(name))


@cache
def written(name: str) -> bytes:
    return workbook(events.source(event(name)))


def event(name: str) -> Tournament:
    return {"league": events.league, "hostile": events.hostile, "cup": events.cup}[name]()


def opened(content: bytes) -> Workbook:
    return openpyxl.load_workbook(io.BytesIO(content))


def rows(name: str, sheet: str) -> list[dict[str, object]]:
    heads, *body = [list(row) for row in book(name)[sheet].iter_rows(values_only=True)]
    return [{str(key): value for key, value in zip(heads, row, strict=True)} for row in body]


def last_round(made: Workbook, sheet: str) -> int:
    column = made[sheet].iter_rows(min_row=2, max_col=1, values_only=True)
    return max(int(str(row[0])) for row in column)


# --- against the tournament itself ------------------------------------------------------------


@pytest.mark.parametrize("name", ["league", "hostile"])
def test_that_every_player_of_every_roster_is_there(name: str) -> None:
    teams = sorted(event(name).teams, key=lambda team: team.tpn or 0)
    wanted = [
        (
            team.tpn,
            clean(team.name),
            place,
            clean(player.name),
            player.title or None,
            player.rating,
            player.fide_id,
            datetime(player.birth.year, player.birth.month, player.birth.day),
            player.sex.value if player.sex else None,
        )
        for team in teams
        for place, player in enumerate(team.players, start=1)
        if player.birth
    ]
    keys = (*("Team no.", "Team", "Board", "Name", "Title", "Rating", "FIDE id", "Born", "Sex"),)
    assert [tuple(row[key] for key in keys) for row in rows(name, "Rosters")] == wanted


@pytest.mark.parametrize("name", ["league", "hostile"])
def test_that_every_board_of_every_round_is_there_by_colours(name: str) -> None:
    tournament = event(name)
    people = {player.id: player for _, player in tournament.players()}
    names = {team.id: clean(team.name) for team in tournament.teams}
    given = iter(rows(name, "Boards"))
    for each in tournament.rounds:
        scores = round_scores(tournament, each.number)
        for place, match in enumerate(each.matches, start=1):
            for board in match.boards:
                row = next(given)
                sides = sorted(
                    Side,
                    key=lambda side: (
                        colour(tournament.settings, match, board.number, side) is Colour.BLACK
                    ),
                )
                assert (row["Round"], row["Table"], row["Board"]) == (
                    each.number,
                    match.table or place,
                    board.number,
                )
                for side, head in zip(sides, ("White", "Black"), strict=True):
                    seated = board.player(side)
                    assert row[f"{head}'s team"] == names[match.team(side)]
                    if seated is not None:
                        assert row[head] == clean(people[seated].name)
                        assert row[f"{head} FIDE id"] == people[seated].fide_id
                        assert row[f"{head} rating"] == people[seated].rating
                    points = scores[match.team(side)].boards[board.number - 1]
                    assert row[f"{head} points"] == as_number(points)
                seen = board.result if sides[0] is Side.WHITE or not board.result else None
                if seen is not None and match.forfeit is None:
                    assert row["Result"] == seen.value
    assert next(given, None) is None


def test_that_every_match_and_every_bye_is_there() -> None:
    league = events.league()
    given = rows("league", "Matches")
    assert len(given) == sum(len(each.matches) + len(each.byes) for each in league.rounds)
    first = given[0]
    assert first["Date"] == datetime(2026, 10, 4)
    assert (first["White game points"], first["Black game points"]) == (0, 4)
    forfeits = [match for _, match in league.matches() if match.forfeit in set(Forfeit)]
    assert (
        sum(row["Note"] in ("forfeited by White", "forfeited by Black") for row in given)
        == len(forfeits)
        == 1
    )
    assert sum(row["Note"] == "bye" for row in given) == 3


def test_that_the_standings_have_every_tie_break_as_a_number() -> None:
    table = standings(events.league())
    for row, wanted in zip(rows("league", "Standings"), table.rows, strict=True):
        assert row["Rank"] == wanted.rank
        assert row["MP"] == as_number(wanted.points.match_points)
        assert row["GP"] == as_number(wanted.points.game_points)
        for code, value in zip(table.codes, wanted.values, strict=True):
            assert row[str(code)] == value_number(value)


def test_that_the_crosstable_has_numbers_in_columns_of_their_own() -> None:
    league = events.league()
    numbers = {team.id: team.tpn for team in league.teams}
    ids = {team.tpn: team.id for team in league.teams}
    for row in rows("league", "Crosstable"):
        team = ids[row["No."]]  # type: ignore[index]
        for number in range(1, 6):
            score = round_scores(league, number)[team]
            assert row[f"R{number} GP"] == as_number(score.game_points)
            if score.opponent is None:
                assert row[f"R{number} opponent"] == {"pab": "bye", "absent": "–"}[score.kind.value]
            else:
                assert row[f"R{number} opponent"] == numbers[score.opponent]
                assert score.colour is not None
                assert row[f"R{number} colour"] == score.colour.value[0]


def test_that_the_players_have_their_statistics() -> None:
    league = events.league()
    scores = {score.player: score for score in player_scores(league)}
    by_id = {player.fide_id: scores[player.id] for _, player in league.players()}
    for row in rows("league", "Players"):
        record = by_id[str(row["FIDE id"])].overall
        assert (row["Games"], row["Points"]) == (record.games, as_number(record.points))
        assert row["Perf."] == record.performance


CHANGE = "Expected rating change, for interest"


def test_that_the_players_have_their_expected_rating_changes() -> None:
    league = events.league()
    changes = rating_changes(league)
    by_id = {player.fide_id: changes.get(player.id) for _, player in league.players()}
    told = 0
    for row in rows("league", "Players"):
        change = by_id[str(row["FIDE id"])]
        if change is None:
            assert (row["Rated games"], row["K"], row[CHANGE]) == (None, None, None)
            continue
        told += 1
        assert (row["Rated games"], row["K"]) == (len(change.games), change.k)
        assert row[CHANGE] == pytest.approx(float(change.change))
        assert row["Expected"] == pytest.approx(float(change.expected))
    assert told > 50


def test_that_an_event_without_fide_ratings_has_no_column_for_changes() -> None:
    league = events.league()
    teams = tuple(
        replace(team, players=tuple(replace(player, rating=None) for player in team.players))
        for team in league.teams
    )
    table = player_table(events.source(replace(league, teams=teams)), 5)
    assert "change" not in {column.key for column in table.columns}
    assert len(table.notes) == 1


# --- against its description, cell by cell ----------------------------------------------------


@pytest.mark.parametrize("name", ["league", "hostile", "cup"])
def test_that_every_cell_holds_the_value_of_its_description(name: str) -> None:
    made = book(name)
    described = list(sheets(events.source(event(name))))
    assert made.sheetnames == [sheet.title for sheet in described]
    for sheet in described:
        page = made[sheet.title]
        places = [place for place, _ in data_columns(sheet.table)]
        body = list(sheet.table.body())
        assert page.max_row == max(len(body) + 1, 1)
        for number, row in enumerate(body, start=2):
            for column, place in enumerate(places, start=1):
                wanted = row.cells[place].value
                cell = page.cell(number, column)
                found = cell.value
                assert cell.data_type != "f"
                if isinstance(wanted, date):
                    assert found == datetime(wanted.year, wanted.month, wanted.day)
                elif isinstance(wanted, str):
                    assert (found, cell.data_type) == (clean(wanted), "s")
                else:
                    assert found == wanted


# --- as a workbook ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["league", "hostile", "cup"])
def test_that_no_sheet_holds_a_formula(name: str) -> None:
    with zipfile.ZipFile(io.BytesIO(written(name))) as parts:
        for part in parts.namelist():
            root = ElementTree.fromstring(parts.read(part))
            if part.startswith("xl/worksheets/sheet"):
                assert not [e for e in root.iter() if e.tag.endswith("}f")]


def test_that_a_text_like_a_formula_stays_text_when_it_is_edited() -> None:
    page = book("hostile")["Teams"]
    cells = [cell for row in page.iter_rows(min_row=2) for cell in row if cell.value]
    dangerous = [cell for cell in cells if str(cell.value)[0] in "=+@"]
    assert dangerous
    assert all(cell.quotePrefix for cell in dangerous if cell.data_type == "s")


def test_that_a_long_text_wraps_in_a_row_that_is_high_enough() -> None:
    page = book("league")["Tournament"]
    (tiebreaks,) = [row for row in page.iter_rows(min_row=2) if row[0].value == "Tie-breaks"]
    assert tiebreaks[1].alignment.wrap_text
    assert page.row_dimensions[tiebreaks[1].row or 0].height >= 30
    long = "X" * 100  # the longest name of the hostile event
    (cell,) = [row[1] for row in book("hostile")["Teams"].iter_rows() if row[1].value == long]
    assert book("hostile")["Teams"].row_dimensions[cell.row or 0].height >= 30


def test_that_the_facts_of_the_event_stand_below_each_other() -> None:
    page = book("league")["Tournament"]
    assert {row[1].alignment.horizontal for row in page.iter_rows(min_row=2)} == {"left"}


def test_that_a_short_header_has_room_beside_the_arrow_of_the_filter() -> None:
    for page in book("league"):
        for place, (value,) in enumerate(page.iter_cols(max_row=1, values_only=True), start=1):
            longest = max(map(len, str(value).split()))
            width = page.column_dimensions[get_column_letter(place)].width
            assert width >= min(longest + 3, 16)


def test_that_sheets_are_frozen_filtered_named_and_ready_to_print() -> None:
    made = book("league")
    for page in made:
        assert page.freeze_panes is not None
        assert page.auto_filter.ref == page.dimensions
        assert page.print_title_rows == "$1:$1"
        assert page.print_area.endswith(f"${page.max_row}")
        labels = str(page.freeze_panes).rstrip("0123456789")
        assert str(page.print_title_cols).replace("$", "") == f"A:{chr(ord(labels) - 1)}"
        assert page.page_setup.fitToWidth == 1
        assert page["A1"].font.bold
        assert all(6 <= each.width <= 48 for each in page.column_dimensions.values())
    assert set(made.defined_names) == {
        *("Tournament", "Teams", "Rosters", "Matches"),
        *("Boards", "Standings", "Crosstable", "Players"),
    }
    assert made.defined_names["Boards"].attr_text == "'Boards'!$A$1:$N$" + str(
        made["Boards"].max_row
    )
    assert made.properties.creator == "TeamSwiss"
    assert made.properties.title == "City League 2026 – Tournament data"
    assert made.properties.subject == "City League 2026 · After round 5 of 9"
    assert "Holm, Astrid" in made.properties.description
    assert made.properties.language == "en"
    assert not made.calculation.fullCalcOnLoad  # closing it asks nobody to save


def test_that_a_crosstable_of_many_rounds_is_printed_on_pages_side_by_side() -> None:
    made = openpyxl.load_workbook(io.BytesIO(workbook(events.source(bench_documents.event(24)))))
    across = {page.title: page.page_setup.fitToWidth for page in made}
    assert across.pop("Crosstable") == 2
    assert set(across.values()) == {1}
    assert made["Crosstable"].print_title_cols == "$A:$C"


def test_that_ids_are_text_and_dates_are_dates() -> None:
    page = book("hostile")["Rosters"]
    heads = [cell.value for cell in page[1]]
    fide_id = page.cell(2, heads.index("FIDE id") + 1)
    assert str(fide_id.value).startswith("00")
    assert (fide_id.data_type, fide_id.number_format) == ("s", "@")
    born = page.cell(2, heads.index("Born") + 1)
    assert (isinstance(born.value, datetime), born.number_format) == (True, "yyyy-mm-dd")


def test_that_a_year_is_a_number_and_a_date_before_excel_a_text() -> None:
    league = events.league()
    team = league.teams[0]
    one, two, *rest = team.players
    players = (replace(one, birth=Birth(1999)), replace(two, birth=Birth(1899, 5, 1)), *rest)
    changed = replace(league, teams=(replace(team, players=players), *league.teams[1:]))
    page = opened(workbook(events.source(changed)))["Rosters"]
    column = [cell.value for cell in page[1]].index("Born") + 1
    values = {page.cell(row, 4).value: page.cell(row, column).value for row in range(2, 146)}
    assert values[one.name] == 1999
    assert values[two.name] == "1899-05-01"


def test_that_rows_and_cells_stand_in_the_order_that_the_format_wants() -> None:
    with zipfile.ZipFile(io.BytesIO(written("hostile"))) as parts:
        for part in parts.namelist():
            if not part.startswith("xl/worksheets/sheet"):
                continue
            root = ElementTree.fromstring(parts.read(part))
            given = [e for e in root.iter() if e.tag.endswith("}row")]
            numbers = [int(row.get("r", "0")) for row in given]
            assert numbers == list(range(1, len(numbers) + 1))
            for row in given:
                places = [coordinate_to_tuple(cell.get("r", "")) for cell in row]
                assert places == sorted(places)
                assert {place[0] for place in places} <= {int(row.get("r", "0"))}


def test_that_the_same_tournament_gives_the_same_bytes() -> None:
    again = workbook(events.source(events.league()))
    assert again == written("league")
    with zipfile.ZipFile(io.BytesIO(again)) as parts:
        assert {info.date_time for info in parts.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        core = parts.read("docProps/core.xml").decode()
    assert set(re.findall(r"\d{4}-\d\d-\d\dT[\d:]+Z", core)) == {"2026-10-04T00:00:00Z"}


def test_that_a_clock_that_stopped_in_1970_keeps_nobody_from_a_workbook(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An archive has no hour before 1980, and laptops have empty batteries."""
    before = written("league")
    monkeypatch.setattr(time, "time", lambda: 3600.0)
    monkeypatch.setattr(time, "localtime", lambda _at: (1970, 1, 1, 1, 0, 0, 3, 1, 0))
    assert workbook(events.source(events.league())) == before
    assert template("en").startswith(b"PK")


def test_that_a_provisional_workbook_says_so() -> None:
    made = opened(workbook(events.source(events.with_a_result_missing())))
    told = made["Tournament"].iter_rows(min_row=2, max_col=2, values_only=True)
    facts = {row[0]: row[1] for row in told}
    assert facts["State"] == "Provisional: results are missing"
    assert facts["Counted up to round"] == 5


def test_that_a_draft_is_no_part_of_the_workbook() -> None:
    made = opened(workbook(events.source(events.with_draft())))
    assert last_round(made, "Boards") == 4


def test_that_the_workbook_of_an_earlier_round_holds_nothing_later() -> None:
    made = opened(workbook(events.source(events.league(), Options(round=2))))
    assert last_round(made, "Matches") == 2


def test_that_the_workbook_tells_its_progress_and_can_be_cancelled() -> None:
    heard: list[tuple[int, int]] = []
    workbook(events.source(events.cup()), progress=lambda *now: heard.append(now))
    assert heard[0] == (0, 9)
    assert heard[-1] == (9, 9)
    with pytest.raises(Cancelled):
        workbook(events.source(events.cup()), cancel=lambda: len(heard) > 3)


@pytest.mark.parametrize("name", BUILDERS)
def test_that_every_document_has_a_plain_sheet_without_formulas(name: str) -> None:
    found = document(name, events.hostile())
    made = opened(to_xlsx(found))
    page = made.worksheets[0]
    assert len(made.worksheets) == 1
    assert str(page["A1"].value).startswith(found.title)
    assert all(cell.data_type != "f" for row in page.iter_rows() for cell in row)


def test_that_a_draft_says_so_on_its_plain_sheet() -> None:
    page = opened(to_xlsx(document("pairings", events.with_draft()))).worksheets[0]
    assert page["A3"].value == "DRAFT"


def test_that_a_round_just_paired_has_its_matches_in_the_workbook_and_changes_no_place() -> None:
    given = events.with_a_round_just_paired()
    made = opened(workbook(events.source(given)))
    before = opened(workbook(events.source(replace(given, rounds=given.rounds[:-1]))))
    for name in ("Standings", "Crosstable", "Players"):
        assert values(made[name]) == values(before[name])
    facts = {row[0]: row[1] for row in made["Tournament"].iter_rows(values_only=True)}
    assert facts["Rounds played"] == facts["Counted up to round"] == len(given.rounds) - 1
    rounds = {row[0] for row in made["Matches"].iter_rows(min_row=2, values_only=True)}
    assert max(rounds) == len(given.rounds)  # type: ignore[type-var]


def test_that_the_notes_of_a_sheet_explain_the_signs_that_stand_in_it() -> None:
    given = events.league()
    last = given.rounds[-1]
    board = replace(last.matches[0].boards[0], protest=True)
    first = replace(last.matches[0], boards=(board, *last.matches[0].boards[1:]))
    rounds = (*given.rounds[:-1], replace(last, matches=(first, *last.matches[1:])))
    said = texts(to_xlsx(document("boards", replace(given, rounds=rounds))))
    assert any(text.endswith(" †") for text in said)
    assert any(text.startswith("†: ") for text in said)
    assert not any(text.endswith("*") for text in said)
    squares = texts(to_xlsx(document("crosstable", given)))
    assert any(re.fullmatch(r"\d+ [□■] [\d½]+.?", text) for text in squares)
    assert not any(re.fullmatch(r"\d+[wb].*", text) for text in squares)


def values(sheet: Worksheet) -> list[tuple[object, ...]]:
    return list(sheet.iter_rows(values_only=True))


def texts(content: bytes) -> list[str]:
    (sheet,) = opened(content).worksheets
    return [each for row in values(sheet) for each in row if isinstance(each, str)]
