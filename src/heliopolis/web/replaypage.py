"""A past moment of a game, as the viewer knew it then, and the ways through it."""

from dataclasses import replace

from htpy import (
    Node,
    a,
    button,
    form,
    fragment,
    h1,
    h2,
    input as input_element,
    label,
    li,
    main,
    nav,
    ol,
    option,
    p,
    section,
    select,
    span,
    textarea,
)
from markupsafe import Markup

from heliopolis.chronicle import chronicle
from heliopolis.core.record import Record
from heliopolis.core.session import Session
from heliopolis.language import GameSpeaker
from heliopolis.tables.looks import Look, PastMoment, in_place
from heliopolis.web.boardfiles import style_sheet
from heliopolis.web.boards import board_of
from heliopolis.web.frames import whole
from heliopolis.web.layout import Page, document, notices, top_bar
from heliopolis.web.playernames import NAMES
from heliopolis.web.scene import Scene
from heliopolis.web.tablepage import TablePage


def replay_of_table(page: Page, look: Look, past: PastMoment, address: str) -> str:
    """Draw a moment of a table's game."""
    notes = tuple(note for step, note in in_place(look.notes) if step <= past.step)
    then = look._replace(
        view=past.view,
        viewer=past.viewer,
        mine=(),
        legal=(),
        asked=(),
        steps=past.step,
        log=past.log,
        notes=notes,
        result=None,
    )
    drawn = TablePage(page, then, address)
    board = board_of(look.game)
    parts = [whole(part) for name, part in board.draw(drawn.scene()).items() if name != "prompt"]
    ways_on = ways_on_from_table(page, past, drawn.names, address)
    bar = replay_bar(page, f"{address}/replay", past.step, past.steps, ways_on)
    return document(
        page,
        drawn.game.info.title,
        top_bar(page, drawn.game.info.title, page.say("replay")),
        main(id="table", class_=board.layout)[bar, parts, whole(drawn.log())],
        notices(page),
        classes=f"{look.game}-page",
        styles=[style_sheet(look.game)],
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
                    label[page.say("record-file"), input_element(type="file", accept=".txt", data_file="text")],
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
    game = record.game.played_with(record.edition)
    names = [player.partition(":")[2] or NAMES[seat % len(NAMES)] for seat, player in enumerate(record.players)]
    speaker = GameSpeaker(game, page.language, names)
    empty = [Markup()] * record.seats
    view = session.state.view(None)
    scene = Scene(game, view, None, names, [""] * record.seats, empty, session.state.actors(), [], speaker, page.words)
    board = board_of(game.info.name)
    parts = [whole(drawn) for name, drawn in board.draw(scene).items() if name != "prompt"]
    lines = [
        li[board.seat_mark(line.seat) if line.seat >= 0 else span, p[line.text]]
        for line in reversed(chronicle(session, speaker, names, None))
    ]
    ways_on = None if record.outdated else ways_on_from_record(page, text, step, names)
    return document(
        page,
        game.info.title,
        top_bar(page, game.info.title, page.say("replay")),
        main(id="table", class_=board.layout)[
            replay_bar(page, "/replay", step, len(record.entries), ways_on, text),
            earlier_rules(page, record, speaker),
            parts,
            section(class_="log slab", id="log", aria_labelledby="log-h")[
                h2(class_="overline", id="log-h")[page.say("log")], ol(tabindex="0", aria_labelledby="log-h")[lines]
            ],
        ],
        notices(page),
        classes=f"{game.info.name}-page",
        styles=[style_sheet(game.info.name)],
    )


def earlier_rules(page: Page, record: Record, speaker: GameSpeaker) -> Node:
    """Say of a record of earlier rules that they have changed, and how."""
    if not record.played_under:
        return None
    said = "record-outdated" if record.outdated else "record-ruled"
    changes = speaker.changes_since(record.played_under)
    return p(class_="slab earlier-rules")[page.say(said, version=record.played_under, changes=changes).strip()]


def replay_bar(page: Page, address: str, step: int, steps: int, ways_on: Node, text: str = "") -> Node:
    """Draw the ways to other moments, which hand in a record again if it is one that was handed in."""

    def way(target: int, name: str, sign: str) -> Node:
        here = str(max(0, min(target, steps)))
        label = page.say(f"{name}-step")
        return button(class_="btn btn-line", name="step", value=here, data_step=name, aria_label=label, title=label)[
            span(aria_hidden="true")[sign]
        ]

    label = page.say("step-of", step=step, steps=steps)
    return nav(class_="slab replay-bar", aria_label=page.say("replay"))[
        form(method="post" if text else "get", action=address, data_replay=True)[
            textarea(name="text", hidden=True)[text] if text else None,
            way(0, "first", "«"),
            way(step - 1, "previous", "‹"),
            input_element(type="range", min="0", max=str(steps), value=str(step), data_scrub=True, aria_label=label),
            way(step + 1, "next", "›"),
            way(steps, "last", "»"),
        ],
        span[label],
        ways_on,
    ]


def ways_on_from_table(page: Page, past: PastMoment, names: list[str], address: str) -> Node:
    """Draw what can be done with a moment of a table's game."""
    seat = seat_choice(page, names) if past.viewer is None else hidden("seat", str(past.viewer))
    return fragment[
        button(type="button", class_="btn btn-line", data_copy=f"{address}/replay?step={past.step}")[
            page.say("link-to-moment")
        ],
        form(method="post", action=f"{address}/continue")[
            hidden("step", str(past.step)), seat, button(class_="btn btn-line")[page.say("continue-here")]
        ],
        a(class_="btn btn-line", href=address)[page.say("to-table")],
    ]


def ways_on_from_record(page: Page, text: str, step: int, names: list[str]) -> Node:
    """Draw what can be done with a moment of a record that was handed in."""
    return form(method="post", action="/continue")[
        textarea(name="text", hidden=True)[text],
        hidden("step", str(step)),
        seat_choice(page, names),
        button(class_="btn btn-line")[page.say("continue-here")],
    ]


def hidden(name: str, value: str) -> Node:
    """Draw a field that is sent along."""
    return input_element(type="hidden", name=name, value=value)


def seat_choice(page: Page, names: list[str]) -> Node:
    """Draw the choice of the seat with which to go on."""
    seats = [option(value=str(seat))[name] for seat, name in enumerate(names)]
    return select(name="seat", aria_label=page.say("as-whom"))[seats]
