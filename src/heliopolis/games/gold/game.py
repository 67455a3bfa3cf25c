"""L'or du pharaon, as the rest of the house sees it."""

from heliopolis.core.game import Game
from heliopolis.games.gold.components import STANDARD, flaws
from heliopolis.games.gold.info import INFO
from heliopolis.games.gold.knowledge import census
from heliopolis.games.gold.legal import why_not
from heliopolis.games.gold.setup import begin, restore
from heliopolis.games.gold.words import ACTION_WORDS, OUTCOME_WORDS

GAME = Game(
    info=INFO,
    package="heliopolis.games.gold",
    standard=STANDARD,
    flaws=flaws,
    begin=begin,
    restore=restore,
    why_not=why_not,
    census=census,
    actions=ACTION_WORDS,
    outcomes=OUTCOME_WORDS,
)
