#!/usr/bin/env python3
"""The one entry for people who work on TeamSwiss: set up, run, test, check, measure.

Uses the standard library only, so that it works on a machine that has nothing but Python and git.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
STAMP = VENV / "teamswiss-setup.json"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOWEST_PYTHON = (3, 11)

# What Qt loads at run time and a bare Debian or Ubuntu lacks: library -> package names to try.
QT_LIBRARIES: Mapping[str, Sequence[str]] = {
    "libEGL.so.1": ["libegl1"],
    "libGL.so.1": ["libgl1"],
    "libdbus-1.so.3": ["libdbus-1-3"],
    "libfontconfig.so.1": ["libfontconfig1"],
    "libfreetype.so.6": ["libfreetype6"],
    "libglib-2.0.so.0": ["libglib2.0-0t64", "libglib2.0-0"],
    "libxkbcommon.so.0": ["libxkbcommon0"],
    "libxkbcommon-x11.so.0": ["libxkbcommon-x11-0"],
    "libX11-xcb.so.1": ["libx11-xcb1"],
    "libxcb-cursor.so.0": ["libxcb-cursor0"],
    "libxcb-icccm.so.4": ["libxcb-icccm4"],
    "libxcb-image.so.0": ["libxcb-image0"],
    "libxcb-keysyms.so.1": ["libxcb-keysyms1"],
    "libxcb-randr.so.0": ["libxcb-randr0"],
    "libxcb-render-util.so.0": ["libxcb-render-util0"],
    "libxcb-shape.so.0": ["libxcb-shape0"],
    "libxcb-xkb.so.1": ["libxcb-xkb1"],
    "libwayland-client.so.0": ["libwayland-client0"],
    "libwayland-cursor.so.0": ["libwayland-cursor0"],
    "libwayland-egl.so.1": ["libwayland-egl1"],
}
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts")
FONT_PACKAGE = "fonts-dejavu-core"
# What some tests look through, program -> package; without it they are skipped.
TEST_TOOLS: Mapping[str, str] = {"pdftotext": "poppler-utils", "strace": "strace"}
JUDGE_TOOLS: Mapping[str, str] = {"soffice": "libreoffice-calc-nogui"}


class SetupError(Exception):
    """Set-up cannot go on; the text says what to do."""


def say(text: str) -> None:
    """Print a progress line at once, also into a pipe."""
    print(text, flush=True)


# --- set-up -----------------------------------------------------------------------------------


def fingerprint() -> dict[str, str]:
    """Describe what an environment was made from; a difference means it must be made again."""
    digest = hashlib.sha256()
    for path in (LOCK, ROOT / "pyproject.toml"):
        digest.update(path.read_bytes())
    return {
        "inputs": digest.hexdigest(),
        "python": sys.version,
        "place": str(VENV),
    }


def is_set_up() -> bool:
    """Say whether the environment stands as the lock file wants it."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(stamp == fingerprint()) and PYTHON.exists()


def setup(*, quiet_when_done: bool = False) -> None:
    """Make the environment if it is missing or no longer fits; otherwise return at once."""
    if sys.version_info < LOWEST_PYTHON:
        wanted = ".".join(map(str, LOWEST_PYTHON))
        raise SetupError(
            f"TeamSwiss needs Python {wanted} or newer; this is {sys.version.split()[0]}."
        )
    if is_set_up():
        if not quiet_when_done:
            say("Set-up: everything is in place.")
        return
    began = time.monotonic()
    say("Set-up 1 of 4: system libraries for the window")
    install_system_libraries()
    say("Set-up 2 of 4: Python environment in .venv")
    make_environment()
    say("Set-up 3 of 4: the pinned packages (the first time takes a minute or two)")
    install_pinned()
    say("Set-up 4 of 4: TeamSwiss itself, editable")
    pip("install", "--no-deps", "--no-build-isolation", "-e", str(ROOT))
    # Python compiles at the first start, unless PYTHONDONTWRITEBYTECODE is set: then at every one.
    run([str(PYTHON), "-m", "compileall", "-q", str(ROOT / "teamswiss_gui")])
    STAMP.write_text(json.dumps(fingerprint()), encoding="utf-8")
    say(f"Set-up done in {time.monotonic() - began:.0f} s.")


def make_environment() -> None:
    """Make .venv, anew if an older one does not fit this Python."""
    try:
        import ensurepip  # noqa: F401
    except ImportError:
        apt_install([[f"python3.{sys.version_info.minor}-venv", "python3-venv"]])
    try:
        kept = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        kept = {}
    mine = fingerprint()
    fits = all(kept.get(key) == mine[key] for key in ("python", "place"))
    if VENV.exists() and not fits:
        shutil.rmtree(VENV)
    if not PYTHON.exists():
        run([sys.executable, "-m", "venv", str(VENV)])
    # Half a stamp: a set-up that is interrupted goes on from here the next time.
    STAMP.write_text(json.dumps({**mine, "inputs": ""}), encoding="utf-8")


def pip(*arguments: str) -> None:
    """Run pip inside the environment."""
    run([str(PYTHON), "-m", "pip", "--disable-pip-version-check", *arguments, "--quiet"])


def install_pinned() -> None:
    """Install what the lock file names, telling which package is being fetched."""
    lines = LOCK.read_text(encoding="utf-8").splitlines()
    total = sum(line[:1].isalpha() for line in lines)
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install"]
    with subprocess.Popen(
        [*command, "--progress-bar", "off", "--require-hashes", "-r", str(LOCK)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        said, done = [], 0
        for line in process.stdout:
            said.append(line.rstrip())
            if line.startswith(("Collecting", "Requirement already satisfied")):
                done += 1
                package = line.replace("Collecting", "", 1).partition(": ")[2] or line[11:]
                show_progress(
                    f"  {done} of about {total}: {package.split()[0]}", milestone=not done % 10
                )
            elif line.startswith("Installing collected"):
                show_progress("  putting them into place", milestone=True)
        show_progress("")
    if process.returncode:
        tail = "\n".join(said[-15:])
        raise SetupError(
            f"The packages could not be installed (exit {process.returncode}):\n{tail}"
        )


def show_progress(text: str, *, milestone: bool = False) -> None:
    """Show how far a step is: on one line of a terminal, only the milestones elsewhere."""
    if sys.stdout.isatty():
        print(f"\r{text:<70}", end="" if text else "\r", flush=True)
    elif milestone:
        say(text)


def missing_libraries() -> list[str]:
    """Name the libraries of Qt that this Linux cannot load."""
    missing = []
    for name in QT_LIBRARIES:
        try:
            ctypes.CDLL(name)
        except OSError:
            missing.append(name)
    return missing


def has_fonts() -> bool:
    """Say whether any scalable font is installed where Qt looks."""
    return any(
        path.suffix.lower() in {".ttf", ".otf", ".ttc"}
        for folder in FONT_FOLDERS
        for path in Path(folder).rglob("*")
    )


def install_system_libraries() -> None:
    """Install what Qt needs on Debian and Ubuntu; elsewhere name what is missing and go on."""
    if not sys.platform.startswith("linux"):
        return
    missing = missing_libraries()
    wanted = [list(QT_LIBRARIES[name]) for name in missing]
    if not has_fonts():
        wanted.append([FONT_PACKAGE])
    if not wanted:
        return
    if shutil.which("apt-get") is None:
        say("  These libraries are missing; install them with your system's package manager,")
        say("  or the window may not open: " + " ".join(missing))
        return
    apt_install(wanted)


def is_root() -> bool:
    """Say whether system packages can be installed without asking."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def install_tools(tools: Mapping[str, str]) -> None:
    """Install what tests look through where that needs no question; say what goes without."""
    missing = [package for program, package in tools.items() if shutil.which(program) is None]
    if not missing or not sys.platform.startswith("linux"):
        return
    try:
        if shutil.which("apt-get") is None or not is_root():
            raise SetupError("  They are system packages; install them yourself if you want them.")
        apt_install([[package] for package in missing])
    except SetupError as error:
        say(f"Some tests are skipped without {' and '.join(missing)}.\n{error}")


def apt_install(wanted: Sequence[Sequence[str]]) -> None:
    """Install packages with apt; each item lists the names one package has had, newest first."""
    if shutil.which("apt-get") is None:
        raise SetupError(
            "Please install with your package manager: " + " ".join(w[0] for w in wanted)
        )
    root = is_root()
    if root:
        say("  asking apt for its package list")
        run(["apt-get", "update", "-qq"], quiet=True)
    names = [pick_package(alternatives) for alternatives in wanted]
    command = ["apt-get", "install", "-y", "--no-install-recommends", *names]
    if not root:
        raise SetupError(
            "Some system packages are missing. Install them with\n\n  sudo "
            + " ".join(command)
            + "\n\nand run the command again."
        )
    say("  installing " + " ".join(names))
    run(command, quiet=True, environment={"DEBIAN_FRONTEND": "noninteractive"})


def pick_package(alternatives: Sequence[str]) -> str:
    """Take the first name that this release of the system knows."""
    for name in alternatives[:-1]:
        known = subprocess.run(
            ["apt-cache", "show", name], capture_output=True, check=False, text=True
        )
        if known.returncode == 0 and known.stdout.strip():
            return name
    return alternatives[-1]


# --- commands ---------------------------------------------------------------------------------


def run(
    command: Sequence[str], *, quiet: bool = False, environment: Mapping[str, str] | None = None
) -> None:
    """Run a step of the set-up; a failure stops it with the step's own words."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **(environment or {})},
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        check=False,
    )
    if done.returncode:
        tail = "\n" + "\n".join((done.stdout or "").splitlines()[-15:]) if quiet else ""
        raise SetupError(f"This step failed (exit {done.returncode}): {' '.join(command)}{tail}")


def tool(
    *command: str, environment: Mapping[str, str] | None = None, folder: Path | None = ROOT
) -> int:
    """Run a program of the environment in the foreground and return its exit status."""
    program = BIN / command[0]
    return subprocess.run(
        [str(program), *command[1:]],
        cwd=folder,
        env={**os.environ, **(environment or {})},
        check=False,
    ).returncode


def has_screen() -> bool:
    """Say whether a window can be shown here."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def headless() -> dict[str, str]:
    """Return the environment of a run that shows nothing."""
    return {"QT_QPA_PLATFORM": "offscreen"}


def command_run(arguments: list[str]) -> int:
    """Set up and start TeamSwiss; with no screen, run the sample event instead."""
    setup(quiet_when_done=True)
    if arguments or has_screen():
        return tool("teamswiss", *arguments, folder=None)
    say("No screen here (neither DISPLAY nor WAYLAND_DISPLAY is set): running the sample event.")
    return tool("teamswiss", "demo", environment=headless())


def command_test(arguments: list[str]) -> int:
    """Set up and run all tests, headless, on every core."""
    setup(quiet_when_done=True)
    install_tools(TEST_TOOLS)
    is_spread = any(argument.startswith("-n") for argument in arguments)
    is_spread = is_spread or "--frozen" in arguments  # two builds in one folder spoil each other
    spread = () if is_spread else ("-n", "auto", "--dist", "worksteal")
    return tool("pytest", *spread, *arguments, environment=headless())


def command_check(arguments: list[str]) -> int:
    """Set up and run the static checks: ruff, mypy --strict, import-linter."""
    setup(quiet_when_done=True)
    steps = [
        ("ruff", "check", "."),
        ("ruff", "format", "--check", "."),
        ("mypy",),
        ("lint-imports",),
    ]
    failed = 0
    for step in steps:
        say(f"== {' '.join(step)}")
        failed |= tool(*step, *arguments) != 0
    return int(failed)


def command_bench(arguments: list[str]) -> int:
    """Set up and measure what must be fast."""
    setup(quiet_when_done=True)
    return tool("python", "-m", "tests.bench", *arguments, environment=headless())


def command_screenshots(arguments: list[str]) -> int:
    """Set up and draw the pictures of the documentation."""
    setup(quiet_when_done=True)
    return tool("python", "-m", "tests.pictures", *arguments, environment=headless())


def command_translations(arguments: list[str]) -> int:
    """Set up and bring the translation files up to date; say what is missing."""
    setup(quiet_when_done=True)
    return tool("python", "-m", "tests.translations", *arguments)


def command_freeze(arguments: list[str]) -> int:
    """Set up and build the program and the packages that this machine can (installer/)."""
    setup(quiet_when_done=True)
    return tool("python", "-m", "installer.freeze", *arguments, environment=headless())


def command_audit(arguments: list[str]) -> int:
    """Set up and compare the locked packages with the committed list of advisories, offline."""
    setup(quiet_when_done=True)
    return tool("python", "-m", "installer.audit", *arguments)


def command_setup(_arguments: list[str]) -> int:
    """Set up and nothing else."""
    setup()
    return 0


def command_libraries(_arguments: list[str]) -> int:
    """Install the system libraries of Qt and nothing else (as root, before a set-up without)."""
    install_system_libraries()
    return 0


def command_judges(_arguments: list[str]) -> int:
    """Set up and install the outside programs that `dev.py test --judges` asks."""
    setup(quiet_when_done=True)
    install_tools(JUDGE_TOOLS)
    pip("install", "--no-build-isolation", "-e", f"{ROOT}[judges]")
    return 0


def command_lock(_arguments: list[str]) -> int:
    """Write the lock files anew from pyproject.toml (for every system and Python version)."""
    setup(quiet_when_done=True)
    common = (
        *("uv", "pip", "compile", "pyproject.toml", "--universal", "--generate-hashes"),
        *("--python-version", "3.11", "--upgrade", "--quiet"),
        *("--custom-compile-command", "python3 dev.py lock"),
    )
    status = tool(*common, "--extra", "dev", "-o", LOCK.name)
    # What is shipped is what was tested: the second lock may only add to the first.
    shipped = ("--extra", "freeze", "--constraint", LOCK.name)
    return status or tool(*common, *shipped, "-o", "installer/requirements.lock")


COMMANDS = {
    "run": command_run,
    "test": command_test,
    "check": command_check,
    "bench": command_bench,
    "screenshots": command_screenshots,
    "translations": command_translations,
    "freeze": command_freeze,
    "audit": command_audit,
    "setup": command_setup,
    "libraries": command_libraries,
    "judges": command_judges,
    "lock": command_lock,
}


def main(arguments: Sequence[str]) -> int:
    """Choose the command; everything after it belongs to the command."""
    parser = argparse.ArgumentParser(
        prog="dev.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="\n".join(f"  {name:14}{f.__doc__}" for name, f in COMMANDS.items()),
    )
    parser.add_argument("command", choices=COMMANDS)
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="passed on")
    chosen = parser.parse_args(arguments)
    try:
        return COMMANDS[chosen.command](chosen.arguments)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
