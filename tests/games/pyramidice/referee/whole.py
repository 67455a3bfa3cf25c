"""The whole game: set-up, Rest turns, the architect's turns, the end."""

from tests.games.pyramidice.referee.cards import (
    ARCHITECTS,
    ENNEAD,
    ENNEAD_GLORY,
    PROJECTS,
    SCARABS,
    TILES,
    WORTH,
)
from tests.games.pyramidice.referee.table import KINDS, OVER, Space, Talk
from tests.games.pyramidice.referee.working import Working


class Referee(Working):
    """One game."""

    def game(self) -> Talk:
        yield from self.set_up()
        while True:
            self.used, self.done, self.loan = set(), set(), ""
            if self.turn == self.seats:
                yield from self.architect_turn()
            else:
                yield from self.take_turn()
            self.turns += 1
            if self.pharaoh == self.turn or self.turns == 200:
                break
            if self.pharaoh is None and (self.supply["stone"] == 0 or self.pile == 0):
                self.pharaoh = self.turn
            self.turn = (self.turn + 1) % len(self.players)
        self.score_end()
        yield OVER, set()

    def set_up(self) -> Talk:
        for spot in range(len(self.spots)):
            self.spots[spot] = yield from self.deal("tile", set(TILES) - set(self.spots))
        yield from self.fill_row()
        undealt = set(PROJECTS)
        takers = self.players[: self.seats]
        if self.architect:
            takers = [self.players[1]] * ARCHITECTS[self.architect][0] + takers
        for player in takers:
            player.projects.append((yield from self.deal("project", undealt)))
            undealt -= set(player.projects)
        if self.architect:
            return
        left = set(SCARABS)
        offers: list[set[str]] = [set() for _ in self.players]
        for offer in offers:
            for _ in range(2):
                offer.add((yield from self.deal("scarab", left - offer)))
            left -= offer
        for seat, offer in enumerate(offers):
            answer = yield seat, {f"keep {scarab}" for scarab in offer}
            self.players[seat].scarab = answer.partition(" ")[2]
        self.turn = int((yield from self.deal("first", {str(seat + 1) for seat in range(self.seats)}))) - 1

    def take_turn(self) -> Talk:
        answer = yield self.turn, {"work"} | self.ways_to_rest(self.active.glory)
        if answer == "work":
            yield from self.work()
            return
        if answer == "activate bes":
            self.used.add("bes")
            self.active.glory += 1
            answer = yield self.turn, self.ways_to_rest(self.active.glory)
        yield from self.rest(answer)

    # Rest.

    def ways_to_rest(self, glory: int) -> set[str]:
        player = self.active
        found = {f"rest {tile}" for tile in self.spots if tile and self.can_afford(tile, glory)}
        if player.scarab == "emerald":
            for other in self.players:
                face_up = [tile for tile in other.tiles if tile not in other.covered and other is not player]
                found |= {f"emerald {tile}" for tile in face_up if self.can_afford(tile, glory)}
        other_kinds = [kind for kind in KINDS if player.board[kind] and any(self.supply[o] for o in KINDS if o != kind)]
        if "hapy" in player.gods and other_kinds:
            found.add("activate hapy")
        if "bes" in player.gods and "bes" not in self.used:
            self.used.add("bes")
            if self.ways_to_rest(glory + 1):
                found.add("activate bes")
            self.used.remove("bes")
        return found

    def can_afford(self, tile: str, glory: int) -> bool:
        if tile == "exchange" and not self.active.board.total():
            return False
        return glory >= TILES[tile][0] and (tile != "vision" or any(self.row))

    def rest(self, answer: str) -> Talk:
        verb, _, what = answer.partition(" ")
        if verb == "activate":
            yield from self.exchange(3)
        else:
            if verb == "rest":
                self.spots[self.spots.index(what)] = None
                self.active.tiles.append(what)
            else:
                next(player for player in self.players if what in player.tiles).covered.append(what)
            yield from self.use_tile(what)
        if len(self.active.tiles) == 3:
            yield from self.return_tiles()
            self.send_rightmost_away()
            self.slide()
            if self.active.scarab == "amber":
                yield from self.choose(2)
            if self.pile and None in self.row:
                yield from self.draw(self.row.count(None) - 1)

    def return_tiles(self) -> Talk:
        """Alone the player says where each tile goes, or that all go to the lowest numbers."""
        chooses = self.seats == 1
        while self.active.tiles:
            free = [spot for spot, tile in enumerate(self.spots) if tile is None]
            spot = free[0]
            if chooses and (len(free) > 1 or len(self.active.tiles) > 1):
                answer = yield 0, {"lowest"} | {f"lay {spot + 1}" for spot in free}
                chooses = answer != "lowest"
                if chooses:
                    spot = int(answer.partition(" ")[2]) - 1
            self.spots[spot] = self.active.tiles.pop(0)
        self.active.covered = []

    def use_tile(self, tile: str) -> Talk:
        price, shown = TILES[tile]
        self.active.glory -= price
        for kind in shown.split():
            yield from self.gain(self.turn, kind)
        if tile == "exchange":
            yield from self.exchange(2)
        elif tile == "vision":
            answer = yield self.turn, {f"worship {god}" for god in self.row if god}
            self.receive(answer.partition(" ")[2])
            yield from self.fill_row()
        elif tile == "feast":
            yield from self.choose(2)
            for step in range(1, self.seats):
                yield from self.gain((self.turn + step) % self.seats, "cat")
        elif tile == "harvest":
            yield from self.choose(1, size=3)
        elif tile == "dawn":
            yield from self.choose(1)
            yield from self.work()

    # The architect.

    def architect_turn(self) -> Talk:
        gods = [god for god in self.row if god]
        if gods:
            best = max(gods, key=lambda god: (god in ENNEAD, WORTH.get(god, 0), gods.index(god)))
            self.receive(best)
        source = self.quarry if self.quarry["stone"] else self.supply
        if source["stone"]:
            source["stone"] -= 1
            value = int((yield from self.deal("stone", {str(value) for value in range(1, 7)})))
            if self.spots[value - 1]:
                self.quarry["stone"] += 1
                yield from self.architect_takes(value - 1)
            else:
                self.architect_builds(value)
        else:
            yield from self.architect_takes(next(spot for spot, tile in enumerate(self.spots) if tile))
        yield from self.fill_row()

    def architect_takes(self, spot: int) -> Talk:
        tile = self.spots[spot]
        assert tile
        self.spots[spot] = None
        self.active.glory += ARCHITECTS[self.architect][1][len(self.active.tiles)]
        self.active.tiles.append(tile)
        if len(self.active.tiles) == 3:
            yield from self.return_tiles()
            self.send_rightmost_away()

    def architect_builds(self, value: int) -> None:
        sites = [space for space in self.spaces if self.is_open(space)]
        if not sites:
            self.quarry["stone"] += 1
            return
        pairs = [space for space in sites if self.makes_a_pair(space, value)]
        space = (pairs or sites)[0]
        space.value = value
        more = {
            "sneferu": 1 if space.floor else 0,
            "hemiunu": 1,
            "amenhotep": 2 if pairs else 0,
            "imhotep": 2,
        }
        self.active.glory += value + space.glory + more[self.architect]

    def makes_a_pair(self, space: Space, value: int) -> bool:
        for project in self.active.projects:
            for beside in self.beside(space):
                if {value, beside.value} == set(PROJECTS[project][:2]):
                    return True
        return False

    # The end.

    def beside(self, space: Space) -> list[Space]:
        """List the spaces side by side with a space, on the same floor."""
        row, column = space.where
        return [
            other
            for other in self.spaces
            if (other.pyramid, other.floor) == (space.pyramid, space.floor)
            and abs(other.where[0] - row) + abs(other.where[1] - column) == 1
        ]

    def score_end(self) -> None:
        for player in self.players:
            player.glory += sum(WORTH.get(god, 0) for god in player.gods)
            player.glory += ENNEAD_GLORY[len([god for god in player.gods if god in ENNEAD])]
            for project in player.projects:
                first, second, glory = PROJECTS[project]
                ones = [space for space in self.spaces if space.value == first]
                player.glory += glory * sum(other.value == second for space in ones for other in self.beside(space))
            if player.scarab == "quartz":
                player.glory += 2 * player.count_gods()
            if player.scarab == "obsidian":
                player.glory += player.board.total()

    def places(self) -> list[int]:
        """Return each seat's place: Glory, then resources; the architect is ahead of a tie."""
        ranks = [(player.glory, player.board.total()) for player in self.players]
        if self.architect:
            ranks[0] = (ranks[0][0], -1)
        return [1 + sum(other > rank for other in ranks) for rank in ranks][: self.seats]
