"""A small game as an extensive form, written out for OpenSpiel's own engine: thousands of times faster to solve.

Every course of the game is a node of the tree, and the nodes of an information set are those that have the same key of
what their seat has seen (`core/information.py`). The text is in the format of Gambit's `.efg` files.
"""

from dataclasses import dataclass, field
from typing import Any

import pyspiel

from heliopolis.core.game import Entry
from heliopolis.core.information import Recollection
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.core.utility import utilities
from heliopolis.envs.openspiel import Setting, setting_of


@dataclass
class Extensive:
    """A game tree: its text, and what stands behind each information set."""

    text: str
    decisions: dict[str, State] = field(default_factory=dict)
    """A state of each information set, by its name in the tree."""
    seats: dict[str, int] = field(default_factory=dict)
    """Whose it is."""
    nodes: int = 0

    def load(self) -> Any:
        """Return the game of OpenSpiel's."""
        return pyspiel.load_efg_game(self.text)


def extensive_form(game: Any) -> Extensive:
    """Write out the tree of a game that OpenSpiel plays through us."""
    setting = setting_of(game)
    seats = len(setting.start.scores())
    writer = _Writer(setting)
    writer.write(setting.start.clone(), [Recollection(setting.game, setting.start, seat) for seat in range(seats)])
    players = " ".join(f'"Seat {seat + 1}"' for seat in range(seats))
    tree = writer.tree
    tree.text = "\n".join([f'EFG 2 R "{setting.game.info.name}" {{ {players} }}', *writer.lines, ""])
    return tree


class _Writer:
    """Goes through a tree, the first branch first."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.lines: list[str] = []
        self.tree = Extensive("")
        self.sets: list[dict[str, int]] = [{} for _ in setting.start.scores()]
        self.chances = 0
        self.ends = 0

    def write(self, state: State, seen: list[Recollection]) -> None:
        """Write a node and all below it."""
        self.tree.nodes += 1
        actor = int(state.actor())
        if actor == OVER:
            self.ends += 1
            worth = utilities(state, self.setting.game.info, self.setting.utility)
            self.lines.append(f't "" {self.ends} "" {{ {", ".join(str(each) for each in worth)} }}')
            return
        numbers = self._write_chance(state) if actor == CHANCE else self._write_decision(state, actor, seen[actor])
        for number in numbers:
            after = state.clone()
            if actor == CHANCE:
                after.resolve(number)
            else:
                after.apply(actor, number)
            grown = [each.copy() for each in seen]
            for each in grown:
                each.see(Entry(actor, number), after)
            self.write(after, grown)

    def _write_chance(self, state: State) -> list[int]:
        self.chances += 1
        total = sum(weight for _, weight in state.outcomes())
        branches = " ".join(
            f'"{self.setting.game.outcomes[outcome]}" {weight / total!r}' for outcome, weight in state.outcomes()
        )
        self.lines.append(f'c "" {self.chances} "" {{ {branches} }} 0')
        return [outcome for outcome, _ in state.outcomes()]

    def _write_decision(self, state: State, actor: int, seen: Recollection) -> list[int]:
        number = self.sets[actor].setdefault(seen.key, len(self.sets[actor]) + 1)
        name = f"{actor}-{number}"
        legal = state.legal_actions(actor)
        branches = " ".join(f'"{self.setting.game.actions[action]}"' for action in legal)
        self.lines.append(f'p "" {actor + 1} {number} "{name}" {{ {branches} }} 0')
        self.tree.decisions.setdefault(name, state.clone())
        self.tree.seats[name] = actor
        return legal
