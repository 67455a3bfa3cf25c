"""The row of deities: what each costs and does, which can be paid for, the pile and the discarded."""

from collections.abc import Collection
from functools import lru_cache

from htpy import Node, b, button, div, figcaption, figure as figure_element, h3, li, ol, section, span, strong
from markupsafe import Markup

from heliopolis.language import Locale
from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.boards.pyramidice.pieces import (
    ENAMELS,
    SHEET,
    WHEN,
    card_back,
    cost_piece,
    figure,
    glory,
    ground,
    kind_mark,
)
from heliopolis.web.boards.pyramidice.scene import PyramidiceScene
from heliopolis.web.boards.pyramidice.steps import REFILL, HisTurn
from heliopolis.web.frames import Drawing, Frame, Piece, gap, join, markup
from heliopolis.web.pieces import glyph

VERBS = ("worship", "activate", "borrow", "replace")
"""What can be done with a deity of the row."""
SMALL_ACTS = (("activate", "use", "power"), ("borrow", "borrow", "worship"), ("replace", "replace", "replace"))
"""What else can be done with a deity of the row: the verb, its short name and its sign."""


def temple(scene: PyramidiceScene, legal: Collection[str], his_turn: HisTurn | None) -> Drawing:
    """Draw the row between the pile and the discarded."""
    view, language = scene.view, scene.language
    late = his_turn.drawn if his_turn and his_turn.fresh else ()
    works = scene.asked and view["phase"] == "working"
    cards = []
    for shown in view["row"]:
        if shown is None:
            cards.append(empty_place(language))
            continue
        deity = shown["deity"]
        acts = tuple([act for verb in VERBS if (act := f"{verb} {deity}") in legal])
        cards.append(
            row_card(
                language,
                deity,
                tuple(shown["cost"]),
                shown["glory"],
                acts,
                far=works and f"worship {deity}" not in acts,
                borrowed=view["loan"] == deity,
                delay=REFILL if deity in late else 0,
            )
        )
    return temple_frame(language).fill(
        pile=pile(language, view["pile"]), cards=join(cards), discard=discard(language, view["gone"])
    )


@lru_cache(maxsize=32)
def temple_frame(language: Locale) -> Frame:
    """Draw what the pile, the row and the discarded lie in."""
    return Frame(
        section(class_="row3", aria_label=voice.say(language, "deities"))[
            h3(class_="vh")[voice.say(language, "deities")],
            gap("pile"),
            ol(class_="cards3")[gap("cards")],
            gap("discard"),
        ]
    )


@lru_cache(maxsize=128)
def pile(language: Locale, count: int) -> Markup:
    """Draw the pile."""
    return Markup(
        figure_element(class_="stack")[
            span(data_place="pile")[card_back() if count else span(class_="well pile-gone")],
            figcaption[b(class_="num")[str(count)], " ", voice.say(language, "in-pile")],
        ]
    )


def discard(language: Locale, gone: list[str]) -> Drawing:
    """Draw the discarded deities: how many, and by name for who points at them."""
    label: Piece = voice.said(language, "nothing-discarded")
    if gone:
        label = discarded_gods(language).fill(gods=voice.names(language, gone))
    return discard_frame(language).fill(label=label, count=markup(str(len(gone))))


@lru_cache(maxsize=32)
def discarded_gods(language: Locale) -> Frame:
    """Say which deities are discarded."""
    return Frame(voice.say(language, "discarded-gods", gods=gap("gods")))


@lru_cache(maxsize=32)
def discard_frame(language: Locale) -> Frame:
    """Draw what tells of the discarded deities."""
    return Frame(
        figure_element(class_="stack is-discard", title=gap("label"))[
            div(class_="discard", role="img", aria_label=gap("label"))[glyph("wadjet")],
            figcaption[b(class_="num")[gap("count")], " ", voice.say(language, "discarded")],
        ]
    )


@lru_cache(maxsize=32)
def empty_place(language: Locale) -> Markup:
    """Draw an empty place of the row."""
    return Markup(li(class_="gap")[span(class_="well", role="img", aria_label=voice.say(language, "gap"))])


@lru_cache(maxsize=2048)
def row_card(
    language: Locale,
    deity: str,
    cost: tuple[str, ...],
    worth: int,
    acts: tuple[str, ...],
    *,
    far: bool,
    borrowed: bool,
    delay: int,
) -> Markup:
    """Draw a deity of the row; one that can be had is lit, and what else can be done with it stands below."""
    lit = f"worship {deity}" in acts
    state = " is-legal" if lit else " is-far" if far else ""
    enamel, name, kind = ENAMELS[deity], voice.title(language, deity), WHEN[deity]
    price = voice.say(language, "cost", pieces=voice.join(language, [voice.piece(language, each) for each in cost]))
    about = f"{voice.about(language, deity)} {price}."
    main: Node = None
    if lit:
        label = f"{voice.choice(language, f'worship {deity}')}. {price}. {voice.short(language, deity)}"
        main = button(type="button", class_="take", data_act=f"worship {deity}", aria_label=label, title=about)
    loan = span(class_="loan")[voice.say(language, "borrowed")] if borrowed else None
    return Markup(
        li(
            class_=f"tile godcard en en-{enamel}{state}",
            title=about,
            data_why=f"worship {deity}",
            data_key=f"deity-{deity}",
            data_from="pile",
            data_delay=str(delay) if delay else None,
        )[
            span(class_="tile-face")[
                ground(enamel),
                span(class_="cost", role="img", aria_label=price)[[cost_piece(language, each) for each in cost]],
                span(class_="fig")[figure(deity)],
                glory(str(worth), voice.say(language, "worth", glory=worth)) if worth else None,
                span(class_="plate")[
                    strong[name],
                    span(class_="kind")[kind_mark(kind), voice.say(language, f"when-{kind}")],
                    span(class_="eff")[voice.short(language, deity)],
                ],
            ],
            loan,
            main,
            small_acts(language, deity, acts),
        ]
    )


def small_acts(language: Locale, deity: str, acts: tuple[str, ...]) -> Node:
    """Draw what can be done with a deity of the row besides worship."""
    drawn = [
        button(
            type="button",
            class_="small-act",
            data_act=f"{verb} {deity}",
            aria_label=voice.choice(language, f"{verb} {deity}"),
            title=voice.choice(language, f"{verb} {deity}"),
        )[glyph(f"act-{sign}", "icon", sheet=SHEET), span[voice.say(language, f"act-{name}")]]
        for verb, name, sign in SMALL_ACTS
        if f"{verb} {deity}" in acts
    ]
    return div(class_="small-acts")[drawn] if drawn else None
