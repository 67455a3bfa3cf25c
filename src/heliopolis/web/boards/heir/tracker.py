"""Beside the board: which bidding cards a player may still hold."""

from functools import lru_cache

from htpy import div, h2, header, i, p, section, span
from markupsafe import Markup, escape

from heliopolis.games.heir.components import CARD_NAMES
from heliopolis.web.boards.heir.marks import OWN, mark, sign, split
from heliopolis.web.boards.heir.palace import has_sealed_card
from heliopolis.web.boards.heir.scene import HeirScene
from heliopolis.web.boards.heir.voice import Voice, cited
from heliopolis.web.frames import Drawing, Frame, gap, join
from heliopolis.web.pieces import glyph

NUMBERS = {card: int(split(card)[0]) for card in CARD_NAMES}


def tracker(scene: HeirScene, said: Voice, seat: int) -> Drawing:
    """Draw which bidding cards a player may still hold, and how many; with all hands open, those that they do hold."""
    view = scene.view
    shown = view["seats"][seat]
    own = view["seats"][scene.viewer] if scene.viewer is not None else None
    sealed = int(has_sealed_card(view, seat))
    hand = shown["hand_count"] - sealed
    bid = own["bid"] or "" if own and view["phase"] == "bid" else ""
    held = shown["hand"]
    certain = shown["certain"] if shown["offerings_count"] and held is None else []
    possible = shown["possible"] if held is None else held
    return tracker_frame(said, seat, known=held is not None).fill(
        name=escape(scene.names[seat]),
        fan=fan(said, seat, hand, shown["magic_count"]),
        cards=escape(said.words(possible)),
        cells=cells(said, possible, certain, bid),
        note=note(said, hand, shown["offerings_count"], sealed, sure=bool(certain), ringed=bool(bid)),
    )


@lru_cache(maxsize=32)
def tracker_frame(said: Voice, seat: int, *, known: bool) -> Frame:
    """Draw what a player's name and cards stand in, where they may only be guessed at, or are known."""
    holds = "holds" if known else "may-hold"
    label = said.say(holds, player=gap("name"))
    told = said.say(f"{holds}-cards", player=gap("name"), cards=gap("cards"))
    about = cited(said.say("tracker-about"), "heir.thoth.1")
    return Frame(
        section(class_="hand2 slab", aria_label=label)[
            header[mark(seat), h2(class_="overline")[label], gap("fan")],
            div(class_="tracker", role="img", aria_label=told, title=about)[gap("cells")],
            p(class_="note")[gap("note")],
        ]
    )


@lru_cache(maxsize=512)
def fan(said: Voice, seat: int, hand: int, magic: int) -> Markup:
    """Draw how many cards a player holds."""
    label = said.say("hand", cards=hand, magic=magic)
    about = cited(label, "heir.magic.1")
    held = span(class_="fan2", role="img", aria_label=label, title=about, data_place=f"hand-{seat}")
    return Markup(held[[i] * hand, [i(class_=f"own-{OWN[seat]}")] * magic])


@lru_cache(maxsize=512)
def note(said: Voice, hand: int, offered: int, sealed: int, *, sure: bool, ringed: bool) -> Markup:
    """Say how many cards a player has where, and what the looks of cards mean."""
    told = [said.say("hand-count", hand=hand, bid=sealed, offered=offered)]
    if sure:
        told.append(said.say("sure"))
    if ringed:
        told.append(said.say("ringed"))
    return escape(" ".join(told))


def cells(said: Voice, possible: list[str], certain: list[str], bid: str) -> Drawing:
    """Draw all numbers and cards; those that would beat the viewer's sealed bid are ringed."""
    numbers = {NUMBERS[card] for card in possible}
    beating = CARD_NAMES[CARD_NAMES.index(bid) + 1 :] if bid else ()
    drawn = [head(number, " on" if number in numbers else "") for number in range(1, 13)]
    for card in CARD_NAMES:
        state = ""
        if card in possible:
            state = " on" + " is-sure" * (card in certain) + " is-threat" * (card in beating)
        drawn.append(cell(said, card, state))
    return join(drawn)


@lru_cache(maxsize=32)
def head(number: int, state: str) -> Markup:
    """Draw the number above its cards."""
    return Markup(span(class_=f"h num{state}", style=f"grid-area:1/{number}")[str(number)])


@lru_cache(maxsize=512)
def cell(said: Voice, card: str, state: str) -> Markup:
    """Draw one card of the tracker; they stand from the lowest to the highest, so what follows one beats it."""
    number, symbol = split(card)
    crown = symbol == "crown"
    area = f"2/{number}/4" if crown else f"{2 if symbol == 'sun' else 3}/{number}"
    drawn = glyph("crook-flail") if crown else sign(f"sign-{symbol}")
    classes = f"c c-{'p' if crown else symbol[0]} k-{card}{state}"
    known = "sure" if "is-sure" in state else "maybe" if state else "away"
    about = cited(said.say(f"card-{known}", card=said.word(card)), "heir.thoth.1")
    return Markup(span(class_=classes, style=f"grid-area:{area}", title=about)[drawn])
