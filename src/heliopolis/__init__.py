"""Heliopolis: four board games of ancient Egypt, as exact rules that people, bots and programs can play."""

from heliopolis.engine import prefer_source

prefer_source()
