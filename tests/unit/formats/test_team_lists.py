"""Team lists: layouts, languages, encodings, doubts; nothing that comes in can be refused."""

from __future__ import annotations

import io
import zipfile
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl import Workbook, load_workbook

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import Birth, Tournament
from teamswiss_gui.domain.terms import Sex
from teamswiss_gui.formats.cells import birth_of, identity, sex_of, title_of
from teamswiss_gui.formats.headers import LANGUAGES, field_of, head_of
from teamswiss_gui.formats.rating_list.values import ListKind, ListPlayer
from teamswiss_gui.formats.team_lists import (
    Field,
    Layout,
    Preview,
    preview,
    read_table,
    table_of_text,
    template,
)
from teamswiss_gui.formats.team_lists.tables import table_of_bytes
from teamswiss_gui.formats.team_lists.values import doubt_text
from teamswiss_gui.words import Words

PLAYERS = """Team;Board;Name;Title;Elo;FIDE ID;Fed;Born;Sex
Harbour;2;Berg, Ola;;1988;1500002;NOR;1990;m
Harbour;1;Aas, Kari;WFM;2101;1500001;NOR;3.4.1985;f
Old Rook;1;Cole, Ann;;;;ENG;;w
"""


def doubts(found: Preview) -> set[tuple[int, int, str]]:
    return {(doubt.row, doubt.column, doubt.code) for doubt in found.doubts}


def workbook(rows: list[list[object]]) -> bytes:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for row in rows:
        sheet.append(row)
    buffer = io.BytesIO()
    book.save(buffer)
    return buffer.getvalue()


def test_that_one_row_a_player_becomes_teams_in_board_order() -> None:
    found = preview(table_of_text(PLAYERS))
    assert found.doubts == ()
    harbour, rook = found.entries
    assert [player["name"] for player in harbour.players] == ["Aas, Kari", "Berg, Ola"]
    assert harbour.players[0] == {
        "name": "Aas, Kari",
        "title": "WFM",
        "rating": 2101,
        "fide_id": "1500001",
        "federation": "NOR",
        "birth": Birth(1985, 4, 3),
        "sex": Sex.FEMALE,
    }
    assert rook.players == ({"name": "Cole, Ann", "federation": "ENG", "sex": Sex.FEMALE},)
    assert found.rows == ((2, (3, 2)), (4, (4,)))
    assert len(edits.import_teams(Tournament(), found.entries).teams) == 2


def test_that_one_row_a_team_has_its_players_across() -> None:
    text = "Team\tCaptain\tPlayer 1\tElo 1\tPlayer 2\tElo 2\nA\tX\tGM Foo\t2500\tBar, J\t\nB\t\tC\t"
    found = preview(table_of_text(text))
    assert found.mapping.layout is Layout.TEAM_ROWS
    assert found.entries[0].team == {"name": "A", "captain": "X"}
    assert found.entries[0].players == (
        {"name": "Foo", "title": "GM", "rating": 2500},
        {"name": "Bar, J"},
    )


def test_that_repeated_heads_count_the_players_across() -> None:
    text = "Mannschaft;Name;DWZ;Name;DWZ\nA;Eins;1500;Zwei;1400\n"
    (entry,) = preview(table_of_text(text)).entries
    assert [p["national_rating"] for p in entry.players] == [1500, 1400]


def test_that_a_club_is_the_team_where_no_column_is() -> None:
    text = "Nr,Club,Board 1,Board 2\n1,A,GM Foo Bar (2500),Baz\n2,B,Ann Bee,Cy Dee\n"
    found = preview(table_of_text(text))
    assert found.doubts == ()
    assert [entry.team["name"] for entry in found.entries] == ["A", "B"]
    assert found.entries[0].players[0] == {"name": "Foo Bar", "title": "GM", "rating": 2500}


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_the_template_is_read_in_its_language(language: str) -> None:
    data = template(language)
    book = load_workbook(io.BytesIO(data))
    sheet = book.active
    assert sheet is not None
    values: list[str | int] = [
        "Harbour",
        1,
        "Aas, Kari",
        "IM",
        2405,
        "1500001",
        "NOR",
        "1985",
        "m",
        "N1",
        2300,
        "X",
    ]
    for place, value in enumerate(values, start=1):
        sheet.cell(row=2, column=place, value=value)
    buffer = io.BytesIO()
    book.save(buffer)
    found = preview(table_of_bytes(buffer.getvalue(), "template.xlsx"))
    assert found.doubts == ()
    (entry,) = found.entries
    assert entry.team == {"name": "Harbour", "captain": "X"}
    assert entry.players[0]["national_rating"] == 2300
    assert entry.players[0]["birth"] == Birth(1985)


def test_that_every_head_of_the_template_is_known_in_every_language() -> None:
    for field in Field:
        for language in LANGUAGES if field is not Field.IGNORE else ():
            assert field_of(head_of(field, language)) is field, (field, language)


@pytest.mark.parametrize(
    ("heads", "name"),
    [
        ("Team;Name;Vorname", "Berg, Ola"),
        ("Squadra;Cognome;Nome", "Berg, Ola"),
        ("Команда;Фамилия;Имя", "Berg, Ola"),
        ("Equipo;Apellidos;Nombre", "Berg, Ola"),
        ("Équipe;Nom;Prénom", "Berg, Ola"),
    ],
)
def test_that_names_in_two_columns_are_put_together(heads: str, name: str) -> None:
    (entry,) = preview(table_of_text(f"{heads}\nA;Berg;Ola\n")).entries
    assert entry.players[0]["name"] == name


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
@pytest.mark.parametrize("separator", [";", ",", "\t", "|"])
def test_that_separator_and_encoding_are_found(
    tmp_path: Path, encoding: str, separator: str
) -> None:
    rows = [["Team", "Name", "Elo"], ["Grün", 'Müller "Jo", J', "2000"], ["Blau", "Øst", "1900"]]
    text = "\r\n".join(
        separator.join('"' + cell.replace('"', '""') + '"' for cell in row) for row in rows
    )
    path = tmp_path / "list.csv"
    path.write_bytes(text.encode(encoding))
    found = preview(read_table(path))
    assert [entry.team["name"] for entry in found.entries] == ["Grün", "Blau"]
    assert found.entries[0].players[0]["name"] == 'Müller "Jo", J'


def test_that_a_workbook_gives_numbers_dates_and_cached_formulas() -> None:
    rows: list[list[object]] = [
        ["Spring league 2026"],
        [],
        ["Team", "Name", "Rating", "FIDE ID", "Birth"],
        ["A", "One", 2100.0, 1500001, datetime(1985, 4, 3)],
        [None, "Two", "1999", "1500002.0", 1990],
        ["B", "=1+1", "=SUM(A1)", None, None],
    ]
    found = preview(table_of_bytes(workbook(rows), "list.xlsx"))
    first, second = found.entries[0].players
    assert first == {
        "name": "One",
        "rating": 2100,
        "fide_id": "1500001",
        "birth": Birth(1985, 4, 3),
    }
    assert second == {
        "name": "Two",
        "rating": 1999,
        "fide_id": "1500002",
        "birth": Birth(1990),
    }
    assert found.entries[1].players == ()


def test_that_an_ods_is_read() -> None:
    cells = "".join(
        "<table:table-row>"
        + "".join(f"<table:table-cell><text:p>{c}</text:p></table:table-cell>" for c in row)
        + "<table:table-cell table:number-columns-repeated='16000'/></table:table-row>"
        for row in (["Team", "Name", "Elo"], ["A", "One &amp; only", "2000"])
    )
    content = (
        '<?xml version="1.0"?><office:document-content '
        'xmlns:office="urn:o" xmlns:table="urn:t" xmlns:text="urn:x">'
        f'<office:body><table:table table:name="S">{cells}'
        '<table:table-row table:number-rows-repeated="1048000"><table:table-cell/>'
        "</table:table-row></table:table></office:body></office:document-content>"
    )
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("content.xml", content)
    table = table_of_bytes(buffer.getvalue(), "list.ods")
    assert table.sheets == ("S",)
    (entry,) = preview(table).entries
    assert entry.players == ({"name": "One & only", "rating": 2000},)


def test_that_doubts_name_their_cells() -> None:
    text = (
        "Team;Name;Elo;ID;Fed;Born;Title;Sex;Shoe size\n"
        "A;One;abc;12x;Norway;soon;boss;?!;44\n"
        "A;One;;;;;;;\n"
        "A;One;;;;;;;\n"
        "A;Two;120;1500001;XYZ;;;;\n"
        "B;Two;9999;1500001;;;;;\n"
        ";;2000;;;;;;\n"
        "C;;;;;;;;\n"
    )
    assert doubts(preview(table_of_text(text))) == {
        (1, 9, "head-unknown"),
        (2, 3, "rating-none"),
        (2, 4, "id-not-digits"),
        (2, 5, "federation-none"),
        (2, 6, "birth-none"),
        (2, 7, "title-none"),
        (2, 8, "sex-none"),
        (3, 2, "player-twice"),
        (4, 2, "player-twice"),
        (5, 3, "rating-unusual"),
        (5, 5, "federation-unknown"),
        (6, 2, "name-twice"),
        (6, 3, "rating-none"),
        (6, 4, "id-twice"),
        (7, 2, "name-missing"),
        (8, 1, "team-empty"),
    }


def test_that_every_doubt_has_words() -> None:
    found = preview(table_of_text("Team;Name;Elo\nA;One;abc\n;;\nB;;\n"))
    texts = [doubt_text(Words(), doubt) for doubt in found.doubts]
    assert texts == [
        "'abc' is no rating; it does not come in.",
        "The team B has no players.",
    ]


class OneList:
    """A rating list with one player."""

    def lookup(self, id: str) -> ListPlayer | None:
        if id == "1500001":
            return ListPlayer(ListKind.FIDE, id, "Aas, Kari", standard=2111)
        return None


def test_that_ratings_are_compared_with_the_list() -> None:
    text = "Team;Name;Elo;FIDE ID\nA;Kari Aas;2101;1500001\nA;Other;2000;7\nB;Zed, Zoe;;{}\n"
    found = preview(table_of_text(text.format("")), rating_list=OneList())
    assert doubts(found) == {(2, 3, "rating-not-in-list"), (3, 4, "id-not-in-list")}
    (doubt,) = [each for each in found.doubts if each.code == "rating-not-in-list"]
    assert (doubt.found, doubt.expected) == ("2101", "2111")
    text = "Team;Name;Elo;FIDE ID\nB;Zed, Zoe;2111;1500001\n"
    assert doubts(preview(table_of_text(text), rating_list=OneList())) == {
        (2, 4, "name-not-in-list")
    }


def test_that_teams_and_ids_of_the_tournament_do_not_come_in_twice() -> None:
    before = edits.import_teams(Tournament(), preview(table_of_text(PLAYERS)).entries)
    text = "Team;Name;FIDE ID\nharbour;New;\nThird;Aas;1500001\n"
    found = preview(table_of_text(text), tournament=before)
    assert doubts(found) == {(2, 1, "team-known"), (3, 3, "id-twice")}
    after = edits.import_teams(before, found.entries)
    assert [team.name for team in after.teams] == ["Harbour", "Old Rook", "Third"]


def test_that_a_changed_mapping_gives_a_new_preview() -> None:
    table = table_of_text("Foo;Bar;Elo\nA;One;2000\nA;Two;1900\n")
    first = preview(table)
    changed = first.mapping.with_column(1, Field.TEAM).with_column(2, Field.NAME)
    second = preview(table, changed)
    assert len(second.entries) == 1
    assert [p["name"] for p in second.entries[0].players] == ["One", "Two"]
    assert first.table is second.table


def test_that_a_list_without_heads_is_guessed() -> None:
    found = preview(table_of_text("Harbour\tAas, Kari\t2101\nHarbour\tBerg, Ola\t1988\n"))
    assert found.mapping.head_row == 0
    (entry,) = found.entries
    assert entry.team == {"name": "Harbour"}
    assert [p["rating"] for p in entry.players] == [2101, 1988]


@pytest.mark.parametrize(
    ("text", "birth"),
    [
        ("1985", Birth(1985)),
        ("1985.0", Birth(1985)),
        ("03.04.1985", Birth(1985, 4, 3)),
        ("3/4/1985", Birth(1985, 4, 3)),
        ("4/30/1985", Birth(1985, 4, 30)),
        ("1985-04-03", Birth(1985, 4, 3)),
        ("1985-04-03 00:00:00", Birth(1985, 4, 3)),
        ("1985-04-03T00:00:00", Birth(1985, 4, 3)),
        ("1985/00/00", Birth(1985)),
        ("3 Apr 1985", Birth(1985, 4, 3)),
        ("3. März 1985", Birth(1985, 3, 3)),
        ("19850403", Birth(1985, 4, 3)),
        ("31140", Birth(1985, 4, 3)),
        ("03.04.85", Birth(1985, 4, 3)),
        ("31.02.1985", None),
        ("soon", None),
        ("12", None),
    ],
)
def test_that_a_birth_is_read_as_people_write_it(text: str, birth: Birth | None) -> None:
    assert birth_of(text) == birth


def test_that_other_cells_are_read_as_people_write_them() -> None:
    assert [identity(t) for t in ("1500001.0", "1 500 001", "1.500001E6")] == ["1500001"] * 3
    assert [title_of(t) for t in ("gm", "G", "I.M.", "wf", "boss")] == [
        "GM",
        "GM",
        "IM",
        "WFM",
        None,
    ]
    assert [sex_of(t) for t in ("M", "w", "F", "ж", "x")] == [
        Sex.MALE,
        Sex.FEMALE,
        Sex.FEMALE,
        Sex.FEMALE,
        None,
    ]


CELLS = st.one_of(
    st.sampled_from(
        (
            *("", "A", "B", "Team", "Name", "Elo", "Player 1", "Player 2", "FIDE ID", "1500001"),
            *("2000", "1990", "abc", "GM Foo (2100)", "x" * 300, "\u202egnol", "\u200d", "Fed"),
            *("NOR", "Born"),
        )
    ),
    st.text(max_size=12),
)


@settings(max_examples=250)
@given(st.lists(st.lists(CELLS, max_size=7), max_size=8))
def test_that_whatever_a_list_holds_its_entries_can_be_imported(rows: list[list[str]]) -> None:
    text = "\n".join("\t".join(" ".join(c.split()).replace('"', "") for c in row) for row in rows)
    found = preview(table_of_text(text.replace("\0", "")))
    after = edits.import_teams(Tournament(), found.entries)
    assert len(after.teams) == len(found.entries)
    for doubt in found.doubts:
        assert doubt_text(Words(), doubt)
        assert 1 <= doubt.row <= max(len(found.table.rows), 1)
