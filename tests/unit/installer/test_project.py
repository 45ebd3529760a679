"""Version and names stand in one place."""

from __future__ import annotations

import re
import tomllib

import pytest

import teamswiss_gui
from installer import project
from teamswiss_gui.storage import schema


def test_that_the_version_is_the_one_of_the_package() -> None:
    assert project.version() == teamswiss_gui.__version__


def test_that_no_other_file_states_the_version() -> None:
    settings = tomllib.loads((project.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in settings["project"]["dynamic"]
    for path in project.INSTALLER.rglob("*"):
        if path.suffix in {".spec", ".iss", ".xml", ".desktop", ".py"}:
            stated = re.findall(r"\b0\.\d+\.\d+\b", path.read_text(encoding="utf-8"))
            assert project.version() not in stated, path


def test_that_a_file_without_a_version_is_refused() -> None:
    with pytest.raises(ValueError, match="no __version__"):
        project.version('version = "1.0"')


@pytest.mark.parametrize(
    ("text", "numbers"), [("1.2.3", (1, 2, 3, 0)), ("0.10.0rc1", (0, 10, 0, 0))]
)
def test_that_windows_gets_four_numbers(text: str, numbers: tuple[int, ...]) -> None:
    assert project.four_numbers(text) == numbers


@pytest.mark.parametrize(
    ("reported", "name"), [("AMD64", "x86_64"), ("aarch64", "arm64"), ("riscv64", "riscv64")]
)
def test_that_a_processor_has_one_name_on_every_system(reported: str, name: str) -> None:
    assert project.machine(reported) == name


def test_that_a_release_is_named_by_version_system_and_processor() -> None:
    name = project.release_name("setup", of_version="1.2.3", on="windows", processor="x86_64")
    assert name == "TeamSwiss-1.2.3-windows-x86_64-setup"


def test_that_the_ending_is_the_one_of_the_file_format() -> None:
    assert project.SUFFIX == schema.SUFFIX
