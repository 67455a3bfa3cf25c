"""Where a game stands: what is asked for now (the phase), and where the turn goes on afterwards (the stage)."""

from typing import Final

from heliopolis.core.compat import i64

# Stages of the game and of a turn. Those at which a seat decides are phases too.
DEAL_TILES: Final[i64] = 0
DEAL_ROW: Final[i64] = 1
DEAL_PROJECTS: Final[i64] = 2
DEAL_SCARABS: Final[i64] = 3
SCARAB: Final[i64] = 4  # a seat keeps one of two scarabs
FIRST: Final[i64] = 5  # chance picks who begins
TURN: Final[i64] = 6  # a seat chooses a rest tile, a deity for Rest turns, or to work
RESTING: Final[i64] = 7  # a seat that has used Bes takes a rest tile
VISION: Final[i64] = 8  # a rest tile gives a deity of the row
TILE_DONE: Final[i64] = 9
TAKING: Final[i64] = 10  # a seat takes dice from the Quarry
WORKING: Final[i64] = 11  # a seat uses its dice
REROLLING: Final[i64] = 12  # a seat chooses dice to reroll
PICKING: Final[i64] = 13  # a seat chooses the die that Amon or Mut sets
SETTING: Final[i64] = 14  # and its value
PLACING: Final[i64] = 15  # a seat chooses a space for a stone die
COSTING: Final[i64] = 16  # and whether Seshat lowers the cost
SACRIFICE: Final[i64] = 17  # Aton takes a deity
UPKEEP: Final[i64] = 18  # the cult of the deities is kept up, or one is lost
WORK_DONE: Final[i64] = 19
REST_DONE: Final[i64] = 20
TURN_DONE: Final[i64] = 21
ARCHITECT: Final[i64] = 22
ARCHITECT_ROLL: Final[i64] = 23
FINISHED: Final[i64] = 24
# Phases within any stage.
DEAL: Final[i64] = 25  # chance deals a tile, project or scarab
DRAW: Final[i64] = 26  # chance draws a deity
ROLL: Final[i64] = 27  # chance rolls a die
PAYING: Final[i64] = 28  # a seat pays a piece of a cost
GAINING: Final[i64] = 29  # a seat names the resource it gains
DISCARDING: Final[i64] = 30  # a seat discards a resource for others
OVERFLOWING: Final[i64] = 31  # a seat has one resource too many
PEARLING: Final[i64] = 32  # a seat may copy a build
LAYING: Final[i64] = 33  # the player of a solo game lays out returned tiles; it is a stage too

# Stages at which nobody decides bear the name of what they belong to.
NAMES = (
    *("deal", "deal", "deal", "deal", "scarab", "deal", "turn", "resting", "vision", "turn", "taking", "working"),
    *("rerolling", "picking", "setting", "placing", "costing", "sacrifice", "upkeep", "working", "turn", "turn"),
    *("architect", "architect", "finished", "deal", "drawing", "rolling", "paying", "gaining", "discarding"),
    *("overflow", "pearl", "laying"),
)


def is_decision(stage: i64) -> bool:
    """Tell whether a stage always waits for the seat whose turn it is."""
    return stage in (WORKING, TURN, RESTING, VISION, REROLLING, PICKING, SETTING, PLACING, COSTING)
