"""The notation of actions and outcomes, by number."""

from examples.liar.actions import FAMILIES, OUTCOMES

from heliopolis.core.verbs import notations

ACTION_WORDS = notations(FAMILIES)
OUTCOME_WORDS = notations(OUTCOMES)
