"""The tiny game of these tests, registered for as long as a test needs it."""

from collections.abc import Iterator

import pytest

from heliopolis.core import registry
from heliopolis.core.game import Game


@pytest.fixture
def highcard() -> Iterator[Game]:
    """Register High card for one test."""
    registry.register("highcard", "tests.core.highcard")
    yield registry.game("highcard")
    registry.forget("highcard")
