"""What stands and lies on a card: figures with what they carry, treasures, lanterns."""

from collections.abc import Sequence
from functools import lru_cache

from htpy import span
from markupsafe import Markup

from heliopolis.web.boards.gold import voice
from heliopolis.web.boards.gold.pieces import figure, lantern, token
from heliopolis.web.frames import GAP, NOTHING, Drawing, Frame, join

Figure = tuple[str, int, str, int, int, str]
"""Which figure of which seat; the name, number and points of what it carries; the choice that a click on that makes."""
Loose = tuple[str, int, int, str]
"""A treasure that lies on a card: its name, number and points, and the choice to take it."""

TROOP = Frame(span(class_="troop")[GAP])
LOOT = Frame(span(class_="loot")[GAP])
BEARER = Frame(span(class_="bearer")[GAP, GAP])


def standing(language: str, names: Sequence[Markup], figures: Sequence[Figure], treasures: Sequence[Loose]) -> Drawing:
    """Draw the figures on a card, archaeologists first, and the treasures that lie there."""
    troop = TROOP.fill(join([piece(language, names, each) for each in figures])) if figures else NOTHING
    loot = LOOT.fill(join([treasure(language, *each) for each in treasures])) if treasures else NOTHING
    return stand(len(figures), min(len(treasures), 9)).fill(troop, loot)


@lru_cache(maxsize=128)
def stand(figures: int, treasures: int) -> Frame:
    """Draw what so many figures and treasures stand in."""
    return Frame(span(class_=f"stand of-{figures} with-{treasures}")[GAP, GAP])


def piece(language: str, names: Sequence[Markup], each: Figure) -> Drawing:
    """Draw a figure with what it carries."""
    kind, seat, carried, number, points, act = each
    stands = figure_frame(language, kind, seat, carried).fill(names[seat])
    return BEARER.fill(stands, treasure(language, carried, number, points, act, "is-carried")) if carried else stands


@lru_cache(maxsize=256)
def figure_frame(language: str, kind: str, seat: int, carried: str) -> Frame:
    """Draw a figure without the name of its player."""
    title = f"{figure_text(language, kind, carried)}. {voice.about(language, kind)}"
    return Frame(
        span(class_=f"piece p{seat + 1} is-{kind}", title=title, data_key=f"{kind}-{seat}")[figure(kind, seat)]
    )


@lru_cache(maxsize=2048)
def treasure(language: str, name: str, number: int, points: int, act: str, classes: str = "") -> Markup:
    """Draw a treasure that is carried or lies on a card, lit if there is a choice about it."""
    label = voice.capital(voice.word(language, name))
    told = voice.about(language, name)
    lit = f"{classes} is-lit-choice".strip() if act else classes
    return token(name, points, label, about=told, classes=lit, key=f"treasure-{number}", also=act, quiet=True)


@lru_cache(maxsize=1024)
def hook(language: str, seat: int, card: str, lifted: bool) -> Frame:
    """Hang a lantern, which may be lifted, into its seat's corner of a card; its player's name is missing."""
    label = f"{voice.say(language, 'lantern-of', player=GAP)}. {voice.about(language, 'lantern')}"
    classes = f"hook h{seat + 1} is-lit-choice" if lifted else f"hook h{seat + 1}"
    also = "lift" if lifted else None
    return Frame(span(class_=classes, title=label, data_key=f"lamp-{seat}-{card}", data_also=also)[lantern(seat)])


@lru_cache(maxsize=16)
def lay_hook(language: str, seat: int) -> Markup:
    """Show where a lantern may be laid."""
    label = voice.choice(language, "lay")
    classes = f"hook h{seat + 1} is-free is-lit-choice"
    return Markup(span(class_=classes, title=label, data_also="lay")[lantern(seat)])


# Words for those who listen, without the names of players.


@lru_cache(maxsize=64)
def figure_words(language: str, kind: str, carried: str) -> Frame:
    """Say whose figure it is, and what it carries."""
    return Frame(figure_text(language, kind, carried))


def figure_text(language: str, kind: str, carried: str) -> str:
    """Say that a figure is somebody's, and what it carries."""
    text = voice.say(language, "figure-of", figure=voice.word(language, kind), player=GAP)
    if carried:
        text += ", " + voice.say(language, "carrying", treasure=voice.word(language, carried))
    return text


@lru_cache(maxsize=2)
def lantern_words(language: str) -> Frame:
    """Say whose lantern it is."""
    return Frame(voice.say(language, "lantern-of", player=GAP))
