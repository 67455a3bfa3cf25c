"""The public conformance suite over every registered game and number of seats."""

import pytest

from heliopolis.core import conformance, registry
from heliopolis.core.conformance import Check
from heliopolis.core.rng import SeededRng

TABLES = [(name, seats) for name in registry.names() for seats in registry.info(name).seats]


@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("name", "seats"), TABLES, ids=lambda value: str(value))
def test_conforms(name: str, seats: int, check: Check) -> None:
    check(registry.game(name), seats, SeededRng(seats))
