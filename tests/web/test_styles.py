"""Style sheets: each board's lies with it and is served from there, and all of them can be read."""

from importlib.resources import files
from pathlib import Path

import pytest
from tests.web.conftest import Visitor

from heliopolis.core import registry
from heliopolis.web.board import address_of
from heliopolis.web.boardfiles import style_sheet
from heliopolis.web.boards import board_of

WEB = Path(str(files("heliopolis.web")))
LONGEST_LINE = 160


@pytest.mark.parametrize("sheet", sorted(WEB.rglob("*.css")), ids=lambda sheet: sheet.name)
def test_no_line_of_a_style_sheet_is_too_long_to_be_read(sheet: Path) -> None:
    lines = sheet.read_text(encoding="utf-8").splitlines()
    assert [number for number, line in enumerate(lines, start=1) if len(line) > LONGEST_LINE] == []


@pytest.mark.parametrize("sheet", ["heliopolis.css", "web.css"])
def test_no_shared_style_sheet_speaks_of_a_single_game(sheet: str) -> None:
    text = (WEB / "static" / sheet).read_text(encoding="utf-8")
    assert [name for name in registry.names() if f".{name} " in text or f".{name}-page" in text] == []


@pytest.mark.parametrize("game", registry.names())
def test_a_boards_style_sheet_is_served_and_asked_for_again(visitor: Visitor, game: str) -> None:
    client = visitor()
    answer = client.get(style_sheet(game))
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/css")
    assert answer.text == files(board_of(game).files).joinpath(board_of(game).styles).read_text(encoding="utf-8")
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(style_sheet(game), headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    "file", ["__init__.py", "en.ftl", "", "nothing.css", "..%2fra.css", "..%2f..%2fstatic%2fweb.css", "%00.css"]
)
def test_nothing_else_that_lies_there_is_served(visitor: Visitor, file: str) -> None:
    assert visitor().get(address_of("ra", file)).status_code == 404


@pytest.mark.parametrize("name", ["chess", "plain", ".."])
def test_a_game_that_is_not_known_has_no_files(visitor: Visitor, name: str) -> None:
    assert visitor().get(f"/static/boards/{name}/plain.css").status_code == 404
