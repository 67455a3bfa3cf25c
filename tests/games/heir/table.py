"""A small language for positions of Heir to the Pharaoh: `table.bids("6-sun", "7-sun")`, `table.acts("ra", ANUBIS)`."""

from typing import Any

from heliopolis.core import registry
from heliopolis.core.driver import decide, resolve
from heliopolis.core.edition import Edition
from heliopolis.core.errors import Refusal
from heliopolis.core.journal import JournalEvent
from heliopolis.core.state import CHANCE
from heliopolis.games.heir import areas as area, building, components as piece, deities, offerings
from heliopolis.games.heir.grid import SPACE_NAMES
from heliopolis.games.heir.state import HeirState

GAME = registry.game("heir")
BAST, ANUBIS = 0, 1
MARKS = ("a1", "c1", "e1", "g1", "a3", "h3", "a5", "h5")
"""Legal places for the magic tokens beside a base on d4."""


def bits(names: tuple[str, ...] | list[str], known: tuple[str, ...]) -> int:
    return sum(1 << known.index(name) for name in names)


def names_of(mask: int, known: tuple[str, ...]) -> list[str]:
    return [name for index, name in enumerate(known) if mask >> index & 1]


class Table:
    """A game led by words; what is illegal or impossible raises."""

    def __init__(self, *, quick: bool = False, edition: Edition | None = None) -> None:
        state = GAME.new(2, {"quick": quick}, edition)
        assert isinstance(state, HeirState)
        self.state = state
        self.events: list[JournalEvent] = []

    def do(self, seat: int, *notations: str) -> "Table":
        """Let a seat decide."""
        for notation in notations:
            self.state.journal = []
            decide(GAME, self.state, seat, GAME.action(notation))
            self.events = self.state.journal
        return self

    def chance(self, *notations: str) -> "Table":
        """Let chance answer."""
        for notation in notations:
            self.state.journal = []
            resolve(GAME, self.state, GAME.outcome(notation))
            self.events = self.state.journal
        return self

    def refusal(self, seat: int, notation: str) -> str:
        """Return the paragraph by which a decision is refused; it must be refused, and change nothing."""
        before = self.state.save()
        try:
            decide(GAME, self.state, seat, GAME.action(notation))
        except Refusal as refusal:
            assert self.state.save() == before
            return refusal.rule
        raise AssertionError(f"{notation} is legal")

    # What can be asked.

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.state.view(seat)

    def side(self, seat: int) -> dict[str, Any]:
        """Return a seat's own view of its side."""
        side: dict[str, Any] = self.state.view(seat)["seats"][seat]
        return side

    @property
    def phase(self) -> str:
        phase: str = self.state.view(None)["phase"]
        return phase

    def legal(self, seat: int) -> list[str]:
        return [GAME.actions[action] for action in self.state.legal_actions(seat)]

    def outcomes(self) -> list[str]:
        return [GAME.outcomes[outcome] for outcome, _ in self.state.outcomes()]

    def event(self, name: str) -> JournalEvent:
        """Return the one event of the last entry with a name."""
        (found,) = [event for event in self.events if event.name == name]
        return found

    # Positions.

    def hold(self, seat: int, *magic: str, spent: tuple[str, ...] = ()) -> "Table":
        """Give a seat a hand of magic, and put some cards face up under its deck."""
        self.state.sides[seat * area.SIDE + area.HELD] = bits(magic, piece.MAGIC_NAMES)
        self.state.sides[seat * area.SIDE + area.SPENT] = bits(spent, piece.MAGIC_NAMES)
        return self

    def hand(self, seat: int, *cards: str) -> "Table":
        """Give a seat a hand of bidding cards."""
        self.state.sides[seat * area.SIDE + area.HAND] = bits(cards, piece.CARD_NAMES)
        return self

    def offered(self, seat: int, *cards: str) -> "Table":
        """Let a seat have offered some cards of its hand."""
        for card in cards:
            offerings.lay_down(self.state, seat, piece.CARD_NAMES.index(card))
        return self

    def gods(self, bast: list[str], anubis: list[str], *, ankh: str = "", blessed: str = "") -> "Table":
        """Award all gods, and let Seshat act; `blessed` bears Bast's blessing."""
        self.state.sides[area.GODS] = bits(bast, piece.GOD_NAMES)
        self.state.sides[area.SIDE + area.GODS] = bits(anubis, piece.GOD_NAMES)
        self.state.ankh = piece.GOD_NAMES.index(ankh) if ankh else -1
        self.state.sides[area.BLESSED] = bits([blessed], piece.GOD_NAMES) if blessed else 0
        self.state.unsummoned = 0
        deities.begin(self.state)
        return self

    def monument(self, seat: int | None, kind: str, space: str, token: str, turned: int = 0) -> "Table":
        """Build a monument, turned by so many degrees."""
        row = self.state.monuments * area.MONUMENT
        self.state.table[row + area.SPACE] = SPACE_NAMES.index(space)
        self.state.table[row + area.TOKEN] = piece.TOKEN_NAMES.index(token)
        self.state.table[row + area.TURNS] = turned // 90
        self.state.table[row + area.OWNER] = area.NOBODY if seat is None else seat
        self.state.table[row + area.KIND] = piece.KIND_NAMES.index(kind)
        self.state.monuments += 1
        building.occupy(self.state, SPACE_NAMES.index(space))
        return self

    def suns(self, *marks: tuple[int, int]) -> "Table":
        """Mark suns from the first on: owner and value of each."""
        for sun, (owner, value) in enumerate(marks):
            self.state.table[area.SUN_OWNER + sun] = owner
            self.state.table[area.SUN_VALUE + sun] = value
        return self

    def platforms(self, *owners: int) -> "Table":
        """Build the pyramid, from the lowest platform up."""
        for level, owner in enumerate(owners):
            self.state.table[area.PLATFORM + level] = owner
            self.state.sides[owner * area.SIDE + area.PLATFORMS] += 1
        return self

    def cards(self, seat: int, *kinds: str) -> "Table":
        """Let a seat have claimed some monument cards."""
        for kind in kinds:
            self.state.sides[seat * area.SIDE + area.CLAIMED + piece.KIND_NAMES.index(kind)] += 1
        return self

    def round(self, number: int) -> "Table":
        self.state.round = number
        return self

    def score(self, seat: int) -> int:
        return int(self.state.sides[seat * area.SIDE + area.SCORE])

    def used(self, seat: int) -> list[str]:
        return names_of(int(self.state.sides[seat * area.SIDE + area.USED]), piece.CARD_NAMES)

    def in_hand(self, seat: int) -> list[str]:
        return names_of(int(self.state.sides[seat * area.SIDE + area.HAND]), piece.CARD_NAMES)

    def offerings(self, seat: int) -> list[str]:
        count = int(self.state.sides[seat * area.SIDE + area.OFFERINGS])
        return [piece.CARD_NAMES[self.state.sides[seat * area.SIDE + area.OFFERING + slot]] for slot in range(count)]

    def magic(self, seat: int) -> list[str]:
        return names_of(int(self.state.sides[seat * area.SIDE + area.HELD]), piece.MAGIC_NAMES)

    def spent(self, seat: int) -> list[str]:
        return names_of(int(self.state.sides[seat * area.SIDE + area.SPENT]), piece.MAGIC_NAMES)

    def has_god(self, god: str) -> int | None:
        """Return the seat that has won a god."""
        for seat in (BAST, ANUBIS):
            if self.state.sides[seat * area.SIDE + area.GODS] >> piece.GOD_NAMES.index(god) & 1:
                return seat
        return None

    # Stretches of play.

    def calls(self, bast: str, anubis: str) -> "Table":
        """Let both call on magic, if they are asked."""
        for seat, called in ((ANUBIS, anubis), (BAST, bast)):
            if seat in self.state.actors() and self.phase == "magic":
                self.do(seat, f"call {called}")
            else:
                assert called == "none"
        return self

    def bids(self, bast: str, anubis: str) -> "Table":
        """Let both bid, Anubis first: the order must not matter."""
        return self.do(ANUBIS, f"bid {anubis}").do(BAST, f"bid {bast}")

    def offers(self, bast: str, anubis: str) -> "Table":
        return self.do(BAST, f"offer {bast}").do(ANUBIS, f"offer {anubis}")


def dealt(*, quick: bool = False, edition: Edition | None = None) -> Table:
    """Return a game whose cards and tokens are turned up, before the board is laid out."""
    table = Table(quick=quick, edition=edition)
    return table.chance("card shrine", "card sun-temple", "card obelisk", "token t1", "token t2")


def ready(edition: Edition | None = None) -> Table:
    """Return a game before its first god: base on d4, magic tokens on MARKS, a shrine active, with token t1."""
    table = dealt(edition=edition).do(ANUBIS, "base d4")
    for number, space in enumerate(MARKS):
        table.do(number % 2, f"mark {space}")
    assert table.state.actor() == CHANCE
    return table


def up_for_bid(god: str) -> Table:
    """Return a game in which Seshat, the Favorite, went to Bast for 2 Sun against 1 Sun, and a god is up for bid."""
    return ready().chance("god seshat").bids("2-sun", "1-sun").chance(f"god {god}")


def with_magic(god: str, bast: str, anubis: str) -> Table:
    """Return such a game in which each seat has called on a magic card, or none, and both are to bid."""
    table = ready().chance("god seshat").bids("2-sun", "1-sun")
    for seat, called in ((BAST, bast), (ANUBIS, anubis)):
        if called != "none":
            table.hold(seat, called)
    return table.chance(f"god {god}").calls(bast, anubis)
