"""How players are called: people by the names they gave, bots by those of old."""

from heliopolis.tables.looks import Look
from heliopolis.tables.table import BOT
from heliopolis.web.layout import Page

NAMES = ("Iset", "Djedi", "Nefru", "Khay", "Meret")
"""What bots are called, by their seats, and people who gave no name."""


def names_of(look: Look) -> list[str]:
    """Name the players."""
    return [player_name(seat.kind, seat.name, number) for number, seat in enumerate(look.seats)]


def player_name(kind: str, name: str, seat: int) -> str:
    """Name a player: people by the names they gave, bots by those of old."""
    return NAMES[seat % len(NAMES)] if kind == BOT else name


def bot_name(page: Page, bot: str) -> str:
    """Name a kind of bot."""
    return page.say(f"kind-{bot}") if page.words.has(f"kind-{bot}") else bot
