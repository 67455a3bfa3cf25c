"""The yardsticks never change: what they choose in fixed positions is kept in a file.

python -m tests.arena.test_yardsticks writes it anew, which is right only where a game or a yardstick is new.
"""

from pathlib import Path

import pytest

from heliopolis.arena.outside import check_bot
from heliopolis.core import registry
from heliopolis.core.errors import SetupError
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.players.catalogue import bots_of, check_bot as check_bot_of_a_table, chooser
from heliopolis.players.yardsticks import YARDSTICKS

FILE = Path(__file__).with_name("yardsticks.txt")
TABLES = [(name, seats) for name in registry.names() for seats in registry.info(name).seats]
ASKED = {"scribe-1": 24, "priest-1": 24, "vizier-1": 12, "pharaoh-1": 2}
"""In how many positions of a random game each is asked: more where it thinks less."""


def positions(name: str, seats: int) -> list[tuple[State, int]]:
    """Return the states of a random game in which the seat that decides has a choice, with that seat."""
    rng = SeededRng(20)
    state = registry.game(name).new(seats)
    found: list[tuple[State, int]] = []
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.resolve(state.sample(rng))
            continue
        seat = int(state.actor())
        legal = state.legal_actions(seat)
        if len(legal) > 1:
            found.append((state.clone(), seat))
        state.apply(seat, legal[rng.below(len(legal))])
    return found


def choices(name: str, seats: int, yardstick: str) -> list[str]:
    """Return what a yardstick chooses in positions spread over a game."""
    found = positions(name, seats)
    every = len(found) / ASKED[yardstick]
    bot = chooser(yardstick, name, longest=0.0)
    asked = [found[int((number + 0.5) * every)] for number in range(ASKED[yardstick])]
    actions = registry.game(name).actions
    return [actions[bot(state, seat, SeededRng(number))] for number, (state, seat) in enumerate(asked)]


def series(name: str, seats: int, yardstick: str) -> str:
    """Return the choices of a yardstick as a line."""
    return f"{name} {seats} {yardstick}: {', '.join(choices(name, seats, yardstick))}"


@pytest.mark.parametrize("kept", FILE.read_text(encoding="utf-8").splitlines(), ids=lambda line: line.partition(":")[0])
def test_a_yardstick_chooses_as_ever(kept: str) -> None:
    name, seats, yardstick = kept.partition(":")[0].split()
    assert series(name, int(seats), yardstick) == kept


def test_every_yardstick_is_asked_in_every_game_with_every_number_of_seats() -> None:
    kept = [line.partition(":")[0] for line in FILE.read_text(encoding="utf-8").splitlines()]
    assert kept == [f"{name} {seats} {yardstick}" for name, seats in TABLES for yardstick in YARDSTICKS]


def test_yardsticks_play_in_the_arena_and_at_no_table() -> None:
    for yardstick in YARDSTICKS:
        assert check_bot(yardstick, "ra") == yardstick
        assert yardstick not in bots_of("ra")
        with pytest.raises(SetupError, match="there is no bot"):
            check_bot_of_a_table(yardstick, "ra")


if __name__ == "__main__":
    lines = [series(name, seats, yardstick) for name, seats in TABLES for yardstick in YARDSTICKS]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
