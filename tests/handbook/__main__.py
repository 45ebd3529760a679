"""Writes the worked examples of the handbook anew: `python -m tests.handbook`."""

from __future__ import annotations

import os
import sys

from tests.handbook.book import pages, renewed
from tests.handbook.examples import made


def main() -> int:
    """Renew every page and name those that changed; read the difference before you commit it."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for path in pages():
        text = path.read_text(encoding="utf-8")
        new = renewed(text, made)
        if new != text:
            path.write_text(new, encoding="utf-8")
            print(path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
