"""The component values of an edition of Heir to the Pharaoh, as flat arrays for the engine."""

from functools import lru_cache
from typing import final

from heliopolis.core.compat import i64, vec
from heliopolis.core.edition import Edition

from . import components as piece
from .grid import DIRECTION_NAMES, SPACES, around, grid_of, high_bits, low_bits


def arrow_bits(edition: Edition, token: str) -> int:
    """Return the arrows of a token that is not turned, as a set of directions."""
    return sum(1 << DIRECTION_NAMES.index(arrow) for arrow in edition.words(f"tokens.{token}"))


def printed_cards(edition: Edition, seat: int) -> int:
    """Return a seat's ten cards, as bits: Anubis has the Sun on some numbers, and Bast on the others."""
    suns = edition.numbers("bidding.anubis_suns")
    cards = 0
    for number in range(1, piece.PRINTED + 1):
        has_sun = (number in suns) == (seat == piece.ANUBIS)
        cards |= 1 << (2 * (number - 1) + (1 if has_sun else 0))
    return cards


@final
class Box:
    """The component values of one edition, as flat arrays for the engine."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        side = edition.number("board.side")
        self.side: i64 = side
        self.base_side: i64 = edition.number("board.base_side")
        self.grid = grid_of(side)
        places = piece.base_places(edition)
        self.base_places = vec[i64]([int(corner in places) for corner in range(SPACES)])
        covered = [piece.base_spaces(edition, corner) for corner in range(SPACES)]
        zones = [[near for space in spaces for near in around(space, side)] for spaces in covered]
        self.base_low = vec[i64]([low_bits(spaces) for spaces in covered])
        self.base_high = vec[i64]([high_bits(spaces) for spaces in covered])
        self.base_near_low = vec[i64]([low_bits(zone) for zone in zones])
        self.base_near_high = vec[i64]([high_bits(zone) for zone in zones])
        self.arrows = vec[i64]([arrow_bits(edition, token) for token in piece.TOKEN_NAMES])
        self.hands = vec[i64]([printed_cards(edition, seat) for seat in range(piece.SEATS)])
        self.first_sun: i64 = edition.number("board.first_sun")
        self.numbers = vec[i64]([card.number for card in piece.BIDDING_CARDS])
        self.monument_cards = vec[i64]([edition.number(f"monument_cards.{kind}") for kind in piece.KIND_NAMES])
        self.moons = vec[i64]([edition.number(f"moons.{kind}") for kind in piece.KIND_NAMES])
        self.corners = vec[i64](
            [edition.number(f"pyramid.corner_{level}") for level in range(1, len(piece.CORNERS) + 1)]
        )
        self.majority: i64 = edition.number("pyramid.majority")
        self.card_points = vec[i64](edition.numbers("points.monument_cards"))
        self.sun_points: i64 = edition.number("points.sun")
        self.favorite_sun_points: i64 = edition.number("points.favorite_sun")
        self.chain_points: i64 = edition.number("points.chain")
        self.last_wadjet_points: i64 = edition.number("points.last_wadjet")
        self.magic_points: i64 = edition.number("points.magic_left")


@lru_cache(maxsize=64)
def box_of(edition: Edition) -> Box:
    """Return the box of an edition."""
    return Box(edition)
