"""Games between bots, many at a time."""
