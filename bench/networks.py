"""How long a network takes beside a playout, for every game that has an observation, on one core in one run.

    python bench/networks.py [SECONDS]

A network with weights drawn at random judges positions of games by the light policy, its observation included; from the
same positions games are played on as a search does. Both are measured in turn, in processor time, the best of three:
other programs only make either slower.
"""

import random
import sys
import time
from collections.abc import Callable

from heliopolis import engine
from heliopolis.core import registry
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER, Actions, State
from heliopolis.players.heuristics.base import playout, step_by_policy
from heliopolis.players.learned.features import fingerprint, row_count, slots_of
from heliopolis.players.learned.netfile import Weights
from heliopolis.players.learned.network import Evaluator
from heliopolis.players.levels import heuristics_of
from heliopolis.players.search import Search, Settings

UNITS = {"ra": (36, 24)}
USUAL = (24, 24)
ROUNDS = 3
GAMES = 10


def drawn(game: str, seats: int) -> Weights:
    """Return weights drawn at random."""
    source = random.Random(1)
    layout = registry.game(game).observation(seats)
    units, more = UNITS.get(game, USUAL)

    def rows(count: int, length: int, most: int) -> list[list[int]]:
        return [[source.randint(-most, most) for _ in range(length)] for _ in range(count)]

    first = dict(enumerate(rows(row_count(slots_of(layout)), units, 300)))
    biases = [rows(1, length, 500)[0] for length in (units, more, seats)]
    return Weights(
        game,
        seats,
        fingerprint(layout),
        first,
        biases[0],
        rows(units, more, 90),
        biases[1],
        rows(more, seats, 900),
        biases[2],
    )


def positions(game: str, seats: int) -> list[State]:
    """Return what seats meet in games by the light policy."""
    rng, actions, heuristics = SeededRng(1), Actions(), heuristics_of(game)
    found: list[State] = []
    for _ in range(GAMES):
        state = registry.game(game).new(seats)
        while (actor := int(state.actor())) != OVER:
            if actor == CHANCE:
                state.resolve(state.sample(rng))
            else:
                step_by_policy(state, actor, heuristics, rng, actions)
                found.append(state.clone())
    return [state for state in found if state.actor() != OVER]


def microseconds(work: Callable[[State], None], states: list[State], seconds: float) -> float:
    """Return how long something takes for a state."""
    done = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for state in states:
            work(state)
        done += len(states)
    return (time.process_time() - began) / done * 1e6


def measure(game: str, seats: int, seconds: float) -> tuple[float, float]:
    """Return what a network and a playout take, in microseconds."""
    evaluator = Evaluator(drawn(game, seats).network(registry.game(game).observation(seats)))
    heuristics, rng, actions = heuristics_of(game), SeededRng(2), Actions()
    search = Search(heuristics, Settings(iterations=1))
    search.make_room(seats)

    def play_on(state: State) -> None:
        world = state.clone()
        playout(world, heuristics, rng, actions, heuristics.stage(world) + heuristics.ahead)
        search.reward(world)

    states = positions(game, seats)
    took = [
        (
            microseconds(lambda state: evaluator.write_rewards(state, 0, search.rewards), states, seconds),
            microseconds(play_on, states, seconds),
        )
        for _ in range(ROUNDS)
    ]
    return min(network for network, _ in took), min(played for _, played in took)


def main(seconds: float) -> None:
    """Measure all games."""
    print(f"{engine.running()} engine\ngame      seats  units  network   playout   ratio")
    for game in registry.names():
        for seats in registry.info(game).seats:
            network, played = measure(game, seats, seconds)
            units = "-".join(map(str, UNITS.get(game, USUAL)))
            print(
                f"{game:11}{seats:3}  {units}  {network:5.2f} µs  {played:5.2f} µs  {played / network:5.1f}", flush=True
            )


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
