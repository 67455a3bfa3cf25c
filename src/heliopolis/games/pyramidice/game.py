"""Pyramidice, as the rest of the house sees it."""

from heliopolis.core.game import Game
from heliopolis.games.pyramidice.components import STANDARD, flaws
from heliopolis.games.pyramidice.info import INFO
from heliopolis.games.pyramidice.knowledge import census, unseen
from heliopolis.games.pyramidice.refusals import why_not
from heliopolis.games.pyramidice.setup import begin, restore
from heliopolis.games.pyramidice.words import ACTION_WORDS, OUTCOME_WORDS

GAME = Game(
    info=INFO,
    package="heliopolis.games.pyramidice",
    standard=STANDARD,
    flaws=flaws,
    begin=begin,
    restore=restore,
    why_not=why_not,
    census=census,
    actions=ACTION_WORDS,
    outcomes=OUTCOME_WORDS,
    unseen=unseen,
)
