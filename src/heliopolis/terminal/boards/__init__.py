"""Boards for the terminal, one a game: `board(view, speaker, names)` returns something rich can print."""
