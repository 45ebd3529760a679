"""What is shipped of Qt and of the system."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from installer import contents
from installer.project import ROOT

PACKAGE = ROOT / "teamswiss_gui"


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/QtWidgets.abi3.so",
        "PySide6/Qt/lib/libQt6Gui.so.6",
        "libQt6Core.so.6",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/printsupport/libcupsprintersupport.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "teamswiss_gui/resources/i18n/teamswiss_de.qm",
        "teamswiss_gui/resources/handbook/en/index.md",
        "libxcb-cursor.so.0",
        "libsqlite3.so.0",
        "libpython3.11.so.1.0",
        "python3.11/lib-dynload/_sqlite3.cpython-311-x86_64-linux-gnu.so",
    ],
)
def test_that_what_the_program_uses_is_shipped_on_linux(place: str) -> None:
    assert contents.is_kept(place, "linux")


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/QtNetwork.abi3.so",
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/imageformats/libqpdf.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/translations/qtbase_ja.qm",
        "PySide6/Qt/translations/assistant_de.qm",
        "libgtk-3.so.0",
        "libX11.so.6",
        "libcrypto.so.3",
    ],
)
def test_that_what_it_does_not_use_is_left_out_on_linux(place: str) -> None:
    assert not contents.is_kept(place, "linux")


@pytest.mark.parametrize(
    ("place", "is_kept"),
    [
        ("PySide6\\Qt6Core.dll", True),
        ("PySide6\\Qt6Qml.dll", False),
        ("PySide6\\opengl32sw.dll", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6\\plugins\\platforms\\qdirect2d.dll", False),
        ("PySide6\\plugins\\styles\\qmodernwindowsstyle.dll", True),
        ("PySide6\\QtSvg.pyd", True),
        ("PySide6\\QtNetwork.pyd", False),
        ("python311.dll", True),
        ("VCRUNTIME140.dll", True),
        ("sqlite3.dll", True),
    ],
)
def test_that_the_same_holds_on_windows(place: str, is_kept: bool) -> None:
    assert contents.is_kept(place, "windows") is is_kept


@pytest.mark.parametrize(
    ("place", "is_kept"),
    [
        ("PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui", True),
        ("PySide6/Qt/lib/QtQuick.framework/Versions/A/QtQuick", False),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("PySide6/Qt/plugins/styles/libqmacstyle.dylib", True),
        ("libsqlite3.0.dylib", True),
    ],
)
def test_that_the_same_holds_on_macos(place: str, is_kept: bool) -> None:
    assert contents.is_kept(place, "macos") is is_kept


def test_that_a_table_of_contents_keeps_its_order() -> None:
    table = [
        ("PySide6/QtCore.abi3.so", "/a", "EXTENSION"),
        ("PySide6/QtQml.abi3.so", "/b", "EXTENSION"),
        ("libffi.so.8", "/c", "BINARY"),
    ]
    assert contents.kept(table, "linux") == [table[0], table[2]]


def imported_modules() -> set[str]:
    """Return every module that the package imports, wherever in a file."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found |= {node.module}
                if node.module == "PySide6":
                    found |= {f"PySide6.{name.name}" for name in node.names}
    return found


def test_that_the_program_imports_no_more_of_qt_than_is_shipped() -> None:
    of_qt = {name.split(".")[1] for name in imported_modules() if name.startswith("PySide6.")}
    assert of_qt
    assert of_qt <= set(contents.QT_MODULES)


def test_that_the_program_imports_nothing_that_is_left_out() -> None:
    roots = {name.split(".")[0] for name in imported_modules()}
    assert not roots & set(contents.EXCLUDED_MODULES)


def test_that_every_file_of_resources_is_shipped() -> None:
    resources = ROOT / "resources"
    for path in resources.rglob("*"):
        place = Path("teamswiss_gui/resources") / path.relative_to(resources)
        assert contents.is_kept(str(place), "linux"), place
