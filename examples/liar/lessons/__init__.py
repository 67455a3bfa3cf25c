"""Liar's dice learned by playing: a lesson needs no code."""
