"""A past moment of a game, as the viewer knew it then, and the ways through it."""

from dataclasses import replace

from htpy import Node, a, button, form, h1, h2, label, li, main, nav, ol, p, section, span, textarea
from htpy import input as input_element
from markupsafe import Markup

from heliopolis.chronicle import chronicle
from heliopolis.core.record import Record
from heliopolis.core.session import Session
from heliopolis.language import GameSpeaker
from heliopolis.tables.knowledge import Look, in_place
from heliopolis.tables.knowledge import Moment as Past
from heliopolis.web.boards import board_of, layout_of, style_of
from heliopolis.web.layout import Page, document, notices, top_bar
from heliopolis.web.moment import Moment
from heliopolis.web.pieces import seat_mark
from heliopolis.web.tablepage import NAMES, TablePage


def replay_of_table(page: Page, look: Look, past: Past, address: str) -> str:
    """Draw a moment of a table's game."""
    notes = tuple(note for step, note in in_place(look.notes) if step <= past.step)
    then = replace(look, view=past.view, viewer=past.viewer, legal=(), asked=(), log=past.log, notes=notes, result=None)
    drawn = TablePage(page, then, address)
    moment = drawn.moment()
    parts = [part for name, part in board_of(look.game)(moment).items() if name != "prompt"]
    return document(
        page,
        drawn.game.info.title,
        top_bar(page, drawn.game.info.title, page.say("replay")),
        main(id="table", class_=layout_of(drawn.game.info.name))[replay_bar(page, past, address), parts, drawn.log()],
        notices(page),
        classes=f"{look.game}-page",
        style=style_of(look.game),
    )


def upload_form(page: Page, text: str = "", error: str = "") -> str:
    """Draw where a record can be handed in."""
    return document(
        page,
        page.say("replay"),
        top_bar(page, page.say("replay"), ""),
        main(class_="page")[
            section(class_="slab")[
                h1[page.say("upload-record")],
                p(class_="error", role="alert")[error] if error else None,
                form(class_="form", method="post", action="/replay")[
                    label[page.say("your-record"), textarea(name="text", rows="14", required=True)[text]],
                    button(class_="btn btn-primary")[page.say("upload")],
                ],
            ]
        ],
    )


def replay_of_record(page: Page, record: Record, text: str, step: int) -> str:
    """Draw a moment of a record that was handed in; the ways to other moments hand it in again."""
    step = min(step, len(record.entries))
    part = replace(record, entries=record.entries[:step], final_scores=None)
    session = Session(part)
    game = record.game
    names = [player.partition(":")[2] or NAMES[seat % len(NAMES)] for seat, player in enumerate(record.players)]
    speaker = GameSpeaker(game, page.language, names)
    empty = [Markup()] * record.seats
    view = session.state.view(None)
    moment = Moment(
        game, view, None, names, [""] * record.seats, empty, session.state.actors(), [], speaker, page.words
    )
    parts = [drawn for name, drawn in board_of(game.info.name)(moment).items() if name != "prompt"]
    lines = [
        li[seat_mark(line.seat) if line.seat >= 0 else span, p[line.text]]
        for line in reversed(chronicle(session, speaker, names, None))
    ]
    return document(
        page,
        game.info.title,
        top_bar(page, game.info.title, page.say("replay")),
        main(id="table", class_=layout_of(game.info.name))[
            steps_form(page, text, step, len(record.entries)),
            parts,
            section(class_="log slab", id="log", aria_labelledby="log-h")[
                h2(class_="overline", id="log-h")[page.say("log")], ol(tabindex="0")[lines]
            ],
        ],
        classes=f"{game.info.name}-page",
        style=style_of(game.info.name),
    )


def steps_form(page: Page, text: str, step: int, steps: int) -> Node:
    """Draw the ways to other moments of a record that was handed in."""

    def way(target: int, message: str, name: str) -> Node:
        here = str(max(0, min(target, steps)))
        return button(class_="btn btn-line", name="step", value=here, data_step=name)[page.say(message)]

    return form(class_="slab replay-bar", method="post", action="/replay")[
        textarea(name="text", hidden=True)[text],
        way(0, "first-step", "first"),
        way(step - 1, "previous-step", "back"),
        way(step + 1, "next-step", "next"),
        way(steps, "last-step", "last"),
        span[page.say("step-of", step=step, steps=steps)],
    ]


def replay_bar(page: Page, past: Past, address: str) -> Node:
    """Draw the ways to other moments."""

    def link(step: int, label: str, name: str) -> Node:
        here = max(0, min(step, past.steps))
        return a(class_="btn btn-line", href=f"{address}/replay?step={here}", data_step=name)[label]

    seat = past.viewer if past.viewer is not None else 0
    label = page.say("step-of", step=past.step, steps=past.steps)
    scrubber = input_element(
        type="range",
        name="step",
        min="0",
        max=str(past.steps),
        value=str(past.step),
        data_scrub=True,
        aria_label=label,
    )
    here = f"{address}/replay?step={past.step}"
    return nav(class_="slab replay-bar", aria_label=page.say("replay"))[
        link(0, page.say("first-step"), "first"),
        link(past.step - 1, page.say("previous-step"), "back"),
        form(method="get", action=f"{address}/replay")[scrubber],
        link(past.step + 1, page.say("next-step"), "next"),
        link(past.steps, page.say("last-step"), "last"),
        span[label],
        button(type="button", class_="btn btn-line", data_copy=here)[page.say("link-to-moment")],
        form(method="post", action=f"{address}/continue")[
            input_element(type="hidden", name="step", value=str(past.step)),
            input_element(type="hidden", name="seat", value=str(seat)),
            button(class_="btn btn-line")[page.say("continue-here")],
        ],
    ]
