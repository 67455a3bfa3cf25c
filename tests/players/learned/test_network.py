"""A network in whole numbers: it answers as reckoned by hand, to the bit, and knows no more than its viewer."""

import hashlib

import pytest
from tests.players.learned.networks import TABLES, UNITS, drawn_network, drawn_weights, positions, reckoned

from heliopolis.core import registry
from heliopolis.core.observation import Sheet
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import State
from heliopolis.players.heuristics.base import Heuristics, ahead
from heliopolis.players.learned.network import LOGIT, Evaluator, Network, NetworkError
from heliopolis.players.search import Search, Settings

ANSWERS = "cde1624d0af21a84"
"""A digest of all answers below: the same on every machine, interpreted and compiled."""


def answer(network: Network, state: State, viewer: int) -> list[int]:
    sheet = Sheet(int(network.width))
    state.write_observation(viewer, sheet, 0)
    network.evaluate(sheet)
    return [int(network.logits[seat]) for seat in range(int(network.seats))]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_network_answers_as_reckoned_number_by_number(name: str, seats: int) -> None:
    weights = drawn_weights(name, seats)
    layout = registry.game(name).observation(seats)
    network = drawn_network(name, seats)
    for state in positions(name, seats, seed=2)[::9]:
        viewer = seats - 1
        assert answer(network, state, viewer) == reckoned(weights, layout.of(state, viewer))


@pytest.mark.parametrize("units", [12, 24, 36, 48, 60])
def test_blocks_are_added_up_alike_however_many_there_are(units: int) -> None:
    weights = drawn_weights("ra", 2, units, units)
    layout = registry.game("ra").observation(2)
    network = weights.network(layout)
    for state in positions("ra", 2, seed=4)[::6]:
        assert answer(network, state, 0) == reckoned(weights, layout.of(state, 0))


def test_the_answers_are_the_same_to_the_bit_everywhere() -> None:
    digest = hashlib.sha256()
    for name, seats in TABLES:
        network = drawn_network(name, seats)
        for state in positions(name, seats, seed=3, every=9):
            digest.update(str(answer(network, state, 0)).encode())
    assert digest.hexdigest()[:16] == ANSWERS


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_viewer_cannot_know_changes_no_answer(name: str, seats: int) -> None:
    network = drawn_network(name, seats)
    for number, state in enumerate(positions(name, seats, seed=4)[::6]):
        viewer = number % seats
        for seed in (1, 2):
            assert answer(network, state.redeal(viewer, SeededRng(seed)), viewer) == answer(network, state, viewer)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_evaluator_tells_each_seat_its_own_reward_wherever_the_viewer_sits(name: str, seats: int) -> None:
    network = drawn_network(name, seats)
    evaluator = Evaluator(network)
    room = Search(Heuristics(), Settings(iterations=1))
    room.make_room(seats)
    for state in positions(name, seats, seed=5)[1::20]:
        for viewer in range(seats):
            evaluator.write_rewards(state, viewer, room.rewards)
            logits = answer(network, state, viewer)
            assert [room.rewards[(viewer + offset) % seats] for offset in range(seats)] == [
                ahead(float(logit), LOGIT) for logit in logits
            ]


def everybody_one_seat_on(state: State) -> State:
    """Return a table of Ra at which all sit one seat further on, with all that is theirs."""
    saved = state.save()
    seats, areas = saved["seats"], saved["areas"]
    row = len(areas) // seats
    moved = {name: (saved[name] + 1) % seats for name in ("acting", "turn", "high_bidder") if saved[name] >= 0}
    return registry.game("ra").restore({**saved, "areas": areas[-row:] + areas[:-row], **moved})


@pytest.mark.parametrize("seats", registry.info("ra").seats)
def test_who_sits_elsewhere_with_all_that_is_theirs_may_expect_the_same(seats: int) -> None:
    network = drawn_network("ra", seats)
    # Until the suns are dealt `turn` counts seats, and is no seat itself.
    dealt = [state for state in positions("ra", seats, seed=6) if state.save()["phase"] > 0]
    for state in dealt[::8]:
        moved = everybody_one_seat_on(state)
        assert moved != state
        for viewer in range(seats):
            assert answer(network, moved, (viewer + 1) % seats) == answer(network, state, viewer)


def test_a_value_beyond_its_range_counts_as_the_highest() -> None:
    layout = registry.game("ra").observation(2)
    network = drawn_network("ra", 2)
    sheet = Sheet(layout.size)
    answers = []
    for value in (layout.highs()[-1], 30_000):
        sheet.open(0)
        sheet.skip(layout.size - 1)
        sheet.put(value)
        sheet.close()
        network.evaluate(sheet)
        answers.append([int(logit) for logit in network.logits])
    assert answers[0] == answers[1]


def test_weights_that_could_overflow_are_refused() -> None:
    network = Network(40, *UNITS, 2)
    rows = [[[32_000] * UNITS[0]] for _ in range(40)]
    with pytest.raises(NetworkError, match="first layer may add up to 1280000; expected less than 1048576"):
        network.take_rows(rows, [0] * UNITS[0])
    with pytest.raises(NetworkError, match="second layer may add up to"):
        network.take_second([[400] * UNITS[1]] * UNITS[0], [0] * UNITS[1])


@pytest.mark.parametrize("units", [(10, 12), (12, 0), (24, 18)])
def test_layers_are_made_of_whole_blocks(units: tuple[int, int]) -> None:
    with pytest.raises(NetworkError, match="expected multiples of 12"):
        Network(10, *units, 2)
