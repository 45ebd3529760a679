"""The program has no network, runs nothing from a file and writes only where it may."""

from __future__ import annotations

import ast
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.closed.traced import HAS_STRACE, Trace, read, traced

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "teamswiss_gui"
PROGRAM = [sys.executable, "-m", "teamswiss_gui"]
NO_NETWORK = {"UNIX", "UNSPEC"}
"""Local sockets: the screen, the name service's cache. UNSPEC is no address."""
DEVICES = {Path("/dev/null"), Path("/dev/tty")}

needs_strace = pytest.mark.skipif(not HAS_STRACE, reason="strace is not installed")


def stays_inside(trace: Trace, *folders: Path) -> list[Path]:
    """Return what was written elsewhere."""
    return sorted(
        path
        for path in trace.written - DEVICES
        if not any(path.is_relative_to(folder) for folder in folders)
    )


@needs_strace
def test_that_the_self_test_opens_no_connection_and_leaves_nothing(tmp_path: Path) -> None:
    home = tmp_path / "home"
    trace = traced([*PROGRAM, "--self-test"], home, PYTHONPATH=str(ROOT))
    assert trace.status == 0, trace.said
    assert trace.families <= NO_NETWORK
    assert trace.started == (sys.executable,)
    assert stays_inside(trace, home / "tmp") == []
    assert list((home / "tmp").iterdir()) == []


@needs_strace
def test_that_a_day_at_the_window_writes_in_its_own_folders_and_where_the_user_points(
    tmp_path: Path,
) -> None:
    home, stick = tmp_path / "home", tmp_path / "stick"
    stick.mkdir()
    command = [sys.executable, "-m", "tests.closed.day", str(stick / "cup.teamswiss")]
    trace = traced(command, home, PYTHONPATH=str(ROOT))
    assert trace.status == 0, trace.said
    assert trace.families <= NO_NETWORK
    assert trace.started == (sys.executable,)
    own = (home / ".local/share/TeamSwiss", home / ".config/TeamSwiss")
    made_above = {home / ".local", home / ".local/share", home / ".config"}
    elsewhere = [path for path in stays_inside(trace, *own, stick) if path not in made_above]
    assert elsewhere == []
    assert (stick / "cup.teamswiss").is_file()


@needs_strace
@pytest.mark.parametrize("output", ["all.xlsx", "report.html", "event.trf"])
def test_that_an_export_writes_its_file_and_nothing_else(tmp_path: Path, output: str) -> None:
    home, stick = tmp_path / "home", tmp_path / "stick"
    stick.mkdir()
    sample = ROOT / "resources" / "samples" / "City League.teamswiss"
    command = [*PROGRAM, "export", str(sample), "-o", str(stick / output)]
    trace = traced(command, home, PYTHONPATH=str(ROOT))
    assert trace.status == 0, trace.said
    assert trace.families <= NO_NETWORK
    assert stays_inside(trace, stick, home / "tmp") == []
    assert [path.name for path in stick.iterdir()] == [output]


@needs_strace
def test_that_the_trace_would_see_a_connection_and_a_file(tmp_path: Path) -> None:
    """The tests above can fail: a program that does what ours must not is caught."""
    program = (
        "import socket, pathlib, subprocess\n"
        "s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)\n"
        "s.connect(('127.0.0.1', 9))\n"
        "pathlib.Path.home().joinpath('stray.txt').write_text('x')\n"
        "subprocess.run(['/bin/true'])\n"
    )
    home = tmp_path / "home"
    trace = traced([sys.executable, "-c", program], home)
    assert trace.status == 0, trace.said
    assert "INET" in trace.families
    assert stays_inside(trace, home / "tmp") == [home / "stray.txt"]
    assert "/bin/true" in trace.started


def test_that_a_log_is_read_without_what_failed() -> None:
    lines = [
        '7  openat(AT_FDCWD, "/etc/passwd", O_RDONLY|O_CLOEXEC) = 3',
        '7  openat(AT_FDCWD, "made.txt", O_WRONLY|O_CREAT, 0666) = 3',
        '7  openat(AT_FDCWD, "/no", O_WRONLY|O_CREAT, 0666) = -1 EACCES (Permission denied)',
        "7  socket(AF_INET6, SOCK_STREAM, 0) = -1 EPERM (Operation not permitted)",
        '7  rename("a", "b") = 0',
    ]
    families, written, started = read(lines, Path("/home"))
    assert families == {"INET6"}
    assert written == {Path("/home/made.txt"), Path("/home/a"), Path("/home/b")}
    assert started == ()


# --- by reading the source --------------------------------------------------------------------

FORBIDDEN_CALLS = {"eval", "exec", "compile", "__import__"}
FORBIDDEN_MODULES = {
    *("pickle", "marshal", "shelve", "runpy", "code", "codeop", "subprocess", "multiprocessing"),
    *("http", "ftplib", "smtplib", "ssl", "asyncio", "socketserver", "xmlrpc", "webbrowser"),
    *("urllib.request", "PySide6.QtNetwork", "PySide6.QtWebSockets", "PySide6.QtWebEngineWidgets"),
}
MAY_IMPORT_BY_NAME = {"teamswiss_gui/cli/commands.py"}
"""Loads the module of a command, whose name stands in a list there."""
MAY_USE_SOCKETS = {
    "teamswiss_gui/storage/lock.py": {"gethostname"},
    "teamswiss_gui/__main__.py": {"socket", "AF_UNIX"},
}
"""The first asks for the name of the machine; the second, on a local socket, whether the display
answers that the environment names."""


def sources() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        yield name, ast.parse(path.read_text(encoding="utf-8"))


def imported(tree: ast.Module) -> set[str]:
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def test_that_no_module_imports_what_opens_connections_or_runs_code() -> None:
    for name, tree in sources():
        assert not imported(tree) & FORBIDDEN_MODULES, name


def test_that_nothing_is_evaluated() -> None:
    for name, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in FORBIDDEN_CALLS, name
        if "importlib" in imported(tree):
            assert name in MAY_IMPORT_BY_NAME


def test_that_sockets_are_only_for_the_name_of_the_machine_and_its_screen() -> None:
    users = {name: tree for name, tree in sources() if "socket" in imported(tree)}
    assert set(users) == set(MAY_USE_SOCKETS)
    for name, tree in users.items():
        used = {
            node.attr
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id == socket.__name__
        }
        assert used == MAY_USE_SOCKETS[name], name


def test_that_nothing_is_opened_outside_the_program_but_the_users_own_folder() -> None:
    for name, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute):
                assert node.attr not in {"startDetached", "load_extension"}, name
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                given = ast.unparse(node.args[0]) if node.args else ""
                if node.func.attr == "openUrl":
                    assert given.startswith("QUrl.fromLocalFile("), name
                if node.func.attr == "setOpenExternalLinks":
                    assert given == "False", name
