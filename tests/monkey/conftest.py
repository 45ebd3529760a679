"""The window's fixture, also for what the random user found."""

from tests.gui.conftest import arbiter

__all__ = ["arbiter"]
