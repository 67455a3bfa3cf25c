"""The notation of the actions and outcomes of Heir to the Pharaoh, by number."""

from heliopolis.core.verbs import notations

from .actions import FAMILIES, OUTCOMES

ACTION_WORDS = notations(FAMILIES)
OUTCOME_WORDS = notations(OUTCOMES)
