"""Games in the browser: against bots, between people, at one device, watched."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.acting import CHOICES, REMEMBER, forget, play, see_result, show_the_same, wait_for_choice
from tests.browser.conftest import Visit
from tests.serving import Server, search

from heliopolis.core import registry
from heliopolis.core.state import State
from heliopolis.language import GameSpeaker
from heliopolis.tables.house import Key
from heliopolis.tables.plan import USUAL_BOT, Plan, SeatPlan
from heliopolis.tables.table import OPEN, PERSON


def table_of(page: Page) -> str:
    """Return the id of the table that a page shows."""
    found = re.search(r"/t/([\w-]{20})$", page.url)
    assert found, page.url
    return found[1]


@pytest.mark.parametrize("game", registry.names())
def test_every_game_is_played_from_the_lobby_to_its_final_score(visit: Visit, server: Server, game: str) -> None:
    page = visit()
    card = page.locator("article.card", has=page.get_by_role("heading", name=registry.info(game).title, exact=True))
    card.get_by_role("button", name="Play now against bots").click()
    page.wait_for_url("**/t/*")
    assert play(page) > 0
    see_result(page, server.ask(lambda house: house.look(table_of(page))))
    expect(page.get_by_role("button", name="Another game")).to_be_visible()


def test_two_people_meet_by_a_link_and_play(visit: Visit, server: Server) -> None:
    host = visit()
    host.get_by_role("link", name="Create a table").first.click()
    host.get_by_label("Your name").fill("Ada")
    host.get_by_role("button", name="Create the table").click()
    host.wait_for_url("**/t/*")
    expect(host.get_by_role("button", name="Start the game")).to_be_disabled()
    link = host.locator("#waiting output").inner_text()
    assert link == host.url
    guest = visit(link)
    guest.get_by_role("textbox", name="Your name").fill("Grace")
    guest.get_by_role("button", name="Sit here").click()  # the last seat: the game begins by itself
    pages = {"Ada": host, "Grace": guest}
    for page in pages.values():
        expect(page.locator("#seats")).to_contain_text("Grace")
    table = table_of(host)
    for _ in range(8):
        look = server.ask(lambda house: house.look(table))
        (asked,) = look.asked
        acting, waiting = (pages[look.seats[seat].name] for seat in (asked, 1 - asked))
        expect(acting.locator(CHOICES).first).to_be_visible()
        expect(waiting.locator(CHOICES)).to_have_count(0)
        expect(waiting.locator("#prompt")).to_contain_text(f"Waiting for {look.seats[asked].name}")
        before = waiting.locator("#log li").count()
        acting.mouse.move(0, 0)  # off what was pressed last: another verb there would be refused for a moment
        expect(acting.locator(".is-resting")).to_have_count(0)
        acting.locator(CHOICES).first.click()
        for page in pages.values():
            expect(page.locator("#log li")).not_to_have_count(before)
    assert server.ask(lambda house: house.look(table)).steps > 8


def test_a_seat_asks_for_a_name_only_if_it_is_ones_own(visit: Visit) -> None:
    page = visit("/new/ra")
    names = page.get_by_label("Name of who plays here")
    expect(names.first).to_be_hidden()
    page.get_by_label("Seat 2").select_option("you")
    page.get_by_label("Your name").fill("Ada")
    names.first.fill("Léa")
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator("#waiting li").nth(1)).to_contain_text("Léa")


def test_a_page_that_is_loaded_again_shows_the_same(visit: Visit, server: Server) -> None:
    page = visit(f"/t/{(key := server.table('ra', 2)).table}", key)
    play(page, most=5)
    before = page.locator("#table").inner_html()
    page.reload()
    forget(page)
    wait_for_choice(page)
    assert page.locator("#table").inner_html() == before


def test_a_spectator_sees_everything_public_and_has_nothing_to_press(visit: Visit, server: Server) -> None:
    key = server.table("ra", 2, listed=True)
    playing = visit(f"/t/{key.table}", key)
    watching = visit()
    watching.locator(f'a[href="/t/{key.table}"]').click()
    play(playing, most=2)
    expect(watching.locator("#prompt")).to_contain_text("Waiting for Ada")
    expect(watching.locator(CHOICES)).to_have_count(0)
    show_the_same(watching, playing, "#board, #seats .mini, #log > ol")
    expect(watching.locator("#undo")).to_be_disabled()
    expect(watching.locator("#chat-form")).to_have_count(0)
    assert watching.locator("#board").inner_html() == playing.locator("#board").inner_html()


def test_two_people_share_one_device(visit: Visit, server: Server) -> None:
    key = server.table("ra", 2, own=2)
    page = visit(f"/t/{key.table}", key)
    deciding: set[int] = set()
    forget(page)
    for _ in range(6):
        wait_for_choice(page)
        deciding.update(server.look(key).asked)
        expect(page.locator(CHOICES).first).to_be_visible()
        play(page, most=1)
    assert deciding == {0, 1}


def playing_gods(state: State) -> bool:
    """Tell whether a seat may play a god now and another after it."""
    game = registry.game("ra")
    if state.actor() < 0:
        return False
    takes = [action for action in state.legal_actions(state.actor()) if game.actions[action].startswith("take ")]
    for action in takes:
        later = state.clone()
        later.apply(state.actor(), action)
        if later.actor() == state.actor() and len(later.legal_actions(state.actor())) > 1:
            return True
    return False


def losing_tiles(state: State) -> bool:
    """Tell whether a seat has to choose two tiles that it loses, one after the other."""
    game = registry.game("ra")
    if state.actor() < 0:
        return False
    legal = state.legal_actions(state.actor())
    if len(legal) < 2 or not game.actions[legal[0]].startswith("discard "):
        return False
    later = state.clone()
    later.apply(state.actor(), legal[0])
    return later.actor() == state.actor() and len(later.legal_actions(state.actor())) > 1


@pytest.mark.parametrize(("moment", "verb"), [(playing_gods, "take"), (losing_tiles, "discard")])
def test_what_revealed_nothing_is_taken_back(visit: Visit, server: Server, moment: object, verb: str) -> None:
    assert callable(moment)
    record, seat = search("ra", 3, moment)
    key = server.from_moment(record, len(record.entries), seat)
    page = visit(f"/t/{key.table}", key)
    undo = page.locator("#undo")
    before = page.locator("#board, #prompt, #mine").all_inner_texts()
    page.evaluate(REMEMBER)
    page.locator(f'#table [data-act^="{verb} "]').first.click()
    wait_for_choice(page)
    expect(undo).to_be_enabled()
    assert server.look(key).steps == len(record.entries) + 1
    undo.click()
    expect(page.locator("#log")).to_contain_text("Ada takes back the last decision.")
    assert server.look(key).steps == len(record.entries)
    assert page.locator("#board, #prompt, #mine").all_inner_texts() == before


def test_a_refusal_shows_its_rule_in_the_drawer(visit: Visit, server: Server) -> None:
    key = server.table("ra", 2, own=2)  # nobody calls an auction meanwhile
    page = visit(f"/t/{key.table}", key)
    forget(page)
    wait_for_choice(page)
    steps = server.look(key).steps
    page.keyboard.press("?")
    page.get_by_role("searchbox").fill("what was looked for before")
    page.get_by_role("button", name="Close").click()
    page.locator(CHOICES).first.evaluate("button => { button.dataset.act = 'discard art' }")
    page.locator('[data-act="discard art"]').click()
    drawer = page.locator("dialog#rules")
    expect(drawer).to_be_visible()
    found = drawer.locator(".is-found")
    expect(found).to_have_count(1)
    expect(found).to_be_in_viewport()
    expect(found).to_contain_text("A disaster costs you two tiles of its group")
    why = "No disaster strikes you: tiles are given up to disasters only."
    expect(drawer.locator("#refusal")).to_have_text(why)
    expect(drawer.locator("#refusal")).to_be_in_viewport()
    expect(page.locator("#live")).to_contain_text(why)
    drawer.get_by_role("button", name="Close").click()
    expect(drawer).to_be_hidden()
    assert server.look(key).steps == steps
    page.keyboard.press("?")
    expect(drawer).to_be_visible()
    expect(drawer.locator("#refusal")).to_be_hidden()
    expect(found).to_have_count(0)


def test_a_hint_names_a_choice_that_is_lit(visit: Visit, server: Server) -> None:
    key = server.table("ra", 2)
    page = visit(f"/t/{key.table}", key)
    forget(page)
    wait_for_choice(page)
    page.get_by_role("button", name="Hint").click()
    best = page.locator("#hint li").first
    expect(best).to_contain_text("of 100 games")
    speaker = GameSpeaker(registry.game("ra"), "en")
    assert any(speaker.action(action) in best.inner_text() for action in server.look(key).legal)
    page.keyboard.press("Escape")
    advised = page.locator('[data-advised="1"]').first
    expect(advised).to_be_visible()
    advised.click()
    expect(page.locator("[data-advised]")).to_have_count(0)


def test_people_talk_and_a_line_is_only_text(visit: Visit, server: Server) -> None:
    key = server.table("ra", 2)
    speaking, listening = visit(f"/t/{key.table}", key), visit(f"/t/{key.table}")
    speaking.get_by_label("Chat").fill("Bonjour <b>à tous</b> & <script>alert(1)</script>")
    speaking.get_by_label("Chat").press("Enter")
    for page in (speaking, listening):
        expect(page.locator("#log")).to_contain_text("Ada: Bonjour <b>à tous</b> & <script>alert(1)</script>")
    expect(speaking.get_by_label("Chat")).to_have_value("")


def test_another_game_begins_at_a_table_of_its_own(visit: Visit, server: Server) -> None:
    key = server.finished("ra", 2)
    page = visit(f"/t/{key.table}", key)
    page.get_by_role("button", name="Another game").click()
    page.wait_for_url(lambda url: key.table not in url)
    forget(page)
    wait_for_choice(page)
    assert table_of(page) == server.look(key).rematch
    assert len(server.ask(lambda house: house.look(table_of(page), key.secret)).mine) == 1


def test_a_game_that_is_given_up_has_no_places_to_share(visit: Visit, server: Server) -> None:
    key = server.table("ra", 3)
    page = visit(f"/t/{key.table}", key)
    server.ask(lambda house: house.resign(key.table, key.secret, 0))
    expect(page.locator("#prompt")).to_contain_text("The game was given up before its end.")
    expect(page.locator(".lines")).not_to_contain_text("1.")
    expect(page.locator('[data-do="hint"]')).to_be_hidden()


def test_a_finished_game_of_ra_has_nothing_at_stake(visit: Visit, server: Server) -> None:
    key = server.finished("ra", 2)
    page = visit(f"/t/{key.table}", key)
    expect(page.locator("#board")).not_to_contain_text("At stake")
    expect(page.locator("#mine .worth b")).to_have_count(0)
    expect(page.locator(".lines")).to_contain_text("1.")


def test_who_is_called_to_another_game_agrees_in_its_waiting_room(visit: Visit, server: Server) -> None:
    key = server.ask(lambda house: house.create(Plan("ra", (SeatPlan(PERSON, "Ada"), SeatPlan(OPEN)))))
    bob = Key(key.table, server.ask(lambda house: house.sit(key.table, 1, "Bob")))
    server.ask(lambda house: house.start(key.table, key.secret))
    server.ask(lambda house: house.resign(key.table, key.secret, 0))
    host = visit(f"/t/{key.table}", key)
    host.get_by_role("button", name="Another game").click()
    expect(host.locator("#waiting li", has_text="Bob")).to_contain_text("kept")
    expect(host.locator("#waiting li", has_text="Ada")).not_to_contain_text("kept")
    expect(host.get_by_role("button", name="Play along")).to_have_count(0)
    link = host.locator("#waiting output").inner_text()
    stranger = visit(link)
    expect(stranger.locator("#waiting button:not([data-copy])")).to_have_count(0)
    guest = visit("/", bob)
    row = guest.locator(".resume li", has_text="kept for you")
    row.get_by_role("link", name="Join").click()
    guest.wait_for_url(link)
    guest.get_by_role("button", name="Play along").click()
    for page in (host, guest):
        expect(page.locator("#seats")).to_contain_text("Bob")
    assert server.ask(lambda house: house.look(table_of(guest), bob.secret)).mine == (0,)


def test_who_is_called_to_another_game_may_decline(visit: Visit, server: Server) -> None:
    key = server.ask(lambda house: house.create(Plan("ra", (SeatPlan(PERSON, "Ada"), SeatPlan(OPEN)))))
    bob = Key(key.table, server.ask(lambda house: house.sit(key.table, 1, "Bob")))
    server.ask(lambda house: house.start(key.table, key.secret))
    server.ask(lambda house: house.resign(key.table, key.secret, 0))
    new = server.ask(lambda house: house.rematch(key.table, key.secret))
    guest = visit(f"/t/{new.table}", bob)
    guest.get_by_role("button", name="Decline").click()
    expect(guest.locator("#waiting li").first).to_contain_text("Your seat")
    assert [seat.kind for seat in server.look(new).seats] == [OPEN, PERSON]


def test_who_leaves_is_played_for_and_may_come_back(visit: Visit, server: Server) -> None:
    plan = Plan("ra", (SeatPlan(PERSON, "Ada"), SeatPlan(OPEN)))
    key = server.ask(lambda house: house.create(plan))
    server.ask(lambda house: house.sit(key.table, 1, "Grace"))
    server.ask(lambda house: house.start(key.table, key.secret))
    page = visit(f"/t/{key.table}", key)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave, let a bot play").click()
    expect(page.locator("#log")).to_contain_text("Ada has left the table.")
    expect(page.locator("#prompt")).to_contain_text("A bot plays for you")  # Grace does not decide: the game goes on
    page.locator("#prompt").get_by_role("button", name="Come back").click()
    expect(page.locator("#log")).to_contain_text("Ada is back.")


def test_a_bot_is_called_for_somebody_who_keeps_the_others_waiting(visit: Visit, own_server: Server) -> None:
    house = own_server.app.state.house
    plan = Plan("ra", (SeatPlan(PERSON, "Ada"), SeatPlan(OPEN)))
    ada = own_server.ask(lambda house: house.create(plan))
    grace = Key(ada.table, own_server.ask(lambda house: house.sit(ada.table, 1, "Grace")))
    own_server.ask(lambda house: house.start(ada.table, ada.secret))
    (slow,) = own_server.look(ada).asked
    waiting, name = (grace, "Ada") if slow == 0 else (ada, "Grace")
    call = f"Let a bot play for {name}"
    page = visit(f"/t/{ada.table}", waiting, at=own_server)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    expect(page.get_by_role("button", name=call)).to_have_count(0)
    now = house.now() + house.limits.patience * 1000
    house.now = lambda: now
    page = visit(f"/t/{ada.table}", waiting, at=own_server)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=call).click()
    expect(page.locator("#log")).to_contain_text(f"A bot plays for {name}.")
    expect(page.locator(CHOICES).first).to_be_visible()
    assert own_server.look(ada).seats[slow].bot == USUAL_BOT
