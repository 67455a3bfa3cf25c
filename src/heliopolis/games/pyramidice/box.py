"""The component values of one edition for one number of seats, as flat arrays for the engine."""

from functools import lru_cache
from typing import final

from heliopolis.core.compat import i64, vec
from heliopolis.core.edition import Edition

from . import components, costs, pictures, scarab_cards
from .deities import DEITIES, DEITY_NAMES, ENNEAD_NAMES, Deity


def is_activated(deity: Deity) -> bool:
    """Tell whether a power of the Work turn is a decision of its own: others act by themselves, or pay."""
    return (deity.when == "work" and not deity.shows) or deity.name == "khepri"


def bits_of(chosen: list[bool]) -> int:
    """Return the cards that are chosen, as bits."""
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
        self.floors: list[tuple[int, int]] = []
        for pyramid in components.PYRAMIDS[: components.PYRAMIDS_IN_PLAY[seats]]:
            under = 0
            for level, side in enumerate(pyramid.sides):
                first = len(floor)
                self.floors.append((first, side))
                for space in range(side * side):
                    row, column = divmod(space, side)
                    corner = under + row * (side + 1) + column
                    square = (corner, corner + 1, corner + side + 1, corner + side + 2)
                    floor.append(level)
                    workers.append(edition.numbers(f"pyramids.{pyramid.name}.workers")[level])
                    glory.append(edition.numbers(f"pyramids.{pyramid.name}.glory")[level])
                    below.append(sum(1 << cell for cell in square) if level else 0)
                under = first
        self.cells: i64 = len(floor)
        self.cell_floor = vec[i64](floor)
        self.cell_workers = vec[i64](workers)
        self.cell_glory = vec[i64](glory)
        self.cell_below = vec[i64](below)
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
        self.once_a_work_turn: i64 = bits_of([deity.when == "work" for deity in DEITIES])
        self.once_a_rest_turn: i64 = bits_of([deity.when == "rest" for deity in DEITIES])
        self.always: i64 = bits_of([deity.when == "always" for deity in DEITIES])
        self.work_powers: i64 = bits_of([is_activated(deity) for deity in DEITIES])
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
        self.read_declared_powers(edition)

    def read_declared_powers(self, edition: Edition) -> None:
        """Read the powers of scarabs that the edition declares, in place of their own."""
        keys = [f"scarabs.{scarab.name}.power" for scarab in scarab_cards.SCARABS]
        gains = [edition.words(f"{key}.gains") for key in keys]
        self.scarab_when = vec[i64]([scarab_cards.WHENS.index(edition.word(f"{key}.when")) for key in keys])
        self.declares: bool = any(
            when != scarab_cards.WHENS[0] for when in [edition.word(f"{key}.when") for key in keys]
        )
        self.scarab_cost = vec[i64]([costs.read(edition.words(f"{key}.pays")) for key in keys])
        self.scarab_glory = vec[i64]([edition.number(f"{key}.glory") for key in keys])
        self.scarab_each = vec[i64]([scarab_cards.EACH.index(edition.word(f"{key}.each")) for key in keys])
        self.scarab_limit = vec[i64]([edition.number(f"{key}.limit") for key in keys])
        self.scarab_gains = vec[i64]([count for gain in gains for count in counted(gain)])
        self.scarab_choices = vec[i64]([gain.count("choice") for gain in gains])
        self.scarabs_that_reroll: i64 = bits_of(["reroll" in gain for gain in gains])
        self.scarabs_that_ready: i64 = bits_of(["ready" in gain for gain in gains])

    def read_projects_and_tiles(self, edition: Edition) -> None:
        """Read the projects and rest tiles."""
        self.lay_out_projects([edition.word(f"projects.{name}.pattern") for name in components.PROJECT_NAMES])
        self.project_glory = vec[i64]([edition.number(f"projects.{name}.glory") for name in components.PROJECT_NAMES])
        self.tile_price = vec[i64]([edition.number(f"tiles.{name}.price") for name in components.TILE_NAMES])
        gains: list[int] = []
        choices: list[int] = []
        for tile in components.REST_TILES:
            gains += counted([] if tile.choices else edition.words(f"tiles.{tile.name}.gains"))
            choices.append(edition.number(f"tiles.{tile.name}.choices") if tile.choices else 0)
        self.tile_gains = vec[i64](gains)
        self.tile_choices = vec[i64](choices)

    def lay_out_projects(self, patterns: list[str]) -> None:
        """Find the figures of all projects through each space: see `pictures`."""
        first: list[int] = [0]
        values: list[int] = []
        others: list[int] = []
        for pattern in patterns:
            figures = pictures.figures(pattern, self.floors)
            for cell in range(int(self.cells)):
                for figure in figures:
                    for space, value in figure:
                        if space == cell:
                            values.append(value)
                            others.append(pictures.packed(figure, cell))
                first.append(len(values))
        self.figures_from = vec[i64](first)
        self.figure_value = vec[i64](values)
        self.figure_others = vec[i64](others)
        dice = [[value for _, _, value in pictures.dice_of(pattern)] for pattern in patterns]
        self.project_dice = vec[i64]([len(each) for each in dice])
        self.project_shows = vec[i64]([sum(1 << value for value in set(each)) for each in dice])

    def read_architect(self, edition: Edition) -> None:
        """Read the board of the Great Architect, if there is one."""
        names = [board.name for board in components.ARCHITECT_BOARDS]
        self.architect_number: i64 = names.index(self.architect) if self.architect else -1
        board = f"architects.{self.architect or components.ARCHITECT_BOARDS[0].name}"
        self.architect_projects: i64 = edition.number(f"{board}.projects") if self.architect else 0
        self.architect_slots = vec[i64](edition.numbers(f"{board}.slots"))
        self.architect_slot_count: i64 = len(edition.numbers(f"{board}.slots"))
        self.architect_build: i64 = edition.number(f"{board}.build_glory")
        self.architect_high_build: i64 = edition.number(f"{board}.high_build_glory")
        self.architect_pair: i64 = edition.number(f"{board}.pair_glory")
        self.architect_god: i64 = edition.number(f"{board}.god_glory")
        self.architect_full: i64 = edition.number(f"{board}.full_glory")


@lru_cache(maxsize=64)
def box_of(edition: Edition, seats: int, architect: str) -> Box:
    """Return the box of an edition for a number of seats and an architect."""
    return Box(edition, seats, architect)
