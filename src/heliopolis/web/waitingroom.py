"""A table whose game has not begun: who sits where, who is here, and what can be done about it."""

from htpy import (
    Node,
    aside,
    button,
    dd,
    div,
    dl,
    dt,
    form,
    fragment,
    h1,
    h2,
    header,
    i,
    input as input_element,
    li,
    main,
    ol,
    option,
    output,
    p,
    section,
    select,
    span,
)

from heliopolis.core import registry
from heliopolis.core.info import spell
from heliopolis.language import Speaker, labelled
from heliopolis.tables.looks import Look, SeatLook
from heliopolis.tables.presence import LEARNING
from heliopolis.tables.table import BOT, INVITED, OPEN, PERSON
from heliopolis.web.editionnotice import edition_notice
from heliopolis.web.invitation import invitation, is_invited, seen, who_sits
from heliopolis.web.layout import Page, document, notices, top_bar
from heliopolis.web.newtable import CLOCKS, bots_offered, option_name
from heliopolis.web.pieces import glyph, seat_mark
from heliopolis.web.playernames import bot_name


def waiting_room(page: Page, look: Look, address: str, link: str) -> str:
    """Draw a table whose game has not begun."""
    info = registry.info(look.game)
    return document(
        page,
        info.title,
        top_bar(page, info.title, look.title),
        main(
            class_="before-game",
            id="table",
            data_socket=f"{address}/socket?lang={page.language}&page=waiting",
            data_version=look.version,
        )[waiting_section(page, look, address, link)],
        notices(page),
        styles=["/static/invite.css"],
        scripts=["/static/table.js"],
    )


def waiting_section(page: Page, look: Look, address: str, link: str) -> Node:
    """Draw the invitation for a guest, and the room in which they wait for everybody else."""
    agreed = arrangements(page, look)
    if is_invited(look):
        return invitation(page, look, address, agreed)
    ready = is_ready(look)
    return section(class_="waitroom", id="waiting")[
        div(class_="lodge slab")[
            header[h1[page.say("ready-title" if ready else "waiting-title")], p[page.say(invitation_to(look))]],
            div(class_="link-row")[
                span(class_="field")[glyph("ui-link", "icon"), output[link]],
                button(type="button", class_="btn btn-primary", data_copy=link)[
                    glyph("ui-copy", "icon"), page.say("copy-link")
                ],
            ],
            ol(class_="places", aria_label=page.say("seats"))[
                [place(page, look, address, number) for number in range(len(look.seats))]
            ],
            p(class_="here is-here", role="status")[page.say("guests-look", count=look.guests)]
            if look.guests
            else None,
        ],
        aside(class_="rail")[
            ways_to_begin(page, look, address) if look.mine or look.host else None,
            this_table(page, look, agreed),
        ],
    ]


def place(page: Page, look: Look, address: str, number: int) -> Node:
    """Draw a seat: who holds it, what is seen of them, and what can be done with it."""
    seat = look.seats[number]
    tags = [page.say("tag-you")] if seat.mine else []
    if seat.kind == INVITED:
        tags.append(page.say("seat-kept"))
    return li(class_="is-open" if seat.kind == OPEN else None)[
        seat_mark(number),
        div[
            p(class_="name")[who_sits(page, seat), span(class_="tag")[" · ".join(tags)] if tags else None],
            seen(page, seat),
            progress(page, seat),
        ],
        div(class_="seat-ways")[seat_controls(page, look, address, number)],
    ]


def progress(page: Page, seat: SeatLook) -> Node:
    """Draw how far somebody is who takes lessons meanwhile."""
    state, _, lesson, lessons = seat.presence
    if state != LEARNING or not lessons:
        return None
    label = page.say("presence-lesson", lesson=lesson, lessons=lessons)
    return span(class_="dots", role="img", aria_label=label)[
        [i(class_="on" if number < lesson else None) for number in range(lessons)]
    ]


def ways_to_begin(page: Page, look: Look, address: str) -> Node:
    """Say when the game begins, and let it begin now."""
    ready = is_ready(look)
    return div(class_="slab")[
        h2[page.say("begin")],
        p[page.say("begins-when-ready")],
        form(method="post", action=f"{address}/start")[
            button(class_="btn btn-primary" if ready else "btn btn-line", disabled=not ready)[page.say("start")],
            None
            if ready or not look.host
            else button(class_="btn btn-primary", name="bots", value="yes")[page.say("start-with-bots")],
        ],
    ]


def this_table(page: Page, look: Look, agreed: list[str]) -> Node:
    """Tell what is played here, and how."""
    info = registry.info(look.game)
    return div(class_="slab")[
        h2[page.say("this-table")],
        dl[
            dt[page.say("game")],
            dd[f"{info.title}, {page.say('seats-at-table', seats=len(look.seats))}"],
            [dt[page.say("takes")], dd[page.say("minutes", minutes=info.minutes)]] if info.minutes else None,
        ],
        [p[each] for each in agreed],
        edition_notice(page, look, unfolded=True),
    ]


def is_ready(look: Look) -> bool:
    """Tell whether nobody is waited for."""
    return all(seat.kind in (PERSON, BOT) for seat in look.seats)


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
    where = input_element(type="hidden", name="seat", value=str(number))
    if seat.kept:
        return fragment[
            form(method="post", action=f"{address}/agree")[button(class_="btn btn-primary")[page.say("agree")]],
            form(method="post", action=f"{address}/open")[
                where, button(class_="btn btn-text")[page.say("decline-seat")]
            ],
        ]
    if seat.mine or (look.host and seat.kind != OPEN):
        said = "give-up-seat" if seat.mine else "free-seat"
        return form(method="post", action=f"{address}/open")[where, button(class_="btn btn-text")[page.say(said)]]
    if seat.kind != OPEN:
        return None
    name = page.say("your-name")
    sit = form(method="post", action=f"{address}/sit")[
        where,
        input_element(type="text", name="name", maxlength="40", required=True, aria_label=name, placeholder=name),
        button(class_="btn btn-line")[page.say("take-seat")],
    ]
    if not look.host:
        return sit
    bot = form(method="post", action=f"{address}/bot")[
        where,
        select(name="bot", aria_label=page.say("place-bot"))[
            [option(value=bot)[bot_name(page, bot)] for bot in bots_offered(look.game)]
        ],
        button(class_="btn btn-line")[page.say("place-bot")],
    ]
    return fragment[sit, bot]
