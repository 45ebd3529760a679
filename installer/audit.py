"""`python3 dev.py audit`: compares the locked packages with a dated, committed list of advisories.

It works offline. `--renew all.zip` makes the list anew from OSV's export of all advisories for
PyPI, which a person downloads where there is a network.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from packaging.version import Version

from installer.licences import requirement_name
from installer.project import INSTALLER, LOCK, ROOT

SNAPSHOT = INSTALLER / "advisories.json"
LOCKS = (ROOT / "requirements.lock", LOCK)
OLD = 90
"""Days after which the list ought to be renewed."""

_PINNED = re.compile(r"^([A-Za-z0-9][\w.-]*)==([^\s;\\]+)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Finding:
    """A locked version that an advisory is about."""

    package: str
    version: str
    advisory: str
    fixed: str


def locked(texts: Iterable[str]) -> dict[str, set[str]]:
    """Return the versions of every package that lock files pin."""
    found: dict[str, set[str]] = {}
    for text in texts:
        for name, version in _PINNED.findall(text):
            found.setdefault(requirement_name(name), set()).add(version)
    return found


def is_affected(version: str, ranges: Sequence[Mapping[str, str]]) -> str | None:
    """Return the version that mends it ("" if none does) where a version is affected."""
    mine = Version(version)
    for each in ranges:
        fixed = each.get("fixed", "")
        if Version(each.get("introduced", "0")) <= mine and not (fixed and mine >= Version(fixed)):
            return fixed
    return None


def findings(pinned: Mapping[str, Iterable[str]], snapshot: Mapping[str, Any]) -> list[Finding]:
    """Return what the advisories say about the locked versions."""
    found = []
    for package, versions in sorted(pinned.items()):
        for advisory in snapshot["packages"].get(package, []):
            for version in sorted(versions):
                fixed = is_affected(version, advisory["ranges"])
                if fixed is not None:
                    found.append(Finding(package, version, advisory["id"], fixed))
    return found


def not_covered(pinned: Mapping[str, object], snapshot: Mapping[str, Any]) -> list[str]:
    """Name the locked packages that the list was never made for."""
    return sorted(set(pinned) - set(snapshot["packages"]))


def ranges_of(events: Sequence[Mapping[str, str]]) -> list[dict[str, str]]:
    """Return OSV's events, which follow each other, as ranges."""
    ranges: list[dict[str, str]] = []
    for event in events:
        if "introduced" in event:
            ranges.append({"introduced": event["introduced"]})
        elif "fixed" in event and ranges:
            ranges[-1]["fixed"] = event["fixed"]
    return ranges


def renewed(
    records: Iterable[Mapping[str, Any]], packages: Iterable[str], today: date
) -> dict[str, Any]:
    """Return a list for these packages from OSV's records, dated by the newest of them."""
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in sorted(packages)}
    newest = ""
    for record in records:
        newest = max(newest, str(record.get("modified", ""))[:10])
        if record.get("withdrawn"):
            continue
        for affected in record.get("affected", []):
            about = affected.get("package", {})
            name = requirement_name(about.get("name") or "-none")
            if about.get("ecosystem") != "PyPI" or name not in found:
                continue
            ranges = [
                each
                for part in affected.get("ranges", [])
                if part.get("type") == "ECOSYSTEM"
                for each in ranges_of(part.get("events", []))
            ]
            if ranges:
                found[name].append({"id": record["id"], "ranges": ranges})
    # A copy that was downloaded long ago is not made new by being read today.
    dated = newest or today.isoformat()
    return {"date": dated, "source": "OSV, export for PyPI", "packages": found}


def read_export(path: Path) -> Iterable[Mapping[str, Any]]:
    """Yield the records of OSV's export, a zip with one JSON file each."""
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            if name.endswith(".json"):
                yield json.loads(archive.read(name))


def main(arguments: Sequence[str]) -> int:
    """Compare, or renew the list; 1 if a locked version is affected."""
    parser = argparse.ArgumentParser(prog="dev.py audit", description=__doc__)
    parser.add_argument("--renew", type=Path, metavar="ALL.ZIP", help="OSV's export for PyPI")
    chosen = parser.parse_args(arguments)
    pinned = locked(path.read_text(encoding="utf-8") for path in LOCKS)
    today = datetime.now(UTC).date()
    if chosen.renew:
        made = renewed(read_export(chosen.renew), pinned, today)
        SNAPSHOT.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    snapshot = json.loads(SNAPSHOT.read_text(encoding="utf-8"))
    return report(pinned, snapshot, today)


def report(pinned: Mapping[str, set[str]], snapshot: Mapping[str, Any], today: date) -> int:
    """Print what was found."""
    age = (today - date.fromisoformat(snapshot["date"])).days
    print(f"Advisories of {snapshot['date']} ({age} days old): {snapshot['source']}")
    if age > OLD:
        print(f"  The list is older than {OLD} days: renew it (python3 dev.py audit --help).")
    missing = not_covered(pinned, snapshot)
    print(f"  {len(pinned)} packages locked, {len(pinned) - len(missing)} of them in the list")
    if missing:
        print(f"  not in the list: {', '.join(missing)}")
    found = findings(pinned, snapshot)
    for each in found:
        mended = f"mended in {each.fixed}" if each.fixed else "not mended yet"
        print(f"  {each.package} {each.version}: {each.advisory}, {mended}")
    print("  no locked version is affected" if not found else f"  {len(found)} affected")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
