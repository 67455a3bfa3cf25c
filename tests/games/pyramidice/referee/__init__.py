"""A second Pyramidice, written from the rulebook alone and in its plainest words, to check the engine's games against.

It knows nothing of the engine: a game is one long conversation (`Referee.game`) that asks a player, or chance, to
answer with one of some words, and goes on with the answer. It is slow and keeps no record.

    cards    costs, powers, tiles and boards as tables
    table    what lies where, how it is gained and lost, the row
    paying   costs, piece by piece
    working  the Work turn
    whole    set-up, Rest turns, the architect, the end
"""

from tests.games.pyramidice.referee.table import CHANCE, OVER
from tests.games.pyramidice.referee.whole import Referee

__all__ = ["CHANCE", "OVER", "Referee"]
