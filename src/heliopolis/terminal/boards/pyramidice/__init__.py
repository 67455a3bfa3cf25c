"""Pyramidice in the terminal."""

from collections.abc import Sequence

from heliopolis.core.journal import JournalEvent
from heliopolis.games.pyramidice.view_types import PyramidiceView
from heliopolis.language import GameSpeaker
from heliopolis.terminal.board import Rival, TerminalBoard
from heliopolis.terminal.boards.pyramidice import compact, roomy
from heliopolis.terminal.boards.pyramidice.pieces import KINDS


def signs(view: PyramidiceView, _speaker: GameSpeaker) -> dict[str, str]:
    """Return the number that stands beside each rest tile."""
    return {f"rest {tile['tile']}": str(number) for number, tile in enumerate(view["tiles"], start=1) if tile}


def remarks(view: PyramidiceView, speaker: GameSpeaker) -> dict[str, str]:
    """Say what a scarab to keep, or a deity to take free of cost, does, and how many resources a choice brings."""
    if view["phase"] == "scarab" and view["seat"] is not None:
        return {f"keep {name}": speaker.say(f"about-{name}") for name in view["seats"][view["seat"]]["offered"]}
    if view["phase"] == "vision":
        row = [card["deity"] for card in view["row"] if card]
        return {f"worship {name}": speaker.say(f"about-{name}") for name in row}
    if view["phase"] == "gaining" and view["due"]["size"] > 1:
        return {f"gain {kind}": f"×{view['due']['size']}" for kind in KINDS}
    return {}


def settled(before: PyramidiceView, after: PyramidiceView) -> tuple[str, ...]:
    """Say that the last pieces of a cost, and the last dice taken, come by themselves if there is no choice."""
    if before["due"]["pieces"] and not after["due"]["pieces"]:
        return ("pay", "spend")
    return ("take",) if before["phase"] == "taking" != after["phase"] else ()


def rival(view: PyramidiceView, events: Sequence[JournalEvent], speaker: GameSpeaker) -> Rival | None:
    """Return the Great Architect with all that he has scored."""
    scores = [event.facts["glory"] for event in events if event.name == "architect-score"]
    if view["architect"] is None or not scores:
        return None
    assert isinstance(scores[-1], int)
    return Rival(speaker.word(view["architect"]["name"]), scores[-1])


BOARD = TerminalBoard(
    drawings=(roomy.board, compact.board_in_words, compact.board_with_legend, compact.board),
    signs=signs,
    remarks=remarks,
    settled=settled,
    rival=rival,
)
