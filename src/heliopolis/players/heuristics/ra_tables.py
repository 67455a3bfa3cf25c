"""The numbers behind what bots know of Ra, found by self-play and written by bench/tune_ra.py."""

WEIGHTS: dict[str, tuple[float, ...]] = {
    "price_of_lowest": (4.41, 6.66, 6.38, 3.74),
    "price_of_rank": (1.67, 1.84, 0.97, 2.32),
    "price_at_last": (0.35, 0.32, 0.28, 0.01),
    "urgency": (3.58, 0.16, 0.36, 3.57),
    "centre_worth": (2.56, 3.04, 4.20, 3.04),
    "margin": (2.00, 2.10, 3.03, 1.91),
    "god_worth": (3.04, 1.97, 3.30, 2.87),
    "pharaoh_worth": (1.56, 1.19, 1.84, 1.30),
    "nile_later": (0.32, 0.59, 0.39, 0.40),
    "nile_dry": (0.40, 0.42, 0.38, 0.34),
    "flood_worth": (0.82, 0.25, 1.50, 1.12),
    "monument_hope": (-0.07, 0.18, 0.41, 0.18),
    "first_civilisation": (2.09, 2.28, 3.82, 2.89),
    "second_civilisation": (1.43, 1.73, 1.33, 0.75),
    "third_civilisation": (2.22, 2.68, 4.00, 3.15),
    "further_civilisation": (3.28, 1.98, 5.23, 5.00),
    "spare_civilisation": (0.20, 0.40, 0.15, 0.20),
    "noise": (0.07, 0.03, 0.11, 0.03),
    "crowd": (13.83, 11.47, 13.25, 6.46),
    "monument_pair": (0.73, 0.89, 0.80, 0.80),
    "next_tile": (1.77, 2.66, 1.71, 1.50),
}
"""What the light policy goes by, for two, three, four and five seats: see `Weights` in ra_worth.py."""

OUTLOOK: dict[str, tuple[float, ...]] = {
    "pharaoh": (0.67, 0.31, 1.33, 0.71, 1.97, 0.53, 1.36, 0.37),
    "pharaoh_lead": (1.35, 0.61, 0.95, 0.35, 0.73, 0.56, 0.90, 0.58),
    "nile": (1.22, 0.65, 1.66, 0.78, 1.44, 0.77, 1.43, 0.76),
    "different_monument": (1.92, 1.61, 1.86, 1.80, 2.03, 1.66, 1.77, 1.58),
    "monument_pair": (2.07, 1.28, 2.27, 1.69, 2.47, 1.89, 2.74, 1.87),
    "same_monument_fame": (1.08, 1.15, 1.16, 1.14, 1.35, 1.18, 1.25, 1.14),
    "sum_of_suns": (0.23, 0.40, 0.26, 0.30, 0.36, 0.35, 0.32, 0.29),
    "highest_sun": (0.57, 0.44, 0.00, 0.03, -0.12, 0.00, -0.00, 0.06),
    "spread": (8.80, 6.70, 6.60, 5.20, 5.90, 4.60, 6.00, 4.50),
}
"""What is expected at the beginning of the second and the third epoch, for two seats, then for three, four and five:
see `Outlook` in ra_outlook.py."""
