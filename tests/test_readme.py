"""The README tells the truth: its Python runs, and its games are all there."""

import doctest
from pathlib import Path

from heliopolis.core import registry

README = Path(__file__).parents[1] / "README.md"


def test_the_python_of_the_readme_runs() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted >= 8
    assert results.failed == 0


def test_the_readme_lists_every_game() -> None:
    text = README.read_text(encoding="utf-8")
    for name in registry.names():
        assert f"| `{name}` |" in text
