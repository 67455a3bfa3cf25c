"""Pyramidice learned by playing: `lessons.toml` and what is said in it."""
