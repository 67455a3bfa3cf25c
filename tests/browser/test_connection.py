"""A page that loses its connection says so, comes back by itself, and is exactly right again."""

from playwright.sync_api import Page, expect
from tests.browser.acting import CHOICES, forget, play, show_the_same, wait_for_choice
from tests.browser.conftest import Visit
from tests.serving import Server, play_on

from heliopolis.tables.plan import Plan, SeatPlan
from heliopolis.tables.table import PERSON

PARTS = "#table, #game-remark, #undo"
"""All that a page shows of a table."""


def parts(page: Page) -> list[str]:
    """Return all that a page shows of a table."""
    return page.locator(PARTS).all_inner_texts()


def test_a_server_that_starts_again_finds_its_pages_waiting(visit: Visit, own_server: Server) -> None:
    key = own_server.table("ra", 2, own=2)
    page = visit(f"/t/{key.table}", key, at=own_server)
    watching = visit(f"/t/{key.table}", at=own_server)
    play(page, most=3)
    before = parts(page)
    own_server.stop()
    for each in (page, watching):
        expect(each.locator("#lost")).to_be_visible()
    own_server.start()
    for each in (page, watching):
        expect(each.locator("#lost")).to_be_hidden()
    assert parts(page) == before
    play(page, seed=2, most=3)
    show_the_same(watching, page, "#log > ol")
    show_the_same(watching, visit(f"/t/{key.table}", at=own_server), PARTS)


def test_what_happened_meanwhile_is_shown_after_a_lost_connection(visit: Visit, own_server: Server) -> None:
    key = own_server.table("ra", 2, own=2)
    page = visit(f"/t/{key.table}", key, at=own_server)
    forget(page)
    wait_for_choice(page)
    own_server.stop()
    expect(page.locator("#lost")).to_be_visible()
    page.locator(CHOICES).first.click()
    page.context.set_offline(True)
    own_server.start()
    own_server.ask(lambda house: play_on(house, key, most=7))
    expect(page.locator("#lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("#lost")).to_be_hidden()
    forget(page)
    wait_for_choice(page)
    again = visit(f"/t/{key.table}", key, at=own_server)
    expect(again.locator(CHOICES).first).to_be_visible()
    show_the_same(page, again, PARTS)


def test_a_waiting_room_comes_back_too(visit: Visit, own_server: Server) -> None:
    page = visit("/new/ra", at=own_server)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")
    own_server.stop()
    expect(page.locator("#lost")).to_be_visible()
    own_server.start()
    expect(page.locator("#lost")).to_be_hidden()
    guest = visit(page.url, at=own_server)
    guest.get_by_role("textbox", name="Your name").fill("Grace")
    guest.get_by_role("button", name="Sit here").click()  # the last seat: the game begins by itself
    for each in (page, guest):
        expect(each.locator("#board")).to_be_visible()


def test_what_is_done_while_the_connection_is_lost_is_not_done_and_said_to_be(visit: Visit, own_server: Server) -> None:
    key = own_server.table("ra", 2, own=2)
    page = visit(f"/t/{key.table}", key, at=own_server)
    forget(page)
    wait_for_choice(page)
    before, steps = parts(page), own_server.look(key).steps
    own_server.stop()
    expect(page.locator("#lost")).to_be_visible()
    page.get_by_label("Chat").fill("half a sentence")
    page.get_by_label("Chat").press("Enter")
    expect(page.locator("#live")).to_contain_text("The connection is lost")
    expect(page.get_by_label("Chat")).to_have_value("half a sentence")
    page.evaluate("document.querySelector('#live').textContent = ''")
    page.locator(CHOICES).first.click()
    expect(page.locator("#live")).to_contain_text("The connection is lost")
    own_server.start()
    expect(page.locator("#lost")).to_be_hidden()
    expect(page.locator("#live")).to_have_text("The connection is back.")
    assert parts(page) == before
    assert own_server.look(key).steps == steps
    page.get_by_label("Chat").press("Enter")
    expect(page.locator("#log")).to_contain_text("half a sentence")


def test_a_network_that_is_gone_is_noticed_and_the_page_comes_back(visit: Visit, own_server: Server) -> None:
    key = own_server.table("ra", 2, own=2)
    page = visit(f"/t/{key.table}", key, at=own_server)
    page.context.set_offline(True)
    expect(page.locator("#lost")).to_be_visible()
    own_server.ask(lambda house: house.say(key.table, key.secret, 0, "meanwhile"))
    page.context.set_offline(False)
    expect(page.locator("#lost")).to_be_hidden()
    expect(page.locator("#log")).to_contain_text("meanwhile")


def test_what_is_clicked_before_the_connection_stands_is_done_when_it_does(visit: Visit, server: Server) -> None:
    key = server.table("ra", 2, own=2)
    page = visit("/", key)
    steps = server.look(key).steps
    page.route("**/static/table.js", lambda route: route.abort())
    page.goto(f"/t/{key.table}")
    lines = page.locator("#log li").count()
    page.unroute("**/static/table.js")
    page.evaluate(
        """() => new Promise((done) => {
            const script = document.createElement("script");
            Object.assign(script, { type: "module", src: "/static/table.js?" });
            script.onload = () => { document.querySelector("#table [data-act]").click(); done() };
            document.head.append(script);
        })"""
    )  # the script has just begun to connect
    expect(page.locator("#log li")).not_to_have_count(lines)
    assert server.look(key).steps > steps


def test_a_waiting_room_finds_the_game_that_began_while_it_was_lost(visit: Visit, own_server: Server) -> None:
    plan = Plan("ra", (SeatPlan(PERSON, "Ada"), SeatPlan(PERSON, "Bob")))
    key = own_server.ask(lambda house: house.create(plan))
    page = visit(f"/t/{key.table}", key, at=own_server)
    expect(page.locator("#waiting")).to_be_visible()
    page.context.set_offline(True)
    expect(page.locator("#lost")).to_be_visible()
    own_server.ask(lambda house: house.start(key.table, key.secret))
    page.context.set_offline(False)
    expect(page.locator("#board")).to_be_visible()
