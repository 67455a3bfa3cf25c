"""Lessons in a real browser: clicked, by keyboard, on a phone; and the cards of pieces."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.serving import Server

ACT = "#table [data-act='{}']"
QUIET = {"confirm": "never", "ends": "itself", "rest": "0", "pause": "none"}
COVERED = """() => {
    const card = document.querySelector("#card").getBoundingClientRect();
    const choices = [...document.querySelectorAll("#table [data-act]")].map((each) => each.getBoundingClientRect());
    return choices.filter(({ left, right, top, bottom }) =>
        left < card.right && right > card.left && top < card.bottom && bottom > card.top).length;
}"""


def test_a_lesson_is_learned_with_a_wrong_turn_and_remembered(visit: Visit) -> None:
    page = visit("/learn/ra/4", settings=QUIET)
    page.locator(ACT.format("bid 5")).click()
    expect(page.locator("#lesson .answer.is-wrong")).to_contain_text("Both are asked after you")
    page.locator("[data-do=show]").click()
    expect(page.locator("#lesson .answer.is-shown")).to_contain_text("Bid sun 13")
    page.locator(ACT.format("bid 13")).click()
    expect(page.locator("#lesson .insight")).to_be_visible()
    page.locator("#lesson .deeds a").click()
    expect(page.locator("#lesson h2")).to_have_text("Invoke Ra yourself")
    expect(page.locator("#lesson .progress .is-done")).to_have_count(1)


def test_a_lesson_is_learned_by_keyboard_on_a_phone_in_french(visit: Visit) -> None:
    page = visit("/learn/gold/4", settings=QUIET, locale="fr-FR", viewport={"width": 390, "height": 844})
    for act in ("move archaeologist d5", "steal 2", "move archaeologist d6"):
        page.locator(f"button{ACT.format(act).removeprefix('#table ')}").first.focus()
        page.keyboard.press("Enter")
        expect(page.locator("#lesson .asks > .say-it" if act.endswith("d6") else "#prompt")).to_be_focused()
    expect(page.locator("#lesson [aria-live=polite] .insight")).to_contain_text("mains vides")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_a_lesson_asks_stays_in_sight_on_a_phone_and_the_other_figure_can_still_be_taken(visit: Visit) -> None:
    touch = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = visit("/learn/gold/3", settings={**QUIET, "confirm": "final"}, **touch)
    task = page.locator("#lesson .task")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(task).to_be_in_viewport(ratio=1)
    page.locator(ACT.format("move archaeologist d5")).tap()
    page.locator("#seal [data-shows=porter]").tap()
    expect(page.locator("#seal h3")).to_contain_text("porter")
    page.locator("[data-seal]").tap()
    expect(task).to_contain_text("Lay a lantern")
    page.locator("[data-do=show]").tap()
    expect(page.locator("#lesson .answer.is-shown")).to_be_in_viewport(ratio=1)


def test_what_a_lesson_shows_is_brought_into_sight_on_a_phone(visit: Visit) -> None:
    touch = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = visit("/learn/pyramidice/1", settings=QUIET, **touch)
    tile = page.locator(ACT.format("rest camp"))
    expect(tile).not_to_be_in_viewport()
    page.locator("[data-do=show]").tap()
    expect(tile).to_be_in_viewport(ratio=1)
    expect(page.locator("#lesson .task")).to_be_in_viewport(ratio=1)


def test_a_piece_tells_what_it_is_by_hovering_and_by_key(visit: Visit, server: Server) -> None:
    key = server.table("pyramidice", 2)
    page = visit(f"/t/{key.table}", key, settings=QUIET)
    deity = page.locator("#table #board [data-key^=deity-]").first
    deity.hover()
    card = page.locator("#card")
    expect(card).to_be_visible()
    expect(card.locator(".worth")).to_contain_text("at the end")
    assert deity.get_attribute("title") is None, "the browser's own tooltip is not wanted beside it"
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    page.mouse.move(2, 2)
    page.locator("[data-ask]").focus()
    page.keyboard.press("Enter")
    deity.focus()
    page.keyboard.press("Enter")
    expect(card).to_be_visible()
    card.locator("button").click()
    expect(page.locator("#rules")).to_be_visible()


def test_a_piece_that_comes_under_a_hand_at_rest_lays_no_card(visit: Visit, server: Server) -> None:
    key = server.table("pyramidice", 2)
    page = visit(f"/t/{key.table}", key, settings=QUIET)
    deity, card = page.locator("#table #board [data-key^=deity-]").first, page.locator("#card")
    deity.hover()
    expect(card).to_be_visible()
    assert page.evaluate(COVERED) == 0, "the card lies on what could be chosen"
    box = deity.bounding_box()
    assert box is not None
    page.keyboard.press("Escape")
    away = page.add_style_tag(content="#table [title] { display: none !important }")
    page.mouse.move(box["x"] + 9, box["y"] + 9)
    away.evaluate("(style) => style.remove()")
    expect(deity).to_be_visible()
    page.wait_for_function("(piece) => piece.matches(':hover')", arg=deity.element_handle())
    page.wait_for_timeout(900)  # twice as long as a hand has to rest
    expect(card).to_be_hidden()
    page.mouse.move(box["x"] + 12, box["y"] + 12)
    expect(card).to_be_visible()


PLACES = """() => ["#board", "#prompt", "#prompt .ask"].map((part) => {
    const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
})"""


@pytest.mark.parametrize("game", ["ra", "heir", "pyramidice", "gold"])
@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_nothing_moves_when_the_coach_begins_to_speak(
    visit: Visit, server: Server, game: str, size: tuple[int, int]
) -> None:
    key = server.table(game, 2)
    page = visit("/", key, settings=QUIET, viewport={"width": size[0], "height": size[1]})
    page.context.add_cookies([{"name": "coach", "value": "on", "url": server.url}])
    page.goto(f"/t/{key.table}")
    line = page.locator("#prompt .coachline > span:not(.medal)")
    expect(page.locator("#prompt:not(.is-quiet)")).to_be_visible()
    line.evaluate("(line) => { line.textContent = ''; }")
    silent = page.evaluate(PLACES)
    line.evaluate(
        "(line) => { line.textContent = 'Your archaeologist opens the way, your porter lights it. '.repeat(3); }"
    )
    spoken = page.evaluate(PLACES)
    if size[0] > 700:
        assert spoken == silent
    else:  # there the prompt stands at the foot of the screen, and what is said grows upwards
        assert (spoken[0], spoken[2]) == (silent[0], silent[2])


def test_what_would_be_lost_is_told_whole_before_it_is_confirmed(visit: Visit) -> None:
    for size in ({"width": 1366, "height": 768}, {"width": 390, "height": 844}):
        page = visit("/learn/gold/9", settings={**QUIET, "confirm": "final"}, viewport=size)
        page.locator(ACT.format("end")).click()
        told = page.locator("#told")
        expect(told).to_contain_text("Iset loses the porter on d4")
        expect(told).to_be_in_viewport(ratio=1)
        assert told.evaluate("(told) => told.scrollHeight <= told.clientHeight + 1"), "nothing of it is cut off"
        page.locator("[data-unseal]").click()
        expect(told).to_be_hidden()
