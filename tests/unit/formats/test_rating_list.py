"""Rating lists: every form they come in, the search, old and new ratings, a load broken off."""

from __future__ import annotations

import sqlite3
import zipfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.edits import Entry
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Birth, PlayerId, Tournament
from teamswiss_gui.domain.terms import Sex
from teamswiss_gui.formats import names
from teamswiss_gui.formats.rating_list import (
    Cancelled,
    ListKind,
    ListPlayer,
    RatingKind,
    RatingList,
    as_ratings,
    database_path,
    load_rating_list,
)
from tests.unit.formats.made_lists import (
    ONE_HEAD,
    TEXT_HEAD,
    Made,
    one_line,
    players,
    text_line,
    text_list,
    xml_list,
)

KNOWN = (
    Made(4641620, "Schatz, Christian", "GER", "M", "CM", 2072, 2050, 1990, 1961, ""),
    Made(12913251, "Mueller, Anna-Lena", "GER", "F", "", 1964, 0, 0, 1996, ""),
    Made(1503014, "O'Brien, Sean", "IRL", "M", "GM", 2600, 2610, 2620, 1990, ""),
    Made(700001, "Jensen, Soren", "DEN", "M", "", 0, 1500, 0, 0, "i"),
)


def people() -> Iterator[Made]:
    yield from KNOWN
    yield from players(300)


def load(folder: Path, file: str, content: bytes, **more: object) -> RatingList:
    source = folder / file
    source.write_bytes(content)
    database = database_path(folder, "FIDE")
    load_rating_list(source, database, **more)  # type: ignore[arg-type]
    return RatingList(database)


@pytest.fixture
def fide(tmp_path: Path) -> Iterator[RatingList]:
    with load(tmp_path, "players_list_foa.txt", b"".join(text_list(people()))) as found:
        yield found


def found_names(found: tuple[ListPlayer, ...]) -> list[str]:
    return [player.name for player in found]


def test_that_the_text_list_is_read_by_its_heads(fide: RatingList) -> None:
    assert fide.info.players == 304
    assert fide.info.left_out == 0
    assert fide.info.ratings == tuple(RatingKind)
    assert fide.lookup("4641620") == ListPlayer(
        kind=ListKind.FIDE,
        id="4641620",
        name="Schatz, Christian",
        title="CM",
        federation="GER",
        sex=Sex.MALE,
        birth=Birth(1961),
        standard=2072,
        rapid=2050,
        blitz=1990,
        fide_id="4641620",
    )
    unrated = fide.lookup("700001")
    assert unrated is not None
    assert (unrated.standard, unrated.rapid, unrated.birth, unrated.inactive) == (
        None,
        1500,
        None,
        True,
    )


def test_that_text_and_xml_and_zips_of_them_are_the_same_list(tmp_path: Path) -> None:
    text, xml = b"".join(text_list(people())), b"".join(xml_list(people()))
    answers = []
    for name, content in (("list.txt", text), ("list.xml", xml)):
        with load(tmp_path, name, content) as plain:
            answers.append([plain.lookup(str(made.id)) for made in people()])
        packed = tmp_path / "packed.zip"
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr(name, content)
        with load(tmp_path, "packed.zip", packed.read_bytes()) as unpacked:
            answers.append([unpacked.lookup(str(made.id)) for made in people()])
    assert answers[0] == answers[1] == answers[2] == answers[3]
    assert None not in answers[0]


def test_that_a_list_of_one_kind_fills_that_rating(tmp_path: Path) -> None:
    content = "\r\n".join([ONE_HEAD, *map(one_line, KNOWN)]).encode()
    with load(tmp_path, "rapid_rating_list.txt", content) as rapid:
        assert rapid.info.ratings == (RatingKind.RAPID,)
        player = rapid.lookup("4641620")
        assert player is not None
        assert (player.standard, player.rapid) == (None, 2072)


def test_that_the_older_layout_is_read(tmp_path: Path) -> None:
    content = (
        b"ID number Name                              TitlFed  Mar11 GamesBorn  Flag\r\n"
        b" 5080444  A, Sohita                             IND  1447    0  1995  wi\r\n"
        b" 4100018  Karpov, Anatoly                   g   RUS  2619    0  1951    \r\n"
    )
    with load(tmp_path, "old.txt", content) as old:
        karpov, sohita = old.lookup("4100018"), old.lookup("5080444")
        assert karpov is not None
        assert sohita is not None
        assert (karpov.title, karpov.standard, karpov.birth) == ("GM", 2619, Birth(1951))
        assert (sohita.federation, sohita.standard, sohita.inactive) == ("IND", 1447, True)


def test_that_a_line_with_many_other_titles_is_read_from_its_end(tmp_path: Path) -> None:
    long = text_line(KNOWN[0])
    long = long[:94] + "SI,FI,LSI,SLI,NA" + long[109:]
    content = "\r\n".join([TEXT_HEAD, text_line(KNOWN[1]), long]).encode()
    with load(tmp_path, "list.txt", content) as loaded:
        player = loaded.lookup("4641620")
        assert player is not None
        assert (player.standard, player.rapid, player.birth) == (2072, 2050, Birth(1961))


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("schatz", "Schatz, Christian"),
        ("christian schatz", "Schatz, Christian"),
        ("chr scha", "Schatz, Christian"),
        ("SCHATZ, CHRISTIAN", "Schatz, Christian"),
        ("Müller", "Mueller, Anna-Lena"),
        ("lena mueller", "Mueller, Anna-Lena"),
        ("o'brien", "O'Brien, Sean"),
        ("obrien", "O'Brien, Sean"),
        ("o brien", "O'Brien, Sean"),
        ("Sørensen", ""),
        ("jensen søren", "Jensen, Soren"),
        ("4641620", "Schatz, Christian"),
        ("004641620", "Schatz, Christian"),
        ("46416", "Schatz, Christian"),
    ],
)
def test_that_a_player_is_found(fide: RatingList, typed: str, name: str) -> None:
    found = found_names(fide.search(typed))
    assert (name in found) if name else (found == [])


@pytest.mark.parametrize("typed", ["", "  ", '"', "*", "AND", 'a" OR "b', "(", "-", "''", "%_"])
def test_that_signs_of_a_search_language_are_just_text(fide: RatingList, typed: str) -> None:
    assert isinstance(fide.search(typed), tuple)


def test_that_the_highest_rated_come_first(fide: RatingList) -> None:
    best = [max(p.standard or 0, p.rapid or 0, p.blitz or 0) for p in fide.search("s", 50)]
    assert best == sorted(best, reverse=True)


def test_that_every_player_is_found_by_his_parts_in_any_order(fide: RatingList) -> None:
    for made in islice(players(300), 60):
        parts = names.words(made.name)
        assert made.name in found_names(fide.search(" ".join(reversed(parts)), 300))


def test_that_accents_of_a_list_can_be_typed_or_not(tmp_path: Path) -> None:
    lines = ["PKZ;Spielername;DWZ;FIDE-ID;Geburtsjahr", "10;Müller,Jörg;1850;4600001;1970"]
    lines.append("11;Łukasz, Żółć;1700;;")
    content = "\n".join(lines).encode()
    with load(tmp_path, "list.csv", content, kind=ListKind.NATIONAL, name="GER") as loaded:
        for typed in ("muller", "mueller", "Müller jorg", "joerg", "lukasz zolc"):
            assert len(loaded.search(typed)) == 1, typed


def test_that_a_national_list_fills_national_fields(tmp_path: Path) -> None:
    content = "Licence,Nom,Prénom,Elo national,Code FIDE,Sexe\nA123,Dupont,Luc,1812,600100,M\n"
    with load(
        tmp_path, "ffe.csv", content.encode("cp1252"), kind=ListKind.NATIONAL, name="FRA"
    ) as loaded:
        player = loaded.lookup("A123")
        assert player is not None
        assert player.fields() == {
            "name": "Dupont, Luc",
            "national_id": "A123",
            "national_rating": 1812,
            "fide_id": "600100",
            "sex": Sex.MALE,
        }
        assert found_names(loaded.search("A12")) == ["Dupont, Luc"]


def entered() -> Tournament:
    roster = (
        {"name": "Christian Schatz", "fide_id": "4641620", "rating": 2000},
        {"name": "Sean O'Brien", "fide_id": "1503014", "rating": 2600, "title": "GM"},
        {"name": "Wrong, Person", "fide_id": "12913251", "rating": 1700},
        {"name": "Nobody", "fide_id": "99999999"},
        {"name": "Without"},
    )
    return edits.import_teams(Tournament(), [Entry({"name": "A"}, roster)])


def test_that_updates_show_old_and_new_before_anything_changes(fide: RatingList) -> None:
    tournament = entered()
    updates = fide.updates(tournament)
    first, wrong = updates.changed
    assert [(c.field, c.old, c.new) for c in first.changes] == [
        ("rating", 2000, 2072),
        ("title", "", "CM"),
    ]
    assert first.is_same_name
    assert not wrong.is_same_name
    assert wrong.name_in_list == "Mueller, Anna-Lena"
    assert updates.unchanged == 1
    assert updates.not_found == (PlayerId(5),)
    assert updates.without_id == (PlayerId(6),)
    after = edits.update_ratings(tournament, as_ratings([first]))
    assert [p.rating for p in after.teams[0].players] == [2072, 2600, 1700, None, None]


def test_that_a_player_of_the_list_can_be_taken_over(fide: RatingList) -> None:
    player = fide.lookup("12913251")
    assert player is not None
    after = edits.take_from_list(entered(), PlayerId(6), **(player.fields() | {"fide_id": "7"}))
    assert after.teams[0].players[-1].name == "Mueller, Anna-Lena"
    assert after.teams[0].players[-1].rating == 1964


def test_that_a_cancelled_load_leaves_the_older_list_in_use(tmp_path: Path) -> None:
    load(tmp_path, "list.txt", b"".join(text_list(iter(KNOWN)))).close()
    steps: list[int] = []
    bigger = tmp_path / "bigger.txt"
    bigger.write_bytes(b"".join(text_list(players(20_000))))
    database = database_path(tmp_path, "FIDE")
    for after in (1, 3, 4, 5):
        steps.clear()
        with pytest.raises(Cancelled):
            load_rating_list(
                bigger,
                database,
                progress=lambda done, _all: steps.append(done),
                cancel=lambda after=after: len(steps) >= after,  # type: ignore[misc]
            )
        with RatingList(database) as still:
            assert still.info.players == 4
    assert [path.name for path in database.parent.iterdir()] == [database.name]


def test_that_progress_only_grows_to_its_end(tmp_path: Path) -> None:
    steps: list[tuple[int, int]] = []
    content = b"".join(text_list(players(20_000)))
    load(tmp_path, "l.txt", content, progress=lambda *step: steps.append(step)).close()
    assert steps == sorted(steps)
    assert steps[-1] == (1000, 1000)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "rating-list-format"),
        (b"\x00\x01\x02", "rating-list-format"),
        (b"just some text\n", "rating-list-format"),
        (TEXT_HEAD.encode(), "list-empty"),
        (b"ID Number      Name      Fed\n1 x", "rating-list-columns"),
        (b"<playerslist></playerslist>", "list-empty"),
        (b"<playerslist><player><fideid>1</fideid><name>A</name></player>", "list-damaged"),
    ],
)
def test_that_no_list_is_refused_with_its_reason(tmp_path: Path, content: bytes, code: str) -> None:
    load(tmp_path, "list.txt", b"".join(text_list(iter(KNOWN)))).close()
    with pytest.raises(TeamSwissError) as caught:
        load(tmp_path, "bad", content)
    assert caught.value.code == code
    with RatingList(database_path(tmp_path, "FIDE")) as still:
        assert still.info.players == 4


def test_that_a_cut_zip_is_refused(tmp_path: Path) -> None:
    packed = tmp_path / "whole.zip"
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("list.txt", b"".join(text_list(people())))
    data = bytearray(packed.read_bytes())
    with pytest.raises(TeamSwissError) as caught:
        load(tmp_path, "cut.zip", bytes(data[: len(data) // 2]))
    assert caught.value.code == "list-damaged"
    data[2000] ^= 0xFF
    with pytest.raises(TeamSwissError) as caught:
        load(tmp_path, "broken.zip", bytes(data))
    assert caught.value.code in {"list-damaged", "list-empty"}


def test_that_a_missing_or_foreign_database_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(TeamSwissError) as caught:
        RatingList(tmp_path / "none.ratings")
    assert caught.value.code == "rating-list-none"
    foreign = tmp_path / "foreign.ratings"
    sqlite3.connect(foreign).close()
    for content in (b"", b"no database at all, but long enough to look into" * 20):
        foreign.write_bytes(content)
        with pytest.raises(TeamSwissError) as caught:
            RatingList(foreign)
        assert caught.value.code == "rating-list-damaged"


def test_that_the_values_of_a_list_fit_a_player(fide: RatingList) -> None:
    for made in people():
        player = fide.lookup(str(made.id))
        assert player is not None
        event = edits.add_team(Tournament(), "A")
        edits.add_player(event, event.teams[0].id, **player.fields())  # type: ignore[arg-type]
    assert ListPlayer(ListKind.FIDE, "1", "A", rapid=1).rating(RatingKind.RAPID) == 1
