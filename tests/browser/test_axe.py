"""No page of ours has a violation that axe can find, in light and dark, on a desktop and on a phone."""

from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.browser.acting import forget, wait_for_choice
from tests.browser.conftest import Visit
from tests.browser.test_for_everyone import PHONE, pages
from tests.serving import Server

from heliopolis.core import registry
from heliopolis.tables.house import Key

DESKTOP = {"width": 1280, "height": 900}
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@pytest.fixture(scope="module")
def every_page(server: Server) -> dict[str, tuple[str, Key | None]]:
    """Return an address of every kind of page."""
    return {name: (path, key) for name, path, key in pages(server)}


def violations(page: Page) -> list[str]:
    """Return what axe finds: the rule, and where."""
    page.evaluate("() => Promise.allSettled(document.getAnimations().map((each) => each.finished))")
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


KINDS = ["lobby", "new table", "waiting room", "table in play", "finished table", "replay", "lesson", "about", "error"]
KINDS += [*(f"rules of {name}" for name in registry.names()), "rules that have a word"]


@pytest.mark.parametrize("kind", KINDS)
def test_axe_finds_nothing(visit: Visit, every_page: dict[str, tuple[str, Key | None]], kind: str) -> None:
    path, key = every_page[kind]
    page = visit(path, key, viewport=DESKTOP, color_scheme="light")
    if kind == "table in play":
        forget(page)
        wait_for_choice(page)
    found = {}
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        for light in LIGHTS:
            page.emulate_media(color_scheme=light)
            found[f"{light}, {size['width']}"] = violations(page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("drawer", ["rules", "menu"])
def test_axe_finds_nothing_in_a_drawer(
    visit: Visit, every_page: dict[str, tuple[str, Key | None]], drawer: str
) -> None:
    path, key = every_page["table in play"]
    page = visit(path, key, viewport=DESKTOP)
    page.locator(f"[data-open={drawer}]").first.click()
    expect(page.locator(f"dialog#{drawer}")).to_be_visible()
    assert violations(page) == []


def test_axe_can_find_something(visit: Visit) -> None:
    page = visit("/rules/ra")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=\"/static/icon.svg\">')")
    assert any(each.startswith("image-alt") for each in violations(page))


@pytest.mark.parametrize(("size", "light"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_axe_finds_nothing_while_a_beat_is_told(visit: Visit, server: Server, size: Any, light: Any) -> None:
    key = server.table("ra", 3, own=3)
    page = visit(f"/t/{key.table}", pace="slow", viewport=size, color_scheme=light)
    look = server.look(key)
    invoke = look.legal[[registry.game("ra").actions[action] for action in look.legal].index("invoke")]
    server.ask(
        lambda house: house.act(key.table, key.secret, seat=look.viewer or 0, version=look.version, action=invoke)
    )
    expect(page.locator("#caption")).to_be_visible()
    assert violations(page) == []
    expect(page.locator("#caption")).to_be_visible()
