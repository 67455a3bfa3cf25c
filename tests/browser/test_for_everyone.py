"""The table for everyone: keyboard, phone, French, light and dark, stillness."""

import re
from importlib.resources import files
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page, expect
from tests.browser.acting import CHOICES, forget, over, painted, play, wait_for_choice
from tests.browser.conftest import Visit
from tests.serving import Server, search

from heliopolis.core import registry
from heliopolis.tables.house import House, Key
from heliopolis.tables.plan import Plan, SeatPlan
from heliopolis.tables.table import BOT, OPEN, PERSON

PHONE = {"width": 390, "height": 844}


def tab_to(page: Page, name: str, most: int = 60) -> None:
    """Press Tab until something is in focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.name || document.activeElement.innerText || ''").strip() == name:
            return
    raise AssertionError(f"Tab does not lead to {name}")


def press_choice(page: Page, rng: Random) -> None:
    """Choose something by its number and Enter."""
    count = min(9, page.locator(CHOICES).count())
    page.keyboard.press(str(1 + rng.randrange(count)))
    focused = page.evaluate("document.activeElement.dataset.act ?? ''")
    assert focused != ""
    page.keyboard.press("Enter")


def test_the_keyboard_alone_leads_from_the_lobby_to_the_final_score(visit: Visit) -> None:
    page = visit()
    tab_to(page, "Create a table")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/ra")
    tab_to(page, "name")
    page.keyboard.type("Ada")
    tab_to(page, "seat2")
    while page.evaluate("document.activeElement.value") != "bot:random":
        page.keyboard.press("ArrowDown")
    tab_to(page, "Create the table")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    tab_to(page, "Start the game")
    page.keyboard.press("Enter")
    page.locator("#board").wait_for()
    page.wait_for_load_state()  # from then on the page's script hears keys
    play(page, press_choice)
    assert over(page)
    tab_to(page, "Another game")


def test_focus_stays_where_it_was_when_the_page_changes(visit: Visit, server: Server) -> None:
    key = server.table("ra", 2)
    page = visit(f"/t/{key.table}", key)
    forget(page)
    wait_for_choice(page)
    page.get_by_label("Chat").focus()
    page.keyboard.type("half a sent")
    server.ask(lambda house: house.say(key.table, key.secret, 0, "meanwhile"))
    expect(page.locator("#log")).to_contain_text("meanwhile")
    expect(page.get_by_label("Chat")).to_be_focused()
    expect(page.get_by_label("Chat")).to_have_value("half a sent")


def test_who_decides_by_keyboard_goes_on_from_the_prompt(visit: Visit, server: Server) -> None:
    key = server.table("ra", 2, own=2)
    page = visit(f"/t/{key.table}", key)
    forget(page)
    wait_for_choice(page)
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="To the table")).to_be_focused()
    invoke = page.locator('[data-act="invoke"]')
    invoke.focus()
    page.keyboard.press("Enter")
    expect(invoke).to_have_count(0)
    expect(page.locator("#prompt")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#prompt [data-act]").first).to_be_focused()


def test_keys_of_the_table_do_nothing_while_a_drawer_lies_over_it(visit: Visit, server: Server) -> None:
    key = server.table("ra", 2, own=2)
    page = visit(f"/t/{key.table}", key)
    forget(page)
    wait_for_choice(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog#menu")).to_contain_text("? opens the rules")
    page.keyboard.press("?")
    expect(page.locator("dialog#rules")).to_be_hidden()
    page.locator("dialog#menu").get_by_role("button", name="Rules").click()
    expect(page.locator("dialog#rules")).to_be_visible()
    expect(page.locator("dialog#menu")).to_be_hidden()


def test_rules_are_found_without_accents_and_a_search_without_success_says_so(visit: Visit, server: Server) -> None:
    key = server.table("ra", 2)
    page = visit(f"/t/{key.table}", key, locale="fr")
    page.keyboard.press("?")
    rules = page.locator("dialog#rules")
    with page.expect_response("**/found?*"):
        rules.get_by_role("searchbox").fill("EPOQUE")
    expect(rules.locator("#rule-ra\\.setup\\.1")).to_be_hidden()
    assert all("époque" in text.lower() for text in rules.locator("[data-rule]:visible").all_inner_texts())
    chapters = rules.get_by_role("heading", level=3)
    assert 0 < chapters.count() < 9
    expect(rules.locator(".no-rule")).to_be_hidden()
    rules.get_by_role("searchbox").fill("zzzz")
    expect(chapters).to_have_count(0)
    expect(rules.locator(".no-rule")).to_be_visible()


def test_a_link_that_can_not_be_copied_is_shown(visit: Visit, server: Server) -> None:
    key = server.table("ra", 2)
    page = visit(f"/t/{key.table}", key)
    page.evaluate("() => { Object.defineProperty(navigator, 'clipboard', { value: undefined }) }")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Copy my link for another device").click()
    expect(page.locator("#notice")).to_contain_text(f"{server.url}/")
    expect(page.locator("dialog#menu")).to_be_hidden()


def test_drawers_open_and_close_by_key_and_the_rules_are_searched(visit: Visit, server: Server) -> None:
    key = server.table("ra", 2)
    page = visit(f"/t/{key.table}", key)
    page.keyboard.press("?")
    rules = page.locator("dialog#rules")
    expect(rules).to_be_visible()
    every = rules.locator("[data-rule]:visible").count()
    rules.get_by_role("searchbox").fill("pharaoh")
    expect(rules.locator("#rule-ra\\.auction\\.4")).to_be_hidden()
    found = rules.locator("[data-rule]:visible")
    assert 0 < found.count() < every
    assert all("pharaoh" in text.lower() for text in found.all_inner_texts())
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()


# Pages of every kind.


def pages(server: Server) -> list[tuple[str, str, Key | None]]:
    """Return an address of every kind of page, with who looks at it."""
    playing, finished = server.table("ra", 3), server.finished("ra", 3)
    waiting = server.ask(waiting_room)
    return [
        ("lobby", "/", playing),
        ("new table", "/new/ra", None),
        ("new table with words to choose from", "/new/pyramidice", None),
        ("waiting room", f"/t/{waiting.table}", waiting),
        ("table in play", f"/t/{playing.table}", playing),
        ("table, watched", f"/t/{playing.table}", None),
        ("finished table", f"/t/{finished.table}", finished),
        ("replay", f"/t/{finished.table}/replay?step=30", finished),
        ("replay, watched", f"/t/{finished.table}/replay?step=30", None),
        ("upload", "/replay", None),
        *((f"rules of {name}", f"/rules/{name}", None) for name in registry.names()),
        ("rules that have a word", "/rules/ra?words=nile", None),
        ("lesson", "/learn/ra/4", None),
        ("about", "/about/ra", None),
        ("error", "/t/nothing", None),
    ]


async def waiting_room(house: House) -> Key:
    """Set up a table that waits for a player."""
    return await house.create(Plan("ra", (SeatPlan(PERSON, "Ada"), SeatPlan(OPEN)), listed=True))


def test_no_page_scrolls_sideways_on_a_phone(visit: Visit, server: Server) -> None:
    wide = []
    for name, path, key in pages(server):
        page = visit(path, key, viewport=PHONE)
        if page.evaluate("document.documentElement.scrollWidth") > PHONE["width"]:
            wide.append(name)
        for tool in page.locator("[data-open=menu]:visible").all():
            tool.click()
            expect(page.locator("dialog#menu")).to_be_visible()
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], name
        page.context.close()
    assert wide == []


LONG = "Nebuchadnezzarnebuchadne"
"""As long a name as somebody may have, and no place to break it."""


OUTSIDE = """() => [...document.querySelectorAll("#seats .pts, #mine h2, #seats .name")]
    .filter((each) => each.getClientRects().length)
    .filter((each) => {
        const [inner, outer] = [each.getBoundingClientRect(), each.parentElement.getBoundingClientRect()];
        return inner.right > outer.right + 1 || inner.right > innerWidth;
    }).map((each) => each.textContent)"""
"""What leaves the place it stands in."""


@pytest.mark.parametrize("game", registry.names())
def test_long_names_make_no_table_wider_than_the_page(visit: Visit, server: Server, game: str) -> None:
    seats = (SeatPlan(PERSON, LONG), SeatPlan(BOT, "random"))
    key = server.ask(lambda house: house.create(Plan(game, seats), start=True))
    page = visit(f"/t/{key.table}", key)
    for width, height in ((1366, 768), (1440, 900), (1000, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(OUTSIDE) == [], width


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_no_page_to_read_scrolls_sideways_on_a_phone(visit: Visit, language: str) -> None:
    page = visit("/", viewport=PHONE, locale=language)
    wide = []
    for path in [f"/{kind}/{name}" for kind in ("about", "rules") for name in registry.names()]:
        page.goto(path)
        if page.evaluate("document.documentElement.scrollWidth") > PHONE["width"]:
            wide.append(path)
    assert wide == []


def test_a_game_is_played_on_a_phone(visit: Visit, server: Server) -> None:
    key = server.table("ra", 4, own=4)
    page = visit(f"/t/{key.table}", key, viewport=PHONE, has_touch=True, is_mobile=True)
    play(page, lambda page, rng: page.locator(CHOICES).nth(rng.randrange(page.locator(CHOICES).count())).tap(), most=10)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


# French.


class Texts(Visitor):
    """Gathers the pieces of text of messages."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        """Note a piece of text."""
        self.found.append(node.value)


def texts(package: str, language: str) -> list[str]:
    """Return what the messages of a package say, without what is filled in."""
    gathered = Texts()
    body = FluentParser().parse(files(package).joinpath(f"{language}.ftl").read_text(encoding="utf-8")).body
    for message in body:
        if isinstance(message, Message) and isinstance(message.value, Pattern):
            gathered.visit(message.value)
    return gathered.found


def phrases(text: str) -> list[str]:
    """Return the runs of words in a text that are long enough to know a language by."""
    return [phrase for part in re.split(r"[.,:;()…\n]", text) if len(phrase := part.strip(" –?!'’")) > 3]


def english() -> re.Pattern[str]:
    """Return a pattern for everything we say in English and not in French."""
    packages = [
        "heliopolis.web",
        "heliopolis.web.boards.pyramidice",
        *(registry.game(name).package for name in registry.names()),
    ]
    french = " ".join(text for package in packages for text in texts(package, "fr")).lower()
    said = {phrase for package in packages for text in texts(package, "en") for phrase in phrases(text)}
    only = [phrase for phrase in said if not re.search(rf"\b{re.escape(phrase.lower())}\b", french)]
    assert len(only) > 150
    only += ["the", "The", "there", "There", "is", "with", "your", "expected"]
    return re.compile("|".join(rf"\b{re.escape(phrase)}\b" for phrase in sorted(only, key=len, reverse=True)))


RULE = re.compile(r"\([a-z]+(\.[a-z0-9-]+)+\)")
"""The name of a rule, as it is cited behind what a piece does."""
EVERYTHING_READ = """() => {
    document.querySelectorAll("code, style, i[lang=en]").forEach((name) => name.remove());  // of rules, of cards
    const read = [document.title, document.body.textContent];
    for (const node of document.querySelectorAll("*"))
        for (const name of ["aria-label", "title", "placeholder", "alt"])
            if (node.hasAttribute(name)) read.push(node.getAttribute(name));
    return read.join("\\n");
}"""


def test_nothing_is_said_in_english_to_who_reads_french(visit: Visit, server: Server) -> None:
    foreign = english()
    titles = [registry.info(name).title for name in registry.names()]  # a title is a name, in every language
    assert foreign.search("Play now against bots")
    found = {}
    for name, path, key in pages(server):
        page = visit(path, key, locale="fr-FR")
        if page.locator("#table[data-socket] #board").count():
            forget(page)
            if key is not None:
                wait_for_choice(page)
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        read = page.evaluate(EVERYTHING_READ)
        for title in titles:
            read = read.replace(title, "")
        read = RULE.sub("", read)
        remains = foreign.findall(read)
        if remains:
            found[name] = sorted(set(remains))
        page.context.close()
    assert found == {}


def test_the_language_is_switched_on_the_page_and_stays(visit: Visit, server: Server) -> None:
    record, seat = search("ra", 2, lambda state: state.view(None)["phase"] == "turn")
    key = server.from_moment(record, len(record.entries), seat)
    page = visit(f"/t/{key.table}", key)
    page.get_by_role("link", name="FR", exact=True).first.click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    wait_for_choice(page)
    assert not english().search(page.locator("#table").inner_text())
    page.locator(CHOICES).first.evaluate("button => { button.dataset.act = 'discard art' }")
    page.locator('[data-act="discard art"]').click()
    expect(page.locator("#refusal")).to_contain_text("désastre")
    page.goto("/")
    expect(page.get_by_role("button", name="Jouer contre des robots").first).to_be_visible()


# Light, dark, stillness.


LIGHTNESS = r"""getComputedStyle(document.body).backgroundColor.match(/\d+/g).slice(0, 3)
    .reduce((sum, part) => sum + Number(part), 0)"""


def background(page: Page) -> int:
    """Return how light the page is, 0 to 765."""
    lightness: int = page.evaluate(LIGHTNESS)
    return lightness


@pytest.mark.parametrize("path", ["/", "/rules/ra"])
def test_light_and_dark_follow_the_machine_and_the_switch(visit: Visit, path: str) -> None:
    light, dark = visit(path, color_scheme="light"), visit(path, color_scheme="dark")
    assert background(light) > 600
    assert background(dark) < 250
    light.get_by_role("button", name="Day or night").first.click()
    light.wait_for_function(f"() => {LIGHTNESS} < 250")
    light.reload()
    assert background(light) < 250


MOVED = """() => {
    window.moved = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) { window.moved += 1; return animate.apply(this, given) };
}"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_pieces_glide_unless_stillness_is_wanted(visit: Visit, server: Server, motion: str) -> None:
    key = server.table("ra", 2, own=2)
    page = visit(f"/t/{key.table}", key, reduced_motion=motion)
    page.evaluate(MOVED)
    play(page, most=1)
    painted(page)
    assert (page.evaluate("window.moved") == 0) == (motion == "reduce")
    if motion == "reduce":
        page.wait_for_function("() => document.getAnimations().every((each) => each.playState !== 'running')")


def test_the_lobby_is_live(visit: Visit, server: Server) -> None:
    page = visit("/")
    expect(page.locator("#open-tables")).not_to_contain_text("A table just laid")
    seats = (SeatPlan(PERSON, "Ada"), SeatPlan(OPEN))
    server.ask(lambda house: house.create(Plan("ra", seats, title="A table just laid", listed=True)))
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator("#open-tables")).to_contain_text("A table just laid")
