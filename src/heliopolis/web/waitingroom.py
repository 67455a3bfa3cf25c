"""A table whose game has not begun: who sits where, and what can be done about it."""

from htpy import (
    Node,
    a,
    button,
    div,
    form,
    fragment,
    h1,
    input as input_element,
    li,
    main,
    ol,
    option,
    p,
    section,
    select,
    span,
    strong,
)

from heliopolis.core import registry
from heliopolis.core.info import spell
from heliopolis.language import Speaker, labelled
from heliopolis.tables.looks import Look
from heliopolis.tables.table import BOT, INVITED, OPEN, PERSON
from heliopolis.web.boards import board_of
from heliopolis.web.editionnotice import edition_notice
from heliopolis.web.layout import Page, document, notices, top_bar
from heliopolis.web.newtable import CLOCKS, bots_offered, option_name
from heliopolis.web.pieces import glyph, seat_mark
from heliopolis.web.playernames import bot_name


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
            strong[bot_name(page, seat.name) if seat.kind == BOT else seat.name or page.say("open-seat")],
            span(class_="meta")[page.say("seat-kept-for-you" if seat.kept else "seat-kept")]
            if seat.kind == INVITED
            else None,
            seat_controls(page, look, address, number),
        ]
        for number, seat in enumerate(look.seats)
    ]
    ready = is_ready(look)
    agreed = arrangements(page, look)
    guest = not (look.mine or look.host) and any(seat.kind in (OPEN, INVITED) for seat in look.seats)
    return section(class_="slab waiting", id="waiting")[
        welcome(page, look) if guest else h1[page.say("ready-title" if ready else "waiting-title")],
        p(class_="meta")[" · ".join(agreed)] if agreed else None,
        edition_notice(page, look, unfolded=True),
        None if guest else way_to_invite(page, look, invitation),
        ol[seats],
        form(method="post", action=f"{address}/agree")[button(class_="btn btn-primary")[page.say("agree")]]
        if any(seat.kept for seat in look.seats)
        else None,
        form(method="post", action=f"{address}/start")[
            button(class_="btn btn-primary", disabled=not ready)[page.say("start")]
        ]
        if look.mine or look.host
        else None,
    ]


def is_ready(look: Look) -> bool:
    """Tell whether nobody is waited for."""
    return all(seat.kind in (PERSON, BOT) for seat in look.seats)


def welcome(page: Page, look: Look) -> Node:
    """Tell a guest who invites to what, how long it takes, and where it can be learnt first."""
    info = registry.info(look.game)
    words = Speaker(registry.registration(info.name).package, page.language)
    host = next((seat.name for seat in look.seats if seat.kind == PERSON), "")
    said = page.say("invites-you", name=host, game=info.title) if host else page.say("invited", game=info.title)
    return div(class_="welcome")[
        div(class_="card-art")[board_of(info.name).poster],
        div[
            h1[said],
            p(class_="meta")[
                span[glyph("ui-people", "icon"), page.say("seats-at-table", seats=len(look.seats))],
                span[glyph("ui-clock", "icon"), page.say("minutes", minutes=info.minutes)] if info.minutes else None,
            ],
            p[words.say("introduction")] if words.has("introduction") else None,
            p[page.say("begins-by-itself")],
            p[
                a(class_="btn btn-line", href=f"/rules/{info.name}", target="_blank")[
                    glyph("ui-rules", "icon"), page.say("read-rules-first")
                ]
            ],
        ],
    ]


def way_to_invite(page: Page, look: Look, invitation: str) -> Node:
    """Draw the link to the table, and say whom it is for."""
    return fragment[
        p[page.say(invitation_to(look))],
        p[
            a(href=invitation)[invitation],
            " ",
            button(type="button", class_="btn btn-line", data_copy=invitation)[page.say("copy-link")],
        ],
    ]


def invitation_to(look: Look) -> str:
    """Return the message that says whom the table's link is for."""
    if any(seat.kind == OPEN for seat in look.seats):
        return "invite"
    return "invite-kept" if any(seat.kind == INVITED for seat in look.seats) else "invite-watch"


def arrangements(page: Page, look: Look) -> list[str]:
    """Say what is unusual about a table, so that everybody knows before they sit down."""
    words = Speaker(registry.registration(look.game).package, page.language)
    said = []
    for each in registry.info(look.game).options:
        value = look.options[each.name]
        if value is True:
            said.append(option_name(words, each))
        elif each.choices != (False, True) and value != each.default:
            said.append(labelled(page.language, option_name(words, each), words.word(spell(value))))
    said += [page.say(f"clock-{name}") for name, clock in CLOCKS.items() if clock and clock == look.clock]
    if not look.undo:
        said.append(page.say("without-undo"))
    return said


def seat_controls(page: Page, look: Look, address: str, number: int) -> Node:
    """Draw what can be done with a seat before the game."""
    seat = look.seats[number]
    if seat.mine or seat.kept or (look.host and seat.kind != OPEN):
        said = "give-up-seat" if seat.mine else "decline-seat" if seat.kept else "free-seat"
        return form(method="post", action=f"{address}/open")[
            input_element(type="hidden", name="seat", value=str(number)),
            button(class_="btn btn-text")[page.say(said)],
        ]
    if seat.kind != OPEN:
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
        select(name="bot", aria_label=page.say("place-bot"))[
            [option(value=bot)[bot_name(page, bot)] for bot in bots_offered(look.game)]
        ],
        button(class_="btn btn-line")[page.say("place-bot")],
    ]
    return fragment[sit, bot]
