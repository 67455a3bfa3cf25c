"""The board of Heir: the pieces on the grid and round it, the choices lit on it, and what each of them would score."""

from functools import lru_cache
from typing import Any

from htpy import Node, div, h2, p, section, span
from markupsafe import Markup

from heliopolis.web.boards.heir.ground import SUNS, ground, horizon
from heliopolis.web.boards.heir.marks import (
    OWN,
    SHEET,
    STEP,
    box,
    centre_of,
    points_badge,
    sign,
    token,
    token_figure,
)
from heliopolis.web.boards.heir.voice import Voice, voice
from heliopolis.web.moment import Moment
from heliopolis.web.pieces import SPRITE, glyph

SPOTS = ("base", "mark", "place", "move")
"""The verbs whose choices are spaces."""
PLATFORMS = (118.0, 80.0, 54.0, 37.0)
"""How wide the platforms of the pyramid are, from the first to the top one."""

Hits = tuple[tuple[str, str, int], ...]
"""What rays meet: direction, space and points of each."""


def board(moment: Moment) -> Node:
    """Draw the board."""
    view, said = moment.view, voice(moment.speaker.language)
    suns = tuple((sun["owner"], sun["value"]) for sun in view["suns"])
    now = view["round"] if view["phase"] != "finished" else 0
    pieces: list[Node] = [
        ground(tuple(view["nile"])),
        horizon(suns, now, tuple(view["corners"]), tuple(view["pyramid"])),
    ]
    pieces += [sun(said, number, owner, value, owner_name(moment, owner)) for number, (owner, value) in enumerate(suns)]
    if now:
        pieces.append(sun_marker(now))
    pieces += [site(space) for space in view["magic_tokens"]]
    if view["base"]:
        pieces += pyramid(said, view["base"], tuple(view["pyramid"]))
    pieces += [monument(moment, said, shown) for shown in view["monuments"]]
    pieces += spots(moment, said) if moment.asked else []
    if view["phase"] == "turn":
        pieces += [turn_layer(moment, shown) for shown in view["previews"].values()]
    return section(class_="hboard slab", id="board", aria_labelledby="board-h")[
        h2(class_="vh", id="board-h")[moment.words.say("heir-board")],
        p(class_="vh")[spoken(moment, said)],
        div(class_="plan", data_phase=view["phase"])[pieces],
    ]


def owner_name(moment: Moment, owner: int | None) -> str:
    """Name the player to whom a piece belongs."""
    return moment.words.say("heir-nobody") if owner is None else moment.names[owner]


def spoken(moment: Moment, said: Voice) -> str:
    """Tell the board in words; monuments and suns have words of their own."""
    view = moment.view
    told = []
    if view["base"]:
        levels = said.web.join([moment.names[owner] for owner in view["pyramid"]])
        told.append(said.say("heir-told-pyramid", space=view["base"], count=len(view["pyramid"]), owners=levels))
    told.append(said.say("heir-told-nile", spaces=said.web.join(list(view["nile"]))))
    if view["magic_tokens"]:
        told.append(said.say("heir-told-magic", spaces=said.web.join(view["magic_tokens"])))
    return " ".join(told)


# Round the grid.


@lru_cache(maxsize=512)
def sun(said: Voice, number: int, owner: int | None, value: int, name: str) -> Markup:
    """Draw one of the eight suns: its number, or the disc that marks it."""
    x, y = SUNS[number]
    label = said.say("heir-sun", number=number + 1, owner=name, value=value if owner is not None else 0)
    about = said.about("sun", "heir.ra.1" if number else "heir.setup.8")
    if owner is None:
        drawn = Markup("{}<b>{}</b>").format(sign("ring-sun", "sun-next"), number + 1)
        face = span(class_="hsun", style=box(x, y, 54), role="img", aria_label=label, title=about)[drawn]
    else:
        double = span(class_="x2")[f"×{value}"] if value > 1 else None
        drawn = sign(f"disc-{OWN[owner]}{'-2' if value > 1 else ''}", f"disc own-{OWN[owner]}")
        face = span(
            class_="hsun is-won",
            style=box(x, y, 58),
            role="img",
            aria_label=label,
            title=about,
            data_key=f"disc-{number}",
        )[drawn, double]
    holder = span(class_="ra-holds", style=box(306, 42, 34), aria_hidden="true")[glyph("ra")] if not number else ""
    return Markup(face) + Markup(holder)


@lru_cache(maxsize=8)
def sun_marker(now: int) -> Markup:
    """Draw the marker on this round's sun."""
    x, y = SUNS[now - 1]
    marker = span(class_="sun-now", style=box(x, y, 82), aria_hidden="true", data_key="sun-marker")
    return Markup(marker[sign("sun-marker"), Markup("<b>{}</b>").format(now)])


# On the grid.


@lru_cache(maxsize=64)
def site(space: str) -> Markup:
    """Draw a magic token."""
    x, y = centre_of(space)
    return Markup(span(class_="site", style=box(x, y, 36), aria_hidden="true", data_key=f"site-{space}")[glyph("paw")])


@lru_cache(maxsize=256)
def pyramid(said: Voice, base: str, owners: tuple[int, ...]) -> list[Markup]:
    """Draw the pyramid from above: its base, and a platform of each owner's colour and shape."""
    x, y = (edge + STEP / 2 for edge in centre_of(base))
    about = said.about("pyramid", "heir.pharaoh.4")
    drawn = [
        Markup(
            span(class_="pyr", style=box(x, y, 138), role="img", aria_label=about, title=about, data_key="pyramid")[
                sign("pyramid-base", "pyr-base")
            ]
        )
    ]
    for level, owner in enumerate(owners):
        head = sign(f"head-{OWN[owner]}", f"pyr-head own-{OWN[owner]}") if level == len(owners) - 1 else None
        drawn.append(
            Markup(
                span(
                    class_=f"pyr-level own-{OWN[owner]}",
                    style=box(x, y, PLATFORMS[level % 4]),
                    aria_hidden="true",
                    data_key=f"platform-{level}",
                )[sign(f"platform-{OWN[owner]}", "pyr-plat"), head]
            )
        )
    return drawn


def monument(moment: Moment, said: Voice, shown: dict[str, Any]) -> Markup:
    """Draw a monument; while it is looked at, its rays and what they meet."""
    view = moment.view
    turning = view["phase"] in ("turn", "move") and shown is view["monuments"][-1]
    return monument_piece(
        said,
        shown["space"],
        shown["kind"],
        shown["token"],
        shown["owner"],
        owner_name(moment, shown["owner"]),
        tuple(shown["arrows"]),
        shown["points"],
        hits_of(view, shown["kind"], shown["hits"]),
        view["moons"][shown["kind"]],
        "is-now" if turning else "",
        finished=view["phase"] == "finished",
    )


def hits_of(view: dict[str, Any], kind: str, hits: list[dict[str, str]]) -> Hits:
    """Return what rays meet and how much each counts: a pyramid as much as the monument's own moons."""
    moons = view["moons"]
    return tuple(
        (hit["direction"], hit["space"], moons[kind if hit["target"] == "pyramid" else hit["target"]]) for hit in hits
    )


@lru_cache(maxsize=2048)
def monument_piece(
    said: Voice,
    space: str,
    kind: str,
    name: str,
    owner: int | None,
    player: str,
    arrows: tuple[str, ...],
    points: int | None,
    hits: Hits,
    moons: int,
    classes: str,
    *,
    finished: bool,
) -> Markup:
    """Draw a monument with its rays."""
    x, y = centre_of(space)
    label = said.say(
        "heir-monument",
        kind=said.title(kind),
        space=space,
        owner=player,
        arrows=said.words(list(arrows)),
        points=points or 0,
    )
    about = said.about(kind, "heir.final.alignments")
    piece = span(
        class_=f"mon {classes}".strip(),
        style=box(x, y, 92),
        role="img",
        tabindex="0",
        aria_label=f"{label} {about}",
        title=f"{label} {about}",
        data_key=f"token-{name}",
    )[token(kind, owner, arrows, moons)]
    if owner is None:
        return Markup(div(class_="look", id=f"on-{space}")[piece])
    rays = beams(space, arrows, owner, ())
    badges = hit_badges(space, points or 0, hits, (), "")
    total = Markup('<svg class="badges final" viewBox="0 0 720 720" aria-hidden="true">{}</svg>').format(
        points_badge(x + 31, y - 28, f"+{points}", f"is-total own-{OWN[owner]}")
    )
    return Markup(div(class_="look", id=f"on-{space}")[piece, rays, badges, total if finished else None])


Gains = tuple[tuple[str, int, str, int], ...]
"""What other tokens would gain: where each stands, its owner, its ray's direction, and the points."""


@lru_cache(maxsize=4096)
def beams(space: str, arrows: tuple[str, ...], owner: int, gains: Gains) -> Markup:
    """Draw a token's rays to the edge of the board, and those of others that meet it."""
    x, y = centre_of(space)
    rays = "".join(f'<use href="{SHEET}#ray-{arrow}" x="{x:g}" y="{y:g}"/>' for arrow in arrows)
    others = ""
    for there, gainer, direction, _ in gains:
        at_x, at_y = centre_of(there)
        others += f'<use class="own-{OWN[gainer]}" href="{SHEET}#ray-{direction}" x="{at_x:g}" y="{at_y:g}"/>'
    return Markup(
        f'<svg class="beams" viewBox="0 0 720 720" aria-hidden="true"><g clip-path="url(#heir-grid)">'
        f'<g class="others">{others}</g><g class="own-{OWN[owner]}">{rays}</g></g></svg>'
    )


@lru_cache(maxsize=4096)
def hit_badges(space: str, points: int, hits: Hits, gains: Gains, ghost: str) -> Markup:
    """Draw what rays score where they meet something, what other tokens gain, and the sum."""
    x, y = centre_of(space)
    drawn = [Markup(f'<use href="#{ghost}" x="{x:g}" y="{y:g}"/>') if ghost else Markup()]
    for _, there, worth in hits:
        at_x, at_y = centre_of(there)
        drawn.append(points_badge(at_x + 29, at_y - 26, f"+{worth}", ""))
    for there, gainer, _, worth in gains:
        at_x, at_y = centre_of(there)
        drawn.append(points_badge(at_x - 29, at_y - 26, f"+{worth}", f"is-gain own-{OWN[gainer]}"))
    drawn.append(points_badge(x + 31, y - 28, f"+{points}", "is-total"))
    return Markup('<svg class="badges" viewBox="0 0 720 720" aria-hidden="true">{}</svg>').format(
        Markup("").join(drawn)
    )


def gains_of(shown: dict[str, Any]) -> Gains:
    """Return what other tokens would gain by a choice."""
    return tuple((gain["space"], gain["owner"], gain["direction"], gain["points"]) for gain in shown["gains"])


# The choices on the grid.


def spots(moment: Moment, said: Voice) -> list[Node]:
    """Draw the spaces that can be chosen, each with what it would score."""
    drawn: list[Node] = []
    previews = moment.view["previews"]
    shapes: set[int] = set()
    for action in moment.legal:
        notation = moment.game.actions[action]
        verb, _, space = notation.partition(" ")
        if verb not in SPOTS:
            continue
        label = said.action(action)
        if notation not in previews:
            drawn.append(plain_spot(verb, space, notation, label))
            continue
        shown = previews[notation]
        shapes.add(shown["turned"])
        drawn.append(preview_spot(moment, said, shown, space, notation, label))
    if shapes:
        drawn.insert(0, ghosts(moment))
    return drawn


@lru_cache(maxsize=256)
def plain_spot(verb: str, space: str, notation: str, label: str) -> Markup:
    """Draw a space that can be chosen for the base or a magic token; while it is looked at, the piece upon it."""
    x, y = centre_of(space)
    sheet, name, classes, size = (SHEET, "pyramid-base", "pyr-base", 138.0)
    if verb == "base":
        x, y = x + STEP / 2, y + STEP / 2
    else:
        sheet, name, classes, size = (SPRITE, "paw", "ghost-site", 36.0)
    place = f'x="{x - size / 2:g}" y="{y - size / 2:g}" width="{size:g}" height="{size:g}"'
    ghost = f'<g class="{classes}"><use href="{sheet}#{name}" {place}/></g>'
    return Markup(
        '<div class="look" id="to-{}">{}<svg class="badges" viewBox="0 0 720 720" aria-hidden="true">{}</svg></div>'
    ).format(space, spot_button(space, notation, label, ""), Markup(ghost))


@lru_cache(maxsize=4096)
def spot_button(space: str, notation: str, label: str, worth: str) -> Markup:
    """Draw a space as a button."""
    x, y = centre_of(space)
    return Markup('<button type="button" class="spot" style="{}" data-act="{}" aria-label="{}">{}</button>').format(
        box(x, y, STEP), notation, label, worth
    )


def preview_spot(moment: Moment, said: Voice, shown: dict[str, Any], space: str, notation: str, label: str) -> Markup:
    """Draw a space for the monument; while it is looked at, its rays and what they and others would score."""
    view = moment.view
    kind = kind_of_monument(view)
    gains = gains_of(shown)
    told = [said.say("heir-would-score", player=moment.names[shown["owner"]], points=shown["points"])]
    for seat in range(2):
        gained = sum(gain[3] for gain in gains if gain[1] == seat)
        if gained:
            told.append(said.say("heir-would-gain", player=moment.names[seat], points=gained))
    worth = f"+{shown['points']}" if shown["points"] else ""
    return Markup('<div class="look" id="to-{}">{}{}{}</div>').format(
        space,
        spot_button(space, notation, f"{label}. {' '.join(told)}", worth),
        beams(space, tuple(shown["arrows"]), shown["owner"], gains),
        hit_badges(space, shown["points"], hits_of(view, kind, shown["hits"]), gains, f"heir-ghost-{shown['turned']}"),
    )


def kind_of_monument(view: dict[str, Any]) -> str:
    """Return which kind this round's monument is."""
    kind: str = view["active_card"] if view["phase"] == "place" else view["monuments"][-1]["kind"]
    return kind


def ghosts(moment: Moment) -> Markup:
    """Define this round's monument in each turn that a preview shows."""
    view = moment.view
    kind = kind_of_monument(view)
    turns = sorted((shown["turned"], tuple(shown["arrows"]), shown["owner"]) for shown in view["previews"].values())
    drawn = [
        Markup('<g id="heir-ghost-{}">{}</g>').format(turned, token_figure(kind, owner, arrows, view["moons"][kind]))
        for turned, arrows, owner in dict.fromkeys(turns)
    ]
    return Markup('<svg class="defs" aria-hidden="true"><defs>{}</defs></svg>').format(Markup("").join(drawn))


def turn_layer(moment: Moment, shown: dict[str, Any]) -> Markup:
    """Draw what one turn of the token would mean; it is shown while its button is looked at."""
    view = moment.view
    kind = kind_of_monument(view)
    x, y = centre_of(shown["space"])
    gains = gains_of(shown)
    ghost = Markup(
        '<svg class="badges" viewBox="0 0 720 720" aria-hidden="true"><g transform="translate({} {})">{}</g></svg>'
    )
    return Markup('<div class="layer turn-{}" id="layer-{}">{}{}{}</div>').format(
        shown["turned"],
        shown["turned"],
        beams(shown["space"], tuple(shown["arrows"]), shown["owner"], gains),
        ghost.format(x, y, token_figure(kind, shown["owner"], tuple(shown["arrows"]), view["moons"][kind])),
        hit_badges(shown["space"], shown["points"], hits_of(view, kind, shown["hits"]), gains, ""),
    )
