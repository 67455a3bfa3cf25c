"""No level of Pyramidice takes a choice that a beginner sees to be worse than another."""

from collections.abc import Callable

import pytest
from tests.games.pyramidice.positions import legal, play, position

from heliopolis.core.conformance import random_game
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import Actions, State
from heliopolis.games.pyramidice.game import GAME
from heliopolis.players.heuristics.pyramidice import PyramidiceHeuristics
from heliopolis.players.levels import LEVELS, LevelBot

HEURISTICS = PyramidiceHeuristics()
ITERATIONS = {"pharaoh": 100}
"""The highest level need not think so long here."""


def bes() -> State:
    return position(gods={0: ["bes"]}, tiles=("village", "house", "camp"))


def heh() -> State:
    return position(dice="p1", gods={0: ["heh"]}, row=(None, None, None), board={0: (3, 0, 0)})


def two_spare_dice() -> State:
    return position(dice="p1 p3", row=(None, None, None), board={0: (3, 0, 0)})


def re_in_the_last_turn() -> State:
    return position(dice="p1", gods={0: ["re"]}, row=(None, None, None), board={0: (3, 0, 0)}, pharaoh=0)


def seshat() -> State:
    state = position(dice="s6", gods={0: ["seshat"]}, board={0: (4, 0, 0)})
    play(state, "1 build 6", "1 place cheops 1")
    return state


def one_of_two_colours() -> State:
    state = position(dice="s1 p1 p2 s6", row=("shu", None, None), board={0: (3, 0, 0)})
    play(state, "1 worship shu")
    return state


def colours_to_take() -> State:
    state = position(board={0: (3, 0, 2)}, row=("shu", "geb", "nut"))
    play(state, "1 work")
    return state


def god_to_lose_at_the_end() -> State:
    state = position(dice="p1", gods={0: ["hathor", "bes"]}, board={0: (1, 0, 0)}, pharaoh=0)
    play(state, "1 finish")
    return state


def god_to_win_at_the_end() -> State:
    state = position(tiles=("vision",), row=("heh", "hathor", "serket"), pharaoh=0)
    play(state, "1 rest vision")
    return state


def pearl_after_the_last_turn() -> State:
    state = position(turn=1, dice="s3", scarabs={0: "pearl"}, board={0: (3, 0, 0), 1: (4, 0, 0)}, pharaoh=1)
    play(state, "2 build 3", "2 place cheops 1")
    return state


def tiles_at_the_end() -> State:
    return position(1, tiles=("harvest", "offering", "village", "cliff"), pharaoh=0, board={0: (1, 0, 0)})


def work_without_workers() -> State:
    return position(board={0: (0, 1, 2)}, tiles=("village", "cliff"))


POSITIONS: dict[str, tuple[Callable[[], State], set[str]]] = {
    "uses Bes before a rest": (bes, {"activate bes", "work"}),
    "uses Heh before it finishes": (heh, {"activate heh", "reroll"}),
    "takes Glory for dice before it finishes": (two_spare_dice, {"glory", "reroll"}),
    "uses Re before its last turn is over": (re_in_the_last_turn, {"activate re", "reroll"}),
    "pays Seshat's lower cost": (seshat, {"seshat"}),
    "pays with a prayer die and keeps the stone": (one_of_two_colours, {"pay prayer 1"}),
    "takes stone dice, which do more": (colours_to_take, {"take stone"}),
    "keeps Hathor at the last upkeep": (god_to_lose_at_the_end, {"forsake bes"}),
    "takes Hathor in the last turn": (god_to_win_at_the_end, {"worship hathor"}),
    "copies a build when workers are of no more use": (pearl_after_the_last_turn, {"pearl"}),
    "pays no Glory for resources at the end": (tiles_at_the_end, {"work", "rest village", "rest cliff"}),
    "does not work without workers": (work_without_workers, {"rest village", "rest cliff"}),
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("position", POSITIONS)
def test_no_level_is_foolish(position: str, level: str) -> None:
    make, sound = POSITIONS[position]
    state = make()
    assert sound < legal(state)
    bot = LevelBot(level, "pyramidice", ITERATIONS.get(level), longest=0.0)
    chosen = {GAME.actions[bot(state, 0, SeededRng(seed))] for seed in range(4)}
    assert chosen <= sound


def considered(state: State, seat: int) -> list[int]:
    """Return what a search of a seat considers."""
    found = Actions()
    state.write_legal(seat, found)
    HEURISTICS.leave_out(state, seat, found)
    return [int(found.items[index]) for index in range(int(found.count))]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_left_out_depends_on_nothing_but_what_the_seat_knows(seats: int) -> None:
    left_out = 0
    rng = SeededRng(seats)
    for state in random_game(GAME, new_record(GAME, seats), rng):
        seat = int(state.actor())
        if seat < 0:
            continue
        actions, kept = state.legal_actions(seat), considered(state, seat)
        assert kept
        assert [action for action in actions if action in kept] == kept
        assert considered(state.redeal(seat, rng), seat) == kept
        left_out += len(kept) < len(actions)
    assert left_out > 5


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_light_policy_chooses_among_what_is_left(seats: int) -> None:
    rng = SeededRng(10 + seats)
    for state in random_game(GAME, new_record(GAME, seats), rng):
        seat = int(state.actor())
        if seat >= 0:
            found = Actions()
            state.write_legal(seat, found)
            HEURISTICS.leave_out(state, seat, found)
            kept = [int(found.items[index]) for index in range(int(found.count))]
            assert len(kept) == 1 or HEURISTICS.choose(state, seat, found, rng) in kept
