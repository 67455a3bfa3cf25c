"""The page on environments is true: its Python runs."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_python_of_the_page_runs() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False)
    assert results.attempted >= 12
    assert results.failed == 0
