"""Lets bots decide at tables, one after the other, until a person is asked or the game is over."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from heliopolis.core.rng import Rng
from heliopolis.tables.bot_queue import BOTS_ALONE, PEOPLE, Claim
from heliopolis.tables.bots import Bots
from heliopolis.tables.conduct import Request
from heliopolis.tables.duties import Setbacks
from heliopolis.tables.live import Live
from heliopolis.tables.table import PERSON, Table

CarryOut = Callable[[Live, Callable[[Request], bool | None]], Awaitable[bool]]
"""Changes a table in nobody's name."""


class BotDriver:
    """Asks bots, and carries out what they choose."""

    def __init__(self, bots: Bots, rng: Rng, pause: float, setbacks: Setbacks, carry_out: CarryOut) -> None:
        self._bots = bots
        self._rng = rng
        self._pause = pause
        """Seconds that a bot waits before it decides, so that people can follow, unless they want more or less."""
        self._setbacks = setbacks
        self._carry_out = carry_out
        self._driving: set[asyncio.Task[None]] = set()
        self._ended = False

    def go_on(self, live: Live) -> None:
        """See to it that bots decide when they are to."""
        if live.driver is not None or self._ended or live.table.bot_to_decide() is None:
            return
        live.driver = asyncio.create_task(self._drive(live))
        self._driving.add(live.driver)
        live.driver.add_done_callback(self._driving.discard)

    async def end(self) -> None:
        """Let bots decide nothing more."""
        self._ended = True
        for task in [*self._driving]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _drive(self, live: Live) -> None:
        try:
            await self._setbacks.guard(live.table.id, self._decide_on(live))
        finally:
            live.driver = None

    async def _decide_on(self, live: Live) -> None:
        while (seat := live.table.bot_to_decide()) is not None:
            if self._pause:
                await asyncio.sleep(self._pause * live.patience)
            await self._let_decide(live, seat)

    async def _let_decide(self, live: Live, seat: int) -> None:
        """Ask the bot that plays a seat, and carry out its choice unless the seat has been reclaimed by then."""
        table = live.table
        asked = table.asked.get(seat)
        if asked is None or not table.by_bot(seat):
            return
        known = table.play.state.redeal(seat, self._rng)
        claim = Claim(PEOPLE if _played_by_people(table) else BOTS_ALONE, live.owner)
        action = await self._bots.choose(table.game, known, seat, table.seats[seat].bot, claim)
        await self._carry_out(live, lambda request: request.bot_acts(seat, asked, action))


def _played_by_people(table: Table) -> bool:
    """Tell whether somebody who is there plays at a table."""
    return any(seat.kind == PERSON and not seat.bot for seat in table.seats)
