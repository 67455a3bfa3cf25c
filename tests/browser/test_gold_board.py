"""The pyramid in a real browser: a game to its end by clicks on cards, and what is shown before a choice."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.acting import liking, play, see_result, wait_for_choice
from tests.browser.conftest import Visit
from tests.browser.test_axe import violations
from tests.games.gold.play import mixed_game
from tests.serving import Server

from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.games.gold.game import GAME
from heliopolis.tables.house import Key

choose = liking(("take", "open", "reveal", "move archaeologist", "lay", "turn"), 0.8)
"""Mostly brings the game further."""


def is_late(view: dict[str, Any]) -> bool:
    """Tell whether most of the treasures are in museums."""
    return view["phase"] == "turn" and sum(len(area["treasures"]) for area in view["seats"]) >= 6


def test_a_game_is_played_to_its_end_by_clicks_on_the_pyramid(visit: Visit, server: Server) -> None:
    key = moment(server, 2, is_late)
    page = visit(f"/t/{key.table}", key)
    assert play(page, choose, seed=3, most=2000) > 10
    see_result(page, server.look(key))


def moment(server: Server, seats: int, wanted: Callable[[dict[str, Any]], bool]) -> Key:
    """Set up a table that goes on from a moment at which somebody is to decide."""
    for seed in range(1, 60):
        record = new_record(GAME, seats)
        for state in mixed_game(seats, SeededRng(seed), record=record):
            if state.actor() >= 0 and wanted(state.view(None)):
                return server.from_moment(record, len(record.entries), int(state.actor()), bot="greedy")
    raise AssertionError("no game has such a moment")


def is_placing(view: dict[str, Any]) -> bool:
    """Tell whether a chamber with a way out is in somebody's hand."""
    return (
        view["phase"] == "placing"
        and len(view["options"]) == 4
        and any(way["cards"] for way in view["placings"].values())
    )


def is_falling(view: dict[str, Any]) -> bool:
    """Tell whether the pyramid falls, with a turn to play."""
    return view["phase"] == "turn" and view["collapse"] is not None and view["collapse"]["fallen"] > 3


def is_busy(view: dict[str, Any]) -> bool:
    """Tell whether lanterns shine and somebody carries a treasure."""
    lanterns = sum(len(card["lanterns"]) for card in view["cards"])
    return view["phase"] == "turn" and lanterns > 2 and any(area["carried"] for area in view["seats"])


@pytest.mark.parametrize("wanted", [is_placing, is_falling, is_busy])
def test_axe_finds_nothing_on_the_pyramid(
    visit: Visit, server: Server, wanted: Callable[[dict[str, Any]], bool]
) -> None:
    key = moment(server, 4, wanted)
    page = visit(f"/t/{key.table}", key, color_scheme="dark")
    wait_for_choice(page)
    found = {"dark": violations(page)}
    page.emulate_media(color_scheme="light")
    found["light"] = violations(page)
    page.set_viewport_size({"width": 390, "height": 844})
    found["phone"] = violations(page)
    assert found == {"dark": [], "light": [], "phone": []}
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_pointing_at_a_way_round_shows_it_on_the_board(visit: Visit, server: Server) -> None:
    key = moment(server, 2, is_placing)
    page = visit(f"/t/{key.table}", key)
    wait_for_choice(page)
    for option in page.locator(".lay").all():
        sides = str(option.get_attribute("data-act")).removeprefix("open ")
        lie = page.locator(f".is-in-hand .lie-{sides}")
        page.locator("h1").hover()
        expect(lie).to_have_css("opacity", "0")
        option.hover()
        expect(lie).to_have_css("opacity", "1")
        for way in page.locator(f".routes .way-{sides}").all():
            expect(way).to_have_css("opacity", "1")
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


def test_a_phone_tells_the_end_beside_its_button(visit: Visit, server: Server) -> None:
    key = server.finished("gold", 2)
    page = visit(f"/t/{key.table}", key, viewport={"width": 390, "height": 844})
    said = page.locator("#prompt h2").evaluate("each => each.getBoundingClientRect().left + each.scrollWidth")
    button = page.locator("#prompt .btn").bounding_box()
    assert button is not None
    assert said <= button["x"]
