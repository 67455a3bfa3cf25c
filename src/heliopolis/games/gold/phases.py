"""The phases of a game of L'or du pharaon: what it waits for."""

from typing import Final

from heliopolis.core.compat import i64

START: Final[i64] = 0  # chance chooses where the start card lies
FIRST: Final[i64] = 1  # chance chooses who begins
TURN: Final[i64] = 2  # a seat takes a step of its turn, or ends it
REVEALING: Final[i64] = 3  # chance turns a card up
PLACING: Final[i64] = 4  # the seat that revealed a card chooses which way round it lies
PHOTO: Final[i64] = 5  # chance draws a photo for a chamber
TREASURE: Final[i64] = 6  # chance draws a treasure for the chamber
TURNING: Final[i64] = 7  # a seat chooses which way round its porter turns a card
FINISHED: Final[i64] = 8

NAMES = ("start", "first", "turn", "revealing", "placing", "photo", "treasure", "turning", "finished")

IN_HAND = (REVEALING, PLACING, PHOTO, TREASURE, TURNING)
"""The phases in which one card is being revealed or turned."""
