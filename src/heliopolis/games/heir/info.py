"""Heir to the Pharaoh: bidding for gods who build monuments, for two players."""

from heliopolis.core.info import GameInfo, Option

INFO = GameInfo(
    name="heir",
    title="Heir to the Pharaoh",
    seats=(2,),
    options=(Option("quick", default=False),),
    rules_version=1,
    # 14 entries of set-up, then at most 45 a round: 6 gods, 20 calls and bids, 2 changes, 2 offerings, 2 more in a tie,
    # 13 for the gods' actions with what they draw. The sum is 374.
    longest=374,
    horizon=350,
    score_range=(0, 200),
    minutes=45,
    play_now=(("quick", True),),
)
