"""A piece's card: what it is worth to whoever asks, and nothing to anybody else."""

import pytest
from tests.serving import Server
from tests.web.conftest import Visitor

PIECES = [
    ("ra", "lot-pharaoh-0"),
    ("heir", "display-0-shrine"),
    ("heir", "god-ptah"),
    ("heir", "magic-eye"),
    ("pyramidice", "deity-min"),
    ("pyramidice", "tile-village"),
    ("pyramidice", "own-worker-0-1"),
    ("gold", "treasure-0"),
]


@pytest.mark.parametrize(("game", "piece"), PIECES)
def test_a_piece_says_what_it_is_worth_to_who_sits_there(
    server: Server, visitor: Visitor, game: str, piece: str
) -> None:
    key = server.table(game, 2)
    address = f"/t/{key.table}/about"
    said = visitor(key).get(address, params={"piece": piece}).json()
    assert any(each.isdigit() for each in said)
    french = visitor(key)
    french.cookies.set("lang", "fr")
    assert french.get(address, params={"piece": piece}).json() not in ("", said)
    assert visitor().get(address, params={"piece": piece}).json() == ""
    assert visitor(key).get(address, params={"piece": "nonsense-17"}).json() == ""


def test_who_shares_a_screen_is_told_nothing_of_secrets(server: Server, visitor: Visitor) -> None:
    key = server.table("heir", 2, own=2)
    assert visitor(key).get(f"/t/{key.table}/about", params={"piece": "card-5-moon"}).json() == ""


def test_a_page_has_the_card_and_the_question_mark(server: Server, visitor: Visitor) -> None:
    key = server.table("ra", 2)
    page = visitor(key).get(f"/t/{key.table}").text
    assert 'id="card"' in page
    assert "data-ask" in page
    assert f'data-about="/t/{key.table}/about"' in page
