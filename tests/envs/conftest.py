"""What tests of environments share."""

import pytest

from heliopolis.core import registry
from heliopolis.envs.names import names

NAMES = names()
"""Every game with every number of seats."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that asks for a `name` on every environment of the house."""
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", NAMES)


@pytest.fixture(autouse=True)
def our_games_alone() -> None:
    """The games of the house are known, whatever others there are."""
    assert {"ra", "heir", "pyramidice", "gold"} <= set(registry.names())
