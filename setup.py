"""Compiles the engine with mypyc, if that can be done here.

HELIOPOLIS_COMPILE says whether: 0 never, 1 or fail, auto (the default) if there is a compiler.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

MODE = os.environ.get("HELIOPOLIS_COMPILE", "auto")
SOURCE = Path("src/heliopolis")

# The edges, where nothing is hot: data classes, text, files.
EDGES = {
    "__init__",
    "catalogue",
    "compat",
    "conformance",
    "driver",
    "edition",
    "errors",
    "game",
    "info",
    "levels",
    "reader",
    "record",
    "registry",
    "rules",
    "session",
    "words",
}


def hot_modules() -> list[str]:
    """List the modules that are compiled, as one group."""
    found = [*SOURCE.glob("core/*.py"), *SOURCE.glob("games/*/*.py")]
    found += [*SOURCE.glob("players/*.py"), *SOURCE.glob("players/knowledge/*.py")]
    return sorted(str(path) for path in found if path.stem not in EDGES)


def extensions() -> list[Extension]:
    """Translate the hot modules to C."""
    if MODE == "0":
        return []
    try:
        from mypyc.build import mypycify

        found: list[Extension] = mypycify(["--config-file=pyproject.toml", *hot_modules()], opt_level="2")
    except ImportError:
        if MODE == "1":
            raise
        return []
    if sys.platform != "win32":
        for extension in found:
            extension.extra_compile_args += ["-fno-semantic-interposition", "-ffp-contract=off"]
    return found


class OptionalBuildExt(build_ext):
    """Builds all extensions or none."""

    def run(self) -> None:
        """Compile; without a working compiler, leave the engine interpreted."""
        try:
            super().run()
        except Exception as error:
            if MODE == "1":
                raise
            print(f"heliopolis: the engine stays interpreted ({error})", file=sys.stderr)
            self.extensions = []

    def copy_extensions_to_source(self) -> None:
        """Put the compiled modules beside their source, if there are any."""
        if self.extensions:
            super().copy_extensions_to_source()


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuildExt})
