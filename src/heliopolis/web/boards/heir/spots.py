"""The choices on the board of Heir, and what each of them would score."""

from functools import lru_cache

from htpy import Element, b, button, div, g, svg
from markupsafe import Markup

from heliopolis.games.heir.board_parts import Preview
from heliopolis.web.boards.heir.marks import OWN, SHEET, STEP, box, centre_of, centre_of_base, token_figure
from heliopolis.web.boards.heir.rays import badges, beams, kind_of_monument
from heliopolis.web.boards.heir.scene import HeirScene
from heliopolis.web.boards.heir.voice import Voice, cited
from heliopolis.web.frames import NOTHING, Drawing, Frame, Piece, gap, join, markup, whole
from heliopolis.web.pieces import SPRITE

SPOTS = {"base": "heir.setup.5", "mark": "heir.setup.6", "place": "heir.seshat.1", "move": "heir.geb.3"}
"""The verbs whose choices are spaces, and the paragraph about each."""
GHOSTS = Frame(Markup('<svg class="defs" aria-hidden="true"><defs>{}</defs></svg>').format(gap("shapes")))


def spots(scene: HeirScene, said: Voice, names: list[Markup]) -> list[Piece]:
    """Draw the spaces that can be chosen, each with what it would score."""
    drawn: list[Piece] = []
    previews = scene.view["previews"]
    for action in scene.legal:
        notation = scene.game.actions[action]
        if notation.partition(" ")[0] in SPOTS:
            shown = previews.get(notation)
            spot = preview_spot(scene, said, names, action, shown) if shown else plain_spot(said, action, notation)
            drawn.append(spot)
    return [ghosts(scene), *drawn] if drawn and previews else drawn


@lru_cache(maxsize=256)
def plain_spot(said: Voice, action: int, notation: str) -> Markup:
    """Draw a space that can be chosen for the base or a magic token; while it is looked at, the piece upon it."""
    verb, _, space = notation.partition(" ")
    if verb == "base":
        side = said.game.game.edition.number("board.base_side")
        x, y = centre_of_base(space, side)
        sheet, name, classes, size = (SHEET, "pyramid-base", "pyr-base", side * STEP)
    else:
        x, y = centre_of(space)
        sheet, name, classes, size = (SPRITE, "paw", "ghost-site", 36.0)
    place = f'x="{x - size / 2:g}" y="{y - size / 2:g}" width="{size:g}" height="{size:g}"'
    ghost = Markup(f'<g class="{classes}"><use href="{sheet}#{name}" {place}/></g>')
    return Markup(
        div(class_="look", id=f"to-{space}")[
            spot_button(space, notation, said.action(action)),
            svg(class_="badges", viewBox="0 0 720 720", aria_hidden="true")[ghost],
        ]
    )


def spot_button(space: str, notation: str, label: str) -> Element:
    """Draw a space as a button."""
    place, about = box(*centre_of(space), STEP), cited(label, SPOTS[notation.partition(" ")[0]])
    return button(type="button", class_="spot", style=place, data_act=notation, aria_label=label, title=about)


def preview_spot(scene: HeirScene, said: Voice, names: list[Markup], action: int, shown: Preview) -> Drawing:
    """Draw a space for the monument; while it is looked at, its rays and what they and others would score."""
    notation, view = scene.game.actions[action], scene.view
    return preview_frame(said, action, notation).fill(
        words=told(said, names, shown),
        points=spot_points(shown["owner"], shown["points"]) if shown["points"] else NOTHING,
        beams=beams(shown),
        badges=badges(shown, kind_of_monument(view), view["moons"], ghost(shown["space"], shown["turned"])),
    )


@lru_cache(maxsize=128)
def spot_points(owner: int, points: int) -> Markup:
    """Draw what a space would score in the colour and shape of whose points they are."""
    return Markup(b(class_=f"own-{OWN[owner]}")[f"+{points}"])


@lru_cache(maxsize=512)
def preview_frame(said: Voice, action: int, notation: str) -> Frame:
    """Draw a space for the monument without what it would score."""
    space = notation.partition(" ")[2]
    pressed = spot_button(space, notation, f"{said.action(action)}. {gap('words')}")
    return Frame(div(class_="look", id=f"to-{space}")[pressed[gap("points")], gap("beams"), gap("badges")])


def told(said: Voice, names: list[Markup], shown: Preview) -> Markup:
    """Say what a choice would score, and what the tokens of each player would gain."""
    sentences = [whole(would_score(said, shown["points"]).fill(name=names[shown["owner"]]))]
    if shown["gains"]:
        for seat, name in enumerate(names):
            gained = sum([gain["points"] for gain in shown["gains"] if gain["owner"] == seat])
            if gained:
                sentences.append(whole(would_gain(said, gained).fill(name=name)))
    return markup(" ".join(sentences))


@lru_cache(maxsize=128)
def would_score(said: Voice, points: int) -> Frame:
    """Say what somebody would score."""
    return Frame(said.say("would-score", player=gap("name"), points=points))


@lru_cache(maxsize=128)
def would_gain(said: Voice, points: int) -> Frame:
    """Say what somebody's other tokens would gain."""
    return Frame(said.say("would-gain", player=gap("name"), points=points))


# This round's monument, where it would stand.


def ghosts(scene: HeirScene) -> Drawing:
    """Define this round's monument in each turn that a preview shows."""
    view = scene.view
    kind = kind_of_monument(view)
    turns = {shown["turned"]: shown for shown in view["previews"].values()}
    return GHOSTS.fill(
        shapes=join([ghost_shape(turn, figure_of(turns[turn], kind, view["moons"])) for turn in sorted(turns)])
    )


def figure_of(shown: Preview, kind: str, moons: dict[str, int]) -> Markup:
    """Draw the token of a preview."""
    return token_figure(kind, shown["owner"], tuple(shown["arrows"]), moons[kind])


def ghost_shape(turned: int, figure: Markup) -> Markup:
    """Define a token in one turn."""
    return markup(f'<g id="heir-ghost-{turned}">{figure}</g>')


@lru_cache(maxsize=256)
def ghost(space: str, turned: int) -> Markup:
    """Draw this round's monument on a space."""
    x, y = centre_of(space)
    return Markup(f'<use href="#heir-ghost-{turned}" x="{x:g}" y="{y:g}"/>')


def turn_layer(scene: HeirScene, shown: Preview) -> Drawing:
    """Draw what one turn of the token would mean; it is shown while its button is looked at."""
    view = scene.view
    kind = kind_of_monument(view)
    return layer_frame(shown["turned"], shown["space"]).fill(
        beams=beams(shown),
        token=figure_of(shown, kind, view["moons"]),
        badges=badges(shown, kind, view["moons"]),
    )


@lru_cache(maxsize=256)
def layer_frame(turned: int, space: str) -> Frame:
    """Draw what the rays, the token and the points of one turn stand in."""
    x, y = centre_of(space)
    figure = svg(class_="badges", viewBox="0 0 720 720", aria_hidden="true")[
        g(transform=f"translate({x} {y})")[gap("token")]
    ]
    return Frame(div(class_=f"layer turn-{turned}", id=f"layer-{turned}")[gap("beams"), figure, gap("badges")])
