"""The rules in a browser: opened at a paragraph, searched as one types."""

from playwright.sync_api import expect
from tests.browser.conftest import Visit


def test_a_link_opens_the_rules_at_a_paragraph_with_its_example(visit: Visit) -> None:
    page = visit("/rules/ra#rule-ra.scoring.same")
    paragraph = page.locator("#rule-ra\\.scoring\\.same")
    expect(paragraph).to_be_in_viewport()
    expect(paragraph.locator(".example")).to_be_in_viewport()
    expect(paragraph.locator(".example")).to_contain_text("19 in all")


def test_the_slash_leads_to_the_search_and_each_letter_counts(visit: Visit) -> None:
    page = visit("/rules/ra")
    page.keyboard.press("/")
    page.keyboard.type("flood nile")
    expect(page.locator("#rule-ra\\.scoring\\.gold")).to_be_hidden()
    expect(page.locator("#rule-ra\\.scoring\\.nile")).to_be_visible()
    expect(page.locator(".opening")).to_be_hidden()
    page.get_by_role("searchbox").fill("zzzz")
    expect(page.locator(".no-rule")).to_be_visible()
    page.get_by_role("searchbox").fill("")
    expect(page.locator(".opening")).to_be_visible()
    expect(page.locator("#rule-ra\\.scoring\\.gold")).to_be_visible()


def test_contents_and_words_lead_to_their_places(visit: Visit) -> None:
    page = visit("/rules/gold")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="The curse").click()
    expect(page.get_by_role("heading", name="The curse")).to_be_in_viewport()
    page.locator("#words").get_by_role("link", name="lit run").click()
    expect(page.locator("#rule-gold\\.lanterns\\.3")).to_be_in_viewport()
