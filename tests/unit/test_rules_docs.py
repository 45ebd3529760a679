"""The tables of docs/rules*.md name functions and tests that exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "teamswiss_gui" / "engine"
PAGES = {
    "rules.md": "fide_team",
    "rules-dutch.md": "dutch",
    "rules-dutch-earlier.md": "dutch_earlier",
    "rules-olympiad.md": "olympiad",
}


def rows(page: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the rows of a page's tables: the line, and its cells by the head of the column."""
    heads: list[str] = []
    for line in (ROOT / "docs" / page).read_text(encoding="utf-8").splitlines():
        if not line.startswith("|"):
            heads = []
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not heads:
            heads = cells
        elif not line.startswith("|---"):
            yield line, dict(zip(heads, cells, strict=True))


def named(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


@cache
def names_in(path: Path) -> frozenset[str]:
    """Return what a module defines: names, and `Class.member`."""
    found = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            members = (each for each in node.body if isinstance(each, ast.FunctionDef))
            found.update(f"{node.name}.{each.name}" for each in members)
    return frozenset(found)


@cache
def known_tests() -> tuple[frozenset[str], frozenset[str]]:
    """Return the names of all test files and of all test functions."""
    files = list((ROOT / "tests").rglob("test_*.py"))
    functions = {name for path in files for name in names_in(path) if name.startswith("test_")}
    return frozenset(path.name for path in files), frozenset(functions)


def module_of(page: str, name: str) -> Path | None:
    for folder in (ENGINE / PAGES[page], ENGINE, ENGINE.parent):
        path = folder / f"{name}.py"
        if path.is_file():
            return path
    return None


def missing_functions(page: str, cell: str) -> Iterator[str]:
    """Yield the names that no module defines; one without a module belongs to that before it."""
    module: Path | None = None
    owner = ""
    for name in named(cell):
        if name.endswith(".py"):
            if not (ENGINE.parent / name).is_file() and not (ENGINE / PAGES[page] / name).is_file():
                yield name
            continue
        first, dot, rest = (
            name.rpartition(".") if name.startswith("domain.") else name.partition(".")
        )
        found = module_of(page, first.replace(".", "/")) if dot else None
        if found is not None:
            module, wanted = found, rest
        else:
            wanted = name
        owner = wanted.rpartition(".")[0] or owner
        if module is None or not {wanted, f"{owner}.{wanted}"} & names_in(module):
            yield name


def missing_tests(cell: str) -> Iterator[str]:
    """Yield the tests that do not exist; a pattern behind a file has to be in that file."""
    files, functions = known_tests()
    for file, pattern in re.findall(r"`([^`…]+\.py)` `(…[^`]+)`", cell):
        for path in (ROOT / "tests").rglob(file.rpartition("/")[2]):
            if not any(fits(pattern, function) for function in names_in(path)):
                yield f"{file} {pattern}"
    for name in named(cell):
        if name.endswith(".py"):
            if name.rpartition("/")[2] not in files:
                yield name
        elif name.startswith("test_"):
            if name not in functions:
                yield name
        elif "…" in name and not any(fits(name, function) for function in functions):
            yield name


def fits(pattern: str, function: str) -> bool:
    return re.fullmatch(re.escape(pattern).replace("…", ".*"), function) is not None


@pytest.mark.parametrize("page", PAGES)
def test_that_every_row_names_functions_that_exist(page: str) -> None:
    cells = [row["function"] for _line, row in rows(page) if "function" in row]
    assert cells
    assert [name for cell in cells for name in missing_functions(page, cell)] == []


@pytest.mark.parametrize("page", PAGES)
def test_that_every_row_names_a_test_that_exists(page: str) -> None:
    asked = [
        (line, cell)
        for line, row in rows(page)
        for head, cell in row.items()
        if head in ("test", "tests", "pinned by")
    ]
    assert [line for line, cell in asked if not named(cell)] == []
    assert [name for _line, cell in asked for name in missing_tests(cell)] == []


@pytest.mark.parametrize("page", PAGES)
def test_that_every_reading_names_the_test_that_pins_it(page: str) -> None:
    readings = [row for _line, row in rows(page) if "reading" in row]
    assert readings
    assert all({"test", "pinned by"} & set(row) for row in readings)


def test_that_a_wrong_name_would_be_noticed() -> None:
    assert list(missing_functions("rules.md", "`byes.assign_bye`, `impossible`")) == []
    assert list(missing_functions("rules.md", "`byes.assign_bie`, `imposible`")) == [
        "byes.assign_bie",
        "imposible",
    ]
    assert list(missing_tests("`test_11_byes.py` `…15_a`")) == []
    assert list(missing_tests("`test_11_byes.py` `…35_45`")) == ["test_11_byes.py …35_45"]
    assert list(missing_tests("`test_nothing.py`, `test_that_nothing`, `…nothing_at_all_z`")) == [
        "test_nothing.py",
        "test_that_nothing",
        "…nothing_at_all_z",
    ]
