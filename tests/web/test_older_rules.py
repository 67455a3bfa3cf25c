"""Games of earlier rules on pages and in the terminal: what has changed is told, and nothing is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.serving import Server
from tests.web.conftest import Visitor

from heliopolis.core import registry
from heliopolis.core.game import Game
from heliopolis.terminal.main import main
from heliopolis.web.recordlink import pack


@pytest.fixture
def newer() -> Iterator[Game]:
    """Ra, with newer rules than those under which records were written."""
    game = registry.game("ra")
    version = game.info.rules_version
    object.__setattr__(game.info, "rules_version", version + 1)
    yield game
    object.__setattr__(game.info, "rules_version", version)


def record_of(server: Server, visitor: Visitor) -> str:
    key = server.finished("ra", 2)
    return visitor().get(f"/t/{key.table}/record.txt").text


@pytest.fixture
def records(server: Server, visitor: Visitor) -> tuple[str, str]:
    """A record of a game, and the same with something that is not allowed."""
    text = record_of(server, visitor)
    allowed, forbidden = text, text.replace("\n1 draw\n", "\n1 done\n", 1)
    assert allowed != forbidden
    return allowed, forbidden


def test_a_replay_tells_that_the_rules_have_changed(records: tuple[str, str], visitor: Visitor, newer: Game) -> None:
    assert newer.info.rules_version == 2
    allowed, forbidden = records
    page = visitor().get("/replay", params={"record": pack(allowed), "step": "3"}).text
    assert "played under version 1 of the rules. All of it is allowed" in page
    assert 'action="/continue"' in page
    page = visitor().get("/replay", params={"record": pack(forbidden), "step": "1"}).text
    assert "which allowed what today’s do not" in page
    assert 'action="/continue"' not in page
    answer = visitor().post("/continue", data={"record": pack(forbidden), "step": "1", "seat": "0"})
    assert answer.status_code == 409
    assert "earlier rules" in answer.text


def test_the_terminal_tells_it_too(
    records: tuple[str, str], newer: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert newer
    for number, (text, said) in enumerate(zip(records, ("All of it is allowed", "it can be read"), strict=True)):
        file = tmp_path / f"{number}.txt"
        file.write_text(text)
        assert main(["replay", str(file), "--at", "1"]) == 0
        assert said in " ".join(capsys.readouterr().out.split())
    assert main(["play", "--resume", str(tmp_path / "1.txt")]) != 0
    assert "played under version 1" in capsys.readouterr().err
