"""Which engine runs: the compiled modules where they were built, or the same source, interpreted.

Set HELIOPOLIS_INTERPRETED=1 to run the source even where compiled modules lie beside it.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class _SourceFinder(MetaPathFinder):
    """Finds this package's modules as source only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith("heliopolis."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def wants_source() -> bool:
    """Tell whether the environment asks for the source."""
    return os.environ.get("HELIOPOLIS_INTERPRETED", "0") not in ("", "0")


def prefer_source() -> None:
    """Make later imports take the source, if the environment asks for it."""
    if wants_source():
        sys.meta_path.insert(0, _SourceFinder())


def running() -> str:
    """Return `compiled` or `interpreted`."""
    from heliopolis.core import state

    return "interpreted" if str(state.__file__).endswith(".py") else "compiled"
