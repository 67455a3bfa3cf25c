"""Heir to the Pharaoh, as the rest of the house sees it."""

from heliopolis.core.game import Game
from heliopolis.games.heir.components import STANDARD, flaws
from heliopolis.games.heir.info import INFO
from heliopolis.games.heir.knowledge import census
from heliopolis.games.heir.legal import why_not
from heliopolis.games.heir.setup import begin, restore
from heliopolis.games.heir.unseen import unseen
from heliopolis.games.heir.words import ACTION_WORDS, OUTCOME_WORDS

GAME = Game(
    info=INFO,
    package="heliopolis.games.heir",
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
