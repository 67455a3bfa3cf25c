"""The rules of a game as a page of their own, and the page that says what went wrong."""

from htpy import a, h1, main, p, section

from heliopolis.core.game import Game
from heliopolis.web.drawers import rules_text
from heliopolis.web.layout import Page, document, top_bar


def rules_page(page: Page, game: Game) -> str:
    """Draw the rules."""
    return document(
        page,
        game.info.title,
        top_bar(page, game.info.title, page.say("rules"), []),
        main(class_="page")[section(class_="slab")[h1[page.say("rules")], rules_text(page, game)]],
    )


def error_page(page: Page, message: str) -> str:
    """Say what went wrong, and the way back."""
    return document(
        page,
        page.say("error-title"),
        main(class_="page")[
            section(class_="slab")[
                h1[page.say("error-title")],
                p(class_="error", role="alert")[message],
                p[a(href="/")[page.say("back-to-lobby")]],
            ]
        ],
    )
