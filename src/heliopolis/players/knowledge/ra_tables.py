"""The numbers behind what bots know of Ra, found by self-play: see bench/tune_ra.py."""

# One row a number of seats, from two on: see the layout in `ra.py`.
WEIGHTS = [
    *([3.6, 6.0, 0.25, 3.0, 2.4, 2.0, 3.3, 0.7, 0.4, 0.4, 1.5, 0.3, 5.0, 1.5, 4.0, 5.0, 0.2, 0.2, 7.0, 0.8, 1.5] * 4),
]

# For each number of seats, the beginning of the second and of the third epoch: what is added to the fame for each
# pharaoh, pharaoh more than the others, Nile, different monument, pair of monuments, fame of monuments alike, the sum
# of the suns and the highest sun.
OUTLOOK = [*([1.0, 0.5, 0.8, 1.2, 0.8, 1.0, 0.5, 0.2] * 8)]

OUTLOOK_SPREAD = [10.0, 8.0] * 4
