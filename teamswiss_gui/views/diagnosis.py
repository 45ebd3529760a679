"""The part of `teamswiss --diagnose` that needs Qt: versions, plugins, fonts, the screen."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import PySide6
from PySide6.QtCore import QLibraryInfo, QLocale, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImageReader
from PySide6.QtWidgets import QApplication, QStyleFactory

from teamswiss_gui.cli.diagnose import Finding, below_the_window, ended, tell
from teamswiss_gui.printing.type import load_fonts

NEEDED_FORMATS = ("png", "svg")
KINDS = ("platforms", "imageformats", "styles", "platformthemes", "printsupport", "iconengines")


def run(*, has_screen: bool) -> int:
    """Tell everything; end with 1 if something is in the way."""
    problems = tell(below_the_window())
    if not has_screen and "QT_QPA_PLATFORM" not in os.environ:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    problems += tell(_before_the_application())
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    problems += tell(_of_the_application(has_screen=has_screen))
    return ended(problems)


def _before_the_application() -> Iterator[Finding]:
    yield Finding("Qt", f"{qVersion()}, PySide6 {PySide6.__version__}")
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    for kind in KINDS:
        found = sorted({_plain(path) for path in (folder / kind).glob("*") if path.is_file()})
        missing = kind == "platforms" and not found
        yield Finding(f"Qt {kind}", ", ".join(found) or "none", is_problem=missing)


def _plain(path: Path) -> str:
    return path.stem.removeprefix("lib")


def _of_the_application(*, has_screen: bool) -> Iterator[Finding]:
    name = QGuiApplication.platformName()
    yield Finding("screen", f"{name}{'' if has_screen else ', no display answers'}")
    for screen in QGuiApplication.screens():
        size, ratio = screen.size(), screen.devicePixelRatio()
        yield Finding("", f"{size.width()} x {size.height()} at {ratio:g}")
    yield Finding("language", f"{QLocale.system().name()} of the desktop")
    styles = QStyleFactory.keys()
    yield Finding("styles", ", ".join(styles), is_problem="Fusion" not in styles)
    readable = {bytes(each.data()).decode() for each in QImageReader.supportedImageFormats()}
    lacking = [each for each in NEEDED_FORMATS if each not in readable]
    text = f"lacking: {', '.join(lacking)}" if lacking else ", ".join(sorted(readable))
    yield Finding("pictures", text, is_problem=bool(lacking))
    yield from _fonts()


def _fonts() -> Iterator[Finding]:
    own, known = load_fonts(), set(QFontDatabase.families())
    lacking = [family for family in own if family not in known]
    text = f"lacking: {', '.join(lacking)}" if lacking else f"own: {', '.join(own)}"
    yield Finding("fonts", f"{text}; {len(known)} families", is_problem=bool(lacking))
