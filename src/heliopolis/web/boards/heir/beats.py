"""How Heir to the Pharaoh is told: magic, both bids at once, what the god does, the corner, cards that change hands."""

from functools import partial

from htpy import b, div, span
from markupsafe import Markup

from heliopolis.games.heir.components import CARD_NAMES
from heliopolis.tables.looks import Told
from heliopolis.web.beats import GLANCE, RITE, Beat, Telling
from heliopolis.web.boards.heir.marks import god_tile, mark, small_card
from heliopolis.web.frames import NOTHING
from heliopolis.web.plot import Part, Plot, Shape

AGAINST = Markup(span(class_="against")["›"])


def dress(telling: Telling, event: Told, beat: Beat) -> Beat:
    """Show the cards that an event is about."""
    if event.name in ("won", "unopposed"):
        shown = [event.facts.get("card"), event.facts.get("other")]
        cards = [card_piece(card) for card in shown if card in CARD_NAMES]
        return beat._replace(piece=AGAINST.join(cards), card=partial(duel, telling, event))
    if event.name == "offerings":
        return beat._replace(card=partial(offering, telling, event))
    if event.name in ("one-more", "seen"):
        return beat._replace(piece=card_piece(event.facts.get("card")))
    return beat


def duel(telling: Telling, event: Told) -> Markup:
    """Draw the god with both bids beside it, the winner's ringed."""
    god = str(event.facts["god"])
    bids = [(event.seat, event.facts.get("card")), (1 - event.seat, event.facts.get("other"))]
    rows = [
        div(class_="bidder is-winner" if seat == event.seat else "bidder")[
            span(class_="who")[mark(seat), telling.scene.names[seat]], card_piece(card) or span(class_="well mcard")
        ]
        for seat, card in sorted(bids, key=lambda bid: bid[0])
    ]
    return Markup(div(class_="duelbox")[god_tile(god, "", ""), rows])


def card_piece(card: object) -> Markup:
    """Draw a bidding card, if it is one that can be seen."""
    return small_card(str(card), "") if card in CARD_NAMES else NOTHING


def offering(telling: Telling, event: Told) -> Markup:
    """Draw what a seat has offered at the Corner Pyramid, and the sum."""
    cards = event.facts["cards"]
    assert isinstance(cards, list)
    name = span(class_="who")[mark(event.seat), telling.scene.names[event.seat]]
    return Markup(div(class_="offering")[name, [card_piece(card) for card in cards], b[str(event.facts["total"])]])


PLOT = Plot(
    verbs={
        "base": Shape(GLANCE, "stone"),
        "mark": Shape(GLANCE, "card"),
        "god": Shape(GLANCE, "card"),
        "place": Shape(sound="stone"),
        "move": Shape(sound="stone"),
        "stay": Shape(GLANCE),
        "turn": Shape(sound="stone"),
        "stand": Shape(GLANCE, "pass"),
        "change": Shape(GLANCE, "card"),
        "renew": Shape(GLANCE, part=Part.LEAD),
        "card": Shape(GLANCE, "card"),
        "token": Shape(GLANCE, part=Part.MORE),
    },
    events={
        "called": Shape(sound="magic"),
        "cancelled": Shape(sound="pass"),
        "won": Shape(sound="won"),
        "unopposed": Shape(sound="won"),
        "drew": Shape(GLANCE, "magic"),
        "offerings": Shape(RITE, "epoch", part=Part.ROW),
        "one-more": Shape(sound="card", part=Part.MORE),
        "swapped": Shape(sound="card"),
    },
    dress=dress,
)
