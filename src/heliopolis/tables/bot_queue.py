"""Who is next, when more is asked of bots than their processes can answer at once.

Games that people play come first, then games of bots alone, then hints, then what is asked of games that are over.
Among equals it is the owner's turn who has had the least of the bots' time; who waits is counted as having had what
the one served last had, so that owners who wait together take turns. Among one owner's questions it is the first.
Nobody has all processes at once, nor has all that is less urgent than games of people: whoever comes next finds one
that is free, or soon will be.
"""

import asyncio
import heapq
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")

CHECK, PEOPLE, BOTS_ALONE, ADVICE, ANALYSIS = range(5)
"""What a question is for, the most urgent first: whether bots answer at all, a game of people, of bots, a hint, and
what is asked of a game that is over."""
MOST_OWNERS = 10_000
"""How many owners' shares are remembered; those asked for longest ago are forgotten first."""


@dataclass(frozen=True)
class Claim:
    """What a question is for, and whose it is."""

    rank: int
    owner: str


class _Loan(NamedTuple, Generic[T]):
    """Something that is lent, and the seconds that its borrower was charged for it."""

    thing: T
    charged: float


class _Rank(Generic[T]):
    """The questions of one rank that wait."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[asyncio.Future[_Loan[T]]]] = {}
        self.owners: list[tuple[float, int, str]] = []
        """Those who wait, as a heap: what they have had, then who came first."""


class BotQueue(Generic[T]):
    """Lends things to those who claim them, fairly."""

    def __init__(self, things: list[T]) -> None:
        self._free = list(things)
        self._most = max(1, len(things) - 1)
        """How many one owner may have at once."""
        self._ranks: list[_Rank[T]] = [_Rank() for _ in range(ANALYSIS + 1)]
        self._lent: Counter[str] = Counter()
        self._less_urgent = 0
        """How many things are lent for something else than games of people."""
        self._had: OrderedDict[str, float] = OrderedDict()
        """For how many seconds each owner has had something: who is lent it is charged the usual time at once."""
        self._usual = 0.0
        self._level = 0.0
        """What the owner had who was served last: who comes anew, or again, begins there."""
        self._arrivals = 0
        self._asked: dict[asyncio.Future[_Loan[T]], tuple[int, float]] = {}
        """The rank of each question that waits, and since when it does."""

    @property
    def waiting(self) -> int:
        """Return how many questions wait."""
        return len(self._asked)

    def longest_wait(self) -> float:
        """Return for how many seconds the first question of a game that people play has waited."""
        since = next((since for rank, since in self._asked.values() if rank <= PEOPLE), None)
        return 0.0 if since is None else asyncio.get_running_loop().time() - since

    @asynccontextmanager
    async def lend(self, claim: Claim) -> AsyncIterator[T]:
        """Wait for one's turn, and have something for a while."""
        loan = await self._turn(claim)
        began = asyncio.get_running_loop().time()
        try:
            yield loan.thing
        finally:
            seconds = asyncio.get_running_loop().time() - began
            self._usual += (seconds - self._usual) / 8
            self._give_back(claim, loan, seconds)

    async def _turn(self, claim: Claim) -> _Loan[T]:
        """Wait until something is free and nobody else comes first."""
        turn: asyncio.Future[_Loan[T]] = asyncio.get_running_loop().create_future()
        rank = self._ranks[claim.rank]
        if claim.owner not in rank.waiting:
            rank.waiting[claim.owner] = deque()
            self._line_up(rank, claim.owner)
        rank.waiting[claim.owner].append(turn)
        self._asked[turn] = claim.rank, asyncio.get_running_loop().time()
        self._serve()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(claim, turn.result(), 0.0)  # who was lent it is gone
            raise
        finally:
            del self._asked[turn]

    def _line_up(self, rank: _Rank[T], owner: str) -> None:
        self._arrivals += 1
        heapq.heappush(rank.owners, (self._share(owner), self._arrivals, owner))

    def _share(self, owner: str) -> float:
        """Return what an owner has had, or the others had when the owner came."""
        share = self._had.setdefault(owner, self._level)
        if not self._lent[owner]:
            share = self._had[owner] = max(share, self._level)
        self._had.move_to_end(owner)
        if len(self._had) > MOST_OWNERS:
            self._had.popitem(last=False)
        return share

    def _give_back(self, claim: Claim, loan: _Loan[T], seconds: float) -> None:
        owner = claim.owner
        if claim.rank > PEOPLE:
            self._less_urgent -= 1
        self._had[owner] = self._share(owner) + seconds - loan.charged
        self._free.append(loan.thing)
        self._lent[owner] -= 1
        if not self._lent[owner]:
            del self._lent[owner]
        self._serve()

    def _serve(self) -> None:
        """Lend what is free to those whose turn it is; who waits for more lines up again."""
        while self._free and (found := self._next()) is not None:
            rank, owner, turn = found
            self._level = self._share(owner)
            self._had[owner] += self._usual
            self._lent[owner] += 1
            if rank > PEOPLE:
                self._less_urgent += 1
            turn.set_result(_Loan(self._free.pop(), self._usual))
            asked = self._ranks[rank]
            if asked.waiting[owner]:
                self._line_up(asked, owner)
            else:
                del asked.waiting[owner]

    def _next(self) -> tuple[int, str, "asyncio.Future[_Loan[T]]"] | None:
        """Take the next question from those that wait, with its rank and owner."""
        for number, rank in enumerate(self._ranks):
            if number > PEOPLE and self._less_urgent >= self._most:
                break
            busy: list[tuple[float, int, str]] = []
            found = None
            while rank.owners and found is None:
                place = heapq.heappop(rank.owners)
                owner = place[2]
                if self._lent[owner] >= self._most:
                    busy.append(place)
                elif turn := self._first_of(rank, owner):
                    found = number, owner, turn
            for place in busy:
                heapq.heappush(rank.owners, place)
            if found:
                return found
        return None

    def _first_of(self, rank: _Rank[T], owner: str) -> "asyncio.Future[_Loan[T]] | None":
        """Take an owner's first question that is still asked."""
        mine = rank.waiting[owner]
        while mine:
            turn = mine.popleft()
            if not turn.cancelled():
                return turn
        del rank.waiting[owner]
        return None
