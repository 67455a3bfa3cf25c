"""Who is served next when more is asked of bots than they can answer at once."""

import asyncio

import pytest
from tests.tables.helpers import soon

from heliopolis.tables.bot_queue import ADVICE, BOTS_ALONE, PEOPLE, BotQueue, Claim


class Desk:
    """A queue of which every question takes as long as somebody wants it to."""

    def __init__(self, things: int) -> None:
        self.queue = BotQueue(list(range(things)))
        self.served: list[str] = []
        """Who has been served, the first first."""
        self.busy: list[tuple[str, asyncio.Event]] = []

    def ask(self, owner: str, rank: int = PEOPLE) -> asyncio.Task[None]:
        """Line up."""

        async def wait() -> None:
            async with self.queue.lend(Claim(rank, owner)):
                self.served.append(owner)
                done = asyncio.Event()
                self.busy.append((owner, done))
                await done.wait()

        return asyncio.create_task(wait())

    async def finish_one(self) -> None:
        """Answer the question that is being thought about for longest, and let the next one begin."""
        before = len(self.served)
        self.busy.pop(0)[1].set()
        if self.queue.waiting:
            await soon(lambda: len(self.served) > before)


async def test_who_asks_for_much_does_not_keep_another_waiting() -> None:
    desk = Desk(2)
    many = [desk.ask("many") for _ in range(60)]
    await soon(lambda: desk.served == ["many"])
    few = desk.ask("few")
    await soon(lambda: desk.served == ["many", "few"])  # nobody has both processes
    more = desk.ask("few")
    await desk.finish_one()
    await desk.finish_one()
    assert desk.served.count("few") == 2
    for task in [*many, few, more]:
        task.cancel()


async def test_games_of_bots_alone_leave_a_process_to_people_whoever_has_set_them_up() -> None:
    desk = Desk(2)
    tasks = [desk.ask(f"visitor {number}", BOTS_ALONE) for number in range(60)]
    tasks += [desk.ask("hint", ADVICE), desk.ask("people")]
    for _ in range(5):  # until all who may have been served
        await asyncio.sleep(0)
    assert desk.served == ["visitor 0", "people"]
    for task in tasks:
        task.cancel()


@pytest.mark.parametrize(("eager", "modest"), [("a", "b"), ("b", "a")])
async def test_owners_take_turns_though_one_has_asked_for_much_before(eager: str, modest: str) -> None:
    desk = Desk(1)
    tasks = [desk.ask(eager) for _ in range(20)]
    await soon(lambda: len(desk.served) == 1)
    tasks += [desk.ask(modest) for _ in range(3)]
    for _ in range(6):
        await asyncio.sleep(0.01)  # each takes some time, so that shares differ
        await desk.finish_one()
    assert desk.served.count(modest) == 3
    for task in tasks:
        task.cancel()


async def test_people_come_before_bots_alone_and_hints_come_last() -> None:
    desk = Desk(1)
    tasks = [desk.ask("first")]
    await soon(lambda: desk.served == ["first"])
    tasks += [desk.ask("hint", ADVICE), desk.ask("bots", BOTS_ALONE), desk.ask("people", PEOPLE)]
    await asyncio.sleep(0)
    for _ in range(3):
        await desk.finish_one()
    assert desk.served == ["first", "people", "bots", "hint"]
    await desk.finish_one()
    await asyncio.gather(*tasks)


async def test_who_goes_away_while_waiting_or_just_when_served_holds_nothing() -> None:
    desk = Desk(1)
    first = desk.ask("first")
    await soon(lambda: desk.served == ["first"])
    gone, served = desk.ask("gone"), desk.ask("served just now")
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    desk.busy.pop(0)[1].set()
    await asyncio.sleep(0)  # the first one gives back what it had, which is lent to the third at once …
    served.cancel()  # … who is gone before it hears of that
    with pytest.raises(asyncio.CancelledError):
        await served
    last = desk.ask("last")
    await soon(lambda: "last" in desk.served)
    await desk.finish_one() if desk.busy else None
    for task in (first, last):
        task.cancel()
    assert desk.queue.waiting == 0


async def test_how_long_people_wait_is_told() -> None:
    desk = Desk(1)
    tasks = [desk.ask("first")]
    await soon(lambda: desk.served == ["first"])
    tasks.append(desk.ask("hint", ADVICE))
    await asyncio.sleep(0.02)
    assert desk.queue.longest_wait() == 0.0
    tasks.append(desk.ask("people"))
    await asyncio.sleep(0.02)
    assert desk.queue.longest_wait() > 0.01
    for task in tasks:
        task.cancel()
