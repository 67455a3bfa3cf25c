"""Games of the past: moments, links to them, records, and going on from them."""

import re

from playwright.sync_api import FilePayload, Page, expect
from tests.browser.acting import forget, wait_for_choice
from tests.browser.conftest import Visit
from tests.serving import Server

from heliopolis.core.reader import read_record
from heliopolis.core.record import Record


def at_step(page: Page, step: int) -> None:
    """Expect a page to show a step."""
    expect(page.locator(".replay-bar")).to_contain_text(re.compile(rf"Step {step} of \d+"))


def test_a_finished_game_is_gone_through_by_buttons_keys_and_slider(visit: Visit, server: Server) -> None:
    key = server.finished("ra", 2)
    steps = server.look(key).steps
    page = visit(f"/t/{key.table}", key)
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_url("**/replay")
    at_step(page, steps)
    page.evaluate("() => { window.stayed = true }")
    page.get_by_role("button", name="Beginning").click()
    at_step(page, 0)
    page.get_by_role("button", name="On", exact=True).click()
    at_step(page, 1)
    page.wait_for_url("**step=1")
    for step in (2, 3):
        page.keyboard.press("ArrowRight")
        at_step(page, step)
    page.keyboard.press("ArrowLeft")
    at_step(page, 2)
    slider = page.get_by_role("slider")
    slider.fill(str(steps // 2))
    at_step(page, steps // 2)
    page.wait_for_url(f"**step={steps // 2}")
    expect(page.locator("#live")).to_contain_text(f"Step {steps // 2} of {steps}")
    page.get_by_role("button", name="End", exact=True).click()
    at_step(page, steps)
    expect(slider).to_have_value(str(steps))
    assert page.evaluate("window.stayed")  # the page was morphed, not loaded
    page.get_by_role("link", name="To the table").click()
    page.wait_for_url(f"**/t/{key.table}")


def test_a_moment_to_which_one_has_gone_is_the_same_as_when_it_is_loaded(visit: Visit, server: Server) -> None:
    key = server.finished("ra", 2)
    page = visit(f"/t/{key.table}/replay?step=3", key)
    for step in (40, 12, 25):
        page.get_by_role("slider").fill(str(step))
        at_step(page, step)
        assert (
            page.locator("#table").inner_html()
            == visit(f"/t/{key.table}/replay?step={step}", key).locator("#table").inner_html()
        )


def test_a_replay_works_without_a_script(visit: Visit, server: Server) -> None:
    key = server.finished("ra", 2)
    page = visit(f"/t/{key.table}/replay?step=3", key, java_script_enabled=False)
    page.get_by_role("button", name="On", exact=True).click()
    page.wait_for_url(re.compile(r"step=4\b"))
    at_step(page, 4)


def first_lot_won(record: Record) -> int:
    """Return the step at which somebody wins tiles for the first time."""
    for step in range(1, len(record.entries) + 1):
        if any(seat["tiles"] for seat in record.state_at(step).view(None)["seats"]):
            return step
    raise AssertionError("nobody has won anything in this game")


def test_tiles_glide_from_the_barque_to_who_wins_them_and_suns_change_places(visit: Visit, server: Server) -> None:
    key = server.finished("ra", 2)
    record = read_record(server.ask(lambda house: house.record(key.table, key.secret)))
    won = first_lot_won(record)
    page = visit(f"/t/{key.table}/replay?step={won - 1}", key, reduced_motion="no-preference")
    page.evaluate(
        """() => {
            window.travelled = {};
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, ...timing) {
                const [x, y] = (frames[0].transform ?? frames[0].translate).match(/-?[\\d.]+/g).map(Number);
                const piece = this.popover ? this.previousElementSibling : this;  // an image travels before its piece
                window.travelled[piece.dataset.key] = Math.hypot(x, y);
                return animate.call(this, frames, ...timing);
            };
        }"""
    )
    page.keyboard.press("ArrowRight")
    at_step(page, won)
    page.wait_for_function("() => Object.keys(window.travelled).length > 0")
    travelled = page.evaluate("window.travelled")
    far = {piece for piece, way in travelled.items() if way > 50}
    before, after = (record.state_at(step).view(None)["centre_sun"] for step in (won - 1, won))
    assert {f"sun-{before}", f"sun-{after}"} <= far
    assert any(piece.startswith("tray-") for piece in far)


def test_a_link_to_a_moment_shows_it_to_anybody(visit: Visit, server: Server) -> None:
    key = server.finished("ra", 2)
    page = visit(f"/t/{key.table}/replay?step=20", key, permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Link to this moment").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{server.url}/t/{key.table}/replay?step=20"
    stranger = visit(link)
    at_step(stranger, 20)
    track = "#board .auction"
    assert stranger.locator(track).inner_text() == page.locator(track).inner_text()


def test_a_moment_shows_the_board_as_it_was(visit: Visit, server: Server) -> None:
    key = server.finished("ra", 2)
    record = server.ask(lambda house: house._open.get(key.table)).table.play.record
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
    held = server.ask(lambda house: house.held(key.secret))
    assert {line.id for line in held} == {key.table, new}


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
    at_step(reader, 2)  # the suns are dealt, and somebody decides
    reader.get_by_role("button", name="On", exact=True).click()
    at_step(reader, 3)
    reader.get_by_role("button", name="Beginning", exact=True).click()
    at_step(reader, 0)
    reader.get_by_role("button", name="End", exact=True).click()
    expect(reader.locator(".replay-bar")).to_contain_text(f"Step {server.look(key).steps} of")
    reader.get_by_role("slider").fill("8")
    at_step(reader, 8)
    reader.keyboard.press("ArrowRight")
    at_step(reader, 9)
    reader.get_by_role("button", name="End", exact=True).click()
    for fame in server.look(key).result.scores:  # type: ignore[union-attr]
        expect(reader.locator("#seats")).to_contain_text(str(fame))


def test_a_record_that_makes_no_sense_is_handed_back_with_the_line(visit: Visit) -> None:
    page = visit("/replay")
    page.get_by_label("A record as text").fill("this is no record")
    page.get_by_role("button", name="Show the replay").click()
    expect(page.get_by_role("alert")).to_contain_text("Line 1")
    expect(page.get_by_label("A record as text")).to_have_value("this is no record")


def test_a_record_is_read_from_a_file_and_gone_on_with(visit: Visit, server: Server) -> None:
    key = server.finished("heir")
    text = server.ask(lambda house: house.record(key.table, key.secret))
    page = visit("/replay")
    file: FilePayload = {"name": "record.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.get_by_label("A record as a file").set_input_files(file)
    expect(page.get_by_label("A record as text")).to_have_value(text)
    page.get_by_role("button", name="Show the replay").click()
    page.get_by_role("slider").wait_for()
    page.wait_for_load_state()  # before the script is there, the slider leads nowhere
    page.get_by_role("slider").fill("40")
    at_step(page, 40)
    page.get_by_label("As whom to go on").select_option(index=1)
    page.get_by_role("button", name="Continue from here against bots").click()
    page.wait_for_url(re.compile(r"/t/[\w-]{20}$"))
    forget(page)
    wait_for_choice(page)
    secret = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "me")
    table = page.url.rpartition("/")[2]
    begun = server.ask(lambda house: house.moment(table, secret, 1, 0))
    then = read_record(text).state_at(40).view(1)
    assert begun.view["seats"][1] == then["seats"][1]
    assert then["seats"][1]["hand"]


def test_another_language_leaves_the_reader_at_the_same_step(visit: Visit, server: Server) -> None:
    key = server.finished("ra", 2)
    page = visit(f"/t/{key.table}/replay?step=40", key)
    page.get_by_role("link", name="FR", exact=True).click()
    page.wait_for_url("**/replay?step=40")
    expect(page.locator(".replay-bar")).to_contain_text("Étape 40 sur")
    page.wait_for_load_state()
    page.get_by_role("button", name="Suite").click()
    page.wait_for_url("**/replay?step=41")
    page.get_by_role("link", name="EN", exact=True).click()
    expect(page.locator(".replay-bar")).to_contain_text("Step 41 of")


def test_nobody_is_sent_on_from_a_game_that_is_over(visit: Visit, server: Server) -> None:
    key = server.finished("ra", 2)
    page = visit(f"/t/{key.table}/replay", key)
    going_on = page.get_by_role("button", name="Continue from here against bots")
    expect(going_on).to_have_count(0)
    page.keyboard.press("Shift+ArrowLeft")
    expect(going_on).to_be_visible()


def test_a_replay_plays_by_itself_and_jumps_by_turns_epochs_and_own_decisions(visit: Visit, server: Server) -> None:
    key = server.finished("ra", 2)
    record = read_record(server.ask(lambda house: house.record(key.table, key.secret)))
    page = visit(f"/t/{key.table}/replay?step=6", key)
    page.keyboard.press("Space")
    expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("() => Number(document.querySelector('[data-scrub]').value) > 7")
    page.keyboard.press("Space")
    expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Epochs 2").click()
    page.wait_for_url("**step=*")
    expect(page.locator('[aria-label="Epochs 2"]')).to_have_attribute("aria-current", "true")
    page.get_by_role("button", name="My next decision").click()
    page.wait_for_timeout(300)
    step = int(page.locator("[data-scrub]").input_value())
    assert record.entries[step].seat == 0
    assert page.locator("#log a").first.get_attribute("href").endswith(f"step={step}")  # type: ignore[union-attr]


def test_after_the_game_one_may_look_with_the_eyes_of_others(visit: Visit, server: Server) -> None:
    key = server.finished("heir")
    page = visit(f"/t/{key.table}/replay?step=60", key)
    page.get_by_label("Seen by").select_option("1")
    page.wait_for_url("**seen=1&step=60")
    other = server.ask(lambda house: house.moment(key.table, None, 1, 60, as_known=False))
    assert other.view["seats"][1]["hand"]
    page.get_by_label("Log as known then").check()
    page.wait_for_url("**then=1&step=60")


def test_a_record_that_was_handed_in_is_shared_by_its_link(visit: Visit, server: Server) -> None:
    key = server.finished("ra", 2)
    page = visit("/replay")
    page.get_by_label("A record as text").fill(server.ask(lambda house: house.record(key.table, key.secret)))
    page.get_by_role("button", name="Show the replay").click()
    page.wait_for_url("**/replay?record=*")
    page.get_by_role("slider").fill("20")
    page.wait_for_url("**step=20")
    at_step(visit(page.url.removeprefix(server.url)), 20)
