"""Environments for those who study games: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

They need the extra `research`. `heliopolis.make` is the way in; docs/environments.md tells of all of them.
"""
