"""The Windows packages: version information, a portable zip, an installer by Inno Setup."""

from __future__ import annotations

import shutil
import subprocess
import zipfile
from pathlib import Path

from installer.project import INSTALLER, NAME, SUMMARY, four_numbers

SCRIPT = INSTALLER / "windows" / "teamswiss.iss"
USUAL_PLACES = (
    Path("C:/Program Files (x86)/Inno Setup 6/ISCC.exe"),
    Path("C:/Program Files/Inno Setup 6/ISCC.exe"),
)


def version_info(version: str) -> str:
    """Return what Windows shows as the properties of the program, as PyInstaller reads it."""
    numbers = four_numbers(version)
    words = {
        "CompanyName": "The TeamSwiss project",
        "FileDescription": SUMMARY,
        "FileVersion": version,
        "InternalName": NAME,
        "LegalCopyright": "Free software, MIT licence",
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": NAME,
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in words.items())
    return (
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}),\n"
        f"  kids=[StringFileInfo([StringTable('080904b0', [{strings}])]),\n"
        "        VarFileInfo([VarStruct('Translation', [0x0809, 1200])])],\n"
        ")\n"
    )


def build_zip(bundle: Path, target: Path, name: str) -> None:
    """Make the portable zip: one folder with the program in it."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(bundle.rglob("*")):
            if path.is_file():
                archive.write(path, f"{name}/{path.relative_to(bundle).as_posix()}")


def compiler() -> Path | None:
    """Find Inno Setup's compiler."""
    named = shutil.which("iscc")
    if named:
        return Path(named)
    return next((place for place in USUAL_PLACES if place.exists()), None)


def compile_command(
    iscc: Path, *, version: str, bundle: Path, icon: Path, target: Path, processor: str
) -> list[str]:
    """Return the command that compiles the installer."""
    return [
        str(iscc),
        f"/DVersion={version}",
        f"/DVersionNumbers={'.'.join(map(str, four_numbers(version)))}",
        f"/DBundle={bundle}",
        f"/DIconFile={icon}",
        f"/DArchitecture={'arm64' if processor == 'arm64' else 'x64compatible'}",
        f"/O{target.parent}",
        f"/F{target.stem}",
        str(SCRIPT),
    ]


def build_installer(
    *, version: str, bundle: Path, icon: Path, target: Path, processor: str
) -> bool:
    """Make the installer; say whether Inno Setup is there."""
    iscc = compiler()
    if iscc is None:
        return False
    command = compile_command(
        iscc, version=version, bundle=bundle, icon=icon, target=target, processor=processor
    )
    subprocess.run(command, check=True)
    return True
