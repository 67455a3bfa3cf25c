"""The end of a game of Heir to the Pharaoh: the board with the Nile, the pyramid, and whose monument stands where."""

from heliopolis.games.heir.view import HeirView
from heliopolis.language import GameSpeaker
from heliopolis.web.boards.heir.marks import OWN
from heliopolis.web.portrait import ENAMELS, Portrait

SPACE = 48
LEGEND = 46
"""How much room there is below the board for the names of both sides."""
OWNERS = ("turquoise", "carnelian")
"""The enamel of each side."""
TOWARDS = {
    "n": (0, -1),
    "ne": (1, -1),
    "e": (1, 0),
    "se": (1, 1),
    "s": (0, 1),
    "sw": (-1, 1),
    "w": (-1, 0),
    "nw": (-1, -1),
}
NILE, LAND = "#9cc9c4", "#efe0bd"


def portrait(view: HeirView, speaker: GameSpeaker) -> Portrait:
    """Draw the board, and beside it whose suns are whose."""
    side = view["side"]
    drawn = Portrait("heir", SPACE * side, SPACE * (side + 1) + LEGEND)
    for number, sun in enumerate(view["suns"]):
        owner = sun["owner"]
        x = SPACE * side / len(view["suns"]) * number
        drawn.figure("sun", x + 4, 0, SPACE - 8, ink=ENAMELS["ochre"] if owner is None else ENAMELS[OWNERS[owner]])
        if owner is not None:
            drawn.figure(f"mark-{OWN[owner]}", x + 30, 26, 18, ink=ENAMELS[OWNERS[owner]])
    for column in range(side):
        for row in range(side):
            name = f"{'abcdefgh'[column]}{row + 1}"
            x, y = corner(name)
            drawn.block(x, y, SPACE, SPACE, NILE if name in view["nile"] else LAND, radius=0)
    if view["base"]:
        x, y = corner(view["base"])
        size = SPACE * view["base_side"]
        drawn.block(x, y, size, size, ENAMELS["sandstone"], radius=2)
        drawn.figure("step-pyramid", x + 8, y + 8, size - 16)
    for monument in view["monuments"]:
        x, y = corner(monument["space"])
        owner = monument["owner"]
        drawn.tile(monument["kind"], "ivory" if owner is None else OWNERS[owner], x + 5, y + 5, SPACE - 10)
        for arrow in monument["arrows"]:
            right, down = TOWARDS[arrow]
            middle = f"{x + SPACE / 2 + right * (SPACE / 2 - 4):g} {y + SPACE / 2 + down * (SPACE / 2 - 4):g}"
            drawn.add(f'<circle r="3.6" fill="{ENAMELS["ochre"]}" stroke="#2a2118" transform="translate({middle})"/>')
    for seat, name in enumerate(speaker.names):
        own = [each for each in view["monuments"] if each["owner"] == seat]
        held = [f"{speaker.word(each['kind'])} {each['space']}" for each in own]
        drawn.told.append(f"{name}: {', '.join(held) or '–'}")
        x, y = SPACE * (1 + 4 * seat), drawn.height - 28
        drawn.figure(f"mark-{OWN[seat]}", x, y, 26, ink=ENAMELS[OWNERS[seat]])
        drawn.seat(seat, x + 32, y + 5, 17)
        drawn.text(x + 56, y + 19, name, anchor="start", size=16)
    return drawn


def corner(space: str) -> tuple[float, float]:
    """Return where a space of the board is drawn."""
    return SPACE * (ord(space[0]) - ord("a")), SPACE * int(space[1]) + 8
