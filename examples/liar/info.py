"""What can be said of Liar's dice without its engine."""

from heliopolis.core.info import GameInfo

# The bound, for any edition (5 dice for each of 4 seats): with n dice in play a round has n rolls, at most 6 n bids and
# a doubt, which takes a die. The last round is one with 2 dice: 7 × (2 + … + 20) + 19.
LONGEST = 1482

INFO = GameInfo(name="liar", title="Liar's dice", seats=(2, 3, 4), options=(), rules_version=1, longest=LONGEST)
