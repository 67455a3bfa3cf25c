"""What a person does at a page, and what they wait for."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page

CHOICES = "#table [data-act]"
SETTLED = """() => {
    const table = document.querySelector("#table"), results = document.querySelector("#results");
    return table.innerHTML !== window.seen && (table.querySelector("[data-act]") || (results && !results.hidden));
}"""
REMEMBER = "() => { window.seen = document.querySelector('#table').innerHTML }"
MOST = 400
"""More decisions than any game asks of one person in these tests."""


def over(page: Page) -> bool:
    """Tell whether the page shows the result."""
    return page.locator("#results").is_visible()


def forget(page: Page) -> None:
    """Look at the page as if for the first time."""
    page.evaluate("() => { window.seen = '' }")


def wait_for_choice(page: Page) -> None:
    """Wait until the page, changed since the last choice, asks again or shows the result."""
    page.wait_for_function(SETTLED, polling=20)


def click(page: Page, rng: Random) -> None:
    """Choose something that is lit, by a click."""
    lit = page.locator(CHOICES)
    lit.nth(rng.randrange(lit.count())).click()


def play(page: Page, choose: Callable[[Page, Random], None] = click, seed: int = 1, most: int = MOST) -> int:
    """Choose until the result is shown, or so many times; return how many choices that took."""
    rng = Random(seed)
    forget(page)
    for made in range(most):
        wait_for_choice(page)
        if over(page):
            return made
        page.evaluate(REMEMBER)
        choose(page, rng)
    wait_for_choice(page)
    return most
