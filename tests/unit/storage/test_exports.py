"""Exported files: whole or not at all, and nothing older is touched."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.storage.exports import (
    LONGEST_NAME,
    file_name,
    new_folder,
    put,
    put_all,
    write_into,
)


@given(st.text())
def test_that_any_text_gives_a_name_that_every_system_takes(text: str) -> None:
    name = file_name(text)
    assert name
    assert len(name) <= LONGEST_NAME
    assert name == name.strip(" .")
    assert not set(name) & set('<>:"/\\|?*')
    assert name.isprintable()
    assert name.upper() not in {"CON", "NUL", "COM1", "LPT9"}


def test_that_a_failing_export_of_many_files_replaces_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_all(tmp_path, {"a.html": b"old a", "b.html": b"old b"})
    opened = Path.open

    def full(self: Path, *arguments: object, **named: object) -> object:
        if self.name.startswith(".b.html"):
            raise OSError(errno.ENOSPC, "full")
        return opened(self, *arguments, **named)  # type: ignore[call-overload]

    monkeypatch.setattr(Path, "open", full)
    with pytest.raises(TeamSwissError) as caught:
        put_all(tmp_path, {"a.html": b"new a", "b.html": b"new b"})
    monkeypatch.undo()
    assert caught.value.code == "disk-full"
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {
        "a.html": b"old a",
        "b.html": b"old b",
    }


def test_that_a_new_folder_is_whole_or_absent(tmp_path: Path) -> None:
    def half(folder: Path) -> None:
        write_into(folder, "pdf/one.pdf", b"1")
        raise TeamSwissError("disk-full", path="x", reason="")

    with pytest.raises(TeamSwissError):
        new_folder(tmp_path, "Event", half)
    assert list(tmp_path.iterdir()) == []


def test_that_a_second_export_gets_a_folder_of_its_own(tmp_path: Path) -> None:
    def whole(folder: Path) -> None:
        write_into(folder, "pdf/one.pdf", b"1")

    first = new_folder(tmp_path, "Event", whole)
    second = new_folder(tmp_path, "Event", whole)
    assert (first.name, second.name) == ("Event", "Event (2)")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["Event", "Event (2)"]


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere"
)
def test_that_a_read_only_folder_is_said(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(TeamSwissError) as caught:
        put(tmp_path / "x.pdf", b"x")
    assert caught.value.code == "file-no-permission"


def test_that_a_folder_is_never_replaced_by_a_file(tmp_path: Path) -> None:
    (tmp_path / "x.pdf").mkdir()
    with pytest.raises(TeamSwissError) as caught:
        put(tmp_path / "x.pdf", b"x")
    assert caught.value.code == "export-is-folder"


def refuse(
    monkeypatch: pytest.MonkeyPatch, number: int, start: str = "", method: str = "open"
) -> None:
    """Let the system refuse to open or to replace files whose name begins so."""
    real = getattr(Path, method)

    def refusing(self: Path, *arguments: object, **named: object) -> object:
        if self.name.startswith(start):
            raise OSError(number, "refused")
        return real(self, *arguments, **named)

    monkeypatch.setattr(Path, method, refusing)


def test_that_an_error_names_the_file_that_was_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse(monkeypatch, errno.ENOSPC, ".index.html")
    with pytest.raises(TeamSwissError) as caught:
        put_all(tmp_path / "site", {"index.html": b"x"})
    assert caught.value.details["path"] == str(tmp_path / "site" / "index.html")
    assert list(tmp_path.iterdir()) == []  # nor an empty folder


def test_that_an_error_names_the_folder_that_was_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse(monkeypatch, errno.ENOSPC, "one.pdf")
    with pytest.raises(TeamSwissError) as caught:
        new_folder(tmp_path, "Event", lambda folder: write_into(folder, "pdf/one.pdf", b"1"))
    assert (caught.value.code, caught.value.details["path"]) == (
        "disk-full",
        str(tmp_path / "Event"),
    )
    assert list(tmp_path.iterdir()) == []


def test_that_a_folder_that_was_there_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse(monkeypatch, errno.ENOSPC, ".index.html")
    with pytest.raises(TeamSwissError):
        put_all(tmp_path, {"index.html": b"x"})
    assert tmp_path.is_dir()


def test_that_a_disk_for_reading_only_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse(monkeypatch, errno.EROFS)
    with pytest.raises(TeamSwissError) as caught:
        put_all(tmp_path, {"index.html": b"x"})
    assert caught.value.code == "file-no-permission"


def test_that_a_page_open_elsewhere_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_all(tmp_path, {"index.html": b"old"})
    refuse(monkeypatch, errno.EACCES, ".index.html", "replace")
    with pytest.raises(TeamSwissError) as caught:
        put_all(tmp_path, {"index.html": b"new"})
    monkeypatch.undo()
    assert caught.value.code == "export-file-held"
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"index.html": b"old"}
