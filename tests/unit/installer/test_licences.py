"""Notices of everything that is shipped."""

from __future__ import annotations

import re
from email.message import Message
from pathlib import Path

import pytest

from installer import licences
from installer.project import LOCK, version
from teamswiss_gui.words import licences as shown
from teamswiss_gui.words.licences import licence_notices

PINNED = dict(re.findall(r"^([\w.-]+)==([\w.]+)", LOCK.read_text(encoding="utf-8"), re.MULTILINE))


def test_that_the_page_in_the_program_names_every_shipped_package_with_its_version() -> None:
    page = licence_notices()
    said = re.findall(r"^  ([\w.-]+) +([\w.]+)  ", page.split("=====")[0], re.MULTILINE)
    named = {licences.requirement_name(name): number for name, number in said}
    for package in [*licences.shipped_packages(), licences.BOOTLOADER]:
        assert named[package] == PINNED[package], "run python3 dev.py freeze --licences"
    assert f"TeamSwiss {version()} " in page


def test_that_the_page_holds_the_texts_that_must_go_along() -> None:
    page = licence_notices()
    for text in ("GNU LESSER GENERAL PUBLIC LICENSE", "GNU GENERAL PUBLIC LICENSE", "MIT License"):
        assert text in page
    assert "Python Software Foundation; All Rights Reserved" in page
    assert "Bootloader Exception" in page


def test_that_the_page_names_python_and_the_fonts_with_their_texts() -> None:
    page = licence_notices()
    glance = page.split("=====")[0]
    assert re.search(r"^  Python +3\.\d+ +PSF-2\.0$", glance, re.MULTILINE)
    assert re.search(r"^  Noto Sans +2\.\d+ +OFL-1\.1$", glance, re.MULTILINE)
    assert re.search(r"^Python 3\.\d+\n\n", page, re.MULTILINE)
    assert "SIL OPEN FONT LICENSE" in page


def test_that_a_python_without_its_licence_is_not_shipped(tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    with pytest.raises(FileNotFoundError):
        licences.python_notice([tmp_path, tmp_path / "lib"])
    (tmp_path / "lib" / "LICENSE.txt").write_text("as is\n", encoding="utf-8")
    assert licences.python_notice([tmp_path, tmp_path / "lib"]).texts == ("as is",)


@pytest.mark.parametrize("path", sorted(licences.FONT.parent.glob("*.ttf")), ids=lambda p: p.stem)
def test_that_every_font_is_of_the_family_that_is_named(path: Path) -> None:
    file = path.read_bytes()
    assert "Noto Sans" in file.decode("utf-16-be", "replace") + file[1:].decode(
        "utf-16-be", "replace"
    )
    assert float(licences.font_version(file)) >= 1


def test_that_what_a_package_needs_is_found_without_its_extras() -> None:
    needs = {
        "a": ["B-lib>=1; python_version > '3'", "c; extra == 'dev'"],
        "b-lib": ["d"],
        "d": ["a"],
    }
    assert licences.closure(["A"], lambda name: needs[name]) == ["a", "b-lib", "d"]


def test_that_a_line_that_is_no_requirement_is_refused() -> None:
    with pytest.raises(ValueError):
        licences.requirement_name("-r other.txt")


@pytest.mark.parametrize(
    ("fields", "licence"),
    [
        ([("License-Expression", "MIT")], "MIT"),
        ([("License", "BSD")], "BSD"),
        ([("License", "a\nwhole\ntext"), ("Classifier", "License :: OSI Approved :: MIT License")],
         "MIT License"),
        ([], "not named"),
    ],
)  # fmt: skip
def test_that_the_licence_is_read_from_metadata_of_every_age(
    fields: list[tuple[str, str]], licence: str
) -> None:
    about = Message()
    for name, value in fields:
        about[name] = value
    assert licences.licence_of(about) == licence


def test_that_dpkgs_answer_names_the_packages() -> None:
    said = (
        "libz1g:amd64: /lib/x86_64-linux-gnu/libz.so.1\n"
        "libxcb-cursor0:amd64: /usr/lib/x86_64-linux-gnu/libxcb-cursor.so.0\n"
        "libxcb-cursor0:amd64: /usr/lib/x86_64-linux-gnu/libxcb-cursor.so.0.0.0\n"
    )
    assert licences.owners(said) == ["libxcb-cursor0", "libz1g"]


def test_that_copyright_files_of_the_system_go_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "libz1g").mkdir()
    (tmp_path / "libz1g" / "copyright").write_text("by its authors\n", encoding="utf-8")
    monkeypatch.setattr(licences, "owners_of", lambda _libraries: ["libz1g", "without-papers"])
    assert licences.system_notices(["libz.so.1"], tmp_path) == "libz1g\n\nby its authors\n"


def test_that_what_lies_in_the_resources_brings_its_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "fonts").mkdir()
    (tmp_path / "licences.txt").write_text("all notices\n", encoding="utf-8")
    (tmp_path / "fonts" / "OFL.txt").write_text("SIL Open Font License\n", encoding="utf-8")
    monkeypatch.setattr(shown, "resource", tmp_path.joinpath)
    assert licence_notices() == "all notices\n\n\nfonts\n\nSIL Open Font License\n"
