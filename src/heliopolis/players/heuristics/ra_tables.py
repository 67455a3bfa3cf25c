"""The numbers behind what bots know of Ra, found by self-play: see bench/tune_ra.py."""

# fmt: off

# A row for each number of seats from two on: see `RaKnowledge.weigh`.
WEIGHTS = [
    4.41, 1.67, 0.35, 3.58, 2.56, 2.00, 3.04, 1.56, 0.32, 0.40, 0.82, -0.07,
    2.09, 1.43, 2.22, 3.28, 0.20, 0.07, 13.83, 0.73, 1.77,

    6.66, 1.84, 0.32, 0.16, 3.04, 2.10, 1.97, 1.19, 0.59, 0.42, 0.25, 0.18,
    2.28, 1.73, 2.68, 1.98, 0.40, 0.03, 11.47, 0.89, 2.66,

    6.38, 0.97, 0.28, 0.36, 4.20, 3.03, 3.30, 1.84, 0.39, 0.38, 1.50, 0.41,
    3.82, 1.33, 4.00, 5.23, 0.15, 0.11, 13.25, 0.80, 1.71,

    3.74, 2.32, 0.01, 3.57, 3.04, 1.91, 2.87, 1.30, 0.40, 0.34, 1.12, 0.18,
    2.89, 0.75, 3.15, 5.00, 0.20, 0.03, 6.46, 0.80, 1.50,
]

# For each number of seats, the beginning of the second and of the third epoch: what is added to the fame for each
# pharaoh, pharaoh more than the others, Nile, different monument, pair of monuments, fame of monuments alike, the sum
# of the suns and the highest sun.
OUTLOOK = [
    0.67, 1.35, 1.22, 1.92, 2.07, 1.08, 0.23, 0.57,

    0.31, 0.61, 0.65, 1.61, 1.28, 1.15, 0.40, 0.44,

    1.33, 0.95, 1.66, 1.86, 2.27, 1.16, 0.26, 0.00,

    0.71, 0.35, 0.78, 1.80, 1.69, 1.14, 0.30, 0.03,

    1.97, 0.73, 1.44, 2.03, 2.47, 1.35, 0.36, -0.12,

    0.53, 0.56, 0.77, 1.66, 1.89, 1.18, 0.35, 0.00,

    1.36, 0.90, 1.43, 1.77, 2.74, 1.25, 0.32, -0.00,

    0.37, 0.58, 0.76, 1.58, 1.87, 1.14, 0.29, 0.06,
]

OUTLOOK_SPREAD = [8.8, 6.7, 6.6, 5.2, 5.9, 4.6, 6.0, 4.5]
