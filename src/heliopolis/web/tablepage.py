"""A table as a page: all its sections, drawn from what the viewer may know (`tables.looks.Look`)."""

from functools import lru_cache
from operator import attrgetter

from htpy import Node, a, button, div, form, h2, i, input as input_element, main, p, section, time
from markupsafe import Markup

from heliopolis.core import registry
from heliopolis.core.game import Game
from heliopolis.language import GameSpeaker, Speaker
from heliopolis.tables.looks import LogLine, Look, PastMoment, Result, SeatLook
from heliopolis.tables.table import BOT, PLAYING
from heliopolis.web.beats import Beat
from heliopolis.web.boardfiles import style_sheet
from heliopolis.web.boards import board_of
from heliopolis.web.drawers import hint_drawer, menu_acts, menu_drawer, rules_drawer
from heliopolis.web.frames import Drawing, Frame, escaped, gap, markup, whole
from heliopolis.web.layout import Page, ask_tool, document, notices, skip_link, tool, tool_link, top_bar
from heliopolis.web.logbook import LogBook, log_section
from heliopolis.web.narration import Narrator, caption, since_section
from heliopolis.web.playernames import bot_name, names_of
from heliopolis.web.presence import presence_mark
from heliopolis.web.results import results
from heliopolis.web.results.contenders import is_decided
from heliopolis.web.scene import NO_COACH, Scene
from heliopolis.web.screen import write_digests

REMARK = Frame(p(id="game-remark")[gap("remark")])
LINE_OF = attrgetter("line")
QUESTION = Frame(i(id="question", hidden=True, data_question=gap("version")))
"""The question that the page shows: what is decided there is sent with it."""
NOT_LATE = Markup(section(id="late", hidden=True))
NO_RESULTS = Markup(section(id="results", class_="after-game", hidden=True))


class TablePage:
    """Draws one viewer's page of a table that is being played or was played."""

    def __init__(
        self,
        page: Page,
        look: Look,
        address: str,
        personal_link: str = "",
        hand_to: int | None = None,
        narrator: Narrator | None = None,
        coach: Markup = NO_COACH,
    ) -> None:
        self.page = page
        self.look = look
        self.address = address
        self.personal_link = personal_link
        self.hand_to = hand_to
        """The seat to which the screen is to be handed before it shows more than a spectator sees."""
        self.game: Game = look.played
        self.board = board_of(look.game)
        self.names = names_of(look)
        self.speaker = GameSpeaker(self.game, page.language, self.names)
        self.narrator = narrator or Narrator(LogBook(page, address))
        """What has happened, as far as the same page was told of it before."""
        self.narrator.book.read(look, self.speaker, self.names)
        self.lines = self.narrator.book.lines
        self.coach = coach
        self.beats: list[Beat] = []
        """What is news to the page, once it is drawn."""

    def scene(self) -> Scene:
        """Return what the board is drawn from."""
        assert self.look.view is not None
        return Scene(
            game=self.game,
            view=self.look.view,
            viewer=self.look.viewer,
            names=self.names,
            tags=[self.tag(number, seat) or self.presence(seat) for number, seat in enumerate(self.look.seats)],
            clocks=[self.clock(seat) for seat in self.look.seats],
            acting=sorted(self.look.asked),
            legal=list(self.look.legal),
            speaker=self.speaker,
            words=self.page.words,
            can_undo=self.look.can_undo,
            log=[*map(LINE_OF, self.narrator.book.entries.values())],
            coach=self.coach,
        )

    def tag(self, number: int, seat: SeatLook) -> str:
        """Say a word about a seat."""
        if seat.resigned:
            return self.page.say("tag-resigned")
        if seat.kind != BOT and seat.bot:
            return self.page.say("tag-away")
        if number == self.look.viewer:
            return self.page.say("tag-you")
        return bot_name(self.page, seat.bot) if seat.kind == BOT else ""

    def presence(self, seat: SeatLook) -> Markup:
        """Say whether another person is here: of a game that is over, nobody needs to know."""
        if seat.mine or self.look.result is not None:
            return Markup()
        return presence_mark(self.page.language, seat.presence)

    def sections(self) -> dict[str, Drawing]:
        """Draw every part of the page that may change."""
        scene = self.scene()
        parts = self.board.draw(scene)
        self.beats = self.narrator.tell(scene)
        plays = self.look.viewer is not None and self.look.phase == PLAYING
        parts["since"] = since_section(self.page, self.board, self.address, self.narrator.turns(), plays=plays)
        parts["question"] = QUESTION.fill(version=markup(str(self.look.question)))
        parts["game-remark"] = REMARK.fill(remark=escaped(self.remark()))
        parts["undo"] = [self.undo_tool()]
        parts["log"] = self.log()
        parts["results"] = [self.results()]
        if self.look.result is not None and not beaten_by_the_game(self.look.result):
            parts["prompt"] = [self.over(self.look.result)]
        elif self.hand_to is not None:
            parts["prompt"] = [hand_over(self.page, self.names[self.hand_to])]
        elif self.is_stood_in_for():
            parts["prompt"] = [stand_in(self.page)]
        parts["menu-acts"] = menu_acts(self.page, self.look)
        parts["late"] = late_section(self.page, self.look, self.names, self.address)
        return parts

    def past(self, moment: PastMoment, made: LogLine | None = None) -> dict[str, Drawing]:
        """Draw the board as it was at a past moment, in which something is known to be decided but not carried out.

        Nothing is asked then, and the prompt stays as it is.
        """
        log = moment.log if made is None else [*moment.log, made]
        then = self.scene()._replace(view=moment.view, acting=[], legal=[], log=log)
        return {name: drawn for name, drawn in self.board.draw(then).items() if name != "prompt"}

    def is_stood_in_for(self) -> bool:
        """Tell whether a bot plays for the viewer, who may come back."""
        if self.look.viewer is None or self.look.phase != PLAYING:
            return False
        seat = self.look.seats[self.look.viewer]
        return seat.away and bool(seat.bot) and not seat.resigned

    def document(self) -> str:
        """Draw the whole page."""
        sections = self.sections()
        elsewhere = ("undo", "game-remark", "menu-acts", "since", "results", "late")
        tools = [
            whole(sections["undo"]),
            tool("hint", self.page.say("hint"), data_do="hint") if self.look.mine else None,
            tool("rules", self.page.say("rules"), classes="tool wide", data_open="rules"),
            tool_link("replay", self.page.say("replay"), f"{self.address}/replay"),
            ask_tool(self.page),
            tool("menu", self.page.say("menu"), data_open="menu"),
        ]
        return document(
            self.page,
            self.game.info.title,
            skip_link(self.page),
            top_bar(self.page, self.game.info.title, self.remark(), tools),
            whole(sections["results"]),
            whole(sections["since"]),
            whole(sections["late"]),
            main(
                id="table",
                class_=self.board.layout,
                data_socket=f"{self.address}/socket?lang={self.page.language}",
                data_version=self.look.version,
                data_about=f"{self.address}/about",
                data_have=write_digests(sections),
            )[[whole(part) for name, part in sections.items() if name not in elsewhere]],
            rules_drawer(self.page, self.look),
            hint_drawer(self.page),
            menu_drawer(self.page, self.look, self.address, self.personal_link),
            notices(self.page),
            caption(self.page.language),
            classes=f"{self.look.game}-page",
            styles=["/static/result.css", "/static/coach.css", style_sheet(self.look.game)],
            scripts=["/static/table.js", "/static/chat.js"],
        )

    def remark(self) -> str:
        """Say how far the game is."""
        if not self.board.words or self.look.view is None:
            return self.look.title
        words = board_words(self.board.words, self.page.language)
        remark = words.say("remark", **{name: self.look.view[name] for name in words.arguments("remark")})
        return f"{remark} · {self.look.edition.name}" if self.look.changes else remark

    def undo_tool(self) -> Markup:
        """Draw the button that takes back a decision."""
        return undo_button(self.page.say("undo"), disabled=not self.look.can_undo)

    def log(self) -> Drawing:
        """Draw what has happened in the game and around it, the newest first."""
        return log_section(self.page, self.lines, seated=bool(self.look.mine))

    def clock(self, seat: SeatLook) -> Markup:
        """Draw a seat's clock, if the table has any."""
        if seat.left is None:
            return Markup()
        running = "yes" if seat.running else "no"
        return Markup(time(class_="clock num", data_left=str(seat.left), data_running=running)[time_left(seat.left)])

    def over(self, result: Result) -> Markup:
        """Say who has won, where people were asked until now, and lead to the score lines."""
        winners = [self.names[seat] for seat, place in enumerate(result.places) if place == 1]
        said = self.page.say("game-over")
        if self.look.outdated:
            said = self.page.say("outdated", changes=self.speaker.changes_since(self.look.outdated)).strip()
        elif not is_decided(result):
            said = self.page.say("given-up")
        elif winners:
            said = self.page.say("won-by", names=self.page.words.join(winners), count=len(winners))
        return Markup(
            section(
                class_="prompt is-quiet is-over", id="prompt", tabindex="-1", aria_label=self.page.say("game-over")
            )[
                div(class_="prompt-face")[
                    div(class_="ask")[h2[said]],
                    a(class_="btn btn-line", href="#results")[self.page.say("to-results")],
                ]
            ]
        )

    def results(self) -> Markup:
        """Draw the result of a finished game, and the ways on from it."""
        if self.look.result is None:
            return NO_RESULTS
        notes = [self.tag(number, seat) for number, seat in enumerate(self.look.seats)]
        shown = results(self.page, self.speaker, self.names, notes, self.look, self.address)
        return Markup(section(id="results", class_="after-game")[shown])


@lru_cache(maxsize=64)
def board_words(package: str, language: str) -> Speaker:
    """Return what a board's own words are said by."""
    return Speaker(package, language)


@lru_cache(maxsize=4)
def undo_button(label: str, *, disabled: bool) -> Markup:
    """Draw the button that takes back a decision, or would if there were one to take back."""
    return Markup(tool("undo", label, data_do="undo", id="undo", disabled=disabled))


def time_left(milliseconds: int) -> str:
    """Write what is left on a clock, as the page's script does."""
    minutes, seconds = divmod(max(0, -(-milliseconds // 1000)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def beaten_by_the_game(result: Result) -> bool:
    """Tell whether a lone seat has lost to somebody without a seat, of whom its board tells."""
    return result.complete and 1 not in result.places


def shares_screen(look: Look) -> bool:
    """Tell whether somebody holds several seats that have secrets from each other."""
    return len(look.mine) > 1 and look.phase == PLAYING and registry.game(look.game).has_secrets


def next_at_screen(look: Look) -> int:
    """Return the seat to which a screen that is shared goes next."""
    return next((seat for seat in look.mine if seat in look.asked), look.mine[0])


def late_section(page: Page, look: Look, names: list[str], address: str) -> Drawing:
    """Let somebody who only watches take over the seat of a bot."""
    bots = [number for number, seat in enumerate(look.seats) if seat.kind == BOT and not seat.resigned]
    if look.mine or look.phase != PLAYING or not bots:
        return [NOT_LATE]
    bots = [number for number in bots if look.seats[number].offered]
    if not bots:
        return [Markup(section(id="late", class_="late slab")[p[page.say("watching-only")]])]
    name = page.say("your-name")
    return [
        Markup(
            section(id="late", class_="late slab")[
                p[page.say("watching")],
                form(method="post", action=f"{address}/sit")[
                    input_element(
                        type="text", name="name", maxlength="40", required=True, aria_label=name, placeholder=name
                    ),
                    [
                        button(class_="btn btn-line", name="seat", value=str(number))[
                            page.say("take-over-seat", name=names[number])
                        ]
                        for number in bots
                    ],
                ],
            ]
        )
    ]


def hand_over(page: Page, player: str) -> Markup:
    """Draw the screen between two people at one device: nobody sees what the other hides."""
    title, ready = page.say("hand-over", player=player), page.say("ready", player=player)
    return deed(page, "is-handing", h2[title], "take-over", ready)


def stand_in(page: Page) -> Markup:
    """Tell somebody who has left that a bot plays for them, and lead them back."""
    words = [h2[page.say("bot-plays")], p[page.say("bot-plays-text")]]
    return deed(page, "is-quiet", words, "come-back", page.say("come-back"))


def deed(page: Page, classes: str, words: Node, what: str, label: str) -> Markup:
    """Draw a prompt for something that is done at the table rather than in the game."""
    return Markup(
        section(class_=f"prompt {classes}", id="prompt", tabindex="-1", aria_label=page.say("your-move"))[
            div(class_="prompt-face")[
                div(class_="ask")[words],
                button(type="button", class_="btn btn-ghost", data_do=what)[label],
            ]
        ]
    )
