"""What a seat knows of Pyramidice as numbers: the table, and of the projects only its own before the end."""

from typing import Final

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64
from heliopolis.core.observation import Field, Layout, Sheet, flags, number, numbers, score

from . import areas as area, cards, components, costs, dice, phases as at, purposes, rest, row, scarabs, table
from .deities import DEITY_NAMES
from .info import ARCHITECTS, INFO
from .scarab_cards import MOST_USES
from .state import NOBODY, PyramidiceState

LEAST_GLORY: Final[i64] = INFO.score_range[0]
MOST_GLORY: Final[i64] = INFO.score_range[1]
STAGES: Final[i64] = 34
PURPOSES: Final[i64] = 10
ENDINGS: Final[i64] = 5
DICE: Final[i64] = 12
SPACES: Final[i64] = 20
PIECES: Final[i64] = 8
"""How many pieces a cost may have."""
ONCE: Final[i64] = 7
ARCHITECT_COUNT: Final[i64] = 4
MOST_SLOTS: Final[i64] = components.MOST_ARCHITECT_SLOTS
MOST_DICE = 60


def layout(seats: int) -> Layout:
    """Return the fields, in the order in which they are written."""
    players = max(seats, 2)
    fields = [*turn_fields(players), *table_fields(), *hand_fields(), *bill_fields(), *gain_fields(players)]
    for index in range(seats):
        fields += player_fields(f"seat_{index}", int(components.TILES_TO_RETURN))
    if seats == 1:
        fields += player_fields("architect", int(MOST_SLOTS))
    return Layout(fields)


def turn_fields(players: int) -> list[Field]:
    """Return the fields of how the turn stands."""
    return [
        flags("phase", int(STAGES), "What is asked for now, by the numbers of `phases.py`."),
        flags("stage", int(STAGES), "Where the turn stands, by the same numbers."),
        flags("acting", players, "Who decides; nobody while chance does. The architect of a solo game is last."),
        flags("turn", players, "Whose turn it is."),
        number("turns", 200, "Turns played."),
        number("turn_cap", 200, "Turns after which the game ends."),
        flags("pharaoh", players, "Who brought about the end, and will have the last turn."),
        flags("ending", int(ENDINGS), "How the game ends: not known yet, supply, pile, both, cap."),
        flags("architect", int(ARCHITECT_COUNT), f"The architect of a solo game: {', '.join(ARCHITECTS)}."),
        flags("resting", 1, "Whether the turn is a Rest turn."),
        flags("working", 1, "Whether the seat is within the steps of a Work turn."),
        flags("work_due", 1, "Whether a Work turn follows the rest tile."),
        flags("done", int(ONCE), "Done this turn: reroll, Lapis, Gold, Turquoise, Amethyst, Jasper, Pearl."),
        flags("used", len(DEITY_NAMES), "Deities used in this turn."),
        flags("loan", len(DEITY_NAMES), "The deity borrowed by Amethyst."),
        number("dealt", int(table.MOST_SPOTS), "Cards of a kind that are dealt, before the first turn."),
    ]


def table_fields() -> list[Field]:
    """Return the fields of what all players share."""
    tiles = ", ".join(components.TILE_NAMES)
    return [
        number("supply", MOST_DICE, "Stone dice in the supply."),
        number("workers", 60, "Workers in the supply."),
        number("cats", 60, "Cats in the supply."),
        number("quarry_stones", MOST_DICE, "Stone dice in the Quarry."),
        number("quarry_prayers", MOST_DICE, "Prayer dice in the Quarry."),
        number("pile", len(DEITY_NAMES), "Deities in the pile."),
        flags("unseen", len(DEITY_NAMES), "Deities nobody has seen yet."),
        flags("gone", len(DEITY_NAMES), "Deities discarded."),
        number("draws", 60, "Deities to be drawn to the row."),
        flags("draw_left", 1, "Whether the next deity enters at the left."),
        flags("row", (int(row.LENGTH), len(DEITY_NAMES)), "The deities of the row."),
        numbers("tiles", len(components.TILE_NAMES), int(table.MOST_SPOTS), f"The number each lies under: {tiles}."),
        numbers("spaces", int(SPACES), int(dice.SIDES), "The die on each space of the pyramids, 0 for none."),
    ]


def hand_fields() -> list[Field]:
    """Return the fields of the dice of the seat at work."""
    return [
        numbers("hand", (2, int(dice.SIDES)), MOST_DICE, "Its unused dice: stone dice by value, prayer dice by value."),
        number("cup.to_take", MOST_DICE, "Dice still to be taken from the Quarry."),
        number("cup.stones", MOST_DICE, "Stone dice in the cup."),
        number("cup.prayers", MOST_DICE, "Prayer dice in the cup."),
        number("cup.limit", MOST_DICE, "How many a reroll may have."),
        flags("cup.rolling", 1, "Whether they are being rolled."),
    ]


def bill_fields() -> list[Field]:
    """Return the fields of what is being paid."""
    pieces = ", ".join(costs.NAMES[1:])
    return [
        numbers("bill.due", int(PIECES), len(costs.NAMES), f"The pieces still due, 0 for none, from 1 on: {pieces}."),
        flags("bill.purpose", int(PURPOSES), f"What for: nothing{', '.join(purposes.NAMES)}."),
        flags("bill.deity", len(DEITY_NAMES), "The deity it is about."),
        flags("bill.die", int(DICE), "The die that is raised, lowered or set: stone 1 to 6, prayer 1 to 6."),
        number("bill.value", int(dice.SIDES), "The value of the stone die that is built."),
        flags("bill.space", int(SPACES), "The space it is built on."),
        number("bill.workers", 60, "Workers paid for it so far."),
        number("pearl_glory", 200, "The Glory of a build that Pearl may copy."),
    ]


def gain_fields(players: int) -> list[Field]:
    """Return the fields of what is being gained."""
    return [
        flags("gain.seat", players, "Who gains."),
        number("gain.workers", 60, "Workers still to be gained."),
        number("gain.cats", 60, "Cats still to be gained."),
        number("gain.stones", MOST_DICE, "Stone dice still to be gained."),
        flags("gain.is_over", 1, "Whether the seat has one resource more than its board has slots."),
        number("gain.discards", 60, "Resources to be discarded for others."),
        number("gain.choices", 60, "Resources of choice."),
        number("gain.choice_size", 60, "How many of the chosen kind are gained at once."),
        flags("gain.banned", int(area.KINDS), "The kind that may not be chosen: worker, cat, stone."),
        number("gain.cats_given", 60, "How far the round of cats for the others has come."),
    ]


def player_fields(name: str, slots: int) -> list[Field]:
    """Return the fields of one player; seat_0 is the viewer, seat_1 the next one."""
    tiles = len(components.TILE_NAMES)
    return [
        numbers(f"{name}.resources", int(area.KINDS), 60, "Workers, cats, stone dice."),
        score(f"{name}.glory", INFO.score_range),
        flags(f"{name}.gods", len(DEITY_NAMES), "Gods worshipped."),
        flags(f"{name}.scarab", len(components.SCARAB_NAMES), "The scarab kept."),
        number(f"{name}.uses", MOST_USES, "Uses of its power in this turn, where an edition limits them."),
        flags(f"{name}.offered", len(components.SCARAB_NAMES), "The scarabs to choose from."),
        flags(f"{name}.projects", len(components.PROJECT_NAMES), "Projects, as far as the viewer may know them."),
        flags(f"{name}.tiles", (slots, tiles), "Rest tiles, in the order they came."),
        flags(f"{name}.covered", tiles, "Of these, the covered ones."),
    ]


def write(state: PyramidiceState, viewer: i64, into: Sheet) -> None:
    """Write what a seat knows."""
    write_turn(state, viewer, into)
    write_table(state, into)
    write_hand(state, into)
    write_bill(state, into)
    write_gain(state, viewer, into)
    for offset in range(state.players):
        write_player(state, (viewer + offset) % state.players, viewer, into)


def write_turn(state: PyramidiceState, viewer: i64, into: Sheet) -> None:
    """Write how the turn stands."""
    into.put_choice(state.phase, STAGES)
    into.put_choice(state.stage, STAGES)
    into.put_seat(state.acting, viewer, state.players)
    into.put_seat(state.turn if state.turn < state.players else NOBODY, viewer, state.players)
    into.put(state.turns)
    into.put(state.box.turn_cap)
    into.put_seat(state.pharaoh, viewer, state.players)
    into.put_choice(state.ending, ENDINGS)
    into.put_choice(state.box.architect_number, ARCHITECT_COUNT)
    into.put_flag(state.resting)
    into.put_flag(state.working)
    into.put_flag(state.work_due)
    into.put_bits(state.done, ONCE)
    into.put_bits(state.used, cards.DEITY_COUNT)
    into.put_choice(state.loan, cards.DEITY_COUNT)
    into.put(state.dealt)


def write_table(state: PyramidiceState, into: Sheet) -> None:
    """Write what all players share."""
    into.put(state.supply)
    into.put(state.workers)
    into.put(state.cats)
    into.put(state.quarry_stones)
    into.put(state.quarry_prayers)
    into.put(state.pile)
    into.put_bits(state.unseen, cards.DEITY_COUNT)
    into.put_bits(state.gone, cards.DEITY_COUNT)
    into.put(state.draws)
    into.put_flag(state.draw_left)
    gods = state.table
    for slot in range(row.LENGTH):
        into.put_choice(gods[table.GODS + slot], cards.DEITY_COUNT)
    write_tiles(state, into)
    into.put_all(state.table, table.SPACES, SPACES)


def write_tiles(state: PyramidiceState, into: Sheet) -> None:
    """Write for each rest tile the number it lies under, 0 if it is not on offer."""
    numbers_of: i64 = 0  # four bits a tile
    spots = state.table
    for spot in range(state.box.spots):
        tile = spots[table.SPOTS + spot]
        if tile != cards.NO_TILE:
            numbers_of |= (spot + 1) << (4 * tile)
    into.put_packed(numbers_of, 4, cards.TILE_COUNT)


def write_hand(state: PyramidiceState, into: Sheet) -> None:
    """Write the dice of the seat at work."""
    into.put_all(state.table, table.HAND, DICE)
    into.put(state.cup.to_take)
    into.put(state.cup.stones)
    into.put(state.cup.prayers)
    into.put(state.cup.limit)
    into.put_flag(state.cup.rolling)


def write_bill(state: PyramidiceState, into: Sheet) -> None:
    """Write what is being paid."""
    bill = state.bill
    into.put_packed(bill.due, costs.BITS, PIECES)
    into.put_choice(bill.purpose, PURPOSES)
    into.put_choice(bill.deity, cards.DEITY_COUNT)
    into.put_choice(bill.die, DICE)
    into.put(bill.value)
    into.put_choice(bill.cell, SPACES)
    into.put(bill.workers)
    into.put(state.pearl_glory)


def write_gain(state: PyramidiceState, viewer: i64, into: Sheet) -> None:
    """Write what is being gained."""
    gain = state.gain
    into.put_seat(gain.seat, viewer, state.players)
    into.put(gain.workers)
    into.put(gain.cats)
    into.put(gain.stones)
    into.put_flag(gain.is_over)
    into.put(gain.discards)
    into.put(gain.choices)
    into.put(gain.choice_size)
    into.put_choice(gain.banned, area.KINDS)
    into.put(gain.cats_given)


def write_player(state: PyramidiceState, player: i64, viewer: i64, into: Sheet) -> None:
    """Write what lies before a player; a project is for its owner alone, until the end (pyramidice.setup.6)."""
    mine = player * area.SIZE
    areas = state.areas
    into.put_all(areas, mine, area.KINDS)
    into.put_above(areas[mine + area.GLORY], LEAST_GLORY, MOST_GLORY)
    into.put_bits(areas[mine + area.GODS], cards.DEITY_COUNT)
    scarab = areas[mine + area.SCARAB]
    # A scarab whose power an edition declares lies there under another number.
    into.put_choice(scarab if scarab < cards.SCARAB_COUNT else scarab - cards.SCARAB_COUNT, cards.SCARAB_COUNT)
    into.put(scarabs.uses(state, player))
    offered: i64 = 0
    if scarab == cards.NO_SCARAB:
        for slot in range(2):
            if areas[mine + area.OFFERED + slot] != cards.NO_SCARAB:
                offered |= bit(areas[mine + area.OFFERED + slot])
    into.put_bits(offered, cards.SCARAB_COUNT)
    if player == viewer or state.seats == 1 or state.phase == at.FINISHED:
        into.put_bits(areas[mine + area.PROJECTS], cards.PROJECT_COUNT)
    else:
        into.skip(cards.PROJECT_COUNT)
    slots = rest.slots_of(state, player)
    for slot in range(slots):
        into.put_choice(areas[area.tile_at(player, slot)], cards.TILE_COUNT)
    room = MOST_SLOTS if player >= state.seats else components.TILES_TO_RETURN
    into.skip((room - slots) * cards.TILE_COUNT)
    into.put_bits(areas[mine + area.COVERED], cards.TILE_COUNT)
