"""Clocks on the page: as the table has them, at any time."""

import re
from datetime import datetime, timedelta

from playwright.sync_api import Page, expect
from tests.browser.acting import CHOICES
from tests.browser.conftest import Visit
from tests.serving import Server

from heliopolis.tables.clock import Clock

THEN = datetime(2026, 1, 1)


def clocks(page: Page) -> list[str]:
    """Return what the seats' clocks show."""
    return page.locator("#seats .clock").all_inner_texts()


def test_a_clock_runs_for_whoever_is_asked_and_is_set_by_every_decision(visit: Visit, own_server: Server) -> None:
    house = own_server.app.state.house
    now = house.now()
    house.now = lambda: now
    key = own_server.table("ra", 2, own=2, clock=Clock(300, 5))
    (first,) = own_server.look(key).asked
    page = visit("/", key, at=own_server)
    page.clock.install(time=THEN)
    page.clock.pause_at(THEN + timedelta(hours=1))
    page.goto(f"/t/{key.table}")
    expect(page.locator(CHOICES).first).to_be_visible()
    assert clocks(page) == ["5:00", "5:00"]
    page.clock.run_for(65_000)
    shown = clocks(page)
    assert shown[first] == "3:55"
    assert shown[1 - first] == "5:00"
    page.locator('[data-act="invoke"]').click()
    expect(page.locator("#seats .clock").nth(first)).to_have_text("5:05")
    assert clocks(page)[1 - first] == "5:00"
    page.clock.run_for(10_000)
    assert clocks(page)[1 - first] == "4:50"
    assert clocks(page)[first] == "5:05"


def test_a_page_shows_its_clocks_before_its_script_runs(visit: Visit, server: Server) -> None:
    key = server.table("ra", 2, own=2, clock=Clock(86_400, 3_600))
    page = visit(f"/t/{key.table}", key, java_script_enabled=False)
    shown = clocks(page)
    assert len(shown) == 2
    assert all(re.fullmatch(r"2[34]:\d\d:\d\d", each) for each in shown)
