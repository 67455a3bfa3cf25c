"""Pyramidice."""
