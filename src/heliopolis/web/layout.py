"""What every page has: the head, the block border, the bar at the top, and the words of the page's language."""

from collections.abc import Iterable
from urllib.parse import quote

from htpy import (
    Node,
    a,
    body,
    button,
    div,
    fragment,
    h1,
    head,
    header,
    html,
    link,
    meta,
    nav,
    p,
    script,
    span,
    svg,
    title,
    use as use_element,
)
from starlette.requests import HTTPConnection

from heliopolis.core.rules import LANGUAGES
from heliopolis.language import Speaker
from heliopolis.web.pieces import SPRITE, glyph

STYLES = tuple(f"/static/{sheet}.css" for sheet in ("tokens", "heliopolis", "web", "stage", "hands"))


class Page:
    """Whom a page is for: the language they read, the light they like, and the address they are at."""

    def __init__(self, language: str, theme: str, address: str) -> None:
        self.language = language
        self.theme = theme
        self.address = address
        self.words = Speaker("heliopolis.web", language)

    def say(self, message: str, **arguments: int | str) -> str:
        """Say a message in the page's language."""
        return self.words.say(message, **arguments)


def page_of(request: HTTPConnection, language: str = "") -> Page:
    """Return whom a page is for.

    It is in the language chosen before, else in the first of the browser's that we speak, else in that of the table.
    """
    accepted = [each.strip()[:2] for each in request.headers.get("accept-language", "").split(",")]
    wanted = [request.cookies.get("lang", ""), *accepted, language]
    language = next((each for each in wanted if each in LANGUAGES), LANGUAGES[0])
    theme = request.cookies.get("theme", "")
    query = f"?{request.url.query}" if request.url.query else ""
    return Page(language, theme if theme in ("light", "dark") else "", request.url.path + query)


def document(
    page: Page, heading: str, *content: Node, classes: str = "", styles: Iterable[str] = (), scripts: Iterable[str] = ()
) -> str:
    """Return a whole page, with the style sheets and scripts that it or its game has of its own."""
    sheets = [sheet for sheet in (*STYLES, *styles) if sheet]
    return str(
        html(lang=page.language, data_theme=page.theme or None)[
            head[
                meta(charset="utf-8"),
                meta(name="viewport", content="width=device-width, initial-scale=1"),
                title[f"{heading} · Heliopolis" if heading else "Heliopolis"],
                link(rel="icon", href="/static/icon.svg", type="image/svg+xml"),
                [link(rel="stylesheet", href=sheet) for sheet in sheets],
                [script(type="module", src=source) for source in ("/static/page.js", *scripts)],
            ],
            body(class_=classes or None)[div(class_="block-border", aria_hidden="true"), content],
        ]
    )


def skip_link(page: Page) -> Node:
    """Draw the way past the bar at the top, for those who go by keyboard."""
    return a(class_="skip", href="#table")[page.say("skip")]


def wordmark() -> Node:
    """Draw the name of the house."""
    return svg(viewBox="0 0 316 48", aria_hidden="true")[use_element(href=f"{SPRITE}#wordmark")]


def top_bar(page: Page, name: str, remark: str, tools: Iterable[Node] = ()) -> Node:
    """Draw the bar at the top: the house, the game, what can be done.

    On a phone the switches of a page with tools of its own are in its menu.
    """
    drawn = list(tools)
    return header(class_="topbar")[
        a(class_="brand", href="/", aria_label=page.say("back-to-lobby"))[wordmark()],
        div(class_="game-id")[h1[name], p(id="game-remark")[remark]],
        nav(class_="tools", aria_label=page.say("menu"))[
            drawn, span(class_="sep wide"), span(class_="switches wide" if drawn else "switches")[settings(page)]
        ],
    ]


def settings(page: Page) -> Node:
    """Draw the switches for language and light."""
    return fragment[
        div(class_="lang", role="group", aria_label=page.say("language"))[
            [
                a(
                    href=f"/language/{language}?next={quote(page.address)}",
                    lang=language,
                    aria_current="true" if language == page.language else None,
                )[language.upper()]
                for language in LANGUAGES
            ]
        ],
        button(type="button", class_="tool", data_toggle_theme=True, aria_label=page.say("theme"))[
            glyph("ui-theme", "icon")
        ],
    ]


def tool(icon: str, label: str, *, classes: str = "tool", **attributes: str | bool) -> Node:
    """Draw a button of the top bar."""
    drawn = glyph(f"ui-{icon}", "icon")
    return button(type="button", class_=classes, aria_label=label, **attributes)[drawn, span[label]]


def ask_tool(page: Page) -> Node:
    """Draw the question mark: after it, a press on a piece tells what that is."""
    label = page.say("what-is-this")
    return button(type="button", class_="tool wide", aria_label=label, aria_pressed="false", data_ask=True)["?"]


def tool_link(icon: str, label: str, href: str) -> Node:
    """Draw a link of the top bar."""
    return a(class_="tool wide", href=href, aria_label=label)[glyph(f"ui-{icon}", "icon"), span[label]]


def notices(page: Page) -> Node:
    """Draw what appears over the page: the lost connection, a refusal, and what screen readers are told."""
    return fragment[
        div(id="lost", class_="notice", role="alert", data_back=page.say("back-again"), hidden=True)[
            p[page.say("lost")]
        ],
        div(id="notice", class_="notice", data_closable=True, data_copied=page.say("copied"), hidden=True)[
            p, button(type="button", class_="btn btn-line", data_close=True)[page.say("close")]
        ],
        div(id="why", class_="why", popover=True)[
            p, button(type="button", class_="btn btn-line", data_rule_of="")[page.say("rules")]
        ],
        div(id="card", class_="why piece-card", popover="manual", role="tooltip")[
            p, p(class_="worth"), button(type="button", class_="btn btn-line", data_rule_of="")[page.say("rules")]
        ],
        div(id="turn", class_="vh", aria_live="polite", data_said=page.say("your-turn")),
        div(id="live", class_="vh", aria_live="polite"),
    ]
