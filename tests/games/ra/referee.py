"""A second Ra, written from the rulebook alone and in its plainest words, to check the engine's games against.

It knows nothing of the engine: tiles are words in lists, suns numbers in sets. `Referee.legal()` says what the player
whose decision it is may do, `decide` and `draw` carry it out. It is slow and keeps no record.
"""

from collections import Counter

CIVILISATIONS = ["art", "agriculture", "religion", "astronomy", "writing"]
MONUMENTS = ["fortress", "obelisk", "palace", "pyramid", "sphinx", "statues", "step-pyramid", "temple"]
DISASTERS = {
    "funeral": ["pharaoh"],
    "drought": ["flood", "nile"],
    "unrest": CIVILISATIONS,
    "earthquake": MONUMENTS,
}
SUNS = {
    2: [{9, 6, 5, 2}, {8, 7, 4, 3}],
    3: [{13, 8, 5, 2}, {12, 9, 6, 3}, {11, 10, 7, 4}],
    4: [{13, 6, 2}, {12, 7, 3}, {11, 8, 4}, {10, 9, 5}],
    5: [{16, 7, 2}, {15, 8, 3}, {14, 9, 4}, {13, 10, 5}, {12, 11, 6}],
}
RA_TRACK = {2: 6, 3: 8, 4: 9, 5: 10}


class Player:
    """What lies before one player."""

    def __init__(self) -> None:
        self.suns: set[int] = set()
        self.spent: set[int] = set()
        self.tiles: list[str] = []
        self.fame = 10

    def count(self, *names: str) -> int:
        return sum(self.tiles.count(name) for name in names)


class Referee:
    """One game. `waiting` is the player who decides, or None while something is drawn or the game is over."""

    def __init__(self, seats: int, *, debts: bool) -> None:
        self.debts = debts
        self.players = [Player() for _ in range(seats)]
        self.dealt = 0
        self.centre = 1
        self.epoch = 1
        self.ra = 0
        self.track: list[str] = []
        self.turn = 0
        self.waiting: int | None = None
        self.doing = "deal"
        self.bids: list[tuple[int, int]] = []
        self.asked: list[int] = []
        self.voluntary = False
        self.full = False
        self.striking: list[str] = []
        """The disasters that are still to strike, one word for each tile that one takes."""
        self.victim = 0
        self.with_gods = False

    # What chance answers.

    def deal(self, group: int) -> None:
        self.players[self.dealt].suns = set(SUNS[len(self.players)][group - 1])
        self.dealt += 1
        if self.dealt == len(self.players):
            self.highest_sun_begins()

    def drawn(self, tile: str) -> None:
        if tile != "ra":
            self.track.append(tile)
            self.pass_turn()
            return
        self.ra += 1
        if self.ra == RA_TRACK[len(self.players)]:
            self.track = []
            self.end_epoch()
        else:
            self.hold_auction(voluntary=False)

    # What a player may do, and does.

    def legal(self) -> set[str]:
        if self.waiting is None:
            return set()
        player = self.players[self.waiting]
        if self.doing == "turn":
            takes = {f"take {tile}" for tile in self.track if tile != "god"} if player.count("god") else set()
            return takes | {"invoke"} | ({"draw"} if len(self.track) < 8 else set())
        if self.doing == "gods":
            return {f"take {tile}" for tile in self.track if tile != "god"} | {"done"}
        if self.doing == "discard":
            return {f"discard {tile}" for tile in player.tiles if tile in DISASTERS[self.striking[0]]}
        best = max((sun for sun, _ in self.bids), default=0)
        bids = {f"bid {sun}" for sun in player.suns if sun > best}
        forced = self.voluntary and not self.bids and self.waiting == self.turn
        return bids if forced else bids | {"pass"}

    def decide(self, notation: str) -> None:
        assert self.waiting is not None
        verb, _, what = notation.partition(" ")
        seat = self.waiting
        player = self.players[seat]
        if verb == "draw":
            self.waiting, self.doing = None, "draw"
        elif verb == "invoke":
            self.hold_auction(voluntary=len(self.track) < 8)
        elif verb in ("bid", "pass"):
            if verb == "bid":
                self.bids.append((int(what), seat))
            self.ask_next()
        elif verb == "take":
            player.tiles.remove("god")
            self.track.remove(what)
            self.with_gods = True
            self.receive(seat, [what])
        elif verb == "done":
            self.pass_turn()
        else:
            player.tiles.remove(what)
            self.striking.pop(0)
            self.strike()

    # The auction.

    def hold_auction(self, *, voluntary: bool) -> None:
        self.doing = "auction"
        self.voluntary = voluntary
        self.full = len(self.track) == 8
        self.bids = []
        order = [(self.turn + step) % len(self.players) for step in range(1, len(self.players) + 1)]
        self.asked = [seat for seat in order if self.players[seat].suns]
        self.ask_next()

    def ask_next(self) -> None:
        if self.asked:
            self.waiting = self.asked.pop(0)
            return
        if not self.bids:
            if self.full:
                self.track = []
            self.pass_turn()
            return
        sun, winner = max(self.bids)
        self.players[winner].suns.remove(sun)
        self.players[winner].spent.add(self.centre)
        self.centre = sun
        won, self.track = self.track, []
        self.with_gods = False
        self.receive(winner, won)

    # Disasters.

    def receive(self, seat: int, tiles: list[str]) -> None:
        self.victim = seat
        self.players[seat].tiles += [tile for tile in tiles if tile not in DISASTERS]
        self.striking = [tile for name in DISASTERS for tile in tiles if tile == name for _ in range(2)]
        self.strike()

    def strike(self) -> None:
        player = self.players[self.victim]
        while self.striking:
            disaster = self.striking[0]
            exposed = [tile for name in DISASTERS[disaster] for tile in player.tiles if tile == name]
            choice = disaster in ("unrest", "earthquake") and len(set(exposed)) > 1
            if choice and len(exposed) > self.striking.count(disaster):
                self.waiting, self.doing = self.victim, "discard"
                return
            if exposed:
                player.tiles.remove(exposed[0])
            self.striking.pop(0)
        if self.with_gods and player.count("god") and any(tile != "god" for tile in self.track):
            self.waiting, self.doing = self.victim, "gods"
        else:
            self.pass_turn()

    # Turns and epochs.

    def pass_turn(self) -> None:
        self.with_gods = False
        for step in range(1, len(self.players) + 1):
            seat = (self.turn + step) % len(self.players)
            if self.players[seat].suns:
                self.turn = self.waiting = seat
                self.doing = "turn"
                return
        self.end_epoch()

    def end_epoch(self) -> None:
        self.ra = 0
        gains = [self.gain(player) for player in self.players]
        for player, gain in zip(self.players, gains, strict=True):
            player.fame += gain
            if player.fame < 0 and not self.debts:
                player.fame = 0
            player.tiles = [tile for tile in player.tiles if tile in ("pharaoh", "nile", *MONUMENTS)]
        if self.epoch == 3:
            self.waiting, self.doing = None, "over"
            return
        self.epoch += 1
        for player in self.players:
            player.suns |= player.spent
            player.spent = set()
        self.highest_sun_begins()

    def highest_sun_begins(self) -> None:
        self.turn = max(range(len(self.players)), key=lambda seat: max(self.players[seat].suns))
        self.waiting, self.doing = self.turn, "turn"

    # Scoring.

    def gain(self, player: Player) -> int:
        gain = 2 * player.count("god") + 3 * player.count("gold")
        gain += extremes([other.count("pharaoh") for other in self.players], player.count("pharaoh"), 5, -2)
        if player.count("flood"):
            gain += player.count("flood", "nile")
        gain += {0: -5, 3: 5, 4: 10, 5: 15}.get(len(set(player.tiles) & set(CIVILISATIONS)), 0)
        if self.epoch == 3:
            monuments = Counter(tile for tile in player.tiles if tile in MONUMENTS)
            gain += {7: 10, 8: 15}.get(len(monuments), len(monuments))
            gain += sum({3: 5, 4: 10, 5: 15}.get(count, 0) for count in monuments.values())
            sums = [sum(other.suns | other.spent) for other in self.players]
            gain += extremes(sums, sum(player.suns | player.spent), 5, -5)
        return gain

    def places(self) -> list[int]:
        """Return each player's place: fame, then the highest single sun."""
        ranks = [(player.fame, max(player.suns | player.spent)) for player in self.players]
        return [1 + sum(other > rank for other in ranks) for rank in ranks]


def extremes(values: list[int], mine: int, most: int, fewest: int) -> int:
    """Return what the most and the fewest are worth: nothing to anybody if all are equal."""
    if max(values) == min(values):
        return 0
    return most if mine == max(values) else fewest if mine == min(values) else 0
