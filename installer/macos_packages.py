"""The macOS packages: the signed app bundle in a disk image, one for each processor."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from installer.project import INSTALLER, NAME

ENTITLEMENTS = INSTALLER / "macos" / "entitlements.plist"
IDENTITY = "TEAMSWISS_SIGN_IDENTITY"
"""Names the certificate in the keychain; without it the bundle is signed for this machine only."""
PROFILE = "TEAMSWISS_NOTARY_PROFILE"
"""Names the credentials that `notarytool store-credentials` has put into the keychain."""


def sign_commands(app: Path, identity: str) -> list[list[str]]:
    """Return what signs a bundle and checks the signature; "-" signs for this machine only."""
    real = [] if identity == "-" else ["--timestamp", "--options", "runtime"]
    sign = ["codesign", "--force", "--deep", "--sign", identity, *real]
    return [
        [*sign, "--entitlements", str(ENTITLEMENTS), str(app)],
        ["codesign", "--verify", "--deep", "--strict", str(app)],
    ]


def image_command(folder: Path, target: Path) -> list[str]:
    """Return what packs a folder into a compressed disk image."""
    make = ["hdiutil", "create", "-volname", NAME, "-srcfolder", str(folder)]
    return [*make, "-fs", "HFS+", "-format", "UDZO", "-ov", str(target)]


def notarise_commands(image: Path, profile: str) -> list[list[str]]:
    """Return what has a disk image checked by Apple and fastens the ticket to it."""
    submit = ["xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait"]
    return [submit, ["xcrun", "stapler", "staple", str(image)]]


def steps(app: Path, folder: Path, target: Path, settings: Mapping[str, str]) -> list[list[str]]:
    """Return every command from the bundle to what is handed out."""
    identity = settings.get(IDENTITY) or "-"
    commands = [*sign_commands(app, identity), image_command(folder, target)]
    if identity != "-":
        commands.append(["codesign", "--timestamp", "--sign", identity, str(target)])
        if settings.get(PROFILE):
            commands += notarise_commands(target, settings[PROFILE])
    return commands


def build_image(app: Path, work: Path, target: Path) -> None:
    """Make the disk image: the bundle beside a link to the Applications folder."""
    folder = work / "image"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    inside = folder / app.name
    shutil.copytree(app, inside, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    run_all(steps(inside, folder, target, os.environ))


def run_all(commands: Sequence[Sequence[str]]) -> None:
    """Run the commands, stopping at the first that fails."""
    for command in commands:
        subprocess.run(command, check=True)
