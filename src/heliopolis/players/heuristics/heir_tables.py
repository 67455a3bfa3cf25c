"""The numbers behind what bots know of Heir to the Pharaoh: weights, and an outlook fitted by bench/tune_heir.py."""

# fmt: off

# Set by hand, in the order of `HeirKnowledge.learn`.
WEIGHTS = [
    2.50, 1.00, 3.00, 0.60, 0.80, 1.00, 0.60, 1.00, 1.00, 0.60, 0.10, 1.80,
    1.00, 8.00, 0.15, 0.45, 0.04, 5.00, 3.50, 0.035, 1.80, 0.30, 0.30,
]

# For the beginning of each round from the second on: what is added to the points for each feature, see
# `write_features` in heir_promises.py.
OUTLOOK = [
    0.261, -0.124, 0.987, 2.672, 0.718, -0.190, 0.322, 0.000, 0.000, 0.101, 0.000,

    0.211, -0.503, 0.502, 2.335, 0.569, -0.165, 0.000, 0.252, 0.252, 0.952, 0.252,

    0.155, -0.694, 0.209, 1.675, 0.373, -0.069, 0.466, 0.380, 0.380, -0.101, 0.380,

    0.137, -0.543, 0.135, 2.460, 0.413, -0.045, 0.000, 1.072, -0.790, 0.663, 0.536,

    0.104, -0.391, 0.049, 1.494, 0.312, 0.033, 0.416, 1.196, -0.211, -0.337, 0.598,

    0.074, -0.100, 0.090, 4.668, 0.293, 0.295, 0.000, 4.017, -1.152, -0.186, -4.588,

    0.055, 0.350, 0.180, 4.455, 0.018, 0.558, 2.101, 4.184, -0.445, 0.882, -4.397,
]

# For the same rounds, what lead makes a victory rather likely.
OUTLOOK_SPREAD = [11.6, 11.2, 10.8, 10.2, 9.6, 7.9, 6.3]
