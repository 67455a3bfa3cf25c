"""Pyramidice: dice, gods and pyramids, for one to four players."""

from heliopolis.core.info import GameInfo, Option

ARCHITECTS = ("sneferu", "hemiunu", "amenhotep", "imhotep")

# The longest game of any edition has 200 turns, 20 slots, 40 stone dice, 8 pieces a cost and 8 resources a gain.
#    5,240 dice: 20 from the Quarry and 6 virtual ones a turn, and 40 from the supply
#   20,960 entries to take, roll and pay each die, and 42,000 to reroll it four times
#  400,000 to use sixteen gods a turn, twice with Ptah, three times more with scarabs that ready them, 25 entries each
#   89,080 for Khepri, with 17 a die
#  347,840 to shift dice, two for each worker or cat: 4,000 held when turns begin, 128,000 and 41,920 from those gods
#   72,000 for scarabs whose power an edition declares, three uses a turn with 120 entries each, a reroll among them
#   10,000 for Rest tiles, 50 a turn
INFO = GameInfo(
    name="pyramidice",
    title="Pyramidice",
    seats=(1, 2, 3, 4),
    options=(Option("architect", default=ARCHITECTS[0], choices=ARCHITECTS),),
    rules_version=2,
    longest=1_000_000,
    horizon=1_200,
    score_range=(0, 500),
    endings=("supply", "pile", "both", "cap"),
    minutes=30,
)
