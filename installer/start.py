"""Where the frozen program begins."""

from __future__ import annotations

import sys

from teamswiss_gui.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
