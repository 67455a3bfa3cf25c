"""Choosing and confirming: a choice that can't be undone is told first, and waits for a seal.

The page says with each choice what its person wants to confirm (`Manner`); what waits is drawn where nothing else can
be pressed: beside the question, never among the choices.
"""

from typing import Any, NamedTuple

from htpy import button, div, h3, p, small
from markupsafe import Markup

from heliopolis.chronicle import consequences
from heliopolis.tables.foresight import Foresight
from heliopolis.web.board import Board
from heliopolis.web.pieces import glyph
from heliopolis.web.scene import Scene

ALWAYS, FINAL, NEVER = "always", "final", "never"
"""What a person wants to confirm: everything, what can't be undone, nothing."""
MOST_TOLD = 3
"""How many choices that are left are told one by one."""


class Manner(NamedTuple):
    """How a person decides."""

    confirm: str = NEVER
    sealed: bool = False
    """Whether they have confirmed this decision."""
    far: bool = False
    """Whether others may be needed to get to it."""
    stays: bool = False
    """Whether their turn ends only when they say so."""

    @classmethod
    def read(cls, message: dict[str, Any]) -> "Manner":
        """Read how a message wants a decision to be taken; one that says nothing decides at once."""
        confirm = message.get("confirm")
        flags = (message.get(name) is True for name in ("sealed", "far", "stays"))
        return cls(confirm if confirm in (ALWAYS, FINAL) else NEVER, *flags)

    @property
    def looks_ahead(self) -> bool:
        """Tell whether it is to be found out first what would come of the decision."""
        return self.far or (not self.sealed and self.confirm != NEVER)

    def confirms(self, ahead: Foresight) -> bool:
        """Tell whether the person wants to confirm a decision of which this would come."""
        if self.sealed or self.confirm == NEVER or ahead.alone:
            return False
        return self.confirm == ALWAYS or bool(ahead.final)


def seal(board: Board, scene: Scene[Any], action: int, ahead: Foresight) -> Markup:
    """Draw what would come of a decision, with the button that makes it and the one that does not."""
    say = scene.words.say
    told = [line.text for line in consequences(ahead.events, scene.speaker, scene.names, scene.viewer) if line.text]
    told += left_undone(board, scene, action)
    said = " · ".join(line.removesuffix(".") for line in told)
    why = say(f"final-{ahead.final}") if ahead.final else say("not-final")
    return Markup(
        div(id="seal", class_="seal is-final" if ahead.final else "seal", data_guest=True)[
            div(class_="berth")[
                button(type="button", class_="btn btn-gold", data_seal=True, aria_describedby="told")[say("confirm")],
                small[glyph("seal-cord", "cord") if ahead.final else glyph("ui-undo", "icon"), why],
            ],
            button(type="button", class_="unseal", data_unseal=True, aria_label=say("put-back"))["×"],
            div(id="told", class_="told", data_guest=True)[h3[scene.speaker.action(action)], p[said] if said else None],
        ]
    )


def left_undone(board: Board, scene: Scene[Any], action: int) -> list[str]:
    """Say what could still be done, of a decision that ends a turn or a step."""
    if scene.game.actions[action] not in board.ways_out:
        return []
    said = board.unused(scene)
    if said:
        return [said]
    idle, names = board.idle, scene.game.actions
    others = [
        scene.speaker.action(other)
        for other in scene.legal
        if other != action and names[other].partition(" ")[0] not in idle
    ]
    return [scene.words.say("left-undone", choices="; ".join(others[:MOST_TOLD]), more=len(others[MOST_TOLD:]))]
