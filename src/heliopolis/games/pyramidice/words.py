"""The notation of Pyramidice's actions and outcomes, by number."""

from heliopolis.core.verbs import notations

from .actions import FAMILIES, OUTCOMES

ACTION_WORDS = notations(FAMILIES)
OUTCOME_WORDS = notations(OUTCOMES)
