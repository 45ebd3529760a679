"""Where outside samples are, if they are there: beside the project, never in it."""

from __future__ import annotations

from pathlib import Path

SAMPLES = Path(__file__).resolve().parents[2] / "shared" / "data"
