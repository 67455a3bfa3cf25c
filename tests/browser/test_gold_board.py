"""The pyramid in a real browser: a whole game by clicks on cards, and what is shown before a choice."""

from random import Random

from playwright.sync_api import Page, expect
from tests.browser.acting import play, wait_for_choice
from tests.browser.conftest import Visit
from tests.serving import Server, search

from heliopolis.core.state import State
from heliopolis.tables.table import FINISHED

LIKED = ("take", "open", "reveal", "move archaeologist", "lay", "turn")


def choose(page: Page, rng: Random) -> None:
    """Click a choice, mostly one that brings the game further."""
    acts = page.locator("#table [data-act]").evaluate_all("found => found.map(each => each.dataset.act)")
    liked = [act for verb in LIKED for act in acts if act.startswith(verb)]
    act = rng.choice(liked if liked and rng.random() < 0.8 else acts)
    page.locator(f'#table [data-act="{act}"]').click()


def test_a_whole_game_is_played_by_clicks_on_the_pyramid(visit: Visit, server: Server) -> None:
    key = server.table("gold", 2, bot="greedy")
    page = visit(f"/t/{key.table}", key)
    assert play(page, choose, seed=3, most=2000) > 20
    look = server.look(key)
    assert look.phase == FINISHED
    assert look.result is not None
    expect(page.locator("#results")).to_be_visible()
    podium = [int(text) for text in page.locator(".podium .num").all_inner_texts()]
    assert podium == sorted(look.result.scores, reverse=True)


def is_placing(state: State) -> bool:
    """Tell whether a card with four ways round is in somebody's hand."""
    view = state.view(None)
    return view["phase"] == "placing" and len(view["options"]) == 4


def test_pointing_at_a_way_round_shows_it_on_the_board(visit: Visit, server: Server) -> None:
    record, seat = search("gold", 2, is_placing)
    key = server.from_moment(record, len(record.entries), seat)
    page = visit(f"/t/{key.table}", key)
    wait_for_choice(page)
    for option in page.locator(".lay").all():
        sides = str(option.get_attribute("data-act")).removeprefix("open ")
        lie = page.locator(f".is-in-hand .lie-{sides}")
        page.locator("h1").hover()
        expect(lie).to_have_css("opacity", "0")
        option.hover()
        expect(lie).to_have_css("opacity", "1")
        page.locator("h1").hover()
        option.focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        expect(lie).to_have_css("opacity", "1")
        page.keyboard.press("Shift+Tab")
    page.locator(".spin").first.click()
    expect(page.locator(".spin")).to_have_count(0)


def test_the_pyramid_fits_a_phone(visit: Visit, server: Server) -> None:
    key = server.table("gold", 4, bot="greedy")
    page = visit(f"/t/{key.table}", key, viewport={"width": 390, "height": 844}, locale="fr-FR")
    wait_for_choice(page)
    play(page, choose, seed=4, most=12)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
