"""Files that are damaged, not ours or hostile: a clear refusal, and the file stays as it is.

SQLite keeps no checksums of its pages. A flipped bit that leaves the database well-formed and the
value valid (a letter of a name) is therefore read as what it now says; the tests state that such a
silent change is never more than values of a single row.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import sqlite3
import zlib
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.storage import history, schema
from teamswiss_gui.storage.document import Document
from teamswiss_gui.storage.rows import all_rows
from tests.gestures import next_gesture

READING = {
    *("file-damaged", "file-content", "file-not-teamswiss", "file-foreign-schema", "file-newer"),
    *("file-not-opened", "file-value", "file-row-missing", "file-settings"),
}
"""What a damaged file may be refused with."""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a file with teams, rounds, history and snapshots."""
    path = tmp_path_factory.mktemp("whole") / "event.teamswiss"
    chance = Random(4)
    with Document.create(path, Tournament()) as open_file:
        for number in range(150):
            gesture, arguments = next_gesture(open_file.tournament, chance)
            try:
                open_file.perform(gesture, **arguments)
            except TeamSwissError:
                continue
            if number % 50 == 0:
                open_file.snapshot("on demand")
        assert open_file.tournament.rounds
    return path


@pytest.fixture
def path(whole: Path, tmp_path: Path) -> Path:
    """Return a copy that may be damaged."""
    copy = tmp_path / "event.teamswiss"
    shutil.copyfile(whole, copy)
    return copy


def sha(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def refused(path: Path, *codes: str) -> TeamSwissError:
    """Open a file that is refused; neither it nor its folder changes by that."""
    before = sha(path) if path.is_file() else None
    beside = sorted(path.parent.iterdir())
    with pytest.raises(TeamSwissError) as caught:
        Document.open(path).close()
    assert caught.value.code in codes, caught.value
    assert sorted(path.parent.iterdir()) == beside
    if before is not None:
        assert sha(path) == before
    return caught.value


def change(path: Path, *statements: str, values: tuple[Any, ...] = ()) -> None:
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement, values if "?" in statement else ())
        connection.commit()


# --- truncated, flipped -----------------------------------------------------------------------


class Trial:
    """Damages a file in many ways and keeps count of what came of it."""

    def __init__(self, whole: Path, folder: Path) -> None:
        self.original = whole.read_bytes()
        self.path = folder / "damaged.teamswiss"
        with Document.open(whole, read_only=True) as open_file:
            self.tournament = open_file.tournament
            self.log = open_file.log()
        self.outcomes: Counter[str] = Counter()

    def run(self, damaged: bytes) -> None:
        """Open damaged bytes and use what opens; only refusals may come, and no change."""
        self.path.write_bytes(damaged)
        try:
            with Document.open(self.path, read_only=True) as open_file:
                self.outcomes["same" if self.is_same(open_file.tournament) else "value"] += 1
                self.use_read_only(open_file)
        except TeamSwissError as error:
            self.outcomes[error.code] += 1
        assert self.path.read_bytes() == damaged
        assert self.outcomes.keys() <= {*READING, "same", "value"}, self.outcomes
        if self.outcomes.total() % 7 == 0:
            self.use()

    def is_same(self, found: Tournament) -> bool:
        if found == self.tournament:
            return True
        ours, theirs = all_rows(self.tournament), all_rows(found)
        differing = [key for key in ours.keys() | theirs.keys() if ours.get(key) != theirs.get(key)]
        # One row changed, or one whose key changed: gone under one name, there under another.
        assert len(differing) <= 2, differing
        assert len({table for table, _key in differing}) == 1
        return False

    def use_read_only(self, open_file: Document) -> None:
        try:
            open_file.log()
            open_file.undo_step()
            open_file.snapshots()
        except TeamSwissError as error:
            self.outcomes[error.code] += 0

    def use(self) -> None:
        """Undo, redo and restore in a damaged file: it works or is refused."""
        try:
            with Document.open(self.path) as open_file:
                for doing in (open_file.undo, open_file.undo, open_file.redo):
                    doing()
                for snapshot in open_file.snapshots():
                    open_file.restore(snapshot.id)
        except TeamSwissError:
            pass
        for rest in self.path.parent.glob("*-journal"):
            rest.unlink()


def test_that_a_truncated_file_is_refused(whole: Path, tmp_path: Path) -> None:
    trial = Trial(whole, tmp_path)
    size = len(trial.original)
    chance = Random(1)
    lengths = {0, 1, 15, 16, 99, 100, 101, *range(4096, size, 4096)}
    lengths |= {chance.randrange(size) for _time in range(100)}
    for length in sorted(lengths):
        trial.run(trial.original[:length])
    print(trial.outcomes)
    assert trial.outcomes["value"] == 0
    # The last page may end with room that nothing was written to.
    in_last_page = sum(length > size - 4096 for length in lengths)
    assert trial.outcomes["same"] <= in_last_page
    assert trial.outcomes.total() >= 120


def test_that_flipped_bytes_are_refused_or_change_one_row_at_most(
    whole: Path, tmp_path: Path
) -> None:
    trial = Trial(whole, tmp_path)
    size = len(trial.original)
    chance = Random(2)
    places = [page + offset for page in range(0, size, 4096) for offset in range(12)]
    places += list(range(100))
    places += [chance.randrange(size) for _time in range(500)]
    for place in places:
        damaged = bytearray(trial.original)
        damaged[place] ^= chance.choice((1, 2, 4, 8, 16, 32, 64, 128, 255))
        trial.run(bytes(damaged))
    print(trial.outcomes)
    assert trial.outcomes.total() >= 700


def test_that_a_page_overwritten_is_refused_or_was_not_in_use(whole: Path, tmp_path: Path) -> None:
    trial = Trial(whole, tmp_path)
    chance = Random(3)
    for page in range(0, len(trial.original), 4096):
        for filler in (bytes(4096), b"\xff" * 4096, chance.randbytes(4096)):
            damaged = bytearray(trial.original)
            damaged[page : page + 4096] = filler
            trial.run(bytes(damaged))
    print(trial.outcomes)
    assert trial.outcomes["value"] == 0


@pytest.mark.long
def test_that_every_kind_of_damage_is_survived_thousands_of_times(
    whole: Path, tmp_path: Path
) -> None:
    trial = Trial(whole, tmp_path)
    chance = Random(5)
    for _time in range(6000):
        damaged = bytearray(trial.original)
        for _flip in range(chance.choice((1, 1, 1, 2, 5))):
            damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        try:
            trial.run(bytes(damaged))
        except AssertionError:
            if _flip == 0:
                raise  # several flips may change several rows
    print(trial.outcomes)


# --- not ours ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"A B\n1 2\n",
        b"\x89PNG\r\n\x1a\n" + bytes(500),
        b"PK\x03\x04" + bytes(300),
        bytes(4096),
    ],
    ids=["empty", "text", "picture", "zip", "zeros"],
)
def test_that_a_file_that_is_not_ours_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "holiday.teamswiss"
    path.write_bytes(content)
    refused(path, "file-not-teamswiss")


def test_that_another_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    change(path, "CREATE TABLE bookmarks (id INTEGER PRIMARY KEY, url TEXT)")
    refused(path, "file-not-teamswiss")
    renamed = path.rename(path.with_suffix(".teamswiss"))
    refused(renamed, "file-not-teamswiss", "file-damaged")


def test_that_a_folder_and_nothing_at_all_are_refused(tmp_path: Path) -> None:
    refused(tmp_path, "disk-error", "file-not-opened")
    refused(tmp_path / "nothing.teamswiss", "file-not-found")
    with pytest.raises(TeamSwissError, match="disk-error"):
        Document.open(tmp_path / ("n" * 300))
    with pytest.raises(TeamSwissError, match=r"file-not-(found|opened)"):
        Document.create(tmp_path / "no" / "such" / "folder.teamswiss", Tournament())


def test_that_a_newer_file_is_refused_politely(path: Path) -> None:
    change(path, f"PRAGMA user_version = {schema.FORMAT_VERSION + 1}")
    error = refused(path, "file-newer")
    assert error.details["version"] == schema.FORMAT_VERSION + 1
    assert error.details["known"] == schema.FORMAT_VERSION


def test_that_a_file_without_a_version_is_refused(path: Path) -> None:
    change(path, "PRAGMA user_version = 0")
    refused(path, "file-damaged")


# --- hostile ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER t AFTER INSERT ON team BEGIN DELETE FROM player; END",
        "CREATE VIEW v AS SELECT load_extension('evil')",
        "CREATE TABLE extra (x)",
        "CREATE INDEX i ON team (name)",
        "DROP TRIGGER log_is_not_changed",
        "DROP TABLE adjustment",
        "ALTER TABLE team ADD COLUMN extra TEXT",
        "ALTER TABLE team RENAME COLUMN captain TO boss",
    ],
)
def test_that_a_foreign_schema_is_refused(path: Path, statement: str) -> None:
    change(path, statement)
    refused(path, "file-foreign-schema")


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE team SET name = ''",
        "UPDATE team SET name = 'the same for all'",
        "UPDATE team SET name = char(0x202e) || 'x' WHERE id = (SELECT min(id) FROM team)",
        "UPDATE team SET name = replace(hex(zeroblob(5000)), '0', 'x') || id",
        "UPDATE team SET tpn = 1",
        "UPDATE team SET tpn = 9223372036854775807 WHERE id = (SELECT min(id) FROM team)",
        "UPDATE team SET first_round = -1",
        "UPDATE team SET checked_in = 2",
        "UPDATE team SET id = -id",
        "UPDATE player SET team = 4711",
        "UPDATE player SET rating = 999999",
        "UPDATE player SET birth = '2000-13-45'",
        "UPDATE player SET birth = 'yesterday'",
        "UPDATE player SET sex = 'x'",
        "DELETE FROM player",
        "DELETE FROM team",
        "UPDATE round SET state = 'lost'",
        "UPDATE round SET number = number + 100",
        "UPDATE round SET total_rounds = 0",
        "DELETE FROM round",
        "DELETE FROM setting WHERE name = 'rounds'",
        "INSERT INTO setting VALUES ('colour', '1')",
        "UPDATE setting SET value = '[[[[' WHERE name = 'rounds'",
        "UPDATE setting SET value = '1e400' WHERE name = 'rounds'",
        "UPDATE setting SET value = '-1' WHERE name = 'rounds'",
        "UPDATE setting SET value = 'true' WHERE name = 'rounds'",
        "UPDATE setting SET value = '[' || replace(hex(zeroblob(5000)), '0', '[')",
        "UPDATE setting SET value = replace(hex(zeroblob(5000)), '0', '9') WHERE name = 'rounds'",
        "UPDATE event SET value = '1' WHERE name = 'next_id'",
        "UPDATE event SET value = '9223372036854775807' WHERE name = 'next_id'",
        "DELETE FROM event",
        "UPDATE match SET white = black",
        "UPDATE match SET white = 4711",
        "UPDATE match SET round = 77",
        "UPDATE match SET white_score = 3, black_score = NULL",
        "UPDATE match SET card = ''",
        "UPDATE board SET number = number + 100",
        "UPDATE board SET white_side = 4711",
        "UPDATE board SET result = '7'",
        "UPDATE board SET result = '#'",
        "UPDATE board SET white_points = 1",
        "INSERT INTO board VALUES (4711, 1, NULL, NULL, NULL, NULL, NULL, 0)",
        "INSERT INTO adjustment VALUES (7000000, 4711, 1, 1, 1, 'team', 'x')",
        "INSERT INTO adjustment SELECT 1, min(id), 0, 1, 1, 'team', 'x' FROM team",
        "INSERT INTO forbidden_pair SELECT 1, min(id), min(id), 1, NULL, '' FROM team",
        "INSERT INTO absence VALUES (4711, 1, 'absent')",
        "INSERT INTO absence SELECT min(id), 0, 'absent' FROM team",
        "INSERT INTO withdrawal SELECT min(id), 3, 2 FROM team",
        "INSERT INTO bye VALUES (1, 4711, 'pab')",
        "INSERT INTO round_number VALUES (1, 4711, 500)",
        "DELETE FROM meta",
        "UPDATE meta SET value = -1",
        "UPDATE meta SET value = 9223372036854775807",
        "UPDATE team SET name = CAST(x'ff41' AS TEXT) WHERE id = (SELECT min(id) FROM team)",
    ],
)
def test_that_hostile_rows_are_refused(path: Path, statement: str) -> None:
    change(path, statement)
    refused(path, "file-content", "file-value", "file-row-missing", "file-damaged")


def test_that_wrong_types_are_refused_even_without_strict_tables(path: Path) -> None:
    change(
        path,
        "PRAGMA writable_schema = ON",
        "UPDATE sqlite_schema SET sql = replace(sql, ' STRICT', '') WHERE name = 'team'",
    )
    change(path, "UPDATE team SET name = x'00ff', tpn = 'one', note = 1.5")
    refused(path, "file-foreign-schema")


def pack(value: object) -> bytes:
    return zlib.compress(json.dumps(value).encode())


BOMB = zlib.compress(bytes(history.MAX_UNPACKED + 1), 9)


@pytest.mark.parametrize(
    "packed",
    [
        b"",
        b"not packed",
        BOMB,
        pack([])[:-3],
        pack([]) + b"more",
        zlib.compress(b"[" * 100_000),
        zlib.compress(b"\xff\xfe"),
        pack({}),
        pack(7),
        pack([1]),
        pack([["no table", [1], None, None]]),
        pack([["team", [1, 2], None, None]]),
        pack([["team", [[1]], None, None]]),
        pack([["team", [1.5], None, [1] * 11]]),
        pack([["team", [1], [1], None]]),
        pack([["team", [10**30], ["x", "", "", "", "", None, None, 1, 0, None, ""], None]]),
        pack([["team", [1], None, [{}] * 11]]),
        pack([["team", [77777], ["", "", "", "", "", None, None, 1, 0, None, ""], None]]),
        pack(
            [["player", [77777], [4711, 1, "x", "", None, "", "", None, None, "", None, ""], None]]
        ),
        pack([["board", [4711, 1], [None, None, None, None, None, 0], None]]),
        pack([["setting", ["rounds"], None, ["7"]]]),
        pack([["round", [9], ["draft", *["x"] * 7], None]]),
    ],
)
def test_that_a_hostile_step_is_refused_and_leaves_no_trace(path: Path, packed: bytes) -> None:
    change(path, "UPDATE step SET changes = ?", values=(packed,))
    with Document.open(path) as open_file:
        before = open_file.tournament
        content = sha(path)
        with pytest.raises(TeamSwissError):
            open_file.undo()
        assert open_file.tournament is before
    assert sha(path) == content


@pytest.mark.parametrize("packed", [BOMB, b"", pack([]), pack([["team", [1], [1]]]), pack(7)])
@pytest.mark.parametrize("checksum", [True, False])
def test_that_a_hostile_snapshot_is_refused(path: Path, packed: bytes, checksum: bool) -> None:
    right = hashlib.sha256(packed).hexdigest() if checksum else "0" * 64
    change(path, "UPDATE snapshot SET content = ?", values=(packed,))
    change(path, "UPDATE snapshot SET checksum = ?", values=(right,))
    with Document.open(path) as open_file:
        before = open_file.tournament
        if packed == pack([]) and checksum:
            return  # an empty tournament is one
        with pytest.raises(TeamSwissError):
            open_file.restore(open_file.snapshots()[0].id)
        with pytest.raises(TeamSwissError, match="no-such-snapshot"):
            open_file.restore(99999)
        assert open_file.tournament is before


def test_that_odd_words_in_history_do_no_harm(path: Path) -> None:
    change(path, "UPDATE step SET details = '[[', gesture = 'x' || char(10)")
    change(path, "INSERT INTO log (at, who, gesture, details) VALUES ('', '', '', 'null')")
    with Document.open(path) as open_file:
        step = open_file.undo_step()
        assert step is not None
        assert step.details == {}
        assert open_file.log()[-1].details == {}
        open_file.undo()


def test_that_the_log_cannot_be_rewritten(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        for statement in ("DELETE FROM log", "UPDATE log SET who = 'somebody else'"):
            with pytest.raises(sqlite3.IntegrityError, match="the log only grows"):
                connection.execute(statement)
