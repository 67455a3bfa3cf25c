"""The numbers behind what bots know of Heir to the Pharaoh: weights, and an outlook fitted by bench/tune_heir.py."""

WEIGHTS = {
    "seshat_worth": 2.5,
    "seshat_favorite": 1.0,
    "geb_worth": 3.0,
    "geb_by_monument": 0.6,
    "geb_favorite": 0.8,
    "card_worth": 1.0,
    "denied_card": 0.6,
    "ptah_favorite": 1.0,
    "chain_worth": 1.0,
    "denied_chain": 0.6,
    "open_chain": 0.1,
    "wadjet_worth": 1.8,
    "wadjet_favorite": 1.0,
    "great": 8.0,
    "noise": 0.15,
    "offering": 0.45,
    "offering_by_round": 0.04,
    "worth_magic": 5.0,
    "worth_magic_late": 3.5,
    "reach": 0.035,
    "token_worth": 1.8,
    "next_card": 0.3,
    "hidden_card": 0.3,
}
"""Set by hand: what each means is told in `heir_values.py`."""

OUTLOOK = {
    "free_spaces": [0.261, 0.211, 0.155, 0.137, 0.104, 0.074, 0.055],
    "chain": [-0.124, -0.503, -0.694, -0.543, -0.391, -0.100, 0.350],
    "next_cards": [0.987, 0.502, 0.209, 0.135, 0.049, 0.090, 0.180],
    "magic": [2.672, 2.335, 1.675, 2.460, 1.494, 4.668, 4.455],
    "hand": [0.718, 0.569, 0.373, 0.413, 0.312, 0.293, 0.018],
    "hand_squares": [-0.190, -0.165, -0.069, -0.045, 0.033, 0.295, 0.558],
    "offered": [0.322, 0.000, 0.466, 0.000, 0.416, 0.000, 2.101],
    "platforms": [0.000, 0.252, 0.380, 1.072, 1.196, 4.017, 4.184],
    "top_platform": [0.000, 0.252, 0.380, -0.790, -0.211, -1.152, -0.445],
    "thoth": [0.101, 0.952, -0.101, 0.663, -0.337, -0.186, 0.882],
    "majority": [0.000, 0.252, 0.380, 0.536, 0.598, -4.588, -4.397],
}
"""At the beginning of each round from the second on, what is added to the points for each feature (`heir_promises`)."""

OUTLOOK_SPREAD = [11.6, 11.2, 10.8, 10.2, 9.6, 7.9, 6.3]
"""For the same rounds, what lead makes a victory rather likely."""
