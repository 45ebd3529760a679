"""Files of older versions are upgraded after a copy was kept; saved files stay readable."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from datetime import date, time
from pathlib import Path

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Birth
from teamswiss_gui.domain.prizes import Sharing
from teamswiss_gui.domain.settings import Arbiter, RoundDate, Settings
from teamswiss_gui.domain.terms import ArbiterRole, ByeKind, Forfeit, Result, Sex
from teamswiss_gui.domain.validate import validate
from teamswiss_gui.storage import file, schema, upgrades
from teamswiss_gui.storage.document import Document, write_new
from teamswiss_gui.storage.earlier import tournament_from_earlier
from teamswiss_gui.storage.upgrades import Upgrade
from tests.arbiter import Arbiter as Driver
from tests.arbiter import after_one_round
from tests.files import make_format_1, make_format_2

FILES = Path(__file__).parents[2] / "files"
NOW = schema.FORMAT_VERSION


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "event.teamswiss"
    write_new(path, after_one_round().tournament)
    return path


def upgrade(path: Path, steps: Mapping[int, Upgrade], target: int) -> Path | None:
    with closing(file.connect(path, mode="rw")) as connection:
        return upgrades.upgrade(connection, path, upgrades=steps, target=target)


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def shout(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE team SET name = name || '!'")


def widen(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE team ADD COLUMN motto TEXT NOT NULL DEFAULT ''")


def stumble(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE team SET name = 'lost'")
    connection.execute("UPDATE no_such_table SET x = 1")


def refuse(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM team")
    raise TeamSwissError("file-content", path="", reason="cannot be")


def test_that_there_is_a_step_from_every_older_version() -> None:
    assert set(upgrades.UPGRADES) == set(range(1, schema.FORMAT_VERSION))


def test_that_an_older_file_is_upgraded_step_by_step_after_a_copy(path: Path) -> None:
    before = path.read_bytes()
    backup = upgrade(path, {NOW: shout, NOW + 1: widen}, NOW + 2)
    assert backup == path.with_name(f"event (version {NOW}).teamswiss")
    assert backup.read_bytes() == before
    assert (version(path), version(backup)) == (NOW + 2, NOW)
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT name, motto FROM team ORDER BY id").fetchall()
    assert rows == [("A!", ""), ("B!", ""), ("C!", ""), ("D!", "")]


def test_that_an_earlier_copy_is_not_written_over(path: Path) -> None:
    first = path.with_name(f"event (version {NOW}).teamswiss")
    first.write_bytes(b"an earlier copy")
    backup = upgrade(path, {NOW: shout}, NOW + 1)
    assert backup == path.with_name(f"event (version {NOW} 2).teamswiss")
    assert first.read_bytes() == b"an earlier copy"


@pytest.mark.parametrize("bad", [stumble, refuse])
def test_that_a_failed_upgrade_leaves_the_file_untouched(path: Path, bad: Upgrade) -> None:
    before = path.read_bytes()
    with pytest.raises(TeamSwissError):
        upgrade(path, {NOW: shout, NOW + 1: bad}, NOW + 2)
    assert path.read_bytes() == before
    with Document.open(path) as again:
        assert again.tournament == after_one_round().tournament


def test_that_a_step_that_nobody_wrote_is_said(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(TeamSwissError, match="file-too-old"):
        upgrade(path, {NOW + 1: shout}, NOW + 2)
    assert path.read_bytes() == before


def test_that_a_current_file_is_not_upgraded(path: Path) -> None:
    assert upgrade(path, {NOW: shout}, NOW) is None
    assert list(path.parent.iterdir()) == [path]


def test_that_opening_upgrades_and_says_where_the_copy_is(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = path.read_bytes()
    monkeypatch.setattr(schema, "FORMAT_VERSION", NOW + 1)
    steps = {"upgrades": {NOW: shout}, "target": NOW + 1}
    monkeypatch.setattr(upgrades.upgrade, "__kwdefaults__", steps)
    monkeypatch.setattr(upgrades.run, "__kwdefaults__", steps)
    with Document.open(path, read_only=True) as looked_at:
        assert looked_at.tournament.teams[0].name == "A!"
        assert looked_at.is_read_only
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]
    with Document.open(path) as open_file:
        assert open_file.tournament.teams[0].name == "A!"
        assert open_file.backup is not None
        assert open_file.backup.read_bytes() == before
        open_file.undo_step()
    with Document.open(path) as again:
        assert again.backup is None


# --- saved files ------------------------------------------------------------------------------


def test_that_a_saved_file_of_format_1_opens_with_all_it_held(tmp_path: Path) -> None:
    path = tmp_path / "old.teamswiss"
    shutil.copyfile(FILES / "format-1.teamswiss", path)
    with Document.open(path) as open_file:
        validate(open_file.tournament)
        driver = Driver(open_file.tournament)
        settings = driver.settings
        assert (settings.name, settings.rounds, settings.board_colours) == ("Team Cup", 5, "WBWB")
        assert settings.arbiters == (Arbiter("Ann Arbiter", ArbiterRole.CHIEF, "123"),)
        assert settings.round_dates == (None, RoundDate(date(2026, 5, 2), time(14)))
        assert driver.numbers() == "Ørn A B C D"
        player = driver.the("A").players[0]
        assert (player.name, player.rating, player.fide_id) == ("A1", 2490, "77")
        assert (player.birth, player.sex) == (Birth(1990, 2), Sex.FEMALE)
        assert driver.the("D").bye(3) is ByeKind.HALF
        assert [driver.the("B").is_withdrawn(number) for number in (3, 4)] == [False, True]
        (pair,) = driver.tournament.forbidden_pairs
        assert (pair.last_round, pair.reason) == (4, "one club")
        (penalty,) = driver.tournament.adjustments
        assert (penalty.match_points, penalty.reason) == (-2, "phone")
        assert driver.numbers_of(1) == {"A": 1, "B": 2, "C": 3, "D": 4}
        assert driver.numbers_of(2) == {"Ørn": 1, "A": 2, "B": 3, "C": 4, "D": 5}
        assert driver.last.bye_of(driver.team("Ørn")) is ByeKind.PAIRING_ALLOCATED
        results = [board.result for board in driver.match(1).boards]
        assert results == [Result.DRAW, Result.SET, None, None]
        assert driver.match(1).boards[1].white_points == 1
        assert driver.match(2).forfeit is Forfeit.BLACK
        assert driver.tournament.unlocked == frozenset()
        redo = open_file.redo_step()
        assert redo is not None
        assert redo.gesture == "unlock_setting"
        assert len(open_file.log()) == 19
        assert [s.reason for s in open_file.snapshots()] == ["pair_round", "before lunch"]
        lunch = open_file.restore(open_file.snapshots()[1].id)
        assert lunch.rounds[1].matches[1].score is not None
        open_file.undo()
        while open_file.undo_step():
            open_file.undo()
        assert open_file.tournament == after_one_round().tournament


def test_that_a_saved_file_of_format_2_opens_with_all_it_held(tmp_path: Path) -> None:
    path = tmp_path / "old.teamswiss"
    shutil.copyfile(FILES / "format-2.teamswiss", path)
    with Document.open(path) as open_file:
        validate(open_file.tournament)
        settings = open_file.tournament.settings
        assert (settings.sponsor, settings.reserves, settings.logo) == ("The Bakery", 2, "")
        assert (settings.prizes, settings.prize_sharing) == ((), Sharing.BY_PLACE)
        assert settings.one_prize_each
        assert settings.board_prizes == Settings().board_prizes
        open_file.undo()
        assert open_file.tournament.settings.logo == make_format_2.PIXEL
        before = open_file.restore(open_file.snapshots()[-1].id)
        assert before.settings.logo == make_format_2.PIXEL
        assert before.settings.prizes == ()
        while open_file.undo_step():
            open_file.undo()
        assert open_file.tournament == after_one_round().tournament


def test_that_an_old_event_can_be_a_template_though_it_may_only_be_read(tmp_path: Path) -> None:
    path = tmp_path / "last year.teamswiss"
    shutil.copyfile(FILES / "format-1.teamswiss", path)
    before = path.read_bytes()
    event = tournament_from_earlier(path)
    assert [team.name for team in event.teams] == ["A", "B", "C", "D", "Ørn"]
    assert (event.settings.logo, event.settings.sponsor) == ("", "")
    assert event.settings.reserves is None
    assert path.read_bytes() == before


def test_that_the_saved_file_is_what_its_script_makes(tmp_path: Path) -> None:
    if schema.FORMAT_VERSION != 1:
        pytest.skip("the script makes files of the current format")
    path = tmp_path / "new.teamswiss"
    make_format_1.make(path)
    old = FILES / "format-1.teamswiss"
    with closing(sqlite3.connect(path)) as new, closing(sqlite3.connect(old)) as saved:
        assert list(new.iterdump()) == list(saved.iterdump())
