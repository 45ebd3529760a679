"""Options that choose the opt-in runs."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "default", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("default")

OPT_IN = {
    "long": "takes minutes; run it with --long",
    "judge": "asks an outside program; run it with --judges",
    "frozen": "builds the packages; run it with --frozen",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run what takes minutes")
    parser.addoption("--judges", action="store_true", help="also compare with outside programs")
    parser.addoption("--frozen", action="store_true", help="also build the packages and try them")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    options = {"long": "--long", "judge": "--judges", "frozen": "--frozen"}
    chosen = {marker: config.getoption(option) for marker, option in options.items()}
    for item in items:
        for marker, reason in OPT_IN.items():
            if marker in item.keywords and not chosen[marker]:
                item.add_marker(pytest.mark.skip(reason=reason))


os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
