"""The notation of Ra's actions and outcomes, by number."""

from heliopolis.games.ra.components import DISASTERS, HIGHEST_SUN, MOST_SEATS, NAMES

ACTION_WORDS = (
    "draw",
    "invoke",
    "pass",
    "done",
    *(f"bid {sun}" for sun in range(1, int(HIGHEST_SUN) + 1)),
    *(f"take {name}" for name in NAMES[2:]),
    *(f"discard {name}" for name in NAMES[6 : -len(DISASTERS)]),
)

OUTCOME_WORDS = (
    *(f"suns {group}" for group in range(1, int(MOST_SEATS) + 1)),
    *(f"tile {name}" for name in NAMES),
)
