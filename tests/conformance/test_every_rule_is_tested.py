"""Every rule paragraph has a test that names it, and no test names a paragraph that does not exist."""

import ast
from pathlib import Path

import pytest

from heliopolis.core import registry
from heliopolis.core.rules import paragraphs

TESTS = Path(__file__).parents[1] / "games"


def named_paragraphs(game: str) -> set[str]:
    """Collect what `@pytest.mark.rule(...)` names in a game's tests."""
    found: set[str] = set()
    for path in TESTS.joinpath(game).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found.update(str(ast.literal_eval(argument)) for argument in node.args)
    return found


@pytest.mark.parametrize("name", registry.names())
def test_every_rule_paragraph_has_a_test(name: str) -> None:
    written = {paragraph.id for paragraph in paragraphs(registry.game(name))}
    tested = named_paragraphs(name)
    assert sorted(written - tested) == []
    assert sorted(tested - written) == []
