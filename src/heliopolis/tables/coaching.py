"""What the coach tells a person at a table: about a decision they are asked for, and about one that they have made."""

from typing import NamedTuple

from heliopolis.core.game import Game
from heliopolis.core.rng import Rng
from heliopolis.core.state import State
from heliopolis.players.advice.choices import Advice
from heliopolis.players.coach.lines import Line, counsel, worth_saying
from heliopolis.tables import looks
from heliopolis.tables.bots import Bots
from heliopolis.tables.conduct import holder_of
from heliopolis.tables.open_tables import OpenTables
from heliopolis.tables.storage import Storage

MOST_HEARD = 1000
"""For how many seats it is remembered what they were told."""


class Decision(NamedTuple):
    """A decision that somebody is about to make, as their seat knows it."""

    game: Game
    known: State
    seat: int
    owner: str
    """Whose share of the bots' time is used to think about it."""


class Coaching:
    """Coaches whoever plays at the tables of a house."""

    def __init__(self, tables: OpenTables, bots: Bots, storage: Storage, rng: Rng) -> None:
        self._tables = tables
        self._bots = bots
        self._storage = storage
        self._rng = rng
        self._heard: dict[tuple[str, int], dict[str, int]] = {}
        """What seats were told that is said once, and at which step of the game."""

    async def games(self, secret: str, table: str) -> int:
        """Return how many games of a table's kind a person has begun up to this one."""
        return await self._storage.games_until(holder_of(secret), table)

    async def lines(self, table: str, secret: str, seat: int, *, asked: bool) -> list[Line]:
        """Return what there is to say about what a seat is asked, from what it knows; nothing if it is not asked."""
        live = await self._tables.get(table)
        looks.viewer_of(live.table, holder_of(secret), seat)
        if seat not in live.table.asked:
            return []
        play, game = live.table.play, live.table.game
        told = counsel(game, play.state.redeal(seat, self._rng), seat)
        step, entries = len(play.record.entries), play.record.entries
        heard = self._heard.pop((table, seat), {})
        before = {key for key, at in heard.items() if at != step}  # a page that is loaded again tells the same
        lines = worth_saying(told, game, entries, seat, before, asked=asked)
        self._heard[table, seat] = {line.key: step for line in lines if line.warns or line.once} | heard
        if len(self._heard) > MOST_HEARD:
            del self._heard[next(iter(self._heard))]
        return lines

    async def decision(self, table: str, secret: str, seat: int) -> Decision | None:
        """Remember the decision that a seat is asked for; nothing if it has no choice."""
        live = await self._tables.get(table)
        looks.viewer_of(live.table, holder_of(secret), seat)
        if seat not in live.table.asked or len(live.table.play.legal(seat)) < 2:
            return None
        return Decision(live.table.game, live.table.play.state.redeal(seat, self._rng), seat, live.owner)

    async def better(self, made: Decision, action: int) -> Advice | None:
        """Return what the search finds to be clearly better than what was decided, if there is anything."""
        return await self._bots.judge(made.game, made.known, made.seat, action, made.owner)
