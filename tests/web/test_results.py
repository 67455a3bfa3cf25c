"""What the page of a finished game says of its winner."""

import re

import httpx
from tests.serving import Server

from heliopolis.core import registry
from heliopolis.language import GameSpeaker
from heliopolis.tables.house import Key
from heliopolis.tables.looks import Result
from heliopolis.web.layout import Page
from heliopolis.web.results import results


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


def results_of(server: Server, key: Key) -> str:
    """Return what the page says of the result."""
    page = httpx.get(f"{server.url}/t/{key.table}", headers={"Cookie": f"me={key.secret}"}).text
    return page.partition('id="results"')[2].partition("</section>")[0]


def test_the_architect_has_his_place_his_score_and_his_score_lines(server: Server) -> None:
    key = server.finished("pyramidice", 1)
    look = server.look(key)
    assert look.result is not None
    assert look.view is not None
    shown = results_of(server, key)
    podium = [re.sub("<[^>]*>", "", each) for each in shown.partition("</ol>")[0].split("<li>")[1:]]
    his = look.view["architect"]["glory"]
    first, second = ("Ada", "Great Architect") if look.result.places == (1,) else ("Great Architect", "Ada")
    assert podium[0].startswith(f"1.{first}")
    assert podium[1].startswith(f"2.{second}")
    assert any(each.endswith(f"Great Architect{his}") for each in podium)
    points = re.findall(r"<td>Great Architect</td><td class=\"num\"><span class=\"plus\">\+(\d+)<", shown)
    assert 5 + sum(int(each) for each in points) == his  # everybody begins with 5


def test_who_resigns_alone_is_told_of_no_architect_s_score(server: Server) -> None:
    key = server.table("pyramidice", 1)
    server.ask(lambda house: house.resign(key.table, key.secret, 0))
    assert "Great Architect" not in results_of(server, key)


def test_a_score_below_nothing_has_a_minus_sign() -> None:
    speaker = GameSpeaker(registry.game("gold"), "en")
    drawn = str(results(Page("en", "", "/"), speaker, ["Ada", "Djedi"], Result((-3, 2), (2, 1), complete=True), []))
    assert ">−3<" in drawn
