"""What a finished game tells in tables: luck and play, sorts of decisions, what the players of a game count."""

from htpy import Node, b, div, fragment, h2, i, p, section, small, span, table, tbody, td, th, thead, tr
from markupsafe import Markup

from heliopolis.players.analysis.figures import Account
from heliopolis.players.analysis.report import Analysis
from heliopolis.players.analysis.words import (
    MINUS,
    chance_points,
    doubt,
    measure_in_words,
    percent,
    tally_figure,
    tally_in_words,
    words_in,
)
from heliopolis.web.board import Board
from heliopolis.web.layout import Page

Rows = dict[tuple[str, int], Node]
"""What a table tells, by the name of its row and the seat."""


class AnalysisTables:
    """Draws the tables of an analysis."""

    def __init__(self, page: Page, board: Board, names: list[str], analysis: Analysis) -> None:
        self.page = page
        self.board = board
        self.names = names
        self.analysis = analysis
        self.words = words_in(page.language)

    def whole(self) -> Node:
        """Draw all of them."""
        return div(class_="tables")[self.luck(), self.measures()]

    def mark(self, seat: int) -> Markup:
        """Draw the mark of a seat."""
        return self.board.seat_mark(seat)

    def luck(self) -> Node:
        """Draw what luck and play did to each seat's chance: each row adds up."""
        say = self.words.say
        columns = ("start", "luck", "play", "others", "result")
        ledger = self.analysis.ledger()
        most = max(1, *(abs(each) for account in ledger for each in (account.luck, *account.skills)))
        alone = "-alone" if self.analysis.seats == 1 else ""
        return section(class_="luck slab")[
            h2(class_="overline")[say("luck-and-play")],
            table[
                thead[tr[td, [th(scope="col")[say(column)] for column in columns]]],
                tbody[[self.account(seat, account, most) for seat, account in enumerate(ledger)]],
            ],
            p(class_="note")[say(f"luck-note{alone}")],
        ]

    def account(self, seat: int, account: Account, most: int) -> Node:
        """Draw one seat's row; the longest bar is that of the most that luck or play did."""
        language = self.page.language
        others = sum(account.skills) - account.skills[seat]
        return tr[
            th(scope="row")[self.mark(seat), " ", self.names[seat]],
            td[f"{percent(account.start)} %"],
            td[
                bar("is-luck", account.luck, most),
                chance_points(account.luck, language),
                small[f" ± {doubt(account.errors[0], language)}"],
            ],
            td[
                bar("is-play", account.skills[seat], most),
                chance_points(account.skills[seat], language),
                small[f" ± {doubt(account.errors[1], language)}"],
            ],
            td[chance_points(others, language)],
            td[b[f"{percent(account.result)} %"]],
        ]

    def measures(self) -> Node:
        """Draw how good each seat was at each sort of decision, and what the players of this game count."""
        language = self.page.language
        costs: Rows = {
            (each.sort, each.seat): td(title=measure_in_words(each, language))[
                b[plain(each.cost, language)], small[f" ± {doubt(each.error, language)}"], small[f" ({each.decisions})"]
            ]
            for each in self.analysis.measures()
        }
        counts: Rows = {
            (each.name, each.seat): td(title=tally_in_words(each, language))[
                b[tally_figure(each, language)], small[f" {each.amount} / {each.number}".replace("-", MINUS)]
            ]
            for each in self.analysis.tallies
        }
        if not costs and not counts:
            return None
        return section(class_="measures slab")[
            self.by_seat("measures", "sort", costs),
            p(class_="note")[self.words.say("sort-cost")] if costs else None,
            self.by_seat("tallies", "tally", counts),
        ]

    def by_seat(self, heading: str, kind: str, cells: Rows) -> Node:
        """Draw a table with a row for each thing that is told and a column for each seat."""
        if not cells:
            return None
        game = self.analysis.game.info.name
        seats = list(enumerate(self.names))
        return fragment[
            h2(class_="overline")[self.words.say(heading)],
            table[
                thead[tr[td, [th(scope="col")[self.mark(seat), " ", name] for seat, name in seats]]],
                tbody[
                    [
                        tr[
                            th(scope="row")[self.words.say(f"{kind}-{game}-{row}")],
                            [cells.get((row, seat), td["–"]) for seat, _ in seats],
                        ]
                        for row in dict.fromkeys(row for row, _ in cells)
                    ]
                ],
            ],
        ]


def plain(parts: int, language: str) -> str:
    """Write points of chance; a loss needs no sign."""
    return chance_points(parts, language).lstrip("+")


def bar(kind: str, parts: int, most: int) -> Node:
    """Draw a change of a chance to the right or to the left of nothing."""
    side = "is-minus" if parts < 0 else "is-plus"
    length = round(100 * abs(parts) / most)
    return span(class_=f"balance {kind} {side}", aria_hidden="true")[i(style=f"--v: {length}")]
