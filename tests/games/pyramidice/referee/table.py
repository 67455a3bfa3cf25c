"""What lies on the table, how resources and gods come and go, and how a player is asked."""

from collections import Counter
from collections.abc import Generator

from tests.games.pyramidice.referee.cards import COSTS, ENNEAD, ONCE, PYRAMIDS, Die

CHANCE, OVER = -1, -2
KINDS = ["worker", "cat", "stone"]

Question = tuple[int, set[str]]
"""Who is asked (a seat, chance, or nobody any more), and the possible answers."""
Talk = Generator[Question, str, None]
Answer = Generator[Question, str, str]


class Player:
    """What lies before one player or the architect."""

    def __init__(self) -> None:
        self.board: Counter[str] = Counter()
        self.glory = 5
        self.gods: list[str] = []
        self.scarab = ""
        self.projects: list[str] = []
        self.tiles: list[str] = []
        self.covered: list[str] = []

    def count_gods(self) -> int:
        return len([god for god in self.gods if god not in ENNEAD]) + any(god in ENNEAD for god in self.gods)


class Space:
    """A place for a die on a pyramid."""

    def __init__(self, name: str, floor: int, where: tuple[int, int], workers: int, glory: int) -> None:
        self.name = name
        self.pyramid = name.partition(" ")[0]
        self.floor = floor
        self.where = where
        self.workers = workers
        self.glory = glory
        self.value = 0


def spaces_of(pyramid: str) -> list[Space]:
    """Return a pyramid's spaces from the ground up, each floor from the top left."""
    found: list[Space] = []
    for floor, (side, workers, glory) in enumerate(PYRAMIDS[pyramid]):
        for row in range(side):
            for column in range(side):
                found.append(Space(f"{pyramid} {len(found) + 1}", floor, (row, column), workers, glory))
    return found


class Table:
    """The table, and what happens on it whoever's turn it is."""

    def __init__(self, seats: int, architect: str) -> None:
        big = {1: 0, 2: 0, 3: 1, 4: 2}[seats]
        self.seats = seats
        self.architect = architect if seats == 1 else ""
        self.players = [Player() for _ in range(seats + (seats == 1))]
        self.supply = Counter(worker=21, cat=9, stone=[14, 19, 20][big])
        self.quarry = Counter(stone=0, prayer=4)
        self.spots: list[str | None] = [None] * [6, 8, 10][big]
        self.row: list[str | None] = [None] * 3
        self.unseen = set(COSTS)
        self.pile = 38 - [10, 5, 3][big]
        self.spaces = [space for name in list(PYRAMIDS)[: big + 1] for space in spaces_of(name)]
        self.turn = 0
        self.turns = 0
        self.pharaoh: int | None = None
        self.hand: list[Die] = []
        self.used: set[str] = set()
        self.done: set[str] = set()
        """What else may be done only once a turn, and was."""
        self.loan = ""
        self.working = False
        for player in self.players[:seats]:
            for kind in ("worker", "worker", "worker", "worker", "cat", "stone"):
                player.board[kind] += 1
                self.supply[kind] -= 1

    @property
    def active(self) -> Player:
        return self.players[self.turn]

    # Asking.

    def deal(self, what: str, names: set[str]) -> Answer:
        answer = yield CHANCE, {f"{what} {name}" for name in names}
        return answer.partition(" ")[2]

    def ask_if_needed(self, seat: int, answers: set[str]) -> Answer:
        return next(iter(answers)) if len(answers) == 1 else (yield seat, answers)

    # Resources.

    def roll(self, cup: dict[str, int]) -> Talk:
        for colour in ("stone", "prayer"):
            for _ in range(cup[colour]):
                value = yield from self.deal(colour, {str(value) for value in range(1, 7)})
                self.hand.append((colour, int(value)))

    def gain(self, seat: int, kind: str) -> Talk:
        board = self.players[seat].board
        if self.supply[kind] == 0:
            return
        self.supply[kind] -= 1
        if kind == "stone" and self.working:
            yield from self.roll({"stone": 1, "prayer": 0})
            return
        board[kind] += 1
        if board.total() > 8:
            yield from self.discard(seat)
        elif board.total() == 8 and self.players[seat].scarab == "silver":
            self.players[seat].glory += 2

    def choose(self, times: int, *, size: int = 1, but: str = "") -> Talk:
        for _ in range(times):
            answers = {f"gain {kind}" for kind in KINDS if kind != but and self.supply[kind]}
            if answers:
                answer = yield from self.ask_if_needed(self.turn, answers)
                for _ in range(size):
                    yield from self.gain(self.turn, answer.partition(" ")[2])

    def discard(self, seat: int) -> Answer:
        board = self.players[seat].board
        answer = yield from self.ask_if_needed(seat, {f"discard {kind}" for kind in KINDS if board[kind]})
        kind = answer.partition(" ")[2]
        board[kind] -= 1
        if kind == "stone":
            self.quarry["stone"] += 1
        else:
            self.supply[kind] += 1
        return kind

    def exchange(self, times: int) -> Talk:
        kind = yield from self.discard(self.turn)
        yield from self.choose(times, but=kind)

    # The row.

    def slide(self) -> None:
        cards = [god for god in self.row if god]
        self.row = [*[None] * (3 - len(cards)), *cards]

    def fill_row(self) -> Talk:
        self.slide()
        for place in (2, 1, 0):
            if self.row[place] is None and self.pile:
                yield from self.draw(place)

    def draw(self, place: int) -> Talk:
        god = yield from self.deal("deity", self.unseen)
        self.unseen.remove(god)
        self.pile -= 1
        self.row[place] = god

    def send_rightmost_away(self) -> None:
        for place in (2, 1, 0):
            if self.row[place]:
                self.row[place] = None
                return

    def receive(self, god: str) -> None:
        self.row[self.row.index(god)] = None
        self.active.gods.append(god)
        if self.loan == god:
            self.loan = ""
            if god in ONCE:
                self.used.add(god)

    def give_up(self, god: str) -> None:
        gone = ENNEAD if god == "ennead" else [god]
        self.active.gods = [each for each in self.active.gods if each not in gone]
