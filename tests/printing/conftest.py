"""Every test here needs Qt's application, because fonts do."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def _qt(qapp: QApplication) -> None:
    """Have an application."""
