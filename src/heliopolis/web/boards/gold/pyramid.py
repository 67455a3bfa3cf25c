"""The pyramid from above: what its cards bear, the choices that are lit on them, and the lines over them."""

from functools import lru_cache

from htpy import div, h2, ol, section
from markupsafe import Markup, escape

from heliopolis.games.gold.view import AreaView, CardView, Costs, GoldView, WayOut
from heliopolis.language import Locale
from heliopolis.web.boards.gold import voice, ways
from heliopolis.web.boards.gold.card import Card, Omen, bare_card, draw_card
from heliopolis.web.boards.gold.escape import falls_in, too_late
from heliopolis.web.boards.gold.ground import courses, stairs
from heliopolis.web.boards.gold.standing import Figure, Loot
from heliopolis.web.frames import Drawing, Frame, Piece, gap, join, whole
from heliopolis.web.scene import Scene

NO_COSTS: Costs = {"archaeologist": {}, "porter": {}}


def board(scene: Scene, view: GoldView) -> Drawing:
    """Draw the pyramid."""
    light = scene.viewer if scene.viewer is not None else view["turn"]
    lines = [*ways.runs(view, light), *previews(scene, view)]
    sides = next((card["sides"] for card in view["cards"] if card["face"] == "start"), "")
    return board_frame(scene.language, view["side"]).fill(
        cards=join(cards(scene, view, light)), lines=whole(join(lines)), stairs=stairs(view["start"], sides)
    )


@lru_cache(maxsize=32)
def board_frame(language: Locale, side: int) -> Frame:
    """Draw what the cards of a pyramid lie on."""
    return Frame(
        section(class_="board slab", id="board", aria_labelledby="pyramid-h")[
            h2(class_="vh", id="pyramid-h")[voice.say(language, "pyramid")],
            div(class_="plan", style=f"--n:{side}")[
                courses(),
                div(class_="pyramid")[ol(class_="cells")[gap("cards")], ways.layer(side, gap("lines"))],
                gap("stairs"),
            ],
        ]
    )


# What each card bears.


def cards(scene: Scene, view: GoldView, light: int | None) -> list[Markup]:
    """Draw the cards; most of them are bare."""
    language = scene.language
    names = [escape(name) for name in scene.names]
    falling = set(view["collapse"]["next"]) if view["collapse"] else set()
    fuses = falls_in(view)
    bearing = Bearing(scene, view, light, fuses)
    drawn = []
    for card in view["cards"]:
        name = card["card"]
        if card["lanterns"] or name in bearing.busy:
            drawn.append(draw_card(language, names, bearing.card(card, name in falling)))
        else:
            drawn.append(bare_card(language, name, card["face"], card["sides"], name in falling, fuses.get(name, 0)))
    return drawn


class Bearing:
    """What the cards bear at one moment, by their names."""

    def __init__(self, scene: Scene, view: GoldView, light: int | None, fuses: dict[str, int]) -> None:
        legal = scene.legal_notations()
        self.view = view
        self.light = light
        self.asked = scene.asked
        self.acts = lit_choices(legal)
        self.fuses = fuses
        self.figures = figures_by_card(scene, view, legal, fuses)
        self.treasures = treasures_by_card(scene, view, legal)
        self.omens = omens(scene, view, legal)
        self.own: AreaView | None = None if view["turn"] is None else view["seats"][view["turn"]]
        costs = view["costs"] if scene.asked else NO_COSTS
        self.archaeologist_costs, self.porter_costs = costs["archaeologist"], costs["porter"]
        self.lantern_act = next((act for act in ("lay", "lift") if act in legal), "")
        self.busy = {
            view["card"],
            *self.acts,
            *self.figures,
            *self.treasures,
            *costs["archaeologist"],
            *costs["porter"],
        }
        """The cards that are more than bare; others may yet bear lanterns."""

    def card(self, card: CardView, falls: bool) -> Card:
        """Put together what the drawing of a card depends on."""
        view, own, name = self.view, self.own, card["card"]
        acts = self.acts.get(name, ())
        options = tuple(view["options"]) if name == view["card"] else ()
        porter_here = own is not None and own["porter"] == name
        here = porter_here or (own is not None and own["archaeologist"] == name)
        carried = own["carried"] if own is not None else None
        home = card["face"] == "start" and f"move archaeologist {name}" in acts
        return Card(
            name,
            card["face"],
            card["sides"],
            falls,
            self.fuses.get(name, 0),
            options,
            is_chosen_here=self.asked and bool(options),
            figures=self.figures.get(name, ()),
            treasures=self.treasures.get(name, ()),
            lanterns=card["lanterns"],
            is_lit=self.light in card["lanterns"],
            seat=view["turn"] if here and view["phase"] != "finished" else None,
            chooser=view["turn"] or 0,
            acts=acts,
            far=tuple(
                f"move {kind} {name}"
                for kind, costs in (("archaeologist", self.archaeologist_costs), ("porter", self.porter_costs))
                if costs.get(name, 0) > 1
            ),
            lantern_act=self.lantern_act if porter_here else "",
            costs=(self.archaeologist_costs.get(name, 0), self.porter_costs.get(name, 0)),
            gain=view["values"][carried] if carried and home else 0,
            omens=self.omens.get(name, ()),
        )


def lit_choices(legal: list[str]) -> dict[str, tuple[str, ...]]:
    """Return the choices that are made on a card, by its name."""
    found: dict[str, tuple[str, ...]] = {}
    for notation in legal:
        verb, *rest = notation.split(" ")
        if verb in ("move", "reveal", "turn"):
            found[rest[-1]] = (*found.get(rest[-1], ()), notation)
    return found


def figures_by_card(scene: Scene, view: GoldView, legal: list[str], fuses: dict[str, int]) -> dict[str, list[Figure]]:
    """Return the figures on each card, archaeologists first, with what they carry, and who will be too late."""
    carried: dict[int, Loot] = {}
    for number, each in enumerate(view["treasures"]):
        seat = each["carried"]
        if seat is not None:
            act = "drop" if seat == scene.viewer else f"steal {seat + 1}"
            carried[seat] = Loot(each["name"], number, view["values"][each["name"]], act if act in legal else "")
    found: dict[str, list[Figure]] = {}
    for kind in ("archaeologist", "porter"):
        for seat, area in enumerate(view["seats"]):
            card = area["archaeologist"] if kind == "archaeologist" else area["porter"]
            if card is not None:
                burden = carried.get(seat) if kind == "archaeologist" else None
                late = too_late(view, seat, card, fuses.get(card, 0))
                found.setdefault(card, []).append(Figure(kind, seat, burden, late))
    return found


def treasures_by_card(scene: Scene, view: GoldView, legal: list[str]) -> dict[str, list[Loot]]:
    """Return the treasures on each card."""
    here = None if scene.viewer is None else view["seats"][scene.viewer]["archaeologist"]
    found: dict[str, list[Loot]] = {}
    for number, each in enumerate(view["treasures"]):
        name = each["card"]
        if name is None:
            continue
        act = f"take {each['name']}"
        lit = act if name == here and act in legal else ""
        found.setdefault(name, []).append(Loot(each["name"], number, view["values"][each["name"]], lit))
    return found


# What is shown while a choice is pointed at.


def previews(scene: Scene, view: GoldView) -> list[Piece]:
    """Draw the ways that a mummy or a curse would take: from the chamber in hand, or past the archaeologist."""
    if not scene.asked or not ways.dangers_left(view):
        return []
    drawn = [ways.way(out, view["start"], f"way-{option}") for option, out in view["placings"].items()]
    if any(act.startswith("reveal") for act in scene.legal_notations()):
        drawn.append(ways.way(view["way_home"], view["start"], "way-home"))
    return drawn


def omens(scene: Scene, view: GoldView, legal: list[str]) -> dict[str, tuple[Omen, ...]]:
    """Return what would come of it, by the card it comes from: the card in hand, or one that may be revealed."""
    if not scene.asked or not ways.dangers_left(view):
        return {}
    revealed = [act.rpartition(" ")[2] for act in legal if act.startswith("reveal")]
    if revealed and view["way_home"]["cards"]:
        return dict.fromkeys(revealed, (omen(view, view["way_home"], ""),))
    placings = tuple(omen(view, out, f"way-{option}") for option, out in view["placings"].items() if out["cards"])
    return {view["card"]: placings} if view["card"] and placings else {}


def omen(view: GoldView, out: WayOut, classes: str) -> Omen:
    """Return what a mummy and a curse would do on some ways, and when it is shown."""
    return (classes, *ways.toll(view, out))
