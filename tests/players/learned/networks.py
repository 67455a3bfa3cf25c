"""Networks with weights drawn at random, and what they answer, reckoned without any packing."""

import random
from functools import cache
from itertools import pairwise

from heliopolis.core import registry
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.players.learned.features import fingerprint, row_count, slots_of
from heliopolis.players.learned.netfile import Weights
from heliopolis.players.learned.network import Network

UNITS = 24, 12
TABLES = [(name, seats) for name in registry.names() for seats in registry.info(name).seats]


@cache
def drawn_weights(game: str, seats: int, units: int = UNITS[0], more: int = UNITS[1]) -> Weights:
    """Return weights drawn at random, a third of the rows left out."""
    source = random.Random(1)
    layout = registry.game(game).observation(seats)

    def numbers(count: int, most: int) -> list[int]:
        return [source.randint(-most, most) for _ in range(count)]

    rows = [row for row in range(row_count(slots_of(layout))) if source.random() < 0.67]
    return Weights(
        game,
        seats,
        fingerprint(layout),
        {row: numbers(units, 400) for row in rows},
        numbers(units, 1000),
        [numbers(more, 90) for _ in range(units)],
        numbers(more, 100),
        [numbers(seats, 900) for _ in range(more)],
        numbers(seats, 400),
    )


@cache
def drawn_network(game: str, seats: int) -> Network:
    """Return a network with these weights."""
    return drawn_weights(game, seats).network(registry.game(game).observation(seats))


def positions(game: str, seats: int, seed: int, every: int = 5) -> list[State]:
    """Return states of a random game, one of so many, chance and seats to decide alike."""
    rng = SeededRng(seed)
    state = registry.game(game).new(seats)
    found = [state.clone()]
    steps = 0
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.resolve(state.sample(rng))
        else:
            seat = int(state.actor())
            legal = state.legal_actions(seat)
            state.apply(seat, legal[rng.below(len(legal))])
        steps += 1
        if steps % every == 0:
            found.append(state.clone())
    return found


def reckoned(weights: Weights, written: list[int]) -> list[int]:
    """Return what a network answers to an observation, one number after the other."""
    slots = slots_of(registry.game(weights.game).observation(weights.seats))
    sums = list(weights.first_biases)
    for slot, value in zip(slots, written, strict=True):
        if value == 0:
            continue
        for unit in range(len(sums)):
            known = [(knot, row_at(weights, slot.first + at, unit)) for at, knot in enumerate(slot.knots)]
            sums[unit] += between(known, value)
    on = [clipped(total, 4) for total in sums]
    more = [
        clipped(128 * bias + sum(far * row[unit] for far, row in zip(on, weights.second, strict=True)), 8)
        for unit, bias in enumerate(weights.second_biases)
    ]
    return [
        128 * bias + sum(far * row[seat] for far, row in zip(more, weights.output, strict=True))
        for seat, bias in enumerate(weights.output_biases)
    ]


def row_at(weights: Weights, row: int, unit: int) -> int:
    """Return one weight of the first layer; rows that were left out are empty."""
    return weights.first[row][unit] if row in weights.first else 0


def between(known: list[tuple[int, int]], value: int) -> int:
    """Return what lies on the straight line between two known values, rounded down."""
    for (low, at_low), (high, at_high) in pairwise(known):
        if low <= value < high:
            return (at_low * (high - value) + at_high * (value - low)) // (high - low)
    return known[-1][1]


def clipped(total: int, shift: int) -> int:
    """Return how far a unit is on."""
    return max(0, min(128, total >> shift))
