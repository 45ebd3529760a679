"""`python3 dev.py freeze`: builds the program and the packages that this machine can build."""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import time
import venv
from collections.abc import Sequence
from pathlib import Path, PurePosixPath

from installer import elf, icons, licences, linux_packages, macos_packages, windows_packages
from installer.contents import is_from_system
from installer.project import (
    BUILD,
    DIST,
    LOCK,
    NAME,
    PROGRAM,
    ROOT,
    SPEC,
    machine,
    release_name,
    system,
    version,
)

ENVIRONMENT = BUILD / "environment"
BIN = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
BUNDLE = BUILD / "dist" / NAME


def say(text: str) -> None:
    """Print a progress line at once, also into a pipe."""
    print(text, flush=True)


def make_environment() -> None:
    """Make the environment that is frozen: what is shipped and PyInstaller, nothing else."""
    stamp, wanted = ENVIRONMENT / "stamp", f"{sys.version}\n{LOCK.read_text(encoding='utf-8')}"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    venv.create(ENVIRONMENT, with_pip=True)
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*pip, "--require-hashes", "-r", str(LOCK)], check=True, cwd=ROOT)
    stamp.write_text(wanted, encoding="utf-8")


def write_licences() -> None:
    """Write the licence notices of that environment into the resources."""
    subprocess.run([str(PYTHON), "-m", "installer.licences"], check=True, cwd=ROOT)


def freeze() -> None:
    """Make the folder with the program in it."""
    icons.write_icons(BUILD / "icons")
    (BUILD / "version-info.txt").write_text(
        windows_packages.version_info(version()), encoding="utf-8"
    )
    command = [str(PYTHON), "-m", "PyInstaller", str(SPEC), "--noconfirm", "--log-level", "WARN"]
    places = ["--distpath", str(BUNDLE.parent), "--workpath", str(BUILD / "work")]
    subprocess.run([*command, *places], check=True, cwd=ROOT)
    if system() == "linux":
        lent = [path.name for path in _internal().iterdir() if _is_lent(path)]
        notices = licences.system_notices(lent)
        (_internal() / "system-licences.txt").write_text(notices, encoding="utf-8")


def _internal() -> Path:
    return BUNDLE / "_internal"


def _is_lent(path: Path) -> bool:
    inside = PurePosixPath(path.relative_to(_internal()))
    return path.is_file() and not path.is_symlink() and is_from_system(inside)


def program() -> Path:
    """Return the frozen program of this system."""
    if system() == "windows":
        return BUNDLE / "teamswiss-cli.exe"
    if system() == "macos":
        return BUNDLE.parent / f"{NAME}.app" / "Contents" / "MacOS" / PROGRAM
    return BUNDLE / PROGRAM


def try_out(frozen: Path) -> None:
    """Let the frozen program test itself."""
    subprocess.run([str(frozen), "--self-test"], check=True)


def commit_date() -> str:
    """Return the date of the newest commit, so that a build of it is always the same."""
    done = subprocess.run(
        ["git", "log", "-1", "--format=%cs"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or time.strftime("%Y-%m-%d", time.gmtime())


def package() -> list[Path]:
    """Make the packages of this system and return them."""
    DIST.mkdir(exist_ok=True)
    return {"linux": _for_linux, "windows": _for_windows, "macos": _for_macos}[system()]()


def _target(ending: str, kind: str = "") -> Path:
    name = release_name(kind, of_version=version(), on=system(), processor=machine())
    return DIST / f"{name}{ending}"


def _for_linux() -> list[Path]:
    made = [_target(".tar.xz")]
    folder = made[0].name.removesuffix(".tar.xz")
    linux_packages.build_archive(BUNDLE, made[0], folder, linux_packages.readme(version()))
    root = BUILD / "root"
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir(parents=True)
    linux_packages.lay_out(root, BUNDLE, BUILD / "icons", version(), commit_date())
    if shutil.which("dpkg-deb"):
        needs = elf.read_needs(BUNDLE)
        inside = {path.name for path in BUNDLE.rglob("*")}
        depends, recommends = linux_packages.relations(
            elf.outside(needs, inside), elf.lowest_glibc(needs)
        )
        architecture = linux_packages.DEBIAN_MACHINES[machine()]
        about = linux_packages.control(
            version=version(),
            architecture=architecture,
            kilobytes=linux_packages.size_of(root) // 1024,
            depends=depends,
            recommends=recommends,
        )
        made.append(DIST / f"{PROGRAM}_{version()}_{architecture}.deb")
        linux_packages.build_deb(root, made[-1], about)
    if linux_packages.build_appimage(root, _target(".AppImage")):
        made.append(_target(".AppImage"))
    else:
        say("No AppImage: appimagetool is not on this machine.")
    return made


def _for_windows() -> list[Path]:
    made = [_target(".zip", "portable")]
    windows_packages.build_zip(BUNDLE, made[0], made[0].stem)
    installer = _target(".exe", "setup")
    icon = BUILD / "icons" / f"{PROGRAM}.ico"
    if windows_packages.build_installer(
        version=version(), bundle=BUNDLE, icon=icon, target=installer, processor=machine()
    ):
        made.append(installer)
    else:
        say("No installer: Inno Setup is not on this machine.")
    return made


def _for_macos() -> list[Path]:
    target = _target(".dmg")
    macos_packages.build_image(BUNDLE.parent / f"{NAME}.app", BUILD, target)
    return [target]


def checksums(files: Sequence[Path]) -> str:
    """Return the lines that `sha256sum -c` reads."""
    return "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files
    )


def main(arguments: Sequence[str]) -> int:
    """Build everything, or only the part that is asked for."""
    parser = argparse.ArgumentParser(prog="dev.py freeze", description=__doc__)
    parser.add_argument("--licences", action="store_true", help="only write the licence notices")
    parser.add_argument("--program", action="store_true", help="only the program, no packages")
    chosen = parser.parse_args(arguments)
    say("Freeze 1 of 5: an environment with what is shipped")
    make_environment()
    say("Freeze 2 of 5: licence notices")
    write_licences()
    if chosen.licences:
        return 0
    say("Freeze 3 of 5: the program")
    freeze()
    say("Freeze 4 of 5: the program tries itself out")
    try_out(program())
    if chosen.program:
        return 0
    say("Freeze 5 of 5: packages")
    made = package()
    sums = DIST / f"SHA256SUMS-{system()}-{machine()}.txt"
    sums.write_text(checksums(made), encoding="utf-8")
    unpacked = linux_packages.size_of(BUNDLE)
    say(f"  {unpacked / 1e6:6.1f} MB  the program's folder")
    for path in made:
        say(f"  {path.stat().st_size / 1e6:6.1f} MB  {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
