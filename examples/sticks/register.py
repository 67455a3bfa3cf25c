"""Makes Sticks known when it is imported. It has plain boards, and the bots that play any game."""

from heliopolis.core.registry import register

register("sticks", "examples.sticks")
