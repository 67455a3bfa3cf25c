"""What people, bots and clocks may do at a table. Each function adds events to a draft of the table, or raises.

Nothing here waits, stores or tells anybody: `house` does. People are known by the hash of their secret, their `holder`.
"""

import hashlib
import re
import secrets

from heliopolis.core.driver import decide
from heliopolis.core.game import Entry
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE
from heliopolis.tables import events as happened
from heliopolis.tables.errors import Forbidden, NotNow, TableError, TooMuch
from heliopolis.tables.limits import Limits, some_line
from heliopolis.tables.plan import check_bot
from heliopolis.tables.table import FINISHED, INVITED, OPEN, PERSON, PLAYING, SEATING, Seat, Table

SPECTATORS = 8
"""How many states that a spectator can't tell from the true one must agree that a decision is forced."""


def new_secret() -> str:
    """Return an unguessable secret."""
    return secrets.token_urlsafe(24)


def is_secret(text: str) -> bool:
    """Tell whether a text has the form of a secret."""
    return re.fullmatch(r"[A-Za-z0-9_-]{32}", text) is not None


def holder_of(secret: str) -> str:
    """Return the hash under which whoever knows a secret is known."""
    if not is_secret(secret):
        raise Forbidden("bad-secret", "this is no secret of ours; expected one that was handed out here")
    return hashlib.sha256(secret.encode()).hexdigest()


def may_arrange(table: Table, holder: str) -> bool:
    """Tell whether somebody may place bots, take seats away and start the game."""
    return holder == table.made.host


def has_part(table: Table, holder: str) -> bool:
    """Tell whether somebody sits at the table or is its host."""
    return may_arrange(table, holder) or bool(table.held_by(holder))


# Before the game.


def sit(table: Table, now: int, holder: str, seat: int, name: str, limits: Limits) -> None:
    """Take an open seat, or one that is kept for this person."""
    place = _place(table, seat)
    if place.kind == PERSON and place.holder == holder:
        return
    _expect(table, SEATING)
    if place.kind == INVITED and place.holder != holder:
        raise Forbidden("seat-kept", "this seat is kept for somebody else; expected an open one")
    if place.kind not in (OPEN, INVITED):
        raise NotNow("seat-taken", "this seat is taken; expected an open one")
    table.add(now, happened.Sat(seat, some_line(name, limits.name, "name"), holder))


def place_bot(table: Table, now: int, holder: str, seat: int, bot: str) -> None:
    """Place a bot on a seat on which no person sits."""
    place = _place(table, seat)
    _expect_host(table, holder)
    _expect(table, SEATING)
    if place.kind == PERSON:
        raise NotNow("seat-taken", "somebody sits here; expected an open seat")
    table.add(now, happened.Placed(seat, check_bot(bot)))


def open_seat(table: Table, now: int, holder: str, seat: int) -> None:
    """Make a seat free again: the host may do so for any seat, everybody for one that is theirs or kept for them."""
    place = _place(table, seat)
    if place.holder != holder:
        _expect_host(table, holder)
    _expect(table, SEATING)
    if place.kind != OPEN:
        table.add(now, happened.Opened(seat))


def start(table: Table, now: int, holder: str, rng: Rng) -> None:
    """Begin the game, once every seat is taken."""
    if not has_part(table, holder):
        raise Forbidden("not-seated", "only who sits here may start the game; expected a seat's secret")
    if table.phase != SEATING:
        return
    if any(seat.kind in (OPEN, INVITED) for seat in table.seats):
        raise NotNow("seats-open", "not every seat is taken; expected a person or a bot on each")
    begin(table, now, rng)


def begin(table: Table, now: int, rng: Rng) -> None:
    """Begin the game."""
    table.add(now, happened.Started())
    go_on(table, now, rng)


# The game.


def act(table: Table, now: int, holder: str, seat: int, version: int, action: int, rng: Rng, limits: Limits) -> bool:
    """Decide for a seat; return False, with nothing decided, if the post was made for an earlier moment."""
    place = _own(table, holder, seat)
    time_out(table, now)
    if table.phase != PLAYING or table.seats[seat].bot != place.bot or version > table.version:
        return False
    if place.bot:
        raise NotNow("handed-over", "a bot plays this seat for you; expected you to come back to it first")
    if version < table.asked.get(seat, table.moved):
        return False
    _expect_room(table, limits)
    enter(table, now, seat, action, happened.PERSON, rng)
    return True


def bot_acts(table: Table, now: int, seat: int, asked: int, action: int, rng: Rng) -> None:
    """Decide for a seat that a bot plays, unless something has changed since the bot was asked."""
    if table.asked.get(seat) == asked and table.by_bot(seat):
        enter(table, now, seat, action, happened.BOT, rng)


def enter(table: Table, now: int, seat: int, action: int, by: str, rng: Rng) -> None:
    """Carry out a decision, what chance answers, and decisions that are forced."""
    state = table.play.state
    if action not in state.legal_actions(seat):
        decide(table.game, state, seat, action)  # raises, and tells why
    table.add(now, happened.Entered(seat, table.game.actions[action], by))
    go_on(table, now, rng)


def go_on(table: Table, now: int, rng: Rng) -> None:
    """Let chance answer and take forced decisions, until a seat has a choice or the game is over."""
    while table.phase == PLAYING:
        state = table.play.state
        if state.actor() == CHANCE:
            table.add(now, happened.Entered(int(CHANCE), table.game.outcomes[int(state.sample(rng))]))
            continue
        forced = table.play.forced()
        if forced is None or not _known_to_all(table, forced, rng):
            return
        table.add(now, happened.Entered(int(forced.seat), table.game.actions[forced.number], happened.FORCED))


def _known_to_all(table: Table, forced: Entry, rng: Rng) -> bool:
    """Tell whether even a spectator can see that a seat has no choice: taking the decision must not tell it."""
    if not table.game.has_secrets:
        return True
    state = table.play.state
    guesses = (state.redeal(None, rng) for _ in range(SPECTATORS))
    return all(guess.legal_actions(forced.seat) == [forced.number] for guess in guesses)


def undo(table: Table, now: int, holder: str, seat: int, version: int, limits: Limits) -> bool:
    """Take back a seat's last decision; return False if the post was made for an earlier moment."""
    if _own(table, holder, seat).bot:
        raise NotNow("handed-over", "a bot plays this seat for you; expected you to come back to it first")
    if not table.made.undo:
        raise Forbidden("no-undo", "at this table nothing is taken back")
    if not table.moved <= version <= table.version:
        return False
    if table.phase == FINISHED:
        raise NotNow("over", "the game is over; expected a table at which it is being played")
    _expect_play(table)
    _expect_room(table, limits)
    table.add(now, happened.Undone(seat))
    return True


# Comings and goings during the game.


def leave(table: Table, now: int, holder: str, seat: int, bot: str) -> None:
    """Leave a seat: before the game it is open again; during it, it waits, or a bot plays it, until one comes back."""
    place = _own(table, holder, seat)
    if table.phase == SEATING:
        open_seat(table, now, holder, seat)
    elif table.phase == PLAYING:
        if not place.away:
            table.add(now, happened.Left(seat))
        if bot and not place.bot:
            table.add(now, happened.HandedOver(seat, check_bot(bot)))


def hand_over(table: Table, now: int, holder: str, seat: int, bot: str, limits: Limits) -> None:
    """Let a bot play a seat whose person has left, or keeps the others waiting beyond patience."""
    place = _place(table, seat)
    if not has_part(table, holder):
        raise Forbidden("not-seated", "only who sits here may call a bot; expected a seat's secret")
    _expect_play(table)
    if place.kind != PERSON or place.bot:
        return
    if place.holder != holder and not keeps_waiting(table, now, seat, limits):
        raise NotNow("still-here", "this seat's person has not left; expected a seat that was left")
    table.add(now, happened.HandedOver(seat, check_bot(bot)))


def keeps_waiting(table: Table, now: int, seat: int, limits: Limits) -> bool:
    """Tell whether a seat that no bot plays was left, or has not decided for longer than the others need to wait."""
    place = table.seats[seat]
    if table.phase != PLAYING or place.kind != PERSON or place.bot:
        return False
    return place.away or (seat in table.asked and now - table.moved_at >= limits.patience * 1000)


def come_back(table: Table, now: int, holder: str, seat: int) -> None:
    """Come back to a seat that one has left, whoever has played it since."""
    place = _own(table, holder, seat)
    if place.resigned:
        raise NotNow("resigned", "this seat has resigned for good")
    if place.away and table.phase == PLAYING:
        table.add(now, happened.Reclaimed(seat))


def resign(table: Table, now: int, holder: str, seat: int) -> None:
    """Give up for good. A bot plays on for the others; if one seat or no person is left, the game is over."""
    place = _own(table, holder, seat)
    if table.phase == SEATING:
        raise NotNow("not-begun", "the game has not begun; expected one that is being played")
    if table.phase == PLAYING and not place.resigned:
        table.add(now, happened.Resigned(seat))


def time_out(table: Table, now: int) -> None:
    """Note the seats whose clocks have run out."""
    while table.phase == PLAYING and table.clocks is not None:
        out = table.clocks.out_at(now)
        if not out:
            return
        table.add(now, happened.TimedOut(out[0]))


def say(table: Table, now: int, holder: str, seat: int, text: str, limits: Limits) -> None:
    """Say something to everybody at the table."""
    _own(table, holder, seat)
    if sum(note.kind == happened.Said.kind for note in table.notes) >= limits.chat_lines:
        most = limits.chat_lines
        raise TooMuch("chat-full", f"enough has been said here; expected at most {most} lines", most=most)
    table.add(now, happened.Said(seat, some_line(text, limits.chat, "line")))


def call_rematch(table: Table, now: int, holder: str, new_table: str) -> None:
    """Call everybody to a new table."""
    seats = table.held_by(holder)
    if not seats:
        raise Forbidden("not-seated", "only who played here may ask for another game; expected a seat's secret")
    if table.phase != FINISHED:
        raise NotNow("not-over", "the game is not over; expected its end before another one")
    if not table.rematch:
        table.add(now, happened.Rematched(seats[0], new_table))


def agree(table: Table, now: int, holder: str, rng: Rng, limits: Limits) -> None:
    """Take all seats that are kept for somebody, and begin when nobody is missing."""
    for number, seat in enumerate(table.seats):
        if seat.kind == INVITED and seat.holder == holder:
            sit(table, now, holder, number, seat.name, limits)
    if table.phase == SEATING and not any(seat.kind in (OPEN, INVITED) for seat in table.seats):
        start(table, now, holder, rng)


# What all of these expect.


def _place(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        seats = len(table.seats)
        raise TableError("no-seat", f"there is no seat {seat}; expected 0 to {seats - 1}", seats=seats)
    return table.seats[seat]


def _own(table: Table, holder: str, seat: int) -> Seat:
    place = _place(table, seat)
    if place.kind != PERSON or place.holder != holder:
        raise Forbidden("not-yours", "this seat is not yours; expected its secret")
    return place


def _expect_host(table: Table, holder: str) -> None:
    if not may_arrange(table, holder):
        raise Forbidden("not-host", "only the host arranges the seats; expected the host's secret")


def _expect(table: Table, phase: str) -> None:
    if table.phase != phase:
        raise NotNow("begun", "the game has begun; expected a table that waits for its players")


def _expect_play(table: Table) -> None:
    if table.phase != PLAYING:
        raise NotNow("not-playing", "no game is being played; expected one that has begun and is not over")


def _expect_room(table: Table, limits: Limits) -> None:
    if table.version >= limits.rows:
        most = limits.rows
        raise TooMuch("table-full", f"too much has happened at this table; expected at most {most} events", most=most)
