"""The Linux packages: what they need, what they say, what stands where."""

from __future__ import annotations

import configparser
import gzip
import shutil
import subprocess
import tarfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from installer import elf, linux_packages
from installer.project import APP_ID, MIME_TYPE

SAID = """
Dynamic Section:
  NEEDED               libQt6Core.so.6
  NEEDED               libGL.so.1
  NEEDED               libc.so.6
  SONAME               libexample.so.1

Version References:
  required from libc.so.6:
    0x09691a75 0x00 04 GLIBC_2.2.5
    0x069691b4 0x00 05 GLIBC_2.34
  required from libstdc++.so.6:
    0x0297f861 0x00 02 GLIBCXX_3.4.30
"""


def test_that_the_needs_of_a_library_are_read() -> None:
    needs = elf.needs_of(SAID)
    assert needs.libraries == {"libQt6Core.so.6", "libGL.so.1", "libc.so.6"}
    assert needs.glibc == (2, 34)


def test_that_only_what_is_not_shipped_is_asked_of_the_system() -> None:
    needs = {"a": elf.needs_of(SAID), "b": elf.Needs(frozenset({"libz.so.1"}), (2, 9))}
    assert elf.outside(needs, ["libQt6Core.so.6"]) == ["libGL.so.1", "libz.so.1"]
    assert elf.lowest_glibc(needs) == "2.34"


def test_that_the_package_depends_on_the_packages_of_its_libraries() -> None:
    depends, recommends = linux_packages.relations(
        ["libGL.so.1", "libglib-2.0.so.0", "libgthread-2.0.so.0", "libcups.so.2"], "2.34"
    )
    assert depends == ["libc6 (>= 2.34)", "libgl1", "libglib2.0-0 | libglib2.0-0t64"]
    assert recommends == ["fonts-dejavu-core", "libcups2 | libcups2t64"]


def test_that_a_library_nobody_has_placed_stops_the_build() -> None:
    with pytest.raises(linux_packages.UnknownLibraryError, match=r"libnew\.so\.1"):
        linux_packages.relations(["libnew.so.1"], "2.34")


def test_that_the_control_file_is_what_dpkg_reads() -> None:
    text = linux_packages.control(
        version="1.2.3",
        architecture="amd64",
        kilobytes=1000,
        depends=["libc6 (>= 2.34)", "libgl1"],
        recommends=["fonts-dejavu-core"],
    )
    lines = text.splitlines()
    assert "Version: 1.2.3" in lines
    assert "Depends: libc6 (>= 2.34), libgl1" in lines
    body = lines[lines.index(next(line for line in lines if line.startswith("Desc"))) + 1 :]
    assert body
    assert all(line.startswith(" ") for line in body)


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A folder like the one PyInstaller makes."""
    folder = tmp_path / "bundle"
    (folder / "_internal").mkdir(parents=True)
    (folder / "teamswiss").write_text("#!/bin/sh\n", encoding="utf-8")
    (folder / "_internal" / "library.so").write_bytes(b"library")
    (folder / "_internal" / "link.so").symlink_to("library.so")
    return folder


def test_that_everything_stands_where_a_desktop_looks(bundle: Path, tmp_path: Path) -> None:
    icons = tmp_path / "icons"
    icons.mkdir()
    (icons / "teamswiss-48.png").write_bytes(b"png")
    root = tmp_path / "root"
    root.mkdir()
    linux_packages.lay_out(root, bundle, icons, "1.2.3", "2026-11-18")
    share = root / "usr/share"
    assert (root / "usr/bin/teamswiss").resolve() == (root / "usr/lib/teamswiss/teamswiss")
    assert (share / f"applications/{APP_ID}.desktop").is_file()
    assert (share / f"mime/packages/{APP_ID}.xml").is_file()
    assert (share / f"icons/hicolor/48x48/apps/{APP_ID}.png").is_file()
    assert (share / f"icons/hicolor/scalable/apps/{APP_ID}.svg").is_file()
    assert b"# Changelog" in gzip.decompress((share / "doc/teamswiss/CHANGELOG.md.gz").read_bytes())
    released = ElementTree.parse(share / f"metainfo/{APP_ID}.metainfo.xml").find(".//release")
    assert released is not None
    assert released.attrib == {"version": "1.2.3", "date": "2026-11-18"}
    assert (root / "usr/lib/teamswiss/teamswiss").stat().st_mode & 0o777 == 0o755
    assert (root / "usr/lib/teamswiss/_internal/library.so").stat().st_mode & 0o777 == 0o644
    assert (root / "usr/lib/teamswiss/_internal/link.so").is_symlink()


def test_that_without_its_tool_there_is_no_appimage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not linux_packages.build_appimage(tmp_path, tmp_path / "made.AppImage")
    assert list(tmp_path.iterdir()) == []


def test_that_the_appimage_tool_finds_what_it_asks_for(
    bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stand-in for appimagetool looks for what the real one refuses to go without."""
    tools, root, icons = tmp_path / "tools", tmp_path / "root", tmp_path / "icons"
    for folder in (tools, root, icons):
        folder.mkdir()
    linux_packages.lay_out(root, bundle, icons, "1.2.3", "2026-11-18")
    tool = tools / "appimagetool"
    tool.write_text(
        "#!/bin/sh\n"
        'test "$1" = --no-appstream && cd "$2" || exit 1\n'
        f"test -x AppRun && test -f {APP_ID}.desktop && test -f {APP_ID}.svg || exit 2\n"
        f"test -f usr/share/applications/{APP_ID}.desktop || exit 3\n"
        'test -n "$ARCH" && test "$ARCH" != arm64 || exit 4\n'
        'test -n "$APPIMAGE_EXTRACT_AND_RUN" || exit 5\n'
        './AppRun > "$3"\n',
        encoding="utf-8",
    )
    tool.chmod(0o755)
    (root / linux_packages.LIBRARY / "teamswiss").write_text("#!/bin/sh\necho runs\n", "utf-8")
    monkeypatch.setenv("PATH", f"{tools}:/usr/bin:/bin")
    made = tmp_path / "made.AppImage"
    assert linux_packages.build_appimage(root, made)
    assert made.read_text(encoding="utf-8") == "runs\n"


def test_that_checksums_name_every_file_but_links_and_dpkgs_own(tmp_path: Path) -> None:
    (tmp_path / "usr").mkdir()
    (tmp_path / "DEBIAN").mkdir()
    (tmp_path / "usr/file").write_bytes(b"")
    (tmp_path / "usr/link").symlink_to("file")
    (tmp_path / "DEBIAN/control").write_bytes(b"")
    assert linux_packages.md5sums(tmp_path) == "d41d8cd98f00b204e9800998ecf8427e  usr/file\n"


def test_that_the_archive_is_one_folder_owned_by_nobody_here(bundle: Path, tmp_path: Path) -> None:
    target = tmp_path / "made.tar.xz"
    linux_packages.build_archive(bundle, target, "TeamSwiss-1", linux_packages.readme("1.2.3"))
    with tarfile.open(target) as archive:
        members = archive.getmembers()
    assert {member.name.split("/")[0] for member in members} == {"TeamSwiss-1"}
    assert {member.uname for member in members} == {"root"}
    assert "TeamSwiss-1/README.txt" in [member.name for member in members]
    assert not (bundle / "README.txt").exists()


def test_that_the_files_for_the_desktop_agree_with_each_other() -> None:
    entry = configparser.ConfigParser(interpolation=None, strict=True)
    entry.read(linux_packages.LINUX / f"{APP_ID}.desktop", encoding="utf-8")
    assert entry["Desktop Entry"]["MimeType"] == f"{MIME_TYPE};"
    assert entry["Desktop Entry"]["Icon"] == APP_ID
    types = ElementTree.parse(linux_packages.LINUX / f"{APP_ID}.xml").getroot()
    assert [each.get("type") for each in types] == [MIME_TYPE]
    about = ElementTree.fromstring(linux_packages.metainfo("1.2.3", "2026-11-18"))
    assert about.findtext("id") == APP_ID
    assert about.findtext("launchable") == f"{APP_ID}.desktop"
    assert about.findtext("provides/mediatype") == MIME_TYPE


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="its tool is not installed")
def test_that_the_desktop_entry_is_valid() -> None:
    entry = linux_packages.LINUX / f"{APP_ID}.desktop"
    done = subprocess.run(
        ["desktop-file-validate", str(entry)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="its tool is not installed")
def test_that_the_metadata_is_valid(tmp_path: Path) -> None:
    path = tmp_path / f"{APP_ID}.metainfo.xml"
    path.write_text(linux_packages.metainfo("1.2.3", "2026-11-18"), encoding="utf-8")
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", str(path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
