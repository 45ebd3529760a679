"""What a damaged file still gives."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.validate import validate
from teamswiss_gui.storage.document import Document, write_new
from teamswiss_gui.storage.rescue import rescue
from teamswiss_gui.words.places import resource

LEAGUE = resource("samples", "City League.teamswiss")


@pytest.fixture
def league(tmp_path: Path) -> Path:
    copy = tmp_path / "League.teamswiss"
    copy.write_bytes(LEAGUE.read_bytes())
    return copy


def test_that_a_sound_file_is_rescued_whole(league: Path) -> None:
    with Document.open(league, read_only=True) as document:
        rescued = rescue(league)
        assert rescued.tournament == document.tournament
    assert rescued.lost == []


def test_that_a_broken_header_loses_nothing(league: Path) -> None:
    with Document.open(league, read_only=True) as document:
        expected = document.tournament
    data = bytearray(league.read_bytes())
    data[:16] = b"\x00" * 16
    league.write_bytes(data)
    with pytest.raises(TeamSwissError, match="file-damaged"):
        Document.open(league)
    assert rescue(league).tournament == expected


def test_that_the_damaged_file_is_not_touched(league: Path) -> None:
    data = bytearray(league.read_bytes())
    data[8192:12288] = b"\xff" * 4096
    league.write_bytes(data)
    rescue(league)
    assert league.read_bytes() == bytes(data)


def test_that_a_team_without_its_row_keeps_its_players(league: Path) -> None:
    connection = sqlite3.connect(league)
    connection.execute("DELETE FROM team WHERE id = (SELECT min(id) FROM team)")
    connection.commit()
    connection.close()
    with pytest.raises(TeamSwissError, match="file-content"):
        Document.open(league)
    rescued = rescue(league)
    first = rescued.tournament.teams[0]
    assert len(rescued.tournament.teams) == 24
    assert len(first.players) == 6
    assert f"team {first.id}" in rescued.lost


def test_that_matches_survive_the_loss_of_their_round(league: Path) -> None:
    connection = sqlite3.connect(league)
    connection.execute("DELETE FROM round WHERE number = 2")
    connection.commit()
    connection.close()
    rescued = rescue(league)
    assert [len(each.matches) for each in rescued.tournament.rounds] == [12, 12, 11, 11, 11]
    assert "round 2" in rescued.lost


def test_that_settings_come_back_from_a_snapshot(league: Path) -> None:
    connection = sqlite3.connect(league)
    # A page of the settings lost: the table cannot be read, a snapshot knows them.
    root = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'setting'")
    page = int(root.fetchone()[0])
    size = int(connection.execute("PRAGMA page_size").fetchone()[0])
    connection.close()
    data = bytearray(league.read_bytes())
    data[(page - 1) * size : page * size] = b"\xee" * size
    league.write_bytes(data)
    rescued = rescue(league)
    assert rescued.from_snapshot
    assert rescued.tournament.settings.name == "City League 2026"


@pytest.mark.parametrize("seed", range(60))
def test_that_what_is_rescued_is_always_a_sound_tournament(league: Path, seed: int) -> None:
    dice = random.Random(seed)
    data = bytearray(league.read_bytes())
    for _damage in range(dice.choice((1, 3, 20))):
        start = dice.randrange(len(data))
        length = dice.choice((1, 4, 100, 4096))
        data[start : start + length] = dice.randbytes(min(length, len(data) - start))
    if dice.random() < 0.3:
        del data[dice.randrange(len(data)) :]
    league.write_bytes(data)
    try:
        rescued = rescue(league)
    except TeamSwissError as error:
        if error.code != "nothing-to-rescue":
            raise
        return
    validate(rescued.tournament)
    write_new(league.with_name("Rescued.teamswiss"), rescued.tournament)


def test_that_nothing_comes_out_of_noise(tmp_path: Path) -> None:
    noise = tmp_path / "noise.teamswiss"
    noise.write_bytes(random.Random(1).randbytes(20_000))
    with pytest.raises(TeamSwissError, match="nothing-to-rescue"):
        rescue(noise)


def test_that_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(TeamSwissError, match="file-not-found"):
        rescue(tmp_path / "nowhere.teamswiss")
