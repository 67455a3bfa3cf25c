"""A game without a board of its own: the plain table, on which the example game is played."""

import pytest
from tests.browser.acting import play, see_result
from tests.browser.conftest import Visit
from tests.browser.test_play import table_of
from tests.serving import Server

from heliopolis.core.game import Game

LANGUAGES = {
    "en-GB": ("Play now against bots", "Take 1 stick"),
    "fr-FR": ("Jouer contre des robots", "Prendre 1 bâton"),
}


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_game_from_outside_is_played_from_the_lobby_to_its_final_score(
    visit: Visit, server: Server, sticks: Game, locale: str
) -> None:
    play_now, take_one = LANGUAGES[locale]
    page = visit(locale=locale)
    card = page.locator("article.card", has=page.get_by_role("heading", name=sticks.info.title, exact=True))
    card.get_by_role("button", name=play_now).click()
    page.wait_for_url("**/t/*")
    assert play(page, lambda page, _: page.get_by_role("button", name=take_one).click()) > 0
    see_result(page, server.ask(lambda house: house.look(table_of(page))))
