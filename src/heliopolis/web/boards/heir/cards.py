"""Beside the board: the monument cards with the tokens, and what each player has claimed."""

from functools import lru_cache

from htpy import Node, b, button, div, em, h2, section, span
from markupsafe import Markup, escape

from heliopolis.games.heir.board_parts import TokenView
from heliopolis.games.heir.components import KIND_NAMES
from heliopolis.games.heir.view import HeirView
from heliopolis.web.boards.heir.marks import figure, ground, mark, monument_face, monument_tile, sign, token
from heliopolis.web.boards.heir.scene import HeirScene
from heliopolis.web.boards.heir.voice import Voice, cited
from heliopolis.web.frames import Drawing, Frame, gap, join

VERBS = ("claim", "renew")
"""The verbs whose choices are monument cards."""
PLACES = ("active", "display-0", "display-1")
"""Where monument cards lie face up."""


def monuments(scene: HeirScene, said: Voice) -> Drawing:
    """Draw the active card with its token, the display, the deck, and what each player has claimed."""
    view, actions = scene.view, scene.game.actions
    acts = {actions[action]: action for action in scene.legal if actions[action].startswith(VERBS)}
    frame = monuments_frame(said, lit=bool(acts))
    display = [shown_card(said, view, acts, kind, f"display-{slot}") for slot, kind in enumerate(view["display"])]
    return frame.fill(
        active=shown_card(said, view, acts, view["active_card"], "active"),
        token=blank_token(said, view["active_token"], "token"),
        next_token=blank_token(said, view["next_token"], "next"),
        display=join(display),
        deck=deck(said, tuple(view["unseen_monument_cards"].items()), acts.get("renew hidden")),
        claims=join([claims(scene, said, seat) for seat in range(2)]),
    )


@lru_cache(maxsize=32)
def monuments_frame(said: Voice, *, lit: bool) -> Frame:
    """Draw what the monument cards stand in."""
    name = said.say("monuments")
    return Frame(
        section(class_="monuments slab is-asked" if lit else "monuments slab", aria_label=name)[
            h2(class_="overline")[name, span(class_="worth")[said.say("thoth-picks")]],
            div(class_="display")[
                div(class_="active")[gap("active")],
                div(class_="toks")[gap("token"), div(class_="next")[gap("next_token")]],
                gap("display"),
                gap("deck"),
            ],
            gap("claims"),
        ]
    )


def shown_card(said: Voice, view: HeirView, acts: dict[str, int], kind: str | None, place: str) -> Markup:
    """Draw a monument card face up; of several of a kind that can be chosen the first one is the button."""
    if kind is None:
        return empty_place(said, place)
    act = next((notation for verb in VERBS if (notation := f"{verb} {kind}") in acts), "") if acts else ""
    label = said.action(acts[act]) if act else ""
    shown = [view["active_card"], *view["display"]]
    first = shown.index(kind) == PLACES.index(place)
    return card(said, kind, view["moons"][kind], place, act, label, first=first)


@lru_cache(maxsize=32)
def empty_place(said: Voice, place: str) -> Markup:
    """Draw a place in which no card lies."""
    return captioned(said, span(class_="well mocard", role="img", aria_label=said.say("none-yet")), place)


@lru_cache(maxsize=256)
def card(said: Voice, kind: str, moons: int, place: str, act: str, label: str, *, first: bool) -> Markup:
    """Draw a monument card, lit if it can be chosen; one that is not the first of its kind can only be clicked."""
    name = said.title(kind)
    about, key = said.titled(name, kind, "heir.ptah.1"), f"{place}-{kind}"
    classes = "tile mocard en en-sandstone" + " is-legal" * bool(act)
    elsewhere = [f"{other}-{kind}" for other in PLACES if other != place]
    drawn = {"class_": classes, "title": about, "data_key": key, "data_from": " ".join((*elsewhere, "deck"))}
    if act and first:
        piece = button(type="button", aria_label=label, data_act=act, **drawn)
    else:
        worth = said.say("worth", name=name, moons=moons)
        piece = span(role="img", aria_label=worth, data_also=act or None, **drawn)
    return captioned(said, piece[monument_face(kind, name, moons)], place)


def captioned(said: Voice, piece: Node, place: str) -> Markup:
    """Draw a card with the name of its place."""
    return Markup(figure(piece, said.say(f"{place.partition('-')[0]}"), place=place))


def blank_token(said: Voice, shown: TokenView | None, message: str) -> Markup:
    """Draw a token that is not on the board yet, or its empty place."""
    return token_place(said, message, shown["name"], tuple(shown["arrows"])) if shown else no_token(said, message)


@lru_cache(maxsize=32)
def no_token(said: Voice, message: str) -> Markup:
    """Draw the place of a token where there is none."""
    return Markup(figure(span(class_="tok"), said.say(message)))


@lru_cache(maxsize=64)
def token_place(said: Voice, message: str, name: str, arrows: tuple[str, ...]) -> Markup:
    """Draw a token with its caption."""
    label = said.say("token-label", token=said.say(message), arrows=said.words(list(arrows)))
    box = span(class_="tok-box", role="img", aria_label=label, title=label, data_key=f"token-{name}")
    return Markup(figure(box[token("", None, arrows, 0)], said.say(message)))


@lru_cache(maxsize=512)
def deck(said: Voice, unseen: tuple[tuple[str, int], ...], action: int | None) -> Markup:
    """Draw the deck of monument cards; Thoth may take its top card."""
    left = sum(count for _, count in unseen)
    face = [span(class_="tile-face")[ground("stars"), sign("corner-pyramid")], span(class_="count")[str(left)]]
    cards = [said.say("so-many", count=count, name=said.word(kind)) for kind, count in unseen]
    title = said.say("deck-holds", cards=said.web.join(cards))
    classes = "tile mocard is-back en en-back"
    if action is None:
        piece = span(class_=classes, role="img", aria_label=title, title=title)
    else:
        lit, label = f"{classes} is-legal", said.action(action)
        piece = button(type="button", class_=lit, aria_label=label, title=title, data_act="renew hidden")
    return captioned(said, piece[face], "deck")


# What players have claimed.


def claims(scene: HeirScene, said: Voice, seat: int) -> Drawing:
    """Draw what a player has claimed of each kind, and what the next card would score."""
    points = scene.view["card_points"]
    claimed = scene.view["seats"][seat]["monument_cards"]
    drawn = []
    for kind in KIND_NAMES:
        count = claimed[kind]
        drawn.append(claim(said, seat, kind, count, f"+{points[count]}" if count < len(points) else "–"))
    return claims_frame(said, seat).fill(name=escape(scene.names[seat]), claims=join(drawn))


@lru_cache(maxsize=32)
def claims_frame(said: Voice, seat: int) -> Frame:
    """Draw what a player's claimed cards stand in."""
    label = said.say("claims", player=gap("name"))
    return Frame(div(class_="claims", role="group", aria_label=label)[mark(seat), gap("claims")])


@lru_cache(maxsize=256)
def claim(said: Voice, seat: int, kind: str, count: int, gain: str) -> Markup:
    """Draw the claimed cards of a kind, and what the next one would score."""
    label = said.say("so-many", count=count, name=said.word(kind))
    origin = " ".join((*(f"{place}-{kind}" for place in PLACES), "active"))
    tile = monument_tile(kind, label, count=count, key=f"claim-{seat}-{kind}-{count}", origin=origin)
    message = "claims-about" if gain[0] == "+" else "claims-full"
    about = cited(said.say(message, name=said.title(kind), count=count, gain=gain), "heir.ptah.1")
    return Markup(span(class_="cl", title=about)[tile, em[said.say("next-card"), " ", b[gain]]])
