"""What is still hidden: cards, photos, treasures; and above it the collapse, once it threatens."""

from collections import Counter
from functools import lru_cache

from htpy import Node, b, div, em, h2, li, ol, p, section, span
from markupsafe import Markup

from heliopolis.games.gold.view import GoldView
from heliopolis.language import Locale, labelled
from heliopolis.web.boards.gold import voice
from heliopolis.web.boards.gold.collapse import collapse
from heliopolis.web.boards.gold.pieces import face, photo, token
from heliopolis.web.frames import NOTHING, Drawing, Frame, Piece, gap, whole
from heliopolis.web.scene import Scene

SIDES_OF = {"crossing": "nesw", "junction": "nes", "corner": "ne", "straight": "ns", "dead-end": "n"}

QUIET = Frame(p(class_="find quiet")[gap("text")])


def supply(scene: Scene, view: GoldView) -> Drawing:
    """Draw what is to be found, and above it the collapse, once it threatens."""
    language = scene.language
    return supply_frame(language, falling=view["collapse"] is not None).fill(
        collapse=collapse(scene, view),
        cards=hidden_cards(language, view),
        photos=camera(language, view),
        treasures=pile(language, view),
        quiet=quiet(language, view),
    )


@lru_cache(maxsize=32)
def supply_frame(language: Locale, *, falling: bool) -> Frame:
    """Draw what the finds stand in."""
    classes = "supply slab is-falling" if falling else "supply slab"
    parts = [gap(name) for name in ("collapse", "cards", "photos", "treasures", "quiet")]
    return Frame(section(class_=classes, id="supply", aria_label=voice.say(language, "finds"))[parts])


def find(heading: str, content: Node, classes: str = "find") -> Frame:
    """Draw one kind of thing to be found, without what is left of it."""
    return Frame(div(class_=classes)[h2(class_="overline")[heading, " ", span[gap("left")]], content])


def quiet(language: Locale, view: GoldView) -> Piece:
    """Say that the game ends soon if nothing happens."""
    if view["quiet_turns"] < 2 * len(view["seats"]) or view["phase"] == "finished":
        return NOTHING
    return QUIET.fill(text=voice.write(language, "quiet", turns=view["stall"] - view["quiet_turns"]))


# Cards.


def hidden_cards(language: Locale, view: GoldView) -> Piece:
    """Draw which kinds of card have not been seen yet."""
    kinds = view["hidden_kinds"]
    if not kinds:
        return NOTHING
    left = sum(card["face"] == "hidden" for card in view["cards"])
    text = voice.write(language, "hidden-left", left=left, fallen=sum(kinds.values()) - left)
    return cards_frame(language).fill(left=text, kinds=whole([card_kind(language, *kind) for kind in kinds.items()]))


@lru_cache(maxsize=32)
def cards_frame(language: Locale) -> Frame:
    """Draw what the kinds of hidden cards stand in."""
    return find(voice.say(language, "hidden-cards"), ol(class_="kinds")[gap("kinds")], "find is-wide")


@lru_cache(maxsize=256)
def card_kind(language: Locale, kind: str, count: int) -> Markup:
    """Draw how many cards of a kind have not been seen yet."""
    chamber = kind.startswith("chamber-")
    sides = SIDES_OF[kind.removeprefix("chamber-")]
    text = labelled(language.code, voice.capital(voice.word(language, kind)), count)
    style = "cardlet is-chamber en en-lapis" if chamber else "cardlet"
    return Markup(
        li(title=text)[
            span(class_=style, role="img", aria_label=text)[face("chamber" if chamber else "corridor", sides)],
            b(aria_hidden="true")[str(count)],
        ]
    )


# Photos.


def camera(language: Locale, view: GoldView) -> Piece:
    """Draw the photos that may still be taken: what can be in the chambers that are not found."""
    left = view["photos_left"]
    if not left:
        return NOTHING
    drawn = sum(area["photos"] for area in view["seats"]) + (view["phase"] == "treasure")
    text = voice.write(language, "of", part=drawn, all=drawn + len(left))
    photos = [photo_left(language, photo["danger"], photo["treasures"]) for photo in left]
    return camera_frame(language).fill(left=text, photos=whole(photos))


@lru_cache(maxsize=32)
def camera_frame(language: Locale) -> Frame:
    """Draw what the photos stand in."""
    return find(voice.say(language, "camera"), div(class_="film")[gap("photos")])


@lru_cache(maxsize=64)
def photo_left(language: Locale, danger: str, count: int) -> Markup:
    """Draw a photo that may still be taken."""
    label = voice.say(language, "photo-shows", danger=voice.word(language, danger), count=count)
    return photo(danger, count, label, voice.about(language, "photo" if danger == "quiet" else danger))


# Treasures.


def pile(language: Locale, view: GoldView) -> Piece:
    """Draw the treasures that are left to be found; the bust lies last, and with it all have been found."""
    if view["collapse"] is not None:
        return NOTHING
    text = voice.write(language, "and-bust", count=len(view["pile"]))
    heaps = [heap(language, name, count) for name, count in Counter(view["pile"]).items()]
    return pile_frame(language, view["values"]["bust"]).fill(left=text, heaps=whole(heaps))


@lru_cache(maxsize=16)
def pile_frame(language: Locale, bust: int) -> Frame:
    """Draw what the treasures stand in, with the bust."""
    last = token("bust", bust, voice.capital(voice.word(language, "bust")), about=voice.about(language, "bust"))
    return find(voice.say(language, "treasures"), div(class_="stack")[gap("heaps"), span(class_="heap is-last")[last]])


@lru_cache(maxsize=256)
def heap(language: Locale, name: str, count: int) -> Markup:
    """Draw how many treasures of a kind are left, which bears its points in its name."""
    points = int(name.removeprefix("treasure-"))
    label = voice.capital(voice.word(language, name))
    drawn = token(name, points, label, about=voice.about(language, "treasure"))
    return Markup(span(class_="heap")[drawn, em[f"×{count}"]])
