"""The contract between a game and everything that plays, shows, stores or studies it."""

from abc import ABC, abstractmethod
from importlib import import_module
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from heliopolis.core.compat import i64, vec
from heliopolis.core.info import PLAYED_OUT
from heliopolis.core.journal import JournalEvent
from heliopolis.core.observation import Sheet, no_observation
from heliopolis.core.rng import Rng

CHANCE: Final[i64] = -1
"""Nobody decides: an outcome is drawn."""
OVER: Final[i64] = -2
"""The game has ended."""

CAPACITY: Final[i64] = 1024
"""The most legal actions any seat may have at once."""


@final
class Actions:
    """A list of legal actions that is filled again and again without allocating."""

    def __init__(self) -> None:
        self.items = vec[i64]([0] * CAPACITY)
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        """Put an action at the end."""
        self.items[self.count] = action
        self.count += 1

    def pick(self, rng: Rng) -> i64:
        """Return one of the actions, all equally likely."""
        return self.items[rng.below(self.count)]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A game at one moment: deterministic, and free of anything that nobody knows.

    What will be drawn is not in a state: bags and decks are counts of what is left. Whoever drives the game asks
    `actor()`; at CHANCE it resolves an outcome, otherwise it applies one of the seat's legal actions.
    """

    def __init__(self) -> None:
        self.journal: list[JournalEvent] | None = None
        self.reveals: i64 = 0
        """How often a decision (not chance) has made something known that was hidden: undo stops there."""

    @abstractmethod
    def actor(self) -> i64:
        """Return the seat that decides next, CHANCE or OVER."""

    def actors(self) -> list[int]:
        """Return every seat that may decide now: sealed decisions are open to several at once, in any order."""
        actor = self.actor()
        return [] if actor < 0 else [int(actor)]

    @abstractmethod
    def write_legal(self, seat: i64, into: Actions) -> None:
        """Write the seat's legal actions, ascending, into an emptied list: the single source of legality."""

    def legal_actions(self, seat: i64) -> list[int]:
        """Return the seat's legal actions, ascending; none if it may not decide now."""
        actions = Actions()
        if int(seat) in self.actors():
            self.write_legal(seat, actions)
        return [int(actions.items[index]) for index in range(int(actions.count))]

    @abstractmethod
    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action. Trusts its caller: `driver.decide` is the way in for anybody else."""

    @abstractmethod
    def outcomes(self) -> list[tuple[int, int]]:
        """Return the possible outcomes at CHANCE, ascending, each with its weight."""

    @abstractmethod
    def sample(self, rng: Rng) -> i64:
        """Return one outcome, drawn by the weights of `outcomes`."""

    @abstractmethod
    def resolve(self, outcome: i64) -> None:
        """Let chance answer with an outcome."""

    @abstractmethod
    def clone(self) -> "State":
        """Return a copy that shares nothing that changes. It keeps no journal."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Return each seat's score."""

    @abstractmethod
    def standings(self) -> list[int]:
        """Return each seat's place, 1 for first; seats that share a place after all tie-breaks have the same."""

    def tie_break(self) -> JournalEvent | None:
        """Tell what decided between those who have the most points, once the game is over; nothing without a tie."""
        return None

    def rivals(self) -> list[int]:
        """Return the places of opponents who have no seat, such as the automatic one of a solo game."""
        return []

    def ended_by(self) -> str:
        """Return in which of the ways that `GameInfo.endings` names a game has ended that is over."""
        return PLAYED_OUT

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Any]:
        """Return all that the seat (or a spectator, `None`) may know, and nothing else, as plain data."""

    def write_observation(self, seat: i64, into: Sheet, row: i64) -> None:
        """Write what the seat knows as numbers into a row of a sheet, in the order of `Game.observation`."""
        raise no_observation(type(self).__name__)

    @abstractmethod
    def redeal(self, seat: int | None, rng: Rng) -> "State":
        """Return a state that this seat (or a spectator, `None`) can't tell from the true one, the unknown drawn anew.

        The result depends on nothing but what the seat knows and the generator.
        """

    @abstractmethod
    def save(self) -> dict[str, Any]:
        """Return the whole state as plain data, for storage: `Game.restore` reads it back."""

    def __eq__(self, other: object) -> bool:
        """States are equal if all that is stored of them is: how often something was revealed, but no journal."""
        return isinstance(other, State) and type(self) is type(other) and self.save() == other.save()

    def __hash__(self) -> int:
        """Hash what is stored. A state changes as it is played: keep a clone, not the state, as a key."""
        return hash(frozen(self.save()))

    def __repr__(self) -> str:
        actor = self.actor()
        who = {-1: "chance decides", -2: "over"}.get(int(actor), f"seat {actor} decides")
        return f"<{type(self).__name__}: {len(self.scores())} seats, scores {self.scores()}, {who}>"

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what is stored, with the package whose game can read it back."""
        return restored, (type(self).__module__.rpartition(".")[0], self.save())


def frozen(data: Any) -> Any:
    """Return plain data as something that can be hashed, equal for equal data."""
    if isinstance(data, dict):
        return tuple([(name, frozen(data[name])) for name in sorted(data)])
    if isinstance(data, list):
        return tuple([frozen(item) for item in data])
    return data


def restored(package: str, saved: dict[str, Any]) -> State:
    """Return a state that was pickled."""
    state: State = import_module(f"{package}.game").GAME.restore(saved)
    return state
