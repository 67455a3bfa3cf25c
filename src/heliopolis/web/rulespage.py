"""Pages to read: the rules of a game, its components and where they come from, and what went wrong."""

from htpy import a, code, div, h1, h2, main, p, section, table, tbody, td, th, thead, tr

from heliopolis.core.edition import write_value
from heliopolis.core.game import Game
from heliopolis.web.drawers import rules_text
from heliopolis.web.layout import Page, document, top_bar


def rules_page(page: Page, game: Game) -> str:
    """Draw the rules."""
    return document(
        page,
        game.info.title,
        top_bar(page, game.info.title, page.say("rules")),
        main(class_="page")[section(class_="slab")[h1[page.say("rules")], rules_text(page, game, h2)]],
    )


def edition_page(page: Page, game: Game) -> str:
    """Draw every component value with its provenance."""
    rows = [
        tr[
            td[code[component.key]],
            td[write_value(component.value)],
            td[page.say(f"provenance-{component.provenance}")],
        ]
        for component in game.standard.components.values()
    ]
    heads = [th[page.say(f"column-{name}")] for name in ("component", "value", "provenance")]
    return document(
        page,
        game.info.title,
        top_bar(page, game.info.title, page.say("about-edition")),
        main(class_="page")[
            section(class_="slab")[
                h1[page.say("about-edition")],
                p[page.say("about-edition-text")],
                p[a(href=f"/about/{game.info.name}/edition.toml")[page.say("download-edition")]],
                div(class_="scroll", tabindex="0")[table[thead[tr[heads]], tbody[rows]]],
            ]
        ],
    )


def error_page(page: Page, message: str) -> str:
    """Say what went wrong, and the way back."""
    return document(
        page,
        page.say("error-title"),
        top_bar(page, page.say("error-title"), ""),
        main(class_="page")[
            section(class_="slab")[
                p(class_="error", role="alert")[message],
                p[a(href="/")[page.say("back-to-lobby")]],
            ]
        ],
    )
