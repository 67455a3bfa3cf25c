"""How games of L'or du pharaon go when a level plays against itself.

    python bench/gold_games.py GAMES SEED [LEVEL:SEATS …]

plays so many games of each level with each number of seats, or of those named, and prints a row for each: how many
stalled, in how many nobody banked anything (with 95 % intervals), which part of the seats banked nothing, treasures
banked a game, and the mean score of a seat with the half of its 95 % interval. Take a seed that nothing was set on.
"""

import sys
from itertools import product
from math import sqrt

from heliopolis.arena.shares import CONFIDENCE, interval
from heliopolis.core import registry
from heliopolis.core.driver import play
from heliopolis.core.rng import SeededRng
from heliopolis.games.gold import places as place
from heliopolis.games.gold.state import GoldState
from heliopolis.players.catalogue import chooser
from heliopolis.players.levels import LEVELS

GAME = registry.game("gold")


def played(level: str, seats: int, seed: int) -> GoldState:
    """Play a game of a level against itself."""
    state = GAME.new(seats)
    play(GAME, state, [chooser(level, "gold", longest=0.0) for _ in range(seats)], SeededRng(seed))
    assert isinstance(state, GoldState)
    return state


def banked(state: GoldState) -> list[int]:
    """Count the treasures that each seat has banked."""
    where = [int(state.treasures[treasure]) for treasure in range(int(state.box.bust) + 1)]
    return [where.count(int(place.BANKED) + seat) for seat in range(int(state.seats))]


def share(found: list[bool]) -> str:
    """Write a share of games with its 95 % interval."""
    told = interval(sum(found) / len(found), len(found))
    return f"{told.value:.1%} [{told.low:.1%}–{told.high:.1%}]"


def mean(found: list[float]) -> str:
    """Write a mean with half of its 95 % interval."""
    middle = sum(found) / len(found)
    half = CONFIDENCE * sqrt(sum((each - middle) ** 2 for each in found) / max(1, len(found) - 1) / len(found))
    return f"{middle:.2f} ± {half:.2f}"


def row(level: str, seats: int, games: int, seed: int) -> str:
    """Play the games of a row and write it."""
    states = [played(level, seats, seed * 1_000_003 + number) for number in range(games)]
    treasures = [banked(state) for state in states]
    return (
        f"| {level} | {seats} | {games} | {share([state.ended_by() == 'stalled' for state in states])} "
        f"| {share([sum(each) == 0 for each in treasures])} "
        f"| {sum(each.count(0) for each in treasures) / seats / games:.1%} "
        f"| {mean([float(sum(each)) for each in treasures])} "
        f"| {mean([sum(state.scores()) / seats for state in states])} |"
    )


def main() -> None:
    """Play, and print each row when it is played."""
    games, seed = int(sys.argv[1]), int(sys.argv[2])
    asked = [(level, int(seats)) for level, _, seats in (each.partition(":") for each in sys.argv[3:])]
    print("| level | seats | games | stalled | nobody banked | seats without | banked | mean score |")
    print("|---|---|---|---|---|---|---|---|")
    for level, seats in asked or product(LEVELS, GAME.info.seats):
        print(row(level, seats, games, seed), flush=True)


if __name__ == "__main__":
    main()
