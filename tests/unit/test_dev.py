"""The one entry for people who work on the project."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def dev(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """A copy of dev.py whose environment is in an empty folder."""
    spec = importlib.util.spec_from_file_location("dev_under_test", ROOT / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(module, "STAMP", tmp_path / ".venv" / "stamp.json")
    monkeypatch.setattr(module, "PYTHON", tmp_path / ".venv" / "python")
    return module


def set_up(dev: ModuleType) -> None:
    dev.VENV.mkdir()
    dev.PYTHON.touch()
    dev.STAMP.write_text(json.dumps(dev.fingerprint()))


def test_that_an_empty_folder_is_not_set_up(dev: ModuleType) -> None:
    assert not dev.is_set_up()


def test_that_a_finished_set_up_is_recognised(dev: ModuleType) -> None:
    set_up(dev)
    assert dev.is_set_up()


def test_that_a_changed_lock_file_asks_for_a_new_set_up(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    set_up(dev)
    other = tmp_path / "requirements.lock"
    other.write_bytes(dev.LOCK.read_bytes() + b"# changed\n")
    monkeypatch.setattr(dev, "LOCK", other)
    assert not dev.is_set_up()


def test_that_a_half_finished_set_up_is_not_taken_for_a_whole_one(dev: ModuleType) -> None:
    set_up(dev)
    dev.STAMP.write_text(json.dumps({**dev.fingerprint(), "inputs": ""}))
    assert not dev.is_set_up()


def test_that_a_second_set_up_does_nothing(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up(dev)

    def refuse(*_arguments: object, **_options: object) -> None:
        raise AssertionError("nothing is to be run")

    monkeypatch.setattr(dev.subprocess, "run", refuse)
    assert dev.main(["setup"]) == 0
    assert "everything is in place" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("variables", "screen"),
    [({}, False), ({"DISPLAY": ":0"}, True), ({"WAYLAND_DISPLAY": "wayland-0"}, True)],
)
def test_that_a_screen_is_found_by_its_variables(
    dev: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    variables: dict[str, str],
    screen: bool,
) -> None:
    monkeypatch.setattr(dev.sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert dev.has_screen() is screen


@pytest.mark.parametrize(
    ("screen", "arguments", "expected"),
    [
        (False, [], ["teamswiss", "demo"]),
        (True, [], ["teamswiss"]),
        (False, ["pair", "x.json"], ["teamswiss", "pair", "x.json"]),
    ],
)
def test_that_run_starts_the_demo_only_where_nothing_can_be_shown(
    dev: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    screen: bool,
    arguments: list[str],
    expected: list[str],
) -> None:
    started: list[list[str]] = []

    def tool(*command: str, environment: object = None, folder: object = None) -> int:
        started.append(list(command))
        return 0

    monkeypatch.setattr(dev, "setup", lambda **_options: None)
    monkeypatch.setattr(dev, "has_screen", lambda: screen)
    monkeypatch.setattr(dev, "tool", tool)
    assert dev.main(["run", *arguments]) == 0
    assert started == [expected]


def test_that_without_root_the_exact_command_is_printed(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev.sys, "platform", "linux")
    monkeypatch.setattr(dev.shutil, "which", lambda _name: "/usr/bin/apt-get")
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(dev, "missing_libraries", lambda: ["libEGL.so.1", "libxcb-cursor.so.0"])
    monkeypatch.setattr(dev, "has_fonts", lambda: True)
    assert dev.main(["setup"]) == 1
    said = capsys.readouterr().err
    assert "sudo apt-get install -y --no-install-recommends libegl1 libxcb-cursor0" in said


def test_that_the_lock_file_pins_every_package_with_its_hash(dev: ModuleType) -> None:
    text = dev.LOCK.read_text(encoding="utf-8")
    entries = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
    assert len(entries) > 20
    assert all("==" in entry and entry.endswith("\\") for entry in entries)
    assert text.count("--hash=sha256:") > len(entries)


def without_tools(dev: ModuleType, monkeypatch: pytest.MonkeyPatch, *, root: bool) -> list[str]:
    """Take the programs away, and return the list of what will be installed."""
    asked: list[str] = []
    monkeypatch.setattr(dev.shutil, "which", lambda name: "/bin/apt" if name == "apt-get" else None)
    monkeypatch.setattr(dev, "is_root", lambda: root)
    monkeypatch.setattr(dev, "apt_install", lambda wanted: asked.extend(w[0] for w in wanted))
    monkeypatch.setattr(dev.sys, "platform", "linux")
    return asked


def test_that_root_gets_the_programs_that_tests_look_through(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = without_tools(dev, monkeypatch, root=True)
    dev.install_tools(dev.TEST_TOOLS)
    assert asked == ["poppler-utils", "strace"]


def test_that_anyone_else_is_told_which_tests_are_skipped(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = without_tools(dev, monkeypatch, root=False)
    dev.install_tools(dev.TEST_TOOLS)
    assert asked == []
    assert "skipped without poppler-utils and strace" in capsys.readouterr().out
