"""How often each level wins against the Great Architect of its own level, and which slots would set him right.

    python bench/pyramidice_architects.py [GAMES] [SEED] [ARCHITECT ...]

plays GAMES games (default 200) of the Scribe against the first architect, the Priest against the second, and so on, or
against those named only, on the deals from SEED on (default 0). Shares come with their 95 % interval. What an architect
gains with a slot hardly changes the bot's choices, so one set of games tells nearly the result for any slots: each game
is kept as the bot's lead without slots, and how often each slot was filled. Having changed the slots, run it again, on
other deals.
"""

import itertools
import sys

from heliopolis.arena.shares import interval
from heliopolis.core import registry
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER
from heliopolis.games.pyramidice.info import ARCHITECTS
from heliopolis.players.catalogue import chooser
from heliopolis.players.levels import LEVELS

TARGETS = dict(zip(ARCHITECTS, (0.50, 0.50, 0.50, 0.35), strict=True))
"""How often the level of an architect's number shall win against him."""
HIGHEST_SLOT = 9
NOUGHTS = {"sneferu": 1}
"""How many slots of an architect bring nothing, by the rulebook."""

Slots = tuple[int, int, int]
Result = tuple[int, Slots]


def play_one(bot: str, architect: str, seed: int) -> Result:
    """Play a game; return the bot's lead without slots, and how often each slot was filled."""
    game = registry.game("pyramidice")
    choose = chooser(bot, "pyramidice", longest=0.0)
    rng = SeededRng(seed)
    state = game.new(1, {"architect": architect})
    filled = [0, 0, 0]
    gained = 0
    while state.actor() != OVER:
        state.journal = []
        if state.actor() == CHANCE:
            state.resolve(state.sample(rng))
        else:
            state.apply(0, choose(state.redeal(0, rng), 0, rng))
        for event in state.journal:
            if event.name == "architect-tile":
                slot, glory = event.facts["slot"], event.facts["glory"]
                assert isinstance(slot, int)
                assert isinstance(glory, int)
                filled[slot - 1] += 1
                gained += glory
    lead = state.scores()[0] - (state.view(0)["architect"]["glory"] - gained)
    return lead, (filled[0], filled[1], filled[2])


def wins(results: list[Result], slots: Slots) -> float:
    """Return the share of games won with these slots: a tie is lost."""
    won = 0
    for lead, filled in results:
        won += lead > sum(count * glory for count, glory in zip(filled, slots, strict=True))
    return won / len(results)


def nearest(results: list[Result], target: float, noughts: int) -> list[tuple[float, Slots]]:
    """Return the rising slots that come nearest to a share of wins, the lowest first."""
    found: list[tuple[float, Slots]] = []
    values = range(HIGHEST_SLOT + 1)
    for slots in itertools.product(values, values, values):
        if slots[0] <= slots[1] <= slots[2] and not any(slots[:noughts]):
            found.append((abs(wins(results, slots) - target), slots))
    return sorted(found)[:8]


def main() -> None:
    """Play the games and print what they tell."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    edition = registry.game("pyramidice").standard
    for architect in sys.argv[3:] or ARCHITECTS:
        level = LEVELS[ARCHITECTS.index(architect)]
        results = [play_one(level, architect, seed) for seed in range(first, first + games)]
        slots = edition.numbers(f"architects.{architect}.slots")
        won = interval(wins(results, (slots[0], slots[1], slots[2])), games)
        print(f"{architect} {slots}: {level} wins {won.value:.1%} ({won.low:.1%} to {won.high:.1%}) of {games}")
        for _, other in nearest(results, TARGETS[architect], NOUGHTS.get(architect, 0)):
            print(f"    {other}: {wins(results, other):.1%}", flush=True)


if __name__ == "__main__":
    main()
