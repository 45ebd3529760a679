"""The drawing of the architecture is the one that the import contract enforces."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
LINE = "no Qt below this line"


def drawing() -> str:
    found = re.search(r"```\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found.group(1)


def drawn(text: str) -> list[str]:
    """Return the names at the left edge of a drawing, from the top down."""
    return re.findall(r"^  (\w+) {2,}\S", text, re.MULTILINE)


def contract(name: str) -> dict[str, Any]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts: list[dict[str, Any]] = settings["tool"]["importlinter"]["contracts"]
    return next(each for each in contracts if each["name"] == name)


def test_that_the_drawing_has_the_layers_of_the_contract_in_its_order() -> None:
    assert drawn(drawing()) == contract("Imports point down only")["layers"]


def test_that_the_line_stands_where_qt_is_forbidden() -> None:
    above, _line, below = drawing().partition(LINE)
    forbidden = contract("No Qt below the line")
    assert forbidden["forbidden_modules"] == ["PySide6"]
    assert [f"teamswiss_gui.{name}" for name in drawn(below)] == forbidden["source_modules"]
    layers = contract("Imports point down only")["layers"]
    assert drawn(above) == [name for name in layers if name not in drawn(below)]


def test_that_every_package_of_the_program_is_drawn() -> None:
    packages = {path.parent.name for path in (ROOT / "teamswiss_gui").glob("*/__init__.py")}
    assert packages == set(drawn(drawing()))


def test_that_every_decision_is_numbered_once_and_names_itself() -> None:
    pages = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    numbers = [int(page.name[:4]) for page in pages]
    assert len(set(numbers)) == len(numbers)
    for number, page in zip(numbers, pages, strict=True):
        first = page.read_text(encoding="utf-8").partition("\n")[0]
        assert first.startswith(f"# {number}. "), page.name


def test_that_links_between_the_documents_lead_somewhere() -> None:
    documents = [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "installer").rglob("*.md"),
    ]
    for page in documents:
        for target in re.findall(r"\]\(([^)\s#]+)", page.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), (page.name, target)
