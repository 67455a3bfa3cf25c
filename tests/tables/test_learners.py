"""What people have learned is stored, on both databases, and outlives the server."""

from tests.tables.helpers import opened

from heliopolis.tables.learners import Progress

ADA, BOB = "Ada-who-learns-00000000000000000", "Bob-who-learns-00000000000000000"


async def test_what_was_learned_is_added_up_and_kept(url: str) -> None:
    async with opened(url) as house:
        await house.learn(ADA, Progress.read("ra.1.2"))
        await house.learn(ADA, Progress.read("ra.4:gold.1"))
        assert (await house.learnt(BOB)).learnt == {}
    async with opened(url) as house:
        assert await house.learnt(ADA) == Progress.read("ra.1.2.4:gold.1")
        assert (await house.learnt(BOB)).write() == ""
