"""Runs inside the judge's own interpreter: a TRF in JSON per line in, its pairs per line out."""

import json
import sys
import tempfile
from pathlib import Path

from py4swiss.engines import DutchEngine
from py4swiss.trf import TrfParser

with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "round.trf"
    for line in sys.stdin:
        path.write_text(json.loads(line), encoding="utf-8")
        try:
            pairs = DutchEngine.generate_pairings(TrfParser.parse(path))
            told: object = [[pair.white, pair.black] for pair in pairs]
        except Exception as error:  # noqa: BLE001 (whatever it is, the test tells it)
            told = f"{type(error).__name__}: {error}"
        print(json.dumps(told), flush=True)
