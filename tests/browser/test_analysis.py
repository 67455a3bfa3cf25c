"""The analysis of a finished game in the browser: from the result to the curve, its turning points, and on."""

import re
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.serving import Server

from heliopolis.players.analysis import depth
from heliopolis.players.analysis.depth import Depth

SMALL = Depth(first=2, samples=8, iterations=16, weighing=16, closer=120)


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    """Look at everything for a short while only."""
    usual = dict(depth.STANDARD)
    depth.STANDARD.update(dict.fromkeys(usual, SMALL))
    yield
    depth.STANDARD.update(usual)


def test_a_game_is_analysed_from_its_result_and_gone_through_along_the_curve(visit: Visit, server: Server) -> None:
    key = server.finished("ra", 2, seed=3)
    page = visit(f"/t/{key.table}", key)
    page.get_by_role("link", name="Analysis").first.click()
    page.wait_for_url("**/analysis?step=0")
    page.locator("#analysis[data-complete]").wait_for(timeout=60_000)
    curve = page.locator("#curve .is-wide svg")
    expect(curve).to_have_attribute("aria-label", re.compile("At first: .* At the end: "))
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    steps = int(page.get_by_role("slider").get_attribute("max") or 0)
    page.wait_for_function("steps => Math.abs(document.querySelector('[data-scrub]').value - steps / 2) < 4", arg=steps)
    point = page.locator("[data-step-to]").first
    step = int(point.get_attribute("data-step-to") or 0)
    page.keyboard.press("1")
    page.wait_for_url(f"**step={step}")
    expect(page.locator(".tcard[aria-current]").first).to_be_visible()
    expect(page.locator(".choices")).to_be_visible()
    expect(page.locator("#curve .is-wide")).to_be_in_viewport()  # though the turning points are told below the board
    assert Axe().run(page).response["violations"] == []
    page.locator(".tcard[aria-current]").get_by_role("button", name="Play from here").first.click()
    page.wait_for_url(re.compile(r"/t/[\w-]{20}$"))
    assert key.table not in page.url


def test_a_picture_tells_how_a_game_went_in_words_too(visit: Visit, server: Server) -> None:
    key = server.finished("heir", 2)
    page = visit(f"/t/{key.table}/analysis", key, locale="fr-FR", viewport={"width": 390, "height": 844})
    page.locator("#analysis[data-complete]").wait_for(timeout=60_000)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for told in page.locator(":is(.luck, .measures)").all():
        assert told.evaluate("each => each.scrollWidth - each.clientWidth") == 0
    assert Axe().run(page).response["violations"] == []
    log, points = page.locator("#log").bounding_box(), page.locator("#analysis").bounding_box()
    assert log is not None
    assert points is not None
    assert points["y"] - log["y"] - log["height"] < 40  # no room is left for a prompt that nobody answers here
    page.goto(f"{server.url}/t/{key.table}/picture.svg")
    expect(page.locator("desc")).to_contain_text("Chances de la première place", use_inner_text=False)
    board = page.locator("use[href='#step-pyramid']").bounding_box()
    curve = page.locator("svg.band").bounding_box()
    assert board is not None
    assert curve is not None
    assert 0 < board["y"] < board["y"] + board["height"] < curve["y"] < curve["y"] + curve["height"] <= 844


def test_a_record_that_was_handed_in_is_analysed(visit: Visit, server: Server) -> None:
    key = server.finished("ra", 2)
    page = visit("/replay")
    page.get_by_label("A record as text").fill(server.ask(lambda house: house.record(key.table, key.secret)))
    page.get_by_role("button", name="Show the replay").click()
    page.get_by_role("link", name="Analysis").click()
    page.wait_for_url("**/replay/analysis?record=*")
    page.locator("#analysis[data-complete]").wait_for(timeout=60_000)
    expect(page.get_by_text("Luck and play")).to_be_visible()
