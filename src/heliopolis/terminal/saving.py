"""Where a game at the terminal is kept, and how it is written."""

from datetime import datetime
from pathlib import Path

from heliopolis.core.errors import HeliopolisError, SetupError
from heliopolis.core.info import GameInfo
from heliopolis.core.session import Session


def place_to_save(name: str) -> Path:
    """Return where a game will be saved; better refused now than when it has been played."""
    path = Path(name)
    if path.is_dir() or not path.parent.is_dir():
        message = f"a game can't be saved in {name}; expected a file in a folder that exists"
        raise SetupError(message, "file-no-place", path=name)
    return path


def default_path(info: GameInfo) -> str:
    """Name a file after the game and the time."""
    return f"{info.name}-{datetime.now():%Y-%m-%d-%H%M%S}.txt"


def save_record(session: Session, path: Path) -> None:
    """Write the record to a file, whole or not at all."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(session.record.write(), encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        told = error.strerror or ""
        message = f"the game can't be saved in {path}: {told}"
        raise HeliopolisError(message, "file-unwritable", path=path, told=told) from None
