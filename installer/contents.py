"""Decides which of the files that PyInstaller collects belong into the program.

The program uses QtCore, QtGui, QtWidgets, QtSvg and QtPrintSupport. PyInstaller follows every
plugin of these and what the plugin needs, so that QtQuick and GTK would come along.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import PurePosixPath
from typing import TypeAlias

from installer.project import QT_LANGUAGES

QT_MODULES = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtPrintSupport")
"""What the program may import of Qt; a test compares it with the imports."""

QT_LIBRARIES = frozenset(
    {"Core", "Gui", "Widgets", "Svg", "PrintSupport", "DBus", "XcbQpa", "WaylandClient"}
)
"""The libraries behind them; the last three are the desktop's doors on Linux."""

PLUGINS: dict[str, frozenset[str]] = {
    "iconengines": frozenset({"qsvgicon"}),
    "imageformats": frozenset({"qico", "qjpeg", "qsvg"}),
    "platforminputcontexts": frozenset(
        {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"}
    ),
    "platforms": frozenset({"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"}),
    "platformthemes": frozenset({"qxdgdesktopportal"}),
    "printsupport": frozenset({"cupsprintersupport"}),
    "styles": frozenset({"qmacstyle", "qmodernwindowsstyle"}),
    "wayland-decoration-client": frozenset({"bradient"}),
    "wayland-shell-integration": frozenset({"xdg-shell"}),
}
"""Folder of plugins -> those kept. What is not named here is left out."""

FROM_LINUX = (
    *("libpython", "libsqlite3.", "libffi.", "libbz2.", "liblzma.", "libz."),
    *("libxcb-", "libxkbcommon"),
)
"""Beginnings of the system libraries that are shipped on Linux: those a desktop may lack, or have
too old. All others (X11, GL, fonts, D-Bus, CUPS) must fit the system and stay the system's."""

EXCLUDED_MODULES = (
    *("asyncio", "ensurepip", "idlelib", "lib2to3", "pydoc", "pydoc_data", "test", "tkinter"),
    *("turtle", "unittest", "venv", "xmlrpc", "multiprocessing", "concurrent"),
    *("ssl", "_ssl", "_hashlib", "ftplib", "imaplib", "nntplib", "poplib", "smtplib", "telnetlib"),
    *("pip", "setuptools", "pkg_resources", "wheel", "PyInstaller"),
    *("lxml", "numpy", "PIL", "pandas", "defusedxml"),
)
"""Modules the program does not use: tools, the network, and what openpyxl would like to have."""

Entry: TypeAlias = tuple[str, str, str]
"""Place in the program, place on this machine, kind."""

_LIBRARY = re.compile(r"(?:lib)?Qt6(\w+?)(?:\.(?:so|dll|dylib)[\d.]*|)$")
_FRAMEWORK = re.compile(r"(?:^|/)Qt(\w+)\.framework/")
_TRANSLATION = re.compile(r"(?:^|/)qtbase_(\w+)\.qm$")
_BINDING = re.compile(r"^PySide6/(Qt\w+)\.(?:abi3\.so|pyd|so)$")
_SOFTWARE_GL = re.compile(
    r"(?:^|/)(?:opengl32sw|d3dcompiler_\d+|libEGL|libGLESv2)\.dll$", re.IGNORECASE
)


def is_kept(destination: str, system: str) -> bool:
    """Say whether a collected file belongs into the program, by its place in it."""
    path = PurePosixPath(destination.replace("\\", "/"))
    text = str(path)
    if system == "linux" and is_from_system(path):
        return path.name.startswith(FROM_LINUX)
    if _SOFTWARE_GL.search(text):
        return False
    if "plugins" in path.parts:
        return _is_kept_plugin(path)
    if path.suffix == ".qm" or "translations" in path.parts:
        found = _TRANSLATION.search(text)
        return "PySide6" not in path.parts or (found is not None and found[1] in QT_LANGUAGES)
    if binding := _BINDING.match(text):
        return binding.group(1) in QT_MODULES
    if framework := _FRAMEWORK.search(text):
        return framework.group(1) in QT_LIBRARIES
    if library := _LIBRARY.search(path.name):
        return library.group(1) in QT_LIBRARIES
    return True


def is_from_system(path: PurePosixPath) -> bool:
    """Say whether a file of the Linux program was taken from the machine that built it."""
    is_ours = path.name.startswith(("libQt6", "libicu", "libpyside6", "libshiboken6"))
    return len(path.parts) == 1 and ".so" in path.name and not is_ours


def _is_kept_plugin(path: PurePosixPath) -> bool:
    folder = path.parts[path.parts.index("plugins") + 1]
    name = path.name.split(".")[0].removeprefix("lib")
    return name in PLUGINS.get(folder, frozenset())


def kept(collected: Iterable[Entry], system: str) -> list[Entry]:
    """Return the entries of a PyInstaller table of contents that belong into the program."""
    return [entry for entry in collected if is_kept(entry[0], system)]
