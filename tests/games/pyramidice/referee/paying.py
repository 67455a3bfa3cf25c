"""Paying: piece by piece, so that the rest can always be paid too."""

from tests.games.pyramidice.referee.cards import VIRTUAL, Die, bends, faces, fits, payable, strictest_first
from tests.games.pyramidice.referee.table import Table, Talk


class Paying(Table):
    """What the player whose turn it is can pay, and pays."""

    def has(self, god: str) -> bool:
        return god in self.active.gods or self.loan == god

    def amount(self, kind: str) -> int:
        """Count what may be spent as workers or as cats."""
        board = self.active.board
        return board["worker"] + board["cat"] if self.has("bastet") else board[kind]

    def lift(self, die: str) -> Die:
        colour, value = die.split()
        self.hand.remove((colour, int(value)))
        return colour, int(value)

    def dice(self) -> list[Die]:
        return [*self.hand, *((god, 0) for god in VIRTUAL if self.has(god) and god not in self.used)]

    def turquoise(self, *, worship: bool) -> bool:
        return worship and self.active.scarab == "turquoise" and "turquoise" not in self.done

    def can_pay(self, cost: str, *, worship: bool = False) -> bool:
        pieces = cost.split()
        workers, cats = pieces.count("W"), pieces.count("C")
        if workers > self.amount("worker") or cats > self.amount("cat"):
            return False
        if workers + cats > self.active.board["worker"] + self.active.board["cat"]:
            return False
        dice = [piece for piece in pieces if piece not in ("W", "C")]
        return payable(dice, self.dice(), turquoise=self.turquoise(worship=worship))

    def pay(self, cost: str, *, worship: bool = False) -> Talk:
        pieces = strictest_first(cost.split())
        while pieces:
            piece = pieces.pop(0)
            if piece in ("W", "C"):
                yield from self.spend("worker" if piece == "W" else "cat")
                continue
            rest = [each for each in pieces if each not in ("W", "C")]
            turquoise = self.turquoise(worship=worship)
            answers = self.payments(piece, rest, turquoise=turquoise)
            if 1 + len(rest) == len(self.dice()) and not turquoise:
                answers = {min(answers)}  # All dice go, whichever comes first.
            answer = yield from self.ask_if_needed(self.turn, answers)
            _, colour, value = answer.split()
            if colour in VIRTUAL:
                self.used.add(colour)
            else:
                self.lift(f"{colour} {value}")
                self.quarry[colour] += 1
            if piece == "=":
                pieces = [value] * len(pieces)
            elif not fits(piece, (colour, int(value))):
                self.done.add("turquoise")

    def payments(self, piece: str, rest: list[str], *, turquoise: bool) -> set[str]:
        """List the dice that pay a piece and leave enough for the rest; a virtual one has one name if none matters."""
        found = set()
        for die in set(self.dice()):
            others = self.dice()
            others.remove(die)
            for face in faces(die)[:1] if piece[-1] == "*" else faces(die):
                if piece == "=":
                    pays = payable([str(face[1])] * len(rest), others)
                elif fits(piece, face):
                    pays = payable(rest, others, turquoise=turquoise)
                else:
                    pays = turquoise and bends(piece, face) and payable(rest, others)
                if pays:
                    found.add(f"pay {face[0]} {face[1]}")
        return found

    def spend(self, kind: str) -> Talk:
        board = self.active.board
        kinds = ["worker", "cat"] if self.has("bastet") else [kind]
        answer = yield from self.ask_if_needed(self.turn, {f"spend {each}" for each in kinds if board[each]})
        board[answer.partition(" ")[2]] -= 1
        self.supply[answer.partition(" ")[2]] += 1
