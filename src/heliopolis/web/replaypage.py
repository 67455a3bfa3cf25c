"""A past moment of a game, and the ways through it: at a table, or in a record that was handed in."""

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import (
    Node,
    a,
    button,
    div,
    form,
    fragment,
    h1,
    input as input_element,
    label,
    main,
    nav,
    option,
    p,
    section,
    select,
    small,
    span,
    strong,
    textarea,
)

from heliopolis.core import registry
from heliopolis.core.record import Record
from heliopolis.language import GameSpeaker
from heliopolis.players.analysis.stages import whereabouts
from heliopolis.players.analysis.words import place_in_words
from heliopolis.tables.looks import Course, Look, PastMoment, in_place
from heliopolis.web.beats import MOMENT, Beat, Telling
from heliopolis.web.boardfiles import style_sheet
from heliopolis.web.boards import board_of
from heliopolis.web.frames import whole
from heliopolis.web.layout import Page, document, notices, top_bar
from heliopolis.web.pieces import glyph
from heliopolis.web.tablepage import TablePage

SPECTATOR = ""
"""What a form sends for those who look on."""
EVERYBODY = "all"
"""What it sends for those who want to see what anybody saw."""
PACES = ("slow", "usual", "quick")


@dataclass(frozen=True)
class Playback:
    """A game that is gone through, wherever it is kept."""

    look: Look
    past: PastMoment
    course: Course
    address: str
    """Where its moments are shown."""
    fields: dict[str, str]
    """What is sent along with every way to another moment."""
    back: str = ""
    """Where one came from."""
    goes_on: str = ""
    """Where to ask for a game that goes on from here; nothing where that can't be."""
    shared: str = ""
    """The address that shows this moment to anybody; nothing if there is none."""
    analysed: str = ""
    """Where its analysis is; nothing if there is none, or it is shown already."""
    notice: Node = None
    """What is to be said above it."""

    def drawn(self, page: Page) -> TablePage:
        """Return the page of the table as it was at this moment."""
        past = self.past
        notes = tuple(note for step, note in in_place(self.look.notes) if step <= past.step)
        then = self.look._replace(
            view=past.view,
            viewer=past.viewer,
            mine=(),
            legal=(),
            asked=(),
            steps=past.step,
            log=past.log,
            notes=notes,
            result=None,
        )
        return TablePage(page, then, self.back or self.address.removesuffix("/replay"))

    @property
    def is_over(self) -> bool:
        """Tell whether nobody was to decide any more at this moment."""
        return self.past.step == self.past.steps and not self.past.asked


def replay_page(page: Page, playback: Playback, *, above: Node = None, below: Node = None) -> str:
    """Draw a moment of a game: the table as it was, what had just happened, and the ways to other moments.

    An analysis stands above and below the table.
    """
    heading = "analysis" if below else "replay"
    drawn = playback.drawn(page)
    board = drawn.board
    scene = drawn.scene()
    parts = [whole(part) for name, part in board.draw(scene).items() if name != "prompt"]
    public = scene._replace(view=playback.past.public, viewer=None, acting=sorted(playback.past.asked))
    prompt = None if playback.is_over else board.draw(public).get("prompt")
    return document(
        page,
        drawn.game.info.title,
        top_bar(page, drawn.game.info.title, page.say(heading)),
        playback.notice,
        above,
        main(id="table", class_=f"{board.layout} is-past")[
            whole(prompt) if prompt else None, parts, whole(drawn.log())
        ],
        below,
        replay_bar(page, playback, drawn),
        notices(page),
        classes=f"{playback.look.game}-page replay-page",
        styles=["/static/replay.css", "/static/analysis.css" if below else "", style_sheet(playback.look.game)],
        scripts=("/static/replay.js", "/static/cards.js"),
    )


def told_at(drawn: TablePage, step: int) -> Beat | None:
    """Return what the stage tells of the entry that led to a moment."""
    entry = drawn.narrator.book.entries.get(step)
    if entry is None:
        return None
    beats = drawn.board.beats(Telling([entry], drawn.scene()))
    if beats:
        return beats[-1]
    return Beat(step, entry.seat, entry.texts[0].rstrip("."), weight=MOMENT) if entry.texts else None


def replay_bar(page: Page, playback: Playback, drawn: TablePage) -> Node:
    """Draw where one is, the ways to other moments, and the ways on from this one."""
    past = playback.past
    step, steps = past.step, past.steps
    told = told_at(drawn, step)
    course = playback.course
    where = whereabouts(course.turns, course.stages, max(0, step - 1))
    place = place_in_words(playback.look.game, where, page.language)
    here = page.say("step-of", step=step, steps=steps)
    return nav(
        id="replay-bar",
        class_="replay-bar slab",
        aria_label=page.say("replay"),
        data_weight=told.weight if told else None,
    )[
        div(class_="where")[
            drawn.board.seat_mark(told.seat) if told and told.seat >= 0 else None,
            strong[told.heading if told else page.say("first-step")],
            small[told.sentence] if told and told.sentence else None,
            small(class_="at")[f"{place} · {here}"],
        ],
        form(method="get", action=playback.address, data_replay=True)[
            [hidden(name, value) for name, value in playback.fields.items()],
            input_element(type="range", min="0", max=str(steps), value=str(step), data_scrub=True, aria_label=here),
            transport(page, playback),
            div(class_="more")[jumps(page, playback), eyes(page, playback, drawn.names), pace(page)],
        ],
        ways_on(page, playback, drawn.names),
    ]


def transport(page: Page, playback: Playback) -> Node:
    """Draw the keys: to the ends, by turns, by steps, and the one that plays by itself."""
    step, steps, turns = playback.past.step, playback.past.steps, playback.course.turns

    def way(target: int, name: str, sign: str) -> Node:
        said = page.say(f"{name}-step")
        return button(
            class_="key",
            name="step",
            value=str(max(0, min(target, steps))),
            data_step=name,
            aria_label=said,
            title=said,
        )[span(aria_hidden="true")[sign]]

    play = button(
        type="button",
        class_="key is-play",
        data_play=page.say("pause-replay"),
        aria_label=page.say("play-replay"),
        title=page.say("play-replay"),
        aria_pressed="false",
    )[glyph("ui-play", "icon")]
    return div(class_="keys")[
        way(0, "first", "⇤"),
        way(before(turns, step), "previous-turn", "«"),
        way(step - 1, "previous", "‹"),
        play,
        way(step + 1, "next", "›"),
        way(after(turns, step, steps), "next-turn", "»"),
        way(steps, "last", "⇥"),
    ]


def pace(page: Page) -> Node:
    """Draw how fast it plays by itself."""
    return select(class_="pace", aria_label=page.say("setting-pace"), data_setting="pace", data_guest=True)[
        [option(value=each, selected=each == "usual")[page.say(f"setting-pace-{each}")] for each in PACES]
    ]


def jumps(page: Page, playback: Playback) -> Node:
    """Draw the ways to epochs or rounds, and to one's own decisions."""
    step, steps, course = playback.past.step, playback.past.steps, playback.course

    def jump(target: int, text: str, *, said: str, current: bool = False) -> Node:
        now = "true" if current else None
        return button(class_="jump", name="step", value=str(target), aria_current=now, aria_label=said, title=said)[
            text
        ]

    stages = board_of(playback.look.game).say_or("stages", page.words)
    starts = [0, *course.stages]
    parts: list[Node] = [
        jump(start, str(number), said=f"{stages} {number}", current=start <= step < end)
        for number, (start, end) in enumerate(zip(starts, [*course.stages, steps + 1], strict=True), start=1)
        if start < end
    ]
    return div(class_="jumps")[
        fragment[span[stages], parts] if course.stages else None,
        fragment[
            span[page.say("own-decisions")],
            jump(before(course.own, step), "‹", said=page.say("previous-own-step")),
            jump(after(course.own, step, steps), "›", said=page.say("next-own-step")),
        ]
        if course.own
        else None,
    ]


def before(steps: Sequence[int], step: int) -> int:
    """Return the last of some steps before this one."""
    return max((each for each in steps if each < step), default=0)


def after(steps: Sequence[int], step: int, last: int) -> int:
    """Return the first of some steps after this one."""
    return min((each for each in steps if each > step), default=last)


def eyes(page: Page, playback: Playback, names: Sequence[str]) -> Node:
    """Once the game is over: choose with whose eyes to look, and whether the log tells only what was known then."""
    past = playback.past
    if not past.over:
        return None
    choices = [(SPECTATOR, page.say("spectator")), *((str(seat), name) for seat, name in enumerate(names))]
    if registry.game(playback.look.game).has_secrets:
        choices.insert(0, (EVERYBODY, page.say("everybody")))
    chosen = EVERYBODY if past.all_hands else SPECTATOR if past.viewer is None else str(past.viewer)
    usual = SPECTATOR if playback.look.viewer is None else str(playback.look.viewer)
    return div(class_="eyes")[
        label[
            span[page.say("seen-by")],
            select(name="seen", data_again=True, data_usual=usual)[
                [option(value=value, selected=value == chosen)[name] for value, name in choices]
            ],
        ],
        label[
            input_element(type="checkbox", name="then", value="1", checked=past.as_known, data_again=True),
            span[page.say("as-known-then")],
        ],
    ]


def ways_on(page: Page, playback: Playback, names: Sequence[str]) -> Node:
    """Draw what can be done with a moment: share it, go on from it, leave."""
    past = playback.past
    seat: Node = [option(value=str(seat), selected=seat == past.viewer)[name] for seat, name in enumerate(names)]
    fixed = past.viewer is not None and not past.over
    return div(class_="ways-on")[
        button(type="button", class_="btn btn-line", data_copy=playback.shared)[page.say("link-to-moment")]
        if playback.shared
        else None,
        form(method="post", action=playback.goes_on)[
            [hidden(name, value) for name, value in playback.fields.items()],
            hidden("step", str(past.step)),
            hidden("seat", str(past.viewer)) if fixed else select(name="seat", aria_label=page.say("as-whom"))[seat],
            button(class_="btn btn-line")[page.say("continue-here")],
        ]
        if playback.goes_on and not playback.is_over
        else None,
        a(class_="btn btn-line", href=playback.analysed)[page.say("analysis")] if playback.analysed else None,
        a(class_="btn btn-line", href=playback.back)[page.say("to-table")] if playback.back else None,
    ]


def upload_form(page: Page, text: str = "", error: str = "") -> str:
    """Draw where a record can be handed in."""
    return document(
        page,
        page.say("replay"),
        top_bar(page, page.say("replay"), ""),
        main(class_="page")[
            section(class_="slab")[
                h1[page.say("upload-record")],
                p(class_="error", role="alert")[error] if error else None,
                form(class_="form", method="post", action="/replay")[
                    label[page.say("record-file"), input_element(type="file", accept=".txt", data_file="text")],
                    label[page.say("your-record"), textarea(name="text", rows="14", required=True)[text]],
                    button(class_="btn btn-primary")[page.say("upload")],
                ],
            ]
        ],
        scripts=["/static/files.js"],
    )


def earlier_rules(page: Page, record: Record, speaker: GameSpeaker) -> Node:
    """Say of a record of earlier rules that they have changed, and how."""
    if not record.played_under:
        return None
    said = "record-outdated" if record.outdated else "record-ruled"
    changes = speaker.changes_since(record.played_under)
    return p(class_="slab earlier-rules")[page.say(said, version=record.played_under, changes=changes).strip()]


def hidden(name: str, value: str) -> Node:
    """Draw a field that is sent along."""
    return input_element(type="hidden", name=name, value=value)
