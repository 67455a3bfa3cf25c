"""Heir to the Pharaoh learned by playing: `lessons.toml` and what is said in it."""
