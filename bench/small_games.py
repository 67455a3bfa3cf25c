"""How far from an equilibrium bots play in the small games, by OpenSpiel's exact best responses.

    python bench/small_games.py [ITERATIONS [TRIES [BOT ...]]]

For each small game: its size, its value for the first seat, and the exploitability of playing at random, of CFR+ after
some iterations, and of bots. A bot's policy is how often it chose each action in so many tries at each information set,
knowing what its seat knows. Exploitability is half of what both best responses gain together (NashConv / 2).
"""

import sys
import time
from typing import Any

import pyspiel

import heliopolis
from heliopolis.core.driver import ask
from heliopolis.core.rng import SeededRng
from heliopolis.envs.names import SMALL
from heliopolis.envs.small.extensive import Extensive, extensive_form
from heliopolis.players.catalogue import chooser

ITERATIONS = 1000
TRIES = 10
BOTS = ("greedy", "scribe", "priest")


def information_sets(game: Any) -> dict[str, Any]:
    """Return a state of each information set of a tree, by the set's name."""
    found: dict[str, Any] = {}
    waiting = [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        if state.is_terminal():
            continue
        if not state.is_chance_node():
            _, _, name = state.information_state_string().split("-", 2)
            found.setdefault(name.partition("-")[2], state)
        waiting += [state.child(action) for action in state.legal_actions()]
    return found


def bot_policy(tree: Extensive, sets: dict[str, Any], game: str, bot: str, tries: int) -> Any:
    """Return how often a bot chooses each action in each information set."""
    choose = chooser(bot, game)
    actions = heliopolis.game(game).actions
    table: dict[str, list[tuple[int, float]]] = {}
    for name, node in sets.items():
        state, seat = tree.decisions[name], tree.seats[name]
        chosen = [actions[ask(state, seat, choose, SeededRng(number))] for number in range(tries)]
        table[node.information_state_string()] = [
            (action, chosen.count(node.action_to_string(action)) / tries) for action in node.legal_actions()
        ]
    return pyspiel.TabularPolicy(table)


def measure(name: str, iterations: int, tries: int, bots: tuple[str, ...]) -> None:
    """Measure one small game."""
    small = heliopolis.make(name, "openspiel")
    tree = extensive_form(small)
    game = tree.load()
    sets = information_sets(game)
    print(f"{name}: {tree.nodes} nodes, {len(sets)} information sets")
    print(f"  random      {pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game)):.4f}", flush=True)
    solver = pyspiel.CFRPlusSolver(game)
    began = time.process_time()
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    seconds = time.process_time() - began
    value = pyspiel.expected_returns(game.new_initial_state(), found, -1, True)[0]
    print(f"  CFR+        {pyspiel.exploitability(game, found):.4f}   {iterations} iterations in {seconds:.1f} s")
    print(f"  value for the first seat {value:+.4f}", flush=True)
    for bot in bots:
        policy = bot_policy(tree, sets, name.partition("-")[0], bot, tries)
        print(f"  {bot:10}  {pyspiel.exploitability(game, policy):.4f}", flush=True)


if __name__ == "__main__":
    given = sys.argv[1:]
    for each in SMALL:
        measure(
            each,
            int(given[0]) if given else ITERATIONS,
            int(given[1]) if len(given) > 1 else TRIES,
            tuple(given[2:]) or BOTS,
        )
