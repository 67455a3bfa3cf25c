"""The pyramid from above: what its cards bear, the choices that are lit on them, and the lines over them."""

from functools import lru_cache
from typing import Any

from htpy import div, h2, ol, section
from markupsafe import Markup, escape

from heliopolis.web.boards.gold import voice, ways
from heliopolis.web.boards.gold.card import Card, Omen, bare_card, draw_card
from heliopolis.web.boards.gold.ground import courses, stairs
from heliopolis.web.boards.gold.standing import Figure, Loose
from heliopolis.web.frames import GAP, Drawing, Frame, Piece, join, whole
from heliopolis.web.scene import Scene

NO_COSTS: dict[str, dict[str, int]] = {"archaeologist": {}, "porter": {}}
NO_FIGURES = {"archaeologist": None, "porter": None, "carried": None}


def board(scene: Scene) -> Drawing:
    """Draw the pyramid."""
    view = scene.view
    light = scene.viewer if scene.viewer is not None else view["turn"]
    sides = {card["card"]: card["sides"] for card in view["cards"]}
    lines = [*ways.runs(view, ways.passages(sides), light), *previews(scene, sides)]
    return board_frame(scene.words.language, view["side"]).fill(
        join(cards(scene, light)), whole(join(lines)), stairs(view["start"], sides.get(view["start"] or "", ""))
    )


@lru_cache(maxsize=8)
def board_frame(language: str, side: int) -> Frame:
    """Draw what the cards of a pyramid lie on."""
    return Frame(
        section(class_="board slab", id="board", aria_labelledby="pyramid-h")[
            h2(class_="vh", id="pyramid-h")[voice.say(language, "pyramid")],
            div(class_="plan", style=f"--n:{side}")[
                courses(), div(class_="pyramid")[ol(class_="cells")[GAP], ways.layer(side, GAP)], GAP
            ],
        ]
    )


# What each card bears.


def cards(scene: Scene, light: int | None) -> list[Markup]:
    """Draw the cards; most of them are bare."""
    view, language = scene.view, scene.words.language
    names = [escape(name) for name in scene.names]
    falling = set(view["collapse"]["next"]) if view["collapse"] else set()
    bearing = Bearing(scene, light)
    drawn = []
    for card in view["cards"]:
        name = card["card"]
        if card["lanterns"] or name in bearing.busy:
            drawn.append(draw_card(language, names, bearing.card(card, name in falling)))
        else:
            drawn.append(bare_card(language, name, card["face"], card["sides"], name in falling))
    return drawn


class Bearing:
    """What the cards bear at one moment, by their names."""

    def __init__(self, scene: Scene, light: int | None) -> None:
        view = scene.view
        legal = scene.legal_notations()
        self.view = view
        self.light = light
        self.asked = scene.asked
        self.acts = lit_choices(legal)
        self.figures = figures_by_card(scene, legal)
        self.treasures = treasures_by_card(scene, legal)
        self.omens = omens(scene, legal)
        self.own: dict[str, Any] = NO_FIGURES if view["turn"] is None else view["seats"][view["turn"]]
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

    def card(self, card: dict[str, Any], falls: bool) -> Card:
        """Put together what the drawing of a card depends on."""
        view, own, name = self.view, self.own, card["card"]
        acts = self.acts.get(name, ())
        options = tuple(view["options"]) if name == view["card"] else ()
        here = name in (own["archaeologist"], own["porter"]) and view["phase"] != "finished"
        home = own["carried"] and card["face"] == "start" and f"move archaeologist {name}" in acts
        return Card(
            name,
            card["face"],
            card["sides"],
            falls,
            options,
            is_chosen_here=self.asked and bool(options),
            figures=self.figures.get(name, ()),
            treasures=self.treasures.get(name, ()),
            lanterns=card["lanterns"],
            is_lit=self.light in card["lanterns"],
            seat=view["turn"] if here else None,
            chooser=view["turn"] or 0,
            acts=acts,
            lantern_act=self.lantern_act if name == own["porter"] else "",
            costs=(self.archaeologist_costs.get(name, 0), self.porter_costs.get(name, 0)),
            gain=view["values"][own["carried"]] if home else 0,
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


def figures_by_card(scene: Scene, legal: list[str]) -> dict[str, list[Figure]]:
    """Return the figures on each card, archaeologists first, with what they carry."""
    carried = {each["carried"]: (number, each["name"]) for number, each in enumerate(scene.view["treasures"])}
    found: dict[str, list[Figure]] = {}
    for kind in ("archaeologist", "porter"):
        for seat, area in enumerate(scene.view["seats"]):
            name = area[kind]
            if name is None:
                continue
            standing: Figure = (kind, seat, "", -1, 0, "")
            if kind == "archaeologist" and area["carried"]:
                number, treasure = carried[seat]
                act = "drop" if seat == scene.viewer else f"steal {seat + 1}"
                points = scene.view["values"][treasure]
                standing = (kind, seat, treasure, number, points, act if act in legal else "")
            found.setdefault(name, []).append(standing)
    return found


def treasures_by_card(scene: Scene, legal: list[str]) -> dict[str, list[Loose]]:
    """Return the treasures on each card."""
    here = None if scene.viewer is None else scene.view["seats"][scene.viewer]["archaeologist"]
    found: dict[str, list[Loose]] = {}
    for number, each in enumerate(scene.view["treasures"]):
        name = each["card"]
        if name is None:
            continue
        act = f"take {each['name']}"
        lit = act if name == here and act in legal else ""
        found.setdefault(name, []).append((each["name"], number, scene.view["values"][each["name"]], lit))
    return found


# What is shown while a choice is pointed at.


def previews(scene: Scene, sides: dict[str, str]) -> list[Piece]:
    """Draw the ways that a mummy or a curse would take: from the chamber in hand, or past the archaeologist."""
    view = scene.view
    if not scene.asked or not ways.dangers_left(view) & {"mummy", "curse"}:
        return []
    drawn = [
        ways.way(cells, {**sides, view["card"]: option}, view["start"], f"way-{option}")
        for option, cells in view["placings"].items()
    ]
    if any(act.startswith("reveal") for act in scene.legal_notations()):
        drawn.append(ways.way(view["way_home"], sides, view["start"], "way-home"))
    return drawn


def omens(scene: Scene, legal: list[str]) -> dict[str, tuple[Omen, ...]]:
    """Return what would come of it, by the card it comes from: the card in hand, or one that may be revealed."""
    view = scene.view
    left = ways.dangers_left(view)
    if not scene.asked or not left & {"mummy", "curse"}:
        return {}

    def omen(cells: list[str], classes: str) -> Omen:
        figures, lanterns = ways.toll(view, cells)
        return (classes, figures if "mummy" in left else None, lanterns if "curse" in left else None)

    revealed = [act.rpartition(" ")[2] for act in legal if act.startswith("reveal")]
    if revealed and view["way_home"]:
        return dict.fromkeys(revealed, (omen(view["way_home"], ""),))
    placings = tuple(omen(cells, f"way-{option}") for option, cells in view["placings"].items() if cells)
    return {view["card"]: placings} if placings else {}
