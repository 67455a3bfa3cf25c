"""The table of Heir to the Pharaoh: the board with the Nile and the suns, the palace, the cards, the Corner Pyramid."""

from htpy import Node, li, ol, span
from htpy import b as bold
from htpy import i as plain
from markupsafe import Markup

from heliopolis.games.heir.components import CARD_NAMES, GOD_NAMES, KIND_NAMES, MAGIC_NAMES
from heliopolis.web.boards.heir.field import board
from heliopolis.web.boards.heir.final import final
from heliopolis.web.boards.heir.marks import LETTERS, god_tile, mark, monument_tile, small_card
from heliopolis.web.boards.heir.palace import palace
from heliopolis.web.boards.heir.prompt import prompt
from heliopolis.web.boards.heir.side import side
from heliopolis.web.boards.heir.voice import voice
from heliopolis.web.moment import Moment

seat_mark = mark


def sections(moment: Moment) -> dict[str, Markup]:
    """Draw the parts of the page."""
    finished = moment.view["phase"] == "finished"
    parts = {
        "seats": seat_bar(moment),
        "palace": final(moment) if finished else palace(moment),
        "board": board(moment),
        "prompt": prompt(moment),
        "side": side(moment),
    }
    return {name: Markup(part) for name, part in parts.items()}


def seat_bar(moment: Moment) -> Node:
    """Draw a line for each seat: name, what the final scoring would pay as things stand, points."""
    said = voice(moment.speaker.language)
    finished = moment.view["phase"] == "finished"
    rows = []
    for seat, shown in enumerate(moment.view["seats"]):
        in_sight = sum(shown["final"].values())
        tag = said.say("heir-has-sealed") if shown["decided"] else ""
        tags = " · ".join(text for text in (moment.tags[seat], tag) if text)
        rows.append(
            li(aria_current="true" if seat in moment.acting else None)[
                mark(seat),
                span(class_="name")[
                    moment.names[seat], span(class_="tag")[tags] if tags else None, moment.clocks[seat]
                ],
                span(class_="fore", title=said.say("heir-in-sight-about"))[
                    bold[f"+{in_sight}"], plain[" ", said.say("heir-in-sight")]
                ]
                if not finished
                else span(class_="fore"),
                span(class_="pts num")[str(shown["score"])],
            ]
        )
    return ol(class_="seats slab", aria_label=moment.words.say("seats"), id="seats", data_count=len(rows))[rows]


def log_piece(notation: str) -> Markup | None:
    """Draw the card, god or monument that an entry of the log is about; the entry itself names it."""
    verb, _, argument = notation.partition(" ")
    piece: Node = None
    if argument in CARD_NAMES:
        piece = small_card(argument, argument)
    elif verb == "god" and argument in GOD_NAMES:
        piece = god_tile(argument, argument, "")
    elif argument in KIND_NAMES:
        piece = monument_tile(argument, argument, count=1)
    elif argument in MAGIC_NAMES:
        piece = span(class_="chip is-held")[LETTERS[argument]]
    return Markup(span(aria_hidden="true")[piece]) if piece else None
