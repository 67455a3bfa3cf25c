"""What bots know of each game beyond its rules: one module a game, and a base that serves any game."""
