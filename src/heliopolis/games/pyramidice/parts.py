"""Parts of a state, each of what belongs together: what is in the cup, what is owed, what is gained.

A part holds nothing but numbers and is made anew with each clone of a state. So the garbage collector need not look
into it, and the memory of one that is dropped is kept for the next.
"""

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from heliopolis.core.compat import i64
from heliopolis.core.saving import load_fields, save_fields

from . import areas as area, cards, purposes

CUP: Final = ("to_take", "stones", "prayers", "limit", "rolling")
BILL: Final = ("due", "purpose", "deity", "die", "value", "cell", "workers")
GAIN: Final = (
    *("seat", "workers", "cats", "stones", "is_over", "discards", "choices", "choice_size", "banned"),
    "cats_given",
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Cup:
    """Dice that are taken from the Quarry or chosen from the hand, to be rolled."""

    to_take: i64 = 0  # how many are still to be taken
    stones: i64 = 0
    prayers: i64 = 0
    limit: i64 = 0  # how many a reroll may have
    rolling: bool = False

    def dice(self) -> i64:
        """Count the dice in the cup."""
        return self.stones + self.prayers

    def clone(self) -> "Cup":
        """Return a copy."""
        copy = Cup()
        copy.to_take = self.to_take
        copy.stones = self.stones
        copy.prayers = self.prayers
        copy.limit = self.limit
        copy.rolling = self.rolling
        return copy

    def save(self) -> dict[str, Any]:
        """Return it as plain data."""
        return save_fields(self, CUP)

    def load(self, saved: dict[str, Any]) -> None:
        """Take what was saved."""
        load_fields(self, CUP, saved)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Bill:
    """What an action or power is about, and what is still to be paid for it."""

    due: i64 = 0  # piece by piece: see `costs`
    purpose: i64 = purposes.NOTHING
    deity: i64 = cards.NO_DEITY  # that is worshipped, used, replaced or borrowed
    die: i64 = 0  # that is raised, lowered or set: see `dice`
    value: i64 = 0  # of the stone die that is built
    cell: i64 = 0  # the space it is built on
    workers: i64 = 0  # that were paid for it so far

    def clone(self) -> "Bill":
        """Return a copy."""
        copy = Bill()
        copy.due = self.due
        copy.purpose = self.purpose
        copy.deity = self.deity
        copy.die = self.die
        copy.value = self.value
        copy.cell = self.cell
        copy.workers = self.workers
        return copy

    def save(self) -> dict[str, Any]:
        """Return it as plain data."""
        return save_fields(self, BILL)

    def load(self, saved: dict[str, Any]) -> None:
        """Take what was saved."""
        load_fields(self, BILL, saved)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Gain:
    """Resources that a seat is still to gain, and what it has to give up or choose for them."""

    seat: i64 = 0
    workers: i64 = 0
    cats: i64 = 0
    stones: i64 = 0
    is_over: bool = False  # the seat has one resource more than its board has slots
    discards: i64 = 0  # resources to be discarded for others
    choices: i64 = 0  # resources of choice
    choice_size: i64 = 1  # how many of the chosen kind are gained at once
    banned: i64 = area.NO_KIND  # the kind that may not be chosen
    cats_given: i64 = 0  # how far the round of cats for the others has come, 0 if there is none

    def clone(self) -> "Gain":
        """Return a copy."""
        copy = Gain()
        copy.seat = self.seat
        copy.workers = self.workers
        copy.cats = self.cats
        copy.stones = self.stones
        copy.is_over = self.is_over
        copy.discards = self.discards
        copy.choices = self.choices
        copy.choice_size = self.choice_size
        copy.banned = self.banned
        copy.cats_given = self.cats_given
        return copy

    def save(self) -> dict[str, Any]:
        """Return it as plain data."""
        return save_fields(self, GAIN)

    def load(self, saved: dict[str, Any]) -> None:
        """Take what was saved."""
        load_fields(self, GAIN, saved)
