"""The end of a game of Pyramidice: the pyramids, floor upon floor, each die on its place."""

from heliopolis.games.pyramidice.view_types import PyramidiceView
from heliopolis.language import GameSpeaker
from heliopolis.web.portrait import EDGE, ENAMELS, SOFT, WELL, Portrait

DIE, STEP, FLOOR = 34, 38, 46
GAP = 28


def portrait(view: PyramidiceView, speaker: GameSpeaker) -> Portrait:
    """Draw the pyramids side by side, the dice of a floor beside each other, the summit on top."""
    shown = view["pyramids"]
    widths = [STEP * max(len(floor["dice"]) for floor in pyramid["floors"]) for pyramid in shown]
    high = max(len(pyramid["floors"]) for pyramid in shown)
    drawn = Portrait("pyramidice", sum(widths) + GAP * (len(shown) - 1), FLOOR * high + 26)
    left = 0.0
    for pyramid, width in zip(shown, widths, strict=True):
        for level, floor in enumerate(pyramid["floors"]):
            dice = floor["dice"]
            y = FLOOR * (high - 1 - level)
            x = left + (width - STEP * len(dice)) / 2
            drawn.block(x - 1, y + 2, STEP * len(dice) + 2, FLOOR - 3, ENAMELS["sandstone"])
            for place, value in enumerate(dice):
                at = x + STEP * place + (STEP - DIE) / 2
                if value:
                    drawn.figure(f"die-stone-{value}", at, y + 6, DIE, ink=ENAMELS["ivory"])
                else:
                    drawn.block(at + 2, y + 8, DIE - 4, DIE - 4, WELL, rim=EDGE)
        name = speaker.word(pyramid["pyramid"])
        drawn.text(left + width / 2, FLOOR * high + 18, name[:1].upper() + name[1:], ink=SOFT)
        floors = "; ".join(" ".join(str(value or "–") for value in floor["dice"]) for floor in pyramid["floors"])
        drawn.told.append(f"{name}: {floors}")
        left += width + GAP
    return drawn
