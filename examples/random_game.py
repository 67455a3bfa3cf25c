"""Play a random game of Ra and print its record."""

import heliopolis

ra = heliopolis.game("ra")
record = heliopolis.play(ra, ["random"] * 3, heliopolis.SeededRng(7))
print(record.write())
print("places:", record.end().standings())
