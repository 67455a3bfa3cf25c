"""What stands and lies on a card: figures with what they carry, treasures, lanterns."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from htpy import span
from markupsafe import Markup

from heliopolis.language import Locale
from heliopolis.web.boards.gold import voice
from heliopolis.web.boards.gold.pieces import figure, lantern, token
from heliopolis.web.frames import NOTHING, Drawing, Frame, gap, join


class Loot(NamedTuple):
    """A treasure that lies on a card or is carried; its points, and the choice that a click on it makes."""

    name: str
    number: int
    points: int
    act: str


class Figure(NamedTuple):
    """A figure of a seat, and what it carries."""

    kind: str
    seat: int
    carried: Loot | None = None
    late: bool = False
    """Whether it can't be home before its card falls."""

    @property
    def burden(self) -> str:
        """Name what it carries, if anything."""
        return self.carried.name if self.carried else ""


TROOP = Frame(span(class_="troop")[gap("figures")])
LOOT = Frame(span(class_="loot")[gap("treasures")])
BEARER = Frame(span(class_="bearer")[gap("figure"), gap("treasure")])


def standing(
    language: Locale, names: Sequence[Markup], figures: Sequence[Figure], treasures: Sequence[Loot]
) -> Drawing:
    """Draw the figures on a card, archaeologists first, and the treasures that lie there."""
    troop = TROOP.fill(figures=join([piece(language, names, each) for each in figures])) if figures else NOTHING
    loot = LOOT.fill(treasures=join([treasure(language, each) for each in treasures])) if treasures else NOTHING
    return stand(len(figures), min(len(treasures), 9)).fill(troop=troop, loot=loot)


@lru_cache(maxsize=128)
def stand(figures: int, treasures: int) -> Frame:
    """Draw what so many figures and treasures stand in."""
    return Frame(span(class_=f"stand of-{figures} with-{treasures}")[gap("troop"), gap("loot")])


def piece(language: Locale, names: Sequence[Markup], each: Figure) -> Drawing:
    """Draw a figure with what it carries."""
    stands = figure_frame(language, each.kind, each.seat, each.burden, late=each.late).fill(player=names[each.seat])
    if each.carried is None:
        return stands
    return BEARER.fill(figure=stands, treasure=treasure(language, each.carried, "is-carried"))


@lru_cache(maxsize=256)
def figure_frame(language: Locale, kind: str, seat: int, carried: str, *, late: bool) -> Frame:
    """Draw a figure without the name of its player."""
    title = f"{figure_text(language, kind, carried, late=late)}. {voice.about(language, kind)}"
    ring = " is-late" if late else ""
    return Frame(
        span(class_=f"piece p{seat + 1} is-{kind}{ring}", title=title, data_key=f"{kind}-{seat}")[figure(kind, seat)]
    )


@lru_cache(maxsize=2048)
def treasure(language: Locale, loot: Loot, classes: str = "") -> Markup:
    """Draw a treasure that is carried or lies on a card, lit if there is a choice about it."""
    label = voice.capital(voice.word(language, loot.name))
    told = voice.about(language, loot.name)
    lit = f"{classes} is-lit-choice".strip() if loot.act else classes
    key = f"treasure-{loot.number}"
    return token(loot.name, loot.points, label, about=told, classes=lit, key=key, also=loot.act, quiet=True)


@lru_cache(maxsize=1024)
def hook(language: Locale, seat: int, card: str, lifted: bool) -> Frame:
    """Hang a lantern, which may be lifted, into its seat's corner of a card; its player's name is missing."""
    label = f"{voice.say(language, 'lantern-of', player=gap('player'))}. {voice.about(language, 'lantern')}"
    classes = f"hook h{seat + 1} is-lit-choice" if lifted else f"hook h{seat + 1}"
    also = "lift" if lifted else None
    return Frame(span(class_=classes, title=label, data_key=f"lamp-{seat}-{card}", data_also=also)[lantern(seat)])


@lru_cache(maxsize=16)
def lay_hook(language: Locale, seat: int) -> Markup:
    """Show where a lantern may be laid."""
    label = voice.choice(language, "lay")
    classes = f"hook h{seat + 1} is-free is-lit-choice"
    return Markup(span(class_=classes, title=label, data_also="lay")[lantern(seat)])


# Words for those who listen, without the names of players.


@lru_cache(maxsize=64)
def figure_words(language: Locale, kind: str, carried: str, *, late: bool) -> Frame:
    """Say whose figure it is, what it carries, and whether it is too late for it."""
    return Frame(figure_text(language, kind, carried, late=late))


def figure_text(language: Locale, kind: str, carried: str, *, late: bool) -> str:
    """Say that a figure is somebody's, what it carries, and whether it is too late for it."""
    text = voice.say(language, "figure-of", figure=voice.word(language, kind), player=gap("player"))
    if carried:
        text += ", " + voice.say(language, "carrying", treasure=voice.word(language, carried))
    if late:
        text += ", " + voice.say(language, "too-late")
    return text


@lru_cache(maxsize=32)
def lantern_words(language: Locale) -> Frame:
    """Say whose lantern it is."""
    return Frame(voice.say(language, "lantern-of", player=gap("player")))
