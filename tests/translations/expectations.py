"""Finds what readers say they expected: their calls, and the words that errors carry."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from teamswiss_gui.words.expected import expected_key

READERS = ("formats/trf",)
SAYING = {"error": -1, "warning": -1, "told": -1, "numbers": 1, "_scores": 3} | dict.fromkeys(
    ("whole", "as_whole", "points", "as_points"), 2
)
"""Which argument of a call is the expectation."""
VARIABLES = {"expected", "wanted", "_ROUND", "_TEAM"}
FUNCTIONS = ("_expectation", "_tiebreak_expected")


def expectations(package: Path) -> Iterator[tuple[str, str]]:
    """Yield the phrases, as they are looked up, with the file that says each."""
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        is_reader = name.startswith(READERS)
        for node in ast.walk(tree):
            for said in _said(node, is_reader=is_reader):
                for text in _texts(said):
                    key = expected_key(text)[0]
                    if any(c.isalpha() and c.islower() for c in key):
                        yield key, name


def _said(node: ast.AST, *, is_reader: bool) -> Iterator[ast.expr]:
    match node:
        case ast.Call():
            if getattr(node.func, "id", "") == "TeamSwissError":
                yield from (k.value for k in node.keywords if k.arg == "expected")
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            place = SAYING.get(name, 99)
            if is_reader and len(node.args) > place:
                yield node.args[place]
        case ast.Assign(targets=[ast.Name(id=name)]) if is_reader and name in VARIABLES:
            yield node.value
        case ast.FunctionDef() if node.name in FUNCTIONS:
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and inner.value is not None:
                    yield inner.value


def _texts(node: ast.expr) -> list[str]:
    match node:
        case ast.Constant(value=str() as text):
            return [text]
        case ast.IfExp():
            return _texts(node.body) + _texts(node.orelse)
        case ast.JoinedStr():
            parts = [p.value if isinstance(p, ast.Constant) else "0" for p in node.values]
            return ["".join(str(part) for part in parts)]
    return []
