"""Ra, as the rest of the house sees it."""

from heliopolis.core.game import Game
from heliopolis.games.ra.components import STANDARD, flaws
from heliopolis.games.ra.info import INFO
from heliopolis.games.ra.knowledge import census
from heliopolis.games.ra.legal import why_not
from heliopolis.games.ra.setup import begin, restore
from heliopolis.games.ra.words import ACTION_WORDS, OUTCOME_WORDS

GAME = Game(
    info=INFO,
    package="heliopolis.games.ra",
    standard=STANDARD,
    flaws=flaws,
    begin=begin,
    restore=restore,
    why_not=why_not,
    census=census,
    actions=ACTION_WORDS,
    outcomes=OUTCOME_WORDS,
)
