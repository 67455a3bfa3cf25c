"""The component values of one edition for one number of seats, as flat arrays for the engine."""

from functools import lru_cache
from typing import Final, final

from heliopolis.core.compat import i64, vec
from heliopolis.core.edition import Edition
from heliopolis.games.pyramidice.components import (
    ANUKET,
    ARCHITECT_BOARDS,
    DEITY_NAMES,
    ENNEAD,
    KHNUM,
    ONCE_A_WORK_TURN,
    PIECES,
    POWERS,
    PROJECT_NAMES,
    PYRAMIDS,
    PYRAMIDS_IN_PLAY,
    RESOURCE_NAMES,
    REST_TILES,
    TILE_NAMES,
    VIRTUAL_DICE,
    kind_of,
)

# A cost is a number of five bits a piece, the first piece lowest:
#
#   0        1 … 6             7        8          9 … 14            15      16   17
#   nothing  a die showing it  any die  any stone  stone showing it  worker  cat  a die as the others of its kind
PIECE_BITS: Final[i64] = 5
PIECE_MASK: Final[i64] = 31
ANY_DIE: Final[i64] = 7
ANY_STONE: Final[i64] = 8
STONE_SHOWING: Final[i64] = 8
"""A stone die showing a value is this plus the value."""
WORKER_PIECE: Final[i64] = 15
CAT_PIECE: Final[i64] = 16
EQUAL_DIE: Final[i64] = 17


def packed(pieces: list[int]) -> int:
    """Return pieces as one number, those with a value first: whoever pays the strictest first is never stuck."""
    valued = [piece for piece in pieces if piece < ANY_DIE or ANY_STONE < piece < WORKER_PIECE]
    stones = [piece for piece in pieces if piece == ANY_STONE]
    free = [piece for piece in pieces if piece == ANY_DIE]
    others = [piece for piece in pieces if piece >= WORKER_PIECE]
    total = 0
    for piece in reversed([*sorted(valued, reverse=True), *stones, *free, *others]):
        total = (total << PIECE_BITS) | piece
    return total


def pieces_of(words: list[str]) -> int:
    """Return a cost as the edition writes it as one number."""
    return packed([PIECES.index(word) + 1 for word in words])


def is_activated(name: str) -> bool:
    """Tell whether a power of the Work turn is a decision of its own: others act by themselves, or pay."""
    if kind_of(name) == ONCE_A_WORK_TURN:
        return name not in VIRTUAL_DICE
    return name == "khepri"


@final
class Box:
    """The component values of one edition for one number of seats."""

    def __init__(self, edition: Edition, seats: int, architect: str) -> None:
        self.edition = edition
        self.architect = architect if seats == 1 else ""
        table = max(seats, 2)
        self.workers: i64 = edition.number("supply.workers")
        self.cats: i64 = edition.number("supply.cats")
        self.prayer_dice: i64 = edition.number("supply.prayer_dice")
        self.stone_dice: i64 = edition.number(f"supply.stone_dice.seats_{table}")
        self.pile: i64 = len(DEITY_NAMES) - edition.number(f"supply.removed_deities.seats_{table}")
        self.spots: i64 = edition.number(f"supply.rest_tiles.seats_{table}")
        self.start_workers: i64 = edition.number("start.workers")
        self.start_cats: i64 = edition.number("start.cats")
        self.start_stones: i64 = edition.number("start.stones")
        self.start_glory: i64 = edition.number("start.glory")
        self.slots: i64 = edition.number("board.slots")
        self.turn_cap: i64 = edition.number("limits.turns")
        self.glory_due: i64 = packed([int(ANY_DIE)] * edition.number("actions.glory_dice"))
        self.glory: i64 = edition.number("actions.glory")
        self.replace_due: i64 = packed([int(ANY_DIE)] * edition.number("actions.replace_dice"))
        self.lay_out_pyramids(edition, seats)
        self.read_deities(edition)
        self.read_cards(edition)
        self.read_architect(edition)

    def lay_out_pyramids(self, edition: Edition, seats: int) -> None:
        """Number the spaces of the pyramids in play: floor by floor, each from the top left."""
        floor: list[int] = []
        workers: list[int] = []
        glory: list[int] = []
        below: list[int] = []
        beside: list[int] = []
        for name in list(PYRAMIDS)[: PYRAMIDS_IN_PLAY[seats]]:
            under = 0
            for level, side in enumerate(PYRAMIDS[name]):
                first = len(floor)
                for space in range(side * side):
                    row, column = divmod(space, side)
                    corner = under + row * (side + 1) + column
                    square = (corner, corner + 1, corner + side + 1, corner + side + 2)
                    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
                    floor.append(level)
                    workers.append(edition.numbers(f"pyramids.{name}.workers")[level])
                    glory.append(edition.numbers(f"pyramids.{name}.glory")[level])
                    below.append(sum(1 << cell for cell in square) if level else 0)
                    inside = [(r, c) for r, c in near if 0 <= r < side and 0 <= c < side]
                    beside.append(sum(1 << (first + r * side + c) for r, c in inside))
                under = first
        self.cells: i64 = len(floor)
        self.cell_floor = vec[i64](floor)
        self.cell_workers = vec[i64](workers)
        self.cell_glory = vec[i64](glory)
        self.cell_below = vec[i64](below)
        self.cell_beside = vec[i64](beside)
        by_value = [0, *edition.numbers("building.workers")]
        self.die_workers = vec[i64](by_value)

    def read_deities(self, edition: Edition) -> None:
        """Read the cards of deities."""
        costs: list[int] = []
        glory: list[int] = []
        due: list[int] = []
        power_glory: list[int] = []
        gains: list[int] = []
        for number, name in enumerate(DEITY_NAMES):
            costs.append(pieces_of(edition.words(f"deities.{name}.cost")))
            glory.append(0 if number < ENNEAD else edition.number(f"deities.{name}.glory"))
            pays, gained, worth = POWERS.get(name, ("", "", 0))
            due.append(pieces_of(edition.words(f"powers.{name}.pays")) if pays else 0)
            power_glory.append(edition.number(f"powers.{name}.glory") if worth else 0)
            words = edition.words(f"powers.{name}.gains") if gained else []
            gains += [words.count(resource) for resource in RESOURCE_NAMES]
        self.deity_kind = vec[i64]([kind_of(name) for name in DEITY_NAMES])
        self.once_a_work_turn: i64 = sum(
            1 << number for number, name in enumerate(DEITY_NAMES) if kind_of(name) == ONCE_A_WORK_TURN
        )
        self.work_powers: i64 = sum(1 << number for number, name in enumerate(DEITY_NAMES) if is_activated(name))
        self.deity_cost = vec[i64](costs)
        self.deity_glory = vec[i64](glory)
        self.power_due = vec[i64](due)
        self.power_glory = vec[i64](power_glory)
        self.power_gains = vec[i64](gains)
        by_cards = [0, *edition.numbers("ennead.glory")]
        self.ennead_glory = vec[i64](by_cards)
        virtual: list[int] = []
        for name in DEITY_NAMES[int(KHNUM) : int(ANUKET) + 1]:
            virtual += edition.numbers(f"powers.{name}.values")
        self.virtual_values = vec[i64](virtual)
        self.anubis_more_gods: i64 = edition.number("powers.anubis.more_gods")
        self.hapy_choices: i64 = edition.number("powers.hapy.choices")
        self.khepri_choices: i64 = edition.number("powers.khepri.choices")
        self.khepri_due: i64 = packed([int(EQUAL_DIE)] * edition.number("powers.khepri.dice"))
        self.serket_glory: i64 = edition.number("powers.serket.glory")
        self.seshat_workers: i64 = edition.number("powers.seshat.workers")
        self.thoth_glory: i64 = edition.number("powers.thoth.glory")

    def read_cards(self, edition: Edition) -> None:
        """Read the scarabs, projects and rest tiles."""
        self.amethyst_due: i64 = packed([int(ANY_DIE)] * edition.number("scarabs.amethyst.dice"))
        self.silver_glory: i64 = edition.number("scarabs.silver.glory")
        self.pearl_workers: i64 = edition.number("scarabs.pearl.workers")
        self.quartz_glory: i64 = edition.number("scarabs.quartz.glory")
        self.obsidian_glory: i64 = edition.number("scarabs.obsidian.glory")
        self.lapis_dice: i64 = edition.number("scarabs.lapis.dice")
        self.carnelian_glory: i64 = edition.number("scarabs.carnelian.glory")
        self.amber_choices: i64 = edition.number("scarabs.amber.choices")
        self.jasper_glory: i64 = edition.number("scarabs.jasper.glory")
        pairs = [edition.numbers(f"projects.{name}.values") for name in PROJECT_NAMES]
        self.project_first = vec[i64]([pair[0] for pair in pairs])
        self.project_second = vec[i64]([pair[1] for pair in pairs])
        self.project_glory = vec[i64]([edition.number(f"projects.{name}.glory") for name in PROJECT_NAMES])
        self.tile_price = vec[i64]([edition.number(f"tiles.{name}.price") for name in TILE_NAMES])
        gains: list[int] = []
        choices: list[int] = []
        for name in TILE_NAMES:
            chosen = REST_TILES[name][2] > 0
            words = [] if chosen else edition.words(f"tiles.{name}.gains")
            gains += [words.count(resource) for resource in RESOURCE_NAMES]
            choices.append(edition.number(f"tiles.{name}.choices") if chosen else 0)
        self.tile_gains = vec[i64](gains)
        self.tile_choices = vec[i64](choices)

    def read_architect(self, edition: Edition) -> None:
        """Read the board of the Great Architect, if there is one."""
        board = f"architects.{self.architect or next(iter(ARCHITECT_BOARDS))}"
        self.architect_projects: i64 = edition.number(f"{board}.projects") if self.architect else 0
        self.architect_slots = vec[i64](edition.numbers(f"{board}.slots"))
        self.architect_build: i64 = edition.number(f"{board}.build_glory")
        self.architect_high: i64 = edition.number(f"{board}.high_build_glory")
        self.architect_pair: i64 = edition.number(f"{board}.pair_glory")


@lru_cache(maxsize=64)
def box_of(edition: Edition, seats: int, architect: str) -> Box:
    """Return the box of an edition for a number of seats and an architect."""
    return Box(edition, seats, architect)
