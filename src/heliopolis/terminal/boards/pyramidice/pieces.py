"""The pieces of Pyramidice in the terminal, written: costs, deities, tiles, floors, dice, projects."""

from collections.abc import Callable

from rich.text import Text

from heliopolis.games.pyramidice.pictures import written
from heliopolis.games.pyramidice.view_types import (
    ArchitectView,
    Area,
    Colour,
    DeityCard,
    Due,
    Floor,
    Kind,
    ProjectView,
    PyramidiceView,
    Resources,
    TileCard,
)
from heliopolis.language import GameSpeaker
from heliopolis.terminal.marks import Marks

Counting = Callable[[str, int, GameSpeaker], str]
"""Says how many there are of a kind."""
EMPTY = "·"
DICE: tuple[tuple[Colour, str], ...] = (("stone", "black on bright_white"), ("prayer", "white on dark_orange3"))
"""The colours of dice, and how they are printed."""
TWO_DIGITS = 10
"""The smallest number of a space that can't be taken for a die."""
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


def deity_of(card: DeityCard | None, speaker: GameSpeaker, marks: Marks) -> Text:
    """Write a place of the row: the deity, its cost, its Glory at the end."""
    if card is None:
        return Text(f"[{EMPTY}]", "dim")
    text = Text(f"[{speaker.word(card['deity'])}", "bold magenta")
    text.append(" " + cost_of(card["cost"], speaker), "not bold default")
    text.append(f" +{card['glory']}" if card["glory"] else "", "not bold yellow")
    name = card["deity"]
    return text.append("]").append_text(marks.of(f"worship {name}", f"replace {name}", f"borrow {name}"))


def marks_of_god(name: str, marks: Marks) -> Text:
    """Return the marks of choices about a god that one has."""
    return marks.of(f"activate {name}", f"forsake {name}")


def marks_of_kind(kind: Kind, marks: Marks) -> Text:
    """Return the marks of choices about a kind of resource on one's board."""
    return marks.of(f"gain {kind}", f"discard {kind}", f"spend {kind}")


def in_full(kind: str, count: int, speaker: GameSpeaker) -> str:
    """Count resources or dice of a kind in words."""
    return speaker.say(f"board-count-{kind}", count=count)


def in_short(kind: str, count: int, speaker: GameSpeaker) -> str:
    """Count resources or dice of a kind by the letters that the legend explains."""
    return f"{count}{speaker.say(f'board-short-{kind}')}"


def counted(stock: Resources | Area, speaker: GameSpeaker, marks: Marks, count: Counting = in_full) -> Text:
    """Count the resources of a board, or of the supply."""
    return Text(", ").join(Text(count(kind, stock[kind], speaker)) + marks_of_kind(kind, marks) for kind in KINDS)


def quarry_of(view: PyramidiceView, speaker: GameSpeaker, marks: Marks, count: Counting = in_full) -> Text:
    """Count the dice of the Quarry."""
    return Text(", ").join(
        Text(count(colour, view["quarry"][colour], speaker)) + marks.of(f"take {colour}") for colour, _ in DICE
    )


def tile_of(number: int, tile: TileCard, speaker: GameSpeaker, marks: Marks) -> Text:
    """Write a rest tile with its number, its price and what it brings."""
    text = Text(f"{number} ", "dim")
    text.append(speaker.word(tile["tile"]), "not dim cyan")
    text.append(f" −{tile['price']}" if tile["price"] else "", "not dim red")
    text.append(f" {_brings(tile, speaker)}", "not dim")
    return text.append_text(marks.of(f"rest {tile['tile']}", f"emerald {tile['tile']}"))


def _brings(tile: TileCard, speaker: GameSpeaker) -> str:
    """Write what a rest tile brings: a letter for each resource, ? for one of your choice."""
    gains = "".join(speaker.say(f"board-short-{kind}") * tile["gains"][kind] for kind in KINDS)
    gains += "?" * tile["choices"]
    message = f"board-tile-{tile['tile']}"
    return speaker.say(message, gains=gains) if speaker.has(message) else gains


def floor_of(floor: Floor, first: int, speaker: GameSpeaker, pyramid: str, marks: Marks) -> Text:
    """Draw one floor of a pyramid, from the top left, and what it costs and brings."""
    text = Text()
    for place, value in enumerate(floor["dice"]):
        number = first + place
        if value:
            text.append(f"  {value} ", "bold yellow")
        else:
            stars = marks.of(f"place {pyramid} {number}")[:1]  # the rank would cover the number; the menu tells it
            drawn = _open_space(number) if number in floor["open"] else f"{EMPTY} "
            text.append_text(Text(f"{number}".rjust(3), "bold") + stars if stars else Text(drawn.rjust(4), "dim"))
        if place % floor["side"] == floor["side"] - 1:
            text.append("\n")
    text.append(f" −{floor['workers']}{speaker.say('board-short-worker')} +{floor['glory']}", "dim")
    return text


def _open_space(number: int) -> str:
    """Write the number of an open space: in brackets, unless it has two digits, which no die has."""
    return f"({number})" if number < TWO_DIGITS else f"{number} "


def dice_of(view: PyramidiceView, speaker: GameSpeaker, marks: Marks) -> Text | None:
    """Draw the unused dice of the seat at work, and what it is paying."""
    hand, due = view["hand"], view["due"]
    text = Text()
    for colour, style in DICE:
        values = [str(value) for value, count in enumerate(hand[colour], start=1) for _ in range(count)]
        if values:
            text.append(speaker.say("board-dice", colour=speaker.word(colour)) + " ", "dim")
            for value in values:
                text.append(f" {value} ", style)
                text.append_text(_marks_of_die(colour, value, marks)).append(" ")
            text.append("  ")
    for virtual in hand["virtual"]:
        paid = marks.of(*(f"pay {virtual['deity']} {value}" for value in virtual["values"]))
        text.append(f"({speaker.word(virtual['deity'])})", "magenta").append_text(paid).append("  ")
    if hand["cup"]["stone"] + hand["cup"]["prayer"]:
        text.append(speaker.say("board-cup", **hand["cup"]) + "  ", "dim")
    if view["loan"]:
        text.append(speaker.say("board-loan", deity=speaker.word(view["loan"])) + "  ", "magenta")
    if view["laying"]:
        tiles = ", ".join(speaker.word(tile) for tile in view["laying"])
        text.append(speaker.say("board-laying", tiles=tiles), "bold")
    if due["pieces"]:
        text.append(_due(due, speaker), "bold")
    return text if text.plain else None


def _due(due: Due, speaker: GameSpeaker) -> str:
    """Write what is to be paid, and for which deity."""
    pieces = cost_of(due["pieces"], speaker)
    if due["deity"] is None:
        return speaker.say("board-due", pieces=pieces)
    return speaker.say("board-due-deity", pieces=pieces, deity=speaker.word(due["deity"]))


def _marks_of_die(colour: Colour, value: str, marks: Marks) -> Text:
    """Return the marks of choices about a die."""
    found = [f"{verb} {colour} {value}" for verb in ("pay", "choose", "raise", "lower")]
    return marks.of(*found, *([f"build {value}"] if colour == "stone" else []))


def scarab_of(area: Area, speaker: GameSpeaker, marks: Marks) -> Text:
    """Write a seat's scarab, or the two it may choose from."""
    if area["scarab"]:
        return Text(speaker.word(area["scarab"])) + marks.of("scarab")
    offered = [Text(speaker.word(name)) + marks.of(f"keep {name}") for name in area["offered"]]
    return Text("/").join(offered) or Text(EMPTY)


def project_of(project: ProjectView, speaker: GameSpeaker) -> str:
    """Write a project, its pattern and how often it is there."""
    name = speaker.word(project["project"])
    return speaker.say("board-project", name=name, picture=written(project["pattern"]), times=project["times"])


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
