"""Players whose one aim is to wall the others in, and a porter that digs its way out again."""

from collections import deque
from collections.abc import Iterator

from tests.games.gold.maze import OPPOSITE, STEPS, Maze, Place, name, place, shown
from tests.games.gold.positions import do, legal

from heliopolis.core.bits import bit
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, State
from heliopolis.games.gold import areas as area, paths
from heliopolis.games.gold.game import GAME
from heliopolis.games.gold.state import GoldState


def walling_game(seats: int, rng: Rng, spite: int) -> Iterator[State]:
    """Play until a card falls or the game ends, and give each state; so many of ten decisions are to wall others in."""
    state = GAME.new(seats)
    while state.actor() >= CHANCE and not state.save()["fallen"]:
        yield state
        if state.actor() == CHANCE:
            state.resolve(int(state.sample(rng)))
            continue
        seat = int(state.actor())
        actions = state.legal_actions(seat)
        busy = actions[1:] or actions
        action = wall_in(state, seat, actions, rng) if rng.below(10) < spite else busy[rng.below(len(busy))]
        state.apply(seat, action)


def wall_in(state: State, seat: int, actions: list[int], rng: Rng) -> int:
    """Choose what leaves the others the least room."""
    room = {action: room_after(state, seat, action) for action in actions}
    least = [action for action in actions if room[action] == min(room.values())]
    return least[rng.below(len(least))]


def room_after(state: State, seat: int, action: int) -> int:
    """Return how much room the others have after a decision; a card to be turned is judged by its worst way round."""
    trial = state.clone()
    trial.apply(seat, action)
    if trial.view(None)["phase"] == "turning":
        return min(room_after(trial, seat, then) for then in trial.legal_actions(seat))
    return room_of_others(trial, seat)


def room_of_others(state: State, seat: int) -> int:
    """Count the cards that the archaeologists of the others can get to or reveal."""
    assert isinstance(state, GoldState)
    room = 0
    for other in range(int(state.seats)):
        cell = state.areas[other * area.ROW + area.ARCHAEOLOGIST]
        if other != seat and cell != area.LOST:
            reached = int(paths.connected(state, bit(cell)))
            room += reached.bit_count() + int(paths.facing(state, reached)).bit_count()
    return room


# The way out.


def can_go_on_at_once(state: State) -> bool:
    """Tell whether some seat, when its turn comes, can reveal a card or move a figure off the start card."""
    maze = shown(state.view(None))
    if maze.passable(maze.start) and any(figures_on_start(state)):
        return True
    return any(maze.revealable(place(seat["archaeologist"])) for seat in state.view(None)["seats"])


def figures_on_start(state: State) -> list[int]:
    """List the seats whose figures stand on the start card."""
    view = state.view(None)
    start = next(card for card in view["cards"] if card["face"] == "start")
    return [seat + 1 for seat in start["archaeologists"] + start["porters"]]


def dig_out(state: State, seat: int) -> list[str]:
    """Let a seat's porter make its way to the start card and off it, while the others wait; return what it did."""
    trial = awake(state)
    acts: list[str] = []
    while True:
        view = trial.view(None)
        if view["turn"] != seat or view["actions_left"] == 0:
            do(trial, "end")
            trial = awake(trial)
            continue
        porter = place(view["seats"][seat]["porter"])
        act, side = next_act(shown(view), porter)
        assert act in legal(trial), f"{act} is not legal after {acts}"
        do(trial, act)
        acts.append(act)
        if side:
            do(trial, next(line for line in legal(trial) if side in line.removeprefix("open ")))
        elif name(porter) == view["start"]:
            return acts


def awake(state: State) -> State:
    """Return a copy in which nobody has waited yet: how long others wait is no matter here."""
    return GAME.restore({**state.save(), "quiet_turns": 0})


def next_act(maze: Maze, porter: Place) -> tuple[str, str]:
    """Return what brings a porter nearer to the start card, or off it; and the side that is to be open, if it turns."""
    goal = next_card(maze, porter)
    side = next(side for side in STEPS if maze.next_to(porter, side) == goal)
    if side not in maze.cards[porter].sides:
        return f"turn {name(porter)}", side
    if OPPOSITE[side] not in maze.cards[goal].sides:
        return f"turn {name(goal)}", OPPOSITE[side]
    return f"move porter {name(goal)}", ""


def next_card(maze: Maze, porter: Place) -> Place:
    """Return the next revealed card on the shortest way to the start card, walls or not; from there any other."""
    before: dict[Place, Place] = {}
    queue = deque([maze.start])
    while queue:
        where = queue.popleft()
        for other in maze.beside(where):
            if maze.cards[other].face in ("corridor", "chamber") and other not in before:
                before[other] = where
                queue.append(other)
    if porter != maze.start:
        return before[porter]
    return next(other for other in maze.beside(maze.start) if other in before)
