"""What can be drawn over a table: the rules, searchable, the menu, and the adviser's words."""

from functools import lru_cache

from htpy import (
    Node,
    a,
    button,
    dialog,
    div,
    h2,
    header,
    input as input_element,
    label,
    ol,
    option,
    p,
    select,
    span,
)
from markupsafe import Markup

from heliopolis.language import Speaker
from heliopolis.tables.looks import Look
from heliopolis.tables.table import BOT, PLAYING
from heliopolis.web.editionnotice import edition_notice
from heliopolis.web.frames import Drawing, Frame, gap, whole
from heliopolis.web.layout import Page, settings
from heliopolis.web.learn.index import door
from heliopolis.web.playernames import player_name
from heliopolis.web.ruletext import chapters_text

SETTINGS = {
    "pace": ("usual", "slow", "quick", "none"),
    "pause": ("usual", "slow", "quick", "none"),
    "volume": ("0", "30", "60", "100"),
    "confirm": ("final", "always", "never"),
    "ends": ("asked", "itself"),
    "rest": ("400", "1000", "2000"),
}
"""What can be set on a device, and how; the usual first."""
MENU_ACTS = Frame(div(id="menu-acts", class_="form")[gap("acts")])


def rules_drawer(page: Page, look: Look) -> Node:
    """Draw the rules as a drawer, with the numbers of the table's edition."""
    game = look.played
    return dialog(id="rules", aria_label=page.say("rules"))[
        div(class_="drawer")[
            header[
                h2[page.say("rules")],
                button(type="button", class_="btn btn-line", data_close=True)[page.say("close")],
            ],
            label(class_="field")[
                span(class_="vh")[page.say("search-rules")],
                input_element(
                    type="search",
                    id="rule-search",
                    maxlength="100",
                    placeholder=page.say("search-rules"),
                    data_found=f"/t/{look.table}/rules/found?language={page.language}",
                ),
            ],
            p(id="refusal", class_="error", hidden=True),
            edition_notice(page, look),
            div(class_="drawer-body", tabindex="0", data_rules=True)[
                chapters_text(page.language, game), p(class_="no-rule")[page.say("no-rule")]
            ],
        ]
    ]


def menu_drawer(page: Page, look: Look, address: str, personal_link: str) -> Node:
    """Draw what else can be done at a table: leave it, come back, give up, take the seat to another device."""
    return dialog(id="menu", aria_label=page.say("menu"))[
        div(class_="drawer")[
            header[
                h2[page.say("menu")],
                button(type="button", class_="btn btn-line", data_close=True)[page.say("close")],
            ],
            div(class_="drawer-body form")[
                whole(menu_acts(page, look)),
                div(class_="switches")[settings(page)],
                whole(setting_choices(page.language)),
                button(type="button", class_="btn btn-line", data_open="rules")[page.say("rules")],
                p[a(href=f"{address}/replay")[page.say("replay")]],
                act_button("coach", page.say("coach-toggle")) if look.mine else None,
                door(page, look.game, back=address),
                p[a(href=f"/about/{look.game}")[page.say("about-edition")]],
                button(type="button", class_="btn btn-line", data_copy=personal_link)[page.say("personal-link")]
                if look.mine
                else None,
                p(class_="keys")[page.say("keys")],
            ],
        ]
    ]


def menu_acts(page: Page, look: Look) -> Drawing:
    """Draw what a person may do with their seats now."""
    acts: Drawing = []
    if look.phase == PLAYING and look.mine:
        away = [place.away for seat in look.mine if not (place := look.seats[seat]).resigned]
        if True in away:
            acts.append(act_button("come-back", page.say("come-back")))
        if False in away:
            acts.append(act_button("leave", page.say("leave")))
            acts.append(act_button("resign", page.say("resign"), sure=page.say("resign-sure")))
        for seat, place in enumerate(look.seats):
            if place.overdue and not place.mine:
                acts.append(act_button("call-bot", page.say("call-bot", name=place.name), seat))
        for seat, place in enumerate(look.seats):
            if away and place.kind == BOT and not place.offered:
                name = player_name(place.kind, place.name, seat)
                acts.append(act_button("offer", page.say("offer-seat", name=name), seat))
    return MENU_ACTS.fill(acts=acts)


@lru_cache(maxsize=4)
def setting_choices(language: str) -> Drawing:
    """Draw what a person may set on their device: the page's script keeps it, the first choice is the usual one."""
    say = Speaker("heliopolis.web", language).say
    return [
        Markup(
            label(class_="field")[
                say(f"setting-{name}"),
                select(data_setting=name)[
                    [option(value=choice)[say(f"setting-{name}-{choice}")] for choice in choices]
                ],
            ]
        )
        for name, choices in SETTINGS.items()
    ]


def hint_drawer(page: Page) -> Node:
    """Draw where the adviser's words will stand."""
    return dialog(id="hint", aria_label=page.say("hint-title"))[
        div(class_="drawer")[
            header[
                h2[page.say("hint-title")],
                button(type="button", class_="btn btn-line", data_close=True)[page.say("close")],
            ],
            ol(class_="drawer-body advice"),
        ]
    ]


@lru_cache(maxsize=256)
def act_button(what: str, said: str, seat: int | None = None, sure: str = "") -> Markup:
    """Draw a button for something that is done at the table rather than in the game, perhaps with another's seat.

    What can't be taken back is asked about first.
    """
    whose = None if seat is None else str(seat)
    pressed = {"data_do": what, "data_seat": whose, "data_sure": sure or None}
    return Markup(button(type="button", class_="btn btn-line", **pressed, data_close=True)[said])
