"""What people, bots and clocks may do at a table: a `Request` adds events to a draft of the table, or raises.

Nothing here waits, stores or tells anybody: `house` does. People are known by the hash of their secret, their `holder`.
"""

import hashlib
import re
import secrets
from collections.abc import Sequence
from functools import lru_cache

from heliopolis.core.bits import bit
from heliopolis.core.game import Entry
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE
from heliopolis.players.catalogue import check_bot
from heliopolis.tables import events as happened
from heliopolis.tables.errors import Forbidden, NotNow, TableError, TooMuch
from heliopolis.tables.foresight import passes_on
from heliopolis.tables.limits import Limits, some_line
from heliopolis.tables.table import BOT, FINISHED, INVITED, OPEN, PERSON, PLAYING, SEATING, Seat, Table
from heliopolis.tables.times import Pause

SPECTATORS = 8
"""How many states that a spectator can't tell from the true one must agree that a decision is forced."""
NOBODY = ""
"""Who asks when a bot decides or a clock runs out: no person is known by this."""


def new_secret() -> str:
    """Return an unguessable secret."""
    return secrets.token_urlsafe(24)


def is_secret(text: str) -> bool:
    """Tell whether a text has the form of a secret."""
    return re.fullmatch(r"[A-Za-z0-9_-]{32}", text) is not None


@lru_cache(maxsize=4096)
def holder_of(secret: str) -> str:
    """Return the hash under which whoever knows a secret is known: the same few people ask over and over."""
    if not is_secret(secret):
        raise Forbidden("bad-secret", "this is no secret of ours; expected one that was handed out here")
    return hashlib.sha256(secret.encode()).hexdigest()


def may_arrange(table: Table, holder: str) -> bool:
    """Tell whether somebody may place bots, take seats away and start the game."""
    return holder == table.made.host


def keeps_waiting(table: Table, now: int, seat: int, limits: Limits) -> bool:
    """Tell whether a seat that no bot plays was left, or has not decided for longer than the others need to wait."""
    place = table.seats[seat]
    if table.phase != PLAYING or place.kind != PERSON or place.bot:
        return False
    return place.away or (seat in table.asked and now - table.moved_at >= limits.patience * 1000)


class Request:
    """What somebody asks of a table, at a time. The table is a draft; each method changes it or raises.

    A method that returns False has changed nothing: what was asked for came too late, or twice.
    """

    def __init__(self, table: Table, now: int, holder: str, rng: Rng, limits: Limits) -> None:
        self.table = table
        self.now = now
        self.holder = holder
        self.rng = rng
        self.limits = limits

    # Before the game.

    def sit(self, seat: int, name: str) -> None:
        """Take an open seat, or one that is kept for this person; once the game has begun, one that a bot has."""
        place = self._place(seat)
        if place.kind == PERSON and place.holder == self.holder:
            return
        if self.table.phase == PLAYING and place.kind == BOT:
            self._take_over(seat, name)
            return
        self._expect_free(place)
        if place.kind == OPEN:  # one that is kept for this person was counted before
            self._expect_few_arrangements()
        self.table.add(self.now, happened.Sat(seat, self._name(name), self.holder))

    def hold(self, seat: int, name: str) -> None:
        """Have an open seat kept, until one sits down on it."""
        place = self._place(seat)
        if place.holder == self.holder:
            return
        self._expect_free(place)
        self._expect_few_arrangements()
        self.table.add(self.now, happened.Held(seat, self._name(name), self.holder))

    def _take_over(self, seat: int, name: str) -> None:
        """Play on for a bot, once all people at the table agree: who has another seat would see what this one hides."""
        if self.table.held_by(self.holder):
            raise Forbidden("has-seat", "you play at this table already; expected somebody without a seat")
        if not self.table.is_offered(seat):
            raise Forbidden("not-offered", "a bot keeps this seat; expected one that all who play here have offered")
        self.table.add(self.now, happened.TookOver(seat, self._name(name), self.holder))

    def offer(self, seat: int) -> None:
        """Agree that a guest takes over the seat of a bot, during the game."""
        place = self._place(seat)
        self._expect_play()
        own = self.table.held_by(self.holder)
        if not own:
            raise Forbidden("not-seated", "only who sits here may offer a seat; expected a seat's secret")
        if place.kind != BOT:
            raise NotNow("seat-taken", "somebody sits here; expected the seat of a bot")
        for number in own:
            if not place.offered_by & bit(number):
                self.table.add(self.now, happened.Offered(seat, number))

    def place_bot(self, seat: int, bot: str) -> None:
        """Place a bot on a seat on which no person sits."""
        place = self._place(seat)
        self._expect_host()
        self._expect_seating()
        if place.kind == PERSON:
            raise NotNow("seat-taken", "somebody sits here; expected an open seat")
        self._expect_few_arrangements()
        self.table.add(self.now, happened.Placed(seat, check_bot(bot, self.table.game.info.name)))

    def open_seat(self, seat: int) -> None:
        """Make a seat free again: the host any seat, everybody one that is theirs or kept for them."""
        place = self._place(seat)
        if place.holder != self.holder:
            self._expect_host()
        self._expect_seating()
        if place.kind != OPEN:
            self.table.add(self.now, happened.Opened(seat))

    def start(self) -> None:
        """Begin the game, once every seat is taken."""
        if not self._has_part():
            raise Forbidden("not-seated", "only who sits here may start the game; expected a seat's secret")
        if self.table.phase != SEATING:
            return
        if self._somebody_missing():
            raise NotNow("seats-open", "not every seat is taken; expected a person or a bot on each")
        self.table.add(self.now, happened.Started())
        self._go_on()

    def start_with_bots(self, bot: str) -> None:
        """Begin the game at once: bots play where nobody sits, and for those who are expected until they come."""
        self._expect_host()
        self._expect_seating()
        check_bot(bot, self.table.game.info.name)
        expected = []
        for number, seat in enumerate(self.table.seats):
            if seat.kind == OPEN:
                self.table.add(self.now, happened.Placed(number, bot))
            elif seat.kind == INVITED:
                self.table.add(self.now, happened.Sat(number, seat.name, seat.holder))
                expected.append(number)
        self.start()
        for number in expected:
            if self.table.phase == PLAYING:
                self.table.add(self.now, happened.HandedOver(number, bot))

    def agree(self) -> None:
        """Take all seats that are kept for this person, and begin when nobody is missing."""
        for number, seat in enumerate(self.table.seats):
            if seat.kind == INVITED and seat.holder == self.holder:
                self.sit(number, seat.name)
        if self.table.phase == SEATING and not self._somebody_missing():
            self.start()

    # The game.

    def act(self, seat: int, version: int, *decisions: int, stays: bool = False) -> bool:
        """Decide for a seat, once or several times; return False, with nothing decided, if that came too late.

        A turn that `stays` is ended by its player, also if nothing else is left to do.
        """
        table = self.table
        place = self._own(seat)
        self.time_out()
        if table.phase != PLAYING or table.seats[seat].bot != place.bot or version > table.version:
            return False
        if place.bot:
            raise NotNow("handed-over", "a bot plays this seat for you; expected you to come back to it first")
        if version < table.asked.get(seat, table.moved):
            return False
        for decision in decisions:
            self.table.enter(self.now, Entry(seat, decision), happened.PERSON)
            self._go_on(staying=seat if stays else None)
        return True

    def bot_acts(self, seat: int, asked: int, action: int) -> None:
        """Decide for a seat that a bot plays, unless something has changed since the bot was asked."""
        if self.table.asked.get(seat) == asked and self.table.by_bot(seat):
            self.table.enter(self.now, Entry(seat, action), happened.BOT)
            self._go_on()

    def undo(self, seat: int, version: int) -> bool:
        """Take back a seat's last decision; return False if the post was made for an earlier moment."""
        table = self.table
        if self._own(seat).bot:
            raise NotNow("handed-over", "a bot plays this seat for you; expected you to come back to it first")
        if not table.made.undo:
            raise Forbidden("no-undo", "at this table nothing is taken back")
        if not table.moved <= version <= table.version:
            return False
        if table.phase == FINISHED:
            raise NotNow("over", "the game is over; expected a table at which it is being played")
        self._expect_play()
        most = self.limits.undos
        if self._times(seat, happened.Undone) >= most:
            raise TooMuch("undone-often", f"enough was taken back; expected at most {most} times", most=most)
        table.add(self.now, happened.Undone(seat))
        return True

    def _go_on(self, staying: int | None = None) -> None:
        """Let chance answer and take forced decisions, until a seat has a choice or the game is over.

        A seat that has just decided and is staying is asked, too, before its turn passes on.
        """
        table = self.table
        while table.phase == PLAYING:
            state = table.play.state
            if state.actor() == CHANCE:
                table.enter(self.now, Entry(CHANCE, int(state.sample(self.rng))))
                continue
            forced = table.play.forced()
            if forced is None or not self._known_to_all(forced):
                return
            if forced.seat != staying:
                staying = None
            elif passes_on(state, forced.seat, forced.number):
                return
            table.enter(self.now, forced, happened.FORCED)

    def _known_to_all(self, forced: Entry) -> bool:
        """Tell whether even a spectator can see that a seat has no choice: taking the decision must not tell it."""
        if not self.table.game.has_secrets:
            return True
        state = self.table.play.state
        guesses = (state.redeal(None, self.rng) for _ in range(SPECTATORS))
        return all(guess.legal_actions(forced.seat) == [forced.number] for guess in guesses)

    # Comings and goings during the game.

    def leave(self, seat: int, bot: str) -> None:
        """Leave a seat: before the game it is open again; during it, it waits, or a bot plays it."""
        place = self._own(seat)
        if self.table.phase == SEATING:
            self.open_seat(seat)
        elif self.table.phase == PLAYING:
            if not place.away or not place.bot:
                self._expect_few_leaves(seat)
            if not place.away:
                self.table.add(self.now, happened.Left(seat))
            if bot and not place.bot:
                self.table.add(self.now, happened.HandedOver(seat, check_bot(bot, self.table.game.info.name)))

    def hand_over(self, seat: int, bot: str) -> None:
        """Let a bot play a seat whose person has left, or keeps the others waiting beyond patience."""
        place = self._place(seat)
        if not self._has_part():
            raise Forbidden("not-seated", "only who sits here may call a bot; expected a seat's secret")
        self._expect_play()
        if place.kind != PERSON or place.bot:
            return
        if place.holder != self.holder and not keeps_waiting(self.table, self.now, seat, self.limits):
            raise NotNow("still-here", "this seat's person has not left; expected a seat that was left")
        if place.holder == self.holder:
            self._expect_few_leaves(seat)
        self.table.add(self.now, happened.HandedOver(seat, check_bot(bot, self.table.game.info.name)))

    def come_back(self, seat: int) -> None:
        """Come back to a seat that one has left, whoever has played it since."""
        place = self._own(seat)
        if place.resigned:
            raise NotNow("resigned", "this seat has resigned for good")
        if self.table.clocks is not None and self.table.clocks.is_spent(seat):
            raise NotNow("clock-spent", "this seat's clock is empty for good; expected it to be played by its bot")
        if place.away and self.table.phase == PLAYING:
            self.table.add(self.now, happened.Reclaimed(seat))

    def resign(self, seat: int) -> None:
        """Give up for good. A bot plays on for the others; if one seat or no person is left, the game is over."""
        place = self._own(seat)
        if self.table.phase == SEATING:
            raise NotNow("not-begun", "the game has not begun; expected one that is being played")
        if self.table.phase == PLAYING and not place.resigned:
            self.table.add(self.now, happened.Resigned(seat))

    def resume(self, pauses: Sequence[Pause]) -> None:
        """Give back the time in which no server ran since the table was touched."""
        nobodys = sum(max(0, pause.ended - max(pause.began, self.table.touched)) for pause in pauses)
        if nobodys and self.table.phase == PLAYING:
            self.table.add(self.now, happened.Paused(nobodys))

    def settle_rules(self) -> None:
        """Let a game of earlier rules go on under today's, or say that it can't."""
        table = self.table
        if table.is_older and table.phase != FINISHED:
            event = happened.Outdated if table.outdated else happened.Ruled
            table.add(self.now, event(table.game.info.rules_version))

    def time_out(self) -> None:
        """Note the seats whose clocks have run out."""
        table = self.table
        while table.phase == PLAYING and table.clocks is not None:
            out = table.clocks.out_at(self.now)
            if not out:
                return
            table.add(self.now, happened.TimedOut(out[0]))

    # Around the game.

    def say(self, seat: int, text: str) -> None:
        """Say something to everybody at the table."""
        self._own(seat)
        most = self.limits.chat_lines
        if self._times(seat, happened.Said) >= most:
            raise TooMuch("chat-full", f"enough has been said here; expected at most {most} lines", most=most)
        self.table.add(self.now, happened.Said(seat, some_line(text, self.limits.chat, "line")))

    def call_rematch(self, new_table: str) -> None:
        """Call everybody to a new table."""
        seats = self.table.held_by(self.holder)
        if not seats:
            raise Forbidden("not-seated", "only who played here may ask for another game; expected a seat's secret")
        if self.table.phase != FINISHED:
            raise NotNow("not-over", "the game is not over; expected its end before another one")
        if not self.table.rematch:
            self.table.add(self.now, happened.Rematched(seats[0], new_table))

    # What all of these expect.

    def _has_part(self) -> bool:
        """Tell whether this person sits at the table or is its host."""
        return may_arrange(self.table, self.holder) or bool(self.table.held_by(self.holder))

    def _somebody_missing(self) -> bool:
        return any(seat.kind in (OPEN, INVITED) for seat in self.table.seats)

    def _place(self, seat: int) -> Seat:
        seats = len(self.table.seats)
        if not 0 <= seat < seats:
            raise TableError("no-seat", f"there is no seat {seat}; expected 0 to {seats - 1}", seats=seats)
        return self.table.seats[seat]

    def _own(self, seat: int) -> Seat:
        place = self._place(seat)
        if place.kind != PERSON or place.holder != self.holder:
            raise Forbidden("not-yours", "this seat is not yours; expected its secret")
        return place

    def _expect_host(self) -> None:
        if not may_arrange(self.table, self.holder):
            raise Forbidden("not-host", "only the host arranges the seats; expected the host's secret")

    def _expect_free(self, place: Seat) -> None:
        self._expect_seating()
        if place.kind == INVITED and place.holder != self.holder:
            raise Forbidden("seat-kept", "this seat is kept for somebody else; expected an open one")
        if place.kind not in (OPEN, INVITED):
            raise NotNow("seat-taken", "this seat is taken; expected an open one")

    def _name(self, name: str) -> str:
        return some_line(name, self.limits.name, "name")

    def _expect_seating(self) -> None:
        if self.table.phase != SEATING:
            raise NotNow("begun", "the game has begun; expected a table that waits for its players")

    def _expect_play(self) -> None:
        if self.table.phase != PLAYING:
            raise NotNow("not-playing", "no game is being played; expected one that has begun and is not over")

    def _expect_few_leaves(self, seat: int) -> None:
        most = self.limits.leaves
        if self._times(seat, happened.Left, happened.HandedOver) >= 2 * most:
            raise TooMuch("left-often", f"this seat was left often; expected at most {most} times", most=most)

    def _expect_few_arrangements(self) -> None:
        most = self.limits.arrangements
        if self.table.arranged.get(self.holder, 0) >= most:
            message = f"you have taken or given seats here often; expected at most {most} times"
            raise TooMuch("arranged-often", message, most=most)

    def _times(self, seat: int, *kinds: type[happened.Event]) -> int:
        """Count how often something has happened that a seat does."""
        wanted = {each.kind for each in kinds}
        return sum(note.seat == seat and note.kind in wanted for note in self.table.notes)
