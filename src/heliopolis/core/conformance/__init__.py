"""The examination every game has to pass, for each number of seats: also one written by somebody else.

    from heliopolis.core import conformance
    for check in conformance.CHECKS:
        check(game, seats, SeededRng(1))

Each check plays random games and raises `Failure`, with the record of the game that shows the flaw.
"""

from collections.abc import Callable

from heliopolis.core.conformance import knowledge, memory, moves, observations, words
from heliopolis.core.conformance.random_games import Failure, perft, random_game
from heliopolis.core.game import Game
from heliopolis.core.rng import Rng

__all__ = ["CHECKS", "Check", "Failure", "perft", "random_game"]

Check = Callable[[Game, int, Rng], None]

CHECKS: tuple[Check, ...] = (
    moves.legal_actions_are_sorted,
    moves.every_legal_action_applies,
    moves.illegal_actions_are_refused,
    moves.chance_is_consistent,
    memory.records_round_trip,
    memory.states_round_trip,
    moves.components_are_conserved,
    moves.games_end_with_standings,
    knowledge.redeals_cannot_be_told_apart,
    knowledge.revelations_are_counted,
    knowledge.redealt_games_can_be_finished,
    observations.observations_keep_to_their_layout,
    observations.observations_tell_nothing_hidden,
    observations.observations_tell_what_is_seen,
    words.journals_add_up,
    words.rules_exist_in_every_language,
)
