"""Shared by all tests: which engine runs, and which rule paragraphs are tested."""

import os

import pytest

import heliopolis.games  # noqa: F401 (makes the games known)
from heliopolis import engine


def pytest_report_header() -> str:
    return f"heliopolis: the engine is {engine.running()}"


@pytest.fixture(autouse=True, scope="session")
def expected_engine() -> None:
    """Fail if another engine runs than the one that is meant to be tested."""
    assert engine.running() == os.environ.get("EXPECT_ENGINE", engine.running())
