"""Liar's dice, as the rest of the house sees it."""

from heliopolis.core.room import game_in

GAME = game_in(__package__)
