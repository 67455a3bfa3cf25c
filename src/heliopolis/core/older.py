"""Games that were played under earlier rules.

One whose entries are all legal under today's rules is a game of today's. Any other is followed as it was played,
without asking what is legal, for as far as today's engine can: it can be read, and not gone on with.
"""

from dataclasses import replace

from heliopolis.core.driver import follow
from heliopolis.core.errors import RecordError
from heliopolis.core.record import Record


def bring_forward(record: Record) -> Record:
    """Return a record of earlier rules as one of today's, or as one that can only be read."""
    if not record.is_older or record.outdated:
        return record
    try:
        for _ in record.replay():
            continue
    except RecordError:
        return followed(record)
    return replace(record, rules=0, played_under=record.rules)


def followed(record: Record) -> Record:
    """Return a record as far as it can be followed."""
    state = record.start()
    length = 0
    for entry in record.entries:
        try:
            follow(state, entry)
        except Exception:  # whatever an engine makes of something that it does not know
            break
        length += 1
    whole = length == len(record.entries)
    return replace(
        record,
        outdated=True,
        entries=record.entries[:length],
        final_scores=record.final_scores if whole else None,
        played_under=record.rules,
    )
