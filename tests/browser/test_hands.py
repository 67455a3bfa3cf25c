"""Hands one can trust: no second click decides, what can't be undone is confirmed, what is not possible says why."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.acting import play
from tests.browser.conftest import Visit
from tests.serving import Server, search
from tests.tables.test_foresight import three_actions_and_a_far_card

from heliopolis.core import registry

USUAL: dict[str, str] = {}
REST = 400
"""Milliseconds that a question rests."""
PAUSES = (120, 250, 400)
"""Milliseconds between the clicks of those who click twice."""
WATCH = """(() => {
    window.sent = [];
    let question = 0, since = 0;
    const look = () => {
        const shown = Number(document.querySelector("#question")?.dataset.question ?? 0);
        if (shown !== question) [question, since] = [shown, window.asked = performance.now()];
    };
    const seen = { subtree: true, childList: true, attributeFilter: ["data-question"] };
    new MutationObserver(look).observe(document, seen);
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        look();
        const message = JSON.parse(text);
        if ("act" in message) window.sent.push({ ...message, question, age: performance.now() - since });
        return send.call(this, text);
    };
})()"""
READY = "() => document.querySelector('#table [data-act]') && !document.querySelector('.is-resting')"
UNDER = """([x, y]) => {
    const pressable = "#table [data-act], [data-seal], [data-unseal], #prompt [data-do]";
    const found = document.elementFromPoint(x, y)?.closest(pressable);
    const isButton = Boolean(found?.matches("#prompt :is(.btn, .act, .sun, [data-unseal])"));
    const { act, seal, unseal } = found?.dataset ?? {};
    const name = !found ? "" : act ?? (seal !== undefined ? "confirm" : unseal !== undefined ? "put back" : "undo");
    const isSafe = found?.matches(".is-stone") || performance.now() - window.asked > 1500;
    return { name, safe: Boolean(isSafe), button: isButton };
}"""
"""What lies under a hand: which choice, whether it is stone there while its question is new, and whether it is a button
rather than a piece."""
PLACES = """() => ["#board", "#prompt"].map((part) => {
    const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round);
})"""
SCREEN: ViewportSize = {"width": 1366, "height": 768}
OVER = "() => document.querySelector('#results:not([hidden])') !== null"


def opened(visit: Visit, server: Server, game: str, settings: dict[str, str], own: int = 1, **options: Any) -> Page:
    """Open a page that notes what it sends, and for how long the question had been shown."""
    key = server.table(game, 2, own=own)
    page = visit(f"/t/{key.table}", key, settings=settings, **options)
    page.context.add_init_script(WATCH)
    page.reload()
    page.wait_for_function(READY)
    return page


def double_click(page: Page, act: str, pause: int) -> None:
    """Click twice on a choice; check that nothing else can be pressed by the second click."""
    choice = page.locator(f'#table [data-act="{act}"]').first
    choice.scroll_into_view_if_needed()
    box = choice.bounding_box()
    if box is None:
        return
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    was, sent = page.evaluate(UNDER, [x, y]), page.evaluate("() => window.sent.length")
    page.mouse.click(x, y)
    page.wait_for_timeout(pause)
    under = page.evaluate(UNDER, [x, y])
    page.mouse.click(x, y)
    pressed = page.evaluate("(sent) => window.sent[sent]?.act ?? ''", sent)  # nothing, if another's decision came first
    if pressed and under["name"] and verb(under["name"]) != verb(pressed):
        assert under["safe"], f"{under['name']} can be pressed where {pressed} was"
        assert not (was["button"] and under["button"]), f"{under['name']} stands where {pressed} stood"


def verb(act: str) -> str:
    """Return what an action does, without what it is done with."""
    return act.partition(" ")[0]


def click_twice_on_and_on(page: Page, most: int, seed: int = 1) -> int:
    """Click twice on one choice after another; check that none of it decides what was not asked; return how often."""
    rng = Random(seed)
    places = page.evaluate(PLACES)
    for number in range(most):
        page.wait_for_function(f"() => ({OVER})() || ({READY})()", polling=20)
        if page.evaluate(OVER):
            break
        assert page.evaluate(PLACES) == places, "the board or the prompt has moved"
        acts = page.eval_on_selector_all("#table [data-act]", "(lit) => lit.map((each) => each.dataset.act)")
        if acts:
            double_click(page, rng.choice(acts), PAUSES[number % len(PAUSES)])
    sent: list[dict[str, Any]] = page.evaluate("() => window.sent")
    for each in sent:
        assert each["version"] == each["question"], each
        assert each["age"] >= REST - 1, each
    assert len({each["question"] for each in sent}) == len(sent), "a question was answered twice"
    return len(sent)


@pytest.mark.parametrize("game", registry.names())
def test_a_second_click_never_decides(visit: Visit, server: Server, game: str) -> None:
    page = opened(visit, server, game, {"confirm": "never"}, viewport=SCREEN)
    assert click_twice_on_and_on(page, most=10) > 3


def test_what_cannot_be_undone_is_lifted_told_and_confirmed(visit: Visit, server: Server) -> None:
    page = opened(visit, server, "ra", {**USUAL, "rest": "2000"}, own=2)  # a busy machine clicks late
    draw = page.locator('[data-act="draw"]')
    draw.click()
    seal = page.locator("#seal")
    expect(seal).to_contain_text("can’t be undone")
    expect(draw).to_have_class("btn btn-ghost is-primary is-lifted")
    page.locator("[data-seal]").click()
    page.wait_for_timeout(50)
    assert not [each for each in page.evaluate("() => window.sent") if each.get("sealed")], "it had not rested"
    page.wait_for_function(READY)
    before = page.locator("#question").get_attribute("data-question")
    page.locator("[data-seal]").click()
    expect(seal).to_have_count(0)
    expect(page.locator("#question")).not_to_have_attribute("data-question", before or "")


def test_a_lifted_choice_is_put_back_and_another_takes_its_place(visit: Visit, server: Server) -> None:
    page = opened(visit, server, "ra", USUAL, own=2)
    for act in ("draw", "invoke"):
        page.locator(f'[data-act="{act}"]').click()
        expect(page.locator(".is-lifted")).to_have_attribute("data-act", act)
        page.wait_for_function(READY)
    page.keyboard.press("Escape")
    expect(page.locator("#seal")).to_have_count(0)
    page.locator('[data-act="draw"]').click()
    page.wait_for_function(READY)
    page.get_by_role("button", name="Put back").click()
    expect(page.locator("#seal")).to_have_count(0)
    assert not [each for each in page.evaluate("() => window.sent") if each.get("sealed")]


def test_who_decides_by_keyboard_is_led_to_the_seal_and_back(visit: Visit, server: Server) -> None:
    page = opened(visit, server, "ra", USUAL, own=2)
    expect(page.locator("#turn")).to_contain_text("Your turn")
    draw = page.locator('[data-act="draw"]')
    draw.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-seal]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(draw).to_be_focused()
    page.wait_for_function(READY)
    page.keyboard.press("Enter")
    expect(page.locator("[data-seal]")).to_be_focused()
    page.wait_for_function(READY)
    page.keyboard.press("Enter")
    expect(page.locator("#seal")).to_have_count(0)
    assert page.evaluate("() => document.activeElement !== document.body")


def test_a_finger_tells_first_and_does_with_a_second_tap_what_can_be_undone(visit: Visit, server: Server) -> None:
    record, seat = search("gold", 2, three_actions_and_a_far_card)
    key = server.from_moment(record, len(record.entries), seat)
    page = visit(f"/t/{key.table}", key, settings=USUAL, has_touch=True, viewport={"width": 390, "height": 844})
    page.wait_for_function(READY)
    steps = server.look(key).steps
    far = page.locator("[data-far]").last
    far.tap()
    expect(page.locator("#seal")).to_contain_text("can be undone")
    page.wait_for_function(READY)
    assert server.look(key).steps == steps
    far.tap()
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    assert server.look(key).steps > steps + 1
    page.wait_for_function(READY)
    page.locator('[data-act="end"]').tap()
    page.wait_for_function(READY)
    expect(page.locator("#seal")).to_contain_text("not used")
    page.locator('[data-act="end"]').tap()
    expect(page.locator("#seal")).to_have_count(0)  # an end of turn is made by the button alone
    assert seat in server.look(key).asked


def test_what_is_not_possible_says_why_where_it_was_clicked(visit: Visit, server: Server) -> None:
    page = opened(visit, server, "gold", USUAL, own=2)
    page.locator("li.cell.is-back:not(.is-goal)").last.click()
    bubble = page.locator("#why")
    expect(bubble).to_contain_text("revealed")
    bubble.get_by_role("button", name="Rules").click()
    expect(page.locator("dialog#rules .is-found")).to_have_count(1)


def test_settings_are_kept_on_the_device(visit: Visit, server: Server) -> None:
    key = server.table("ra", 2, own=2)
    page = visit(f"/t/{key.table}", key, settings=USUAL)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("What I confirm").select_option("never")
    page.reload()
    page.wait_for_function(READY)
    page.locator('[data-act="draw"]').click()
    expect(page.locator("#log li").first).to_be_visible()
    expect(page.locator("#seal")).to_have_count(0)


SMALL = """(found) => found.filter((each) => each.offsetParent).map((each) => each.getBoundingClientRect())
    .filter(({ width, height }) => width < 44 || height < 44).length"""


@pytest.mark.parametrize("game", registry.names())
def test_what_a_finger_chooses_in_the_prompt_is_as_wide_as_a_finger(visit: Visit, server: Server, game: str) -> None:
    key = server.table(game, 2)
    page = visit(f"/t/{key.table}", key, has_touch=True, viewport={"width": 390, "height": 844})
    for _ in range(6):
        assert page.eval_on_selector_all("#prompt :is([data-act]:not(.shift), .wayout button)", SMALL) == 0
        play(page, most=1)
