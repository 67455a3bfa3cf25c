"""A past moment of a game, as the viewer knew it then, and the ways through it."""

from htpy import Node, a, button, div, form, main, nav
from htpy import input as input_element

from heliopolis.tables.knowledge import Look
from heliopolis.tables.knowledge import Moment as Past
from heliopolis.web.boards import board_of
from heliopolis.web.layout import Page, document, notices, top_bar
from heliopolis.web.tablepage import TablePage

from dataclasses import replace


def replay_of_table(page: Page, look: Look, past: Past, address: str) -> str:
    """Draw a moment of a table's game."""
    then = replace(look, view=past.view, viewer=past.viewer, legal=(), asked=(), log=past.log, result=None, can_undo=False)
    drawn = TablePage(page, then, address)
    moment = drawn.moment()
    parts = [part for name, part in board_of(look.game)(moment).items() if name != "prompt"]
    return document(
        page,
        drawn.game.info.title,
        top_bar(page, drawn.game.info.title, page.say("replay"), []),
        main(id="table", class_="ra")[
            replay_bar(page, look, past, address), parts, drawn.log()
        ],
        notices(page),
        classes="ra-page",
    )


def replay_bar(page: Page, look: Look, past: Past, address: str) -> Node:
    """Draw the ways to other moments."""

    def link(step: int, label: str, name: str) -> Node:
        here = max(0, min(step, past.steps))
        return a(class_="btn btn-line", href=f"{address}/replay?step={here}", data_step=name)[label]

    seat = past.viewer if past.viewer is not None else 0
    return nav(class_="prompt is-quiet replay", aria_label=page.say("replay"))[
        div(class_="prompt-face replay-bar")[
            link(0, page.say("first-step"), "first"),
            link(past.step - 1, page.say("previous-step"), "back"),
            form(method="get", action=f"{address}/replay")[
                input_element(
                    type="range",
                    name="step",
                    min="0",
                    max=str(past.steps),
                    value=str(past.step),
                    data_scrub=True,
                    aria_label=page.say("step-of", step=past.step, steps=past.steps),
                )
            ],
            link(past.step + 1, page.say("next-step"), "next"),
            link(past.steps, page.say("last-step"), "last"),
            page.say("step-of", step=past.step, steps=past.steps),
            button(type="button", class_="btn btn-line", data_copy=f"{address}/replay?step={past.step}")[
                page.say("link-to-moment")
            ],
            form(method="post", action=f"{address}/continue")[
                input_element(type="hidden", name="step", value=str(past.step)),
                input_element(type="hidden", name="seat", value=str(seat)),
                button(class_="btn btn-line")[page.say("continue-here")],
            ],
        ]
    ]
