"""What is installed beside the engine and the bots, and which extra of the package brings it.

`pip install heliopolis` brings what games and bots need. Whoever asks for more than that is told what is missing:

    pip install 'heliopolis[table]'

`pyproject.toml` says which versions.
"""

from heliopolis.core.errors import SetupError

EXTRAS = {
    "table": (
        "fastapi",
        "fluent",
        "h11",
        "htpy",
        "markupsafe",
        "orjson",
        "python_multipart",
        "rich",
        "starlette",
        "typing_extensions",
        "uvicorn",
        "uvloop",
        "websockets",
    ),
    "postgresql": ("asyncpg",),
    "research": ("PIL", "gymnasium", "numpy", "open_spiel", "openskill", "pettingzoo", "pyspiel"),
    "cluster": ("ray",),
    "train": ("sb3_contrib", "stable_baselines3", "torch"),
}
"""The modules by which each extra is known to be there."""


def missing(what: str, error: ModuleNotFoundError) -> SetupError:
    """Say which extra is needed for something; what belongs to no extra is a fault of ours, and raised as it is."""
    module = (error.name or "").partition(".")[0]
    for extra, modules in EXTRAS.items():
        if module in modules:
            return SetupError(
                f"{what} needs {module}, which is not installed; expected pip install 'heliopolis[{extra}]'",
                "no-extra",
                extra=extra,
            )
    raise error
