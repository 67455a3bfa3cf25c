"""The pieces of Pyramidice in the terminal, written: costs, deities, tiles, floors, dice, projects."""

from rich.text import Text

from heliopolis.games.pyramidice.view_types import (
    ArchitectView,
    Area,
    Colour,
    DeityCard,
    Floor,
    Kind,
    ProjectView,
    PyramidiceView,
    TileCard,
)
from heliopolis.language import GameSpeaker

EMPTY = "·"
DICE: tuple[tuple[Colour, str], ...] = (("stone", "black on bright_white"), ("prayer", "white on dark_orange3"))
"""The colours of dice, and how they are printed."""
KINDS: tuple[Kind, ...] = ("worker", "cat", "stone")


def cost_of(pieces: list[str], speaker: GameSpeaker) -> str:
    """Write a cost: a number, * for any die, a letter for stone, a worker or a cat, which the legend explains."""
    return " ".join(piece_of(piece, speaker) for piece in pieces)


def piece_of(piece: str, speaker: GameSpeaker) -> str:
    """Write a piece of a cost."""
    kind, _, value = piece.partition("-")
    if kind == "stone":
        return speaker.say("board-short-stone") + (value or "*")
    if kind in ("worker", "cat"):
        return speaker.say(f"board-short-{kind}")
    return {"any": "*", "equal": "="}.get(kind, kind)


def deity_of(card: DeityCard | None, speaker: GameSpeaker) -> Text:
    """Write a place of the row: the deity, its cost, its Glory at the end."""
    if card is None:
        return Text(f"[{EMPTY}]", "dim")
    text = Text(f"[{speaker.word(card['deity'])}", "bold magenta")
    text.append(" " + cost_of(card["cost"], speaker), "not bold default")
    text.append(f" +{card['glory']}" if card["glory"] else "", "not bold yellow")
    return text.append("]")


def tile_of(number: int, tile: TileCard, speaker: GameSpeaker) -> Text:
    """Write a rest tile with its number, its price and what it brings."""
    text = Text(f"{number} ", "dim")
    text.append(speaker.word(tile["tile"]), "not dim cyan")
    text.append(f" −{tile['price']}" if tile["price"] else "", "not dim red")
    return text.append(f" {_brings(tile, speaker)}", "not dim")


def _brings(tile: TileCard, speaker: GameSpeaker) -> str:
    """Write what a rest tile brings: a letter for each resource, ? for one of your choice."""
    gains = "".join(speaker.say(f"board-short-{kind}") * tile["gains"][kind] for kind in KINDS)
    gains += "?" * tile["choices"]
    message = f"board-tile-{tile['tile']}"
    return speaker.say(message, gains=gains) if speaker.has(message) else gains


def floor_of(floor: Floor, first: int, speaker: GameSpeaker) -> Text:
    """Draw one floor, from the top left, and what it costs and brings."""
    text = Text()
    for place, value in enumerate(floor["dice"]):
        number = first + place
        if value:
            text.append(f"  {value} ", "bold yellow")
        else:
            text.append(f"({number})".rjust(4) if number in floor["open"] else f"{EMPTY} ".rjust(4), "dim")
        if place % floor["side"] == floor["side"] - 1:
            text.append("\n")
    text.append(f" −{floor['workers']}{speaker.say('board-short-worker')} +{floor['glory']}", "dim")
    return text


def dice_of(view: PyramidiceView, speaker: GameSpeaker) -> Text | None:
    """Draw the unused dice of the seat at work, and what it is paying."""
    hand, due = view["hand"], view["due"]
    text = Text()
    for colour, style in DICE:
        values = [str(value) for value, count in enumerate(hand[colour], start=1) for _ in range(count)]
        if values:
            text.append(speaker.say("board-dice", colour=speaker.word(colour)) + " ", "dim")
            for value in values:
                text.append(f" {value} ", style)
                text.append(" ")
            text.append("  ")
    for virtual in hand["virtual"]:
        text.append(f"({speaker.word(virtual['deity'])})  ", "magenta")
    if hand["cup"]["stone"] + hand["cup"]["prayer"]:
        text.append(speaker.say("board-cup", **hand["cup"]) + "  ", "dim")
    if view["loan"]:
        text.append(speaker.say("board-loan", deity=speaker.word(view["loan"])) + "  ", "magenta")
    if view["laying"]:
        tiles = ", ".join(speaker.word(tile) for tile in view["laying"])
        text.append(speaker.say("board-laying", tiles=tiles), "bold")
    if due["pieces"]:
        text.append(speaker.say("board-due", pieces=cost_of(due["pieces"], speaker)), "bold")
    return text if text.plain else None


def scarab_of(area: Area, speaker: GameSpeaker) -> str:
    """Write a seat's scarab, or the two it may choose from."""
    if area["scarab"]:
        return speaker.word(area["scarab"])
    return "/".join(speaker.word(name) for name in area["offered"]) or EMPTY


def project_of(project: ProjectView, speaker: GameSpeaker) -> str:
    """Write a project and how many pairs it has."""
    first, second = project["values"]
    name = speaker.word(project["project"])
    return speaker.say("board-project", name=name, first=first, second=second, pairs=project["pairs"])


def architect_of(his: ArchitectView, speaker: GameSpeaker, *, has_pharaoh: bool) -> Text:
    """Draw the Great Architect's board."""
    line = speaker.say("board-architect", name=speaker.word(his["name"]), glory=his["glory"])
    text = Text(f"  {line}", "bold red")
    text.append("  " + speaker.say("board-slot", slots="/".join(str(glory) for glory in his["slots"])) + "  ", "dim")
    for name in his["gods"]:
        text.append(speaker.word(name) + "  ", "magenta")
    for name in his["tiles"]:
        text.append(f"[{speaker.word(name)}]  ", "cyan")
    for project in his["projects"]:
        text.append(project_of(project, speaker) + "  ", "yellow")
    if has_pharaoh:
        text.append(speaker.say("board-pharaoh"), "red")
    return text
