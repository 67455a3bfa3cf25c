"""Processes that play games. Whoever starts them says which there are, answers Ctrl-C, and is outlived by none."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import TypeVar

from heliopolis.core import registry
from heliopolis.core.registry import Registration

Result = TypeVar("Result")


@contextmanager
def workers(count: int = 0) -> Iterator[Executor]:
    """Give workers, one a core unless a number is given; if something stops the work, they end at once.

    The parent's end of a pipe is what they live by. It is closed when the work is stopped, and by the system when the
    parent dies, however that happens.
    """
    theirs, ours = Pipe(duplex=False)
    pool = ProcessPoolExecutor(
        count or os.cpu_count() or 1,
        mp_context=get_context("spawn"),
        initializer=begin_work,
        initargs=(theirs, registry.registrations()),
    )
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    else:
        pool.shutdown()
    finally:
        ours.close()
        theirs.close()


def begin_work(parent: Connection, games: list[Registration]) -> None:
    """Set up a worker: Ctrl-C in the terminal reaches it, too, but is not its to answer."""
    for each in games:
        registry.add(each)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_after, args=[parent], daemon=True).start()


def leave_after(parent: Connection) -> None:
    """Wait until the other end is closed, and end this process."""
    with suppress(EOFError, OSError):
        parent.recv_bytes()
    os._exit(0)


def hand_out(
    pool: Executor, work: Callable[..., Result], tasks: Iterable[tuple[object, ...]]
) -> list["Future[Result]"]:
    """Hand tasks to the workers, which start now."""
    with interrupts_held():
        return [pool.submit(work, *task) for task in tasks]


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Answer Ctrl-C only afterwards: neither may the starting of a worker be cut in two, nor a worker hear of it.

    A process that is started inherits what is blocked. Here other threads may still hear of it, hence the handler.
    """
    heard: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _frame: heard.append(number))
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        signal.signal(signal.SIGINT, handler)
    if heard:
        signal.raise_signal(signal.SIGINT)
