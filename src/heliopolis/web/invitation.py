"""What a guest reads who has opened the link to a table: who invites to what, who is there, and two doors."""

from htpy import Node, a, button, div, form, h1, h2, input as input_element, label, li, p, section, span, ul

from heliopolis.core import registry
from heliopolis.core.lessons import course, has_lessons
from heliopolis.language import Speaker
from heliopolis.tables.looks import Look, SeatLook
from heliopolis.tables.table import BOT, OPEN, PERSON
from heliopolis.web.boards import board_of
from heliopolis.web.editionnotice import edition_notice
from heliopolis.web.layout import Page
from heliopolis.web.pieces import glyph, seat_mark, tile
from heliopolis.web.playernames import bot_name
from heliopolis.web.presence import presence_mark


def is_invited(look: Look) -> bool:
    """Tell whether somebody has no part in a table yet, and might."""
    has_part = look.mine or look.host or any(seat.kept for seat in look.seats)
    return not has_part and any(seat.kind == OPEN for seat in look.seats)


def invitation(page: Page, look: Look, address: str, agreed: list[str]) -> Node:
    """Draw the invitation."""
    info = registry.info(look.game)
    words = Speaker(registry.registration(info.name).package, page.language)
    host = next((seat.name for seat in look.seats if seat.kind == PERSON), "")
    said = page.say("invites-you", name=host, game=info.title) if host else page.say("invited", game=info.title)
    place = next(at for at, seat in enumerate(look.seats) if seat.kind == OPEN)
    return section(class_="summons", id="waiting")[
        div(class_="card-art")[board_of(info.name).poster],
        div(class_="summons-text")[
            p(class_="overline")[page.say("invitation")],
            h1[said],
            p(class_="aim")[words.say("introduction")] if words.has("introduction") else None,
            p(class_="meta")[
                span[glyph("ui-people", "icon"), page.say("seats-at-table", seats=len(look.seats))],
                span[glyph("ui-clock", "icon"), page.say("minutes", minutes=info.minutes)] if info.minutes else None,
                [span[each] for each in agreed],
            ],
            edition_notice(page, look, unfolded=True),
            ul(class_="chairs", aria_label=page.say("seats"))[
                [chair(page, number, seat, yours=number == place) for number, seat in enumerate(look.seats)]
            ],
            doors(page, look, address, place),
            p(class_="small-print")[
                span[page.say("own-language")],
                a(href=f"/rules/{info.name}", target="_blank")[page.say("read-rules-first")],
            ],
        ],
    ]


def chair(page: Page, number: int, seat: SeatLook, *, yours: bool) -> Node:
    """Draw who sits on a seat, or may."""
    name = page.say("your-seat") if yours else who_sits(page, seat)
    return li(class_="yours" if yours else None)[span(class_="name")[seat_mark(number), name], seen(page, seat)]


def who_sits(page: Page, seat: SeatLook) -> str:
    """Name who holds a seat."""
    return bot_name(page, seat.name) if seat.kind == BOT else seat.name or page.say("open-seat")


def seen(page: Page, seat: SeatLook) -> Node:
    """Say what is seen of whoever holds a seat."""
    if seat.kind == BOT:
        return span(class_="here is-bot")[page.say("presence-bot")]
    if seat.kind == OPEN:
        return span(class_="here")[page.say("presence-nobody")]
    if seat.kept:
        return span(class_="here")[page.say("seat-kept-for-you")]
    return presence_mark(page.language, seat.presence)


def doors(page: Page, look: Look, address: str, place: int) -> Node:
    """Draw the two ways on: sit down, or learn first while the seat is kept."""
    name = input_element(
        type="text",
        id="guest-name",
        name="name",
        maxlength="40",
        required=True,
        placeholder=page.say("your-name"),
        autocomplete="nickname",
    )
    return form(class_="doors", method="post", action=f"{address}/sit")[
        input_element(type="hidden", name="seat", value=str(place)),
        div(class_="door")[
            h2[tile("pharaoh", "malachite", ""), page.say("door-play")],
            p[page.say("begins-by-itself")],
            div(class_="row")[
                label(class_="vh", for_="guest-name")[page.say("your-name")],
                span(class_="field")[name],
                button(class_="btn btn-primary")[page.say("take-seat")],
            ],
        ],
        door_to_lessons(page, look.game, address) if has_lessons(registry.game(look.game)) else None,
    ]


def door_to_lessons(page: Page, game: str, address: str) -> Node:
    """Draw the way to a game's lessons, for which the seat is kept."""
    minutes = course(registry.game(game)).minutes
    return div(class_="door is-learn")[
        h2[tile("writing", "ivory", ""), page.say("door-learn")],
        p[page.say("seat-kept-meanwhile")],
        button(class_="btn btn-line", formaction=f"{address}/learn")[
            glyph("ui-learn", "icon"), page.say("learn-first", minutes=minutes)
        ],
    ]
