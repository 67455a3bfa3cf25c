"""Our environments by the names that Gymnasium knows them by: `gymnasium.make("heliopolis/ra-2p-v1")`."""

import gymnasium

from heliopolis.envs.making import make
from heliopolis.envs.names import PREFIX, names


def register() -> None:
    """Make all environments known to Gymnasium; those it knows already stay as they are."""
    for name in names():
        if PREFIX + name not in gymnasium.registry:
            gymnasium.register(
                PREFIX + name,
                entry_point=lambda name=name, **settings: make(name, "gymnasium", **settings),
                vector_entry_point=lambda name=name, **settings: make(name, "vector", **settings),
            )
