"""Pages to read: the components of a game and where they come from, and what went wrong."""

from htpy import a, div, h1, main, p, section, table, tbody, td, th, thead, tr

from heliopolis.componentwords import component_name, component_value, provenance
from heliopolis.core.game import Game
from heliopolis.language import GameSpeaker
from heliopolis.web.layout import Page, document, top_bar


def edition_page(page: Page, game: Game) -> str:
    """Draw every component value with its provenance."""
    speaker = GameSpeaker(game, page.language)
    rows = [
        tr[
            td[component_name(speaker, component.key)],
            td[component_value(speaker, component.value)],
            td[provenance(page.language, component.provenance)],
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
