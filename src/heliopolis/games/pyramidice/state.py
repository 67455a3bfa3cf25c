"""A game of Pyramidice at one moment: the data, and the contract's methods, each a line into a room of the rules."""

from typing import Any, Final, final

from heliopolis.core.compat import i64, vec
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, Actions, State
from heliopolis.games.pyramidice.box import Box
from heliopolis.games.pyramidice.components import NO_DEITY, NO_RESOURCE

# Stages of the game and of a turn. Those at which a seat decides are phases too.
DEAL_TILES: Final[i64] = 0
DEAL_ROW: Final[i64] = 1
DEAL_PROJECTS: Final[i64] = 2
DEAL_SCARABS: Final[i64] = 3
SCARAB: Final[i64] = 4  # a seat keeps one of two scarabs
FIRST: Final[i64] = 5  # chance picks who begins
TURN: Final[i64] = 6  # a seat chooses a rest tile, a deity for Rest turns, or to work
RESTING: Final[i64] = 7  # a seat that has used Bes takes a rest tile
VISION_GOD: Final[i64] = 8  # a rest tile gives a deity of the row
TILE_DONE: Final[i64] = 9
TAKING: Final[i64] = 10  # a seat takes dice from the Quarry
WORKING: Final[i64] = 11  # a seat uses its dice
CHOOSING: Final[i64] = 12  # a seat chooses dice to reroll
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

# What a payment is for.
NOTHING: Final[i64] = 0
FOR_DEITY: Final[i64] = 1
FOR_POWER: Final[i64] = 2
FOR_REPLACING: Final[i64] = 3
FOR_GLORY: Final[i64] = 4
FOR_LOAN: Final[i64] = 5
FOR_BUILD: Final[i64] = 6
FOR_RAISE: Final[i64] = 7
FOR_LOWER: Final[i64] = 8

# What was done in this turn.
REROLLED: Final[i64] = 1
LAPIS_USED: Final[i64] = 2
GOLD_USED: Final[i64] = 4
TURQUOISE_USED: Final[i64] = 8
AMETHYST_USED: Final[i64] = 16
JASPER_USED: Final[i64] = 32
PEARL_USED: Final[i64] = 64

# How the game ends.
GOES_ON: Final[i64] = 0
SUPPLY_EMPTY: Final[i64] = 1
PILE_EMPTY: Final[i64] = 2
BOTH_EMPTY: Final[i64] = 3
CAPPED: Final[i64] = 4

ENDINGS = ("", "supply", "pile", "both", "cap")

# Why Glory changes during the game.
BUILD_LINE: Final[i64] = 0
FLOOR_LINE: Final[i64] = 1
THOTH_LINE: Final[i64] = 2
SERKET_LINE: Final[i64] = 3
CARNELIAN_LINE: Final[i64] = 4
PEARL_LINE: Final[i64] = 5
SILVER_LINE: Final[i64] = 6
DICE_LINE: Final[i64] = 7
POWER_LINE: Final[i64] = 8
PRICE_LINE: Final[i64] = 9

NOBODY: Final[i64] = -1

# A player's row of `areas`; the architect of a solo game has the last one:
#
#   0        1     2       3      4             5       6, 7     8                9 … 11      12
#   workers  cats  stones  glory  gods as bits  scarab  offered  projects (bits)  rest tiles  covered tiles (bits)
WORKERS: Final[i64] = 0
CATS: Final[i64] = 1
STONES: Final[i64] = 2
GLORY: Final[i64] = 3
GODS: Final[i64] = 4
SCARAB_KEPT: Final[i64] = 5
OFFERED: Final[i64] = 6
PROJECTS_HELD: Final[i64] = 8
TILES_HELD: Final[i64] = 9
COVERED: Final[i64] = 12
ROW: Final[i64] = 13

# The `table`, shared by all; dice of the hand are counted by value:
#
#   0 … 9       10 … 12     13 … 18     19 … 24      25 … 44
#   rest tiles  deity row   stone dice  prayer dice  spaces of the pyramids
SPOTS: Final[i64] = 0
DEITY_ROW: Final[i64] = 10
HAND: Final[i64] = 13
"""Stone dice by value, then prayer dice by value."""
SPACES: Final[i64] = 25
TABLE: Final[i64] = 45


@final
class PyramidiceState(State):
    """The whole table."""

    def __init__(self, box: Box, seats: i64, players: i64, table: vec[i64], areas: vec[i64]) -> None:
        self.journal = None
        self.reveals = 0
        self.box = box
        self.seats: i64 = seats
        self.players: i64 = players  # the seats, and the architect of a solo game
        self.table = table
        self.areas = areas
        self.phase: i64 = DEAL  # what is asked for now
        self.stage: i64 = DEAL_TILES  # where the turn stands: the phase, or what it goes on with
        self.acting: i64 = CHANCE
        self.turn: i64 = 0  # whose turn it is; the architect is the last of the players
        self.turns: i64 = 0  # how many turns have been played
        self.dealt: i64 = 0  # how many cards of a kind are dealt, before the first turn
        self.pharaoh: i64 = NOBODY  # who brought about the end, and will have the last turn
        self.ending: i64 = GOES_ON
        self.supply: i64 = 0  # stone dice in the supply
        self.quarry_stones: i64 = 0
        self.quarry_prayers: i64 = 0
        self.workers: i64 = 0  # workers in the supply
        self.cats: i64 = 0  # cats in the supply
        self.pile: i64 = 0  # deities in the pile
        self.unseen: i64 = 0  # the deities nobody has seen yet, as bits: the pile, and those put away
        self.gone: i64 = 0  # discarded deities, as bits
        self.filled: i64 = 0  # spaces of the pyramids with a die, as bits
        self.used: i64 = 0  # deities used in this turn, as bits
        self.flags: i64 = 0  # what else may be done only once a turn, as bits
        self.loan: i64 = NO_DEITY  # the deity borrowed by Amethyst
        self.resting: bool = False  # the turn is a Rest turn
        self.working: bool = False  # the seat is within the steps of a Work turn
        self.work_due: bool = False  # a Work turn follows the rest tile
        self.to_take: i64 = 0  # dice still to be taken from the Quarry
        self.cup_stones: i64 = 0  # dice taken or chosen, waiting to be rolled
        self.cup_prayers: i64 = 0
        self.cup_limit: i64 = 0  # how many dice this reroll may have
        self.rolling: bool = False  # the cup is being rolled
        self.due: i64 = 0  # what is still to be paid, piece by piece
        self.purpose: i64 = NOTHING  # what it is paid for
        self.subject: i64 = 0  # which deity, die or space that is about
        self.subject_value: i64 = 0  # the value of that die
        self.spent_workers: i64 = 0  # workers paid for the build under way
        self.gainer: i64 = 0  # who is gaining
        self.gain_workers: i64 = 0  # resources still to be gained
        self.gain_cats: i64 = 0
        self.gain_stones: i64 = 0
        self.overflow: bool = False  # the gainer has one resource too many
        self.discards: i64 = 0  # resources to be discarded for others
        self.choices: i64 = 0  # resources of choice still to be gained
        self.choice_size: i64 = 1  # how many of the chosen kind are gained at once
        self.banned: i64 = NO_RESOURCE  # the kind that may not be chosen
        self.cats_round: i64 = 0  # how far the round of cats for the others has come, 0 for none
        self.pearl_glory: i64 = 0  # the Glory of a build that Pearl may copy
        self.draws: i64 = 0  # deities to be drawn to the row
        self.draw_left: bool = False  # the next deity enters at the left, whatever gaps there are

    def clone(self) -> "PyramidiceState":
        copy = PyramidiceState(self.box, self.seats, self.players, self.table[:], self.areas[:])
        copy.reveals = self.reveals
        copy.phase = self.phase
        copy.stage = self.stage
        copy.acting = self.acting
        copy.turn = self.turn
        copy.turns = self.turns
        copy.dealt = self.dealt
        copy.pharaoh = self.pharaoh
        copy.ending = self.ending
        copy.supply = self.supply
        copy.quarry_stones = self.quarry_stones
        copy.quarry_prayers = self.quarry_prayers
        copy.workers = self.workers
        copy.cats = self.cats
        copy.pile = self.pile
        copy.unseen = self.unseen
        copy.gone = self.gone
        copy.filled = self.filled
        copy.used = self.used
        copy.flags = self.flags
        copy.loan = self.loan
        copy.resting = self.resting
        copy.working = self.working
        copy.work_due = self.work_due
        copy.to_take = self.to_take
        copy.cup_stones = self.cup_stones
        copy.cup_prayers = self.cup_prayers
        copy.cup_limit = self.cup_limit
        copy.rolling = self.rolling
        copy.due = self.due
        copy.purpose = self.purpose
        copy.subject = self.subject
        copy.subject_value = self.subject_value
        copy.spent_workers = self.spent_workers
        copy.gainer = self.gainer
        copy.gain_workers = self.gain_workers
        copy.gain_cats = self.gain_cats
        copy.gain_stones = self.gain_stones
        copy.overflow = self.overflow
        copy.discards = self.discards
        copy.choices = self.choices
        copy.choice_size = self.choice_size
        copy.banned = self.banned
        copy.cats_round = self.cats_round
        copy.pearl_glory = self.pearl_glory
        copy.draws = self.draws
        copy.draw_left = self.draw_left
        return copy

    def actor(self) -> i64:
        return self.acting

    def write_legal(self, seat: i64, into: Actions) -> None:
        legal.write_legal(self, seat, into)

    def apply(self, seat: i64, action: i64) -> None:
        apply.apply(self, seat, action)

    def outcomes(self) -> list[tuple[int, int]]:
        return chance.outcomes(self)

    def sample(self, rng: Rng) -> i64:
        return chance.sample(self, rng)

    def resolve(self, outcome: i64) -> None:
        apply.resolve(self, outcome)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def standings(self) -> list[int]:
        return scoring.standings(self)

    def rivals(self) -> list[int]:
        return scoring.rivals(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        return knowledge.view(self, seat)

    def redeal(self, seat: int | None, rng: Rng) -> State:
        return knowledge.redeal(self, seat, rng)

    def save(self) -> dict[str, Any]:
        return setup.save(self)


# The rules know the state, so the state imports them last.
from heliopolis.games.pyramidice import apply, chance, knowledge, legal, scoring, setup
