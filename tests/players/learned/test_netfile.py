"""The file of a network: it comes back as it was, and a bad one is refused with a reason."""

import json
from collections.abc import Callable
from copy import deepcopy

import pytest
from tests.players.learned.networks import drawn_weights

from heliopolis.core import registry
from heliopolis.players.learned.netfile import LARGEST, read_weights
from heliopolis.players.learned.network import NetworkError


def test_weights_come_back_as_they_were() -> None:
    weights = drawn_weights("ra", 3)
    assert read_weights(weights.write()) == weights


def with_head(file: bytes, **changes: object) -> bytes:
    line, _, body = file.partition(b"\n")
    return json.dumps(json.loads(line) | changes).encode() + b"\n" + body


BROKEN: dict[str, Callable[[bytes], bytes]] = {
    "is no network": lambda _file: b"hello",
    "is no network; expected a first line": lambda file: file[1:],
    "has the format 2; expected 1": lambda file: with_head(file, format=2),
    "expected numbers of it": lambda file: with_head(file, rows=-3),
    "bytes of weights; expected": lambda file: file[:-2],
    "are damaged": lambda file: file[:-1] + bytes([file[-1] ^ 1]),
}


@pytest.mark.parametrize("told", BROKEN)
def test_a_broken_file_is_refused_with_a_reason(told: str) -> None:
    with pytest.raises(NetworkError, match=told):
        read_weights(BROKEN[told](drawn_weights("ra", 2).write()), "ra-2.net")


def test_a_network_of_another_observation_is_refused() -> None:
    weights = read_weights(drawn_weights("ra", 2).write())
    with pytest.raises(NetworkError, match="trained on another observation; train it anew"):
        weights.network(registry.game("ra").observation(3))


def test_no_weight_has_more_than_16_bits_and_no_file_is_too_large() -> None:
    weights = deepcopy(drawn_weights("ra", 2))
    weights.output[0][0] = 40_000
    with pytest.raises(NetworkError, match="more than 16 bits"):
        weights.write()
    weights = deepcopy(drawn_weights("gold", 4))
    for row in range(60_000, 62_000):
        weights.first[row] = [1] * len(weights.first_biases)
    with pytest.raises(NetworkError, match=f"expected at most {LARGEST}"):
        weights.write()
