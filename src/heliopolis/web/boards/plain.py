"""A table for any game without a board of its own: the view, readable, and all choices as buttons with words."""

from typing import Any

from htpy import Node, dd, div, dl, dt, h2, li, ol, p, section, span, ul
from markupsafe import Markup

from heliopolis.web.pieces import choice, seat_mark
from heliopolis.web.scene import Scene

HIDDEN_KEYS = {"game", "seat", "acting", "phase"}


def sections(scene: Scene) -> dict[str, Markup]:
    """Draw the parts of the page."""
    parts = {"seats": seat_bar(scene), "board": board(scene), "prompt": prompt(scene)}
    return {name: Markup(part) for name, part in parts.items()}


def seat_bar(scene: Scene) -> Node:
    """Draw a line for each seat."""
    rows = [
        li(class_=f"s{seat + 1}", aria_current="true" if seat in scene.acting else None)[
            seat_mark(seat),
            span(class_="name")[
                name, span(class_="tag")[scene.tags[seat]] if scene.tags[seat] else None, scene.clocks[seat]
            ],
        ]
        for seat, name in enumerate(scene.names)
    ]
    return ol(class_="seats slab", aria_label=scene.words.say("seats"), id="seats")[rows]


def board(scene: Scene) -> Node:
    """Write out what the viewer sees."""
    return section(class_="board slab plain", id="board", aria_label=scene.game.info.title)[
        h2(class_="vh")[scene.game.info.title], table_of(scene, scene.view)
    ]


def table_of(scene: Scene, data: dict[str, Any]) -> Node:
    """Write out named values, one a line."""
    rows = []
    for name, value in data.items():
        if name not in HIDDEN_KEYS and value not in (None, "", [], {}):
            rows.append(div[dt[said(scene, name)], dd[value_of(scene, value)]])
    return dl(class_="facts")[rows]


def value_of(scene: Scene, value: object) -> Node:
    """Write out one value of a view."""
    if isinstance(value, dict):
        return table_of(scene, value)
    if isinstance(value, list):
        if all(not isinstance(item, (dict, list)) for item in value):
            return ", ".join("–" if item is None else said(scene, str(item)) for item in value)
        return ul[[li[value_of(scene, item)] for item in value]]
    if isinstance(value, bool):
        return scene.words.say("yes" if value else "no")
    return said(scene, str(value))


def said(scene: Scene, name: str) -> str:
    """Say a name of the view: as the game does, or with its underscores as spaces."""
    return scene.speaker.word(name).replace("_", " ")


def prompt(scene: Scene) -> Node:
    """Ask the viewer, with every choice as a button."""
    drawn: list[Node] = [choice(scene.speaker.action(action), scene.game.actions[action]) for action in scene.legal]
    if scene.asked:
        title = scene.words.say("your-turn")
        sentence = scene.speaker.ask(scene.view["phase"], scene.legal)
    else:
        title = scene.words.say("waiting-for", names=scene.words.join([scene.names[s] for s in scene.acting]))
        sentence = ""
    if not scene.acting:
        title = scene.words.say("game-over")
    quiet = "" if scene.asked else " is-quiet"
    return section(class_=f"prompt is-plain{quiet}", aria_label=scene.words.say("your-move"), id="prompt")[
        div(class_="prompt-face")[
            div(class_="ask")[h2[title], p[sentence] if sentence else None], div(class_="choices")[drawn]
        ]
    ]
