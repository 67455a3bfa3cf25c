"""Games that were played under earlier rules.

One whose entries are all legal under today's rules is a game of today's; what earlier rules decided by themselves,
where today's ask, stands in it as a decision. Any other is followed as it was played, without asking what is legal,
for as far as today's engine can: it can be read, and not gone on with.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from heliopolis.core.driver import follow
from heliopolis.core.edition import Edition
from heliopolis.core.game import Entry, Game
from heliopolis.core.record import Record
from heliopolis.core.state import CHANCE, OVER, State


def bring_forward(record: Record) -> Record:
    """Return a record of earlier rules as one of today's, or as one that can only be read."""
    if not record.is_older:
        return record
    state = record.start()
    entries: list[Entry] = []
    outdated, whole = record.outdated, not record.outdated
    for entry in record.entries:
        if state.actor() == OVER:
            break  # today's rules end a game sooner in which nothing can change any more
        while (first := unasked_before(record.game, state, entry, record.rules)) is not None:
            follow(state, first)
            entries.append(first)
        outdated |= not allows(state, entry)
        try:
            follow(state, entry)
        except Exception:  # whatever an engine makes of something that it does not know
            whole = False
            break
        entries.append(entry)
    scores = record.final_scores if whole else None
    outdated |= scores is not None and (state.actor() != OVER or state.scores() != scores)
    return replace(
        record,
        entries=entries,
        final_scores=scores,
        rules=record.rules if outdated else 0,
        outdated=outdated,
        played_under=record.rules,
    )


def unasked_before(game: Game, state: State, entry: Entry, rules: int) -> Entry | None:
    """Return what earlier rules decided by themselves before an entry, if today's ask a seat for it."""
    if allows(state, entry):
        return None
    action = game.unasked(state, rules)
    return None if action is None else Entry(int(state.actor()), action)


def allows(state: State, entry: Entry) -> bool:
    """Tell whether today's rules allow an entry."""
    if entry.seat == CHANCE:
        return state.actor() == CHANCE and any(number == entry.number for number, _ in state.outcomes())
    return entry.seat in state.actors() and entry.number in state.legal_actions(entry.seat)


def edition_then(game: Game, rules: int, seats: int, changes: Mapping[str, Any], name: str) -> Edition:
    """Return what a game of some version of the rules is played with: its own changes, and values that were others."""
    then = game.values_then(rules, seats) if rules < game.info.rules_version else {}
    values = {**then, **changes}
    return game.standard.with_changes(values, name=name) if values else game.standard
