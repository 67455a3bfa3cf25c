"""Cyclic garbage: while a server runs, what is old is looked at at intervals only; afterwards all is as before."""

import asyncio
import gc
import weakref

import pytest

from heliopolis.web import garbage


class Knot:
    """Holds itself."""

    def __init__(self) -> None:
        self.self = self


def test_what_is_old_is_collected_at_intervals_and_the_collector_is_left_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def serve() -> None:
        async with garbage.seldom_collected():
            assert gc.get_threshold()[:2] == (garbage.YOUNG, garbage.NEVER)
            knot = Knot()
            gone = weakref.ref(knot)
            gc.collect(0)
            gc.collect(1)
            del knot
            for _ in range(500):
                await asyncio.sleep(0.01)
                if gone() is None:
                    return
            raise AssertionError("what was old is never collected")

    before = gc.get_threshold()
    monkeypatch.setattr(garbage, "SECONDS", 0.02)
    asyncio.run(serve())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
