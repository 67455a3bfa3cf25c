"""Heir's board in the browser: previews, phases without a violation, and a whole game on a phone."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.acting import forget, painted, play, wait_for_choice
from tests.browser.conftest import Visit
from tests.browser.test_axe import DESKTOP, violations
from tests.browser.test_for_everyone import PHONE
from tests.serving import Server, search

from heliopolis.core.state import State


def in_phase(phase: str, rounds: int) -> Callable[[State], bool]:
    """Return a test for a phase of a round, late enough for monuments to stand on the board."""

    def wanted(state: State) -> bool:
        view = state.view(None)
        return bool(view["phase"] == phase and view["round"] >= rounds)

    return wanted


def at_phase(visit: Visit, server: Server, phase: str, rounds: int = 3) -> Page:
    """Open a page on which somebody is asked in a phase."""
    record, seat = search("heir", 2, in_phase(phase, rounds))
    key = server.from_moment(record, len(record.entries), seat)
    page = visit(f"/t/{key.table}", key, viewport=DESKTOP, color_scheme="light")
    forget(page)
    wait_for_choice(page)
    return page


def test_a_place_that_is_looked_at_shows_its_rays(visit: Visit, server: Server) -> None:
    page = at_phase(visit, server, "place")
    looks = page.locator(".look:has(.spot)")
    first, other = looks.first, looks.last
    expect(first.locator(".beams")).to_be_hidden()
    first.locator(".spot").hover()
    expect(first.locator(".beams")).to_be_visible()
    expect(first.locator(".hit.is-total")).to_be_visible()
    other.locator(".spot").focus()
    page.mouse.move(2, 2)
    expect(other.locator(".beams")).to_be_visible()
    expect(first.locator(".beams")).to_be_hidden()


def test_a_turn_that_is_looked_at_shows_its_rays(visit: Visit, server: Server) -> None:
    page = at_phase(visit, server, "turn")
    expect(page.locator(".turn-0 .beams")).to_be_visible()
    page.locator('[data-act="turn 90"]').hover()
    expect(page.locator(".turn-90 .beams")).to_be_visible()
    expect(page.locator(".turn-0 .beams")).to_be_hidden()


def test_a_bid_that_is_looked_at_rings_what_beats_it(visit: Visit, server: Server) -> None:
    page = at_phase(visit, server, "bid")
    lowest = page.locator('[data-act^="bid "]').first
    act = lowest.get_attribute("data-act")
    assert act
    card = act.removeprefix("bid ")
    lowest.hover(position={"x": 8, "y": 20})  # a card of a full hand lies under the next
    ringed = page.locator(f".k-{card} ~ .on")
    for cell in ringed.all():
        expect(cell).to_have_css("outline-style", "solid")
    expect(page.locator(f".k-{card}")).to_have_css("outline-style", "none")


WAYS = """() => {
    window.ways = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const piece = this.popover ? this.previousElementSibling : this;  // an image travels before its piece
        window.ways.push([piece.dataset.key ?? "", "opacity" in frames[0] ? "appears" : "travels"]);
        return animate.call(this, frames, timing);
    };
}"""
FIRST = "() => document.querySelector('#table [data-act]')?.click()"
TRAVELLERS = ("card-", "sealed-", "offer-", "god-", "active-", "display-", "claim-", "disc-", "platform-")


def at_once(page: Page, _: Random) -> None:
    """Choose the first that is lit, also while it travels."""
    page.evaluate(FIRST)


def test_cards_gods_and_discs_travel_from_where_they_were(visit: Visit, server: Server) -> None:
    record, seat = search("heir", 2, in_phase("bid", 3))
    key = server.from_moment(record, len(record.entries), seat)
    page = visit(f"/t/{key.table}", key, viewport=DESKTOP, reduced_motion="no-preference")
    page.evaluate(WAYS)
    play(page, at_once, most=30)
    painted(page)
    ways = page.evaluate("window.ways")
    appearing = {key for key, way in ways if way == "appears" and key.startswith(TRAVELLERS)}
    travelling = {key.partition("-")[0] for key, way in ways if way == "travels"}
    assert appearing == set()
    assert {"card", "god", "active", "display", "claim", "disc", "offer"} <= travelling


def test_the_board_stays_as_large_as_it_is_whatever_is_asked(visit: Visit, server: Server) -> None:
    sizes = set()
    for phase in ("magic", "bid", "place", "turn"):
        page = at_phase(visit, server, phase)
        page.set_viewport_size({"width": 1366, "height": 768})
        for language in ("en", "fr"):
            page.context.add_cookies([{"name": "lang", "value": language, "url": server.url}])
            page.reload()
            sizes.add(page.locator(".plan").evaluate("(plan) => Math.round(plan.offsetWidth)"))
    assert len(sizes) == 1


def test_a_phone_shows_the_whole_title_and_that_the_rival_has_sealed(visit: Visit, server: Server) -> None:
    page = at_phase(visit, server, "bid")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(page.locator(".sealed-check")).to_be_in_viewport()
    expect(page.locator(".is-above .sealed .is-back").last).to_be_in_viewport()
    title = page.locator(".game-id h1")
    assert title.evaluate("(title) => title.scrollWidth <= title.clientWidth")


TOUCH = """(piece, kind) => piece.dispatchEvent(new PointerEvent(kind, { pointerType: "touch", bubbles: true }))"""


def test_a_long_press_tells_what_a_piece_is_and_does_nothing(visit: Visit, server: Server) -> None:
    page = at_phase(visit, server, "place")
    god, spot, card = page.locator(".godcard"), page.locator(".spot").first, page.locator("#card")
    before, about = page.locator("#board").inner_html(), spot.get_attribute("aria-label")
    assert about
    god.evaluate(TOUCH, "pointerdown")
    expect(card).to_contain_text("Places this round's monument")
    spot.evaluate(TOUCH, "pointerdown")
    expect(card).to_contain_text(about)
    spot.evaluate("(spot) => spot.click()")
    expect(card).to_be_visible()
    expect(page.locator("#notice")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    page.get_by_label("Chat").fill("what is done comes before what is said")
    page.get_by_label("Chat").press("Enter")
    expect(page.locator("#log")).to_contain_text("Ada: what is done")
    assert page.locator("#board").inner_html() == before
    spot.evaluate("(spot) => spot.click()")
    expect(page.locator('[data-act^="place "]')).to_have_count(0)


@pytest.mark.parametrize("phase", ["marks", "offer", "magic", "bid", "place", "turn", "renew"])
def test_axe_finds_nothing_in_any_phase(visit: Visit, server: Server, phase: str) -> None:
    page = at_phase(visit, server, phase, 1)
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_whole_game_is_played_on_a_phone(visit: Visit, server: Server) -> None:
    key = server.table("heir", 2)
    page = visit(f"/t/{key.table}", key, viewport=PHONE, has_touch=True, is_mobile=True)
    assert play(page, seed=3) > 40
    expect(page.locator(".final .paid")).to_have_count(2)
    scores = [int(text) for text in page.locator(".final h3 .num").all_inner_texts()]
    result = server.look(key).result
    assert result is not None
    assert scores == list(result.scores)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert violations(page) == []
