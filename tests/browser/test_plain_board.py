"""A game without a board of its own: the plain table, on which the example games are played."""

import pytest
from playwright.sync_api import FloatRect, Page, expect
from tests.browser.acting import CHOICES, play, see_result
from tests.browser.conftest import Visit
from tests.browser.test_for_everyone import PHONE
from tests.browser.test_play import table_of
from tests.serving import Server

from heliopolis.core.game import Game

LAPTOP = {"width": 1366, "height": 768}
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


@pytest.mark.parametrize("locale", LANGUAGES)
def test_one_with_secrets_is_played_and_shows_a_seat_its_own_dice_alone(
    visit: Visit, server: Server, liar: Game, locale: str
) -> None:
    play_now, _ = LANGUAGES[locale]
    page = visit(locale=locale)
    card = page.locator("article.card", has=page.get_by_role("heading", name=liar.info.title, exact=True))
    card.get_by_role("button", name=play_now).click()
    page.wait_for_url("**/t/*")
    cups = page.get_by_text({"en-GB": "under the cup", "fr-FR": "sous le gobelet"}[locale])
    expect(cups).to_have_count(1)
    assert play(page, lambda page, _: page.locator(CHOICES).last.click()) > 0
    see_result(page, server.ask(lambda house: house.look(table_of(page))))


def boxes(page: Page) -> dict[str, FloatRect]:
    """Return where the parts of a table lie."""
    found = {name: page.locator(f"#{name}").bounding_box() for name in ("prompt", "board", "seats", "log", "results")}
    return {name: box for name, box in found.items() if box is not None}


def test_the_log_of_a_plain_table_has_room_however_small_its_board(visit: Visit, server: Server, sticks: Game) -> None:
    key = server.table(sticks.info.name)
    lie = boxes(visit(f"/t/{key.table}", key, viewport=LAPTOP))
    assert lie["board"]["height"] < 100
    assert lie["log"]["height"] > 400
    assert lie["log"]["y"] + lie["log"]["height"] <= LAPTOP["height"]


def test_a_plain_table_lies_as_before_once_its_game_is_over(visit: Visit, server: Server, sticks: Game) -> None:
    key = server.finished(sticks.info.name)
    lie = boxes(visit(f"/t/{key.table}", key, viewport=LAPTOP))
    assert lie["results"]["y"] < lie["prompt"]["y"] == lie["seats"]["y"] < lie["board"]["y"]
    assert lie["prompt"]["y"] < LAPTOP["height"]


def test_the_choices_of_a_plain_table_cover_nothing_on_a_phone(visit: Visit, server: Server, sticks: Game) -> None:
    key = server.table(sticks.info.name)
    lie = boxes(visit(f"/t/{key.table}", key, viewport=PHONE))
    assert lie["prompt"]["y"] + lie["prompt"]["height"] <= lie["board"]["y"]
