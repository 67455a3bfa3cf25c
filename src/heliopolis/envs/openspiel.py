"""OpenSpiel's game and state.

Every game is registered as `heliopolis_GAME` when this module is imported:

    pyspiel.load_game("heliopolis_ra", {"players": 2, "utility": "place"})
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import pyspiel

from heliopolis.core import registry
from heliopolis.core.edition import Edition
from heliopolis.core.errors import SetupError
from heliopolis.core.game import Entry, Game
from heliopolis.core.info import OptionValue
from heliopolis.core.information import Recollection, recollect_from
from heliopolis.core.observation import Layout
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.core.utility import PLACE, check_utility, utilities, utility_range

PREFIX = "heliopolis_"


def game_type(game: Game, seats: tuple[int, ...], utility: str) -> Any:
    """Describe a game as OpenSpiel wants it."""
    information, sums = pyspiel.GameType.Information, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game.info.name,
        long_name=game.info.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if game.has_secrets else information.PERFECT_INFORMATION,
        utility=sums.ZERO_SUM if utility == PLACE and min(seats) > 1 else sums.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=game.layout is not None,
        parameter_specification={"players": seats[0], "utility": utility, "variant": ""},
    )


class Setting(NamedTuple):
    """What a game of ours is played with. OpenSpiel keeps of a game only its parameters, so this is found by them."""

    game: Game
    start: State
    utility: str
    layout: Layout | None
    longest: int


_settings: dict[str, Setting] = {}
_variants: dict[str, Setting] = {}
"""Games that do not begin as usual, by variant: they can be loaded again in the process that made them."""


def setting_of(game: Any) -> Setting:
    """Return what a game of OpenSpiel's is played with."""
    return _settings[str(game)]


class HeliopolisGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours. It may begin anywhere: `start` is the state before its first entry, `variant` a name for that.

    Information states have perfect recall from there on. Sealed decisions are asked for one after the other.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        *,
        utility: str = PLACE,
        options: Mapping[str, OptionValue] | None = None,
        edition: Edition | None = None,
        start: State | None = None,
        variant: str = "",
        longest: int = 0,
    ) -> None:
        check_utility(utility)
        layout = game.observation(seats) if game.layout is not None else None
        begins = start or game.new(seats, options, edition)
        setting = Setting(game, begins, utility, layout, longest or game.info.longest)
        if setting.start != game.new(seats):
            variant = variant or f"{hash(begins):x}".replace("-", "m")
        low, high = utility_range(game.info, utility)
        about = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=len(game.outcomes),
            num_players=seats,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if utility == PLACE and seats > 1 else None,
            max_game_length=setting.longest,
        )
        parameters = {"players": seats, "utility": utility, "variant": variant}
        super().__init__(game_type(game, (seats,), utility), about, parameters)
        _settings[str(self)] = setting
        if variant:
            _variants[variant] = setting

    def new_initial_state(self) -> "HeliopolisState":
        """Return the game before its first entry."""
        return HeliopolisState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return what looks at states."""
        return Observer(setting_of(self).layout, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def observation_tensor_shape(self) -> list[int]:
        """Return how many numbers an observation has."""
        layout = setting_of(self).layout
        return [layout.size if layout else 0]


class Course:
    """A game of ours as far as it has come, with what each seat has seen. OpenSpiel copies it with every state."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.setting = setting = _settings[name]
        self.position: State = setting.start.clone()
        self.entries: list[Entry] = []
        self.seen: dict[int, Recollection] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        copy = Course(self.name)
        copy.position = self.position.clone()
        copy.entries = self.entries[:]
        copy.seen = {seat: seen.copy() for seat, seen in self.seen.items()}
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what has happened: the rest follows from it."""
        return course_of, (self.name, [number for _, number in self.entries])

    def go_on(self, number: int) -> None:
        """Let an action or an outcome happen."""
        actor = int(self.position.actor())
        if actor == CHANCE:
            self.position.resolve(number)
        else:
            self.position.apply(actor, number)
        entry = Entry(actor, number)
        self.entries.append(entry)
        for seen in self.seen.values():
            seen.see(entry, self.position)

    def recollection(self, seat: int) -> Recollection:
        """Return what a seat has seen so far. It is followed from the first time somebody asks for it."""
        if seat not in self.seen:
            self.seen[seat] = recollect_from(self.setting.game, self.setting.start, self.entries, seat)
        return self.seen[seat]


def course_of(name: str, numbers: list[int]) -> Course:
    """Return a course that was pickled; its game has to be loaded here already."""
    course = Course(name)
    for number in numbers:
        course.go_on(number)
    return course


class HeliopolisState(pyspiel.State):  # type: ignore[misc]
    """A game at one moment, as OpenSpiel's algorithms see it."""

    def __init__(self, game: HeliopolisGame) -> None:
        super().__init__(game)
        self.course = Course(str(game))

    @property
    def position(self) -> State:
        """The state of our engine."""
        return self.course.position

    def current_player(self) -> int:
        """Return who decides: a seat, chance, or nobody at the end."""
        actor = int(self.position.actor())
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_actions(player) if player == self.position.actor() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may answer, with its probabilities."""
        outcomes = self.position.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.course.go_on(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.course.setting.game
        return game.outcomes[action] if player == pyspiel.PlayerId.CHANCE else game.actions[action]

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return bool(self.position.actor() == OVER)

    def returns(self) -> list[float]:
        """Return what the end is worth to each seat; 0 before it."""
        if not self.is_terminal():
            return [0.0] * len(self.position.scores())
        setting = self.course.setting
        return utilities(self.position, setting.game.info, setting.utility)

    def _seat(self, player: int | None) -> int:
        return self.current_player() if player is None else player

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that a seat has come to know."""
        return self.course.recollection(self._seat(player)).text()

    def observation_string(self, player: int | None = None) -> str:
        """Return the view of a seat."""
        return str(self.position.view(self._seat(player)))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return what a seat knows now as numbers."""
        layout = self.course.setting.layout
        return [float(number) for number in layout.of(self.position, self._seat(player))] if layout else []

    def __str__(self) -> str:
        names = self.course.setting.game
        return " | ".join(
            names.outcomes[number] if seat == CHANCE else f"{seat + 1} {names.actions[number]}"
            for seat, number in self.course.entries
        )


class Observer:
    """What OpenSpiel's algorithms look at: a tensor of what a seat knows now, and strings."""

    def __init__(self, layout: Layout | None, kind: Any) -> None:
        self.perfect_recall = kind.perfect_recall
        size = layout.size if layout and not kind.perfect_recall else 0
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: HeliopolisState, player: int) -> None:
        """Look at a state as a seat."""
        if self.tensor.size:
            self.tensor[:] = state.observation_tensor(player)

    def string_from(self, state: HeliopolisState, player: int) -> str:
        """Return what a seat knows as a string."""
        return state.information_state_string(player) if self.perfect_recall else state.observation_string(player)


def register(name: str) -> None:
    """Make a game known to OpenSpiel: as a class, since a function would not outlive Python as its registry does."""
    game = registry.game(name)

    class Registered(HeliopolisGame):
        """A game that is loaded by its name and parameters."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            given = params or {}
            seats = int(given.get("players", game.info.seats[0]))
            utility, variant = str(given.get("utility", PLACE)), str(given.get("variant", ""))
            if variant and variant not in _variants:
                raise SetupError(
                    f"{variant!r} is not known here; expected a variant that was made before", "no-variant"
                )
            known = _variants[variant] if variant else None
            start, longest = (known.start, known.longest) if known else (None, 0)
            super().__init__(game, seats, utility=utility, start=start, variant=variant, longest=longest)

    pyspiel.register_game(game_type(game, game.info.seats, PLACE), Registered)


for _name in registry.names():
    register(_name)
