"""What tiles are worth to a seat in Ra: what they score now, and what they promise for later epochs."""

from typing import Final, final

from heliopolis.core.compat import i64, vec
from heliopolis.core.verbs import unknown
from heliopolis.games.ra import areas as area, tiles as tile
from heliopolis.games.ra.components import AUCTION_TRACK, EPOCHS
from heliopolis.games.ra.disasters import TAKEN
from heliopolis.games.ra.state import RaState

KEPT_GOD: Final = 0.9
"""Which part of what a god must bring it is worth before it is played."""
PAIR: Final[i64] = 2
NEARLY_ALL: Final[i64] = 5
"""From this many different monuments on, each more promises the fame for seven and eight."""
MOST_AHEAD: Final[i64] = 6
"""With more different monuments than these the fame itself tells."""


@final
class Weights:
    """What the light policy goes by, for one number of seats."""

    def __init__(self, table: dict[str, tuple[float, ...]], column: int) -> None:
        # What a lot must be worth for a sun.
        self.price_of_lowest: float = table["price_of_lowest"][column]
        self.price_of_rank: float = table["price_of_rank"][column]
        """What is added for a sun that beats all others, and less for others."""
        self.price_at_last: float = table["price_at_last"][column]
        """Which part of the price is left when the epoch is about to end."""
        self.urgency: float = table["urgency"][column]
        """How many suns can be spent in time for each Ra to come: who has more lets the price fall."""
        self.centre_worth: float = table["centre_worth"][column]
        """What the sun in the centre is worth if it beats all others and the own one none."""
        self.noise: float = table["noise"][column]
        # When to invoke Ra.
        self.margin: float = table["margin"][column]
        """How much more the lot may be worth to another seat."""
        self.crowd: float = table["crowd"][column]
        """With how many tiles on the auction track any lot is auctioned."""
        self.next_tile: float = table["next_tile"][column]
        """What one more tile is worth to the last seat with a sun."""
        # What tiles promise.
        self.god_worth: float = table["god_worth"][column]
        """What a tile must promise before a god is played for it."""
        self.pharaoh_worth: float = table["pharaoh_worth"][column]
        """In each epoch to come."""
        self.nile_later: float = table["nile_later"][column]
        """In each later epoch."""
        self.nile_dry: float = table["nile_dry"][column]
        """In this epoch, without a flood."""
        self.flood_worth: float = table["flood_worth"][column]
        self.first_civilisation: float = table["first_civilisation"][column]
        self.second_civilisation: float = table["second_civilisation"][column]
        self.third_civilisation: float = table["third_civilisation"][column]
        self.further_civilisation: float = table["further_civilisation"][column]
        self.spare_civilisation: float = table["spare_civilisation"][column]
        """A second one of the same kind: it answers an unrest."""
        self.monument_hope: float = table["monument_hope"][column]
        """For each monument, in each later epoch."""
        self.monument_pair: float = table["monument_pair"][column]
        """For two alike, and for each kind towards seven."""


@final
class Tray:
    """A seat's tiles, copied to try things out on."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.tiles = vec[i64]([0] * int(tile.FIRST_DISASTER))

    def lay_out(self, state: RaState, seat: i64) -> None:
        """Copy a seat's tiles."""
        row = seat * area.ROW
        for kind in range(tile.GOD, tile.FIRST_DISASTER):
            self.tiles[kind] = state.areas[row + kind]

    def lot_worth(self, state: RaState, seat: i64) -> float:
        """Return what the auction track adds to what a seat's tiles promise."""
        if state.track_tiles == 0:
            return 0.0
        self.lay_out(state, seat)
        before = self.promise(state)
        disasters: i64 = 0
        for slot in range(AUCTION_TRACK):
            kind = state.track[slot]
            if kind != tile.NO_TILE:
                if kind < tile.FIRST_DISASTER:
                    self.tiles[kind] += 1
                else:
                    disasters += 1
        # Disasters strike when all tiles of the lot are there.
        if disasters > 0:
            for slot in range(AUCTION_TRACK):
                kind = state.track[slot]
                if kind >= tile.FIRST_DISASTER:
                    self.strike(kind)
        return self.promise(state) - before

    def strike(self, disaster: i64) -> None:
        """Take two tiles for a disaster, those of which there are two first."""
        for _ in range(TAKEN):
            if disaster == tile.FUNERAL:
                self.lose(tile.PHARAOH)
            elif disaster == tile.DROUGHT:
                self.lose(tile.FLOOD if self.tiles[tile.FLOOD] > 0 else tile.NILE)
            elif disaster == tile.UNREST:
                self.lose(self.least_missed(tile.FIRST_CIVILISATION, tile.LAST_CIVILISATION))
            elif disaster == tile.EARTHQUAKE:
                self.lose(self.least_missed(tile.FIRST_MONUMENT, tile.LAST_MONUMENT))
            else:
                raise unknown("disaster", disaster)

    def lose(self, kind: i64) -> None:
        """Take one tile away, if there is one."""
        if self.tiles[kind] > 0:
            self.tiles[kind] -= 1

    def least_missed(self, first: i64, last: i64) -> i64:
        """Return the kind whose loss hurts least, roughly: a double, otherwise any."""
        best = first
        for kind in range(first, last + 1):
            held = self.tiles[kind]
            if held == PAIR or (held > 0 and self.tiles[best] == 0):
                best = kind
        return best

    def promise(self, state: RaState) -> float:
        """Return what the tiles are worth now and promise for later epochs."""
        tiles = self.tiles
        weights = self.weights
        later = float(EPOCHS - state.epoch)
        worth = weights.god_worth * KEPT_GOD * float(tiles[tile.GOD])
        worth += float(state.box.gold_fame * tiles[tile.GOLD])
        worth += weights.pharaoh_worth * (1.0 + later) * float(tiles[tile.PHARAOH])
        niles = float(tiles[tile.NILE])
        if tiles[tile.FLOOD] > 0:
            worth += niles + weights.flood_worth * float(tiles[tile.FLOOD])
        else:
            worth += weights.nile_dry * niles
        worth += weights.nile_later * later * niles
        different: i64 = 0
        for kind in range(tile.FIRST_CIVILISATION, tile.LAST_CIVILISATION + 1):
            if tiles[kind] > 0:
                different += 1
                worth += weights.spare_civilisation * float(tiles[kind] - 1)
        if different > 0:
            worth += weights.first_civilisation
        if different > 1:
            worth += weights.second_civilisation
        if different > 2:
            worth += weights.third_civilisation
        if different > 3:
            worth += weights.further_civilisation * float(different - 3)
        return worth + self.monument_promise(state, later)

    def monument_promise(self, state: RaState, later: float) -> float:
        """Return what monuments will score, and what they promise towards seven kinds or three alike."""
        box = state.box
        weights = self.weights
        different: i64 = 0
        held: i64 = 0
        worth = 0.0
        for kind in range(tile.FIRST_MONUMENT, tile.LAST_MONUMENT + 1):
            count = self.tiles[kind]
            if count > 0:
                different += 1
                held += count
                worth += float(box.same_monument_fame[count])
                if count == PAIR:
                    worth += weights.monument_pair * (1.0 + later)
        worth += float(box.different_monument_fame[different])
        if NEARLY_ALL <= different <= MOST_AHEAD:
            worth += weights.monument_pair * float(different - NEARLY_ALL + 1)
        return worth + weights.monument_hope * later * float(held)
