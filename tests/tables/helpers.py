"""What the tests of tables share: houses with a clock of their own, and people who play."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from heliopolis.core import registry
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import State
from heliopolis.tables.bot_pool import BotPool
from heliopolis.tables.clock import Clock
from heliopolis.tables.house import House, Key
from heliopolis.tables.limits import Limits
from heliopolis.tables.looks import Look
from heliopolis.tables.plan import Plan, SeatPlan
from heliopolis.tables.storage import open_storage
from heliopolis.tables.table import BOT, OPEN, PERSON

HURRIED = Limits(burst=1_000_000, keep_waiting=0, keep_playing=0, keep_finished=0)
"""No test waits for a bucket to fill, and no table is let go because a test's clock stands where it does."""

ADA, GREEDY, RANDOM, FREE = SeatPlan(PERSON, "Ada"), SeatPlan(BOT, "greedy"), SeatPlan(BOT, "random"), SeatPlan(OPEN)


PATIENCE = 60.0
"""How many seconds bots may think: on a busy machine nobody takes their place."""


class Clockwork:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time

    def pass_seconds(self, seconds: float) -> None:
        self.time += int(seconds * 1000)


@asynccontextmanager
async def opened(
    url: str,
    *,
    limits: Limits = HURRIED,
    now: Callable[[], int] | None = None,
    bots: BotPool | None = None,
    rng: Rng | None = None,
    pause: float = 0.0,
) -> AsyncIterator[House]:
    """Open a house with chance from a seed."""
    house = House(
        open_storage(url),
        limits=limits,
        now=now or Clockwork(),
        bots=bots or BotPool(1, seconds=PATIENCE),
        rng=rng or SeededRng(1),
        pause=pause,
    )
    async with house:
        yield house


async def until(house: House, key: Key, ready: Callable[[Look], bool], seat: int | None = None) -> Look:
    """Look again after each change, until the table is as wanted."""
    async with house.listen(key.table) as news:
        while True:
            look = await house.look(key.table, key.secret, seat)
            if ready(look):
                return look
            await anext(news)


async def two_people(
    house: House, *, game: str = "ra", undo: bool = True, clock: Clock | None = None
) -> tuple[Key, str]:
    """Start a game between Ada, the host, on seat 0, and Bob on seat 1; return Ada's key and Bob's secret."""
    plan = Plan(game, (ADA, FREE), undo=undo, clock=clock)
    ada = await house.create(plan)
    bob = await house.sit(ada.table, 1, "Bob")
    await house.start(ada.table, ada.secret)
    return ada, bob


async def act_once(house: House, table: str, secrets: dict[int, str], choice: int = 0) -> int:
    """Let the first seat that is asked choose; return which seat it was."""
    look = await house.look(table)
    seat = look.asked[0]
    own = await house.look(table, secrets[seat], seat)
    action = own.legal[choice % len(own.legal)]
    receipt = await house.act(table, secrets[seat], seat=seat, version=own.version, action=action)
    assert receipt.done
    return seat


async def play_on(house: House, table: str, secrets: dict[int, str], decisions: int = 100_000) -> Look:
    """Let people choose one thing after another, until the game is over or they have decided so often."""
    for number in range(decisions):
        if (await house.look(table)).phase != "playing":
            break
        await act_once(house, table, secrets, number * 7)
    return await house.look(table)


async def soon(condition: Callable[[], bool]) -> None:
    """Wait until something has come true."""
    while not condition():
        await asyncio.sleep(0.005)


def start_of_ra() -> tuple[State, int]:
    """Return a game of three before its first decision, and the seat that is to make it."""
    state = registry.game("ra").new(3)
    rng = SeededRng(1)
    while state.actor() < 0:
        state.resolve(state.sample(rng))
    return state, int(state.actor())
