"""Beside the board: what the rival may hold, the monument cards, and the Corner Pyramid with its offerings."""

from functools import lru_cache

from htpy import b, div, h2, section, span
from markupsafe import Markup, escape

from heliopolis.web.boards.heir.cards import monuments
from heliopolis.web.boards.heir.marks import card_back, mark, sign, small_card
from heliopolis.web.boards.heir.scene import HeirScene
from heliopolis.web.boards.heir.tracker import tracker
from heliopolis.web.boards.heir.voice import Voice, voice
from heliopolis.web.frames import NOTHING, Drawing, Frame, gap, join

SIDE = Frame(div(class_="side", id="side")[gap("trackers"), gap("monuments"), gap("corner")])


def side(scene: HeirScene) -> Drawing:
    """Draw what lies beside the board."""
    said = voice(scene.language)
    seats = [1 - scene.viewer] if scene.viewer is not None else [1, 0]
    if scene.view["phase"] == "finished":
        seats = []
    return SIDE.fill(
        trackers=join([tracker(scene, said, seat) for seat in seats]),
        monuments=monuments(scene, said),
        corner=corner(scene, said),
    )


# The Corner Pyramid.


def corner(scene: HeirScene, said: Voice) -> Drawing:
    """Draw the offerings of both players, face down; to their own player what they are."""
    view = scene.view
    first = scene.viewer if scene.viewer is not None else 0
    opens = view["round"] + view["round"] % 2
    bonus = view["corners"][opens // 2 - 1]
    return corner_frame(said).fill(
        bonus=NOTHING if view["phase"] == "finished" or not opens else next_bonus(said, opens, bonus),
        above=offerings(scene, said, 1 - first),
        below=offerings(scene, said, first),
        supply=join([gift(said, card) for card in view["supply"]]),
    )


@lru_cache(maxsize=32)
def corner_frame(said: Voice) -> Frame:
    """Draw what the offerings and the Pharaoh's own cards lie in."""
    name = said.say("corner")
    return Frame(
        section(class_="corner slab", aria_label=name)[
            div(class_="cp-art", title=said.about("pyramid", "heir.pharaoh.4"))[sign("corner-pyramid")],
            div(class_="cp-body")[
                h2(class_="overline")[name, gap("bonus")],
                div(class_="offers")[
                    gap("above"),
                    gap("below"),
                    span(class_="supply", title=said.about("gift", "heir.magic.a"))[gap("supply")],
                ],
            ],
        ]
    )


@lru_cache(maxsize=64)
def next_bonus(said: Voice, sun: int, points: int) -> Markup:
    """Say at which sun the Corner Pyramid opens, and what it pays."""
    return Markup(span(class_="worth")[said.say("opens", sun=sun, points=points)])


def offerings(scene: HeirScene, said: Voice, seat: int) -> Drawing:
    """Draw a player's offerings."""
    shown = scene.view["seats"][seat]
    count = shown["offerings_count"]
    own = shown["offerings"]
    if own is None:
        cards = [offering(said, seat, slot) for slot in range(count)]
    else:
        cards = [own_offering(said, card) for card in own]
    return offerings_frame(said, seat, count).fill(name=escape(scene.names[seat]), cards=join(cards))


@lru_cache(maxsize=64)
def offerings_frame(said: Voice, seat: int, count: int) -> Frame:
    """Draw what so many offerings of a player lie in."""
    label, about = said.say("offerings", player=gap("name"), count=count), said.about("offering", "heir.pharaoh.3")
    return Frame(
        span(class_="off", role="group", aria_label=label, title=about)[
            mark(seat), span(class_="pair")[gap("cards")], b(class_="num")[str(count)]
        ]
    )


@lru_cache(maxsize=64)
def own_offering(said: Voice, card: str) -> Markup:
    """Draw an offering of which its own player may see what it is."""
    label = said.say("offered", card=said.word(card))
    return card_back(label, key=f"card-{card}", peek=card.partition("-")[0])


@lru_cache(maxsize=32)
def offering(said: Voice, seat: int, slot: int) -> Markup:
    """Draw an offering face down."""
    return card_back(said.say("card-down"), key=f"offer-{seat}-{slot}", origin=f"sealed-{seat} bid-{seat}")


@lru_cache(maxsize=64)
def gift(said: Voice, card: str) -> Markup:
    """Draw one of the Pharaoh's own cards."""
    return small_card(card, said.say("supply", card=card), key=f"card-{card}")
