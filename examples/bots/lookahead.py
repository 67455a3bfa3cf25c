"""A bot in Python for any game: it tries each choice in a few random games to their end, and takes the best.

heliopolis arena heir --players examples.bots.lookahead:choose,random --games 20
"""

from heliopolis import OVER, game, play
from heliopolis.core.playout import random_playout
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import Actions, State

GAMES = 4


def choose(state: State, seat: int, rng: Rng) -> int:
    """Return the choice after which random games end best for this seat."""
    return max(state.legal_actions(seat), key=lambda action: sum(worth(state, seat, action, rng) for _ in range(GAMES)))


def worth(state: State, seat: int, action: int, rng: Rng) -> float:
    """Play on at random after a choice, from a state that the seat can't tell from the true one; return its lead."""
    guess = state.redeal(seat, rng)
    guess.apply(seat, action)
    if guess.actor() != OVER:
        random_playout(guess, rng, Actions())
    scores = guess.scores()
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


if __name__ == "__main__":
    print(play(game("ra"), [choose, "random"], SeededRng(1)).final_scores)
