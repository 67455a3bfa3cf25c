"""OpenSpiel's Monte Carlo tree search as a bot for any of our games, as a yardstick from another library.

    heliopolis arena ra --players examples.bots.openspiel_mcts:choose,greedy --games 20 --limit 60

The search knows nothing of hidden information: it searches from the one state it is given, in which what the seat can't
know was drawn anew. It takes the extra `research`.
"""

import numpy as np
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from heliopolis.core import registry
from heliopolis.core.rng import Rng
from heliopolis.core.state import State
from heliopolis.envs.openspiel import HeliopolisGame

SIMULATIONS = 50
EXPLORATION = 1.4
SEEDS = 1 << 31


def choose(state: State, seat: int, rng: Rng) -> int:
    """Return what the search visits most from here."""
    game = HeliopolisGame(registry.game(state.view(seat)["game"]), len(state.scores()), start=state, variant="here")
    chance = np.random.RandomState(int(rng.below(SEEDS)))
    evaluator = RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    search = MCTSBot(game, EXPLORATION, SIMULATIONS, evaluator, random_state=chance)
    return int(search.step(game.new_initial_state()))
