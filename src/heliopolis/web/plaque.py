"""The one lapis plaque of a page: what is asked, in a sentence, and the choices that are not on the board itself."""

from functools import lru_cache

from htpy import div, h2, p, section
from markupsafe import Markup

from heliopolis.web.frames import GAP, NOTHING, Drawing, Frame, Piece
from heliopolis.web.pieces import star_ground
from heliopolis.web.scene import Scene

SENTENCE = Frame(p[GAP])


def plaque(
    scene: Scene, title: Markup, sentence: Markup = NOTHING, drawn: Piece = NOTHING, *, wide: bool = False
) -> Drawing:
    """Draw the plaque; a wide one has its choices below its words."""
    frame = _frame(scene.words.say("your-move"), asked=scene.asked, wide=wide)
    return frame.fill(title, SENTENCE.fill(sentence) if sentence else NOTHING, drawn)


@lru_cache(maxsize=16)
def _frame(label: str, *, asked: bool, wide: bool) -> Frame:
    return Frame(
        section(class_="prompt" if asked else "prompt is-quiet", aria_label=label, id="prompt")[
            div(class_="prompt-face")[star_ground(), div(class_="ask is-wide" if wide else "ask")[h2[GAP], GAP], GAP]
        ]
    )
