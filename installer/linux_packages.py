"""The Linux packages: a Debian package, a portable archive, an AppImage where its tool is there."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import tarfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from installer.project import APP_ID, INSTALLER, NAME, PROGRAM, ROOT, SUMMARY, machine
from teamswiss_gui.words.licences import licence_notices

LINUX = INSTALLER / "linux"
LIBRARY = f"usr/lib/{PROGRAM}"
DEBIAN_MACHINES = {"x86_64": "amd64", "arm64": "arm64"}
APPIMAGE_MACHINES = {"arm64": "aarch64"}
PACKAGES: Mapping[str, str] = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libcups.so.2": "libcups2 | libcups2t64",
    "libdbus-1.so.3": "libdbus-1-3",
    "libexpat.so.1": "libexpat1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0 | libglib2.0-0t64",
    "libgthread-2.0.so.0": "libglib2.0-0 | libglib2.0-0t64",
    "libstdc++.so.6": "libstdc++6",
    "libuuid.so.1": "libuuid1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb.so.1": "libxcb1",
    "libzstd.so.1": "libzstd1",
}
"""Library of the system -> its package in Debian and Ubuntu, with the names it has had."""
RECOMMENDED = ("libcups.so.2",)
"""Only a plugin needs these; the program runs without."""

DESCRIPTION = """\
 TeamSwiss runs a team Swiss chess tournament on one laptop, without a
 network: teams and rosters, pairings by the rules with the article that
 decided each, results by keyboard, standings with tie-breaks, documents
 for the wall and files for the federation.
"""


class UnknownLibraryError(Exception):
    """A library is needed whose package nobody has named yet."""


def relations(libraries: Iterable[str], glibc: str) -> tuple[list[str], list[str]]:
    """Return what the package depends on and what it recommends."""
    libraries = list(libraries)
    unknown = [name for name in libraries if name not in PACKAGES]
    if unknown:
        raise UnknownLibraryError(
            f"name the packages of {', '.join(unknown)} in installer/linux_packages.py"
        )
    hard = {PACKAGES[name] for name in libraries if name not in RECOMMENDED}
    soft = {PACKAGES[name] for name in libraries if name in RECOMMENDED}
    return [f"libc6 (>= {glibc})", *sorted(hard)], sorted([*soft, "fonts-dejavu-core"])


def control(
    *,
    version: str,
    architecture: str,
    kilobytes: int,
    depends: Sequence[str],
    recommends: Sequence[str],
) -> str:
    """Return the control file of the Debian package."""
    return (
        f"Package: {PROGRAM}\n"
        f"Version: {version}\n"
        f"Architecture: {architecture}\n"
        "Maintainer: The TeamSwiss project <teamswiss@localhost>\n"
        f"Installed-Size: {kilobytes}\n"
        f"Depends: {', '.join(depends)}\n"
        f"Recommends: {', '.join(recommends)}\n"
        "Section: misc\n"
        "Priority: optional\n"
        f"Description: {SUMMARY.lower()}\n"
        f"{DESCRIPTION}"
    )


def metainfo(version: str, date: str) -> str:
    """Return the AppStream metadata of a release."""
    text = (LINUX / f"{APP_ID}.metainfo.xml").read_text(encoding="utf-8")
    return text.replace("@VERSION@", version).replace("@DATE@", date)


def lay_out(root: Path, bundle: Path, icons: Path, version: str, date: str) -> None:
    """Put the program and what a desktop wants to know under a root, as it will be installed."""
    shutil.copytree(bundle, root / LIBRARY, symlinks=True)
    link = root / "usr" / "bin" / PROGRAM
    link.parent.mkdir(parents=True)
    link.symlink_to(f"../lib/{PROGRAM}/{PROGRAM}")
    share = root / "usr" / "share"
    _copy(LINUX / f"{APP_ID}.desktop", share / "applications" / f"{APP_ID}.desktop")
    _copy(LINUX / f"{APP_ID}.xml", share / "mime" / "packages" / f"{APP_ID}.xml")
    _write(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo(version, date))
    hicolor = share / "icons" / "hicolor"
    for picture in icons.glob(f"{PROGRAM}-*.png"):
        size = picture.stem.rpartition("-")[2]
        _copy(picture, hicolor / f"{size}x{size}" / "apps" / f"{APP_ID}.png")
    drawing = ROOT / "resources" / "icons" / "teamswiss.svg"
    _copy(drawing, hicolor / "scalable" / "apps" / f"{APP_ID}.svg")
    papers = share / "doc" / PROGRAM
    _write(papers / "copyright", licence_notices())
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    (papers / "CHANGELOG.md.gz").write_bytes(gzip.compress(changes, 9, mtime=0))
    set_modes(root)


def set_modes(root: Path) -> None:
    """Make everything readable for all, and only programs executable."""
    for path in [root, *root.rglob("*")]:
        if path.is_symlink():
            continue
        is_program = path.is_dir() or path.name == PROGRAM
        path.chmod(0o755 if is_program else 0o644)


def md5sums(root: Path) -> str:
    """Return the checksums that dpkg keeps of an installed package."""
    lines = []
    for path in sorted(root.rglob("*")):
        inside = path.relative_to(root)
        if path.is_file() and not path.is_symlink() and inside.parts[0] != "DEBIAN":
            digest = hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
            lines.append(f"{digest}  {inside.as_posix()}\n")
    return "".join(lines)


def size_of(folder: Path) -> int:
    """Return the bytes of all files under a folder, links not followed."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())


def build_deb(root: Path, target: Path, about: str) -> None:
    """Make the Debian package of what stands under a root."""
    _write(root / "DEBIAN" / "control", about)
    _write(root / "DEBIAN" / "md5sums", md5sums(root))
    (root / "DEBIAN").chmod(0o755)
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(target)],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    shutil.rmtree(root / "DEBIAN")


def build_archive(bundle: Path, target: Path, name: str, readme: str) -> None:
    """Make the portable archive: one folder, its program and a page that says how to start it."""

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        return member

    _write(bundle / "README.txt", readme)
    with tarfile.open(target, "w:xz") as archive:
        archive.add(bundle, arcname=name, filter=plain)
    (bundle / "README.txt").unlink()


def build_appimage(root: Path, target: Path) -> bool:
    """Make the AppImage of what stands under a root; say whether its tool is there."""
    tool = shutil.which("appimagetool")
    if tool is None:
        return False
    _copy(LINUX / f"{APP_ID}.desktop", root / f"{APP_ID}.desktop")
    _copy(ROOT / "resources" / "icons" / "teamswiss.svg", root / f"{APP_ID}.svg")
    (root / "AppRun").symlink_to(f"usr/bin/{PROGRAM}")
    # The tool is an AppImage itself: it runs where FUSE is missing too, and need not guess.
    here = {"APPIMAGE_EXTRACT_AND_RUN": "1", "ARCH": APPIMAGE_MACHINES.get(machine(), machine())}
    command = [tool, "--no-appstream", str(root), str(target)]
    subprocess.run(command, check=True, env={**os.environ, **here})
    return True


def readme(version: str) -> str:
    """Return the page inside the portable archive."""
    return (
        f"{NAME} {version}\n\n"
        f"Start ./{PROGRAM} from this folder, or double-click it. Nothing needs to be installed.\n"
        f"./{PROGRAM} --self-test tries the program out on this machine.\n"
        f"./{PROGRAM} --help lists its commands.\n\n"
        "Tournaments that you have saved nowhere yet are in ~/.local/share/TeamSwiss.\n"
        "Licences: _internal/teamswiss_gui/resources/licences.txt\n"
    )


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
