"""A card of the pyramid: its face, what is on it, and the choices that are lit on it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from htpy import Node, button, i, li, span
from markupsafe import Markup, escape

from heliopolis.language import Locale, labelled
from heliopolis.web.boards.gold import voice, ways
from heliopolis.web.boards.gold.pieces import ROOMS, coin, draw, emblem_of, face, figure, room
from heliopolis.web.boards.gold.standing import Figure, Loot, figure_words, hook, lantern_words, lay_hook, standing
from heliopolis.web.frames import NOTHING, Drawing, Frame, Piece, gap, join, markup, whole

Omen = tuple[str, int | None, int | None]
"""When it is shown, the figures that a mummy would chase out, the lanterns that a curse would put out."""

TOWARDS = {
    **dict.fromkeys(("n", "new"), (0, -1)),
    **dict.fromkeys(("e", "nes", "ew"), (1, 0)),
    **dict.fromkeys(("s", "esw"), (0, 1)),
    **dict.fromkeys(("w", "nsw", "ns"), (-1, 0)),
    "ne": (1, -1),
    "es": (1, 1),
    "sw": (-1, 1),
    "nw": (-1, -1),
    "nesw": (0, 0),
}
"""Where on a card the ways round it may lie are offered: right and down from its middle."""

GLOW = Markup(i(class_="glow"))
CRACKS = draw("cracks", "crack", box=100)


class Card(NamedTuple):
    """One card, with all that its drawing depends on."""

    name: str
    face: str
    sides: str
    falls: bool
    falls_in: int = 0
    """In how many turns of whoever has the bust it falls; 0 before the bust is found."""
    options: tuple[str, ...] = ()
    """How it may lie, if it is the card in hand; the first is shown until one is pointed at."""
    is_chosen_here: bool = False
    """Whether the viewer chooses how it lies."""
    figures: Sequence[Figure] = ()
    treasures: Sequence[Loot] = ()
    lanterns: Sequence[int] = ()
    is_lit: bool = False
    seat: int | None = None
    """Whose turn it is, if one of its figures stands here."""
    chooser: int = 0
    """Who would choose: whose figures go."""
    acts: tuple[str, ...] = ()
    """The choices that are lit here."""
    far: tuple[str, ...] = ()
    """The moves that end here after others."""
    lantern_act: str = ""
    costs: tuple[int, int] = (0, 0)
    """How many actions take the archaeologist and the porter at turn here, 0 if that can't be this turn."""
    gain: int = 0
    """Points that are banked by a move here."""
    omens: Sequence[Omen] = ()


@lru_cache(maxsize=4096)
def bare_card(language: Locale, name: str, face: str, sides: str, falls: bool, falls_in: int) -> Markup:
    """Draw a card with nothing on it."""
    return draw_card(language, (), Card(name, face, sides, falls, falls_in))


def draw_card(language: Locale, names: Sequence[Markup], card: Card) -> Markup:
    """Draw a card with all that is on it."""
    text = described(language, names, card)
    drawn: list[Piece] = [faces(card.name, card.face, card.sides, card.options)]
    if card.is_lit:
        drawn.append(GLOW)
    if card.falls:
        drawn.append(CRACKS)
    if card.falls_in:
        drawn.append(fuse(card.falls_in))
    for seat in card.lanterns:
        lifted = card.lantern_act == "lift" and seat == card.chooser
        drawn.append(hook(language, seat, card.name, lifted).fill(player=names[seat]))
    if card.lantern_act == "lay":
        drawn.append(lay_hook(language, card.chooser))
    if card.figures or card.treasures:
        drawn.append(standing(language, names, card.figures, card.treasures))
    if card.acts or card.far:
        drawn.append(choices(language, card, text))
    if any(card.costs) or (card.face == "hidden" and card.acts):
        drawn.append(prices(card.face, *card.costs))
    if card.is_chosen_here:
        drawn += [spin(language, card.face, sides) for sides in card.options]
    drawn += [ways.omen(language, *omen) for omen in card.omens]
    frame = card_frame(language, card.name, card.face)
    return whole(frame.fill(classes=classes_of(card), text=text, content=join(drawn)))


@lru_cache(maxsize=16)
def fuse(turns: int) -> Markup:
    """Draw in how many turns a card falls."""
    return Markup(span(class_="fuse", aria_hidden="true")[str(turns)])


@lru_cache(maxsize=512)
def card_frame(language: Locale, name: str, face: str) -> Frame:
    """Draw what a card's drawing lies in."""
    column, row = ord(name[0]) - ord("a"), int(name[1]) - 1
    title = f"{gap('text')}. {voice.about(language, face)}"
    cell = li(
        class_=gap("classes"),
        id=f"card-{name}",
        style=f"--row:{row};--col:{column}",
        title=title,
        data_why=f"move archaeologist {name}",
    )
    return Frame(cell[span(class_="vh")[gap("text")], gap("content")])


def classes_of(card: Card) -> Markup:
    """Return the classes that style a card."""
    figures, treasures = len(card.figures), len(card.treasures)
    goal = ""
    if card.acts and not (len(card.acts) == 1 and card.acts[0].startswith("turn")):
        goal = "g1"
    elif any(card.costs):
        goal = "g2"
    crowded = figures > 2 or treasures > 4 or (figures > 0 and treasures > 2)
    taken = bool(figures or treasures)
    room = emblem_of(card.name) if card.face == "chamber" else ""
    return styles(card.face, room, card.is_lit, card.seat, card.falls, bool(card.options), goal, taken, crowded)


@lru_cache(maxsize=1024)
def styles(
    face: str,
    emblem: str,
    is_lit: bool,
    seat: int | None,
    falls: bool,
    in_hand: bool,
    goal: str,
    taken: bool,
    crowded: bool,
) -> Markup:
    """Write the classes of a card."""
    found = ["cell", f"is-{'back' if face == 'hidden' else face}"]
    if emblem:
        found += ["en", f"en-{ROOMS[emblem][0]}", f"em-{emblem}"]
    if is_lit:
        found.append("is-lit")
    if seat is not None:
        found += ["is-here", f"s{seat + 1}"]
    if falls:
        found.append("falls")
    if in_hand:
        found.append("is-in-hand")
    if goal:
        found += ["is-goal", goal]
    if taken:
        found.append("is-taken")
    if crowded:
        found.append("is-crowded")
    return escape(" ".join(found))


@lru_cache(maxsize=4096)
def faces(name: str, kind: str, sides: str, options: tuple[str, ...]) -> Markup:
    """Draw the face of a card; of the card in hand, every way round it may lie, one above the other."""
    inside = room(emblem_of(name)) if kind == "chamber" else NOTHING
    if not options:
        return face(kind, sides) + inside
    shown = face(kind, sides or options[0], "face" if sides else "face is-open")
    lies = [face(kind, option, f"face lie lie-{option}") for option in options]
    return whole([shown, *lies, inside])


@lru_cache(maxsize=128)
def spin(language: Locale, kind: str, sides: str) -> Markup:
    """Draw a way round the card in hand may lie, on the card itself: towards where it would be most open."""
    x, y = TOWARDS[sides]
    cardlet = "cardlet is-chamber en" if kind == "chamber" else "cardlet"
    label = voice.choice(language, f"open {sides}")
    return Markup(
        span(class_="spin", style=f"--x:{x};--y:{y}", title=label, data_also=f"open {sides}", aria_hidden="true")[
            span(class_=cardlet)[face(kind, sides)]
        ]
    )


# Choices.


def choices(language: Locale, card: Card, text: Markup) -> Drawing:
    """Draw the choices on a card; those among the pieces on it leave these less room."""
    carried = [each.carried for each in card.figures if each.carried is not None]
    thin = bool(card.lantern_act) or any(loot.act for loot in [*carried, *card.treasures])
    both = (*card.acts, *card.far)
    drawn = []
    for act in both:
        verb, kind = act.split(" ", 2)[:2]
        far = act in card.far
        place = zone(act, both) + (" z-thin" if thin else "")
        gain = card.gain if kind == "archaeologist" and verb == "move" else 0
        actions = card.costs[kind == "porter"] if far else 1
        frame = choice_frame(verb, kind if verb == "move" else "", place, card.chooser, gain, far=far)
        drawn.append(
            frame.fill(
                act=markup(act),
                key=markup(act.replace(" ", "-")),
                label=choice_words(language, act, actions),
                text=text,
            )
        )
    return join(drawn)


@lru_cache(maxsize=1024)
def choice_frame(verb: str, kind: str, zone: str, chooser: int, gain: int, *, far: bool) -> Frame:
    """Draw a choice on a card without its words; one of several actions leads there by others."""
    return Frame(
        button(
            type="button",
            class_=f"go is-{verb} {zone}",
            id=f"go-{gap('key')}",
            data_act=None if far else gap("act"),
            data_far=gap("act") if far else None,
            aria_label=gap("label"),
            title=f"{gap('label')}. {gap('text')}",
        )[sign(verb, kind, chooser), span(class_="gain")[f"+{gain}"] if gain else None]
    )


@lru_cache(maxsize=4096)
def choice_words(language: Locale, act: str, actions: int) -> Markup:
    """Say what a choice does, and how many actions it takes if they are several."""
    said = voice.choice(language, act)
    return escape(said if actions == 1 else voice.say(language, "by-actions", choice=said, actions=actions))


def zone(act: str, acts: tuple[str, ...]) -> str:
    """Return where on its card a choice is: on its handle, all over it, or on its half of it where both figures go."""
    verb, *rest = act.split(" ")
    if verb == "turn":
        return "z-handle"
    if verb == "move" and sum(other.startswith("move ") for other in acts) > 1:
        return "z-left" if rest[0] == "archaeologist" else "z-right"
    return "z-all"


def sign(verb: str, kind: str, chooser: int) -> Node:
    """Draw what a choice on a card does: which figure goes there, or whether it is turned or revealed."""
    if verb == "move":
        return span(class_=f"ghost p{chooser + 1}")[figure(kind, chooser)]
    if verb == "turn":
        return span(class_="handle")[draw("rotate-handle", "")]
    return span(class_="peek")[draw("act-reveal", "glyph")]


@lru_cache(maxsize=128)
def prices(face: str, archaeologist: int, porter: int) -> Markup:
    """Draw what it takes to get to a card, for each figure that can."""
    costs = (("archaeologist", 1 if face == "hidden" else archaeologist), ("porter", porter))
    return Markup(
        span(class_="prices")[[coin(kind, actions, f"c{min(actions, 2)}") for kind, actions in costs if actions]]
    )


# Words for those who listen.


def described(language: Locale, names: Sequence[Markup], card: Card) -> Markup:
    """Say all that is on a card."""
    parts = [face_words(language, card.name, card.face, card.sides)]
    for each in card.figures:
        parts.append(
            whole(figure_words(language, each.kind, each.burden, late=each.late).fill(player=names[each.seat]))
        )
    parts += [voice.written_word(language, each.name) for each in card.treasures]
    parts += [whole(lantern_words(language).fill(player=names[seat])) for seat in card.lanterns]
    if card.falls:
        parts.append(voice.write(language, "falls-next"))
    elif card.falls_in:
        parts.append(voice.write(language, "falls-in", turns=card.falls_in))
    return markup(", ".join(parts))


@lru_cache(maxsize=4096)
def face_words(language: Locale, name: str, face: str, sides: str) -> Markup:
    """Say what a card is, and to which sides it is open."""
    text = labelled(language.code, name, voice.word(language, face))
    if sides and face != "fallen":
        text += ", " + voice.say(language, "open-sides", sides=voice.word(language, sides))
    return escape(text)
