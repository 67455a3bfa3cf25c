"""A table for any game without a board of its own: the view, readable, and all choices as buttons with words."""

from typing import Any

from htpy import Node, dd, div, dl, dt, h2, li, ol, p, section, span, ul
from markupsafe import Markup

from heliopolis.web.moment import Moment
from heliopolis.web.pieces import choice, seat_mark

HIDDEN_KEYS = {"game", "seat", "acting", "phase"}


def sections(moment: Moment) -> dict[str, Markup]:
    """Draw the parts of the page."""
    parts = {"seats": seat_bar(moment), "board": board(moment), "prompt": prompt(moment)}
    return {name: Markup(part) for name, part in parts.items()}


def seat_bar(moment: Moment) -> Node:
    """Draw a line for each seat."""
    rows = [
        li(class_=f"s{seat + 1}", aria_current="true" if seat in moment.acting else None)[
            seat_mark(seat),
            span(class_="name")[
                name, span(class_="tag")[moment.tags[seat]] if moment.tags[seat] else None, moment.clocks[seat]
            ],
        ]
        for seat, name in enumerate(moment.names)
    ]
    return ol(class_="seats slab", aria_label=moment.words.say("seats"), id="seats")[rows]


def board(moment: Moment) -> Node:
    """Write out what the viewer sees."""
    return section(class_="board slab plain", id="board", aria_label=moment.game.info.title)[
        h2(class_="vh")[moment.game.info.title], table_of(moment, moment.view)
    ]


def table_of(moment: Moment, data: dict[str, Any]) -> Node:
    """Write out named values, one a line."""
    rows = []
    for name, value in data.items():
        if name not in HIDDEN_KEYS and value not in (None, "", [], {}):
            rows.append(div[dt[said(moment, name)], dd[value_of(moment, value)]])
    return dl(class_="facts")[rows]


def value_of(moment: Moment, value: object) -> Node:
    """Write out one value of a view."""
    if isinstance(value, dict):
        return table_of(moment, value)
    if isinstance(value, list):
        if all(not isinstance(item, (dict, list)) for item in value):
            return ", ".join("–" if item is None else said(moment, str(item)) for item in value)
        return ul[[li[value_of(moment, item)] for item in value]]
    if isinstance(value, bool):
        return moment.words.say("yes" if value else "no")
    return said(moment, str(value))


def said(moment: Moment, name: str) -> str:
    """Say a name of the view: as the game does, or with its underscores as spaces."""
    return moment.speaker.word(name).replace("_", " ")


def prompt(moment: Moment) -> Node:
    """Ask the viewer, with every choice as a button."""
    drawn: list[Node] = [choice(moment.speaker.action(action), moment.game.actions[action]) for action in moment.legal]
    if moment.asked:
        title = moment.words.say("your-turn")
        sentence = moment.speaker.ask(moment.view["phase"], moment.legal)
    else:
        title = moment.words.say("waiting-for", names=moment.words.join([moment.names[s] for s in moment.acting]))
        sentence = ""
    if not moment.acting:
        title = moment.words.say("game-over")
    quiet = "" if moment.asked else " is-quiet"
    return section(class_=f"prompt is-plain{quiet}", aria_label=moment.words.say("your-move"), id="prompt")[
        div(class_="prompt-face")[
            div(class_="ask")[h2[title], p[sentence] if sentence else None], div(class_="choices")[drawn]
        ]
    ]
