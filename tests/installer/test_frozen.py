"""The packages, built anew, unpacked into empty folders and run there. Opt-in: --frozen."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from installer import audit, contents, freeze, linux_packages, project

LARGEST = 120_000_000
"""Bytes that the program's folder may have; more means that something crept in."""

pytestmark = [
    pytest.mark.frozen,
    pytest.mark.skipif(project.system() != "linux", reason="the Linux packages"),
]


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Build everything, as `python3 dev.py freeze` does."""
    subprocess.run([sys.executable, "-m", "installer.freeze"], cwd=project.ROOT, check=True)
    return sorted(project.DIST.glob(f"*{project.version()}*"))


@pytest.fixture(scope="session")
def root(packages: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty root with nothing but the Debian package in it."""
    folder = tmp_path_factory.mktemp("root")
    package = next(path for path in packages if path.suffix == ".deb")
    subprocess.run(["dpkg-deb", "-x", str(package), str(folder)], check=True)
    return folder


def run(program: Path, arguments: Sequence[str], home: Path) -> subprocess.CompletedProcess[str]:
    """Run a program that finds neither this project nor its Python."""
    return subprocess.run(
        [str(program), *arguments],
        cwd=home,
        env={"HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_that_the_installed_program_passes_its_self_test(root: Path, tmp_path: Path) -> None:
    done = run(root / "usr/bin/teamswiss", ["--self-test"], tmp_path)
    assert (done.returncode, done.stdout) == (0, "teamswiss: self-test passed\n"), done.stderr
    assert done.stderr == ""


def test_that_the_unpacked_archive_passes_its_self_test(
    packages: list[Path], tmp_path: Path
) -> None:
    archive = next(path for path in packages if path.name.endswith(".tar.xz"))
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path / "stick ♟", filter="data")
    program = next((tmp_path / "stick ♟").glob("*/teamswiss"))
    done = run(program, ["--self-test"], tmp_path)
    assert (done.returncode, done.stdout) == (0, "teamswiss: self-test passed\n"), done.stderr


def test_that_every_command_is_in_the_installed_program(root: Path, tmp_path: Path) -> None:
    program = root / "usr/bin/teamswiss"
    assert run(program, ["--version"], tmp_path).stdout == f"TeamSwiss {project.version()}\n"
    made = run(
        program,
        ["generate", "--teams", "8", "--rounds", "3", "--seed", "1", "-o", "e.trf"],
        tmp_path,
    )
    assert made.returncode == 0, made.stderr
    assert run(program, ["check", "e.trf"], tmp_path).returncode == 0
    for target in ("all.xlsx", "report.html", "again.trf"):
        done = run(program, ["export", "e.trf", "-o", target], tmp_path)
        assert done.returncode == 0, done.stderr
        assert (tmp_path / target).stat().st_size > 500
    assert run(program, ["demo", "-o", "demo"], tmp_path).returncode == 0


def test_that_the_program_brings_its_own_files(root: Path) -> None:
    inside = root / "usr/lib/teamswiss/_internal"
    resources = inside / "teamswiss_gui" / "resources"
    wanted = {path.relative_to(project.ROOT / "resources")
              for path in (project.ROOT / "resources").rglob("*") if path.is_file()}  # fmt: skip
    there = {path.relative_to(resources) for path in resources.rglob("*") if path.is_file()}
    assert wanted == there
    assert "libsqlite3" in (inside / "system-licences.txt").read_text(encoding="utf-8")


def test_that_nothing_crept_in(root: Path) -> None:
    folder = root / "usr/lib/teamswiss"
    assert linux_packages.size_of(folder) < LARGEST
    inside = folder / "_internal"
    names = [str(path.relative_to(inside)) for path in inside.rglob("*") if not path.is_dir()]
    assert names
    assert [name for name in names if not contents.is_kept(name, "linux")] == []
    assert [name for name in names if re.search(r"ssl|crypto|Qt6Network|numpy|test_", name)] == []


def test_that_what_the_desktop_reads_is_valid_where_it_is_installed(root: Path) -> None:
    share = root / "usr/share"
    entry = share / "applications" / f"{project.APP_ID}.desktop"
    about = share / "metainfo" / f"{project.APP_ID}.metainfo.xml"
    for tool, arguments in (
        ("desktop-file-validate", [str(entry)]),
        ("appstreamcli", ["validate", "--no-net", str(about)]),
        ("update-mime-database", [str(share / "mime")]),
    ):
        assert shutil.which(tool), "apt-get install desktop-file-utils appstream shared-mime-info"
        done = subprocess.run([tool, *arguments], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_that_the_build_used_the_environment_of_the_lock(packages: list[Path]) -> None:
    assert packages
    pinned = audit.locked([project.LOCK.read_text(encoding="utf-8")])
    done = subprocess.run(
        [str(freeze.PYTHON), "-m", "pip", "list", "--format", "freeze"],
        capture_output=True,
        text=True,
        check=True,
    )
    installed = audit.locked([done.stdout])
    for tool in ("pip", "setuptools"):
        installed.pop(tool, None)
    assert installed
    assert {name: pinned.get(name) for name in installed} == installed
