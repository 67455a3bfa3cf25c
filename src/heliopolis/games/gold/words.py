"""The notation of the actions and outcomes of L'or du pharaon, by number."""

from heliopolis.games.gold.components import DANGERS, HIGHEST_VALUE, KIND_NAMES, MOST_IN_A_CHAMBER, MOST_SEATS

CELL_NAMES = tuple(f"{column}{row}" for row in range(1, 7) for column in "abcdef")
"""The cards of the pyramid: columns a to f from the left, rows 1 to 6 from the top."""

SIDE_SET_NAMES = tuple("".join(side for bit, side in enumerate("nesw") if sides >> bit & 1) for sides in range(16))
"""Sets of sides by number: north is 1, east 2, south 4, west 8."""

TREASURE_NAMES = tuple(f"treasure-{points}" for points in range(1, int(HIGHEST_VALUE) + 1))
"""Treasures by their points, from 1."""

ACTION_WORDS = (
    "end",
    "lay",
    "lift",
    "drop",
    *(f"take {treasure}" for treasure in TREASURE_NAMES),
    "take bust",
    *(f"steal {seat}" for seat in range(1, int(MOST_SEATS) + 1)),
    *(f"open {sides}" for sides in SIDE_SET_NAMES[1:]),
    *(f"move archaeologist {cell}" for cell in CELL_NAMES),
    *(f"move porter {cell}" for cell in CELL_NAMES),
    *(f"reveal {cell}" for cell in CELL_NAMES),
    *(f"turn {cell}" for cell in CELL_NAMES),
)

OUTCOME_WORDS = (
    *(f"start {cell}" for cell in CELL_NAMES),
    *(f"first {seat}" for seat in range(1, int(MOST_SEATS) + 1)),
    *(f"card {kind}" for kind in KIND_NAMES),
    *(f"photo {danger} {count}" for danger in DANGERS for count in range(1, int(MOST_IN_A_CHAMBER) + 1)),
    *(f"treasure {points}" for points in range(1, int(HIGHEST_VALUE) + 1)),
)
