"""What happens around the file: locks, full disks, folders that vanish, files that are replaced."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.storage import file
from teamswiss_gui.storage.copies import keep_copy
from teamswiss_gui.storage.document import Document, write_new
from teamswiss_gui.storage.lock import FileLock, Holder, lock_path, this_program
from tests.arbiter import a_running_event, after_one_round
from tests.gestures import digest

ROOT = Path(__file__).parents[3]
posix = pytest.mark.skipif(sys.platform == "win32", reason="of POSIX")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "venue"
    folder.mkdir()
    path = folder / "event.teamswiss"
    write_new(path, a_running_event().tournament)
    return path


def rename(open_file: Document, name: str) -> None:
    team = open_file.tournament.teams[0].id
    open_file.perform(edits.rename_team, team=team, name=name)


@contextmanager
def program(code: str, *arguments: object) -> Iterator[subprocess.Popen[str]]:
    """Run a second program, which says `ready` when it has done its part and then waits."""
    script = textwrap.dedent(code) + "\nprint('ready', flush=True)\ninput()\n"
    command = [sys.executable, "-c", script, *map(str, arguments)]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        try:
            yield process
        finally:
            process.kill()


HOLDER = """
    import sys
    from pathlib import Path
    from teamswiss_gui.storage.document import Document
    held = Document.open(Path(sys.argv[1]))
    assert not held.is_read_only
"""


# --- two programs -----------------------------------------------------------------------------


def test_that_a_second_program_reads_only_and_names_the_first(path: Path) -> None:
    with program(HOLDER, path) as first:
        with Document.open(path) as second:
            assert second.is_read_only
            assert second.holder is not None
            assert second.holder.process == first.pid
            assert second.holder.machine == this_program("").machine
            with pytest.raises(TeamSwissError, match="file-held"):
                rename(second, "X")
            with pytest.raises(TeamSwissError, match="file-held"):
                second.snapshot("no")
        with pytest.raises(TeamSwissError, match="file-held"):
            write_new(path, Tournament())
        other = path.with_name("other.teamswiss")
        with Document.create(other, Tournament()) as third:
            with pytest.raises(TeamSwissError, match="file-held"):
                third.save_copy(path)
            with pytest.raises(TeamSwissError, match="file-held"):
                third.save_as(path)
            assert third.path == other


@posix
def test_that_the_lock_of_a_killed_program_is_free(path: Path) -> None:
    with program(HOLDER, path) as first:
        first.send_signal(signal.SIGKILL)
        first.wait()
        assert lock_path(path).exists()
        with Document.open(path) as second:
            assert not second.is_read_only
            rename(second, "X")
    assert not lock_path(path).exists()


def test_that_two_windows_of_one_program_count_as_two(path: Path) -> None:
    with Document.open(path) as first:
        with Document.open(path) as second:
            assert (first.is_read_only, second.is_read_only) == (False, True)
        rename(first, "X")
    with Document.open(path) as third:
        assert not third.is_read_only


@pytest.mark.parametrize(
    "content",
    [b"", b"[" * 4000, b"5", b"{}", b'{"user": 1, "machine": [], "process": "x"}', b"\xff"],
)
def test_that_an_odd_lock_file_still_locks(path: Path, content: bytes) -> None:
    held = FileLock.take(path, this_program("now"))
    assert isinstance(held, FileLock)
    lock_path(path).write_bytes(content)
    with Document.open(path) as second:
        assert second.is_read_only
        assert second.holder == Holder("?", "?", 0, "?")
    held.release()


def test_that_a_reader_never_takes_a_writer_at_work_for_damage(path: Path) -> None:
    writer = """
        import sys
        from pathlib import Path
        from teamswiss_gui.domain import edits
        from teamswiss_gui.storage.document import Document
        held = Document.open(Path(sys.argv[1]))
        team = held.tournament.teams[0].id
        print("ready", flush=True)
        for line in sys.stdin:
            held.perform(edits.rename_team, team=team, name=f"Team {line}")
    """
    with program(writer, path) as process:
        assert process.stdin is not None
        for number in range(40):
            process.stdin.write(f"{2 * number}\n{2 * number + 1}\n")
            process.stdin.flush()
            with Document.open(path) as reader:
                assert reader.is_read_only
                assert len(reader.tournament.teams) == 4


def test_that_a_busy_database_is_said_to_be_busy(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = file.connect

    def impatient(path: Path, *, mode: str) -> sqlite3.Connection:
        connection = connect(path, mode=mode)
        connection.execute("PRAGMA busy_timeout = 0")
        return connection

    monkeypatch.setattr(file, "connect", impatient)
    with Document.open(path) as open_file, closing(sqlite3.connect(path)) as other:
        before = open_file.tournament
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(TeamSwissError, match="file-busy"):
            rename(open_file, "X")
        assert open_file.tournament is before
        other.rollback()
        rename(open_file, "X")


def test_that_a_file_changed_by_somebody_else_is_not_written_over(path: Path) -> None:
    with Document.open(path) as open_file, closing(sqlite3.connect(path)) as other:
        other.execute("UPDATE meta SET value = value + 1 WHERE name = 'serial'")
        other.commit()
        before = open_file.tournament
        with pytest.raises(TeamSwissError, match="file-changed"):
            rename(open_file, "X")
        assert open_file.tournament == before


def test_that_what_is_shown_is_kept_when_somebody_writes_over_the_file(path: Path) -> None:
    """A careless synchronisation put another event's bytes into the open file."""
    other = path.with_name("other.teamswiss")
    Document.create(other, Tournament()).close()
    with Document.open(path) as open_file:
        rename(open_file, "before")
        shown = open_file.tournament
        assert open_file.undo_step() is not None
        path.write_bytes(other.read_bytes())
        for gesture in (lambda: rename(open_file, "after"), open_file.undo):
            with pytest.raises(TeamSwissError, match=r"file-changed|disk-error"):
                gesture()
        assert open_file.tournament is shown
        assert not open_file.save_as(path.with_name("saved.teamswiss"))
        assert open_file.tournament == shown
        rename(open_file, "after")


def test_that_an_emptied_file_is_saved_elsewhere_from_memory(path: Path) -> None:
    with Document.open(path) as open_file:
        rename(open_file, "before")
        lines, step = open_file.log(), open_file.undo_step()
        os.truncate(path, 0)
        with pytest.raises(TeamSwissError, match="disk-error"):
            rename(open_file, "after")
        assert open_file.log() == lines
        assert open_file.undo_step() == step
        assert not open_file.save_as(path.with_name("saved.teamswiss"))
        assert open_file.tournament.teams[0].name == "before"


def test_that_a_copy_does_not_wait_for_ever_for_another_program(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file, "BUSY_TRIES", 0)
    with Document.open(path) as open_file, closing(sqlite3.connect(path)) as other:
        open_file._connection.execute("PRAGMA busy_timeout = 10")
        other.execute("BEGIN EXCLUSIVE")
        assert not open_file.save_copy(path.with_name("copy.teamswiss"))
        other.rollback()
    with Document.open(path.with_name("copy.teamswiss")) as copy:
        assert copy.tournament.teams[0].name == "A"


def test_that_a_good_copy_is_not_replaced_by_an_emptied_file(path: Path) -> None:
    target = path.with_name("on the stick.teamswiss")
    keep_copy(path, target)
    whole = target.read_bytes()
    os.truncate(path, 0)
    with pytest.raises(TeamSwissError):
        keep_copy(path, target)
    assert target.read_bytes() == whole


# --- files and folders that go away -----------------------------------------------------------


@posix
def test_that_a_folder_that_vanished_is_noticed_and_the_event_saved_elsewhere(path: Path) -> None:
    with Document.open(path) as open_file:
        rename(open_file, "before")
        shutil.rmtree(path.parent)
        with pytest.raises(TeamSwissError, match="file-vanished"):
            rename(open_file, "after")
        assert open_file.tournament.teams[0].name == "before"
        with pytest.raises(TeamSwissError, match=r"file-not-|disk-error"):
            open_file.save_as(path)
        assert open_file.tournament.teams[0].name == "before"
        elsewhere = path.parent.parent / "saved.teamswiss"
        open_file.save_as(elsewhere)
        rename(open_file, "after")
    with Document.open(elsewhere) as again:
        assert again.tournament.teams[0].name == "after"
        again.undo()
        again.undo()
        assert again.tournament.teams[0].name == "A"


@posix
def test_that_a_deleted_file_is_saved_again_under_its_name(path: Path) -> None:
    with Document.open(path) as open_file:
        rename(open_file, "before")
        path.unlink()
        with pytest.raises(TeamSwissError, match="file-vanished"):
            rename(open_file, "after")
        open_file.save_as(path)
        rename(open_file, "after")
        with Document.open(path) as second:
            assert second.is_read_only
            assert second.tournament.teams[0].name == "after"


@posix
def test_that_a_file_replaced_underneath_is_left_alone(path: Path) -> None:
    with Document.open(path) as open_file:
        other = path.with_name("other")
        other.write_bytes(b"something else")
        other.replace(path)
        for gesture in (lambda: rename(open_file, "X"), lambda: open_file.snapshot("x")):
            with pytest.raises(TeamSwissError, match="file-vanished"):
                gesture()
    assert path.read_bytes() == b"something else"


def test_that_a_journal_of_a_crash_does_not_get_into_a_new_file_of_that_name(path: Path) -> None:
    journal = path.with_name(path.name + "-journal")
    with closing(sqlite3.connect(path, isolation_level=None)) as crashed:
        crashed.execute("PRAGMA cache_size = 1")
        crashed.execute("BEGIN")
        for number in range(3000):
            crashed.execute(
                "INSERT INTO log (at, who, gesture, details) VALUES ('', '', ?, ?)",
                (str(number), "x" * 200),
            )
        hot = journal.read_bytes()
        torn = path.read_bytes()
        crashed.execute("ROLLBACK")
    assert len(hot) > 512
    path.write_bytes(torn)
    journal.write_bytes(hot)
    with Document.open(path) as recovered:
        assert len(recovered.tournament.teams) == 4
        assert recovered.log() == []
    path.write_bytes(torn)
    journal.write_bytes(hot)
    new = after_one_round().tournament
    with Document.create(path, new) as open_file:
        assert open_file.tournament == new
    assert not journal.exists()


# --- read-only --------------------------------------------------------------------------------


def test_that_a_file_opened_to_read_stays_as_it_is(path: Path) -> None:
    before = path.read_bytes()
    with Document.open(path, read_only=True) as open_file:
        assert open_file.is_read_only
        assert open_file.holder is None
        for gesture in (open_file.undo, open_file.redo):
            with pytest.raises(TeamSwissError, match="nothing-to"):
                gesture()
        with pytest.raises(TeamSwissError, match="file-read-only"):
            rename(open_file, "X")
        copy = path.with_name("copy.teamswiss")
        open_file.save_as(copy)
        assert not open_file.is_read_only
        rename(open_file, "X")
    assert path.read_bytes() == before


AS_NOBODY = """
    import os, sys
    from pathlib import Path
    from teamswiss_gui.domain import edits
    from teamswiss_gui.domain.errors import TeamSwissError
    from teamswiss_gui.domain.model import Tournament
    from teamswiss_gui.storage.document import Document
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
    path = Path(sys.argv[1])
    with Document.open(path) as open_file:
        assert open_file.is_read_only and open_file.holder is None
        try:
            open_file.perform(edits.add_team, name="X")
        except TeamSwissError as error:
            print(error.code)
    for target in (path, path.with_name("new.teamswiss")):
        try:
            Document.create(target, Tournament())
        except TeamSwissError as error:
            print(error.code)
    print(sorted(p.name for p in path.parent.iterdir()))
"""


@posix
def test_that_a_file_of_somebody_else_opens_read_only() -> None:
    if os.getuid() != 0:
        pytest.skip("only root can become somebody else")
    folder = Path("/tmp", f"teamswiss-doors-{os.getpid()}")
    folder.mkdir(mode=0o755)
    try:
        path = folder / "event.teamswiss"
        write_new(path, a_running_event().tournament)
        path.chmod(0o444)
        before = path.read_bytes()
        script = textwrap.dedent(AS_NOBODY)
        done = subprocess.run(
            [sys.executable, "-c", script, str(path)], cwd=ROOT, capture_output=True, text=True
        )
        if "ModuleNotFoundError" in done.stderr or "PermissionError" in done.stderr:
            pytest.skip("nobody cannot reach the program's own files here")
        assert done.returncode == 0, done.stderr
        said = done.stdout.splitlines()
        assert said[0] == "file-read-only"
        assert {said[1], said[2]} <= {"file-not-opened", "file-no-permission", "file-read-only"}
        assert said[3] == "['event.teamswiss']"
        assert path.read_bytes() == before
    finally:
        shutil.rmtree(folder)


# --- full disk --------------------------------------------------------------------------------

FULL_DISK = """
    import resource, signal, sys
    from pathlib import Path
    from random import Random
    from teamswiss_gui.domain import edits
    from teamswiss_gui.domain.errors import TeamSwissError
    from teamswiss_gui.storage.document import Document
    from tests.gestures import digest, next_gesture
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    path = Path(sys.argv[1])
    room = int(sys.argv[2])
    codes = set()
    chance = Random(room)
    with Document.open(path) as open_file:
        limit = path.stat().st_size + room
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
        for step in range(200):
            before = open_file.tournament
            gesture, arguments = next_gesture(before, chance)
            try:
                if step % 10 == 9:
                    open_file.snapshot("x" * 500)
                else:
                    open_file.perform(gesture, **arguments)
            except TeamSwissError as error:
                assert open_file.tournament is before
                if error.code.startswith(("disk", "file")):
                    codes.add(error.code)
        try:
            open_file.save_copy(path.with_name("copy.teamswiss"))
        except TeamSwissError as error:
            codes.add(error.code)
        print(digest(open_file.tournament))
    print(*sorted(codes))
"""


@posix
@pytest.mark.parametrize("room", [0, 4096, 20_000])
def test_that_a_full_disk_is_said_and_nothing_saved_is_lost(path: Path, room: int) -> None:
    script = textwrap.dedent(FULL_DISK)
    done = subprocess.run(
        [sys.executable, "-c", script, str(path), str(room)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    state, codes = done.stdout.splitlines()
    assert codes
    assert set(codes.split()) <= {"disk-full", "disk-error"}
    with Document.open(path) as again:
        assert digest(again.tournament) == state
        rename(again, "there is room again")
    copy = path.with_name("copy.teamswiss")
    assert {p.name for p in path.parent.iterdir()} <= {path.name, copy.name}
    if copy.exists():  # small enough to fit after all
        with Document.open(copy) as copied:
            assert digest(copied.tournament) == state


# --- a home for new tournaments ---------------------------------------------------------------


def test_that_a_new_tournament_is_safe_before_it_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEAMSWISS_DATA", str(tmp_path / "data"))
    with Document.new() as open_file:
        assert open_file.is_unsaved
        unsaved = open_file.path
        open_file.perform(edits.set_field, field="name", value="Cup")
        with Document.new() as second:
            assert second.path != unsaved
        target = tmp_path / "cup.teamswiss"
        open_file.save_as(target)
        assert not open_file.is_unsaved
        assert not unsaved.exists()
        assert (open_file.path, open_file.tournament.settings.name) == (target, "Cup")
        open_file.undo()
    with Document.open(target) as again:
        assert again.tournament.settings.name == ""


def test_that_save_as_to_itself_is_refused_and_a_copy_is_whole(path: Path) -> None:
    with Document.open(path) as open_file:
        rename(open_file, "X")
        for same in (path, path.parent / "." / path.name):
            with pytest.raises(TeamSwissError, match="same-file"):
                open_file.save_as(same)
        copy = path.with_name("copy.teamswiss")
        open_file.save_copy(copy)
        assert open_file.path == path
        with Document.open(copy) as copied:
            assert copied.tournament == open_file.tournament
            assert copied.log() == open_file.log()
            copied.undo()
            assert copied.tournament != open_file.tournament


def test_that_the_log_says_who_when_and_what(path: Path) -> None:
    with Document.open(path, who="Ann", clock=lambda: datetime(2026, 5, 1, 10, tzinfo=UTC)) as f:
        rename(f, "Alpha")
        f.undo()
        lines = f.log()
        assert [(line.who, line.at, line.gesture) for line in lines] == [
            ("Ann", "2026-05-01T10:00:00+00:00", "rename_team"),
            ("Ann", "2026-05-01T10:00:00+00:00", "undo"),
        ]
        assert lines[0].details["team_name"] == "A"
        assert lines[0].details["name"] == "Alpha"
        assert lines[1].details["gesture"] == "rename_team"
        with pytest.raises(TeamSwissError, match="text-character"):
            f.snapshot("\ud800")


def test_that_pairing_keeps_a_snapshot_of_the_state_before(path: Path) -> None:
    with Document.create(path, after_one_round().tournament) as open_file:
        before = open_file.tournament
        a, b, c, d = (team.id for team in before.teams)
        open_file.perform(edits.pair_round, pairs=[(a, d), (c, b)])
        (snapshot,) = open_file.snapshots()
        assert (snapshot.reason, snapshot.round) == ("pair_round", 1)
        assert open_file.restore(snapshot.id) == before
        open_file.undo()
        assert open_file.tournament.draft is not None


def test_that_a_file_cut_off_in_a_transaction_can_be_read_without_writing_to_it(
    tmp_path: Path,
) -> None:
    path = tmp_path / "cut.teamswiss"
    with Document.create(path, Tournament()) as document:
        document.perform(edits.add_team, name="Harbour")
        kept = document.tournament
    # The journal of a transaction in flight, as a power cut leaves it.
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA cache_size = 1")
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("UPDATE team SET name = 'Half done'")
    connection.execute("PRAGMA cache_spill = ON")
    connection.executemany(
        "INSERT INTO step VALUES (?, '', '', '', ?)", [(n, b"x" * 4000) for n in range(100, 140)]
    )
    files = {each: each.read_bytes() for each in tmp_path.iterdir()}
    connection.close()
    for each, data in files.items():
        each.write_bytes(data)
    assert (tmp_path / "cut.teamswiss-journal").stat().st_size > 0
    with Document.open(path, read_only=True) as document:
        assert document.tournament == kept
    assert {each: each.read_bytes() for each in tmp_path.iterdir()} == files
