"""A second L'or du pharaon, written from the rulebook alone and in its plainest words, to check the engine against.

It knows nothing of the engine: cards, figures and treasures are words on the cards of a plain maze. `Referee.legal()`
says what the player whose turn it is may do, `decide` and `chance` carry out what is decided or drawn, `chances` says
how likely each outcome is. It is slow and keeps no record.
"""

from collections import Counter
from fractions import Fraction

from tests.games.gold.maze import Card, Maze, Place, Treasure, name, place

WAYS_TO_LIE = {
    "junction": ["nes", "esw", "new", "nsw"],
    "corner": ["ne", "es", "sw", "nw"],
    "straight": ["ns", "ew"],
}
CARDS = {"junction": 14, "corner": 10, "straight": 6, "chamber-corner": 3, "chamber-straight": 2}
PHOTOS = ["mummy 1", "curse 1", "mummy 2", "curse 2", "quiet 3"]
TREASURES = {"treasure-2": 4, "treasure-3": 4, "bust": 1}
VALUES = {"treasure-2": 2, "treasure-3": 3, "bust": 5}
FIGURES = {"archaeologist": 2, "porter": 1}
ROUNDS_WITHOUT_PROGRESS = 5


class Player:
    """What one player has, and how many points it is worth."""

    def __init__(self) -> None:
        self.lanterns = 5
        self.carried: Treasure | None = None
        self.photos = 0
        self.museum: list[Treasure] = []
        self.lost: list[str] = []
        self.reached = 0
        """When the points last changed."""

    def points(self) -> int:
        return self.photos + sum(VALUES[each.name] for each in self.museum) - sum(FIGURES[each] for each in self.lost)


class Referee:
    """One game. `doing` is what is being decided or drawn."""

    def __init__(self, seats: int, *, heavy_treasures: bool = False) -> None:
        self.heavy_treasures = heavy_treasures
        self.players = [Player() for _ in range(seats)]
        self.maze = Maze([Card(name((column, row))) for row in range(6) for column in range(6)], "a1")
        self.deck = Counter(CARDS)
        self.photos = list(PHOTOS)
        self.box = [Treasure(kind) for kind, count in TREASURES.items() for _ in range(count)]
        self.pile = self.box[:-1]
        self.doing = "start"
        self.turn = 0
        self.actions = 3
        self.handled: list[Treasure] = []
        """The treasures picked up since the last action."""
        self.card: str = ""
        self.kind = ""
        self.danger = ""
        self.due = 0
        self.bust_chamber: str | None = None
        self.collapsing = False
        self.owner = 0
        """Whose turns are the clock: the finder of the bust, and whoever carries it out or takes it after that."""
        self.fuse = 0
        self.progress = False
        self.quiet = 0
        self.clock = 0

    # What chance answers.

    def chances(self) -> dict[str, Fraction]:
        if self.doing == "start":
            edges = [f"{letter}{row}" for letter in "bcde" for row in (1, 6)]
            edges += [f"{letter}{row}" for letter in "af" for row in (2, 3, 4, 5)]
            return evenly([f"start {card}" for card in edges])
        if self.doing == "first":
            return evenly([f"first {seat + 1}" for seat in range(len(self.players))])
        if self.doing == "card":
            return self.chances_of_cards()
        if self.doing == "photo":
            return evenly([f"photo {photo}" for photo in self.photos])
        return evenly([f"treasure {VALUES[each.name]}" for each in self.pile])

    def chances_of_cards(self) -> dict[str, Fraction]:
        """No chamber lies beside the start card; apart from that every deal is as likely."""
        chambers = Counter({kind: count for kind, count in self.deck.items() if kind.startswith("chamber")})
        corridors = self.deck - chambers
        near_start = {name(other) for other in self.maze.beside(self.maze.start)}
        places = [card for card in self.faces("hidden") if card not in near_start]
        chance = Fraction(0) if self.card in near_start else Fraction(chambers.total(), len(places))
        found = {f"card {kind}": chance * count / chambers.total() for kind, count in chambers.items() if count}
        found |= {f"card {kind}": (1 - chance) * count / corridors.total() for kind, count in corridors.items()}
        return {outcome: part for outcome, part in found.items() if part}

    def chance(self, notation: str) -> None:
        verb, _, what = notation.partition(" ")
        if verb == "start":
            self.set_up(what)
        elif verb == "first":
            self.turn = int(what) - 1
            self.doing = "turn"
        elif verb == "card":
            self.deck[what] -= 1
            self.kind = what.removeprefix("chamber-")
            self.on(self.card).face = "chamber" if what.startswith("chamber") else "corridor"
            self.doing = "placing"
        elif verb == "photo":
            self.photos.remove(what)
            self.danger, count = what.split()
            self.due = int(count)
            self.find_treasures()
        else:
            treasure = self.first(f"treasure-{what}", self.pile)
            self.pile.remove(treasure)
            self.on(self.card).treasures.append(treasure)
            self.due -= 1
            self.find_treasures()

    def set_up(self, start: str) -> None:
        card = self.on(start)
        card.face = "start"
        self.maze.start = place(start)
        card.sides = "".join(side for side in "nesw" if self.maze.next_to(place(start), side) is not None)
        card.archaeologists = list(range(len(self.players)))
        card.porters = list(range(len(self.players)))
        self.doing = "first"

    # What a player may do.

    def legal(self) -> set[str]:
        if self.doing in ("placing", "turning"):
            return {f"open {sides}" for sides in self.ways_to_lie(self.card)}
        found = {"end"} | self.free_acts()
        if not self.actions:
            return found
        archaeologist, porter = self.where("archaeologist", self.turn), self.where("porter", self.turn)
        for figure, at in (("archaeologist", archaeologist), ("porter", porter)):
            if at:
                found |= {f"move {figure} {card}" for card in self.within_one_action(figure, place(at))}
        if archaeologist:
            found |= {f"reveal {card}" for card in self.maze.revealable(place(archaeologist))}
        if porter:
            found |= self.acts_of_the_porter(porter)
        return found

    def within_one_action(self, figure: str, at: Place) -> set[str]:
        if figure == "archaeologist" and self.heavy_treasures and self.players[self.turn].carried:
            return {name(other) for other in self.maze.passable(at)}
        return self.maze.one_action(at, self.turn)

    def free_acts(self) -> set[str]:
        at = self.where("archaeologist", self.turn)
        if not at:
            return set()
        if self.players[self.turn].carried:
            return {"drop"}
        takes = {f"take {treasure.name}" for treasure in self.on(at).treasures if treasure not in self.handled}
        steals = set()
        for other in self.on(at).archaeologists:
            carried = self.players[other].carried
            if carried and carried not in self.handled:
                steals.add(f"steal {other + 1}")
        return takes | steals

    def acts_of_the_porter(self, at: str) -> set[str]:
        card = self.on(at)
        near = [at, *(name(other) for other in self.maze.open_to(place(at)))]
        found = {f"turn {other}" for other in near if self.on(other).sides and self.ways_to_lie(other)}
        if self.turn in card.lanterns:
            found.add("lift")
        elif card.face != "start" and self.players[self.turn].lanterns:
            found.add("lay")
        return found

    def ways_to_lie(self, at: str) -> set[str]:
        """List how a card may come to lie: any way round, but one that is turned must change."""
        card = self.on(at)
        if card.face == "start":
            return set()
        return self.maze.ways_to_lie(place(at)) - {card.sides} if card.sides else set(WAYS_TO_LIE[self.kind])

    # What a player does.

    def decide(self, notation: str) -> None:
        verb, _, what = notation.partition(" ")
        if verb == "end":
            self.end_turn()
        elif verb == "open":
            self.lay_open(what)
        elif verb in ("drop", "take", "steal"):
            self.handle(verb, what)
        else:
            self.actions -= 1
            self.handled = []
            self.act(verb, what)

    def act(self, verb: str, what: str) -> None:
        player = self.players[self.turn]
        if verb == "move":
            self.move(*what.split())
        elif verb == "lay":
            player.lanterns -= 1
            self.on(str(self.where("porter", self.turn))).lanterns.append(self.turn)
        elif verb == "lift":
            player.lanterns += 1
            self.on(str(self.where("porter", self.turn))).lanterns.remove(self.turn)
        elif verb == "turn":
            self.card = what
            self.doing = "turning"
        else:
            self.card = what
            self.progress = True
            self.doing = "card"

    def handle(self, verb: str, what: str) -> None:
        player = self.players[self.turn]
        here = self.on(str(self.where("archaeologist", self.turn)))
        if verb == "drop" and player.carried:
            here.treasures.append(player.carried)
            player.carried = None
            return
        if verb == "take":
            treasure = self.first(what, [each for each in here.treasures if each not in self.handled])
            here.treasures.remove(treasure)
        else:
            victim = self.players[int(what) - 1]
            assert victim.carried
            treasure, victim.carried = victim.carried, None
        player.carried = treasure
        self.handled.append(treasure)
        if self.turn not in treasure.holders:
            treasure.holders.add(self.turn)
            self.progress = True
        if treasure.name == "bust" and self.collapsing:
            self.owner = self.turn

    def move(self, figure: str, to: str) -> None:
        left = str(self.where(figure, self.turn))
        self.standing(left, figure).remove(self.turn)
        self.standing(to, figure).append(self.turn)
        carried = self.players[self.turn].carried if figure == "archaeologist" else None
        if carried and self.on(to).face == "start":
            self.bank(carried)
        if carried and carried.name == "bust" and not self.collapsing:
            self.collapsing = True
            self.owner = self.turn
            self.fall([left])
            self.next_turn()
        elif self.nothing_can_change():
            self.doing = "over"

    def bank(self, treasure: Treasure) -> None:
        player = self.players[self.turn]
        player.carried = None
        player.museum.append(treasure)
        self.progress = True
        self.points_change([self.turn])

    def lay_open(self, sides: str) -> None:
        self.on(self.card).sides = sides
        if self.doing == "placing" and self.on(self.card).face == "chamber":
            self.doing = "photo"
        else:
            self.doing = "turn"

    # Burial chambers.

    def find_treasures(self) -> None:
        if self.due and self.pile:
            self.doing = "treasure"
            return
        if self.due:
            self.on(self.card).treasures.append(self.first("bust", self.box))
            self.bust_chamber = self.card
            self.owner = self.turn
            self.fuse = 4
        way = self.maze.shortest_ways(place(self.card))
        if self.danger == "mummy":
            self.chase_out(way)
        elif self.danger == "curse":
            self.blow_out(way)
        self.players[self.turn].photos += 1
        self.points_change([self.turn])
        self.doing = "turn"
        if way and self.danger != "quiet":
            self.end_turn()

    def chase_out(self, way: set[str]) -> None:
        start = self.on(name(self.maze.start))
        for each in way - {start.name}:
            card = self.on(each)
            for seat in card.archaeologists:
                carried = self.players[seat].carried
                if carried:
                    card.treasures.append(carried)
                    self.players[seat].carried = None
            start.archaeologists += card.archaeologists
            start.porters += card.porters
            card.archaeologists, card.porters = [], []

    def blow_out(self, way: set[str]) -> None:
        for each in way:
            for seat in self.on(each).lanterns:
                self.players[seat].lanterns += 1
            self.on(each).lanterns = []

    # The end of a turn, and of the pyramid.

    def end_turn(self) -> None:
        if self.bust_chamber and self.turn == self.owner:
            if self.collapsing:
                self.fall(sorted(self.maze.next_fall()))
            else:
                self.fuse -= 1
                if not self.fuse:
                    self.collapsing = True
                    self.fall([self.bust_chamber])
        self.next_turn()

    def fall(self, cards: list[str]) -> None:
        losers = []
        for each in cards:
            card = self.on(each)
            card.face, card.sides = "fallen", ""
            for seat in card.archaeologists:
                self.players[seat].lost.append("archaeologist")
                self.players[seat].carried = None
            for seat in card.porters:
                self.players[seat].lost.append("porter")
            losers += card.archaeologists + card.porters
            card.archaeologists, card.porters, card.treasures, card.lanterns = [], [], [], []
        self.points_change(losers)
        self.progress = True

    def next_turn(self) -> None:
        self.quiet = 0 if self.progress else self.quiet + 1
        self.progress = False
        self.handled = []
        self.actions = 3
        self.doing = "turn"
        stalled = self.quiet == ROUNDS_WITHOUT_PROGRESS * len(self.players)
        if stalled or self.nothing_can_change() or len(self.faces("fallen")) == 35:
            self.doing = "over"
        else:
            self.turn = (self.turn + 1) % len(self.players)

    def nothing_can_change(self) -> bool:
        if not self.collapsing:
            return False
        inside = [card for card in self.maze.cards.values() if card.face != "start"]
        is_empty = not any(card.archaeologists or card.porters or card.treasures for card in inside)
        return is_empty or all("archaeologist" in player.lost for player in self.players)

    def points_change(self, seats: list[int]) -> None:
        self.clock += 1
        for seat in seats:
            self.players[seat].reached = self.clock

    def places(self) -> list[int]:
        """Return each player's place: points, then both figures saved, then who had these points first."""
        ranks = [(player.points(), not player.lost, -player.reached) for player in self.players]
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    # Looking at the table.

    def on(self, card: str) -> Card:
        return self.maze.cards[place(card)]

    def standing(self, card: str, figure: str) -> list[int]:
        return self.on(card).archaeologists if figure == "archaeologist" else self.on(card).porters

    def where(self, figure: str, seat: int) -> str | None:
        return next((card for card in self.faces() if seat in self.standing(card, figure)), None)

    def costs(self, figure: str) -> dict[str, int]:
        """Return what can be reached with the actions left, one after another, and with how many of them."""
        at = self.where(figure, self.turn)
        if not at:
            return {}
        found = {at: 0}
        for actions in range(1, self.actions + 1):
            for card in list(found):
                for other in self.within_one_action(figure, place(card)):
                    found.setdefault(other, actions)
        del found[at]
        return found

    def way_if_open(self, sides: str) -> set[str]:
        """Return the shortest ways out of the chamber just found, if it were laid like this."""
        self.on(self.card).sides = sides
        way = self.maze.shortest_ways(place(self.card))
        self.on(self.card).sides = ""
        return way

    def toll(self, way: set[str]) -> tuple[int, int]:
        """Count the figures that a mummy would chase from some cards, and the lanterns that a curse would blow out."""
        met = [self.on(card) for card in way]
        figures = sum(len(card.archaeologists + card.porters) for card in met if card.face != "start")
        return figures, sum(len(card.lanterns) for card in met)

    def first(self, kind: str, among: list[Treasure]) -> Treasure:
        """Return one of several treasures that are alike: always the first, as the box has them."""
        return next(each for each in self.box if each in among and each.name == kind)

    def faces(self, *faces: str) -> list[str]:
        return [card.name for card in self.maze.cards.values() if not faces or card.face in faces]


def evenly(outcomes: list[str]) -> dict[str, Fraction]:
    """Give each of the outcomes the same part; one that stands there twice has two."""
    return {outcome: Fraction(count, len(outcomes)) for outcome, count in Counter(outcomes).items()}
