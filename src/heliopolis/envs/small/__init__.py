"""Small games: the ends of games of ours, with the rules as they are, small enough for exact answers.

A record leads to the first position; both seats are taken to have seen all of it. From there on information states have
perfect recall, and OpenSpiel can compute equilibria, best responses and exploitability.

heir-mini-v1  the last two bids of a game of Heir to the Pharaoh, what the gods then do, and the final scoring
ra-mini-v1    the end of the last epoch of a game of Ra, with an edition of few kinds of tiles
"""

from importlib.resources import files
from typing import Any

from heliopolis.core.reader import read_record
from heliopolis.core.record import Record
from heliopolis.core.utility import PLACE
from heliopolis.envs.openspiel import HeliopolisGame

LONGEST = 60
"""No small game takes more decisions and outcomes than this."""


def record_of(name: str) -> Record:
    """Return the record that leads to where a small game begins."""
    return read_record(files(__package__).joinpath(f"{name}.record").read_text(encoding="utf-8"))


def small_game(name: str, *, utility: str = PLACE) -> Any:
    """Return a small game for OpenSpiel."""
    record = record_of(name)
    variant = name.replace("-", "_")
    return HeliopolisGame(
        record.game, record.seats, utility=utility, start=record.end(), variant=variant, longest=LONGEST
    )
