"""L'or du pharaon: a race for treasures in a pyramid that falls, for two to four players."""

from heliopolis.core.info import GameInfo, Option

# The bound, for any edition (13 treasures with the bust, 35 hidden cards, 4 seats): at most 35 reveals, 13 × 4 first
# pick-ups and 13 bankings keep a game alive for 5 rounds each, then the pyramid falls within 15 rounds. That makes
# 4 × (101 × 5 + 15) turns of at most 3 actions of 2 decisions, 4 stops with 13 pick-ups and 14 drops each, and an end.
INFO = GameInfo(
    name="gold",
    title="L'or du pharaon",
    seats=(2, 3, 4),
    options=(Option("heavy_treasures", default=False),),
    rules_version=2,
    longest=240_000,
    horizon=1_800,
    score_range=(-10, 40),
    endings=("collapsed", "settled", "stalled"),
    minutes=45,
)
