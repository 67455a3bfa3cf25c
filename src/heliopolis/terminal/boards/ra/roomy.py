"""Ra's board in the terminal: the two tracks, and a row for each seat."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from heliopolis.games.ra.components import CIVILISATIONS, DISASTERS, MONUMENTS
from heliopolis.games.ra.view import RaView, SeatView
from heliopolis.language import GameSpeaker
from heliopolis.terminal.marks import NO_MARKS, Marks

PIGMENTS = {
    "ra": "bold red",
    "god": "bold blue",
    "pharaoh": "green",
    "nile": "cyan",
    "flood": "bold cyan",
    "gold": "yellow",
    **dict.fromkeys(CIVILISATIONS, "bright_white"),
    **dict.fromkeys(MONUMENTS, "magenta"),
    **dict.fromkeys(DISASTERS, "bold red reverse"),
}


def board(view: RaView, speaker: GameSpeaker, names: list[str], *, marks: Marks = NO_MARKS) -> RenderableType:
    """Draw what a seat sees."""
    return Group(_tracks(view, speaker, marks), areas(view, speaker, names, marks))


def _tracks(view: RaView, speaker: GameSpeaker, marks: Marks) -> Panel:
    """Draw the Ra track and what is on sale."""
    grid = Table.grid(padding=(0, 2))
    grid.add_row(speaker.say("board-ra-track"), ra_track(view))
    grid.add_row(Text(speaker.say("board-auction")) + marks.of("invoke"), on_sale(view, speaker, marks))
    bag = speaker.say("board-bag", tiles=sum(view["bag"].values()), ras=view["bag"].get("ra", 0))
    grid.add_row(marks.of("draw"), Text(bag, "dim"))
    epoch = speaker.say("board-epoch", epoch=view["epoch"], epochs=view["epochs"])
    centre = speaker.say("board-centre", sun=view["centre_sun"])
    return Panel(grid, title=f"Ra · {epoch}", title_align="left", subtitle=f"☼ {centre}", subtitle_align="right")


def ra_track(view: RaView) -> Text:
    """Draw the places of the Ra track."""
    ras = Text()
    for place in range(view["ra_track"]):
        filled = place < view["ra_tiles"]
        ras.append("■ " if filled else "□ ", PIGMENTS["ra"] if filled else "dim")
    return ras.append(f" {view['ra_tiles']}/{view['ra_track']}")


def on_sale(view: RaView, speaker: GameSpeaker, marks: Marks) -> Text:
    """List the tiles of the auction track; disasters bear an exclamation mark."""
    tiles = [name for name in view["track"] if name is not None]
    if not tiles:
        return Text(speaker.say("board-nothing"), "dim")
    line = Text()
    for position, name in enumerate(tiles):
        mark = " !" if name in DISASTERS else ""
        line.append("  " if position else "")
        line.append(f"[{speaker.word(name)}{mark}]", PIGMENTS[name]).append_text(marks.of(f"take {name}"))
    line.append(f"  {len(tiles)}/{len(view['track'])}", "dim")
    return line


def areas(view: RaView, speaker: GameSpeaker, names: list[str], marks: Marks) -> Table:
    """Draw a row for each seat, the same places in the same order."""
    table = Table(box=None, padding=(0, 1, 0, 0), expand=True, pad_edge=False, header_style="dim")
    # A long name is cut, so that all tiles stay readable at 80 columns.
    table.add_column(speaker.say("board-player"), min_width=11, max_width=12, no_wrap=True)
    table.add_column(speaker.say("board-suns"), min_width=11)
    for column in ("gods", "pharaohs", "niles", "floods", "gold"):
        table.add_column(speaker.say(f"board-{column}"), justify="right")
    for column, ratio in (("civilisations", 2), ("monuments", 3)):
        heading = speaker.say(f"board-{column}")
        table.add_column(heading, ratio=ratio, min_width=len(heading))
    table.add_column(speaker.say("board-fame"), justify="right")
    for seat, area in enumerate(view["seats"]):
        tiles = area["tiles"]
        own = marks if seat == view["seat"] else NO_MARKS
        table.add_row(
            _name(view, speaker, names, seat),
            _suns(area, own),
            _count(tiles, "god", own),
            _count(tiles, "pharaoh", own),
            _count(tiles, "nile", own),
            _count(tiles, "flood", own),
            _count(tiles, "gold", own),
            _short(tiles, speaker, CIVILISATIONS, own),
            _short(tiles, speaker, MONUMENTS, own),
            str(area["fame"]) if _shows_fame(view, seat) else "?",
        )
    return table


def _shows_fame(view: RaView, seat: int) -> bool:
    """Tell whether a seat's fame is shown: always one's own, and everybody's by the option or at the end."""
    return bool(view["open_scores"] or seat == view["seat"] or view["phase"] == "finished")


def _name(view: RaView, speaker: GameSpeaker, names: list[str], seat: int) -> Text:
    """Write a seat's name, with a mark for who is to decide and the highest bid."""
    text = Text("► " if seat in view["acting"] else "  ", "bold yellow")
    text.append(names[seat], "bold" if seat == view["seat"] else "")
    if view["auction"] and view["high_bidder"] == seat:
        text.append("\n  " + speaker.say("board-bid", sun=view["high_bid"]), "yellow")
    return text


def _suns(area: SeatView, marks: Marks) -> Text:
    """List a seat's suns; those face down stand in brackets."""
    text = Text(" ").join(Text(str(sun), "bold yellow") + marks.of(f"bid {sun}") for sun in area["suns_up"])
    if area["suns_up"] and area["suns_down"]:
        text.append(" ")
    if area["suns_down"]:
        text.append("(" + " ".join(str(sun) for sun in area["suns_down"]) + ")", "dim")
    return text


def _count(tiles: dict[str, int], name: str, marks: Marks) -> Text:
    """Write how many tiles of a kind there are."""
    count = tiles.get(name, 0)
    return Text(str(count), PIGMENTS[name]) + marks.of(f"discard {name}") if count else Text("·", "dim")


def _short(tiles: dict[str, int], speaker: GameSpeaker, kinds: tuple[str, ...], marks: Marks) -> Text:
    """List the tiles of a group by their short names."""
    held = []
    for name in [each for each in kinds if each in tiles]:
        count = "" if tiles[name] == 1 else f"×{tiles[name]}"
        short = Text(f"{speaker.say(f'short-{name}')}{count}", PIGMENTS[name])
        held.append(short + marks.of(f"discard {name}"))
    return Text(" ").join(held)
