"""Players by categories: what everybody gained, line by line, the best of each line marked."""

from collections.abc import Callable, Sequence

from htpy import Node, div, i, small, span

from heliopolis.language import Speaker
from heliopolis.tables.looks import Told
from heliopolis.web.board import Board
from heliopolis.web.layout import Page
from heliopolis.web.pieces import well
from heliopolis.web.results.contenders import Account, Contender


def scorecard(page: Page, board: Board, account: Account) -> Node:
    """Draw the players and what each gained in each category; categories in which nobody did are left out."""
    lines = [told for _, told in account.lines]
    heads: list[Node] = []
    sums: list[Callable[[Contender], int]] = []
    if start := account.start():
        heads.append(head(page.say("column-start"), well("ankh", "")))
        sums.append(lambda _: start)
    for column in board.score_columns:
        counted = [told for told in lines if told.name in column.events]
        if counted:
            heads.append(head(Speaker(board.words, page.language).say(f"column-{column.name}"), column.piece))
            sums.append(sum_in(account, counted))
    bests = [best_of([count(each) for each in account.contenders]) for count in sums]
    rows = [
        div(role="row", class_="is-first" if account.decided and each.place == 1 else None)[
            span(role="rowheader")[
                i[page.say("place-of", place=each.place) if account.decided else "–"],
                each.mark,
                span[each.name, small[each.note] if each.note else None],
            ],
            [cell(page, count(each), best) for count, best in zip(sums, bests, strict=True)],
            span(role="cell", class_="sum num")[span[signed(each.score)]],
        ]
        for each in account.contenders
    ]
    return div(
        class_="lines is-two" if len(rows) == 2 else "lines",
        role="table",
        aria_label=page.say("score-by-category"),
        style=f"--cats:{len(sums)}",
    )[
        div(role="row")[
            span(role="columnheader", class_="is-corner")[span(class_="vh")[page.say("column-player")]],
            heads,
            span(role="columnheader", class_="is-total")[page.say("column-total")],
        ],
        rows,
    ]


def sum_in(account: Account, counted: Sequence[Told]) -> Callable[[Contender], int]:
    """Return what adds up a player's share of some score lines."""
    return lambda each: account.sum_of(counted, each.seat)


def head(name: str, piece: Node) -> Node:
    """Draw the head of a category: the piece that scores, and its name."""
    return span(role="columnheader")[piece, span[name]]


def best_of(values: Sequence[int]) -> int | None:
    """Return the most anybody has in a category; nothing if all have the same, or nobody gained anything."""
    most = max(values)
    return most if most > 0 and min(values) < most else None


def cell(page: Page, value: int, best: int | None) -> Node:
    """Draw what somebody gained in a category."""
    classes = "best" if value == best else "neg" if value < 0 else "nil" if value == 0 else None
    said = span(class_="vh")[" ", page.say("best-of-line")] if value == best else None
    return span(role="cell", class_=classes)[span[signed(value), said]]


def signed(value: int) -> str:
    """Write a number with a true minus."""
    return str(value).replace("-", "−")
