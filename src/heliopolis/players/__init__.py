"""Bots. They are given a state that their seat cannot tell from the true one, never the true one itself."""
