"""The hall of the palace: the gate with the god up for bid, or the one that acts, and the gods to come."""

from functools import lru_cache

from htpy import article, b, div, h3, i, p, span
from markupsafe import Markup, escape

from heliopolis.games.heir.components import GOD_NAMES
from heliopolis.web.boards.heir.marks import GODS, SHEET, god_tile, ground, mark, sign
from heliopolis.web.boards.heir.scene import HeirScene
from heliopolis.web.boards.heir.voice import Voice
from heliopolis.web.frames import NOTHING, Drawing, Frame, Piece, gap, join
from heliopolis.web.pieces import glyph

BIDDING = ("summon", "offer", "magic", "bid", "change")
"""The phases of a round's first half, in which gods are bid for."""
FACADE = Markup(
    '<svg class="facade" viewBox="0 0 328 386" preserveAspectRatio="none" aria-hidden="true">'
    '<use href="{}#facade" width="328" height="386"/></svg>'
).format(SHEET)
HALL = Frame(
    div(class_="hall")[
        FACADE,
        div(class_="deckpile", data_place="gate")[gap("pile"), gap("god")],
        div(class_="threshold")[p(class_="tocome")[gap("to_come"), gap("gods_to_come"), gap("acts_for")]],
    ]
)
PILES = (NOTHING, Markup(i), Markup(i) * 2)
"""What shows of the gods under the one in the gate: of none, one, or several."""


def hall(scene: HeirScene, said: Voice) -> Drawing:
    """Draw the gate with the god up for bid, or the one that acts."""
    view = scene.view
    bidding = view["phase"] in BIDDING
    god = view["god"] or ""
    rest = [coming for coming in view["gods_to_come"] if coming not in (god, "thoth")] if bidding else []
    if bidding and god != "thoth":
        rest.append("thoth")
    return HALL.fill(
        pile=PILES[min(len(rest), 2)],
        god=god_card(said, god, view["round"], favorite=god in view["favorites"], bidding=bidding),
        to_come=to_come(said, len(rest)) if rest else NOTHING,
        gods_to_come=join([god_to_come(said, coming) for coming in rest]),
        acts_for=worth(scene, said, god) if bidding else acts_for(scene, said, god),
    )


def worth(scene: HeirScene, said: Voice, god: str) -> Piece:
    """Draw what a god that is bid for would bring each player at once, if that is known."""
    brought = [points_now(scene, god, seat) for seat in (0, 1)]
    first = 0 if scene.viewer is None else scene.viewer
    if not any(brought):
        return NOTHING
    names = [escape(scene.names[seat]) for seat in (first, 1 - first)]
    return worth_frame(said, first, brought[first], brought[1 - first]).fill(first=names[0], other=names[1])


def points_now(scene: HeirScene, god: str, seat: int) -> int:
    """Return what a god brings at once: Ra for this round's sun, Ptah for the best card that is to be had."""
    view = scene.view
    favorite = god in view["favorites"]
    if god == "ra":
        return scene.game.edition.number("points.favorite_sun" if favorite else "points.sun")
    if god != "ptah":
        return 0
    held, points = view["seats"][seat]["monument_cards"], view["card_points"]
    kinds = [view["active_card"], *(view["display"] if favorite else ())]
    return max((points[min(held.get(kind, 0), len(points) - 1)] for kind in kinds if kind is not None), default=0)


@lru_cache(maxsize=256)
def worth_frame(said: Voice, first: int, own: int, others: int) -> Frame:
    """Draw what a god would bring the player below and the one above."""
    label = said.say("worth-now", first=gap("first"), own=own, other=gap("other"), others=others)
    marks = [(mark(seat), b[f"+{points}"]) for seat, points in ((first, own), (1 - first, others))]
    return Frame(span(class_="worth-now", role="img", aria_label=label, title=label)[marks])


@lru_cache(maxsize=16)
def to_come(said: Voice, count: int) -> Markup:
    """Say how many gods are to come."""
    return Markup(span[b(class_="num")[str(count)], " ", said.say("to-come")])


@lru_cache(maxsize=16)
def god_to_come(said: Voice, god: str) -> Markup:
    """Draw a god that is yet to be bid for."""
    name = said.title(god)
    about = said.titled(name, god)
    return god_tile(god, name, about, key=f"coming-{god}", origin=f"god-{god} gate", classes="is-hidden")


def acts_for(scene: HeirScene, said: Voice, god: str) -> Piece:
    """Say for whom a god acts, if anybody has won it."""
    for seat, side in enumerate(scene.view["seats"]):
        if god in side["gods"]:
            return acts_frame(said).fill(name=escape(scene.names[seat]))
    return NOTHING


@lru_cache(maxsize=32)
def acts_frame(said: Voice) -> Frame:
    """Draw what the name of the god's player stands in."""
    return Frame(span(class_="acts")[said.say("acts-for", player=gap("name"))])


@lru_cache(maxsize=512)
def god_card(said: Voice, god: str, sun: int, *, favorite: bool, bidding: bool) -> Markup:
    """Draw the god in the gate; while it is bid for, this is the god's own piece."""
    if not god:
        return gate(said)
    enamel, under, rule = GODS[god]
    text = said.say(f"short-{god}", sun=sun)
    if favorite:
        text = f"{text} {said.say(f'power-{god}')}"
    label = said.title(god)
    card = article(
        class_=f"tile pcard godcard en en-{enamel}",
        title=said.titled(label, god, rule),
        data_key=f"god-{god}" if bidding else None,
        data_from=f"coming-{god} gate" if bidding else None,
    )
    return Markup(
        card[
            div(class_="tile-face")[
                ground(under),
                div(class_="niche")[sign(f"god-{god}")],
                div(class_="tile-name")[h3[label], p[text]],
            ],
            b(class_="pip")[span[str(GOD_NAMES.index(god) + 1)]],
            ankh(said) if favorite else None,
        ]
    )


def gate(said: Voice) -> Markup:
    """Draw the gate without a god."""
    return Markup(
        article(class_="tile pcard godcard is-back en en-back", aria_label=said.say("gods-rest"))[
            div(class_="tile-face")[ground("stars"), sign("palace-gate")]
        ]
    )


def ankh(said: Voice) -> Markup:
    """Draw the Ankh of a Favorite."""
    about = said.about("ankh", "heir.round.3")
    return Markup(span(class_="ankh", role="img", aria_label=said.say("ankh"), title=about)[glyph("ankh")])
