"""Many machines: what the local pool does, done by Ray.

Every machine of the cluster has Heliopolis installed, and the bots that play.
"""

import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any

import ray

from heliopolis.core import registry
from heliopolis.core.errors import SetupError
from heliopolis.core.registry import Registration

LOCAL = "local"


class RayExecutor(Executor):
    """Hands tasks to a cluster, and gives futures like those of any other pool."""

    def __init__(self) -> None:
        self.work = ray.remote(work)
        self.known = ray.put((registry.registrations(), sys.path))
        self.handed: list[Any] = []

    def submit(self, task: Callable[..., Any], /, *arguments: Any, **named: Any) -> "Future[Any]":
        """Let some machine of the cluster do a task."""
        self.handed.append(self.work.remote(self.known, task, arguments, named))
        future: Future[Any] = self.handed[-1].future()
        return future

    def cancel(self) -> None:
        """Let be what nobody waits for any more."""
        for each in self.handed:
            ray.cancel(each, force=True)


def work(known: tuple[list[Registration], list[str]], task: Callable[..., Any], arguments: Any, named: Any) -> Any:
    """Do a task where games and modules are found that whoever asks for it knows."""
    games, path = known
    sys.path += [folder for folder in path if folder not in sys.path]
    for each in games:
        registry.add(each)
    return task(*arguments, **named)


@contextmanager
def cluster(address: str, processors: int | None = None) -> Iterator[Executor]:
    """Give the workers of a cluster: at an address, `auto` for the one this machine is in, `local` for one made now."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # unless somebody wants to, nobody is told of it
    try:
        if address == LOCAL:
            ray.init(num_cpus=processors, include_dashboard=False, log_to_driver=False, logging_level="error")
        else:
            ray.init(address=address, log_to_driver=False, logging_level="error")
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise SetupError(f"there is no cluster at {address!r}: {error}; expected an address, auto or local") from error
    executor = RayExecutor()
    try:
        yield executor
    except BaseException:
        executor.cancel()
        raise
    finally:
        ray.shutdown()
