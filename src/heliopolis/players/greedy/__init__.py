"""Greedy bots, one a game: no search, a sensible choice from what lies on the table."""
