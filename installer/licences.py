"""Collects the licence notices of everything that is shipped, from installed metadata.

Run in the environment that is frozen: `python -m installer.licences` writes
resources/licences.txt anew, which the program shows.
"""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from email.message import Message
from importlib import metadata
from pathlib import Path

from installer.project import NAME, ROOT

TEXTS = Path(__file__).resolve().parent / "licence-texts"
RESOURCE = ROOT / "resources" / "licences.txt"
FONT = ROOT / "resources" / "fonts" / "NotoSans-Regular.ttf"
BOOTLOADER = "pyinstaller"
"""Not a library of ours, but its loader is what starts the frozen program."""

_RULE = "=" * 78
_LICENCE_FILE = re.compile(r"(^|/)(licen[cs]e|copying|notice|authors)[^/]*$", re.IGNORECASE)
_NEED = re.compile(r"^([A-Za-z0-9][\w.-]*)")


@dataclass(frozen=True, slots=True)
class Notice:
    """One work that is shipped, and what its licence says."""

    name: str
    version: str
    licence: str
    texts: tuple[str, ...] = ()


def requirement_name(line: str) -> str:
    """Return the package that a requirement names, spelt as installed packages are compared."""
    found = _NEED.match(line)
    if found is None:
        raise ValueError(f"not a requirement: {line}")
    return re.sub(r"[-_.]+", "-", found.group(1)).lower()


def closure(roots: Iterable[str], needs: Callable[[str], Sequence[str]]) -> list[str]:
    """Return the packages, and those they need without any extra, in the order of the alphabet."""
    found: set[str] = set()
    waiting = [requirement_name(root) for root in roots]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [requirement_name(line) for line in needs(name) if "extra ==" not in line]
    return sorted(found)


def licence_of(about: Message) -> str:
    """Return the licence that a package's metadata names."""
    said = about.get("License-Expression") or about.get("License")
    if said and "\n" not in said.strip():
        return said.strip()
    kinds = [line for line in about.get_all("Classifier", []) if line.startswith("License ::")]
    return "; ".join(kind.split(" :: ")[-1] for kind in kinds) or "not named"


def notice_of(name: str) -> Notice:
    """Return the notice of an installed package."""
    package = metadata.distribution(name)
    files = [file for file in package.files or [] if ".dist-info/" in file.as_posix()]
    texts = [
        Path(str(file.locate())).read_text(encoding="utf-8").strip()
        for file in files
        if _LICENCE_FILE.search(file.as_posix())
    ]
    about = package.metadata
    assert isinstance(about, Message)
    return Notice(about["Name"], package.version, licence_of(about), tuple(texts))


def shipped_packages(project: Path = ROOT / "pyproject.toml") -> list[str]:
    """Name the packages inside the frozen program, as pyproject.toml leads to them."""
    needs = tomllib.loads(project.read_text(encoding="utf-8"))["project"]["dependencies"]
    return closure(needs, lambda name: metadata.requires(name) or [])


def written(name: str, version: str, mine: str, notices: Sequence[Notice], common: str) -> str:
    """Return the page: what is shipped at a glance, then every text once."""
    width = max(len(notice.name) for notice in notices)
    lines = [
        f"{name} {version} is free software under the MIT licence (below). It is made with:",
        "",
        *(f"  {each.name:<{width}}  {each.version:<10}  {each.licence}" for each in notices),
        "",
        "Qt and PySide6 are used under the LGPL-3.0. They are shipped as separate libraries in the",
        "program's folder, which you may replace by your own build of the same version.",
    ]
    parts = ["\n".join(lines), f"{name}\n\n{mine.strip()}"]
    parts += [
        f"{notice.name} {notice.version}\n\n" + "\n\n".join(notice.texts)
        for notice in notices
        if notice.texts
    ]
    return f"\n\n{_RULE}\n\n".join([*parts, common.strip()]) + "\n"


def python_notice(places: Iterable[Path] | None = None) -> Notice:
    """Return the notice of the Python that is frozen, with the text that lies beside it."""
    if places is None:
        places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    for place in places:
        path = place / "LICENSE.txt"
        if path.is_file():
            text = path.read_text(encoding="utf-8").strip()
            return Notice("Python", ".".join(map(str, sys.version_info[:2])), "PSF-2.0", (text,))
    raise FileNotFoundError("this Python has no LICENSE.txt beside it")


def font_version(file: bytes) -> str:
    """Return the version that a TrueType font names: "2.004"."""
    said = file.decode("utf-16-be", errors="replace") + file[1:].decode("utf-16-be", "replace")
    found = re.search(r"Version (\d+\.\d+)", said)
    if found is None:
        raise ValueError("the font names no version")
    return found.group(1)


def everything() -> str:
    """Return the notices of what this environment would ship."""
    from installer.project import version

    fonts = Notice("Noto Sans", font_version(FONT.read_bytes()), "OFL-1.1")
    notices = [
        python_notice(),
        *(notice_of(name) for name in [*shipped_packages(), BOOTLOADER]),
        fonts,  # whose text lies beside them
    ]
    texts = [TEXTS / "bundled-in-qt.txt", TEXTS / "LGPL-3.0.txt", TEXTS / "GPL-3.0.txt"]
    common = f"\n\n{_RULE}\n\n".join(path.read_text(encoding="utf-8").strip() for path in texts)
    mine = (ROOT / "LICENSE").read_text(encoding="utf-8")
    return written(NAME, version(), mine, notices, common)


# --- what Linux lends -------------------------------------------------------------------------


def owners(said: str) -> list[str]:
    """Return the packages in the answer of `dpkg -S`."""
    found = (line.split(": ")[0].split(",")[0].split(":")[0] for line in said.splitlines())
    return sorted({name for name in found if name and not name.startswith(("diversion", "dpkg"))})


def owners_of(libraries: Iterable[str]) -> list[str]:
    """Name the Debian packages that libraries of this machine came from."""
    patterns = [f"*/{name}" for name in libraries]
    if not patterns:
        return []
    done = subprocess.run(["dpkg", "-S", *patterns], capture_output=True, text=True, check=False)
    return owners(done.stdout)


def system_notices(libraries: Iterable[str], documents: Path = Path("/usr/share/doc")) -> str:
    """Return the copyright files of the Debian packages that libraries came from."""
    parts = []
    for package in owners_of(libraries):
        path = documents / package / "copyright"
        if path.exists():
            parts.append(f"{package}\n\n{path.read_text(encoding='utf-8').strip()}")
    return f"\n\n{_RULE}\n\n".join(parts) + "\n"


def main() -> int:
    """Write the resource anew."""
    RESOURCE.write_text(everything(), encoding="utf-8")
    print(f"{RESOURCE.relative_to(ROOT)}: {RESOURCE.stat().st_size // 1024} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
