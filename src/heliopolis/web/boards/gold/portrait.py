"""The end of a game of L'or du pharaon: the pyramid from above, and beside it what everybody has brought home."""

from heliopolis.games.gold.view import GoldView
from heliopolis.language import GameSpeaker
from heliopolis.players.analysis.drawing import COLOURS
from heliopolis.web.boards.gold.pieces import ROOMS, STAIRS, TURNS, emblem_of, symbol_of
from heliopolis.web.portrait import ENAMELS, Portrait

CARD = 66
SHELF, ROW, TILE = 300, 92, 36


def portrait(view: GoldView, speaker: GameSpeaker) -> Portrait:
    """Draw the cards as they lie, with figures and treasures on them, and the museums."""
    side = view["side"]
    drawn = Portrait("gold", CARD * side + 30 + SHELF, CARD * side)
    for card in view["cards"]:
        name = card["card"]
        x, y = CARD * (ord(name[0]) - ord("a")), CARD * (int(name[1]) - 1)
        face(drawn, name, card["face"], card["sides"], x, y)
        pieces = [(f"piece-archaeologist-{seat + 1}", COLOURS[seat]) for seat in card["archaeologists"]]
        pieces += [(f"piece-porter-{seat + 1}", COLOURS[seat]) for seat in card["porters"]]
        pieces += [(symbol_of(treasure)[0], ENAMELS["ivory"]) for treasure in card["treasures"]]
        columns = 2 if len(pieces) <= 4 else 4
        for place, (piece, ink) in enumerate(pieces):
            room = (CARD - 8) / columns
            drawn.figure(piece, x + 4 + room * (place % columns), y + 6 + room * (place // columns), room, ink=ink)
    for seat, area in enumerate(view["seats"]):
        left, top = CARD * side + 30, ROW * seat + 6
        drawn.seat(seat, left, top, 22)
        drawn.text(left + 30, top + 17, speaker.names[seat], anchor="start", size=16)
        for place, treasure in enumerate(area["treasures"]):
            symbol, enamel = symbol_of(treasure)
            drawn.tile(symbol, enamel, left + (TILE + 5) * (place % 7), top + 28, TILE - 4 * (place // 7))
        held = [speaker.word(treasure) for treasure in area["treasures"]]
        drawn.told.append(f"{speaker.names[seat]}: {', '.join(held) or '–'}")
    return drawn


def face(drawn: Portrait, name: str, kind: str, sides: str, x: float, y: float) -> None:
    """Draw a card as it lies."""
    if kind in ("hidden", "fallen"):
        drawn.figure("card-back" if kind == "hidden" else "card-rubble", x, y, CARD, ink=ENAMELS["sandstone"])
    elif kind == "start":
        drawn.figure("card-start", x, y, CARD, ink=ENAMELS["sandstone"], quarters=STAIRS.get(sides, 0))
    else:
        shape, quarters = TURNS[sides]
        room = "chamber-" if kind == "chamber" else ""
        drawn.figure(f"card-{room}{shape}", x, y, CARD, ink=ENAMELS["sandstone"], quarters=quarters)
        if room:
            emblem = emblem_of(name)
            inset = CARD * 0.24
            drawn.block(x + inset, y + inset, CARD - 2 * inset, CARD - 2 * inset, ENAMELS[ROOMS[emblem][0]])
            drawn.figure(f"emblem-{emblem}", x + inset + 4, y + inset + 4, CARD - 2 * inset - 8, ink=ENAMELS["ivory"])
