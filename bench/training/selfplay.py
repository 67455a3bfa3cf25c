"""Games that a network learns from: by the light policy, one step ahead, or by a search, with its own network.

Of every decision the position that it leads to is kept, as some seat knows it: that is what a search asks about. What
it was worth is told by how the game went on, and the longer ahead, the more by what was thought of it there (λ).
"""

from dataclasses import dataclass, field
from pathlib import Path

from bench.training.samples import Samples, from_sheet

from heliopolis.core import registry
from heliopolis.core.observation import Sheet
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import CHANCE, OVER, Actions, State
from heliopolis.players.learned.netfile import read_weights
from heliopolis.players.learned.network import Evaluator
from heliopolis.players.levels import heuristics_of
from heliopolis.players.search import Search, Settings

LIGHT, ONE_STEP, SEARCH = "light", "one step", "search"
PARTS = 1 << 16
ROOM = 20_000
"""How many positions one task may keep."""


@dataclass(frozen=True)
class Setup:
    """What is played: a game with a number of seats, and what its edition changes."""

    game: str
    seats: int
    changes: dict[str, object] = field(default_factory=dict)

    def begin(self) -> State:
        """Return a game before its first outcome or decision."""
        game = registry.game(self.game)
        edition = game.standard.with_changes(self.changes, name="mine") if self.changes else game.standard
        return game.new(self.seats, None, edition)


@dataclass(frozen=True)
class Thinking:
    """How a player decides: by the light policy, one step ahead by a network, or by a search."""

    way: str = LIGHT
    net: Path | None = None
    iterations: int = 200
    judged: float = 1.0
    exploration: float = 0.7


@dataclass(frozen=True)
class Task:
    """Some games for a worker."""

    setup: Setup
    thinking: Thinking
    games: int
    seed: int
    stray: float = 0.0
    """How often a decision is made at random, so that more is seen than the beaten track."""
    trace: float = 0.7
    """λ: how much of what a position is worth is told by later ones."""


def evaluator_from(net: Path, setup: Setup) -> Evaluator:
    """Return an evaluator with the network of a file."""
    layout = registry.game(setup.game).observation(setup.seats)
    return Evaluator(read_weights(net.read_bytes(), net.name).network(layout))


class Player:
    """Decides, and says what each seat may then expect."""

    def __init__(self, setup: Setup, thinking: Thinking) -> None:
        self.thinking = thinking
        self.seats = setup.seats
        self.heuristics = heuristics_of(setup.game)
        self.evaluator = evaluator_from(thinking.net, setup) if thinking.net else None
        if self.evaluator or thinking.way != SEARCH:
            # A network knows no usual lead of a search: a lead is what it is.
            self.heuristics.beside_usual = False
        settings = Settings(
            iterations=thinking.iterations,
            exploration=thinking.exploration,
            judged=thinking.judged if self.evaluator else 0.0,
        )
        self.search = Search(self.heuristics, settings, learned=self.evaluator)
        self.search.make_room(setup.seats)
        self.actions = Actions()

    def choose(self, state: State, seat: int, rng: Rng) -> tuple[int, list[float] | None]:
        """Return an action, and what each seat may expect with it, if this player has an opinion."""
        legal = state.legal_actions(seat)
        if self.thinking.way == LIGHT:
            self.actions.count = 0
            state.write_legal(seat, self.actions)
            return (legal[0] if len(legal) == 1 else int(self.heuristics.choose(state, seat, self.actions, rng))), None
        if self.thinking.way == ONE_STEP:
            return self.look_one_step_ahead(state, seat)
        if len(legal) == 1:
            return legal[0], None
        findings = self.search.run(state.redeal(seat, rng), seat, rng)
        return findings.choice, [self.search.rewarded[each] / findings.iterations for each in range(self.seats)]

    def look_one_step_ahead(self, state: State, seat: int) -> tuple[int, list[float]]:
        """Take what leads to where this seat may expect most."""
        assert self.evaluator is not None
        self.actions.count = 0
        state.write_legal(seat, self.actions)
        self.heuristics.leave_out(state, seat, self.actions)
        best, found = -1, [-1.0] * self.seats
        for index in range(int(self.actions.count)):
            after = state.clone()
            after.apply(seat, self.actions.items[index])
            if after.actor() == OVER:
                expected = self.rewards(after)
            else:
                self.evaluator.write_rewards(after, seat, self.search.rewards)
                expected = list(self.search.rewards)
            if expected[seat] > found[seat]:
                best, found = int(self.actions.items[index]), expected
        return best, found

    def rewards(self, state: State) -> list[float]:
        """Return what the end of a game is worth to each seat."""
        self.search.reward(state)
        return list(self.search.rewards)


def play(task: Task) -> Samples:
    """Play the games of a task."""
    layout = registry.game(task.setup.game).observation(task.setup.seats)
    sheet = Sheet(layout.size, ROOM)
    player = Player(task.setup, task.thinking)
    kept: list[list[float]] = []
    for number in range(task.games):
        played = play_one(task, player, SeededRng(task.seed * 1_000_003 + number), sheet, len(kept))
        if played is None:
            break
        kept += played
    return from_sheet(sheet, len(kept), kept)


def play_one(task: Task, player: Player, rng: Rng, sheet: Sheet, row: int) -> list[list[float]] | None:
    """Play a game, write its positions from a row on, and return what they were worth; nothing if the room is full."""
    state = task.setup.begin()
    seats = task.setup.seats
    viewers: list[int] = []
    thought: list[tuple[list[float] | None, bool]] = []
    while (actor := int(state.actor())) != OVER:
        if actor == CHANCE:
            state.resolve(state.sample(rng))
            continue
        action, expected = player.choose(state, actor, rng)
        is_stray = int(rng.below(PARTS)) < task.stray * PARTS
        if is_stray:
            legal = state.legal_actions(actor)
            action = legal[int(rng.below(len(legal)))]
        state.apply(actor, action)
        if row + len(viewers) >= ROOM:
            return None
        viewers.append(int(rng.below(seats)))
        state.write_observation(viewers[-1], sheet, row + len(viewers) - 1)
        thought.append((expected, is_stray))
    worth = traced(player.rewards(state), thought, task.trace)
    return [each[viewer:] + each[:viewer] for viewer, each in zip(viewers, worth, strict=True)]


def traced(end: list[float], thought: list[tuple[list[float] | None, bool]], trace: float) -> list[list[float]]:
    """Return what the position after each decision was worth, from the end backwards.

    A stray decision says nothing of what came before it: there counts only what was thought.
    """
    found: list[list[float]] = []
    worth = end
    for expected, is_stray in reversed(thought):
        found.append(worth)
        if expected is not None:
            kept = 0.0 if is_stray else trace
            worth = [kept * later + (1 - kept) * now for later, now in zip(worth, expected, strict=True)]
    return found[::-1]
