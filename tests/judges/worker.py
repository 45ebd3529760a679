"""Runs inside an interpreter that has gacrux: pairs one file per line of standard input.

A line is `round path`; the answer is a line of JSON with the exit code and what was printed. It is
`python -m gacrux.pairingchecker -i PATH -p -dB -o - -n ROUND` without starting Python every time.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys


def main() -> None:
    from gacrux.pairingchecker import pairingchecker

    for line in sys.stdin:
        number, path = line.split(maxsplit=1)
        sys.argv = ["pairingchecker", "-i", path.strip(), "-p", "-dB", "-o", "-", "-n", number]
        out, errors = io.StringIO(), io.StringIO()
        code: object = 0
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(errors):
            try:
                code = pairingchecker().common_main()
            except SystemExit as end:
                code = end.code
            except Exception as error:  # noqa: BLE001 - its crash is an answer too
                code = repr(error)
        answer = {"code": code, "out": out.getvalue(), "errors": errors.getvalue()}
        print(json.dumps(answer, default=str), flush=True)


if __name__ == "__main__":
    main()
