"""What the page of a finished game says of its winner."""

import httpx
from tests.serving import Server

from heliopolis.tables.house import Key


def prompt_of(server: Server, key: Key) -> str:
    """Return what the page says in place of a question."""
    page = httpx.get(f"{server.url}/t/{key.table}", headers={"Cookie": f"me={key.secret}"}).text
    return page.partition('id="prompt"')[2].partition("</section>")[0]


def test_a_winner_is_named(server: Server) -> None:
    key = server.finished("ra", 2)
    result = server.look(key).result
    assert result is not None
    names = [name for name, place in zip(("Ada", "Djedi"), result.places, strict=True) if place == 1]
    assert all(name in prompt_of(server, key) for name in names)


def test_who_plays_alone_reads_who_has_won(server: Server) -> None:
    key = server.finished("pyramidice", 1)
    result = server.look(key).result
    assert result is not None
    assert ("Ada wins" if result.places == (1,) else "Sneferu wins") in prompt_of(server, key)


def test_who_resigns_alone_reads_that_the_game_is_over(server: Server) -> None:
    key = server.table("pyramidice", 1)
    server.ask(lambda house: house.resign(key.table, key.secret, 0))
    assert "The game is over" in prompt_of(server, key)
