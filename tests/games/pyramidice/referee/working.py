"""The Work turn: its steps, the six actions, and what gods do in it."""

from collections import Counter

from tests.games.pyramidice.referee.cards import COSTS, ENNEAD, ONCE, POWERS, VIRTUAL, WITHOUT_LIMIT
from tests.games.pyramidice.referee.paying import Paying
from tests.games.pyramidice.referee.table import Space, Talk


class Working(Paying):
    """The player whose turn it is at work."""

    def work(self) -> Talk:
        self.working = True
        board = self.active.board
        self.quarry["stone"] += board["stone"]
        board["stone"] = 0
        cup = Counter(stone=0, prayer=0)
        for left in range(min(self.amount("worker"), self.quarry.total()), 0, -1):
            colours = {f"take {colour}" for colour in self.quarry if self.quarry[colour]}
            if left == self.quarry.total():
                colours = {min(colours)}
            answer = yield from self.ask_if_needed(self.turn, colours)
            self.quarry[answer.partition(" ")[2]] -= 1
            cup[answer.partition(" ")[2]] += 1
        yield from self.roll(cup)
        while (answer := (yield self.turn, self.actions())) != "finish":
            yield from self.act(answer)
        self.quarry.update(colour for colour, _ in self.hand)
        self.hand = []
        yield from self.keep_up_the_cult()
        self.working = False
        self.loan = ""
        yield from self.fill_row()

    def keep_up_the_cult(self) -> Talk:
        more = 3 if self.has("anubis") else 0
        if self.active.count_gods() > self.active.board.total() + more:
            answer = yield from self.ask_if_needed(self.turn, self.gods_to_give_up())
            self.give_up(answer.partition(" ")[2])

    def gods_to_give_up(self) -> set[str]:
        return {f"forsake {'ennead' if god in ENNEAD else god}" for god in self.active.gods}

    # The actions.

    def actions(self) -> set[str]:
        player = self.active
        row = [god for god in self.row if god]
        found = {"finish"} | self.actions_with_dice()
        found |= {f"worship {god}" for god in row if self.can_pay(COSTS[god], worship=True)}
        found |= {f"activate {god}" for god in [*player.gods, self.loan] if self.can_activate(god)}
        if self.can_pay("*"):
            found |= {f"replace {god}" for god in row}
            if player.scarab == "amethyst" and "amethyst" not in self.done:
                found |= {f"borrow {god}" for god in row if god in ONCE or god in WITHOUT_LIMIT}
        if self.can_pay("* *"):
            found.add("glory")
        return found

    def actions_with_dice(self) -> set[str]:
        found: set[str] = set()
        if not self.hand:
            return found
        if "reroll" not in self.done:
            found.add("reroll")
        if self.active.scarab == "lapis" and "lapis" not in self.done:
            found.add("lapis")
        if self.has_golden_cat() or self.amount("cat"):
            found |= {f"raise {colour} {value}" for colour, value in self.hand if value < 6}
            found |= {f"lower {colour} {value}" for colour, value in self.hand if value > 1}
        return found | {f"build {value}" for colour, value in self.hand if colour == "stone" and self.sites(value)}

    def has_golden_cat(self) -> bool:
        return self.active.scarab == "gold" and "gold" not in self.done

    def act(self, answer: str) -> Talk:
        verb, _, what = answer.partition(" ")
        if verb in ("reroll", "lapis"):
            self.done.add(verb)
            yield from self.reroll(3 if verb == "lapis" else len(self.hand))
        elif verb == "worship":
            yield from self.pay(COSTS[what], worship=True)
            self.receive(what)
        elif verb == "replace":
            yield from self.pay("*")
            yield from self.replace(what)
        elif verb == "borrow":
            yield from self.pay("*")
            self.done.add("amethyst")
            self.loan = what
        elif verb == "glory":
            yield from self.pay("* *")
            self.active.glory += 2 if self.active.scarab == "jasper" and "jasper" not in self.done else 1
            self.done.add("jasper")
        elif verb in ("raise", "lower"):
            yield from self.shift(what, 1 if verb == "raise" else -1)
        elif verb == "build":
            yield from self.build(int(what))
        else:
            yield from self.activate(what)

    def reroll(self, most: int) -> Talk:
        cup = Counter(stone=0, prayer=0)
        while True:
            answers = {"throw"} if cup.total() else set()
            if cup.total() < most:
                answers |= {f"choose {colour} {value}" for colour, value in self.hand}
            answer = yield self.turn, answers
            if answer == "throw":
                break
            cup[self.lift(answer.partition(" ")[2])[0]] += 1
        yield from self.roll(cup)

    def replace(self, god: str) -> Talk:
        cards = [each for each in self.row if each and each != god]
        self.row = [*[None] * (3 - len(cards)), *cards]
        if self.pile:
            yield from self.draw(0)

    def shift(self, die: str, by: int) -> Talk:
        if self.has_golden_cat():
            self.done.add("gold")
        else:
            yield from self.pay("C")
        colour, value = self.lift(die)
        self.hand.append((colour, value + by))

    # Building.

    def sites(self, value: int) -> list[Space]:
        """List the spaces on which a die of a value can stand and be paid for."""
        most = self.amount("worker")
        return [
            space
            for space in self.spaces
            if self.is_open(space)
            and (most >= workers_for(value) + space.workers or (self.has("seshat") and most >= 1))
        ]

    def is_open(self, space: Space) -> bool:
        return not space.value and all(below.value for below in self.below(space))

    def below(self, space: Space) -> list[Space]:
        row, column = space.where
        under = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]
        floor = [other for other in self.spaces if other.pyramid == space.pyramid and other.floor == space.floor - 1]
        return [other for other in floor if other.where in under]

    def build(self, value: int) -> Talk:
        answer = yield self.turn, {f"place {space.name}" for space in self.sites(value)}
        space = next(each for each in self.spaces if answer == f"place {each.name}")
        workers = workers_for(value) + space.workers
        if self.has("seshat") and workers != 1 and self.amount("worker"):
            if workers > self.amount("worker") or (yield self.turn, {"full", "seshat"}) == "seshat":
                workers = 1
        yield from self.pay("W " * workers)
        self.lift(f"stone {value}")
        space.value = value
        glory = value + space.glory
        if self.has("thoth"):
            glory += workers
        if self.has("serket") and self.below(space):
            glory += 3
        self.active.glory += glory + (self.active.scarab == "carnelian")
        yield from self.offer_to_pearl(glory)

    def offer_to_pearl(self, glory: int) -> Talk:
        for seat, player in enumerate(self.players):
            if player.scarab == "pearl" and seat != self.turn and player.board["worker"] >= 2:
                if "pearl" not in self.done and (yield seat, {"pearl", "decline"}) == "pearl":
                    self.done.add("pearl")
                    player.board["worker"] -= 2
                    self.supply["worker"] += 2
                    player.glory += glory

    # The powers of gods.

    def can_activate(self, god: str) -> bool:
        if god in self.used or god in VIRTUAL or (god not in ONCE and god != "khepri"):
            return False
        if god in ("amon", "mut"):
            return any(colour == ("prayer" if god == "amon" else "stone") for colour, _ in self.hand)
        if god == "maat":
            return bool(self.hand)
        if god == "aton":
            return bool(self.gods_to_give_up() - {"forsake aton"})
        cost, glory, gift = POWERS[god]
        if god == "ptah":
            return bool(self.readied()) and self.can_pay(cost)
        return (glory > 0 or self.supply[gift] > 0) and self.can_pay(cost)

    def readied(self) -> list[str]:
        return [god for god in self.active.gods if god in self.used and god in ONCE and god != "ptah"]

    def activate(self, god: str) -> Talk:
        if god in ONCE:
            self.used.add(god)
        if god in ("amon", "mut"):
            yield from self.set_die("prayer" if god == "amon" else "stone")
        elif god == "maat":
            yield from self.reroll(len(self.hand))
        elif god == "aton":
            answer = yield from self.ask_if_needed(self.turn, self.gods_to_give_up() - {"forsake aton"})
            self.give_up(answer.partition(" ")[2])
            self.active.glory += 4
        else:
            cost, glory, gift = POWERS[god]
            yield from self.pay(cost)
            self.active.glory += glory
            if gift == "ready":
                self.used -= set(self.readied())
            elif gift == "choice":
                yield from self.choose(1)
            elif gift:
                yield from self.gain(self.turn, gift)

    def set_die(self, colour: str) -> Talk:
        answer = yield self.turn, {f"choose {each} {value}" for each, value in self.hand if each == colour}
        die = answer.partition(" ")[2]
        answer = yield self.turn, {f"value {other}" for other in range(1, 7) if str(other) != die.split()[1]}
        self.lift(die)
        self.hand.append((colour, int(answer.partition(" ")[2])))


def workers_for(value: int) -> int:
    """Return what a die costs by its value."""
    return (value - 1) // 2
