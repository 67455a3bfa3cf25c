"""The lobby: the games, open tables, and the way to a table of one's own."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from htpy import (
    Node,
    a,
    article,
    button,
    div,
    form,
    h1,
    h2,
    header,
    input as input_element,
    label,
    li,
    main,
    nav,
    p,
    section,
    small,
    span,
    strong,
    svg,
    ul,
    use as use_element,
)

from heliopolis.core import registry
from heliopolis.core.info import GameInfo
from heliopolis.language import Speaker
from heliopolis.tables.learners import NOTHING_YET, Progress
from heliopolis.tables.limits import DAY, Limits
from heliopolis.tables.looks import Result
from heliopolis.tables.storage import TableLine
from heliopolis.tables.table import FINISHED, INVITED, OPEN, SEATING
from heliopolis.web.boards import board_of
from heliopolis.web.layout import Page, document, settings, top_bar, wordmark
from heliopolis.web.learn.index import new_here, small_door
from heliopolis.web.levels import level_field
from heliopolis.web.pieces import SPRITE, glyph, picture
from heliopolis.web.playernames import player_name
from heliopolis.web.results.scorecard import signed

MINUTE = 60_000


@dataclass(frozen=True)
class Front:
    """What the lobby shows."""

    tables: Sequence[TableLine]
    """The open tables."""
    own: Sequence[TableLine]
    """Those at which the reader sits."""
    results: Mapping[str, Result]
    """How some of them ended."""
    levels: Mapping[str, str]
    """The level of bots that the reader chose last in each game."""
    now: int
    progress: Progress = NOTHING_YET
    """The lessons that the reader has learned."""


def lobby(page: Page, front: Front, limits: Limits, wrong_link: str | None = None) -> str:
    """Draw the front of the house, with the link that somebody has pasted if it leads to no table."""
    return document(
        page,
        "",
        header(class_="lobby-bar")[
            nav(class_="tools", aria_label=page.say("menu"))[
                a(class_="tool", href="/replay")[glyph("ui-replay", "icon"), span[page.say("upload-record")]],
                settings(page),
            ]
        ],
        main(class_="lobby")[
            div(class_="lintel")[
                div(class_="centre-sun")[
                    picture("wings", "wings", "-232 -44 464 88"),
                    span(class_="sun", aria_hidden="true")[
                        svg(viewBox="0 0 64 64")[use_element(href=f"{SPRITE}#sun")],
                        svg(class_="eye", viewBox="0 0 64 64")[use_element(href=f"{SPRITE}#wadjet")],
                    ],
                ],
                h1(class_="brand")[span(class_="vh")["Heliopolis"], wordmark()],
                p(class_="tagline")[page.say("tagline")],
            ],
            new_here(page, front.progress),
            section(class_="cards")[[card(page, registry.info(name), front.levels[name]) for name in registry.names()]],
            div(class_="thresholds")[join(page, wrong_link), own_tables(page, front, limits)],
            open_tables(page, front.tables),
        ],
        classes="lobby-page",
        styles=["/static/lobby.css", "/static/learn.css"],
        scripts=["/static/lobby.js"],
    )


def card(page: Page, info: GameInfo, level: str) -> Node:
    """Draw the door to a game."""
    words = Speaker(registry.registration(info.name).package, page.language)
    sentence = words.say("introduction") if words.has("introduction") else page.say("introduction-missing")
    return article(class_="card")[
        div(class_="card-art")[board_of(info.name).poster],
        div(class_="card-body")[
            h2[info.title],
            p(class_="meta")[
                span[glyph("ui-people", "icon"), seats_of(page, info)],
                span[glyph("ui-clock", "icon"), page.say("minutes", minutes=info.minutes)] if info.minutes else None,
                a(href=f"/about/{info.name}", aria_label=page.say("edition-of", game=info.title))[
                    page.say("components")
                ],
            ],
            p(class_="sentence")[sentence],
            form(method="post", action=f"/play/{info.name}", class_="versus")[
                level_field(page, info.name, level),
                button(class_="btn btn-primary is-full")[page.say("play-now")],
                button(class_="btn btn-line is-full", name="seats", value="1")[page.say("play-alone")]
                if 1 in info.seats
                else None,
            ],
            div(class_="side-links")[
                a(class_="btn btn-text", href=f"/new/{info.name}")[glyph("ui-plus", "icon"), page.say("create-table")],
                a(
                    class_="btn btn-text",
                    href=f"/rules/{info.name}",
                    aria_label=page.say("rules-of", game=info.title),
                )[glyph("ui-rules", "icon"), page.say("rules")],
                small_door(page, info.name),
            ],
        ],
    ]


def seats_of(page: Page, info: GameInfo) -> str:
    """Say for how many players a game is."""
    first, last = info.seats[0], info.seats[-1]
    return page.say("players", first=first, last=last, same="yes" if first == last else "no")


def join(page: Page, wrong_link: str | None) -> Node:
    """Draw where a link can be pasted; if one leads to no table, say what is expected."""
    return section(class_="join slab")[
        h2[page.say("join-title")],
        p(class_="error", role="alert")[page.say("join-wrong")] if wrong_link is not None else None,
        form(method="get", action="/join")[
            label(class_="field")[
                glyph("ui-link", "icon"),
                span(class_="vh")[page.say("join-placeholder")],
                input_element(
                    type="text",
                    name="link",
                    required=True,
                    maxlength="300",
                    placeholder=page.say("join-placeholder"),
                    value=wrong_link,
                ),
            ],
            button(class_="btn btn-line")[page.say("join")],
        ],
    ]


def open_tables(page: Page, tables: Sequence[TableLine]) -> Node:
    """List the tables that wait for players or can be watched."""
    rows = [table_row(page, line, page.say("sit-here" if has_room(line) else "watch")) for line in tables]
    return section(class_="resume slab is-open", id="open-tables", data_fresh=True)[
        h2[page.say("tables-title")], ul[rows] if rows else p[page.say("no-tables")]
    ]


def has_room(line: TableLine) -> bool:
    """Tell whether anybody may sit down at a table."""
    return line.phase == SEATING and any(kind == OPEN for kind, _ in line.seats)


def how_long_kept(page: Page, limits: Limits) -> Node:
    """Say after how many days tables are let go, if they are."""
    days = {
        name: max(1, seconds // DAY)
        for name, seconds in (
            ("waiting", limits.keep_waiting),
            ("playing", limits.keep_playing),
            ("finished", limits.keep_finished),
        )
        if seconds
    }
    said = [page.say(f"kept-{name}", days=number) for name, number in days.items()]
    return p(class_="kept")[" ".join(said)] if said else None


def own_tables(page: Page, front: Front, limits: Limits) -> Node:
    """List the tables at which the reader sits, with whose turn it is: those first that wait for the reader."""
    urgent = sorted(front.own, key=lambda line: (line.phase == FINISHED, not waits_for_reader(line)))
    rows = [
        table_row(page, line, page.say(way_back(line)), since(page, front, line), front.results.get(line.id))
        for line in urgent
    ]
    return section(class_="resume slab", id="own-tables", data_fresh=True)[
        h2[page.say("your-tables")],
        ul[rows] if rows else p[page.say("no-own-tables")],
        how_long_kept(page, limits),
    ]


def way_back(line: TableLine) -> str:
    """Return the message for the way to one of the reader's tables."""
    if line.phase == FINISHED:
        return "results"
    return "sit-here" if invites_reader(line) else "resume"


def invites_reader(line: TableLine) -> bool:
    """Tell whether a seat is kept for the reader."""
    return any(line.seats[seat][0] == INVITED for seat in line.mine)


def waits_for_reader(line: TableLine) -> bool:
    """Tell whether the reader is to decide at a table, or to say whether to play."""
    return invites_reader(line) or any(seat in line.mine for seat in line.asked)


def since(page: Page, front: Front, line: TableLine) -> str:
    """Say when something was done at a table last."""
    minutes = max(0, front.now - line.touched) // MINUTE
    for unit, length in (("days", 24 * 60), ("hours", 60), ("minutes", 1)):
        if minutes >= length:
            return page.say(f"since-{unit}", count=minutes // length)
    return page.say("since-now")


def table_row(page: Page, line: TableLine, way_in: str, when: str = "", result: Result | None = None) -> Node:
    """Draw one table of a list."""
    names = [player_name(kind, name, seat) for seat, (kind, name) in enumerate(line.seats)]
    taken = [name for name, (kind, _) in zip(names, line.seats, strict=True) if kind != OPEN]
    return li[
        board_of(line.game).sign,
        div[
            strong[
                line.title or registry.info(line.game).title,
                span(class_="state is-mine" if waits_for_reader(line) else "state")[state_of(page, line, names)],
            ],
            small[told_of(names, taken, result), f" · {when}" if when else None],
        ],
        a(class_="btn btn-line", href=f"/t/{line.id}")[way_in],
    ]


def told_of(names: list[str], taken: list[str], result: Result | None) -> str:
    """Say who sits at a table; of an ended game who came where, with their scores."""
    if result is None:
        return ", ".join(taken)
    order = sorted(range(len(names)), key=lambda seat: result.places[seat])
    return ", ".join(f"{names[seat]} {signed(result.scores[seat])}" for seat in order)


def state_of(page: Page, line: TableLine, names: list[str]) -> str:
    """Say what a table waits for."""
    if invites_reader(line):
        return page.say("seat-kept-for-you")
    if line.phase == SEATING:
        taken = sum(kind not in (OPEN, INVITED) for kind, _ in line.seats)
        return page.say("seats-taken", taken=taken, seats=len(line.seats))
    if line.phase == FINISHED:
        return page.say("game-over")
    if waits_for_reader(line):
        return page.say("your-turn")
    return page.say("turn-of", names=page.words.join([names[seat] for seat in line.asked]))


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
