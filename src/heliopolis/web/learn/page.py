"""A lesson as a page: the real board, with the stela where a table has its log."""

from urllib.parse import quote

from htpy import Node, a, button, dialog, div, h2, header, main, p, span

from heliopolis.tables.lesson import LessonTable
from heliopolis.web.boardfiles import style_sheet
from heliopolis.web.drawers import rules_drawer, setting_choices
from heliopolis.web.frames import Drawing, whole
from heliopolis.web.layout import Page, ask_tool, document, notices, settings, skip_link, tool, top_bar
from heliopolis.web.learn.stela import Stela, icon
from heliopolis.web.narration import Narrator, caption
from heliopolis.web.presence import attending
from heliopolis.web.screen import write_digests
from heliopolis.web.tablepage import TablePage

ELSEWHERE = ("since", "undo", "log", "results", "menu-acts", "game-remark", "seats", "late")
"""The parts of a table's page that a lesson does without."""


class LessonPage:
    """Draws the page of a lesson as it stands."""

    def __init__(self, page: Page, lesson: LessonTable, stela: Stela, narrator: Narrator | None = None) -> None:
        self.page = page
        self.lesson = lesson
        self.stela = stela
        self.table = TablePage(page, lesson.look(), "", narrator=narrator)

    def sections(self) -> dict[str, Drawing]:
        """Draw every part of the page that may change."""
        parts = {name: drawn for name, drawn in self.table.sections().items() if name not in ELSEWHERE}
        if self.lesson.is_done:
            done = self.table.scene()._replace(told=self.stela.say("lesson-done", number=self.stela.number))
            parts["prompt"] = self.table.board.draw(done)["prompt"]
        return {"lesson": [self.stela.draw()], **parts}

    def tried(self, table: TablePage) -> dict[str, Drawing]:
        """Draw the board as a wrong choice makes it for a moment; what is asked stays."""
        drawn = table.board.draw(table.scene())
        return {name: part for name, part in drawn.items() if name not in (*ELSEWHERE, "prompt")}

    def document(self) -> str:
        """Draw the whole page."""
        sections, say, game = self.sections(), self.stela.say, self.lesson.course.game
        number, lit, language = self.lesson.lesson.number, self.lesson.lesson.lit, self.page.language
        tools = [
            tool("rules", self.page.say("rules"), classes="tool wide", data_open="rules"),
            a(class_="tool", href=self.stela.back or "/learn", aria_label=say("leave-lessons"))[
                icon("ui-close"), span[say("leave-lessons")]
            ],
            ask_tool(self.page),
            tool("menu", self.page.say("menu"), data_open="menu"),
        ]
        return document(
            self.page,
            say("learn-game", game=game.info.title),
            skip_link(self.page),
            top_bar(self.page, game.info.title, say("remark"), tools),
            main(
                id="table",
                class_=" ".join([self.table.board.layout, "is-lesson", *(f"lit-{name}" for name in lit)]),
                data_socket=f"/learn/{game.info.name}/{number}/socket?lang={language}&back={quote(self.stela.back)}",
                data_version=self.lesson.table.version,
                data_have=write_digests(sections),
            )[[whole(part) for part in sections.values()]],
            rules_drawer(self.page, self.table.look),
            menu(self.page),
            notices(self.page),
            caption(language),
            attending(self.page, self.stela.back, lesson=number, lessons=len(self.lesson.course.lessons)),
            classes=f"{game.info.name}-page",
            styles=[style_sheet(game.info.name), "/static/learn.css", "/static/coach.css"],
            scripts=["/static/table.js"],
        )


def menu(page: Page) -> Node:
    """Draw what can be set on this device."""
    return dialog(id="menu", aria_label=page.say("menu"))[
        div(class_="drawer")[
            header[
                h2[page.say("menu")],
                button(type="button", class_="btn btn-line", data_close=True)[page.say("close")],
            ],
            div(class_="drawer-body form")[
                div(class_="switches")[settings(page)],
                whole(setting_choices(page.language)),
                button(type="button", class_="btn btn-line", data_open="rules")[page.say("rules")],
                p(class_="keys")[page.say("keys")],
            ],
        ]
    ]
