"""What a person does at a page, and what they wait for."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, TimeoutError as TooLate, expect

from heliopolis.tables.looks import Look
from heliopolis.tables.table import FINISHED

CHOICES = "#table [data-act]"
SETTLED = """() => {
    const table = document.querySelector("#table"), results = document.querySelector("#results");
    return table.innerHTML !== window.seen && (table.querySelector("[data-act]") || (results && !results.hidden));
}"""
REMEMBER = "() => { window.seen = document.querySelector('#table').innerHTML }"
SAME = """([selector, wanted]) => {
    const texts = [...document.querySelectorAll(selector)].map((each) => each.innerText);
    return JSON.stringify(texts) === JSON.stringify(wanted);
}"""
SEEN = "(lit) => lit.filter((each) => each.checkVisibility()).map((each) => each.dataset.act)"
"""What is lit where it can be seen: on a phone some choices share a place, and one of them is shown."""
GONE = 3_000
"""Milliseconds after which it is asked whether something lit is still there, or the page has changed under the hand."""
TRIES = 10
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


def painted(page: Page) -> None:
    """Wait until what the page holds is painted: pieces set off then."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def click(page: Page, rng: Random) -> None:
    """Choose something that is lit, by a click.

    Where several decide at once, the page may have changed by another's decision before it heard of the last click:
    then what was lit is gone, and there is nothing to do but wait. What is still there is clicked again.
    """
    acts = page.eval_on_selector_all(CHOICES, SEEN)
    if not acts:
        return
    chosen = page.locator(f'#table [data-act="{acts[rng.randrange(len(acts))]}"]').first
    for _ in range(TRIES):
        try:
            chosen.click(timeout=GONE)
            return
        except TooLate:
            if not chosen.count():
                return
    raise AssertionError(f"{chosen} is lit and can't be clicked")


def liking(verbs: tuple[str, ...], often: float) -> Callable[[Page, Random], None]:
    """Return a way to choose by clicks: mostly what begins with one of these verbs and brings the game further."""

    def choose(page: Page, rng: Random) -> None:
        acts = page.locator(CHOICES).evaluate_all("found => found.map(each => each.dataset.act)")
        liked = [act for verb in verbs for act in acts if act.startswith(verb)]
        act = rng.choice(liked if liked and rng.random() < often else acts)
        piece = page.locator(f'#table [data-act="{act}"]').first
        if not piece.is_visible():  # of the choices that share a place on a phone, another is shown
            page.locator(f'#prompt [data-shows="{act.split(" ")[1]}"]').click()
        piece.click()

    return choose


def show_the_same(page: Page, other: Page, selector: str) -> None:
    """Wait until a page shows what another shows, which is settled: pages hear of a decision one after the other."""
    wanted = other.locator(selector).all_inner_texts()
    page.wait_for_function(SAME, arg=[selector, wanted], polling=20)
    assert page.locator(selector).all_inner_texts() == wanted


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


def see_result(page: Page, look: Look) -> None:
    """See that the game is over, and that its page tells every seat's score and every score line."""
    assert look.phase == FINISHED
    assert look.result is not None
    expect(page.locator("#results")).to_be_visible()
    totals = [int(text.replace("−", "-")) for text in page.locator(".lines .sum").all_inner_texts()]
    assert totals == sorted(look.result.scores, reverse=True)
    scored = [told.points for line in look.log for told in line.told if told.points is not None]
    assert scored
    assert page.locator("#results tbody tr:has(td)").count() == len(scored)
