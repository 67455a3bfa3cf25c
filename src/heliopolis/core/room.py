"""A game put together from its room: the package whose modules bear the names that all games use.

info        INFO
components  STANDARD, flaws
setup       begin, restore
refusals    why_not
knowledge   census, and unseen if some seat may know what another may not
words       ACTION_WORDS, OUTCOME_WORDS
phrases     phrases, if texts tell of an edition more than its numbers
observation layout, if the game tells in numbers what a seat knows
older       unasked, values_then, if earlier rules asked for less, or had other components
"""

from importlib import import_module
from importlib.util import find_spec

from heliopolis.core.game import Game, no_phrases, nothing_unasked, nothing_unseen, same_values


def game_in(package: str) -> Game:
    """Return the game whose room a package is."""
    components = import_module(f"{package}.components")
    setup = import_module(f"{package}.setup")
    knowledge = import_module(f"{package}.knowledge")
    words = import_module(f"{package}.words")
    layout = import_module(f"{package}.observation").layout if find_spec(f"{package}.observation") else None
    phrases = import_module(f"{package}.phrases").phrases if find_spec(f"{package}.phrases") else no_phrases
    older = import_module(f"{package}.older") if find_spec(f"{package}.older") else None
    return Game(
        info=import_module(f"{package}.info").INFO,
        package=package,
        standard=components.STANDARD,
        flaws=components.flaws,
        begin=setup.begin,
        restore=setup.restore,
        why_not=import_module(f"{package}.refusals").why_not,
        census=knowledge.census,
        actions=words.ACTION_WORDS,
        outcomes=words.OUTCOME_WORDS,
        unseen=getattr(knowledge, "unseen", nothing_unseen),
        phrases=phrases,
        layout=layout,
        unasked=older.unasked if older else nothing_unasked,
        values_then=older.values_then if older else same_values,
    )
