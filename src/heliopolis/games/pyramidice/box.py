"""The component values of one edition for one number of seats, as flat arrays for the engine."""

from functools import lru_cache
from typing import final

from heliopolis.core.compat import i64, vec
from heliopolis.core.edition import Edition
from heliopolis.games.pyramidice import components, costs
from heliopolis.games.pyramidice.deities import DEITIES, DEITY_NAMES, ENNEAD_NAMES, Deity


def is_activated(deity: Deity) -> bool:
    """Tell whether a power of the Work turn is a decision of its own: others act by themselves, or pay."""
    return (deity.when == "work" and not deity.shows) or deity.name == "khepri"


def deity_bits(chosen: list[bool]) -> int:
    """Return the deities that are chosen, as bits."""
    return sum(1 << number for number, is_chosen in enumerate(chosen) if is_chosen)


def counted(resources: list[str]) -> list[int]:
    """Count the resources of each kind."""
    return [resources.count(name) for name in components.RESOURCE_NAMES]


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
        self.pile: i64 = len(DEITIES) - edition.number(f"supply.removed_deities.seats_{table}")
        self.spots: i64 = edition.number(f"supply.rest_tiles.seats_{table}")
        self.start_workers: i64 = edition.number("start.workers")
        self.start_cats: i64 = edition.number("start.cats")
        self.start_stones: i64 = edition.number("start.stones")
        self.start_glory: i64 = edition.number("start.glory")
        self.slots: i64 = edition.number("board.slots")
        self.turn_cap: i64 = edition.number("limits.turns")
        self.glory_cost: i64 = costs.repeated(costs.ANY_DIE, edition.number("actions.glory_dice"))
        self.glory: i64 = edition.number("actions.glory")
        self.replace_cost: i64 = costs.repeated(costs.ANY_DIE, edition.number("actions.replace_dice"))
        self.lay_out_pyramids(edition, seats)
        self.read_deities(edition)
        self.read_powers(edition)
        self.read_scarabs(edition)
        self.read_projects_and_tiles(edition)
        self.read_architect(edition)

    def lay_out_pyramids(self, edition: Edition, seats: int) -> None:
        """Number the spaces of the pyramids in play: floor by floor, each from the top left."""
        floor: list[int] = []
        workers: list[int] = []
        glory: list[int] = []
        below: list[int] = []
        beside: list[int] = []
        for pyramid in components.PYRAMIDS[: components.PYRAMIDS_IN_PLAY[seats]]:
            under = 0
            for level, side in enumerate(pyramid.sides):
                first = len(floor)
                for space in range(side * side):
                    row, column = divmod(space, side)
                    corner = under + row * (side + 1) + column
                    square = (corner, corner + 1, corner + side + 1, corner + side + 2)
                    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
                    floor.append(level)
                    workers.append(edition.numbers(f"pyramids.{pyramid.name}.workers")[level])
                    glory.append(edition.numbers(f"pyramids.{pyramid.name}.glory")[level])
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
        """Read what deities cost and score; those of the Ennead score together."""
        self.deity_cost = vec[i64]([costs.read(edition.words(f"deities.{name}.cost")) for name in DEITY_NAMES])
        glory = [0 if name in ENNEAD_NAMES else edition.number(f"deities.{name}.glory") for name in DEITY_NAMES]
        self.deity_glory = vec[i64](glory)
        by_cards = [0, *edition.numbers("ennead.glory")]
        self.ennead_glory = vec[i64](by_cards)

    def read_powers(self, edition: Edition) -> None:
        """Read what deities do: when, for what, and what it brings."""
        self.once_a_work_turn: i64 = deity_bits([deity.when == "work" for deity in DEITIES])
        self.once_a_rest_turn: i64 = deity_bits([deity.when == "rest" for deity in DEITIES])
        self.always: i64 = deity_bits([deity.when == "always" for deity in DEITIES])
        self.work_powers: i64 = deity_bits([is_activated(deity) for deity in DEITIES])
        power_cost: list[int] = []
        power_glory: list[int] = []
        power_gains: list[int] = []
        virtual: list[int] = []
        for deity in DEITIES:
            key = f"powers.{deity.name}"
            power_cost.append(costs.read(edition.words(f"{key}.pays")) if deity.pays else 0)
            power_glory.append(edition.number(f"{key}.glory") if deity.wins else 0)
            power_gains += counted(edition.words(f"{key}.gains") if deity.gains else [])
            virtual += edition.numbers(f"{key}.values") if deity.shows else []
        self.power_cost = vec[i64](power_cost)
        self.power_glory = vec[i64](power_glory)
        self.power_gains = vec[i64](power_gains)
        self.virtual_values = vec[i64](virtual)
        self.anubis_more_gods: i64 = edition.number("powers.anubis.more_gods")
        self.hapy_choices: i64 = edition.number("powers.hapy.choices")
        self.khepri_choices: i64 = edition.number("powers.khepri.choices")
        self.khepri_cost: i64 = costs.repeated(costs.EQUAL_DIE, edition.number("powers.khepri.dice"))
        self.serket_glory: i64 = edition.number("powers.serket.glory")
        self.seshat_workers: i64 = edition.number("powers.seshat.workers")
        self.thoth_glory: i64 = edition.number("powers.thoth.glory")

    def read_scarabs(self, edition: Edition) -> None:
        """Read the numbers of scarabs."""
        self.amethyst_cost: i64 = costs.repeated(costs.ANY_DIE, edition.number("scarabs.amethyst.dice"))
        self.silver_glory: i64 = edition.number("scarabs.silver.glory")
        self.pearl_workers: i64 = edition.number("scarabs.pearl.workers")
        self.quartz_glory: i64 = edition.number("scarabs.quartz.glory")
        self.obsidian_glory: i64 = edition.number("scarabs.obsidian.glory")
        self.lapis_dice: i64 = edition.number("scarabs.lapis.dice")
        self.carnelian_glory: i64 = edition.number("scarabs.carnelian.glory")
        self.amber_choices: i64 = edition.number("scarabs.amber.choices")
        self.jasper_glory: i64 = edition.number("scarabs.jasper.glory")

    def read_projects_and_tiles(self, edition: Edition) -> None:
        """Read the projects and rest tiles."""
        pairs = [edition.numbers(f"projects.{name}.values") for name in components.PROJECT_NAMES]
        self.project_first = vec[i64]([pair[0] for pair in pairs])
        self.project_second = vec[i64]([pair[1] for pair in pairs])
        self.project_glory = vec[i64]([edition.number(f"projects.{name}.glory") for name in components.PROJECT_NAMES])
        self.tile_price = vec[i64]([edition.number(f"tiles.{name}.price") for name in components.TILE_NAMES])
        gains: list[int] = []
        choices: list[int] = []
        for tile in components.REST_TILES:
            gains += counted([] if tile.choices else edition.words(f"tiles.{tile.name}.gains"))
            choices.append(edition.number(f"tiles.{tile.name}.choices") if tile.choices else 0)
        self.tile_gains = vec[i64](gains)
        self.tile_choices = vec[i64](choices)

    def read_architect(self, edition: Edition) -> None:
        """Read the board of the Great Architect, if there is one."""
        board = f"architects.{self.architect or components.ARCHITECT_BOARDS[0].name}"
        self.architect_projects: i64 = edition.number(f"{board}.projects") if self.architect else 0
        self.architect_slots = vec[i64](edition.numbers(f"{board}.slots"))
        self.architect_build: i64 = edition.number(f"{board}.build_glory")
        self.architect_high_build: i64 = edition.number(f"{board}.high_build_glory")
        self.architect_pair: i64 = edition.number(f"{board}.pair_glory")


@lru_cache(maxsize=64)
def box_of(edition: Edition, seats: int, architect: str) -> Box:
    """Return the box of an edition for a number of seats and an architect."""
    return Box(edition, seats, architect)
