"""What choices on the board of Heir to the Pharaoh would be worth to whoever looks, as things stand."""

from heliopolis.games.heir.view import HeirView
from heliopolis.language import GameSpeaker, signed
from heliopolis.terminal.boards.heir.pieces import arrows_of, hits_of


def worth_of(view: HeirView) -> dict[str, int]:
    """Return what each place, step or rotation brings the viewer, less what it brings the other, by notation."""
    viewer = view["seat"] or 0
    return {
        notation: (preview["points"] if preview["owner"] == viewer else -preview["points"])
        + sum(gain["points"] if gain["owner"] == viewer else -gain["points"] for gain in preview["gains"])
        for notation, preview in view["previews"].items()
    }


def remarks(view: HeirView, speaker: GameSpeaker) -> dict[str, str]:
    """Say what rotations and monument cards are worth; what places and steps are worth stands on the board."""
    worth = worth_of(view)
    found = {
        notation: f"{arrows_of(preview['arrows'])} {signed(worth[notation])}{hits_of(preview['hits'], speaker)}"
        for notation, preview in view["previews"].items()
        if notation.startswith("turn")
    }
    if view["phase"] == "claim" and view["seat"] is not None:
        claimed = view["seats"][view["seat"]]["monument_cards"]
        points = view["card_points"]
        for kind, count in claimed.items():
            if count < len(points):
                found[f"claim {kind}"] = signed(points[count])
    return found
