"""Beside the board: what the rival may hold, the monument cards, and the Corner Pyramid with its offerings."""

from functools import lru_cache

from htpy import b, div, h2, section, span
from markupsafe import Markup, escape

from heliopolis.web.boards.heir.cards import monuments
from heliopolis.web.boards.heir.marks import card_back, mark, sign, small_card
from heliopolis.web.boards.heir.tracker import tracker
from heliopolis.web.boards.heir.voice import Voice, voice
from heliopolis.web.frames import GAP, NOTHING, Drawing, Frame, join
from heliopolis.web.scene import Scene

SIDE = Frame(div(class_="side", id="side")[GAP, GAP, GAP])


def side(scene: Scene) -> Drawing:
    """Draw what lies beside the board."""
    said = voice(scene.speaker.language)
    seats = [1 - scene.viewer] if scene.viewer is not None else [1, 0]
    if scene.view["phase"] == "finished":
        seats = []
    trackers = join([tracker(scene, said, seat) for seat in seats])
    return SIDE.fill(trackers, monuments(scene, said), corner(scene, said))


# The Corner Pyramid.


def corner(scene: Scene, said: Voice) -> Drawing:
    """Draw the offerings of both players, face down; to their own player what they are."""
    view = scene.view
    first = scene.viewer if scene.viewer is not None else 0
    opens = view["round"] + view["round"] % 2
    bonus = view["corners"][opens // 2 - 1]
    return corner_frame(said).fill(
        NOTHING if view["phase"] == "finished" or not opens else next_bonus(said, opens, bonus),
        offerings(scene, said, 1 - first),
        offerings(scene, said, first),
        join([gift(said, card) for card in view["supply"]]),
    )


@lru_cache(maxsize=2)
def corner_frame(said: Voice) -> Frame:
    """Draw what the offerings and the Pharaoh's own cards lie in."""
    name = said.say("heir-corner")
    return Frame(
        section(class_="corner slab", aria_label=name)[
            div(class_="cp-art", title=said.about("pyramid", "heir.pharaoh.4"))[sign("corner-pyramid")],
            div(class_="cp-body")[
                h2(class_="overline")[name, GAP],
                div(class_="offers")[GAP, GAP, span(class_="supply", title=said.about("gift", "heir.magic.a"))[GAP]],
            ],
        ]
    )


@lru_cache(maxsize=64)
def next_bonus(said: Voice, sun: int, points: int) -> Markup:
    """Say at which sun the Corner Pyramid opens, and what it pays."""
    return Markup(span(class_="worth")[said.say("heir-opens", sun=sun, points=points)])


def offerings(scene: Scene, said: Voice, seat: int) -> Drawing:
    """Draw a player's offerings."""
    shown = scene.view["seats"][seat]
    count = shown["offerings_count"]
    if seat == scene.viewer:
        cards = [own_offering(said, card) for card in shown["offerings"]]
    else:
        cards = [offering(said, seat, slot) for slot in range(count)]
    return offerings_frame(said, seat, count).fill(escape(scene.names[seat]), join(cards))


@lru_cache(maxsize=64)
def offerings_frame(said: Voice, seat: int, count: int) -> Frame:
    """Draw what so many offerings of a player lie in."""
    label, about = said.say("heir-offerings", player=GAP, count=count), said.about("offering", "heir.pharaoh.3")
    return Frame(
        span(class_="off", role="group", aria_label=label, title=about)[
            mark(seat), span(class_="pair")[GAP], b(class_="num")[str(count)]
        ]
    )


@lru_cache(maxsize=64)
def own_offering(said: Voice, card: str) -> Markup:
    """Draw an offering of which its own player may see what it is."""
    label = said.say("heir-offered", card=said.word(card))
    return card_back(label, key=f"card-{card}", peek=card.partition("-")[0])


@lru_cache(maxsize=32)
def offering(said: Voice, seat: int, slot: int) -> Markup:
    """Draw an offering face down."""
    return card_back(said.say("heir-card-down"), key=f"offer-{seat}-{slot}", origin=f"sealed-{seat} bid-{seat}")


@lru_cache(maxsize=64)
def gift(said: Voice, card: str) -> Markup:
    """Draw one of the Pharaoh's own cards."""
    return small_card(card, said.say("heir-supply", card=card), key=f"card-{card}")
