"""Which games have networks: files `GAME-SEATS.net` in the folder that a game's registration names."""

from functools import cache
from hashlib import sha256
from importlib.resources import files

from heliopolis.core import registry
from heliopolis.players.learned.netfile import Weights, read_weights
from heliopolis.players.learned.network import Evaluator, NetworkError


@cache
def weights_of(game: str, seats: int) -> Weights | None:
    """Return the weights for a game and a number of seats, or nothing if there are none."""
    package = registry.registration(game).nets
    if not package:
        return None
    name = f"{game}-{seats}.net"
    file = files(package) / name
    if not file.is_file():
        return None
    found = read_weights(file.read_bytes(), name)
    if (found.game, found.seats) != (game, seats):
        raise NetworkError(f"{name} is a network for {found.game} with {found.seats} seats")
    return found


@cache
def digest_of(game: str, seats: int) -> str:
    """Return what tells one network from another; nothing if there is none."""
    weights = weights_of(game, seats)
    return "" if weights is None else sha256(weights.write()).hexdigest()[:16]


def has_networks(game: str) -> bool:
    """Tell whether a game has a network for any number of seats."""
    return any(weights_of(game, seats) is not None for seats in registry.info(game).seats)


def evaluator_of(game: str, seats: int) -> Evaluator | None:
    """Return an evaluator with the network for a game and a number of seats, or nothing if there is none."""
    weights = weights_of(game, seats)
    return None if weights is None else Evaluator(weights.network(registry.game(game).observation(seats)))
