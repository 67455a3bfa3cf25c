"""The palace: each player's used cards, gods won and sealed choices, and between them the god up for bid."""

from functools import lru_cache
from typing import Any

from htpy import Node, article, b, div, h2, h3, i, li, ol, p, section, small, span
from markupsafe import Markup

from heliopolis.games.heir.components import GOD_NAMES, MAGIC_NAMES
from heliopolis.web.boards.heir.marks import (
    GODS,
    LETTERS,
    OWN,
    SHEET,
    card_back,
    figure,
    god_tile,
    ground,
    magic_back,
    magic_classes,
    magic_face,
    mark,
    sign,
    small_card,
)
from heliopolis.web.boards.heir.voice import Voice, voice
from heliopolis.web.moment import Moment
from heliopolis.web.pieces import glyph

BIDDING = ("summon", "offer", "magic", "bid", "change")
"""The phases of a round's first half, in which gods are bid for."""
FACADE = Markup(
    '<svg class="facade" viewBox="0 0 328 386" preserveAspectRatio="none" aria-hidden="true">'
    '<use href="{}#facade" width="328" height="386"/></svg>'
).format(SHEET)
SEALING = ("offer", "tie", "bid", "change")
"""The phases in which bidding cards are sealed."""


def palace(moment: Moment) -> Node:
    """Draw the palace, the viewer's own side below."""
    below = moment.viewer if moment.viewer is not None else 0
    return section(class_="palace slab", id="palace", aria_label=moment.words.say("heir-palace"))[
        lane(moment, 1 - below, "is-above"), hall(moment), lane(moment, below, "is-below")
    ]


# A player's side.


def lane(moment: Moment, seat: int, place: str) -> Node:
    """Draw what lies before a player."""
    view, said = moment.view, voice(moment.speaker.language)
    side = view["seats"][seat]
    return div(class_=f"lane {place} lane-{OWN[seat]}")[
        lane_head(said, seat, moment.names[seat], magic_states(side, mine=seat == moment.viewer), side["magic_deck"]),
        used_row(said, moment.names[seat], tuple(side["used"])),
        gods_row(said, moment.names[seat], tuple(side["gods"]), tuple(view["favorites"]), said_god(view)),
        sealed(moment, said, seat),
    ]


def said_god(view: dict[str, Any]) -> str:
    """Return the god that acts now, if the second half of the round has begun."""
    return view["god"] or "" if view["phase"] not in BIDDING else ""


def magic_states(side: dict[str, Any], *, mine: bool) -> tuple[str, ...]:
    """Tell of each magic card where it is, as far as the viewer knows."""
    states = []
    for magic in MAGIC_NAMES:
        if magic in side["magic_used"]:
            states.append("used")
        elif (mine and magic in side["magic"]) or magic in side["magic_known"]:
            states.append("held")
        elif mine or not side["magic_count"] or magic not in side["magic_possible"]:
            states.append("away")
        else:
            states.append("maybe")
    return tuple(states)


@lru_cache(maxsize=1024)
def lane_head(said: Voice, seat: int, name: str, states: tuple[str, ...], deck: int) -> Markup:
    """Draw a player's name, and where each of the seven magic cards is."""
    chips = []
    for magic, state in zip(MAGIC_NAMES, states, strict=True):
        label = said.say(f"heir-magic-{state}", magic=said.title(magic))
        about = f"{label}. {said.about(magic, f'heir.magic.{LETTERS[magic].lower()}')}"
        chips.append(span(class_=f"chip is-{state}", role="img", aria_label=label, title=about)[LETTERS[magic]])
    title = said.say("heir-magic-left", count=deck)
    return Markup(
        h2[
            mark(seat),
            span(class_="who")[name],
            span(class_="chips")[chips, small(class_="num", title=title, aria_label=title, role="img")[f"/{deck}"]],
        ]
    )


@lru_cache(maxsize=1024)
def used_row(said: Voice, name: str, used: tuple[str, ...]) -> Markup:
    """Draw a player's used cards: at the end of the round the other one takes them."""
    cards = [li[small_card(card, said.word(card), key=f"card-{card}")] for card in used]
    empty = [li[span(class_="well mcard")] for _ in range(5 - len(used))]
    return Markup(
        ol(class_="duel", aria_label=said.say("heir-used", player=name), title=said.about("card", "heir.bidding.6"))[
            cards, empty
        ]
    )


@lru_cache(maxsize=1024)
def gods_row(said: Voice, name: str, gods: tuple[str, ...], favorites: tuple[str, ...], acting: str) -> Markup:
    """Draw the gods that a player has won."""
    drawn = []
    for god in gods:
        label = said.title(god)
        if god in favorites:
            label = said.say("heir-favorite", god=label)
        classes = "is-acting" if god == acting else ""
        about = f"{label}: {said.about(god, GODS[god][2])}"
        drawn.append(li[god_tile(god, label, about, key=f"god-{god}", favorite=god in favorites, classes=classes)])
    return Markup(ol(class_="won", aria_label=said.say("heir-gods-won", player=name))[drawn])


def sealed(moment: Moment, said: Voice, seat: int) -> Node:
    """Draw a player's sealed magic and bid: that they are made, and to their own player what they are."""
    phase, side = moment.view["phase"], moment.view["seats"][seat]
    bid = side["bid"] or ""
    made = phase in SEALING and (side["decided"] or phase == "change")
    name = said.say("heir-offering" if phase in ("offer", "tie") else "heir-bid")
    open_bid = phase == "change" and seat not in moment.acting and bool(bid)
    return sealed_pair(
        said,
        seat,
        magic_state(moment.view, seat),
        side["called"] or "",
        name,
        bid,
        bid_state="open" if open_bid else "made" if made else "",
        mine=seat == moment.viewer,
    )


def magic_state(view: dict[str, Any], seat: int) -> str:
    """Tell how a player's magic lies: chosen in secret, face down, face up, or not played."""
    side = view["seats"][seat]
    if view["phase"] == "magic":
        return "chosen" if side["decided"] else ""
    if view["phase"] == "bid":
        return "down" if side["plays_magic"] else "none"
    if view["phase"] == "change":
        return "up" if side["plays_magic"] else "none"
    return ""


@lru_cache(maxsize=1024)
def sealed_pair(
    said: Voice, seat: int, magic: str, called: str, name: str, bid: str, *, bid_state: str, mine: bool
) -> Markup:
    """Draw the two places of sealed choices."""
    return Markup(
        div(class_="sealed")[
            figure(
                magic_place(said, seat, magic, called if mine else called * (magic == "up")), said.say("heir-magic")
            ),
            figure(bid_place(said, seat, bid_state, bid, mine=mine), name),
        ]
    )


def magic_place(said: Voice, seat: int, state: str, called: str) -> Node:
    """Draw the place of a player's magic for this bid."""
    known = called not in ("", "none")
    if state == "up" and known:
        name = said.title(called)
        about = said.about(called, f"heir.magic.{LETTERS[called].lower()}")
        return span(class_=f"{magic_classes(seat)} is-small", role="img", aria_label=name, title=about)[
            magic_face(called, name, seat)
        ]
    if state == "chosen" and not known:
        label = said.say("heir-no-magic" if called == "none" else "heir-chosen")
        return span(class_="well bcard is-chosen-mark", role="img", aria_label=label, title=label)[
            glyph("ui-check", "icon")
        ]
    if state in ("chosen", "down"):
        peek = LETTERS[called] if known else ""
        label = said.title(called) if known else said.say("heir-magic-down")
        return magic_back(seat, label, key=f"magic-{seat}-sealed", peek=peek, classes="is-mine" if known else "")
    label = said.say("heir-no-magic" if state == "none" else "heir-none-yet")
    return span(class_="well bcard", role="img", aria_label=label, title=label)[
        span(class_="dash")["–"] if state == "none" else None
    ]


def bid_place(said: Voice, seat: int, state: str, bid: str, *, mine: bool) -> Node:
    """Draw the place of a player's sealed card."""
    if state == "open" and not mine:
        return small_card(bid, said.word(bid), key=f"card-{bid}", classes="is-open")
    if state:
        known = mine and bid
        label = said.say("heir-sealed", card=said.word(bid)) if known else said.say("heir-card-down")
        peek = bid.partition("-")[0] if known else ""
        key = f"card-{bid}" if known else f"sealed-{seat}"
        return card_back(label, key=key, peek=peek, classes="is-mine" if known else "")
    label = said.say("heir-none-yet")
    return span(class_="well bcard", role="img", aria_label=label, title=label)


# The hall.


def hall(moment: Moment) -> Node:
    """Draw the gate with the god up for bid, or the one that acts."""
    view, said = moment.view, voice(moment.speaker.language)
    bidding = view["phase"] in BIDDING
    god = view["god"] or ""
    to_come = list(view["gods_to_come"]) if bidding else []
    if bidding and "thoth" not in to_come:
        to_come.append("thoth")
    owner = next((seat for seat in range(2) if god in view["seats"][seat]["gods"]), None)
    acts_for = moment.names[owner] if owner is not None and not bidding else ""
    return hall_of(said, god, god in view["favorites"], view["round"], acts_for, tuple(to_come), bidding=bidding)


@lru_cache(maxsize=512)
def hall_of(
    said: Voice, god: str, favorite: bool, sun: int, acts_for: str, to_come: tuple[str, ...], *, bidding: bool
) -> Markup:
    """Draw the hall."""
    if god:
        card: Node = god_card(said, god, favorite, sun, bidding=bidding)
    else:
        label = said.say("heir-gods-rest")
        card = article(class_="tile pcard godcard is-back en en-back", aria_label=label)[
            div(class_="tile-face")[ground("stars"), sign("palace-gate")]
        ]
    rest = [
        god_tile(next_god, said.title(next_god), f"{said.title(next_god)}: {said.about(next_god)}", classes="is-hidden")
        for next_god in to_come
        if next_god != god
    ]
    below = p(class_="tocome")[
        span[b(class_="num")[str(len(rest))], " ", said.say("heir-to-come")] if rest else None,
        rest,
        span(class_="acts")[said.say("heir-acts-for", player=acts_for)] if acts_for else None,
    ]
    return Markup(
        div(class_="hall")[
            FACADE,
            div(class_="deckpile")[[i, i] if len(rest) > 1 else i if rest else None, card],
            div(class_="threshold")[below],
        ]
    )


def god_card(said: Voice, god: str, favorite: bool, sun: int, *, bidding: bool) -> Node:
    """Draw the god in the gate; while it is bid for, this is the god's own piece."""
    enamel, under, rule = GODS[god]
    text = said.say(f"heir-short-{god}", sun=sun)
    if favorite:
        text = f"{text} {said.say(f'heir-power-{god}')}"
    label = said.title(god)
    return article(
        class_=f"tile pcard godcard en en-{enamel}",
        title=f"{label}: {said.about(god, rule)}",
        data_key=f"god-{god}" if bidding else None,
    )[
        div(class_="tile-face")[
            ground(under),
            div(class_="niche")[sign(f"god-{god}")],
            div(class_="tile-name")[h3[label], p[text]],
        ],
        b(class_="pip")[span[str(GOD_NAMES.index(god) + 1)]],
        span(class_="ankh", role="img", aria_label=said.say("heir-ankh"), title=said.about("ankh", "heir.round.3"))[
            glyph("ankh")
        ]
        if favorite
        else None,
    ]
