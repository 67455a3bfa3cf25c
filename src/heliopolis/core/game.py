"""A game as the rest of the house sees it: its engine, its words, its components and its rules text."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from heliopolis.core.edition import Edition, Flaw
from heliopolis.core.errors import LONGEST_QUOTE, NotationError, Reason
from heliopolis.core.info import GameInfo, Options, OptionValue
from heliopolis.core.observation import Layout, no_observation
from heliopolis.core.state import State


class Entry(NamedTuple):
    """One line of a game: a seat and the number of its action, or CHANCE and the number of an outcome."""

    seat: int
    number: int


def nothing_unseen(_start: State, _entries: Sequence[Entry], _viewer: int | None) -> frozenset[int]:
    """Hide nothing: for games in which every decision and outcome is public."""
    return frozenset()


def no_phrases(_edition: Edition, _language: str) -> Mapping[str, str]:
    """Say nothing beside the numbers of an edition."""
    return {}


def nothing_unasked(_state: State, _rules: int) -> int | None:
    """Ask for nothing that earlier rules decided by themselves."""
    return None


def same_values(_rules: int, _seats: int) -> Mapping[str, object]:
    """Have the components of earlier rules."""
    return {}


@dataclass(frozen=True, eq=False)
class Game:
    """Everything one game's room offers, and the edition that is played: the standard one, unless it says otherwise."""

    info: GameInfo
    package: str
    """Where the rules text and the translations lie."""
    standard: Edition
    flaws: Callable[[Edition], list[Flaw]]
    """What is wrong with an edition as a whole, though each value is fine by itself."""
    begin: Callable[[int, Options, Edition], State]
    restore: Callable[[dict[str, Any]], State]
    why_not: Callable[[State, int, int], Reason]
    """Why an action is not legal, as data: the rule paragraph it breaks, and what a sentence about it says."""
    census: Callable[[State], dict[str, int]]
    """How many of each component there are, wherever they lie: it never changes during a game."""
    actions: tuple[str, ...]
    """The notation of each action number."""
    outcomes: tuple[str, ...]
    """The notation of each outcome number."""
    unseen: Callable[[State, Sequence[Entry], int | None], frozenset[int]] = nothing_unseen
    """Which entries, by index, a seat (or a spectator) can't know after all of them."""
    phrases: Callable[[Edition, str], Mapping[str, str]] = no_phrases
    """What texts in a language say of an edition beside its numbers, by the keys under which they ask for it."""
    layout: Callable[[int], Layout] | None = None
    """The fields of an observation for a number of seats; none if the game has no observation."""
    unasked: Callable[[State, int], int | None] = nothing_unasked
    """What a version of the rules decided by itself at a moment where today's ask a seat: the action, if any."""
    values_then: Callable[[int, int], Mapping[str, object]] = same_values
    """The values of components that a version of the rules had otherwise, for a number of seats."""
    played: Edition | None = None

    @property
    def edition(self) -> Edition:
        """The edition that is played, whose numbers all texts tell."""
        return self.played or self.standard

    def played_with(self, edition: Edition) -> "Game":
        """Return the same game, played with another edition."""
        return self if edition is self.edition else _played_with(self, edition)

    @property
    def has_secrets(self) -> bool:
        """Tell whether some seat may know what another may not."""
        return self.unseen is not nothing_unseen

    def observation(self, seats: int) -> Layout:
        """Return what the numbers are that `State.write_observation` writes, for a number of seats."""
        self.info.check_seats(seats)
        if self.layout is None:
            raise no_observation(self.info.title)
        return self.layout(seats)

    def new(
        self,
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        edition: Edition | None = None,
    ) -> State:
        """Return a game before its first outcome or decision."""
        self.info.check_seats(seats)
        return self.begin(seats, self.info.settle(options or {}), edition or self.edition)

    @cached_property
    def _action_numbers(self) -> dict[str, int]:
        return {notation: number for number, notation in enumerate(self.actions)}

    @cached_property
    def _outcome_numbers(self) -> dict[str, int]:
        return {notation: number for number, notation in enumerate(self.outcomes)}

    def action(self, notation: str) -> int:
        """Read an action."""
        number = self._action_numbers.get(notation)
        if number is None:
            raise NotationError(
                f"{notation!r} is no action of {self.info.title}; {_nearest(notation, self.actions)}",
                "no-action",
                given=notation[:LONGEST_QUOTE],
            )
        return number

    def outcome(self, notation: str) -> int:
        """Read an outcome of chance."""
        number = self._outcome_numbers.get(notation)
        if number is None:
            raise NotationError(
                f"{notation!r} is no outcome of {self.info.title}; {_nearest(notation, self.outcomes)}",
                "no-outcome",
                given=notation[:LONGEST_QUOTE],
            )
        return number


@lru_cache(maxsize=64)
def _played_with(game: Game, edition: Edition) -> Game:
    return replace(game, played=edition)


def _nearest(notation: str, known: tuple[str, ...]) -> str:
    """Say what was expected in place of an unknown word."""
    verb = notation.partition(" ")[0]
    same_verb = [name for name in known if name.partition(" ")[0] == verb]
    if same_verb:
        return "expected one of " + ", ".join(same_verb)
    verbs = dict.fromkeys(name.partition(" ")[0] for name in known)
    return "expected it to begin with one of " + ", ".join(verbs)
