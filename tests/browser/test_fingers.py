"""Fingers and eyes: on a phone no target is narrower than a finger, and nowhere is type smaller than 11 pixels."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.serving import Server, each_phase, search

from heliopolis.core import registry
from heliopolis.core.state import State

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TARGETS = "#table :is([data-act], [data-also], [data-far]), .topbar :is(a, button)"
SMALL_TARGETS = """(targets) => [...document.querySelectorAll(targets)]
    .filter((each) => each.checkVisibility() && getComputedStyle(each).pointerEvents !== "none")
    .map((each) => {
        const { width, height } = each.getBoundingClientRect(), more = getComputedStyle(each, "::after");
        const widest = (...sizes) => Math.max(...sizes.map((size) => parseFloat(size) || 0));
        const sizes = [widest(width, more.width), widest(height, more.height)];
        return [each.outerHTML.slice(0, 90), ...sizes];
    }).filter(([, width, height]) => width < 43.5 || height < 43.5)"""
SMALL_TYPE = """() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), small = [];
    while (texts.nextNode()) {
        const { data, parentElement: holder } = texts.currentNode;
        if (!data.trim() || !holder.checkVisibility() || holder.closest(".vh, svg, script")) continue;
        if (parseFloat(getComputedStyle(holder).fontSize) < 10.99) small.push(`${data.trim()} in ${holder.className}`);
    }
    return small;
}"""


@pytest.mark.parametrize("game", registry.names())
def test_there_is_room_for_fingers_on_a_phone_and_type_can_be_read(visit: Visit, server: Server, game: str) -> None:
    for phase, (record, step, seat) in each_phase(game, registry.info(game).seats[-1]).items():
        key = server.from_moment(record, step, seat)
        page = visit(f"/t/{key.table}", key, **PHONE)
        assert page.evaluate(SMALL_TARGETS, TARGETS) == [], phase
        assert page.evaluate(SMALL_TYPE) == [], phase
        page.set_viewport_size({"width": 1280, "height": 720})
        assert page.evaluate(SMALL_TYPE) == [], phase
        page.context.close()


def test_a_phone_shows_the_suns_of_rivals_at_ra(visit: Visit, server: Server) -> None:
    key = server.table("ra", 4, own=4)
    page = visit(f"/t/{key.table}", key, **PHONE)
    numbers = page.locator("#seats .mini b")
    expect(numbers).to_have_count(12)
    for number in numbers.all():
        expect(number).to_be_in_viewport()


def test_a_phone_names_rows_and_columns_of_heir_s_board(visit: Visit, server: Server) -> None:
    key = server.table("heir", 2)
    page = visit(f"/t/{key.table}", key, **PHONE)
    named = """(plan) => ["::before", "::after"].map((part) => {
        const { content, display, visibility, fontSize, opacity } = getComputedStyle(plan, part);
        const isSeen = display !== "none" && visibility === "visible" && opacity > 0 && parseFloat(fontSize) > 10.99;
        return [content.slice(0, 9), isSeen];
    })"""
    columns, rows = page.locator(".plan").evaluate(named)
    assert columns == ['"a b c d ', True]
    assert rows == ['"1 2 3 4 ', True]


def with_a_cost_of_four(state: State) -> bool:
    """Tell whether a deity of the row costs four pieces."""
    return any(card and len(card["cost"]) == 4 for card in state.view(None)["row"])


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844)])
def test_a_cost_of_four_pieces_is_seen_whole(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    record, seat = search("pyramidice", 2, with_a_cost_of_four)
    key = server.from_moment(record, len(record.entries), seat)
    page = visit(f"/t/{key.table}", key, viewport={"width": size[0], "height": size[1]})
    cut = """() => [...document.querySelectorAll(".cards3 .godcard")].filter((card) =>
        card.querySelector(".cost").lastElementChild.getBoundingClientRect().bottom
        > card.querySelector(".plate").getBoundingClientRect().top).length"""
    assert page.locator(".cards3 .cost:has(> :nth-child(4))").count() > 0
    assert page.evaluate(cut) == 0


def with_a_full_hand_and_magic(state: State) -> bool:
    """Tell whether somebody with many cards is asked for magic, and has some."""
    view = state.view(state.actor())
    own = view["seats"][state.actor()]
    return view["phase"] == "magic" and len(own["hand"]) >= 9 and len(own["magic"]) >= 2


@pytest.mark.parametrize("width", [1280, 1440])
def test_more_than_half_of_each_card_of_a_full_hand_is_seen(visit: Visit, server: Server, width: int) -> None:
    record, seat = search("heir", 2, with_a_full_hand_and_magic)
    key = server.from_moment(record, len(record.entries), seat)
    page = visit(f"/t/{key.table}", key, viewport={"width": width, "height": 800})
    seen = """() => [...document.querySelectorAll(".fan")].map((fan) => {
        const cards = [...fan.querySelectorAll(".bcard")].map((card) => card.getBoundingClientRect());
        return Math.min(1, ...cards.slice(1).map((card, at) => (card.left - cards[at].left) / card.width));
    })"""
    cards, magic = page.evaluate(seen)
    assert cards > 0.5
    assert magic == 1


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_ways_on_from_a_result_stand_in_one_row_in_view_on_a_phone(
    visit: Visit, server: Server, locale: str
) -> None:
    key = server.finished("ra", 3)
    page = visit(f"/t/{key.table}", key, locale=locale, **PHONE)
    buttons = page.locator("#results .prompt .btn")
    boxes = buttons.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().toJSON())")
    assert len(boxes) == 5
    assert len({round(box["top"]) for box in boxes}) == 1
    assert max(box["bottom"] for box in boxes) <= PHONE["viewport"]["height"]  # type: ignore[index]
    assert buttons.evaluate_all("(all) => all.every((each) => each.scrollWidth <= each.offsetWidth)")
