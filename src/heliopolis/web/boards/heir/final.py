"""The end of a game of Heir: what the final scoring paid each player, token by token."""

from htpy import Node, b, div, h2, h3, li, section, small, span, ul
from markupsafe import Markup

from heliopolis.games.heir.board_parts import MonumentView
from heliopolis.games.heir.view import FinalView, HeirView
from heliopolis.web.boards.heir.marks import mark, sign, token
from heliopolis.web.boards.heir.scene import HeirScene
from heliopolis.web.boards.heir.voice import Voice, voice
from heliopolis.web.pieces import glyph


def final(scene: HeirScene) -> Markup:
    """Draw the final scoring in place of the palace, which is empty."""
    said = voice(scene.language)
    first = scene.viewer if scene.viewer is not None else 0
    return Markup(
        section(class_="palace final slab", id="palace", aria_label=said.say("final"))[
            h2(class_="overline")[said.say("final")], [side(scene, said, seat) for seat in (first, 1 - first)]
        ]
    )


def side(scene: HeirScene, said: Voice, seat: int) -> Node:
    """Draw what the end paid one player."""
    view = scene.view
    shown = view["seats"][seat]
    paid = shown["final"]
    before = shown["score"] - paid_at_the_end(paid)
    lines = [
        line(sign("sun-and-moon"), said.say("before"), before),
        line(glyph("paw"), said.say("final-magic", count=shown["magic_count"]), paid["magic"]),
        line(sign("sun-marker"), said.say("final-suns", chain=shown["chain"]), paid["suns"]),
        line(sign("corner-pyramid"), said.say("final-pyramid", count=shown["platforms"]), paid["pyramid"]),
        [token_line(view, said, monument) for monument in view["monuments"] if monument["owner"] == seat],
    ]
    return div(class_="paid")[h3[mark(seat), span[scene.names[seat]], b(class_="num")[str(shown["score"])]], ul[lines]]


def paid_at_the_end(paid: FinalView) -> int:
    """Sum up what the final scoring pays, or would pay as things stand."""
    return paid["magic"] + paid["suns"] + paid["pyramid"] + paid["alignments"]


def line(figure: Node, text: str, points: int) -> Node:
    """Draw one line of the scoring."""
    classes = "" if points else "is-nothing"
    return li(class_=classes or None)[span(class_="fig-line")[figure], span[text], b(class_="num")[f"+{points}"]]


def token_line(view: HeirView, said: Voice, shown: MonumentView) -> Node:
    """Draw what one token scored, and what its rays met."""
    kind = shown["kind"]
    met = []
    for hit in shown["hits"]:
        pyramid = hit["target"] == "pyramid"
        worth = view["moons"][kind if pyramid else hit["target"]]
        met.append(span(class_="met")[sign("corner-pyramid") if pyramid else glyph(hit["target"]), f"{worth}"])
    figure = token(kind, shown["owner"], tuple(shown["arrows"]), view["moons"][kind])
    return li(class_=None if shown["points"] else "is-nothing")[
        span(class_="fig-line")[figure],
        span[
            f"{said.title(kind)} {shown['space']}",
            small(aria_label=said.words([hit["target"] for hit in shown["hits"]]), role="img")[met] if met else None,
        ],
        b(class_="num")[f"+{shown['points']}"],
    ]
