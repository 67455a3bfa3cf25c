"""Pyramidice: dice, gods and pyramids, for one to four players."""

from heliopolis.core.info import GameInfo, Option

ARCHITECTS = ("sneferu", "hemiunu", "amenhotep", "imhotep")

# The bound, for any edition (200 turns, 20 slots, 40 stone dice, 8 pieces a cost and 8 resources a gain). A turn has
# at most 20 dice from the Quarry and 6 virtual ones, a game 40 more from the supply: 5,240 dice, each of which is
# taken, rolled and paid, 20,960 entries, and rerolled at most four times, 42,000. Sixteen gods, twice with Ptah, are
# used, take and give with 25 entries each a turn, 160,000; Khepri with 17 for a die, 89,080. A worker or cat shifts a
# die with two: at most 4,000 of the turns' beginnings, 51,200 and 41,920 from those gods, 194,240. Rest tiles take 50
# a turn, 10,000.
INFO = GameInfo(
    name="pyramidice",
    title="Pyramidice",
    seats=(1, 2, 3, 4),
    options=(Option("architect", default=ARCHITECTS[0], choices=ARCHITECTS),),
    rules_version=1,
    longest=520_000,
)
