"""Shared by all tests: which engine runs, and games from outside the house."""

import os
from collections.abc import Iterator

import pytest

from heliopolis import engine
from heliopolis.core import registry
from heliopolis.core.game import Game


def pytest_report_header() -> str:
    return f"heliopolis: the engine is {engine.running()}"


@pytest.fixture(autouse=True, scope="session")
def expected_engine() -> None:
    """Fail if another engine runs than the one that is meant to be tested."""
    assert engine.running() == os.environ.get("EXPECT_ENGINE", engine.running())


@pytest.fixture(scope="module")
def sticks() -> Iterator[Game]:
    """Register the example game, for one file alone."""
    registry.register("sticks", "examples.sticks")
    yield registry.game("sticks")
    registry.forget("sticks")


@pytest.fixture(scope="module")
def liar() -> Iterator[Game]:
    """Register the example game with secrets, for one file alone."""
    registry.register("liar", "examples.liar", heuristics="examples.liar.heuristics:LiarHeuristics")
    yield registry.game("liar")
    registry.forget("liar")
