"""The board of Heir: the pieces on the grid and round it."""

from functools import lru_cache

from htpy import div, h2, p, section, span, svg
from markupsafe import Markup, escape

from heliopolis.games.heir.board_parts import MonumentView, Preview
from heliopolis.games.heir.view import SunView
from heliopolis.web.boards.heir.ground import ASIDE, SUNS, ground, horizon
from heliopolis.web.boards.heir.marks import OWN, STEP, box, centre_of, centre_of_base, sign, token
from heliopolis.web.boards.heir.rays import as_it_stands, badges, beams, total_badge
from heliopolis.web.boards.heir.scene import HeirScene
from heliopolis.web.boards.heir.spots import spots, turn_layer
from heliopolis.web.boards.heir.voice import Voice, voice
from heliopolis.web.frames import NOTHING, Drawing, Frame, Piece, gap, join, markup, whole
from heliopolis.web.pieces import glyph

PLATFORMS = (118.0, 80.0, 54.0, 37.0)
"""How wide the platforms of the pyramid are, from the first to the top one."""
FINAL = Frame(svg(class_="badges final", viewBox="0 0 720 720", aria_hidden="true")[gap("badge")])


def board(scene: HeirScene) -> Drawing:
    """Draw the board."""
    view, said = scene.view, voice(scene.language)
    names = [escape(name) for name in scene.names]
    now = view["round"] if view["phase"] != "finished" else 0
    land = ground(tuple(view["nile"]), view["side"])
    pieces: list[Piece] = [land, horizon(view["suns"], now, view["corners"], view["pyramid"])]
    pieces += [sun(said, number, shown, names) for number, shown in enumerate(view["suns"])]
    if now:
        pieces.append(sun_marker(now, aside=view["suns"][now - 1]["owner"] is not None))
    pieces += [site(said, space) for space in view["magic_tokens"]]
    if view["base"]:
        pieces += pyramid(said, view["base"], view["base_side"], view["pyramid"])
    pieces += [monument(scene, said, names, shown) for shown in view["monuments"]]
    if scene.asked:
        pieces += spots(scene, said, names)
    if view["phase"] == "turn":
        pieces += [turn_layer(scene, shown) for shown in view["previews"].values()]
    return board_frame(said, view["phase"], view["side"]).fill(words=spoken(scene, said, names), pieces=join(pieces))


@lru_cache(maxsize=64)
def board_frame(said: Voice, phase: str, side: int) -> Frame:
    """Draw what the words and the pieces stand in, with the names of rows and columns."""
    names = {"data_columns": " ".join("abcdefgh"[:side]), "data_rows": " ".join("12345678"[:side])}
    return Frame(
        section(class_="hboard slab", id="board", aria_labelledby="board-h")[
            h2(class_="vh", id="board-h")[said.say("board")],
            p(class_="vh")[gap("words")],
            div(class_="plan", data_phase=phase, style=f"--side:{side}", **names)[gap("pieces")],
        ]
    )


# The board in words; monuments and suns have words of their own.


def spoken(scene: HeirScene, said: Voice, names: list[Markup]) -> Markup:
    """Tell the board in words."""
    view = scene.view
    told = []
    if view["base"]:
        owners: list[str] = [names[owner] for owner in view["pyramid"]]
        frame = told_pyramid(said, view["base"], len(owners))
        told.append(whole(frame.fill(owners=markup(said.web.join(owners))) if owners else frame.fill()))
    told.append(told_nile(said, tuple(view["nile"])))
    if view["magic_tokens"]:
        told.append(whole(told_magic(said).fill(spaces=markup(said.web.join(view["magic_tokens"])))))
    return markup(" ".join(told))


@lru_cache(maxsize=256)
def told_pyramid(said: Voice, base: str, count: int) -> Frame:
    """Tell where the pyramid lies, and whose its platforms are if there are any."""
    return Frame(said.say("told-pyramid", space=base, count=count, owners=gap("owners")))


@lru_cache(maxsize=32)
def told_nile(said: Voice, nile: tuple[str, ...]) -> Markup:
    """Tell where the Nile flows."""
    return escape(said.say("told-nile", spaces=said.web.join(list(nile))))


@lru_cache(maxsize=32)
def told_magic(said: Voice) -> Frame:
    """Tell where magic tokens lie."""
    return Frame(said.say("told-magic", spaces=gap("spaces")))


# Round the grid.


def sun(said: Voice, number: int, shown: SunView, names: list[Markup]) -> Piece:
    """Draw one of the eight suns: its number, or the disc that marks it; of one that counts no owner is told."""
    owner, value = shown["owner"], shown["value"]
    if owner is None:
        return open_sun(said, number)
    disc = won_sun(said, number, owner, value)
    return disc.fill(owner=names[owner]) if value else disc.fill()


@lru_cache(maxsize=16)
def open_sun(said: Voice, number: int) -> Markup:
    """Draw a sun that nobody has marked."""
    x, y = SUNS[number]
    label = said.say("sun", number=number + 1, owner=said.say("nobody"), value=0)
    drawn = Markup("{}<b>{}</b>").format(sign("ring-sun", "sun-next"), number + 1)
    face = span(class_="hsun", style=box(x, y, 54), role="img", aria_label=label, title=about_sun(said, number))
    return Markup(face[drawn]) + holder(number)


@lru_cache(maxsize=128)
def won_sun(said: Voice, number: int, owner: int, value: int) -> Frame:
    """Draw a sun with a seat's disc, without the name of its owner."""
    x, y = SUNS[number]
    double = span(class_="x2 is-left" if x < 84 else "x2")[f"×{value}"] if value > 1 else None
    drawn = sign(f"disc-{OWN[owner]}{'-2' if value > 1 else ''}", f"disc own-{OWN[owner]}")
    face = span(
        class_="hsun is-won",
        style=box(x, y, 58),
        role="img",
        aria_label=said.say("sun", number=number + 1, owner=gap("owner"), value=value),
        title=about_sun(said, number),
        data_key=f"disc-{number}",
        data_from=f"side-{owner}",
    )
    return Frame([face[drawn, double], holder(number)])


def about_sun(said: Voice, number: int) -> str:
    """Say what a sun is, and which paragraph says so."""
    return said.about("sun", "heir.ra.1" if number else "heir.setup.8")


def holder(number: int) -> Markup:
    """Draw Ra beside the first sun."""
    if number:
        return NOTHING
    return Markup(span(class_="ra-holds", style=box(306, 42, 34), aria_hidden="true")[glyph("ra")])


@lru_cache(maxsize=16)
def sun_marker(now: int, *, aside: bool) -> Markup:
    """Draw the marker on this round's sun, or smaller beside the disc that was laid there."""
    (x, y), (right, down) = SUNS[now - 1], ASIDE[now - 1] if aside else (0, 0)
    place = box(x + right, y + down, 50 if aside else 74)
    marker = span(class_="sun-now", style=place, aria_hidden="true", data_key="sun-marker")
    return Markup(marker[sign("sun-marker"), Markup("<b>{}</b>").format(now)])


# On the grid.


@lru_cache(maxsize=64)
def site(said: Voice, space: str) -> Markup:
    """Draw a magic token."""
    about, place = said.about("site", "heir.seshat.2"), box(*centre_of(space), 36)
    piece = span(class_="site", style=place, aria_hidden="true", title=about, data_key=f"site-{space}")
    return Markup(piece[glyph("paw")])


def pyramid(said: Voice, base: str, side: int, owners: list[int]) -> list[Markup]:
    """Draw the pyramid from above: its base, and a platform of each owner's colour and shape."""
    top = len(owners) - 1
    levels = [platform(base, side, level, owner, top=level == top) for level, owner in enumerate(owners)]
    return [pyramid_base(said, base, side), *levels]


@lru_cache(maxsize=128)
def pyramid_base(said: Voice, base: str, side: int) -> Markup:
    """Draw the base of the pyramid."""
    place = box(*centre_of_base(base, side), side * STEP)
    about = said.about("pyramid", "heir.pharaoh.4")
    name = said.say("column-pyramid")
    piece = span(class_="pyr", style=place, role="img", aria_label=name, title=f"{name}. {about}", data_key="pyramid")
    return Markup(piece[sign("pyramid-base", "pyr-base")])


@lru_cache(maxsize=512)
def platform(base: str, side: int, level: int, owner: int, *, top: bool) -> Markup:
    """Draw a platform of the pyramid; on the top one is the head of its owner."""
    x, y = centre_of_base(base, side)
    own = OWN[owner]
    place = box(x, y, PLATFORMS[level % 4] * side / 2)
    moving = {"data_key": f"platform-{level}", "data_from": f"side-{owner}"}
    return Markup(
        span(class_=f"pyr-level own-{own}", style=place, aria_hidden="true", **moving)[
            sign(f"platform-{own}", "pyr-plat"), sign(f"head-{own}", f"pyr-head own-{own}") if top else None
        ]
    )


def monument(scene: HeirScene, said: Voice, names: list[Markup], shown: MonumentView) -> Drawing:
    """Draw a monument; while it is looked at, its rays and what they meet."""
    view, owner, kind = scene.view, shown["owner"], shown["kind"]
    turning = view["phase"] in ("turn", "move") and shown is view["monuments"][-1]
    arrows, moons = tuple(shown["arrows"]), view["moons"][kind]
    label = monument_words(said, kind, shown["points"] or 0).fill(
        space=markup(shown["space"]),
        owner=nobody(said) if owner is None else names[owner],
        arrows=arrow_words(said, arrows),
    )
    return monument_frame(shown["space"], shown["token"], turning=turning).fill(
        label=label,
        about=about_monument(said, kind),
        token=token(kind, owner, arrows, moons),
        rays=NOTHING if owner is None else looked_at(scene, kind, as_it_stands(shown, owner)),
    )


def looked_at(scene: HeirScene, kind: str, shown: Preview) -> Drawing:
    """Draw a monument's rays and what they score; at the end its points stay."""
    view = scene.view
    drawn: list[Piece] = [beams(shown), badges(shown, kind, view["moons"])]
    if view["phase"] == "finished":
        drawn.append(FINAL.fill(badge=total_badge(shown["space"], shown["points"], shown["owner"])))
    return join(drawn)


@lru_cache(maxsize=1024)
def monument_frame(space: str, name: str, *, turning: bool) -> Frame:
    """Draw what a monument and its rays stand in."""
    piece = span(
        class_="mon is-now" if turning else "mon",
        style=box(*centre_of(space), 92),
        role="img",
        tabindex="0",
        aria_label=gap("label"),
        title=f"{gap('label')} {gap('about')}",
        data_key=f"token-{name}",
    )
    return Frame(div(class_="look", id=f"on-{space}")[piece[gap("token")], gap("rays")])


@lru_cache(maxsize=256)
def monument_words(said: Voice, kind: str, points: int) -> Frame:
    """Tell a monument: where it stands, whose it is, and where its arrows point."""
    gaps = {name: gap(name) for name in ("space", "owner", "arrows")}
    label = said.say("monument", kind=said.title(kind), points=points, **gaps)
    return Frame(label)


@lru_cache(maxsize=32)
def about_monument(said: Voice, kind: str) -> Markup:
    """Say what a kind of monument is worth."""
    return escape(said.about(kind, "heir.final.alignments"))


@lru_cache(maxsize=128)
def arrow_words(said: Voice, arrows: tuple[str, ...]) -> Markup:
    """Name the arrows of a token."""
    return escape(said.words(list(arrows)))


@lru_cache(maxsize=32)
def nobody(said: Voice) -> Markup:
    """Say that a piece belongs to nobody."""
    return escape(said.say("nobody"))
