"""How often a bot loses to each Great Architect of Pyramidice, and which slots would make it lose how often.

    python bench/pyramidice_architects.py [GAMES] [BOT] [SEED]

plays GAMES games (default 200) of a BOT (default pharaoh) against each architect, on the deals from SEED on (default
0). What an architect gains with a slot hardly changes the bot's choices, so one set of games tells nearly the result
for any slots: each game is kept as the bot's lead without slots, and how often each slot was filled. Having changed
the slots, run it again, on other deals.
"""

import itertools
import sys

from heliopolis.core import registry
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER
from heliopolis.games.pyramidice.info import ARCHITECTS
from heliopolis.players.catalogue import chooser

TARGETS = dict(zip(ARCHITECTS, (0.35, 0.50, 0.60, 0.70), strict=True))
HIGHEST_SLOT = 9
NOUGHTS = {"sneferu": 1}
"""How many slots of an architect bring nothing, by the rulebook."""

Result = tuple[int, tuple[int, int, int]]


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


def losses(results: list[Result], slots: tuple[int, int, int]) -> float:
    """Return the share of games lost with these slots: a tie is lost."""
    lost = 0
    for lead, filled in results:
        lost += lead <= sum(count * glory for count, glory in zip(filled, slots, strict=True))
    return lost / len(results)


def nearest(results: list[Result], target: float, noughts: int) -> list[tuple[float, tuple[int, int, int]]]:
    """Return the rising slots that come nearest to a share of losses, the lowest first."""
    found: list[tuple[float, tuple[int, int, int]]] = []
    values = range(HIGHEST_SLOT + 1)
    for first, second, third in itertools.product(values, values, values):
        slots = (first, second, third)
        if first <= second <= third and not any(slots[:noughts]):
            found.append((abs(losses(results, slots) - target), slots))
    return sorted(found)[:5]


def main() -> None:
    """Play the games and print what they tell."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    bot = sys.argv[2] if len(sys.argv) > 2 else "pharaoh"
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    edition = registry.game("pyramidice").standard
    for architect in ARCHITECTS:
        results = [play_one(bot, architect, seed) for seed in range(first, first + games)]
        now = edition.numbers(f"architects.{architect}.slots")
        share = losses(results, (now[0], now[1], now[2]))
        target = TARGETS[architect]
        print(f"{architect}: slots {now}, {bot} lost {share:.1%} of {games} games, aimed at {target:.0%}", flush=True)
        for distance, slots in nearest(results, target, NOUGHTS.get(architect, 0)):
            print(f"    {slots}: {losses(results, slots):.1%} (off by {distance:.1%})")


if __name__ == "__main__":
    main()
