"""Ra's table: the arc of the Ra track, the winged sun in the centre, the barque with the tiles on sale, the seats."""

from functools import lru_cache
from math import cos, radians, sin

from htpy import (
    Node,
    article,
    button,
    div,
    em,
    h2,
    h3,
    header,
    i,
    li,
    ol,
    p,
    section,
    span,
    strong,
    svg,
    ul,
)
from htpy import b as bold
from htpy import use as use_element
from markupsafe import Markup

from heliopolis.games.ra.components import CIVILISATIONS, DISASTERS, MONUMENTS
from heliopolis.games.ra.game import GAME
from heliopolis.language import GameSpeaker, Speaker
from heliopolis.web.moment import Moment
from heliopolis.web.pieces import SPRITE, choice, glyph, scene, seat_mark, sun, sun_button, sun_down, tile, well

RIVER = ("god", "gold", "pharaoh", "nile", "flood")
KINDS = (*RIVER, *CIVILISATIONS, *MONUMENTS)

ENAMELS = {
    "ra": "carnelian",
    "god": "lapis",
    "pharaoh": "malachite",
    "nile": "turquoise",
    "flood": "turquoise",
    "gold": "ochre",
    **dict.fromkeys(CIVILISATIONS, "ivory"),
    **dict.fromkeys(MONUMENTS, "sandstone"),
    **dict.fromkeys(DISASTERS, "basalt"),
}

GROUNDS = {
    "lapis": "stars",
    "malachite": "scales",
    "turquoise": "water",
    "ochre": "arcs",
    "ivory": "reeds",
    "sandstone": "dunes",
    "basalt": "cracks",
}

RULES = {
    "ra": "ra.draw.3",
    "god": "ra.gods.1",
    "pharaoh": "ra.scoring.pharaohs",
    "nile": "ra.scoring.nile",
    "flood": "ra.scoring.nile",
    "gold": "ra.scoring.gold",
    "sun": "ra.auction.6",
    **dict.fromkeys(CIVILISATIONS, "ra.scoring.civilisations"),
    **dict.fromkeys(MONUMENTS, "ra.scoring.monuments"),
    **dict.fromkeys(DISASTERS, "ra.disasters.2"),
}
"""The paragraph that says what each piece does."""


def sections(moment: Moment) -> dict[str, Markup]:
    """Draw the parts of the page."""
    parts = {
        "seats": seat_bar(moment),
        "rivals": rivals(moment),
        "board": board(moment),
        "prompt": prompt(moment),
        "mine": mine(moment),
    }
    return {name: Markup(part) for name, part in parts.items()}


def name_of(moment: Moment, kind: str) -> str:
    """Name a kind of tile, with a capital letter."""
    return capital(moment.speaker.word(kind))


def capital(word: str) -> str:
    """Write a word with a capital letter."""
    return word[:1].upper() + word[1:]


@lru_cache(maxsize=128)
def about(language: str, kind: str) -> str:
    """Say what a piece is and does, and which paragraph says so."""
    return GameSpeaker(GAME, language).say(f"about-{kind}") + f" ({RULES[kind]})"


def log_piece(notation: str) -> Markup | None:
    """Draw the sun or tile that an entry of the log is about."""
    verb, _, argument = notation.partition(" ")
    if verb == "bid":
        return sun(int(argument), "")
    return tile(argument, ENAMELS[argument], "") if argument in ENAMELS else None


# The seats.


def seat_bar(moment: Moment) -> Node:
    """Draw a line for each seat: name, suns left, fame as far as it is shown."""
    rows = []
    for seat, area in enumerate(moment.view["seats"]):
        name = player_name(moment.names[seat], moment.tags[seat], moment.clocks[seat])
        up, down = len(area["suns_up"]), len(area["suns_down"])
        left = suns_left(moment.words.say("suns-left", count=up), up, down)
        rows.append(seat_row(seat, name, left, fame_of(moment, seat), seat in moment.acting))
    drawn = Markup("".join(rows))
    return ol(class_="seats slab", aria_label=moment.words.say("seats"), id="seats", data_count=len(rows))[drawn]


@lru_cache(maxsize=4096)
def seat_row(seat: int, name: Markup, left: Markup, fame: str, acting: bool) -> Markup:
    """Draw the line of one seat."""
    row = li(class_=f"s{seat + 1}", aria_current="true" if acting else None)
    return Markup(row[seat_mark(seat), name, left, span(class_="pts num")[fame]])


@lru_cache(maxsize=4096)
def player_name(name: str, tag: str, clock: Markup) -> Markup:
    """Draw a player's name, with a word about them and their clock."""
    return Markup(span(class_="name")[name, span(class_="tag")[tag] if tag else None, clock])


@lru_cache(maxsize=256)
def suns_left(label: str, up: int, down: int) -> Markup:
    """Draw how many suns a seat has left."""
    return Markup(span(class_="mini", role="img", aria_label=label)[[i] * up, [i(class_="off")] * down])


def fame_of(moment: Moment, seat: int) -> str:
    """Write a seat's fame; other seats' is shown by the option or at the end."""
    view = moment.view
    if view["open_scores"] or view["phase"] == "finished" or seat == moment.viewer:
        return str(view["seats"][seat]["fame"])
    return "?"


def rivals(moment: Moment) -> Node:
    """Draw the other seats' trays: the same places in the same order."""
    count = len(moment.view["seats"])
    first = 0 if moment.viewer is None else moment.viewer + 1
    order = [(first + step) % count for step in range(count if moment.viewer is None else count - 1)]
    return section(
        class_=f"rivals of-{len(order)}", aria_label=moment.words.say("other-players"), id="rivals", tabindex="0"
    )[Markup("".join(rival(moment, seat) for seat in order))]


def rival(moment: Moment, seat: int) -> Markup:
    """Draw one other seat."""
    area = moment.view["seats"][seat]
    tiles = tray(moment.words.language, tuple(area["tiles"].get(kind, 0) for kind in KINDS), seat)
    return rival_area(seat, moment.names[seat], remark(moment, seat), Markup("".join(suns(moment, seat))), tiles)


@lru_cache(maxsize=4096)
def rival_area(seat: int, name: str, said: str, suns: Markup, tiles: Markup) -> Markup:
    """Draw the area of one other seat."""
    return Markup(
        article(class_=f"rival slab s{seat + 1}", aria_label=name, id=f"rival-{seat}")[
            header[seat_mark(seat), div[h2[name], p(class_="say")[said]], div(class_="suns")[suns]], tiles
        ]
    )


@lru_cache(maxsize=4096)
def tray(language: str, counts: tuple[int, ...], seat: int) -> Markup:
    """Draw the tiles of another seat in their fixed places."""
    drawn = [li[place(language, kind, count, seat)] for kind, count in zip(KINDS, counts, strict=True)]
    return Markup(div(class_="tray")[ul[drawn[: -len(MONUMENTS)]], ul[drawn[-len(MONUMENTS) :]]])


def remark(moment: Moment, seat: int) -> str:
    """Say what a seat does at this moment."""
    view = moment.view
    if view["auction"]:
        if seat == view["high_bidder"]:
            return moment.words.say("leads-with", sun=view["high_bid"])
        if seat == view["turn"]:
            return moment.words.say("bids-last")
    if seat in moment.acting:
        return moment.words.say("to-decide")
    return "" if view["seats"][seat]["suns_up"] else moment.words.say("no-suns-left")


def suns(moment: Moment, seat: int) -> list[Markup]:
    """Draw a seat's suns, those face down after those face up."""
    area, view = moment.view["seats"][seat], moment.view
    told = about(moment.words.language, "sun")
    drawn = []
    for number in area["suns_up"]:
        leading = bool(view["auction"]) and seat == view["high_bidder"] and number == view["high_bid"]
        label = moment.words.say("sun", number=number)
        classes = "is-bid is-best" if leading else ""
        drawn.append(sun(number, label, classes=classes, key=f"sun-{number}", about=told))
    for number in area["suns_down"]:
        label = moment.words.say("sun-down", number=number)
        drawn.append(sun_down(label, number=number, key=f"sun-{number}", about=f"{label}. {told}"))
    return drawn


@lru_cache(maxsize=1024)
def place(language: str, kind: str, count: int, seat: int) -> Markup:
    """Draw a kind of tile in a tray, or its empty well."""
    words = Speaker("heliopolis.web", language)
    name = capital(GameSpeaker(GAME, language).word(kind))
    if not count:
        return well(kind, words.say("none-of", name=name), about=f"{name}. {about(language, kind)}")
    label = words.say("so-many", name=name, count=count)
    told = f"{label}. {about(language, kind)}"
    return tile(kind, ENAMELS[kind], label, count=count, key=f"tray-{seat}-{kind}", about=told)


# The board.


def board(moment: Moment) -> Node:
    """Draw the sky with the Ra track and the centre's sun, and the barque with the auction track."""
    view = moment.view
    return section(class_="board slab", aria_labelledby="auction-h", id="board")[
        h2(class_="vh", id="auction-h")[moment.words.say("auction")],
        div(class_="sky")[
            rays(),
            ra_track(moment),
            highest_bid(moment),
            div(class_="centre")[
                scene("wings", "wings", "-232 -44 464 88"),
                centre_sun(moment),
            ],
            div(class_="bidline is-right")[
                p[span(class_="overline")[moment.words.say("at-stake")], strong[at_stake(moment)]]
            ],
        ],
        div(class_="barque")[
            scene("hull", "hull", "0 0 1052 156"),
            ol(class_="auction", aria_label=moment.words.say("on-sale"))[
                Markup("".join(lot_tile(moment, slot, kind) for slot, kind in enumerate(view["track"])))
            ],
        ],
    ]


def centre_sun(moment: Moment) -> Markup:
    """Draw the sun that the next winner takes."""
    number = moment.view["centre_sun"]
    label = moment.words.say("centre-sun", number=number)
    return sun(number, label, key="centre", about=f"{label}. {about(moment.words.language, 'sun')}")


@lru_cache(maxsize=1)
def rays() -> Markup:
    """Draw the sun's rays, fading outwards."""
    lines = []
    for step in range(44):
        angle = radians(4 + step * 4)
        x, y = cos(angle), sin(angle)
        start, end = f"M{526 + 84 * x:.1f} {142 - 84 * y:.1f}", f"L{526 + 560 * x:.1f} {142 - 560 * y:.1f}"
        lines.append(Markup('<path d="{} {}"/>').format(start, end))
    return Markup(
        '<svg class="rays" viewBox="0 0 1052 204" preserveAspectRatio="xMidYMin slice" aria-hidden="true">'
        '<g stroke="currentColor" stroke-width="1">{}</g></svg>'
    ).format(Markup("").join(lines))


def ra_track(moment: Moment) -> Markup:
    """Draw the arc: medals for the Ras drawn, sockets for those to come."""
    drawn, length = moment.view["ra_tiles"], moment.view["ra_track"]
    label = moment.words.say("ra-track", drawn=drawn, length=length)
    return arc(drawn, length, label, f"{label}. {about(moment.words.language, 'ra')}")


@lru_cache(maxsize=256)
def arc(drawn: int, length: int, label: str, told: str) -> Markup:
    """Draw the places of the Ra track."""
    places = []
    for number in range(length):
        if number < drawn:
            piece: Node = span(class_="medal en en-carnelian", data_key=f"ra-{number}")[span[glyph("ra")]]
        else:
            last = " is-last" if number == length - 1 else ""
            piece = span(class_=f"socket{last}")[span[str(number + 1)]]
        places.append(li(style=f"--i:{number}")[piece])
    return Markup(ol(class_="ra-track", style=f"--n:{length}", aria_label=label, title=told)[places])


def highest_bid(moment: Moment) -> Node:
    """Say who leads the auction, and with which sun."""
    view = moment.view
    if not view["auction"] or view["high_bidder"] is None:
        return None
    label = moment.words.say("sun", number=view["high_bid"])
    return div(class_="bidline is-left")[
        sun(view["high_bid"], label, classes="sun-44"),
        p[span(class_="overline")[moment.words.say("highest-bid")], strong[moment.names[view["high_bidder"]]]],
    ]


def at_stake(moment: Moment) -> str:
    """Say what the next auction is for."""
    tiles = sum(kind is not None for kind in moment.view["track"])
    return moment.words.say("stake", tiles=tiles, sun=moment.view["centre_sun"])


def lot_tile(moment: Moment, slot: int, kind: str | None) -> Markup:
    """Draw a place of the auction track; a tile that a god may take is lit."""
    if kind is None:
        return empty_place(slot)
    act = f"take {kind}"
    label = ""
    if moment.asked and act in moment.legal_notations():
        label = moment.speaker.action(moment.game.action(act))
    return lot(slot, kind, name_of(moment, kind), about(moment.words.language, kind), label)


@lru_cache(maxsize=16)
def empty_place(slot: int) -> Markup:
    """Draw a place of the auction track on which no tile lies."""
    return Markup(li[div(class_="well", id=f"slot-{slot}")[span[str(slot + 1)]]])


@lru_cache(maxsize=2048)
def lot(slot: int, kind: str, name: str, told: str, act_label: str) -> Markup:
    """Draw a tile that is on sale, lit if there is a label for taking it."""
    classes = f"tile tile-lg en en-{ENAMELS[kind]}"
    key = f"lot-{slot}-{kind}"
    face = lot_face(kind, name)
    if not act_label:
        return Markup(li[article(class_=classes, title=told, data_key=key)[face]])
    lit = f"{classes} is-legal"
    act = f"take {kind}"
    return Markup(
        li[button(type="button", class_=lit, data_act=act, aria_label=act_label, title=told, data_key=key)[face]]
    )


@lru_cache(maxsize=128)
def lot_face(kind: str, name: str) -> Markup:
    """Draw the face of a large tile."""
    ground = GROUNDS[ENAMELS[kind]]
    return Markup(
        span(class_="tile-face")[
            svg(class_="ground", viewBox="0 0 64 80", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
                use_element(href=f"{SPRITE}#ground-{ground}", width="64", height="80")
            ],
            glyph(kind),
            span(class_="tile-name")[name],
        ]
    )


# The prompt.


def prompt(moment: Moment) -> Node:
    """Ask the viewer, or say who is asked."""
    phase = moment.view["phase"]
    if not moment.asked:
        return plaque(moment, waiting_title(moment), "", [])
    title = moment.words.say(f"title-{phase}")
    sentence = moment.speaker.say(f"ask-{phase}")
    if phase == "auction" and moment.view["high_bidder"] is not None:
        leader = moment.names[moment.view["high_bidder"]]
        sentence = moment.words.say("bid-against", leader=leader, sun=moment.view["high_bid"])
    return plaque(moment, title, sentence, choices(moment))


def choices(moment: Moment) -> list[Node]:
    """Draw the choices that are not on the board itself."""
    drawn: list[Node] = []
    bids: list[Node] = []
    for action in moment.legal:
        notation = moment.game.actions[action]
        verb, _, argument = notation.partition(" ")
        label = moment.speaker.action(action)
        if verb == "bid":
            bids.append(sun_button(int(argument), label, notation, about(moment.words.language, "sun")))
        elif verb == "discard":
            told = about(moment.words.language, argument)
            lost = tile(argument, ENAMELS[argument], name_of(moment, argument), about=told)
            drawn.append(button(type="button", class_="pick is-legal", data_act=notation, aria_label=label)[lost])
        elif verb != "take":
            drawn.append(choice(label, notation, primary=verb == "draw"))
    if bids and moment.viewer is not None:
        down = [sun_down("", classes="sun-dim") for _ in moment.view["seats"][moment.viewer]["suns_down"]]
        drawn.insert(0, div(class_="suns")[bids, down])
    return drawn


def waiting_title(moment: Moment) -> str:
    """Say whom the table waits for."""
    if moment.view["phase"] == "finished":
        return moment.speaker.say("ask-finished")
    return moment.words.say("waiting-for", names=moment.words.join([moment.names[seat] for seat in moment.acting]))


def plaque(moment: Moment, title: str, sentence: str, drawn: list[Node]) -> Node:
    """Draw the one lapis plaque of the page."""
    quiet = "" if moment.asked else " is-quiet"
    return section(class_=f"prompt{quiet}", aria_label=moment.words.say("your-move"), id="prompt")[
        div(class_="prompt-face")[
            star_ground(),
            div(class_="ask")[h2[title], p[sentence] if sentence else None],
            drawn,
        ]
    ]


@lru_cache(maxsize=1)
def star_ground() -> Markup:
    """Draw the stars behind the prompt."""
    stars = [use_element(href=f"{SPRITE}#ground-stars", x=str(64 * n), width="64", height="80") for n in range(10)]
    return Markup(
        svg(class_="ground", viewBox="0 0 640 80", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[stars]
    )


# The viewer's own seat.


def mine(moment: Moment) -> Node:
    """Draw the viewer's tiles in three groups, each with what it would score now."""
    if moment.viewer is None:
        return section(class_="mine slab is-empty", id="mine", hidden=True)
    area = moment.view["seats"][moment.viewer]
    worth = area["worth"]
    return section(class_="mine slab", aria_label=moment.words.say("your-tiles"), id="mine")[
        div(class_="mine-id")[
            div(class_="who")[seat_mark(moment.viewer), h2[moment.names[moment.viewer]]],
            div(class_="suns")[Markup("".join(suns(moment, moment.viewer)))],
            p(class_="score num")[str(area["fame"])],
            p(class_="forecast")[signed(sum(worth.values())), " ", moment.words.say("this-epoch")]
            if moment.view["phase"] != "finished"
            else None,
        ],
        group(moment, "river", RIVER, sum(worth[line] for line in ("gods", "gold", "pharaohs", "nile"))),
        group(moment, "civilisations", CIVILISATIONS, worth["civilisations"]),
        group(moment, "monuments", MONUMENTS, worth.get("monuments", 0) + worth.get("same", 0)),
    ]


def signed(fame: int) -> Node:
    """Write fame that is gained or lost."""
    return bold(class_="minus" if fame < 0 else None)[f"{fame:+d}".replace("-", "−") if fame else "0"]


@lru_cache(maxsize=4096)
def tiles_of(language: str, kinds: tuple[str, ...], counts: tuple[int, ...], seat: int) -> Markup:
    """Draw the tiles of one of the viewer's groups, each with its name."""
    speaker = GameSpeaker(GAME, language)
    return Markup(
        ul[
            [
                li[place(language, kind, count, seat), em[capital(speaker.word(kind))]]
                for kind, count in zip(kinds, counts, strict=True)
            ]
        ]
    )


def group(moment: Moment, name: str, kinds: tuple[str, ...], worth: int) -> Markup:
    """Draw one group of the viewer's tiles."""
    assert moment.viewer is not None
    area = moment.view["seats"][moment.viewer]
    last = moment.view["epoch"] == moment.view["epochs"]
    counts = tuple(area["tiles"].get(kind, 0) for kind in kinds)
    shown = worth if name != "monuments" or last else None
    return group_of(
        name, moment.words.say(f"group-{name}"), shown, tiles_of(moment.words.language, kinds, counts, moment.viewer)
    )


@lru_cache(maxsize=4096)
def group_of(name: str, label: str, worth: int | None, tiles: Markup) -> Markup:
    """Draw a group of tiles with its name and what it would score."""
    score = None if worth is None else signed(worth)
    return Markup(section(class_=f"group is-{name}")[h3(class_="overline")[label, span(class_="worth")[score]], tiles])
