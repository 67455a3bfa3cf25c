"""The one lapis plaque of a page: what is asked, in a sentence, and the choices that are not on the board itself."""

from functools import lru_cache
from typing import Any

from htpy import div, h2, p, section
from markupsafe import Markup

from heliopolis.web.frames import NOTHING, Drawing, Frame, Piece, gap
from heliopolis.web.pieces import star_ground
from heliopolis.web.scene import Scene

SENTENCE = Frame(p[gap("text")])


def plaque(
    scene: Scene[Any], title: Markup, sentence: Markup = NOTHING, drawn: Piece = NOTHING, *, wide: bool = False
) -> Drawing:
    """Draw the plaque; a wide one has its choices below its words."""
    frame = _frame(scene.words.say("your-move"), asked=scene.asked, wide=wide)
    told = SENTENCE.fill(text=sentence) if sentence else NOTHING
    return frame.fill(title=title, sentence=told, choices=drawn)


@lru_cache(maxsize=16)
def _frame(label: str, *, asked: bool, wide: bool) -> Frame:
    return Frame(
        section(class_="prompt" if asked else "prompt is-quiet", aria_label=label, id="prompt", tabindex="-1")[
            div(class_="prompt-face")[
                star_ground(),
                div(class_="ask is-wide" if wide else "ask")[h2[gap("title")], gap("sentence")],
                gap("choices"),
            ]
        ]
    )
