"""The end of a game of Ra: every seat's tiles and suns, a row each."""

from heliopolis.games.ra.view import RaView
from heliopolis.language import GameSpeaker
from heliopolis.web.boards.ra.kinds import ENAMELS as TILES, KINDS
from heliopolis.web.portrait import ENAMELS, SOFT, Portrait

TILE, STEP, ROW, MARK = 38, 42, 52, 26
LEFT = 44
SUNS = 4
"""For how many suns there is room at the end of a row."""


def portrait(view: RaView, speaker: GameSpeaker) -> Portrait:
    """Draw what everybody has come to."""
    seats = view["seats"]
    most = max(len(seat["tiles"]) for seat in seats)
    drawn = Portrait("ra", LEFT + STEP * (max(most, 6) + SUNS) + 12, ROW * len(seats))
    for row, seat in enumerate(seats):
        y = ROW * row + (ROW - TILE) / 2
        drawn.seat(row, 4, y + (TILE - MARK) / 2, MARK)
        kinds = [kind for kind in KINDS if seat["tiles"].get(kind)]
        for place, kind in enumerate(kinds):
            drawn.tile(kind, TILES[kind], LEFT + STEP * place, y, TILE, count=seat["tiles"][kind])
        suns = [*seat["suns_up"], *seat["suns_down"]]
        for place, sun in enumerate(sorted(suns)):
            x = drawn.width - STEP * (len(suns) - place)
            drawn.figure("sun", x, y, TILE, ink=ENAMELS["sandstone"])
            drawn.text(x + TILE / 2, y + TILE / 2 + 5, str(sun), size=15)
        if row:
            drawn.add(f'<path d="M0 {ROW * row}H{drawn.width:g}" stroke="{SOFT}" stroke-opacity=".25"/>')
        held = [f"{speaker.word(kind)} {seat['tiles'][kind]}" for kind in kinds]
        held += [f"{speaker.word('sun')} {sun}" for sun in sorted(suns)]
        drawn.told.append(f"{speaker.names[row]}: {', '.join(held)}")
    return drawn
