"""Cards of the pyramid as lines: a line leads to each open side; those of burial chambers are double."""

SIDES = "nesw"
CORRIDORS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
CHAMBERS = " ╨╞╚╥║╔╠╡╝═╩╗╣╦╬"


def shape_of(sides: str, *, chamber: bool = False) -> str:
    """Draw a card with these open sides."""
    shapes = CHAMBERS if chamber else CORRIDORS
    return shapes[sum(1 << SIDES.index(side) for side in sides)]
