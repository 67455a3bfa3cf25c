"""Whole games by people who press again: no decision is made for a question that was not on the screen.

    python bench/double_clicks.py [GAME ...] [--seed N]

Every button of every prompt of a whole game is pressed twice, 120, 250 or 400 ms apart, and a third time once the page
takes clicks again, with nothing confirmed, each at a table of its own that goes on from that moment. Then a whole game
is gone through by such presses on choices of all kinds. The checks are those of `tests/browser/test_hands.py`, which
takes only some of the latter. Takes some ten minutes a game.
"""

import argparse
import sys
import tempfile
from itertools import count
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright  # noqa: E402
from tests.browser.chromium import FLAGS, find  # noqa: E402
from tests.browser.test_hands import (  # noqa: E402
    AWAKE,
    BUTTONS,
    PAUSES,
    SCREEN,
    WATCH,
    check_what_was_sent,
    click_on_and_on,
    press_again_and_again,
)
from tests.serving import Server, moments  # noqa: E402

from heliopolis.core import registry  # noqa: E402
from heliopolis.tables.house import Key  # noqa: E402

MOST = 1_000
"""More presses than any of these games takes."""
SETTINGS = "localStorage['setting-confirm'] = 'never'; localStorage['setting-pace'] = 'none'"


def main(games: list[str], seed: int) -> None:
    """Press through one game of each."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db").start()
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        for game in games:
            questions, pressed = press_every_button(browser, server, game, seed)
            print(f"{game}: {pressed} buttons of {questions} prompts", flush=True)
            key = server.table(game, 2)
            page = sit_down(visitor(browser, server), server, key)
            decisions = click_on_and_on(page, MOST, seed)
            print(f"{game}: {decisions} decisions on and on, {server.look(key).phase}", flush=True)
            page.context.close()
        browser.close()
        server.stop()


def press_every_button(browser: Browser, server: Server, game: str, seed: int) -> tuple[int, int]:
    """Press every button of every prompt of a game that is played at random; return how many prompts and presses."""
    context = visitor(browser, server)
    questions = pressed = 0
    for session in moments(game, 2, seed):
        record, step, seat = session.record, len(session.record.entries), int(session.state.actor())
        if len(session.state.legal_actions(seat)) == 1:  # tables go on by themselves
            continue
        for number in count():
            page = sit_down(context, server, server.from_moment(record, step, seat))
            buttons = page.eval_on_selector_all(BUTTONS, "(lit) => lit.map((each) => each.dataset.act)")
            if number < len(buttons):
                press_again_and_again(page, buttons[number], PAUSES[pressed % len(PAUSES)])
                check_what_was_sent(page)
                pressed += 1
            page.close()
            if number + 1 >= len(buttons):
                break
        questions += 1
    context.close()
    return questions, pressed


def visitor(browser: Browser, server: Server) -> BrowserContext:
    """Open a browser whose pages note what they send."""
    context = browser.new_context(base_url=server.url, viewport=SCREEN, reduced_motion="reduce")
    context.add_init_script(f"if (location.protocol === 'http:') {{ {SETTINGS} }}")
    context.add_init_script(WATCH)
    return context


def sit_down(context: BrowserContext, server: Server, key: Key) -> Page:
    """Open a table's page."""
    context.add_cookies([{"name": "me", "value": key.secret, "url": server.url}])
    page = context.new_page()
    page.goto(f"/t/{key.table}")
    page.wait_for_function(AWAKE, polling=20)
    return page


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=registry.names())
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    main(wanted.games, wanted.seed)
