"""The one lapis plaque of a page: what is asked, the choices that are not on the board itself, and the way out.

Each has a place of its own that nothing else takes: the question, and what waits to be confirmed, on the left, the
choices in the middle, and at the end the ways out of a turn or a step, with the one back before them. So whoever
presses twice in one place does not pass, end or confirm by it.
"""

from functools import lru_cache
from typing import Any

from htpy import button, div, h2, p, section
from markupsafe import Markup, escape

from heliopolis.web.frames import NOTHING, Drawing, Frame, Piece, gap, join
from heliopolis.web.pieces import glyph, star_ground
from heliopolis.web.scene import Scene

SENTENCE = Frame(p[gap("text")])
WAY_OUT = Frame(div(class_="wayout")[gap("back"), gap("out")])


def plaque(
    scene: Scene[Any],
    title: Markup,
    sentence: Markup = NOTHING,
    drawn: Piece = NOTHING,
    out: Piece = NOTHING,
    *,
    wide: bool = False,
) -> Drawing:
    """Draw the plaque; a wide one has its choices below its words."""
    if scene.told:
        title, sentence = escape(scene.told), NOTHING
    frame = _frame(scene.words.say("your-move"), asked=scene.asked, wide=wide)
    told = SENTENCE.fill(text=sentence) if sentence else NOTHING
    return frame.fill(title=title, sentence=told, choices=drawn, out=way_out(scene, out), coach=scene.coach)


@lru_cache(maxsize=16)
def _frame(label: str, *, asked: bool, wide: bool) -> Frame:
    return Frame(
        section(class_="prompt" if asked else "prompt is-quiet", aria_label=label, id="prompt", tabindex="-1")[
            div(class_="prompt-face")[
                star_ground(),
                div(class_="ask is-wide" if wide else "ask")[h2[gap("title")], gap("sentence")],
                gap("choices"),
                gap("out"),
            ],
            gap("coach"),
        ]
    )


def way_out(scene: Scene[Any], out: Piece) -> Piece:
    """Draw what ends a turn or a step, and what takes the last decision back; their places are kept also without."""
    if not scene.asked:
        return NOTHING
    back = back_button(scene.words.say("take-back")) if scene.can_undo else NOTHING
    return WAY_OUT.fill(back=back, out=join([out]))


@lru_cache(maxsize=4)
def back_button(label: str) -> Markup:
    """Draw the button that takes the last decision back."""
    return Markup(
        button(type="button", class_="btn btn-ghost back", data_do="undo", aria_label=label, title=label)[
            glyph("ui-undo", "icon")
        ]
    )
