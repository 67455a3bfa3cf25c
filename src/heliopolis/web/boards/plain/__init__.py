"""A table for any game without a board of its own: what the view tells, in words, and all choices as buttons."""

from collections.abc import Sequence
from functools import lru_cache

from htpy import Node, article, dd, div, dl, dt, h2, h3, header, li, section, span
from markupsafe import Markup, escape

from heliopolis.readable import Fact, facts_of_seats, facts_of_table
from heliopolis.web.board import Board
from heliopolis.web.frames import Drawing, Frame, Piece, gap
from heliopolis.web.pieces import choice, seat_mark
from heliopolis.web.plaque import plaque
from heliopolis.web.scene import Scene
from heliopolis.web.seatbar import seat_list, tag

CHOICES = Frame(div(class_="choices")[gap("buttons")])


def sections(scene: Scene) -> dict[str, Piece]:
    """Draw the parts of the page."""
    return {"seats": seat_bar(scene), "board": board(scene), "prompt": prompt(scene)}


def seat_bar(scene: Scene) -> Drawing:
    """Draw a line for each seat."""
    rows = [
        seat_row(seat, acting=seat in scene.acting).fill(
            name=escape(name), tag=tag(scene.tags[seat]), clock=scene.clocks[seat]
        )
        for seat, name in enumerate(scene.names)
    ]
    return seat_list(scene, rows)


@lru_cache(maxsize=32)
def seat_row(seat: int, *, acting: bool) -> Frame:
    """Draw what the line of one seat stands in."""
    row = li(class_=f"s{seat + 1}", aria_current="true" if acting else None)
    return Frame(row[seat_mark(seat), span(class_="name")[gap("name"), gap("tag"), gap("clock")]])


def board(scene: Scene) -> Markup:
    """Write out what the viewer sees: what lies on the table, and what belongs to each player."""
    title = scene.game.info.title
    seats = facts_of_seats(scene.view, scene.speaker)
    return Markup(
        section(class_="board slab", id="board", aria_label=title)[
            h2(class_="vh")[title],
            fact_list(facts_of_table(scene.view, scene.speaker)),
            div(class_="players")[[player(scene, seat, facts) for seat, facts in enumerate(seats)]] if seats else None,
        ]
    )


def player(scene: Scene, seat: int, facts: Sequence[Fact]) -> Node:
    """Write out what belongs to one player."""
    return article(class_=f"player s{seat + 1}")[
        header[seat_mark(seat), h3[scene.names[seat]]],
        fact_list(facts),
    ]


def fact_list(facts: Sequence[Fact]) -> Node:
    """Write out facts, one a line."""
    return dl(class_="facts")[
        [div[dt[fact.name], dd[fact_list(fact.parts) if fact.parts else fact.text]] for fact in facts]
    ]


def prompt(scene: Scene) -> Drawing:
    """Ask the viewer, with every choice as a button; or say who is asked."""
    if not scene.acting:
        return plaque(scene, escape(scene.words.say("game-over")))
    if not scene.asked:
        names = scene.words.join([scene.names[seat] for seat in scene.acting])
        return plaque(scene, escape(scene.words.say("waiting-for", names=names)))
    buttons: Drawing = [choice(scene.speaker.action(action), scene.game.actions[action]) for action in scene.legal]
    sentence = scene.speaker.ask(scene.view["phase"], scene.legal)
    return plaque(scene, escape(scene.words.say("your-turn")), escape(sentence), CHOICES.fill(buttons=buttons))


PLAIN = Board(sections=sections, layout="plain", files=__name__, styles="plain.css")
