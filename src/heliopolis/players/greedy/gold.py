"""A greedy player of L'or du pharaon: it explores, carries treasures out, and leaves in time.

Its archaeologist always walks towards what promises most points for the actions it takes: home with a treasure, to a
treasure, to somebody who carries one, or to a hidden card. Its porter turns walls when that helps, and comes along
otherwise. Once the bust is found, a figure that could not get out any more if it waited runs for the start card.
"""

from dataclasses import dataclass

from heliopolis.core.rng import Rng
from heliopolis.core.state import State
from heliopolis.games.gold import paths
from heliopolis.games.gold.actions import (
    DROP,
    END,
    FIRST_OPEN,
    LAY,
    MOVE_ARCHAEOLOGIST,
    MOVE_PORTER,
    OPEN,
    REVEAL,
    STEAL,
    TAKE,
    TAKE_BUST,
    TURN_CARD,
)
from heliopolis.games.gold.cells import bit_of
from heliopolis.games.gold.chance import cards_left, far_unseen
from heliopolis.games.gold.components import ACTIONS_A_TURN, CELLS, FIRST_CHAMBER, KINDS, SIDE_SETS
from heliopolis.games.gold.state import (
    ARCHAEOLOGIST,
    CARRIED,
    HELD,
    LANTERNS,
    LOST,
    NOBODY,
    NOTHING,
    PLACING,
    PORTER,
    ROW,
    TURN,
    GoldState,
)

CHAMBER_WORTH = 4.0
"""What finding a chamber promises: the photo, and a share in its treasures."""
HOMEWARD = 100.0
"""Nothing is better than to carry a treasure home."""
CONNECTED = 0.4
"""What it is worth that the archaeologist is not cut off from the start card, or from the porter."""
LITTLE = 0.15
"""A goal worth less than this leaves time for the porter."""
WORTH_TURNING = 0.03
"""How much better things must stand after a card is turned."""
LONGEST_COLLAPSE = 16
"""After so many turns of its keeper everything has fallen."""


@dataclass(frozen=True)
class Goal:
    """A card to go to, what for, and how good an idea that is."""

    worth: float
    cell: int
    reveal: int = -1
    """The hidden card to reveal from there, if any."""


def choose(state: State, seat: int, rng: Rng) -> int:
    """Choose a legal action."""
    assert isinstance(state, GoldState)
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    if state.phase != TURN:
        return choose_sides(state, seat, legal, rng)
    free = choose_free_act(state, seat, legal)
    if free is not None:
        return free
    if state.actions_left == 0:
        return int(END)
    flight = choose_flight(state, seat, legal)
    if flight is not None:
        return flight
    return choose_step(state, seat, legal, rng)


# What is free.


def choose_free_act(state: GoldState, seat: int, legal: list[int]) -> int | None:
    """Take the best treasure there is to take or to steal; leave a poor one for a better one."""
    cell = at(state, seat, ARCHAEOLOGIST)
    offers = [action for action in legal if DROP < action < FIRST_OPEN]
    if offers:
        return max(offers, key=lambda action: offered(state, action))
    if DROP in legal and not within_reach(state, seat):
        return None
    if DROP in legal:
        held = worth_of(state, int(state.areas[seat * ROW + CARRIED]))
        here = [worth_of(state, each) for each in loose_on(state, cell) if not state.handled >> each & 1]
        if max(here, default=0) > held:
            return int(DROP)
    return None


def offered(state: GoldState, action: int) -> int:
    """Return the points of what an action picks up; from others it is a little better."""
    if action >= STEAL:
        return 2 * worth_of(state, int(state.areas[(action - STEAL) * ROW + CARRIED])) + 1
    return 2 * (worth_of(state, int(state.box.bust)) if action == TAKE_BUST else action - int(TAKE))


# Flight.


def falls(state: GoldState) -> list[int]:
    """Return which cards will have fallen after none, one, two … more turns of the keeper.

    Somebody may carry the bust out at any time, so its chamber is not trusted to last.
    """
    fallen = int(state.fallen)
    sets = [fallen]
    for turns in range(1, LONGEST_COLLAPSE):
        if fallen:
            fallen |= int(paths.beside(state, fallen) & ~bit_of(state.start))
        elif turns == min(int(state.fuse), 2):
            fallen = int(bit_of(state.bust_chamber))
        sets.append(fallen)
    return sets


def actions_to_safety(state: GoldState, seat: int, cell: int, now: int) -> int | None:
    """Return how many actions a figure needs from a card to the start card before its way falls; none if it can't.

    `now` is how many actions it may still take this turn. It reckons with a fall more than there will be.
    """
    lanterns = state.areas[seat * ROW + LANTERNS]
    home = 1 << int(state.start)
    reached = 1 << cell
    used = 0
    for turn, down in enumerate(falls(state)[1:]):
        if reached & home:
            return used
        standing = state.clone()
        if turn > 0:
            reached &= ~down
            paths.close(standing, down)
        for _ in range(now if turn == 0 else int(ACTIONS_A_TURN)):
            for where in cells_in(reached):
                reached |= int(paths.within_an_action(standing, where, lanterns))
            used += 1
            if reached & home:
                return used
    return None


def choose_flight(state: GoldState, seat: int, legal: list[int]) -> int | None:
    """Run with a figure that would be lost if it waited for the next turn."""
    if state.keeper == NOBODY:
        return None
    for figure, verb in ((ARCHAEOLOGIST, MOVE_ARCHAEOLOGIST), (PORTER, MOVE_PORTER)):
        cell = at(state, seat, figure)
        if cell in (LOST, state.start) or actions_to_safety(state, seat, cell, 0) is not None:
            continue
        left = int(state.actions_left) - 1
        steps = [(actions_to_safety(state, seat, goal, left), goal) for goal in goals_of(legal, verb)]
        ways = [(actions, goal) for actions, goal in steps if actions is not None]
        if ways:
            return int(verb) + min(ways)[1]
    return None


# Steps.


def choose_step(state: GoldState, seat: int, legal: list[int], rng: Rng) -> int:
    """Go where most is to be gained; if the archaeologist has little to do, let the porter help."""
    goals = archaeologist_goals(state, seat)
    best = max((goal.worth for goal in goals), default=0.0)
    if best < LITTLE:
        turned = choose_card_to_turn(state, seat, legal)
        if turned is not None:
            return turned
    if goals:
        chosen = [goal for goal in goals if goal.worth == best]
        goal = chosen[rng.below(len(chosen))]
        if goal.cell != at(state, seat, ARCHAEOLOGIST):
            return step_towards(state, seat, goal.cell, legal, ARCHAEOLOGIST, MOVE_ARCHAEOLOGIST)
        return int(REVEAL) + goal.reveal
    return choose_errand(state, seat, legal)


def archaeologist_goals(state: GoldState, seat: int) -> list[Goal]:
    """List what the archaeologist can walk to."""
    cell = at(state, seat, ARCHAEOLOGIST)
    if cell == LOST:
        return []
    lanterns = state.areas[seat * ROW + LANTERNS]
    away = paths.actions_to(state, cell, lanterns)
    home = paths.actions_to(state, state.start, lanterns)
    start = int(state.start)
    carried = int(state.areas[seat * ROW + CARRIED])
    if carried != NOTHING and home[cell] >= 0:
        return [Goal(HOMEWARD, start)]
    goals: list[Goal] = []
    if carried == NOTHING:
        goals += [
            Goal(points / (2.0 + away[where] + home[where]), where)
            for where, points in prizes(state, seat)
            if away[where] > 0 and home[where] >= 0 and is_safe(state, seat, where, away[where])
        ]
    for where in range(int(CELLS)):
        if away[where] >= 0:
            for hidden in cells_in(int(paths.facing(state, bit_of(where)))):
                goals.append(Goal(promise(state, hidden) / (1.5 + away[where]), where, hidden))
    if not goals and state.keeper != NOBODY and cell != start and home[cell] >= 0:
        goals.append(Goal(0.1, start))
    return goals


def prizes(state: GoldState, seat: int) -> list[tuple[int, float]]:
    """List the cards where there is something to get, with its points: loose treasures, and others who carry some."""
    found: list[tuple[int, float]] = []
    for treasure in range(int(state.box.bust) + 1):
        where = int(state.treasures[treasure])
        if where < CELLS:
            found.append((where, float(worth_of(state, treasure))))
        elif HELD <= where < HELD + state.seats and where != HELD + seat:
            found.append((at(state, where - int(HELD), ARCHAEOLOGIST), 0.6 * worth_of(state, treasure)))
    return found


def is_safe(state: GoldState, seat: int, cell: int, actions: int) -> bool:
    """Tell whether there is time to go to a card and get out again."""
    if state.keeper == NOBODY:
        return True
    out = actions_to_safety(state, seat, cell, 0)
    if out is None:
        return False
    turns_there = max(0, actions - int(state.actions_left) + 2) // 3
    sets = falls(state)
    later = sets[min(len(sets) - 1, turns_there + 1 + (out + 2) // 3)]
    return not (later >> cell & 1) or out <= int(state.actions_left) - actions


def promise(state: GoldState, hidden: int) -> float:
    """Return what revealing a card promises: chambers never lie beside the start card."""
    chambers = float(cards_left(state, FIRST_CHAMBER, KINDS))
    if chambers == 0:
        return 0.02
    chance = chambers / float(far_unseen(state))
    beside = paths.beside(state, bit_of(state.start)) >> hidden & 1
    return CHAMBER_WORTH * chance * (0.3 if beside else 1.0)


def step_towards(state: GoldState, seat: int, goal: int, legal: list[int], figure: int, verb: int) -> int:
    """Return the move that brings a figure nearest to a card."""
    left = paths.actions_to(state, goal, state.areas[seat * ROW + LANTERNS])
    ways = [cell for cell in goals_of(legal, verb) if 0 <= left[cell] < left[at(state, seat, figure)]]
    return int(verb) + min(ways, key=lambda cell: left[cell]) if ways else int(END)


# The porter.


def prospects(state: GoldState, seat: int) -> float:
    """Return how well things stand for a seat's archaeologist, to compare one way round of a card with another."""
    cell = at(state, seat, ARCHAEOLOGIST)
    if cell == LOST:
        return 0.0
    home = paths.actions_to(state, state.start, state.areas[seat * ROW + LANTERNS])
    in_danger = state.keeper != NOBODY
    total = CONNECTED + (2.0 if in_danger else 0.3) / (1.0 + home[cell]) if home[cell] >= 0 else 0.0
    porter = at(state, seat, PORTER)
    if porter != LOST and paths.connected(state, bit_of(cell)) >> porter & 1:
        total += CONNECTED
    carried = int(state.areas[seat * ROW + CARRIED])
    if carried != NOTHING and home[cell] >= 0:
        total += 3.0 * worth_of(state, carried) / (2.0 + home[cell])
    goals = [goal.worth for goal in archaeologist_goals(state, seat) if goal.worth < HOMEWARD]
    return total + max(goals, default=0.0) + 0.5 / (1.0 + walls_before_a_goal(state, seat))


def walls_before_a_goal(state: GoldState, seat: int) -> int:
    """Count the walls between the archaeologist and home if it has to go there, else a treasure or a hidden card."""
    reached = int(bit_of(at(state, seat, ARCHAEOLOGIST)))
    homeward = state.areas[seat * ROW + CARRIED] != NOTHING or state.keeper != NOBODY
    wanted = int(bit_of(state.start)) if homeward else sum({1 << where for where, _ in prizes(state, seat)})
    for walls in range(int(CELLS)):
        reached = int(paths.connected(state, reached))
        if reached & wanted or (not homeward and paths.facing(state, reached)):
            return walls
        reached |= int(paths.beside(state, reached) & state.seen & ~state.fallen)
    return int(CELLS)


def choose_card_to_turn(state: GoldState, seat: int, legal: list[int]) -> int | None:
    """Turn the card that makes things better, or bring the porter there: the nearer, the better."""
    porter = at(state, seat, PORTER)
    if porter == LOST:
        return None
    away = paths.actions_to(state, porter, state.areas[seat * ROW + LANTERNS])
    now = prospects(state, seat)
    best = (0.0, -1, -1)
    for cell in range(int(CELLS)):
        stands = [where for where in (cell, *cells_in(int(paths.neighbours(state, cell)))) if away[where] >= 0]
        if not stands or cell == state.start:
            continue
        stand = min(stands, key=lambda where: away[where])
        gain = max((prospects(laid(state, cell, sides), seat) for sides in other_ways(state, cell)), default=now) - now
        if gain > WORTH_TURNING:
            best = max(best, (gain / (1.0 + away[stand]), cell, stand))
    _, cell, stand = best
    if cell < 0:
        return None
    if stand == porter:
        return int(TURN_CARD) + cell
    return step_towards(state, seat, stand, legal, PORTER, MOVE_PORTER)


def other_ways(state: GoldState, cell: int) -> list[int]:
    """List the ways round that a card may be turned to."""
    sides = int(paths.sides_of(state, cell))
    placings = int(state.box.placings[sides])
    ways = [other for other in range(1, int(SIDE_SETS)) if other != sides and placings >> other & 1]
    return [other for other in ways if paths.keeps_entrance(state, cell, other)]


def choose_errand(state: GoldState, seat: int, legal: list[int]) -> int:
    """Light the way, and keep the porter near the archaeologist; in danger, bring it home."""
    porter = at(state, seat, PORTER)
    archaeologist = at(state, seat, ARCHAEOLOGIST)
    if porter == LOST:
        return int(END)
    if state.keeper != NOBODY or archaeologist == LOST:
        goal = int(state.start)
    elif LAY in legal:
        return int(LAY)
    else:
        goal = archaeologist
    return step_towards(state, seat, goal, legal, PORTER, MOVE_PORTER)


# Which way round.


def choose_sides(state: GoldState, seat: int, legal: list[int], rng: Rng) -> int:
    """Lay a card so that most is to be gained; a chamber is as good as full of treasures, and maybe of mummies."""
    cell = int(state.cell)
    best: list[int] = []
    highest = -1.0
    for action in legal:
        trial = laid(state, cell, action - int(OPEN))
        worth = prospects(trial, seat) + 0.02 * len(cells_in(int(paths.facing(trial, bit_of(cell)))))
        if state.phase == PLACING and state.chambers >> cell & 1:
            worth += chamber_worth(trial, seat, cell)
        if worth > highest + 1e-9:
            best, highest = [], worth
        if worth >= highest - 1e-9:
            best.append(action)
    return best[rng.below(len(best))]


def chamber_worth(trial: GoldState, seat: int, cell: int) -> float:
    """Return what a chamber laid like this promises: treasures to fetch, less the turn and the way a mummy costs."""
    lanterns = trial.areas[seat * ROW + LANTERNS]
    there = paths.actions_to(trial, trial.areas[seat * ROW + ARCHAEOLOGIST], lanterns)[cell]
    home = paths.actions_to(trial, trial.start, lanterns)[cell]
    worth = 2.0 * CHAMBER_WORTH / (2.0 + there + home) if there >= 0 and home >= 0 else 0.0
    ways = int(paths.shortest_ways_out(trial, cell))
    if ways >> at(trial, seat, ARCHAEOLOGIST) & 1:
        worth -= 0.1 * (float(trial.actions_left) + home)
    return worth


# Looking at the table.


def at(state: GoldState, seat: int, figure: int) -> int:
    """Return the card a figure stands on."""
    return int(state.areas[seat * ROW + figure])


def worth_of(state: GoldState, treasure: int) -> int:
    """Return the points of a treasure."""
    return int(state.box.treasure_points[treasure])


def loose_on(state: GoldState, cell: int) -> list[int]:
    """List the treasures that lie on a card."""
    return [each for each in range(int(state.box.bust) + 1) if state.treasures[each] == cell]


def within_reach(state: GoldState, seat: int) -> bool:
    """Tell whether the archaeologist has a way home."""
    cell = at(state, seat, ARCHAEOLOGIST)
    return paths.actions_to(state, state.start, state.areas[seat * ROW + LANTERNS])[cell] >= 0


def goals_of(legal: list[int], verb: int) -> list[int]:
    """List the cards to which a kind of move leads."""
    return [action - int(verb) for action in legal if verb <= action < verb + CELLS]


def laid(state: GoldState, cell: int, sides: int) -> GoldState:
    """Return the table with a card laid another way round."""
    trial = state.clone()
    paths.set_sides(trial, cell, sides)
    return trial


def cells_in(cells: int) -> list[int]:
    """List the cards of a set."""
    return [cell for cell in range(int(CELLS)) if cells >> cell & 1]
