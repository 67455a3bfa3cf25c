"""The board of Heir to the Pharaoh in the terminal: the grid with its rays, the suns, and what each seat has."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from heliopolis.games.heir.board_parts import MonumentView, TurnView
from heliopolis.games.heir.grid import DIRECTION_NAMES, SPACE_NAMES, ray
from heliopolis.games.heir.view import HeirView, SideView
from heliopolis.language import GameSpeaker

SEAT_STYLES = ("bold magenta", "bold cyan")
LETTERS = {"shrine": "s", "sun-temple": "t", "obelisk": "o"}
RAYS = {"n": "│", "s": "│", "e": "─", "w": "─", "ne": "╱", "sw": "╱", "nw": "╲", "se": "╲"}
ARROWS = {"n": "↑", "ne": "↗", "e": "→", "se": "↘", "s": "↓", "sw": "↙", "w": "←", "nw": "↖"}
LEVELS = "▁▂▃▄"
"""The platforms of the pyramid, from the lowest to the top."""
SIGNS = {"sun": "☼", "moon": "☾"}


def board(view: HeirView, speaker: GameSpeaker, names: list[str]) -> RenderableType:
    """Draw what a seat sees."""
    table = Table.grid(padding=(0, 2))
    table.add_row(_grid(view), _beside(view, speaker))
    title = f"Heir to the Pharaoh · {speaker.say('board-round', round=view['round'], rounds=view['rounds'])}"
    legend = Text(speaker.say("board-legend", shrine="s", temple="t", obelisk="o"), "dim")
    return Group(Panel(Group(table, legend), title=title, title_align="left"), _sides(view, speaker, names))


# The grid.


def _grid(view: HeirView) -> Text:
    """Draw the 64 spaces: monuments, the pyramid, magic, rays and the Nile."""
    cells = _cells(view)
    text = Text("   " + "  ".join("abcdefgh") + "\n", "dim")
    for row in range(8):
        text.append(f"{row + 1} ", "dim")
        for column in range(8):
            text.append_text(cells[8 * row + column])
        text.append("\n")
    text.right_crop(1)
    return text


def _cells(view: HeirView) -> list[Text]:
    """Return what stands in each space, three characters wide; what comes later in this list lies on top."""
    cells = [Text(" · ", "dim") for _ in SPACE_NAMES]
    for name in view["nile"]:
        cells[SPACE_NAMES.index(name)] = Text(" ~ ", "blue")
    for index, drawn in _rays(view).items():
        cells[index] = drawn
    for name in view["magic_tokens"]:
        cells[SPACE_NAMES.index(name)] = Text(" ✦ ", "bold yellow")
    if view["base"] is not None:
        corner = SPACE_NAMES.index(view["base"])
        for index in (corner, corner + 1, corner + 8, corner + 9):
            cells[index] = Text("▲▲▲", "yellow")
    for monument in view["monuments"]:
        cells[SPACE_NAMES.index(monument["space"])] = Text(f"[{_letter(monument)}]", _style(monument["owner"]))
    return cells


def _rays(view: HeirView) -> dict[int, Text]:
    """Draw the rays of all monuments that belong to somebody; where two cross stands a cross."""
    drawn: dict[int, Text] = {}
    for monument in view["monuments"]:
        if monument["owner"] is None:
            continue
        for arrow in monument["arrows"]:
            for index in ray(SPACE_NAMES.index(monument["space"]), DIRECTION_NAMES.index(arrow)):
                mark = RAYS[arrow]
                crossed = index in drawn and drawn[index].plain.strip() != mark
                drawn[index] = Text(" ╳ " if crossed else f" {mark} ", _style(monument["owner"]))
    return drawn


def _letter(monument: MonumentView) -> str:
    """Return a monument's letter: a capital for Anubis, else small."""
    letter = LETTERS[monument["kind"]]
    return letter.upper() if monument["owner"] == 1 else letter


def _style(owner: int | None) -> str:
    return "bold" if owner is None else SEAT_STYLES[owner]


# Beside the grid.


def _beside(view: HeirView, speaker: GameSpeaker) -> Group:
    """Write the suns, the god, the cards and tokens, and what each monument scores as things stand."""
    lines = Table.grid(padding=(0, 1))
    lines.add_row(Text(speaker.say("board-suns"), "dim"), _suns(view))
    if view["pyramid"]:
        lines.add_row(Text(_capital(speaker.word("pyramid")), "dim"), _platforms(view))
    if view["god"] is not None:
        god = Text(_god(view["god"], view, speaker), "bold yellow")
        lines.add_row(Text(speaker.say(_what_the_god_does(view["phase"])), "dim"), god)
    if view["gods_to_come"]:
        to_come = ", ".join(speaker.word(god) for god in view["gods_to_come"])
        lines.add_row(Text(speaker.say("board-to-come"), "dim"), to_come)
    lines.add_row(Text(speaker.say("board-active"), "dim"), _active(view, speaker))
    lines.add_row(Text(speaker.say("board-display"), "dim"), _display(view, speaker))
    if view["next_token"] is not None:
        lines.add_row(Text(speaker.say("board-next"), "dim"), _arrows(view["next_token"]["arrows"]))
    if view["supply"]:
        cards = speaker.join([_card(card) for card in view["supply"]])
        lines.add_row("", Text(speaker.say("board-supply", cards=cards), "dim"))
    return Group(lines, *[_monument(monument, speaker) for monument in view["monuments"]], *_turns(view, speaker))


def _what_the_god_does(phase: str) -> str:
    """Return the message that says why a god lies open: the Pharaoh is turned up, but never up for bid."""
    if phase == "offer":
        return "board-turned-up"
    return "board-god" if phase in ("magic", "bid", "change") else "board-acts"


def _suns(view: HeirView) -> Text:
    """Write the eight suns: who has marked them, for how much, the corners' bonuses, and where the marker is."""
    text = Text()
    for index, sun in enumerate(view["suns"]):
        corner = f"▲{view['corners'][index // 2]}" if index % 2 else ""
        here = view["round"] == index + 1 and view["phase"] != "finished"
        mark = (
            "·"
            if sun["owner"] is None
            else "ba"[sun["owner"]].upper() + (str(sun["value"]) if sun["value"] > 1 else "")
        )
        text.append("►" if here else " ", "bold yellow")
        text.append(mark, _style(sun["owner"]) if sun["owner"] is not None else "dim")
        text.append(corner, "yellow")
    return text


def _platforms(view: HeirView) -> Text:
    """Write who has built each platform of the pyramid, the lowest first: the top one decides a tie."""
    text = Text()
    for level, owner in enumerate(view["pyramid"]):
        text.append(f"{LEVELS[level]}{'BA'[owner]} ", _style(owner))
    return text


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _active(view: HeirView, speaker: GameSpeaker) -> Text:
    """Write the active card and the token on it."""
    card = view["active_card"]
    text = Text(speaker.word(card) if card is not None else speaker.say("board-none"), "bold")
    if view["active_token"] is not None:
        text.append(" " + _arrows(view["active_token"]["arrows"]))
    return text


def _display(view: HeirView, speaker: GameSpeaker) -> str:
    """Write the cards on display and how many are left."""
    cards = [speaker.word(card) for card in view["display"] if card is not None]
    return ", ".join([*cards, speaker.say("board-deck", cards=view["monument_deck"])])


def _arrows(arrows: list[str]) -> str:
    return "".join(ARROWS[arrow] for arrow in arrows)


def _monument(monument: MonumentView, speaker: GameSpeaker) -> Text:
    """Write a monument: where, what, its arrows, what they hit and what that is worth."""
    text = Text(f"{monument['space']} [{_letter(monument)}] ", _style(monument["owner"]))
    if monument["owner"] is None:
        text.append(speaker.say("board-nobody"), "dim")
        return text
    text.append(f"{_arrows(monument['arrows'])} ")
    text.append(_worth(monument, speaker))
    return text


def _worth(aim: MonumentView | TurnView, speaker: GameSpeaker) -> str:
    """Write what some arrows hit, and the points."""
    hits = ", ".join(f"{ARROWS[hit['direction']]}{speaker.word(hit['target'])}" for hit in aim["hits"])
    return f"= {aim['points']}" + (f" ({hits})" if hits else "")


def _turns(view: HeirView, speaker: GameSpeaker) -> list[Text]:
    """Write what each turn of the token would be worth, while it is being turned."""
    lines = [
        Text(f"  {turn['turned']:>3}° {_arrows(turn['arrows'])} {_worth(turn, speaker)}", "yellow")
        for turn in view["turns"]
    ]
    return [Text(speaker.say("board-if-turned"), "dim"), *lines] if lines else []


# What each seat has.


def _sides(view: HeirView, speaker: GameSpeaker, names: list[str]) -> Table:
    """Draw both seats side by side, the same lines in the same order."""
    table = Table(box=None, padding=(0, 2, 0, 0), expand=True, pad_edge=False, show_header=False)
    table.add_column(ratio=1)
    table.add_column(ratio=1)
    table.add_row(*[_side(view, speaker, names, seat) for seat in range(2)])
    return table


def _side(view: HeirView, speaker: GameSpeaker, names: list[str], seat: int) -> Group:
    """Draw one seat: score, gods, sealed decisions, cards, magic, and what others can tell of what is hidden."""
    side = view["seats"][seat]
    head = Text("► " if seat in view["acting"] else "  ", "bold yellow")
    head.append(f"{speaker.word(side['name'])} · {names[seat]}", SEAT_STYLES[seat])
    head.append(f"  {speaker.say('board-points', points=side['score'])}", "bold")
    lines = Table.grid(padding=(0, 1))
    gods = ", ".join(_god(god, view, speaker) for god in side["gods"])
    in_sight = side["in_sight"] if view["phase"] != "finished" else 0
    rows = [
        ("in-sight", f"+{in_sight}" if in_sight else ""),
        ("gods", gods),
        ("bid", _sealed(side, speaker)),
        ("used", _cards(side["used"])),
        *_hidden(side, speaker),
        ("magic", _magic(side, speaker)),
        ("claimed", _claimed(side)),
    ]
    for name, content in rows:
        if content:
            lines.add_row(Text(speaker.say(f"board-{name}"), "dim"), content)
    return Group(head, lines)


def _god(god: str, view: HeirView, speaker: GameSpeaker) -> str:
    """Name a god, and say if it is the Pharaoh's Favorite."""
    favorite = f" ☥ {speaker.say('board-favorite', god=god)}" if god in view["favorites"] else ""
    return speaker.word(god) + favorite


def _sealed(side: SideView, speaker: GameSpeaker) -> str:
    """Write what a seat has sealed, as far as the viewer may know."""
    parts: list[str] = []
    if side["called"] not in (None, "none"):
        parts.append(speaker.word(side["called"]))
    elif side["plays_magic"]:
        parts.append(f"{speaker.say('board-magic')} ?")
    if side["bid"] is not None:
        parts.append(_card(side["bid"]))
    elif side["decided"]:
        parts.append(speaker.say("board-sealed"))
    return " + ".join(parts)


def _hidden(side: SideView, speaker: GameSpeaker) -> list[tuple[str, str]]:
    """List the own hand and offerings, or what the other's may be."""
    if side["hand"] is not None:
        return [("hand", _cards(side["hand"])), ("offered", _cards(side["offerings"] or []))]
    count = side["offerings_count"]
    offered = speaker.say("board-offerings", count=count) if count else ""
    if not count:
        return [("hand", _cards(side["possible"]))]
    return [("may-hold", _cards(side["possible"])), ("certain", _cards(side["certain"])), ("offered", offered)]


def _magic(side: SideView, speaker: GameSpeaker) -> str:
    """List the own magic, or how much the other has and what is known of it; and what is used."""
    parts: list[str] = []
    if side["magic"] is not None:
        parts += [speaker.word(magic) for magic in side["magic"]]
    elif side["magic_count"]:
        parts.append(speaker.say("board-magic-held", count=side["magic_count"]))
        if side["magic_count"] > len(side["magic_known"]):
            parts.append(speaker.say("board-magic-of", cards=_letters(side["magic_possible"], speaker)))
        if side["magic_known"]:
            parts.append(speaker.say("board-magic-known", cards=_letters(side["magic_known"], speaker)))
    if side["magic_used"]:
        parts.append(speaker.say("board-magic-used", cards=_letters(side["magic_used"], speaker)))
    return ", ".join(parts)


def letter_of(magic: str, speaker: GameSpeaker) -> str:
    """Return the letter of a magic card, which stands in brackets after its name."""
    return speaker.word(magic)[-2]


def _letters(magics: list[str], speaker: GameSpeaker) -> str:
    """Write magic cards by their letters."""
    return "".join(letter_of(magic, speaker) for magic in magics)


def _claimed(side: SideView) -> str:
    """Write the monument cards that a seat has claimed."""
    return " ".join(f"{LETTERS[kind]}×{count}" for kind, count in side["monument_cards"].items() if count)


def _cards(cards: list[str]) -> str:
    return " ".join(_card(card) for card in cards)


def _card(card: str) -> str:
    """Write a bidding card as a number and its sign."""
    number, _, sign = card.partition("-")
    return f"{number}{SIGNS.get(sign, '')}"
