"""Runs the measurements: every module bench_*.py beside this one, or those named."""

from __future__ import annotations

import argparse
import importlib
from pathlib import Path


def main() -> None:
    """Run the chosen measurements one after the other; each prints a table."""
    here = Path(__file__).parent
    known = sorted(path.stem.removeprefix("bench_") for path in here.glob("bench_*.py"))
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(known)}")
    parser.add_argument("--quick", action="store_true", help="smaller fields only")
    chosen = parser.parse_args()
    unknown = set(chosen.names) - set(known)
    if unknown:
        parser.error(f"there is no measurement {', '.join(sorted(unknown))}")
    for name in chosen.names or known:
        module = importlib.import_module(f"tests.bench.bench_{name}")
        print(f"\n== {name}: {(module.__doc__ or '').partition('\n')[0]}", flush=True)
        module.bench(quick=chosen.quick)


if __name__ == "__main__":
    main()
