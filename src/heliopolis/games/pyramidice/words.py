"""The notation of Pyramidice's actions and outcomes, by number."""

from heliopolis.games.pyramidice.components import (
    DEITY_NAMES,
    PROJECT_NAMES,
    PYRAMIDS,
    RESOURCE_NAMES,
    SCARAB_NAMES,
    SIDES,
    TILE_NAMES,
)

VALUES = range(1, int(SIDES) + 1)
DICE = ("stone", "prayer")
PAYING_DICE = (*DICE, "khnum", "satis", "anuket")
SPACES = [
    f"{pyramid} {space}" for pyramid, sides in PYRAMIDS.items() for space in range(1, sum(s * s for s in sides) + 1)
]

ACTION_WORDS = (
    *("work", "reroll", "throw", "finish", "glory", "full", "seshat", "pearl", "decline", "lapis"),
    *(f"rest {tile}" for tile in TILE_NAMES),
    *(f"emerald {tile}" for tile in TILE_NAMES),
    *(f"take {die}" for die in DICE),
    *(f"pay {die} {value}" for die in PAYING_DICE for value in VALUES),
    *("spend worker", "spend cat"),
    *(f"choose {die} {value}" for die in DICE for value in VALUES),
    *(f"raise {die} {value}" for die in DICE for value in VALUES),
    *(f"lower {die} {value}" for die in DICE for value in VALUES),
    *(f"build {value}" for value in VALUES),
    *(f"place {space}" for space in SPACES),
    *(f"gain {resource}" for resource in RESOURCE_NAMES),
    *(f"discard {resource}" for resource in RESOURCE_NAMES),
    *(f"value {value}" for value in VALUES),
    *(f"worship {deity}" for deity in DEITY_NAMES),
    *(f"activate {deity}" for deity in DEITY_NAMES),
    *(f"replace {deity}" for deity in DEITY_NAMES),
    *(f"borrow {deity}" for deity in DEITY_NAMES),
    *(f"forsake {deity}" for deity in DEITY_NAMES),
    "forsake ennead",
    *(f"keep {scarab}" for scarab in SCARAB_NAMES),
)

OUTCOME_WORDS = (
    *(f"stone {value}" for value in VALUES),
    *(f"prayer {value}" for value in VALUES),
    *(f"deity {deity}" for deity in DEITY_NAMES),
    *(f"tile {tile}" for tile in TILE_NAMES),
    *(f"project {project}" for project in PROJECT_NAMES),
    *(f"scarab {scarab}" for scarab in SCARAB_NAMES),
    *(f"first {seat}" for seat in range(1, 5)),
)
