"""A card in hand: the ways round it may lie, each with what it would bring."""

from functools import lru_cache

from htpy import button, div, em, span
from markupsafe import Markup

from heliopolis.games.gold.view import CardView, GoldView
from heliopolis.language import Locale
from heliopolis.web.boards.gold import voice, ways
from heliopolis.web.boards.gold.pieces import ROOMS, emblem_of, face, room
from heliopolis.web.frames import NOTHING, Drawing, Frame, gap, join, markup
from heliopolis.web.pieces import glyph
from heliopolis.web.scene import Scene

LAYS = Frame(div(class_="lays")[gap("options")])


def lies(scene: Scene, view: GoldView, name: str) -> Drawing:
    """Draw each way round the card in hand may lie, between its neighbours, with what it would bring."""
    language = scene.language
    cards = {card["card"]: card for card in view["cards"]}
    kind = cards[name]["face"]
    around = edges(surroundings(cards, name))
    drawn = []
    for option in view["options"]:
        note, remark = consequence(language, view, option)
        card = cardlet(kind, name, option)
        drawn.append(lie(language, option).fill(remark=remark, around=around, card=card, note=note))
    return LAYS.fill(options=join(drawn))


@lru_cache(maxsize=64)
def lie(language: Locale, sides: str) -> Frame:
    """Draw the choice of a way round, without the card and what would come of it."""
    label = f"{voice.choice(language, f'open {sides}')}{gap('remark')}"
    return Frame(
        button(type="button", class_="lay", data_act=f"open {sides}", aria_label=label, title=label)[
            span(class_="lay-face", aria_hidden="true")[gap("around"), gap("card")], gap("note")
        ]
    )


def surroundings(cards: dict[str, CardView], name: str) -> tuple[str, ...]:
    """Say what is on each side of a card: an opening, a wall, a hidden card, a fallen one, or nothing."""
    found = []
    for side in "nesw":
        card = cards.get(ways.neighbour(name, side))
        if card is None:
            found.append("edge")
        elif card["face"] in ("hidden", "fallen"):
            found.append(card["face"])
        else:
            found.append("open" if ways.FACING[side] in card["sides"] else "wall")
    return tuple(found)


@lru_cache(maxsize=1024)
def edges(around: tuple[str, ...]) -> Markup:
    """Draw the edges of a card's neighbours."""
    return Markup("").join(
        Markup(span(class_=f"edge at-{side} is-{what}")) for side, what in zip("nesw", around, strict=True)
    )


@lru_cache(maxsize=1024)
def cardlet(kind: str, name: str, sides: str) -> Markup:
    """Draw a card as it would lie."""
    if kind != "chamber":
        return Markup(span(class_="cardlet")[face(kind, sides)])
    emblem = emblem_of(name)
    classes = f"cardlet is-chamber en en-{ROOMS[emblem][0]} em-{emblem}"
    return Markup(span(class_=classes)[face(kind, sides), room(emblem)])


def consequence(language: Locale, view: GoldView, option: str) -> tuple[Markup, Markup]:
    """Tell what a mummy or a curse would do if the card lay like this: on it, and in its name."""
    if option not in view["placings"] or not ways.dangers_left(view):
        return NOTHING, NOTHING
    out = view["placings"][option]
    return toll(language, *ways.toll(view, out)) if out["cards"] else no_way(language)


@lru_cache(maxsize=32)
def no_way(language: Locale) -> tuple[Markup, Markup]:
    """Tell that no danger would find a way out."""
    text = voice.write(language, "no-way")
    return Markup(em[text]), markup(f". {text}")


@lru_cache(maxsize=256)
def toll(language: Locale, figures: int | None, lanterns: int | None) -> tuple[Markup, Markup]:
    """Tell how many figures would flee, and how many lanterns would go out; nothing of what can't come any more."""
    said, signs = [], []
    for danger, count, message in (("mummy", figures, "flee"), ("curse", lanterns, "blown")):
        if count is not None:
            said.append(voice.write(language, message, count=count))
            signs.append(span(class_="toll")[glyph(danger, "icon"), str(count)])
    return Markup(em(aria_hidden="true")[signs]), markup(f". {', '.join(said)}")
