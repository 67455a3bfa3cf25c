"""The stage: what happens is told where the prompt stands, can be skipped, and is never mistaken for a move."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.serving import Server, moments

from heliopolis.core import registry
from heliopolis.tables.house import House, Key

CAPTION = "#caption:not([hidden])"
TOLD = "() => document.querySelector('#caption').matches('[hidden], .is-lingering')"
LONGEST, BUSY = 6.0, 4.0
"""How long all of it may take, and how much later a busy machine may see that it is over, in seconds."""
RA = registry.game("ra")
RESTED = 2_200
"""Milliseconds after which hands that rest for long take a click."""
PHONE = {"width": 390, "height": 844}


async def decide(house: House, key: Key, wanted: str = "") -> None:
    """Let whoever is asked choose something; the last of what they may, unless it is named."""
    look = await house.look(key.table, key.secret)
    action = RA.action(wanted) if wanted else look.legal[-1]
    await house.act(key.table, key.secret, seat=look.viewer or 0, version=look.version, action=action)


def watching(visit: Visit, server: Server, **options: Any) -> tuple[Page, Key]:
    """Watch a table of Ra at which another plays both seats."""
    key = server.table("ra", 2, own=2)
    return visit(f"/t/{key.table}", pace="slow", **options), key


def test_a_caption_stands_where_the_prompt_stands(visit: Visit, server: Server) -> None:
    page, key = watching(visit, server, reduced_motion="no-preference", settings={"volume": "60"})
    before = page.locator("#prompt").bounding_box()
    with page.expect_response("**/sounds/ra.wav") as sound:  # the page may load it: a refusal would be in the console
        server.ask(lambda house: decide(house, key, "invoke"))
    assert sound.value.ok
    caption = page.locator(CAPTION)
    expect(caption.locator("h2")).to_have_text(re.compile(r"^Ada( 1)? invokes Ra$"))
    expect(caption.locator("p")).to_contain_text("has the last word")
    expect(page.locator("#live")).to_contain_text("invokes Ra")
    assert caption.bounding_box() == page.locator("#prompt").bounding_box() == before


@pytest.mark.parametrize("key_pressed", ["Space", "Escape", "click"])
def test_a_key_or_click_skips_a_beat(visit: Visit, server: Server, key_pressed: str) -> None:
    page, key = watching(visit, server, viewport=PHONE)
    server.ask(lambda house: decide(house, key, "invoke"))
    expect(page.locator(CAPTION)).to_be_visible()
    if key_pressed == "click":
        page.locator(".skip-beat").click()
    else:
        page.keyboard.press(key_pressed)
    expect(page.locator("#caption")).to_have_class("caption is-lingering")


def test_a_click_during_a_beat_is_no_move_nor_is_a_second_one_on_what_it_uncovers(visit: Visit, server: Server) -> None:
    key = server.table("ra", 2, own=2)
    page = visit(f"/t/{key.table}", key, pace="slow", settings={"confirm": "never", "rest": "2000"})
    page.wait_for_timeout(RESTED)
    page.locator("#table [data-act=invoke]").click()
    expect(page.locator(CAPTION)).to_be_visible()
    version = server.look(key).version
    button = page.locator("#prompt [data-act=pass]").bounding_box()
    assert button is not None
    page.mouse.dblclick(button["x"] + button["width"] / 2, button["y"] + button["height"] / 2)
    expect(page.locator("#caption")).to_be_hidden()
    assert server.look(key).version == version


def test_nobody_waits_for_more_than_six_seconds(visit: Visit, server: Server) -> None:
    page, key = watching(visit, server, reduced_motion="no-preference")
    for _ in range(6):
        for wanted in ("invoke", "pass", ""):
            server.ask(lambda house, wanted=wanted: decide(house, key, wanted))  # type: ignore[misc]
    began = time.monotonic()
    expect(page.locator(CAPTION)).to_be_visible()
    page.wait_for_function(TOLD, polling=20)
    assert time.monotonic() - began < LONGEST + BUSY


def test_nothing_is_told_to_those_who_want_no_pace(visit: Visit, server: Server) -> None:
    key = server.table("ra", 2, own=2)
    page = visit(f"/t/{key.table}")
    server.ask(lambda house: decide(house, key, "invoke"))
    expect(page.locator("#log")).to_contain_text("invokes Ra")
    expect(page.locator("#caption")).to_be_hidden()


SET_OFF = """async ([told, from]) => {
    const { glide } = await import("/static/travel.js"), prompt = document.querySelector("#prompt");
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const put = (name, key, box) => {
        const piece = document.createElement("i");
        piece.dataset[name] = key;
        piece.style.cssText = `position: fixed; ${box}`;
        prompt.append(piece);
        return piece;
    };
    put("place", "strip", "left: 600px; top: 40px; width: 200px; height: 30px");
    const card = put("key", "card", "left: 20px; top: 40px; width: 40px; height: 60px");
    const caption = document.querySelector("#caption");
    if (told) prompt.append(caption), caption.hidden = false;
    await painted();
    if (from) card.remove();
    glide(() => {
        card.style.left = "300px";
        if (from) card.dataset.from = from, card.dataset.key = "new", prompt.append(card);
    });
    await painted();
    const image = document.querySelector(".is-travelling");
    for (const each of image?.getAnimations() ?? []) each.pause(), each.currentTime = 0;
    const { width, height } = image?.getBoundingClientRect() ?? {};
    return image ? [width, height].map(Math.round) : null;
}"""
"""Let a card go to another place, or come out of a wide strip; return how large its image is as it sets off."""


@pytest.mark.parametrize(
    ("told", "origin", "size"), [(False, "", [40, 60]), (False, "strip", [20, 30]), (True, "", None)]
)
def test_a_piece_keeps_its_shape_and_does_not_travel_over_what_is_told(
    visit: Visit, server: Server, told: bool, origin: str, size: list[int] | None
) -> None:
    page, _ = watching(visit, server, reduced_motion="no-preference")
    assert page.evaluate(SET_OFF, [told, origin]) == size


def test_nothing_is_told_over_the_result_and_its_buttons_take_the_first_click(visit: Visit, server: Server) -> None:
    *_, (record, step, seat) = [
        (each.record, len(each.record.entries), int(each.state.actor())) for each in moments("heir", 2, 1)
    ]
    key = server.from_moment(record, step, seat)
    page = visit(f"/t/{key.table}", key, pace="slow", viewport=PHONE)
    page.locator("#table [data-act]").first.click()
    expect(page.locator("#results")).to_be_visible()
    assert not page.locator(CAPTION).is_visible()
    page.locator("#results").get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay*")
