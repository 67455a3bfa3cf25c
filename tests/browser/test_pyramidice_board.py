"""The table of Pyramidice in a real browser: whole games by clicks, undo within a turn, previews, the architect."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.acting import CHOICES, liking, painted, play, see_result, wait_for_choice
from tests.browser.conftest import Visit
from tests.browser.test_axe import violations
from tests.browser.test_for_everyone import press_choice
from tests.serving import Server, search

from heliopolis.core.state import State
from heliopolis.tables.house import Key

choose = liking(("place", "build", "worship", "pay", "rest", "activate", "work"), 0.9)
"""What brings a game further; dice that are never built never end it."""


def test_a_whole_game_is_played_by_clicks_on_the_table(visit: Visit, server: Server) -> None:
    key = server.table("pyramidice", 2, bot="greedy")
    page = visit(f"/t/{key.table}", key)
    assert play(page, choose, seed=3, most=2000) > 20
    see_result(page, server.look(key))
    expect(page.locator("#ends")).to_contain_text("The game is over.")


def test_a_whole_solo_game_is_played_against_the_architect(visit: Visit, server: Server) -> None:
    key = server.table("pyramidice", 1, options={"architect": "hemiunu"})
    page = visit(f"/t/{key.table}", key)
    expect(page.locator("#architect")).to_contain_text("Hemiunu")
    assert play(page, choose, seed=4, most=2000) > 20
    page.locator("#results summary").click()
    expect(page.locator("#results tbody tr", has_text="Hemiunu").first).to_be_visible()
    expect(page.locator("#ends")).to_contain_text("The game is over.")
    expect(page.locator(".steps li")).to_have_count(3)
    scores = [int(text) for text in page.locator("#seats .pts").all_inner_texts()]
    assert page.locator(".lines .sum").all_inner_texts() == [str(score) for score in sorted(scores, reverse=True)]
    place = 1 if scores[0] > scores[1] else 2
    expect(page.locator(".lines [role=rowheader]", has_text="Ada")).to_contain_text(f"{place}.")
    expect(page.locator(".lines [role=rowheader]")).to_have_count(2)
    expect(page.locator("#prompt")).to_contain_text("Ada wins" if place == 1 else "Hemiunu wins")


@pytest.mark.parametrize("width", [390, 1000])
def test_a_finished_game_keeps_every_part_of_a_narrow_page_in_one_column(
    visit: Visit, server: Server, width: int
) -> None:
    key = server.finished("pyramidice", 2)
    page = visit(f"/t/{key.table}", key, viewport={"width": width, "height": 844})
    parts = [page.locator(f"#{name}").bounding_box() for name in ("results", "seats", "board", "prompt", "mine", "log")]
    assert all(box is not None and box["width"] > width - 50 for box in parts)
    tops = [box["y"] for box in parts if box is not None]
    assert tops == sorted(tops)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_small_laptop_shows_the_whole_table(visit: Visit, server: Server, seats: int) -> None:
    key = moment(server, seats, is_resting)
    page = visit(f"/t/{key.table}", key, viewport={"width": 1366, "height": 768})
    wait_for_choice(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= 768


IN_SIGHT = """() => {
    const tiles = [...document.querySelectorAll('#table [data-act^="rest "]')];
    const boxOf = (each) => each.getBoundingClientRect();
    const edge = boxOf(document.querySelector("#prompt")).top;
    return tiles.length > 0 && tiles.every((tile) => boxOf(tile).top >= 0 && boxOf(tile).bottom <= edge);
}"""


def test_the_question_hides_none_of_its_answers_on_a_phone(visit: Visit, server: Server) -> None:
    key = moment(server, 2, is_resting)
    page = visit(f"/t/{key.table}", key, viewport={"width": 390, "height": 844})
    page.wait_for_function(IN_SIGHT)


def test_a_phone_shows_the_architect_s_turn_on_its_first_screen(visit: Visit, server: Server) -> None:
    key = moment(server, 1, is_solo_turn)
    page = visit(f"/t/{key.table}", key, viewport={"width": 390, "height": 844})
    turn = page.locator("#his-turn").bounding_box()
    assert turn is not None
    assert turn["y"] + turn["height"] < 600


def test_decisions_are_made_by_keyboard_alone(visit: Visit, server: Server) -> None:
    key = server.table("pyramidice", 2, bot="greedy")
    page = visit(f"/t/{key.table}", key)
    assert play(page, press_choice, seed=5, most=25) == 25
    assert server.look(key).steps > 25


def moment(server: Server, seats: int, wanted: Callable[[dict[str, Any]], bool]) -> Key:
    """Set up a table that goes on from a moment at which somebody is to decide."""

    def fits(state: State) -> bool:
        return wanted(state.view(int(state.actor())))

    record, seat = search("pyramidice", seats, fits)
    return server.from_moment(record, len(record.entries), seat)


def is_building(view: dict[str, Any]) -> bool:
    """Tell whether a stone die may be built, with some turns behind."""
    return bool(view["phase"] == "working" and len(view["builds"]) > 6 and view["turns"] > 12)


def is_paying(view: dict[str, Any]) -> bool:
    """Tell whether a deity is being paid for."""
    return bool(view["phase"] == "paying" and view["due"]["for"] == "worship")


def is_choosing_scarab(view: dict[str, Any]) -> bool:
    """Tell whether a scarab is chosen."""
    return bool(view["phase"] == "scarab")


def is_resting(view: dict[str, Any]) -> bool:
    """Tell whether somebody chooses between rest and work, with tiles and gods before everybody."""
    return view["phase"] == "turn" and all(area["tiles"] and area["gods"] for area in view["seats"])


def is_solo_turn(view: dict[str, Any]) -> bool:
    """Tell whether the architect has played some turns."""
    return bool(view["phase"] == "turn" and view["turns"] > 8)


def is_laying(view: dict[str, Any]) -> bool:
    """Tell whether the player lays out the architect's tiles."""
    return bool(view["phase"] == "laying" and view["turn"] != 0)


MOMENTS = [
    *((4, is_building), (3, is_paying), (4, is_choosing_scarab), (2, is_resting), (1, is_solo_turn), (1, is_laying)),
]


@pytest.mark.parametrize(("seats", "wanted"), MOMENTS, ids=[wanted.__name__ for _, wanted in MOMENTS])
def test_axe_finds_nothing_and_nothing_is_too_wide(
    visit: Visit, server: Server, seats: int, wanted: Callable[[dict[str, Any]], bool]
) -> None:
    key = moment(server, seats, wanted)
    page = visit(f"/t/{key.table}", key, color_scheme="dark")
    wait_for_choice(page)
    found = {"dark": violations(page)}
    page.emulate_media(color_scheme="light")
    found["light"] = violations(page)
    page.set_viewport_size({"width": 390, "height": 844})
    found["phone"] = violations(page)
    assert found == {"dark": [], "light": [], "phone": []}
    for width in (390, 768, 1024, 1366, 1440):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_pointing_at_a_die_shows_what_building_it_brings(visit: Visit, server: Server) -> None:
    key = moment(server, 3, is_building)
    page = visit(f"/t/{key.table}", key)
    wait_for_choice(page)
    die = page.locator('[data-act^="build"]').first
    value = str(die.get_attribute("data-act")).removeprefix("build ")
    site = page.locator(f".site.for-{value}").first
    page.locator("h1").hover()
    expect(site).to_have_css("opacity", "0")
    die.hover()
    expect(site).to_have_css("opacity", "1")
    promised = set(page.locator(f".site.for-{value} .glory b").all_inner_texts())
    die.click()
    lit = page.locator('[data-act^="place"]')
    expect(lit.first).to_be_visible()
    assert set(lit.locator(".glory b").all_inner_texts()) == promised


def click_and_wait(page: Page, server: Server, key: Key, selector: str, steps: int) -> None:
    """Click, and wait until the game has so many steps and the page shows it."""
    page.locator(selector).first.click()
    deadline = time.monotonic() + 10
    while server.look(key).steps != steps:
        assert time.monotonic() < deadline, selector
        page.wait_for_timeout(10)
    version = server.look(key).version
    page.wait_for_function("(version) => window.heard >= version", arg=version)


LISTEN = """
const handler = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", {
    get() { return handler.get.call(this) },
    set(receive) {
        handler.set.call(this, (event) => {
            receive(event);
            window.heard = JSON.parse(event.data).version ?? window.heard;
        });
    },
});
"""


def test_several_steps_of_a_turn_are_taken_back_up_to_the_roll(visit: Visit, server: Server) -> None:
    key = moment(server, 2, lambda view: is_building(view) and not view["hand"]["rerolled"])
    page = visit("/", key)
    page.context.add_init_script(LISTEN)
    page.goto(f"/t/{key.table}")
    wait_for_choice(page)
    before, start = server.look(key).steps, page.locator("#board, #prompt, #mine").all_inner_texts()
    done = ('[data-act^="build"]', '[data-act^="place"]', '[data-act="reroll"]', '[data-act^="choose"]')
    for made, selector in enumerate(done, start=1):
        click_and_wait(page, server, key, selector, before + made)
    for left in (3, 2, 1, 0):
        click_and_wait(page, server, key, "#undo", before + left)
    expect(page.locator("#undo")).to_be_disabled()
    assert page.locator("#board, #prompt, #mine").all_inner_texts() == start


def test_what_was_rolled_is_not_taken_back(visit: Visit, server: Server) -> None:
    key = moment(server, 2, lambda view: is_building(view) and not view["hand"]["rerolled"])
    page = visit(f"/t/{key.table}", key)
    wait_for_choice(page)
    page.locator('[data-act="reroll"]').click()
    page.locator('[data-act^="choose"]').first.click()
    page.locator('[data-act="throw"]').click()
    expect(page.locator('[data-act="finish"]')).to_be_visible()
    expect(page.locator("#undo")).to_be_disabled()


STARTS = """() => {
    window.begun = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const piece = this.popover ? this.previousElementSibling : this;  // an image travels before its piece
        window.begun.push([piece.dataset.key ?? "", timing.delay]);
        return animate.call(this, frames, timing);
    };
}"""


def last(page: Page, _: Random) -> None:
    """Choose what is lit last."""
    page.locator(CHOICES).last.click()


def test_the_architect_s_turn_plays_out_step_by_step(visit: Visit, server: Server) -> None:
    key = server.table("pyramidice", 1)
    page = visit(f"/t/{key.table}", key, reduced_motion="no-preference")
    wait_for_choice(page)
    page.evaluate(STARTS)
    for _ in range(60):
        if page.locator(".steps.is-new").count():
            break
        play(page, last, most=1)
    painted(page)
    steps = page.locator(".steps.is-new li")
    expect(steps).to_have_count(3)
    after = [step.evaluate("each => getComputedStyle(each).animationDelay") for step in steps.all()]
    assert after == ["0s", "0.7s", "1.4s"]
    late = {name: delay for name, delay in page.evaluate("window.begun") if delay}
    assert set(late.values()) <= {1400, 2100}
    assert any(name.startswith(("built-", "tile-")) for name, delay in late.items() if delay == 1400)
    assert any(name.startswith("deity-") for name, delay in late.items() if delay == 2100)
    told = page.locator("#log li").all_inner_texts()
    assert any("The architect takes" in line for line in told)
    assert any(line.startswith("Stone die:") for line in told)
