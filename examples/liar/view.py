"""What a seat sees, as plain data: its own dice, and what lay under the cups when they were last lifted."""

from typing import TypedDict

from . import actions as act
from .state import NOTHING, LiarState


class BidView(TypedDict):
    """What the last bid speaks of."""

    count: int
    face: int


class SeatView(TypedDict):
    """What lies before a seat."""

    dice: int
    cup: list[int]
    """Empty for all but the seat itself."""
    shown: list[int]


class LiarView(TypedDict):
    """The table. A key that ends with `_seat` is a player, whom the plain boards call by name."""

    game: str
    seat: int | None
    phase: str
    acting: list[int]
    in_play: int
    bid: BidView | None
    bidder_seat: int | None
    seats: list[SeatView]


def view(state: LiarState, seat: int | None) -> LiarView:
    """Return the table as a seat (or a spectator, `None`) sees it."""
    return {
        "game": "liar",
        "seat": seat,
        "phase": "round",
        "acting": state.actors(),
        "in_play": sum(state.left),
        "bid": bid_view(state),
        "bidder_seat": None if state.bid == NOTHING else state.bidder,
        "seats": [
            {
                "dice": state.left[other],
                "cup": sorted(state.cups[other]) if other == seat else [],
                "shown": sorted(state.shown[other]),
            }
            for other in range(len(state.left))
        ],
    }


def bid_view(state: LiarState) -> BidView | None:
    """Return what the last bid speaks of, if there is one."""
    if state.bid == NOTHING:
        return None
    return {"count": act.count_bid(state.bid), "face": act.face_bid(state.bid)}
