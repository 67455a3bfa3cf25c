"""Games of the past: moments, links to them, records, and going on from them."""

import re

from playwright.sync_api import Page, expect
from tests.browser.acting import forget, wait_for_choice
from tests.browser.conftest import Visit
from tests.serving import Server


def step_of(page: Page) -> int:
    """Return the step that a page says it shows."""
    found = re.search(r"Step (\d+) of \d+", page.locator(".replay-bar").inner_text())
    assert found
    return int(found[1])


def test_a_finished_game_is_gone_through_by_buttons_keys_and_slider(visit: Visit, server: Server) -> None:
    key = server.finished("ra", 2)
    steps = server.look(key).steps
    page = visit(f"/t/{key.table}", key)
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_url("**/replay")
    assert step_of(page) == steps
    page.get_by_role("link", name="Beginning").click()
    page.wait_for_url("**step=0")
    assert step_of(page) == 0
    page.get_by_role("link", name="On", exact=True).click()
    page.wait_for_url("**step=1")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**step=2")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**step=3")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**step=2")
    slider = page.get_by_role("slider")
    slider.fill(str(steps // 2))
    page.wait_for_url(f"**step={steps // 2}")
    assert step_of(page) == steps // 2
    page.get_by_role("link", name="End", exact=True).click()
    page.wait_for_url(f"**step={steps}")
    assert step_of(page) == steps


def test_a_link_to_a_moment_shows_it_to_anybody(visit: Visit, server: Server) -> None:
    key = server.finished("ra", 2)
    page = visit(f"/t/{key.table}/replay?step=20", key, permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Link to this moment").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{server.url}/t/{key.table}/replay?step=20"
    stranger = visit(link)
    assert step_of(stranger) == 20
    track = "#board .auction"
    assert stranger.locator(track).inner_text() == page.locator(track).inner_text()


def test_a_moment_shows_the_board_as_it_was(visit: Visit, server: Server) -> None:
    key = server.finished("ra", 2)
    record = server.ask(lambda house: house._get(key.table)).table.play.record
    for step in (8, 30):
        page = visit(f"/t/{key.table}/replay?step={step}", key)
        lying = sum(kind is not None for kind in record.state_at(step).view(0)["track"])
        assert page.locator("#board .auction .tile").count() == lying
        assert page.locator("#table [data-act]").count() == 0


def test_a_game_goes_on_from_a_moment(visit: Visit, server: Server) -> None:
    key = server.finished("ra", 2)
    page = visit(f"/t/{key.table}/replay?step=12", key)
    page.get_by_role("button", name="Continue from here against bots").click()
    page.wait_for_url(re.compile(r"/t/[\w-]{20}$"))
    assert key.table not in page.url
    forget(page)
    wait_for_choice(page)
    new = page.url.rpartition("/")[2]
    old, going = (server.ask(lambda house, t=t: house.record(t)) for t in (key.table, new))  # type: ignore[misc]
    lines = [[line for line in text.splitlines() if re.match(r"[\d*] ", line)] for text in (old, going)]
    assert lines[1][:12] == lines[0][:12]
    assert server.look(key).result is not None


def test_a_record_is_downloaded_as_the_house_has_it_and_replayed(visit: Visit, server: Server) -> None:
    key = server.finished("ra", 2)
    page = visit(f"/t/{key.table}", key)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert text == server.ask(lambda house: house.record(key.table, key.secret))
    assert download.value.suggested_filename.endswith(".txt")
    reader = visit("/replay")
    reader.get_by_label("A record as text").fill(text)
    reader.get_by_role("button", name="Show the replay").click()
    assert step_of(reader) == 0
    reader.get_by_role("button", name="On", exact=True).click()
    expect(reader.locator(".replay-bar")).to_contain_text("Step 1 of")
    reader.get_by_role("button", name="End", exact=True).click()
    expect(reader.locator(".replay-bar")).to_contain_text(f"Step {server.look(key).steps} of")
    for fame in server.look(key).result.scores:  # type: ignore[union-attr]
        expect(reader.locator("#seats")).to_contain_text(str(fame))


def test_a_record_that_makes_no_sense_is_handed_back_with_the_line(visit: Visit) -> None:
    page = visit("/replay")
    page.get_by_label("A record as text").fill("this is no record")
    page.get_by_role("button", name="Show the replay").click()
    expect(page.get_by_role("alert")).to_contain_text("Line 1")
    expect(page.get_by_label("A record as text")).to_have_value("this is no record")
