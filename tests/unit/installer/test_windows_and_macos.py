"""What can be said of the Windows and macOS packages without these systems."""

from __future__ import annotations

import plistlib
import re
import zipfile
from pathlib import Path

from installer import macos_bundle, macos_packages, windows_packages
from installer.project import MIME_TYPE

SCRIPT = windows_packages.SCRIPT.read_text(encoding="utf-8")


def test_that_the_properties_of_the_program_are_python_that_pyinstaller_reads() -> None:
    class Call:
        def __init__(self, *arguments: object, **named: object) -> None:
            self.arguments, self.named = arguments, named

    names = [
        *("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct"),
        *("VarFileInfo", "VarStruct"),
    ]
    made = eval(windows_packages.version_info("1.2.3"), dict.fromkeys(names, Call))
    assert made.named["ffi"].named["filevers"] == (1, 2, 3, 0)


def test_that_the_zip_is_one_folder(tmp_path: Path) -> None:
    bundle = tmp_path / "bundle"
    (bundle / "_internal").mkdir(parents=True)
    (bundle / "TeamSwiss.exe").write_bytes(b"MZ")
    (bundle / "_internal" / "python311.dll").write_bytes(b"MZ")
    target = tmp_path / "made.zip"
    windows_packages.build_zip(bundle, target, "TeamSwiss-1")
    with zipfile.ZipFile(target) as archive:
        assert archive.namelist() == [
            "TeamSwiss-1/TeamSwiss.exe",
            "TeamSwiss-1/_internal/python311.dll",
        ]


def test_that_inno_setup_gets_every_name_its_script_uses(tmp_path: Path) -> None:
    command = windows_packages.compile_command(
        Path("iscc"),
        version="1.2.3",
        bundle=tmp_path,
        icon=tmp_path / "x.ico",
        target=tmp_path / "setup.exe",
        processor="x86_64",
    )
    given = {part[2:].split("=")[0] for part in command if part.startswith("/D")}
    own = set(re.findall(r"^#define (\w+)", SCRIPT, re.MULTILINE))
    used = set(re.findall(r"\{#(\w+)\}", SCRIPT))
    assert used - own == given
    assert "/DVersionNumbers=1.2.3.0" in command
    assert "/Fsetup" in command


def test_that_the_script_installs_for_the_user_alone_and_claims_the_ending() -> None:
    assert "PrivilegesRequired=lowest" in SCRIPT
    assert r'Subkey: "Software\Classes\.teamswiss"' in SCRIPT
    assert "HKLM" not in SCRIPT
    assert "HKCU" not in SCRIPT


def test_that_uninstalling_takes_every_key_away_again() -> None:
    keys = re.findall(r"^Root: HKA; Subkey: \"([^\"]+)\".*?; Flags: (.+)$", SCRIPT, re.MULTILINE)
    flags = dict(keys)
    assert flags[r"Software\Classes\{#FileType}"] == "uninsdeletekey"
    for shared in (r"Software\Classes\.teamswiss", r"Software\Classes\.teamswiss\OpenWithProgids"):
        assert flags[shared] == "uninsdeletevalue uninsdeletekeyifempty"
    assert len(flags) == 3, "the others stand below the file type"
    below = re.findall(r"Subkey: \"Software\\Classes\\\{#FileType\}\\", SCRIPT)
    assert len(below) == 2


def test_that_the_bundle_owns_its_file_type() -> None:
    info = macos_bundle.info("1.2.3")
    assert plistlib.loads(plistlib.dumps(info)) == info
    exported = info["UTExportedTypeDeclarations"][0]
    opened = info["CFBundleDocumentTypes"][0]
    assert opened["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    assert exported["UTTypeTagSpecification"] == {
        "public.filename-extension": ["teamswiss"],
        "public.mime-type": [MIME_TYPE],
    }


def steps(settings: dict[str, str]) -> list[str]:
    made = macos_packages.steps(Path("T.app"), Path("image"), Path("T.dmg"), settings)
    return [" ".join(command) for command in made]


def test_that_without_a_certificate_the_bundle_is_signed_for_this_machine() -> None:
    made = steps({})
    assert made[0].startswith("codesign --force --deep --sign - ")
    assert "runtime" not in made[0]
    assert not any("notarytool" in command for command in made)


def test_that_with_a_certificate_the_image_is_signed_and_checked_by_apple() -> None:
    made = steps({macos_packages.IDENTITY: "Developer ID", macos_packages.PROFILE: "teamswiss"})
    assert "--options runtime" in made[0]
    kinds = [command.split()[:2] for command in made]
    assert kinds == [
        ["codesign", "--force"],
        ["codesign", "--verify"],
        ["hdiutil", "create"],
        ["codesign", "--timestamp"],
        ["xcrun", "notarytool"],
        ["xcrun", "stapler"],
    ]


def test_that_the_rights_of_the_bundle_are_a_property_list() -> None:
    rights = plistlib.loads(macos_packages.ENTITLEMENTS.read_bytes())
    assert all(value is True for value in rights.values())
