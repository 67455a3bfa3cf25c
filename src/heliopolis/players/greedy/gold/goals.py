"""Where the archaeologist may walk to, and how good an idea that is: points for the actions it takes."""

from dataclasses import dataclass

from heliopolis.core.bits import bit
from heliopolis.games.gold import areas as area, chance, paths, places as place
from heliopolis.games.gold.components import CELLS, FIRST_CHAMBER, KINDS
from heliopolis.games.gold.state import GoldState
from heliopolis.players.greedy.gold.flight import is_safe
from heliopolis.players.greedy.gold.sights import card_of, cells_in, worth_of

CHAMBER_WORTH = 4.0
"""What finding a chamber promises: the photo, and a share in its treasures."""
HOMEWARD = 100.0
"""Nothing is better than to carry a treasure home."""


@dataclass(frozen=True)
class Goal:
    """A card to go to, what for, and how good an idea that is."""

    worth: float
    cell: int
    reveal: int = -1
    """The hidden card to reveal from there, if any."""


def archaeologist_goals(state: GoldState, seat: int) -> list[Goal]:
    """List what the archaeologist can walk to."""
    cell = card_of(state, seat, area.ARCHAEOLOGIST)
    if cell == area.LOST:
        return []
    lanterns = state.areas[seat * area.ROW + area.LANTERNS]
    away = paths.actions_to(state, cell, lanterns)
    home = paths.actions_to(state, state.start, lanterns)
    start = int(state.start)
    carried = int(state.areas[seat * area.ROW + area.CARRIED])
    if carried != area.NOTHING and home[cell] >= 0:
        return [Goal(HOMEWARD, start)]
    goals: list[Goal] = []
    if carried == area.NOTHING:
        goals += [
            Goal(points / (2.0 + away[where] + home[where]), where)
            for where, points in prizes(state, seat)
            if away[where] > 0 and home[where] >= 0 and is_safe(state, seat, where, away[where])
        ]
    for where in range(int(CELLS)):
        if away[where] >= 0:
            for hidden in cells_in(int(paths.facing(state, bit(where)))):
                goals.append(Goal(promise(state, hidden) / (1.5 + away[where]), where, hidden))
    if not goals and state.keeper != area.NOBODY and cell != start and home[cell] >= 0:
        goals.append(Goal(0.1, start))
    return goals


def prizes(state: GoldState, seat: int) -> list[tuple[int, float]]:
    """List the cards where there is something to get, with its points: loose treasures, and others who carry some."""
    found: list[tuple[int, float]] = []
    for treasure in range(int(state.box.bust) + 1):
        where = int(state.treasures[treasure])
        if where < CELLS:
            found.append((where, float(worth_of(state, treasure))))
        elif place.HELD <= where < place.HELD + state.seats and where != place.HELD + seat:
            found.append((card_of(state, where - int(place.HELD), area.ARCHAEOLOGIST), 0.6 * worth_of(state, treasure)))
    return found


def promise(state: GoldState, hidden: int) -> float:
    """Return what revealing a card promises: chambers never lie beside the start card."""
    chambers = float(chance.cards_left(state, FIRST_CHAMBER, KINDS))
    if chambers == 0:
        return 0.02
    likelihood = chambers / float(chance.far_unseen(state))
    beside = paths.beside(state, bit(state.start)) >> hidden & 1
    return CHAMBER_WORTH * likelihood * (0.3 if beside else 1.0)
