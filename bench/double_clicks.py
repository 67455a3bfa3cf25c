"""Whole games by people who click twice: no decision is made for a question that was not on the screen.

    python bench/double_clicks.py [GAME ...]

Every choice is clicked twice, 120, 250 and 400 ms apart, with nothing confirmed; the checks are those of
`tests/browser/test_hands.py`, which takes only a few choices of each game. Takes some minutes a game.
"""

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402
from tests.browser.chromium import FLAGS, find  # noqa: E402
from tests.browser.test_hands import READY, SCREEN, WATCH, click_twice_on_and_on  # noqa: E402
from tests.serving import Server  # noqa: E402

from heliopolis.core import registry  # noqa: E402

MOST = 1_000
"""More double clicks than any of these games takes."""
SETTINGS = "localStorage['setting-confirm'] = 'never'; localStorage['setting-pace'] = 'none'"


def main(games: list[str]) -> None:
    """Click through one game of each."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db").start()
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        for game in games:
            key = server.table(game, 2)
            context = browser.new_context(base_url=server.url, viewport=SCREEN, reduced_motion="reduce")
            context.add_cookies([{"name": "me", "value": key.secret, "url": server.url}])
            context.add_init_script(f"if (location.protocol === 'http:') {{ {SETTINGS} }}")
            context.add_init_script(WATCH)
            page = context.new_page()
            page.goto(f"/t/{key.table}")
            page.wait_for_function(READY)
            decisions = click_twice_on_and_on(page, MOST)
            print(f"{game}: {decisions} decisions by double clicks, {server.look(key).phase}", flush=True)
            context.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:] or registry.names())
