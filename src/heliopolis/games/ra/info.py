"""Ra: an auction game of three epochs, for two to five players."""

from heliopolis.core.info import GameInfo, Option

INFO = GameInfo(
    name="ra",
    title="Ra",
    seats=(2, 3, 4, 5),
    options=(
        Option("open_scores", default=False),
        Option("debts", default=False),
    ),
    rules_version=1,
    # 180 draws with their tiles, at most 93 auctions of six entries, gods, discards and the deal: 951.
    longest=1000,
    horizon=800,
    score_range=(-20, 330),
    endings=("ra-track", "suns"),
    minutes=45,
)
