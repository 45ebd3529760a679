"""A request written and read again."""

from __future__ import annotations

import json

import pytest

from teamswiss_gui.engine.parse import parse_request
from tests.reference.situations import from_seed


@pytest.mark.parametrize("seed", range(200))
def test_that_a_request_survives_its_own_json(seed: int) -> None:
    request = parse_request(json.dumps(from_seed(seed)))
    assert parse_request(json.dumps(request.to_json())) == request
