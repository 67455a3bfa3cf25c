"""What is refused in a position, checked against a table made from the rulebook.

    pass       turn.2  no-passing
    take ra|take god  gods.2  god-for-god
    take *     gods.1  not-on-track

A line has notations (`*` for any words, `|` between several), the paragraph that forbids them, and the message that
says so. The first line that fits counts.
"""

import re
from collections.abc import Sequence
from fnmatch import fnmatchcase
from importlib.resources import files

from heliopolis.core.game import Game
from heliopolis.core.state import State

Row = tuple[str, str, str]


def read_rows(game: Game, table: str) -> list[Row]:
    """Read the lines of a table: what stands between two spaces or more."""
    rows: list[Row] = []
    for line in filter(None, map(str.strip, table.splitlines())):
        notations, rule, message = re.split(" {2,}", line)
        rows.append((notations, f"{game.info.name}.{rule}", message))
    return rows


def fits(notation: str, row: Row) -> bool:
    """Tell whether a line is about a notation."""
    return any(fnmatchcase(notation, pattern) for pattern in row[0].split("|"))


def check_messages(game: Game, tables: Sequence[str]) -> None:
    """Check that every message by which a game refuses stands in one of its tables."""
    text = files(game.package).joinpath("en.ftl").read_text(encoding="utf-8")
    told = {message for table in tables for _, _, message in read_rows(game, table)}
    assert set(re.findall(r"^refused-([\w-]+) =", text, re.MULTILINE)) == told


def check_refusals(game: Game, state: State, seat: int, table: str, elsewhere: str = "") -> None:
    """Look up every action that a seat may not do; no line of the table may be idle.

    What the table says nothing of is looked up in another, which holds in several positions.
    """
    own = read_rows(game, table)
    rows = own + read_rows(game, elsewhere)
    legal = set(state.legal_actions(seat))
    used: set[Row] = set()
    for action, notation in enumerate(game.actions):
        if action in legal:
            continue
        row = next((row for row in rows if fits(notation, row)), None)
        assert row is not None, f"the table says nothing of {notation}"
        used.add(row)
        why = game.why_not(state, seat, action)
        assert (why.rule, why.name) == row[1:], f"{notation}: {why} instead of {row[1:]}"
    idle = [row for row in own if row not in used]
    assert not idle, idle
