"""The notation of the actions and outcomes of L'or du pharaon, by number."""

from heliopolis.core.verbs import notations

from . import actions as act

ACTION_WORDS = notations(act.FAMILIES)
OUTCOME_WORDS = notations(act.OUTCOME_FAMILIES)
