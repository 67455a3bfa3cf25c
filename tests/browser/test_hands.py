"""Hands one can trust: no second click decides, what can't be undone is confirmed, what is not possible says why."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.acting import play
from tests.browser.conftest import Visit
from tests.serving import Server, each_phase, search
from tests.tables.test_foresight import three_actions_and_a_far_card

from heliopolis.core import registry
from heliopolis.core.state import State

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
OVER = "() => document.querySelector('#results:not([hidden])') !== null"
AWAKE = f"() => ({OVER})() || ({READY})()"
"""Until clicks mean something again."""
BUTTONS = "#prompt [data-act]"
UNDER = """([x, y]) => {
    const found = document.elementFromPoint(x, y)?.closest("#prompt :is(.btn, .act, .sun, [data-unseal])");
    const { act, seal, unseal } = found?.dataset ?? {};
    return !found ? "" : act ?? (seal !== undefined ? "confirm" : unseal !== undefined ? "put back" : found.innerText);
}"""
"""Which button of the prompt lies under a hand."""
PLACES = """() => ["#board", "#prompt"].map((part) => {
    const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round);
})"""
SCREEN: ViewportSize = {"width": 1366, "height": 768}


def opened(visit: Visit, server: Server, game: str, settings: dict[str, str], own: int = 1, **options: Any) -> Page:
    """Open a page that notes what it sends, and for how long the question had been shown."""
    key = server.table(game, 2, own=own)
    page = visit(f"/t/{key.table}", key, settings=settings, **options)
    page.context.add_init_script(WATCH)
    page.reload()
    page.wait_for_function(READY)
    return page


def press_again_and_again(page: Page, act: str, pause: int) -> None:
    """Click twice on a choice, and once more when what is asked next takes clicks.

    Neither decides by another verb: it lifts what lies there now, at most.
    """
    choice = page.locator(f'#table [data-act="{act}"]').first
    choice.scroll_into_view_if_needed()
    box = choice.bounding_box()
    if box is None:
        return
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    was, before = page.evaluate(UNDER, [x, y]), page.evaluate("() => window.sent.length")
    page.mouse.click(x, y)
    page.wait_for_timeout(pause)
    under = page.evaluate(UNDER, [x, y])
    page.mouse.click(x, y)
    if was and under:
        assert verb(was) == verb(under), f"{under} stands where {was} stood"
    page.wait_for_function(AWAKE, polling=20)
    page.mouse.click(x, y)
    sent = page.evaluate("(before) => window.sent.slice(before)", before)
    for one, other in pairwise(sent):  # nothing was sent if another's decision came first
        decided = verb(one["act"]) != verb(other["act"]) and other["confirm"] != "always"
        assert not decided, f"{other['act']} was decided where {one['act']} was"
    page.keyboard.press("Escape")


def verb(act: str) -> str:
    """Return what an action does, without what it is done with."""
    return act.partition(" ")[0]


def click_on_and_on(page: Page, most: int, seed: int = 1) -> int:
    """Press choices again and again; check that none decides what was not asked; return how many did decide."""
    rng = Random(seed)
    places = page.evaluate(PLACES)
    for number in range(most):
        page.wait_for_function(AWAKE, polling=20)
        if page.evaluate(OVER):
            break
        assert page.evaluate(PLACES) == places, "the board or the prompt has moved"
        acts = page.eval_on_selector_all("#table [data-act]", "(lit) => lit.map((each) => each.dataset.act)")
        if acts:
            press_again_and_again(page, rng.choice(acts), PAUSES[number % len(PAUSES)])
    return check_what_was_sent(page)


def check_what_was_sent(page: Page) -> int:
    """Check that each decision answers the question that was shown, and not too soon; return how many there are."""
    sent: list[dict[str, Any]] = page.evaluate("() => window.sent")
    for each in sent:
        assert each["version"] == each["question"], each
        assert each["age"] >= REST - 1, each
    decided = [each["question"] for each in sent if each["confirm"] != "always"]
    assert len(set(decided)) == len(decided), "a question was answered twice"
    return len(decided)


@pytest.mark.parametrize("game", registry.names())
def test_a_second_click_never_decides(visit: Visit, server: Server, game: str) -> None:
    page = opened(visit, server, game, {"confirm": "never"}, viewport=SCREEN)
    assert click_on_and_on(page, most=10) > 3


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


def may_take_a_die(state: State) -> bool:
    """Tell whether a seat may take a die from the quarry, of either kind."""
    game = registry.game("pyramidice")
    if state.actor() < 0:
        return False
    return sum(game.actions[action].startswith("take ") for action in state.legal_actions(state.actor())) > 1


def test_what_is_put_back_leaves_the_focus_where_keys_lead_on(visit: Visit, server: Server) -> None:
    """Confirmed by mouse, too, and though a piece that stands for the choice before its button takes no focus."""
    record, seat = search("pyramidice", 2, may_take_a_die)
    key = server.from_moment(record, len(record.entries), seat)
    page = visit(f"/t/{key.table}", key, settings={**USUAL, "confirm": "always"}, viewport=SCREEN)
    page.wait_for_function(READY)
    page.locator('[data-act^="take "]:visible').first.click()
    page.wait_for_function(READY)
    page.locator("[data-seal]").click()
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


@pytest.mark.parametrize("game", ["ra", "pyramidice", "gold"])  # Heir's board has tests of its own
def test_the_board_stays_in_its_place_whatever_is_asked(visit: Visit, server: Server, game: str) -> None:
    places: dict[str, set[tuple[int, ...]]] = {"en": set(), "fr": set()}
    for record, step, seat in each_phase(game, 2).values():
        key = server.from_moment(record, step, seat)
        for language, found in places.items():
            page = visit(f"/t/{key.table}", key, viewport=SCREEN, locale=language)
            found.add(tuple(page.evaluate(PLACES)[0]))
    assert [len(found) for found in places.values()] == [1, 1], places


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
