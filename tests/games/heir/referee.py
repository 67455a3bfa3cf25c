"""A second Heir to the Pharaoh, written from the rulebook alone and in its plainest words, to check the engine against.

It knows nothing of the engine: cards, magic, gods and spaces are words in sets. `Referee.legal(seat)` says what a
player may do, `decide` and `chance` carry out what is decided or drawn. It sees everything and is slow.
"""

from itertools import product

GODS = ["seshat", "geb-and-nut", "ptah", "ra", "wadjet", "pharaoh", "thoth"]
MAGIC = {"gift", "stealth", "blessing", "eye", "logic", "cry", "meekness"}
MOONS = {"shrine": 1, "sun-temple": 2, "obelisk": 3}
NILE = {"f1", "e2", "f2", "e3", "d4", "e4", "d5", "e5", "d6", "c7", "d7", "c8"}
SPACES = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
COMPASS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
STEP = {
    "n": (0, -1),
    "ne": (1, -1),
    "e": (1, 0),
    "se": (1, 1),
    "s": (0, 1),
    "sw": (-1, 1),
    "w": (-1, 0),
    "nw": (-1, -1),
}
TOKENS = {
    "t1": "n s",
    "t2": "ne sw",
    "t3": "n e",
    "t4": "ne se",
    "t5": "n ne",
    "t6": "n nw",
    "t7": "n se",
    "t8": "n sw",
    "t9": "w n e",
    "t10": "nw ne se",
    "t11": "n se sw",
    "t12": "ne s w",
}


def at(space: str) -> tuple[int, int]:
    return "abcdefgh".index(space[0]), int(space[1]) - 1


def space_at(column: int, row: int) -> str | None:
    return f"{'abcdefgh'[column]}{row + 1}" if 0 <= column < 8 and 0 <= row < 8 else None


def far(one: str, other: str) -> bool:
    """Tell whether two spaces are at least two apart, diagonals included."""
    (a, b), (c, d) = at(one), at(other)
    return max(abs(a - c), abs(b - d)) >= 2


def base_from(corner: str) -> list[str]:
    column, row = at(corner)
    covered = [space_at(column + right, row + down) for down, right in product((0, 1), (0, 1))]
    return [space for space in covered if space is not None]


def number(card: str) -> int:
    return int(card.partition("-")[0])


class Monument:
    """A token on the board with its standee."""

    def __init__(self, space: str, token: str, kind: str) -> None:
        self.space = space
        self.token = token
        self.kind = kind
        self.turned = 0
        self.owner = -1

    def targets(self) -> list[str]:
        """Return every space its arrows point at, to the edge of the board."""
        found: list[str] = []
        for arrow in TOKENS[self.token].split():
            right, down = STEP[COMPASS[(COMPASS.index(arrow) + self.turned // 45) % 8]]
            column, row = at(self.space)
            while (space := space_at(column + right, row + down)) is not None:
                found.append(space)
                column, row = at(space)
        return found


class Player:
    """What one player has."""

    def __init__(self, seat: int) -> None:
        sign = ("moon", "sun") if seat == 0 else ("sun", "moon")  # of odd numbers, of even ones
        self.hand = {f"{value}-{sign[0] if value % 2 else sign[1]}" for value in range(1, 11)}
        self.used: set[str] = set()
        self.offerings: list[str] = []
        self.deck = set(MAGIC)
        self.magic: set[str] = set()
        self.discards: set[str] = set()
        self.drawn: set[str] = set()
        self.gods: set[str] = set()
        self.cards: list[str] = []
        self.score = 0


class Referee:
    """One game. `asked` are the players who may decide, `doing` is what is being decided or drawn."""

    def __init__(self, *, quick: bool) -> None:
        self.quick = quick
        self.players = [Player(0), Player(1)]
        self.supply = ["11", "12"]
        self.round = 1
        self.base: list[str] = []
        self.sites: set[str] = set()
        self.monuments: list[Monument] = []
        self.active: str | None = None
        self.display: list[str] = []
        self.tokens: list[str] = []
        self.god = ""
        self.to_come: set[str] = set()
        self.favorites: set[str] = set()
        self.blessings: dict[str, int] = {}
        self.suns: list[tuple[int, int]] = []
        self.platforms: list[int] = []
        self.asked: set[int] = set()
        self.doing = "cards"
        self.sealed: list[str | None] = [None, None]
        self.called = ["none", "none"]
        self.drawer = 0
        self.to_draw = 0

    # What may happen.

    def legal(self, seat: int) -> set[str]:
        player = self.players[seat]
        if seat not in self.asked:
            return set()
        if self.doing == "base":
            return {f"base {space}" for space in self.base_places()}
        if self.doing == "mark":
            return {f"mark {space}" for space in self.free_sites()}
        if self.doing == "call":
            return {f"call {magic}" for magic in {"none", *player.magic}}
        if self.doing == "bid":
            return {f"bid {card}" for card in player.hand}
        if self.doing in ("offer", "tie"):
            return {f"offer {card}" for card in player.hand}
        if self.doing == "change":
            return {"stand"} | {f"change {card}" for card in player.hand if card != self.sealed[seat]}
        if self.doing == "place":
            return {f"place {space}" for space in self.building_places()}
        if self.doing == "move":
            here = at(self.monuments[-1].space)
            around = [space_at(here[0] + right, here[1] + down) for right, down in STEP.values()]
            return {"stay"} | {f"move {space}" for space in around if space in self.unoccupied()}
        if self.doing == "turn":
            return {f"turn {degrees}" for degrees in (0, 90, 180, 270)}
        if self.doing == "claim":
            return {f"claim {kind}" for kind in {self.active, *self.display}}
        if self.doing == "keep":
            return {f"keep {magic}" for magic in player.drawn}
        assert self.doing == "renew"
        return {f"renew {kind}" for kind in self.display} | {"renew hidden"}

    def base_places(self) -> list[str]:
        return [space for space in SPACES if len(base_from(space)) == 4 and len(NILE & set(base_from(space))) >= 2]

    def free_sites(self) -> list[str]:
        return [space for space in SPACES if all(far(space, other) for other in [*self.base, *self.sites])]

    def unoccupied(self) -> set[str]:
        return set(SPACES) - set(self.base) - {monument.space for monument in self.monuments}

    def building_places(self) -> set[str]:
        standing = [*self.base, *(monument.space for monument in self.monuments)]
        apart = {space for space in SPACES if all(far(space, other) for other in standing)}
        return self.unoccupied() if "seshat" in self.favorites or not apart else apart

    # What chance answers.

    def chance(self, notation: str) -> None:
        verb, _, what = notation.partition(" ")
        if verb == "card":
            if self.active is None:
                self.active = what
            else:
                self.display.append(what)
            if len(self.display) == 2:
                self.doing = "tokens"
        elif verb == "token":
            self.tokens.append(what)
            if len(self.tokens) == 2:
                self.begin_round() if self.base else self.set_up()
        elif verb == "base":
            self.lay_base(what)
        elif verb == "mark":
            self.lay_site(what)
        elif verb == "god":
            self.turn_up(what)
        else:
            self.draw(what)

    def set_up(self) -> None:
        self.doing = "base"
        self.asked = set() if self.quick else {1}

    def lay_base(self, corner: str) -> None:
        self.base = base_from(corner)
        self.doing = "mark"
        self.asked = set() if self.quick else {0}

    def lay_site(self, space: str) -> None:
        self.sites.add(space)
        if len(self.sites) == 8:
            self.begin_round()
        elif not self.quick:
            self.asked = {len(self.sites) % 2}

    def begin_round(self) -> None:
        self.to_come = set(GODS) - {"thoth"}
        self.favorites = set()
        self.doing, self.asked = "god", set()

    # Bidding.

    def turn_up(self, god: str) -> None:
        self.god = god
        self.to_come.remove(god)
        self.sealed = [None, None]
        self.called = ["none", "none"]
        if god == "pharaoh":
            self.doing, self.asked = "offer", {0, 1}
            return
        if self.to_come | {"pharaoh", god} == set(GODS) - {"thoth"}:
            self.favorites.add(god)  # the first but for the Pharaoh
        self.doing = "call"
        self.asked = {seat for seat in (0, 1) if self.players[seat].magic}
        if not self.asked:
            self.doing, self.asked = "bid", {0, 1}

    def decide(self, seat: int, notation: str) -> None:
        verb, _, what = notation.partition(" ")
        if verb in ("call", "bid", "offer"):
            self.asked.remove(seat)
            if verb == "call":
                self.called[seat] = what
            else:
                self.sealed[seat] = what
            if not self.asked:
                self.open_sealed()
        elif verb in ("stand", "change"):
            if verb == "change":
                self.sealed[seat] = what
            self.compare()
        elif verb == "base":
            self.lay_base(what)
        elif verb == "mark":
            self.lay_site(what)
        elif verb == "renew":
            self.renew(what)
        else:
            self.act(seat, verb, what)

    def open_sealed(self) -> None:
        if self.doing == "call":
            self.doing, self.asked = "bid", {0, 1}
        elif self.doing == "bid":
            self.play_magic()
        elif self.doing == "offer":
            for player, card in zip(self.players, self.sealed, strict=True):
                assert card is not None
                player.hand.remove(card)
                player.offerings.append(card)
            self.next_god_up()
        else:
            self.break_tie()

    def play_magic(self) -> None:
        """Equal cards cancel; the others act in the order of their letters."""
        for seat, magic in enumerate(self.called):
            if magic != "none":
                self.players[seat].magic.remove(magic)
                if magic != "blessing" or self.called[0] == self.called[1]:
                    self.players[seat].discards.add(magic)
        if self.called[0] == self.called[1]:
            self.called = ["none", "none"]
        if "gift" in self.called and self.supply:
            self.players[self.called.index("gift")].hand.add(self.supply.pop())
        if "stealth" in self.called:
            sneak = self.called.index("stealth")
            card = self.sealed[sneak]
            assert card is not None
            self.players[sneak].hand.remove(card)
            self.players[sneak].offerings.append(card)
            self.sealed[sneak] = None
        if "blessing" in self.called:
            self.favorites.add(self.god)
            self.blessings[self.god] = self.called.index("blessing")
        if "eye" in self.called:
            self.doing, self.asked = "change", {self.called.index("eye")}
        else:
            self.compare()

    def compare(self) -> None:
        """Turn the bids over and award the god."""
        for seat, card in enumerate(self.sealed):
            if card is not None:
                self.players[seat].hand.remove(card)
        if "logic" in self.called and None not in self.sealed:
            self.sealed.reverse()
        for seat, card in enumerate(self.sealed):
            if card is not None:
                self.players[seat].used.add(card)
        if None in self.sealed:
            winner = 1 - self.sealed.index(None)
        else:
            winner = self.winner([str(card) for card in self.sealed])
        self.players[winner].gods.add(self.god)
        self.next_god_up()

    def winner(self, cards: list[str]) -> int:
        values = [number(card) + (self.called[seat] == "cry") for seat, card in enumerate(cards)]
        low_wins = "meekness" in self.called
        if values[0] != values[1]:
            return values.index(min(values) if low_wins else max(values))
        if "cry" in self.called:
            return self.called.index("cry")
        sign = "moon" if low_wins else "sun"
        return 0 if cards[0].endswith(sign) else 1

    def next_god_up(self) -> None:
        if self.to_come:
            self.doing, self.asked = "god", set()
            return
        fewer = min((0, 1), key=lambda seat: len(self.players[seat].gods))
        self.players[fewer].gods.add("thoth")
        self.god = "seshat"
        self.doing, self.asked = "place", {self.owner("seshat")}

    # The gods act.

    def owner(self, god: str) -> int:
        return 0 if god in self.players[0].gods else 1

    def act(self, seat: int, verb: str, what: str) -> None:
        player = self.players[seat]
        if verb == "place":
            assert self.active is not None
            self.monuments.append(Monument(what, self.tokens.pop(0), self.active))
            self.build_on(seat, what)
        elif verb == "move":
            self.monuments[-1].space = what
            self.build_on(seat, what)
        elif verb == "stay":
            self.doing = "turn"
        elif verb == "turn":
            self.monuments[-1].turned = int(what)
            self.next_to_act()
        elif verb == "claim":
            if what != self.active:
                assert self.active is not None
                self.display[self.display.index(what)] = self.active
                self.monuments[-1].kind = what
            self.claim(seat, what)
        else:
            player.discards |= player.drawn - {what}
            player.magic |= {what}
            player.drawn = set()
            self.next_to_act()

    def build_on(self, seat: int, space: str) -> None:
        if space in self.sites:
            self.sites.remove(space)
            self.start_drawing(seat, 1)
        else:
            self.go_on()

    def go_on(self) -> None:
        """Go on after a monument was placed or moved."""
        if self.god == "geb-and-nut":
            self.doing, self.asked = "turn", {self.owner("geb-and-nut")}
        else:
            self.next_to_act()

    def claim(self, seat: int, kind: str) -> None:
        player = self.players[seat]
        self.active = None
        player.cards.append(kind)
        player.score += (1, 3, 5, 7)[player.cards.count(kind) - 1]
        self.next_to_act()

    def next_to_act(self) -> None:
        if self.god in self.blessings:
            self.players[self.blessings.pop(self.god)].discards.add("blessing")
        self.god = GODS[GODS.index(self.god) + 1]
        seat = self.owner(self.god)
        favorite = self.god in self.favorites
        if self.god == "geb-and-nut":
            self.monuments[-1].owner = seat
            self.doing, self.asked = "move" if favorite else "turn", {seat}
        elif self.god == "ptah" and favorite:
            self.doing, self.asked = "claim", {seat}
        elif self.god == "ptah":
            assert self.active is not None
            self.claim(seat, self.active)
        elif self.god == "ra":
            self.suns.append((seat, 2 if favorite else 1))
            self.players[seat].score += 2 if favorite else 1
            self.next_to_act()
        elif self.god == "wadjet" and self.round == 8:
            self.players[seat].score += 2
            self.next_to_act()
        elif self.god == "wadjet":
            self.start_drawing(seat, 3 if favorite else 1)
        elif self.god == "pharaoh":
            self.weigh_offerings()
        else:
            self.thoth()

    # Magic is drawn.

    def start_drawing(self, seat: int, cards: int) -> None:
        self.drawer, self.to_draw = seat, cards
        self.draw_on()

    def draw_on(self) -> None:
        player = self.players[self.drawer]
        if self.to_draw and not player.deck:
            player.deck, player.discards = player.discards, set()
        if self.to_draw and player.deck:
            self.doing, self.asked = "draw", set()
        elif self.god != "wadjet":
            self.go_on()
        elif player.drawn:
            self.doing, self.asked = "keep", {self.drawer}
        else:
            self.next_to_act()

    def draw(self, magic: str) -> None:
        player = self.players[self.drawer]
        player.deck.remove(magic)
        self.to_draw -= 1
        if self.god == "wadjet" and "wadjet" in self.favorites:
            player.drawn.add(magic)
        else:
            player.magic.add(magic)
        self.draw_on()

    # The pyramid.

    def weigh_offerings(self) -> None:
        if self.round % 2:
            self.next_to_act()
            return
        totals = [sum(number(card) for card in player.offerings) for player in self.players]
        for player in self.players:
            player.used |= set(player.offerings)
            player.offerings = []
        if totals[0] == totals[1]:
            self.sealed = [None, None]
            self.doing, self.asked = "tie", {0, 1}
        else:
            self.build(totals.index(max(totals)))

    def break_tie(self) -> None:
        cards = [str(card) for card in self.sealed]
        for player, card in zip(self.players, cards, strict=True):
            player.hand.remove(card)
            player.used.add(card)
        ranks = [(number(card), card.endswith("sun")) for card in cards]
        self.build(ranks.index(max(ranks)))

    def build(self, seat: int) -> None:
        self.players[seat].score += {2: 3, 4: 4, 6: 5, 8: 6}[self.round]
        self.platforms.append(seat)
        self.next_to_act()

    # The end of a round, and of the game.

    def thoth(self) -> None:
        first, second = self.players
        first.hand |= second.used
        second.hand |= first.used
        first.used, second.used = set(), set()
        if self.round == 8:
            self.final_scoring()
            self.doing, self.asked = "over", set()
            return
        self.round += 1
        self.doing, self.asked = "renew", {self.owner("thoth")}

    def renew(self, what: str) -> None:
        if what != "hidden":
            self.display.remove(what)
            self.active = what
        for player in self.players:
            player.gods = set()
        self.doing, self.asked = "cards", set()

    def final_scoring(self) -> None:
        for seat, player in enumerate(self.players):
            player.score += len(player.magic) + 2 * self.chain(seat)
            mine, theirs = self.platforms.count(seat), self.platforms.count(1 - seat)
            if mine > theirs or (mine == theirs and self.platforms[-1] == seat):
                player.score += 7
            player.score += sum(self.alignment(each) for each in self.monuments if each.owner == seat)

    def chain(self, seat: int) -> int:
        """Return the strongest chain on the ring of eight suns, by trying every stretch of it."""
        best = 0
        for start, length in product(range(8), range(1, 9)):
            stretch = [self.suns[(start + step) % 8] for step in range(length)]
            if all(owner == seat for owner, _ in stretch):
                best = max(best, sum(value for _, value in stretch))
        return best

    def alignment(self, monument: Monument) -> int:
        targets = monument.targets()
        points = sum(MOONS[other.kind] for other in self.monuments if other.space in targets)
        return points + (MOONS[monument.kind] if set(targets) & set(self.base) else 0)

    def places(self) -> list[int]:
        ranks = [(player.score, len(player.cards)) for player in self.players]
        return [1 + (ranks[1 - seat] > ranks[seat]) for seat in (0, 1)]
