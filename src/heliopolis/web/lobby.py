"""The lobby: the games, open tables, and the way to a table of one's own."""

from collections.abc import Sequence

from htpy import (
    Node,
    a,
    article,
    button,
    details,
    div,
    fieldset,
    form,
    fragment,
    h1,
    h2,
    header,
    label,
    legend,
    li,
    main,
    nav,
    ol,
    option,
    p,
    section,
    select,
    small,
    span,
    strong,
    summary,
    svg,
    textarea,
    ul,
)
from htpy import input as input_element
from htpy import use as use_element

from heliopolis.core import registry
from heliopolis.core.info import GameInfo, Option, spell
from heliopolis.players.catalogue import BOTS
from heliopolis.tables.knowledge import Look
from heliopolis.tables.storage import TableLine
from heliopolis.tables.table import SEATING
from heliopolis.web.layout import Page, document, notices, settings, top_bar, wordmark
from heliopolis.web.pieces import SPRITE, glyph, scene, seat_mark
from heliopolis.web.tablepage import bot_name

CLOCKS = ("none", "5", "15", "day")
POSTERS = ("ra", "heir", "pyramidice", "gold")
SIGNS = {"ra": "ra", "heir": "crook-flail", "pyramidice": "scarab", "gold": "lantern"}


def lobby(page: Page, tables: Sequence[TableLine], own: Sequence[TableLine]) -> str:
    """Draw the front of the house."""
    return document(
        page,
        "",
        header(class_="lobby-bar")[nav(class_="tools", aria_label=page.say("menu"))[settings(page)]],
        main(class_="lobby")[
            div(class_="lintel")[
                div(class_="centre-sun")[
                    scene("wings", "wings", "-232 -44 464 88"),
                    span(class_="sun", aria_hidden="true")[
                        svg(viewBox="0 0 64 64")[use_element(href=f"{SPRITE}#sun")],
                        svg(class_="eye", viewBox="0 0 64 64")[use_element(href=f"{SPRITE}#wadjet")],
                    ],
                ],
                h1(class_="brand")[span(class_="vh")["Heliopolis"], wordmark()],
                p(class_="tagline")[page.say("tagline")],
            ],
            section(class_="cards")[[card(page, registry.info(name)) for name in registry.names()]],
            div(class_="thresholds")[join(page), own_tables(page, own)],
            open_tables(page, tables),
        ],
        classes="lobby-page",
    )


def card(page: Page, info: GameInfo) -> Node:
    """Draw the door to a game."""
    poster = f"poster-{info.name}" if info.name in POSTERS else "wadjet"
    about = f"about-game-{info.name}" if page.words.has(f"about-game-{info.name}") else "about-game-other"
    return article(class_="card")[
        div(class_="card-art")[scene(poster, "poster", "0 0 300 270")],
        div(class_="card-body")[
            h2[info.title],
            p(class_="meta")[span[glyph("ui-people", "icon"), seats_of(page, info)]],
            p(class_="sentence")[page.say(about)],
            form(method="post", action=f"/play/{info.name}")[
                button(class_="btn btn-primary is-full")[page.say("play-now")]
            ],
            a(class_="btn btn-text", href=f"/new/{info.name}")[glyph("ui-plus", "icon"), page.say("create-table")],
        ],
    ]


def seats_of(page: Page, info: GameInfo) -> str:
    """Say for how many players a game is."""
    first, last = info.seats[0], info.seats[-1]
    return page.say("players", first=first, last=last, same="yes" if first == last else "no")


def join(page: Page) -> Node:
    """Draw where a link can be pasted."""
    return section(class_="join slab")[
        h2[page.say("join-title")],
        form(method="get", action="/join")[
            label(class_="field")[
                glyph("ui-link", "icon"),
                span(class_="vh")[page.say("join-placeholder")],
                input_element(type="text", name="link", required=True, placeholder=page.say("join-placeholder")),
            ],
            button(class_="btn btn-line")[page.say("join")],
        ],
    ]


def open_tables(page: Page, tables: Sequence[TableLine]) -> Node:
    """List the tables that wait for players or can be watched."""
    rows = [table_row(page, line, page.say("sit-here" if line.phase == SEATING else "watch")) for line in tables]
    return section(class_="resume slab is-open")[
        h2[page.say("tables-title")], ul[rows] if rows else p[page.say("no-tables")]
    ]


def own_tables(page: Page, tables: Sequence[TableLine]) -> Node:
    """List the tables at which the reader sits, with whose turn it is."""
    rows = [table_row(page, line, page.say("resume")) for line in tables]
    return section(class_="resume slab")[
        h2[page.say("your-tables")], ul[rows] if rows else p[page.say("no-own-tables")]
    ]


def table_row(page: Page, line: TableLine, way_in: str) -> Node:
    """Draw one table of a list."""
    taken = [name for kind, name in line.seats if kind != "open"]
    remark = page.say("seats-taken", taken=len(taken), seats=len(line.seats))
    mine = any(seat in line.mine for seat in line.asked)
    if mine:
        remark = page.say("your-turn")
    return li[
        span(class_="tile en en-lapis")[span(class_="tile-face")[glyph(SIGNS.get(line.game, "seal"))]],
        div[
            strong[
                line.title or registry.info(line.game).title,
                span(class_="state is-mine" if mine else "state")[remark],
            ],
            small[", ".join(bot_name(page, name) for name in taken)],
        ],
        a(class_="btn btn-line", href=f"/t/{line.id}")[way_in],
    ]


def new_table(page: Page, info: GameInfo, error: str = "") -> str:
    """Draw the form for a table of one's own."""
    return document(
        page,
        info.title,
        top_bar(page, info.title, ""),
        main(class_="page")[
            section(class_="slab")[
                h1[page.say("create-title", game=info.title)],
                p(class_="error", role="alert")[error] if error else None,
                form(class_="form", method="post", action=f"/new/{info.name}")[
                    label[
                        page.say("your-name"),
                        input_element(type="text", name="name", maxlength="40", required=True, autocomplete="nickname"),
                    ],
                    seat_fields(page, info),
                    [option_field(page, each) for each in info.options],
                    label[page.say("clock"), select(name="clock")[clock_choices(page)]],
                    check("listed", page.say("listed"), checked=False),
                    details[
                        summary[page.say("edition")],
                        textarea(name="edition", rows="6", aria_label=page.say("edition")),
                    ],
                    button(class_="btn btn-primary")[page.say("create")],
                ],
            ]
        ],
    )


def clock_choices(page: Page) -> list[Node]:
    """Draw the clocks to choose from."""
    return [option(value=clock)[page.say(f"clock-{clock}")] for clock in CLOCKS]


def check(name: str, text: str, *, checked: bool) -> Node:
    """Draw a box to be ticked."""
    return label(class_="check")[input_element(type="checkbox", name=name, value="yes", checked=checked), text]


def seat_fields(page: Page, info: GameInfo) -> Node:
    """Draw who sits where: the first seat is the host's."""
    rows = []
    for seat in range(1, info.seats[-1] + 1):
        choices = [("open", page.say("seat-open"))]
        choices += [(f"bot:{bot}", page.say("seat-bot", bot=bot_name(page, bot))) for bot in BOTS]
        if seat == 1:
            choices = [("you", page.say("seat-you"))]
        elif seat > info.seats[0]:
            choices.insert(0, ("none", page.say("seat-none")))
        if seat > 1:
            choices.append(("you", page.say("seat-you")))
        rows.append(
            label[
                page.say("seat-number", seat=seat),
                select(name=f"seat{seat}")[[option(value=value)[text] for value, text in choices]],
            ]
        )
    return div(class_="row")[rows]


def option_field(page: Page, each: Option) -> Node:
    """Draw an option of the game."""
    text = page.say(f"option-{each.name}") if page.words.has(f"option-{each.name}") else each.name
    if each.choices == (False, True):
        return check(f"option-{each.name}", text, checked=each.default is True)
    return fieldset[
        legend[text],
        select(name=f"option-{each.name}", aria_label=text)[
            [option(value=spell(value), selected=value == each.default)[spell(value)] for value in each.choices]
        ],
    ]


def change_person(page: Page, secret: str, way_on: str) -> str:
    """Ask somebody who is known here whether to become somebody else: a link alone must not take their seats away."""
    return document(
        page,
        page.say("change-person"),
        top_bar(page, page.say("change-person"), ""),
        main(class_="page")[
            section(class_="slab")[
                h1[page.say("change-person")],
                p[page.say("change-person-text")],
                form(method="post", action="/me")[
                    input_element(type="hidden", name="secret", value=secret),
                    input_element(type="hidden", name="next", value=way_on),
                    button(class_="btn btn-primary")[page.say("change-person-yes")],
                ],
                p[a(href="/")[page.say("back-to-lobby")]],
            ]
        ],
    )


def waiting_room(page: Page, look: Look, address: str, invitation: str) -> str:
    """Draw a table whose game has not begun."""
    info = registry.info(look.game)
    return document(
        page,
        info.title,
        top_bar(page, info.title, look.title),
        main(
            class_="page",
            id="table",
            data_socket=f"{address}/socket?lang={page.language}&page=waiting",
            data_version=look.version,
        )[waiting_section(page, look, address, invitation)],
        notices(page),
    )


def waiting_section(page: Page, look: Look, address: str, invitation: str) -> Node:
    """Draw who sits where, and what can be done about it."""
    seats = [
        li[
            seat_mark(number),
            strong[bot_name(page, seat.name) if seat.kind == "bot" else seat.name or page.say("open-seat")],
            seat_controls(page, look, address, number),
        ]
        for number, seat in enumerate(look.seats)
    ]
    ready = all(seat.kind in ("person", "bot") for seat in look.seats)
    return section(class_="slab waiting", id="waiting")[
        h1[page.say("waiting-title")],
        p[page.say("invite")],
        p[
            a(href=invitation)[invitation],
            " ",
            button(type="button", class_="btn btn-line", data_copy=invitation)[page.say("copy-link")],
        ],
        ol[seats],
        form(method="post", action=f"{address}/start")[
            button(class_="btn btn-primary", disabled=not ready)[page.say("start")]
        ]
        if look.mine or look.host
        else None,
    ]


def seat_controls(page: Page, look: Look, address: str, number: int) -> Node:
    """Draw what can be done with a seat before the game."""
    seat = look.seats[number]
    if seat.mine or (look.host and seat.kind != "open"):
        return form(method="post", action=f"{address}/open")[
            input_element(type="hidden", name="seat", value=str(number)),
            button(class_="btn btn-text")[page.say("give-up-seat")],
        ]
    if seat.kind != "open":
        return None
    sit = form(method="post", action=f"{address}/sit")[
        input_element(type="hidden", name="seat", value=str(number)),
        input_element(
            type="text",
            name="name",
            maxlength="40",
            required=True,
            aria_label=page.say("your-name"),
            placeholder=page.say("your-name"),
        ),
        button(class_="btn btn-line")[page.say("take-seat")],
    ]
    if not look.host:
        return sit
    bot = form(method="post", action=f"{address}/bot")[
        input_element(type="hidden", name="seat", value=str(number)),
        select(name="bot", aria_label=page.say("place-bot"))[[option(value=bot)[bot_name(page, bot)] for bot in BOTS]],
        button(class_="btn btn-line")[page.say("place-bot")],
    ]
    return fragment[sit, bot]
