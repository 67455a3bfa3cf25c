"""The level of the bots, chosen with one click: each game remembers the last one."""

from htpy import Node, fieldset, input as input_element, label, legend
from starlette.requests import HTTPConnection

from heliopolis.core import registry
from heliopolis.players.catalogue import bots_of
from heliopolis.players.levels import ALL_LEVELS
from heliopolis.tables.plan import USUAL_BOT
from heliopolis.web.layout import Page
from heliopolis.web.playernames import bot_name


def levels_of(game: str) -> list[str]:
    """Return the levels at which a game is played, the weakest first."""
    return [level for level in ALL_LEVELS if level in bots_of(game)]


def usual_level(request: HTTPConnection, game: str) -> str:
    """Return the level that a visitor chose last."""
    chosen = request.cookies.get(f"level-{game}", "")
    return chosen if chosen in levels_of(game) else USUAL_BOT


def usual_levels(request: HTTPConnection) -> dict[str, str]:
    """Return the level that a visitor chose last in each game."""
    return {game: usual_level(request, game) for game in registry.names()}


def level_field(page: Page, game: str, chosen: str) -> Node:
    """Draw the levels side by side."""
    return fieldset(class_="levels")[
        legend(class_="vh")[page.say("level-of-bots")],
        [
            label[input_element(type="radio", name="bot", value=each, checked=each == chosen), bot_name(page, each)]
            for each in levels_of(game)
        ],
    ]
