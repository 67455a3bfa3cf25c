"""Boards for the terminal, one a game, and a plain one for games without."""
