"""The lower half stands without Qt."""

from __future__ import annotations

import subprocess
import sys

LOWER_HALF = [
    "words",
    "domain",
    "scoring",
    "engine",
    "formats",
    "storage",
    "documents",
    "cli",
]


def test_that_nothing_below_the_line_imports_qt() -> None:
    program = f"""
import importlib, pkgutil, sys
for name in {LOWER_HALF!r}:
    module = importlib.import_module("teamswiss_gui." + name)
    for found in pkgutil.walk_packages(getattr(module, "__path__", []), module.__name__ + "."):
        importlib.import_module(found.name)
print([name for name in sys.modules if name.startswith(("PySide6", "shiboken"))])
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"
