"""A table of one's own: the form for it, and the plan that comes of the form."""

from collections.abc import Mapping

from htpy import (
    Node,
    button,
    details,
    div,
    fieldset,
    form,
    h1,
    input as input_element,
    label,
    legend,
    main,
    option,
    p,
    section,
    select,
    summary,
    textarea,
)

from heliopolis.core import registry
from heliopolis.core.errors import SetupError
from heliopolis.core.info import GameInfo, Option, spell
from heliopolis.core.rules import LANGUAGES
from heliopolis.language import GameSpeaker, Speaker
from heliopolis.players.catalogue import bots_of
from heliopolis.players.levels import ALL_LEVELS
from heliopolis.tables.clock import Clock
from heliopolis.tables.plan import Plan, SeatPlan
from heliopolis.tables.table import BOT, OPEN, PERSON
from heliopolis.web.layout import Page, document, top_bar
from heliopolis.web.playernames import bot_name

CLOCKS = {"none": None, "5": Clock(300, 5), "15": Clock(900, 10), "day": Clock(86_400, 3_600)}
CHECKED = {"undo": "yes"}
"""What is ticked unless somebody takes the tick away."""

Fields = Mapping[str, str]


def new_table(page: Page, info: GameInfo, fields: Fields = CHECKED, error: str = "") -> str:
    """Draw the form for a table of one's own, filled in with what was handed in if that would not do."""
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
                        input_element(
                            type="text",
                            name="name",
                            maxlength="40",
                            required=True,
                            autocomplete="nickname",
                            value=fields.get("name", ""),
                        ),
                    ],
                    seat_fields(page, info, fields),
                    [option_field(page, info, each, fields) for each in info.options],
                    div(class_="row")[
                        choice(
                            page.say("clock"), "clock", {each: page.say(f"clock-{each}") for each in CLOCKS}, fields
                        ),
                        choice(page.say("table-language"), "language", languages(page), fields),
                        label[
                            page.say("table-title"),
                            input_element(type="text", name="title", maxlength="80", value=fields.get("title", "")),
                        ],
                    ],
                    check("undo", page.say("allow-undo"), checked="undo" in fields),
                    check("listed", page.say("listed"), checked="listed" in fields),
                    details(open=bool(fields.get("edition")))[
                        summary[page.say("edition")],
                        label[
                            page.say("edition-file"), input_element(type="file", accept=".toml", data_file="edition")
                        ],
                        textarea(name="edition", rows="6", aria_label=page.say("edition"))[fields.get("edition", "")],
                    ],
                    button(class_="btn btn-primary")[page.say("create")],
                ],
            ]
        ],
        scripts=["/static/files.js"],
    )


def choice(text: str, name: str, choices: Mapping[str, str], fields: Fields) -> Node:
    """Draw a choice between a few values."""
    return label[
        text,
        select(name=name)[
            [option(value=value, selected=value == fields.get(name))[said] for value, said in choices.items()]
        ],
    ]


def clocks(page: Page) -> dict[str, str]:
    """Return the clocks a table may have."""
    return {clock: page.say(f"clock-{clock}") for clock in CLOCKS}


def languages(page: Page) -> dict[str, str]:
    """Return the languages a table may have, the reader's own first."""
    own_first = sorted(LANGUAGES, key=lambda language: language != page.language)
    return {language: page.say(f"language-{language}") for language in own_first}


def check(name: str, text: str, *, checked: bool) -> Node:
    """Draw a box to be ticked."""
    return label(class_="check")[input_element(type="checkbox", name=name, value="yes", checked=checked), text]


def seat_fields(page: Page, info: GameInfo, fields: Fields) -> Node:
    """Draw who sits where: the first seat is the host's."""
    bots = {f"bot:{bot}": page.say("seat-bot", bot=bot_name(page, bot)) for bot in bots_offered(info.name)}
    rows = []
    for seat in range(1, info.seats[-1] + 1):
        choices = {"you": page.say("seat-you")}
        if seat > 1:
            choices = {"open": page.say("seat-open"), **bots, **choices}
        if seat > info.seats[0]:
            choices = {"none": page.say("seat-none"), **choices}
        chosen = choice(page.say("seat-number", seat=seat), f"seat{seat}", choices, fields)
        rows.append(div(class_="seat-field")[chosen, own_name(page, seat, fields) if seat > 1 else None])
    return div(class_="row")[rows]


def bots_offered(game: str) -> list[str]:
    """Return the bots that play a game, in the order in which people are offered them: the levels first."""
    return [bot for bot in (*ALL_LEVELS, "greedy", "random") if bot in bots_of(game)]


def own_name(page: Page, seat: int, fields: Fields) -> Node:
    """Draw the name of who plays another of the host's own seats: the style shows it only while the seat is one."""
    return label(class_="own-name")[
        page.say("seat-name"),
        input_element(type="text", name=f"name{seat}", maxlength="40", value=fields.get(f"name{seat}", "")),
    ]


def option_field(page: Page, info: GameInfo, each: Option, fields: Fields) -> Node:
    """Draw an option of the game."""
    words = GameSpeaker(registry.game(info.name), page.language)
    name, about = f"option-{each.name}", option_name(words, each)
    if each.choices == (False, True):
        return check(name, about, checked=name in fields or each.default is True)
    values = {spell(value): option_value(words, spell(value)) for value in each.choices}
    return fieldset[
        legend(class_="vh")[about],
        choice(about, name, values, {name: spell(each.default), **fields}),
    ]


def option_value(words: Speaker, value: str) -> str:
    """Name a value of an option, and say what it is if the game has words for it."""
    name, about = words.word(value), f"about-{value}"
    return f"{name} – {words.say(about)}" if words.has(about) else name


def option_name(words: Speaker, each: Option) -> str:
    """Say what an option of a game is about; without words of the game, what it is called."""
    return words.say(f"option-{each.name}") if words.has(f"option-{each.name}") else each.name.replace("_", " ")


def plan_of(game: str, fields: Fields) -> Plan:
    """Read the form for a new table."""
    info = registry.info(game)
    name = fields.get("name", "")
    seats: list[SeatPlan] = []
    for number in range(1, info.seats[-1] + 1):
        who = fields.get(f"seat{number}", "none")
        kind, _, bot = who.partition(":")
        if who == "you":
            own = fields.get(f"name{number}", "").strip() or f"{name} {number}"
            seats.append(SeatPlan(PERSON, name if number == 1 else own))
        elif kind == "bot":
            seats.append(SeatPlan(BOT, bot))
        elif who == "open":
            seats.append(SeatPlan(OPEN))
        elif who != "none":
            raise SetupError(
                f"seat {number} is {who[:40]!r}; expected you, open, none or a bot", "form-seat", seat=number
            )
    options = {}
    for each in info.options:
        unchecked = "no" if each.choices == (False, True) else each.expected().split(" or ")[0]
        options[each.name] = each.read(fields.get(f"option-{each.name}", unchecked))
    clock = fields.get("clock", "none")
    if clock not in CLOCKS:
        raise SetupError(
            f"the clock is {clock[:40]!r}; expected one of {', '.join(CLOCKS)}", "form-clock", expected=list(CLOCKS)
        )
    return Plan(
        game,
        tuple(seats),
        options,
        edition=fields.get("edition", ""),
        title=fields.get("title", ""),
        listed=fields.get("listed") == "yes",
        undo=fields.get("undo") == "yes",
        clock=CLOCKS[clock],
        language=fields.get("language", ""),
    )
