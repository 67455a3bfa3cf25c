"""The pyramid from above: its cards with all that stands and lies on them, and the choices that are lit on them."""

from functools import lru_cache
from typing import NamedTuple

from htpy import Node, button, div, h2, i, li, ol, section, span
from markupsafe import Markup

from heliopolis.web.boards.gold import voice, ways
from heliopolis.web.boards.gold.ground import courses, stairs
from heliopolis.web.boards.gold.pieces import ROOMS, coin, draw, emblem_of, face, figure, lantern, room, token
from heliopolis.web.moment import Moment

Figure = tuple[str, int, str, int, int, str]
"""Which figure of which seat; the name, number and points of what it carries; the choice that a click on that makes."""
Loose = tuple[str, int, int, str]
"""A treasure that lies on a card: its name, number and points, and the choice to take it."""

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


class Card(NamedTuple):
    """One card, with all that its drawing depends on."""

    name: str
    face: str
    sides: str
    options: tuple[str, ...]
    """How it may lie, if it is the card in hand; the first is shown until one is pointed at."""
    figures: tuple[Figure, ...]
    treasures: tuple[Loose, ...]
    lanterns: tuple[int, ...]
    seat: int | None
    """Whose turn it is, if one of its figures stands here."""
    is_lit: bool
    falls: bool
    acts: tuple[str, ...]
    """The choices that are lit here."""
    lantern_act: str
    costs: tuple[int, int]
    """How many actions take the archaeologist and the porter at turn here, 0 if that can't be this turn."""
    gain: int
    """Points that are banked by a move here."""
    is_chosen_here: bool
    """Whether the viewer chooses how it lies."""
    omens: tuple[Omen, ...]
    chooser: int
    """Who would choose: whose figures go."""


def board(moment: Moment) -> Node:
    """Draw the pyramid."""
    view = moment.view
    language = moment.words.language
    side = view["side"]
    light = moment.viewer if moment.viewer is not None else view["turn"]
    sides = {card["card"]: card["sides"] for card in view["cards"]}
    passable = ways.passages(sides)
    names = tuple(moment.names)
    cards = Markup("").join([draw_card(language, names, card) for card in cards_of(moment, light)])
    return section(class_="board slab", id="board", aria_labelledby="pyramid-h")[
        h2(class_="vh", id="pyramid-h")[voice.say(language, "pyramid")],
        div(class_="plan", style=f"--n:{side}")[
            courses(),
            div(class_="pyramid")[
                ol(class_="cells")[cards],
                ways.layer(side, ways.runs(view, passable, light), previews(moment, sides, passable)),
            ],
            stairs(view["start"], sides.get(view["start"] or "", "")),
        ],
    ]


# What each card bears.


def cards_of(moment: Moment, light: int | None) -> list[Card]:
    """Put together what the drawing of each card depends on."""
    view = moment.view
    falling = set(view["collapse"]["next"]) if view["collapse"] else set()
    lit = lit_choices(moment)
    figures = figures_by_card(moment)
    treasures = treasures_by_card(moment)
    threats = omens(moment)
    turn = view["turn"]
    own = view["seats"][turn] if turn is not None else {"archaeologist": None, "porter": None}
    costs = view["costs"] if moment.asked else {"archaeologist": {}, "porter": {}}
    carried = own.get("carried")
    lantern_act = next((act for act in ("lay", "lift") if act in moment.legal_notations()), "")
    found = []
    for card in view["cards"]:
        name = card["card"]
        acts = lit.get(name, ())
        home = carried and card["face"] == "start" and any(act.startswith("move arch") for act in acts)
        here = name in (own["archaeologist"], own["porter"])
        found.append(
            Card(
                name=name,
                face=card["face"],
                sides=card["sides"],
                options=tuple(view["options"]) if name == view["card"] else (),
                figures=figures.get(name, ()),
                treasures=treasures.get(name, ()),
                lanterns=tuple(card["lanterns"]),
                seat=turn if here and view["phase"] != "finished" else None,
                is_lit=light in card["lanterns"],
                falls=name in falling,
                acts=acts,
                lantern_act=lantern_act if name == own["porter"] else "",
                costs=(costs["archaeologist"].get(name, 0), costs["porter"].get(name, 0)),
                gain=view["values"][carried] if home else 0,
                is_chosen_here=moment.asked and name == view["card"] and bool(view["options"]),
                omens=threats.get(name, ()),
                chooser=turn or 0,
            )
        )
    return found


def lit_choices(moment: Moment) -> dict[str, tuple[str, ...]]:
    """Return the choices that are made on a card, by its name."""
    found: dict[str, tuple[str, ...]] = {}
    for notation in moment.legal_notations():
        verb, *rest = notation.split(" ")
        if verb in ("move", "reveal", "turn"):
            found[rest[-1]] = (*found.get(rest[-1], ()), notation)
    return found


def figures_by_card(moment: Moment) -> dict[str, tuple[Figure, ...]]:
    """Return the figures on each card, archaeologists first, with what they carry."""
    legal = set(moment.legal_notations())
    carried = {each["carried"]: (number, each["name"]) for number, each in enumerate(moment.view["treasures"])}
    found: dict[str, tuple[Figure, ...]] = {}
    for kind in ("archaeologist", "porter"):
        for seat, area in enumerate(moment.view["seats"]):
            name = area[kind]
            if name is None:
                continue
            standing: Figure = (kind, seat, "", -1, 0, "")
            if kind == "archaeologist" and area["carried"]:
                number, treasure = carried[seat]
                act = "drop" if seat == moment.viewer else f"steal {seat + 1}"
                points = moment.view["values"][treasure]
                standing = (kind, seat, treasure, number, points, act if act in legal else "")
            found[name] = (*found.get(name, ()), standing)
    return found


def treasures_by_card(moment: Moment) -> dict[str, tuple[Loose, ...]]:
    """Return the treasures on each card."""
    legal = set(moment.legal_notations())
    here = None if moment.viewer is None else moment.view["seats"][moment.viewer]["archaeologist"]
    found: dict[str, tuple[Loose, ...]] = {}
    for number, each in enumerate(moment.view["treasures"]):
        name = each["card"]
        if name is None:
            continue
        act = f"take {each['name']}"
        loose = (
            each["name"],
            number,
            moment.view["values"][each["name"]],
            act if name == here and act in legal else "",
        )
        found[name] = (*found.get(name, ()), loose)
    return found


# The drawing of a card.


@lru_cache(maxsize=16384)
def draw_card(language: str, names: tuple[str, ...], card: Card) -> Markup:
    """Draw a card with all that is on it."""
    column, row = ord(card.name[0]) - ord("a"), int(card.name[1]) - 1
    text = described(language, names, card)
    drawn: list[Node] = [span(class_="vh")[text], faces(card)]
    if card.is_lit:
        drawn.append(i(class_="glow"))
    if card.falls:
        drawn.append(draw("cracks", "crack", box=100))
    drawn += [hook(language, names, card, seat) for seat in card.lanterns]
    if card.lantern_act == "lay":
        drawn.append(lay_hook(language, card.chooser))
    if card.figures or card.treasures:
        drawn.append(standing(language, names, card))
    drawn += [choice_button(language, card, act, text) for act in card.acts]
    if any(card.costs) or (card.face == "hidden" and card.acts):
        drawn.append(prices(card))
    if card.is_chosen_here:
        drawn += [spin(language, card, sides) for sides in card.options]
    drawn += [ways.omen(language, figures, lanterns, classes) for classes, figures, lanterns in card.omens]
    title = f"{text}. {voice.about(language, card.face)}"
    return Markup(
        li(class_=" ".join(classes_of(card)), id=f"card-{card.name}", style=f"--row:{row};--col:{column}", title=title)[
            drawn
        ]
    )


def classes_of(card: Card) -> list[str]:
    """Return the classes that style a card."""
    found = ["cell", f"is-{'back' if card.face == 'hidden' else card.face}"]
    if card.face == "chamber":
        emblem = emblem_of(card.name)
        found += ["en", f"en-{ROOMS[emblem][0]}", f"em-{emblem}"]
    if card.is_lit:
        found.append("is-lit")
    if card.seat is not None:
        found += ["is-here", f"s{card.seat + 1}"]
    if card.falls:
        found.append("falls")
    if card.options:
        found.append("is-in-hand")
    if any(not act.startswith("turn") for act in card.acts):
        found.append("is-goal g1")
    elif any(card.costs):
        found.append("is-goal g2")
    if card.figures or card.treasures:
        found.append("is-taken")
    if len(card.figures) > 2 or len(card.treasures) > 4 or (card.figures and len(card.treasures) > 2):
        found.append("is-crowded")
    return found


def faces(card: Card) -> Node:
    """Draw the face of a card; of the card in hand, every way round it may lie, one above the other."""
    inside = room(emblem_of(card.name)) if card.face == "chamber" else None
    if not card.options:
        return [face(card.face, card.sides), inside]
    shown = card.sides or card.options[0]
    lies = [face(card.face, sides, f"face lie lie-{sides}") for sides in card.options]
    return [face(card.face, shown, "face" if card.sides else "face is-open"), lies, inside]


def spin(language: str, card: Card, sides: str) -> Node:
    """Draw a way round the card in hand may lie, on the card itself: towards where it would be most open."""
    x, y = TOWARDS[sides]
    kind = "cardlet is-chamber en" if card.face == "chamber" else "cardlet"
    label = voice.choice(language, f"open {sides}")
    return span(class_="spin", style=f"--x:{x};--y:{y}", title=label, data_also=f"open {sides}", aria_hidden="true")[
        span(class_=kind)[face(card.face, sides)]
    ]


def hook(language: str, names: tuple[str, ...], card: Card, seat: int) -> Node:
    """Hang a lantern into its seat's corner of the card."""
    also = "lift" if card.lantern_act == "lift" and seat == card.chooser else None
    label = f"{voice.say(language, 'lantern-of', player=names[seat])}. {voice.about(language, 'lantern')}"
    lit = " is-lit-choice" if also else ""
    key = f"lamp-{seat}-{card.name}"
    return span(class_=f"hook h{seat + 1}{lit}", title=label, data_key=key, data_also=also)[lantern(seat)]


def lay_hook(language: str, seat: int) -> Node:
    """Show where a lantern may be laid."""
    label = voice.choice(language, "lay")
    return span(class_=f"hook h{seat + 1} is-free is-lit-choice", title=label, data_also="lay")[lantern(seat)]


def standing(language: str, names: tuple[str, ...], card: Card) -> Node:
    """Draw the figures on a card, and the treasures that lie there."""
    rows: list[Node] = []
    for kind in ("archaeologist", "porter"):
        figures = [each for each in card.figures if each[0] == kind]
        rows += [piece(language, names, each) for each in figures]
    lying = [loose(language, each) for each in card.treasures]
    crowd = f"stand of-{len(card.figures)} with-{min(len(card.treasures), 9)}"
    return span(class_=crowd)[
        span(class_="troop")[rows] if rows else None,
        span(class_="loot")[lying] if lying else None,
    ]


def piece(language: str, names: tuple[str, ...], each: Figure) -> Node:
    """Draw a figure with what it carries."""
    kind, seat, treasure, number, points, act = each
    title = f"{figure_label(language, names, each)}. {voice.about(language, kind)}"
    burden = None
    if treasure:
        name = voice.capital(voice.word(language, treasure))
        lit = "is-carried is-lit-choice" if act else "is-carried"
        told = voice.about(language, treasure)
        burden = token(treasure, points, name, about=told, classes=lit, key=f"treasure-{number}", also=act, quiet=True)
    stands = span(class_=f"piece p{seat + 1} is-{kind}", title=title, data_key=f"{kind}-{seat}")[figure(kind, seat)]
    return span(class_="bearer")[stands, burden] if burden else stands


def figure_label(language: str, names: tuple[str, ...], each: Figure) -> str:
    """Say whose figure it is, and what it carries."""
    kind, seat, treasure = each[:3]
    text = voice.say(language, "figure-of", figure=voice.word(language, kind), player=names[seat])
    if treasure:
        text += ", " + voice.say(language, "carrying", treasure=voice.word(language, treasure))
    return text


def loose(language: str, each: Loose) -> Markup:
    """Draw a treasure that lies on a card."""
    name, number, points, act = each
    label = voice.capital(voice.word(language, name))
    told = voice.about(language, name)
    lit = "is-lit-choice" if act else ""
    return token(name, points, label, about=told, classes=lit, key=f"treasure-{number}", also=act, quiet=True)


def choice_button(language: str, card: Card, act: str, text: str) -> Node:
    """Draw a choice on a card: the whole card, or its part of it where there are several."""
    verb, *rest = act.split(" ")
    label = voice.choice(language, act)
    is_moving = verb == "move"
    kind = rest[0] if is_moving else ""
    others = [other.rpartition(" ")[0] for other in card.acts if other != act]
    zone = "z-all"
    if verb == "turn":
        zone = "z-top" if others else "z-all"
    elif is_moving and len([other for other in others if other.startswith("move")]):
        zone = "z-left" if kind == "archaeologist" else "z-right"
    if "turn" in others:
        zone += " z-low"
    if card.lantern_act or any(each[5] for each in card.figures) or any(each[3] for each in card.treasures):
        zone += " z-thin"
    inside: Node = None
    if is_moving:
        inside = span(class_=f"ghost p{card.chooser + 1}")[figure(kind, card.chooser)]
    elif verb == "turn":
        inside = span(class_="handle")[draw("rotate-handle", "")]
    else:
        inside = span(class_="peek")[draw("act-reveal", "glyph")]
    gain = span(class_="gain")[f"+{card.gain}"] if card.gain and kind == "archaeologist" else None
    return button(
        type="button",
        class_=f"go is-{verb} {zone}",
        id=f"go-{act.replace(' ', '-')}",
        data_act=act,
        aria_label=label,
        title=f"{label}. {text}",
    )[inside, gain]


def prices(card: Card) -> Node:
    """Draw what it takes to get to a card, for each figure that can."""
    archaeologist, porter = card.costs
    if card.face == "hidden":
        archaeologist = 1
    drawn = [
        coin(kind, actions, f"c{min(actions, 2)}")
        for kind, actions in (("archaeologist", archaeologist), ("porter", porter))
        if actions
    ]
    return span(class_="prices")[drawn]


# Words for those who listen.


def described(language: str, names: tuple[str, ...], card: Card) -> str:
    """Say all that is on a card."""
    parts = [f"{card.name}: {voice.word(language, card.face)}"]
    if card.sides and card.face != "fallen":
        parts.append(voice.say(language, "open-sides", sides=voice.word(language, card.sides)))
    parts += [figure_label(language, names, each) for each in card.figures]
    parts += [voice.word(language, each[0]) for each in card.treasures]
    parts += [voice.say(language, "lantern-of", player=names[seat]) for seat in card.lanterns]
    if card.falls:
        parts.append(voice.say(language, "falls-next"))
    return ", ".join(parts)


# What is shown while a choice is pointed at.


def previews(moment: Moment, sides: dict[str, str], passable: list[ways.Edge]) -> list[Node]:
    """Draw the ways that a mummy or a curse would take: from the chamber in hand, or past the archaeologist."""
    view = moment.view
    if not moment.asked or not ways.dangers_left(view) & {"mummy", "curse"}:
        return []
    drawn = [
        ways.way(cells, ways.passages({**sides, view["card"]: option}), view["start"], f"way-{option}")
        for option, cells in view["placings"].items()
    ]
    if any(act.startswith("reveal") for act in moment.legal_notations()):
        drawn.append(ways.way(view["way_home"], passable, view["start"], "way-home"))
    return drawn


def omens(moment: Moment) -> dict[str, tuple[Omen, ...]]:
    """Return what would come of it, by the card it comes from: the card in hand, or one that may be revealed."""
    view = moment.view
    left = ways.dangers_left(view)
    if not moment.asked or not left & {"mummy", "curse"}:
        return {}
    found: dict[str, tuple[Omen, ...]] = {}

    def add(name: str, cells: list[str], classes: str) -> None:
        if cells:
            figures, lanterns = ways.toll(view, cells)
            omen = (classes, figures if "mummy" in left else None, lanterns if "curse" in left else None)
            found[name] = (*found.get(name, ()), omen)

    for option, cells in view["placings"].items():
        add(view["card"], cells, f"way-{option}")
    for act in moment.legal_notations():
        if act.startswith("reveal"):
            add(act.rpartition(" ")[2], view["way_home"], "")
    return found
