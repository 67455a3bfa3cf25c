"""The palace: each player's used cards, gods won and sealed choices, and between them the god up for bid."""

from functools import lru_cache

from htpy import Node, div, h2, li, ol, section, small, span
from markupsafe import Markup, escape

from heliopolis.games.heir.components import MAGIC_NAMES
from heliopolis.games.heir.view import HeirView, SideView
from heliopolis.web.boards.heir.hall import BIDDING, hall
from heliopolis.web.boards.heir.marks import (
    GODS,
    LETTERS,
    OWN,
    card_back,
    figure,
    god_tile,
    magic_back,
    magic_classes,
    magic_face,
    mark,
    small_card,
)
from heliopolis.web.boards.heir.scene import HeirScene
from heliopolis.web.boards.heir.voice import Voice, voice
from heliopolis.web.frames import Drawing, Frame, gap, join
from heliopolis.web.pieces import glyph

SEALING = ("offer", "tie", "bid")
"""The phases in which players seal bidding cards."""
USED_PLACES = 5
EMPTY_PLACE = Markup(li[span(class_="well mcard")])


def palace(scene: HeirScene) -> Drawing:
    """Draw the palace, the viewer's own side below."""
    said = voice(scene.language)
    below = scene.viewer if scene.viewer is not None else 0
    return palace_frame(said).fill(
        above=lane(scene, said, 1 - below, "is-above"),
        hall=hall(scene, said),
        below=lane(scene, said, below, "is-below"),
    )


@lru_cache(maxsize=32)
def palace_frame(said: Voice) -> Frame:
    """Draw what the two sides and the hall stand in."""
    name = said.say("palace")
    return Frame(section(class_="palace slab", id="palace", aria_label=name)[gap("above"), gap("hall"), gap("below")])


# A player's side.


def lane(scene: HeirScene, said: Voice, seat: int, place: str) -> Drawing:
    """Draw what lies before a player."""
    side = scene.view["seats"][seat]
    return lane_frame(said, seat, place).fill(
        name=escape(scene.names[seat]),
        magic=magic_chips(said, side),
        magic_left=magic_left(said, side["magic_deck"]),
        used=used_cards(said, seat, side["used"]),
        gods=gods_won(said, side["gods"], scene.view),
        sealed_magic=sealed_magic(scene, said, seat),
        sealed_card=sealed_card(scene, said, seat),
    )


@lru_cache(maxsize=32)
def lane_frame(said: Voice, seat: int, place: str) -> Frame:
    """Draw what a player's name, magic, used cards, gods and sealed choices stand in."""
    used = said.say("used", player=gap("name"))
    return Frame(
        div(class_=f"lane {place} lane-{OWN[seat]}")[
            h2[
                mark(seat),
                span(class_="who", data_place=f"side-{seat}")[gap("name")],
                span(class_="chips")[gap("magic"), gap("magic_left")],
            ],
            ol(class_="duel", aria_label=used, title=said.about("card", "heir.bidding.6"))[gap("used")],
            ol(class_="won", aria_label=said.say("gods-won", player=gap("name")))[gap("gods")],
            div(class_="sealed")[mark(seat), gap("sealed_magic"), gap("sealed_card")],
        ]
    )


def magic_chips(said: Voice, side: SideView) -> Drawing:
    """Draw where each of the seven magic cards is, as far as the viewer knows: all of its own."""
    own = side["magic"]
    held = side["magic_known"] if own is None else [*side["magic_known"], *own]
    possible = side["magic_possible"] if side["magic_count"] and own is None else ()
    drawn = []
    for magic in MAGIC_NAMES:
        if magic in side["magic_used"]:
            state = "used"
        elif magic in held:
            state = "held"
        else:
            state = "maybe" if magic in possible else "away"
        drawn.append(chip(said, magic, state))
    return join(drawn)


@lru_cache(maxsize=64)
def chip(said: Voice, magic: str, state: str) -> Markup:
    """Draw where a magic card is."""
    label = said.say(f"magic-{state}", magic=said.title(magic))
    about = f"{label}. {said.about(magic, f'heir.magic.{LETTERS[magic].lower()}')}"
    return Markup(span(class_=f"chip is-{state}", role="img", aria_label=label, title=about)[LETTERS[magic]])


@lru_cache(maxsize=16)
def magic_left(said: Voice, count: int) -> Markup:
    """Say how many magic cards are left in a player's deck."""
    title = said.say("magic-left", count=count)
    return Markup(small(class_="num", title=title, aria_label=title, role="img")[f"/{count}"])


def used_cards(said: Voice, seat: int, used: list[str]) -> Drawing:
    """Draw a player's used cards: at the end of the round the other one takes them."""
    return join([used_card(said, seat, card) for card in used] + [EMPTY_PLACE] * (USED_PLACES - len(used)))


@lru_cache(maxsize=128)
def used_card(said: Voice, seat: int, card: str) -> Markup:
    """Draw a used card in its place."""
    return Markup(li[small_card(card, said.word(card), key=f"card-{card}", origin=turned_over(seat))])


def turned_over(seat: int) -> str:
    """Say where a card comes from that is turned over: an offering, a sealed bid, or one that changed places."""
    return f"offer-{seat}- sealed-{seat} sealed-{1 - seat} bid-{seat}"


def gods_won(said: Voice, gods: list[str], view: HeirView) -> Drawing:
    """Draw the gods that a player has won; one acts once the second half of the round has begun."""
    acting = view["god"] if view["phase"] not in BIDDING else None
    favorites = view["favorites"]
    return join([god_won(said, god, favorite=god in favorites, acting=god == acting) for god in gods])


@lru_cache(maxsize=64)
def god_won(said: Voice, god: str, *, favorite: bool, acting: bool) -> Markup:
    """Draw a god that somebody has won."""
    label = said.title(god)
    if favorite:
        label = said.say("favorite", god=god, label=label)
    about = said.titled(label, god, GODS[god][2])
    key, origin, classes = f"god-{god}", f"coming-{god} gate", "is-acting" if acting else ""
    return Markup(li[god_tile(god, label, about, key=key, origin=origin, favorite=favorite, classes=classes)])


# Sealed choices: that they are made, and what they are if the view tells it: to their own player, or all hands open.


def sealed_magic(scene: HeirScene, said: Voice, seat: int) -> Markup:
    """Draw a player's magic for this bid."""
    return magic_place(said, seat, magic_state(scene.view, seat), scene.view["seats"][seat]["called"] or "")


def magic_state(view: HeirView, seat: int) -> str:
    """Tell how a player's magic lies: chosen in secret, face down, face up, or not played."""
    side = view["seats"][seat]
    if view["phase"] == "magic":
        return "chosen" if side["decided"] else ""
    if view["phase"] == "bid":
        return "down" if side["plays_magic"] else "none"
    if view["phase"] == "change":
        return "up" if side["plays_magic"] else "none"
    return ""


@lru_cache(maxsize=256)
def magic_place(said: Voice, seat: int, state: str, called: str) -> Markup:
    """Draw the place of a player's magic, with its caption."""
    return Markup(figure(magic_piece(said, seat, state, called), said.say("magic")))


def magic_piece(said: Voice, seat: int, state: str, called: str) -> Node:
    """Draw a player's magic as it lies, or its empty place."""
    known, key = called not in ("", "none"), f"magic-{seat}-sealed"
    if state == "up" and known:
        name = said.title(called)
        about = said.about(called, f"heir.magic.{LETTERS[called].lower()}")
        face = span(class_=f"{magic_classes(seat)} is-small", role="img", aria_label=name, title=about, data_key=key)
        return face[magic_face(called, name, seat)]
    if state == "chosen" and not known:
        label = said.say("no-magic" if called == "none" else "chosen")
        return span(class_="well bcard is-chosen-mark", role="img", aria_label=label, title=label)[
            glyph("ui-check", "icon")
        ]
    if state in ("chosen", "down"):
        peek = LETTERS[called] if known else ""
        label = said.title(called) if known else said.say("magic-down")
        origin, classes = (f"magic-{called}", "is-mine") if known else (f"hand-{seat}", "")
        return magic_back(seat, label, key=key, origin=origin, peek=peek, classes=classes)
    label = said.say("no-magic" if state == "none" else "none-yet")
    return span(class_="well bcard", role="img", aria_label=label, title=label)[
        span(class_="dash")["–"] if state == "none" else None
    ]


def sealed_card(scene: HeirScene, said: Voice, seat: int) -> Markup:
    """Draw a player's sealed bid or offering."""
    phase, side = scene.view["phase"], scene.view["seats"][seat]
    bid = side["bid"] or ""
    caption = "offering" if phase in ("offer", "tie") else "bid"
    if phase == "change" and bid and seat not in scene.view["acting"]:
        return card_place(said, seat, "open", bid, caption)
    made = has_sealed_card(scene.view, seat)
    return card_place(said, seat, "made" if made else "", bid if made else "", caption)


def has_sealed_card(view: HeirView, seat: int) -> bool:
    """Tell whether a bid or an offering lies before a player; one that has slipped away by stealth does not."""
    side = view["seats"][seat]
    if view["phase"] == "change":
        return seat in view["acting"] or side["bid"] is not None
    return view["phase"] in SEALING and side["decided"]


@lru_cache(maxsize=512)
def card_place(said: Voice, seat: int, state: str, card: str, caption: str) -> Markup:
    """Draw the place of a player's sealed card, with its caption; the card as far as the viewer knows it."""
    return Markup(figure(card_piece(said, seat, state, card), said.say(caption), place=f"bid-{seat}"))


def card_piece(said: Voice, seat: int, state: str, card: str) -> Node:
    """Draw a player's sealed card as it lies, or its empty place."""
    if state == "open":
        origin = f"sealed-{seat} hand-{seat}"
        return small_card(card, said.word(card), key=f"card-{card}", origin=origin, classes="is-open")
    if state and card:
        label = said.say("sealed", card=said.word(card))
        return card_back(label, key=f"card-{card}", peek=card.partition("-")[0], classes="is-mine")
    if state:
        return card_back(said.say("card-down"), key=f"sealed-{seat}", origin=f"hand-{seat}")
    label = said.say("none-yet")
    return span(class_="well bcard", role="img", aria_label=label, title=label)
