"""The thrones of an auction: who bids, in order, around the winged sun, and what each has answered."""

from functools import lru_cache
from typing import NamedTuple

from htpy import div, small, span
from markupsafe import Markup

from heliopolis.language import Locale
from heliopolis.web.boards.ra.scene import RaScene, board_words
from heliopolis.web.boards.ra.suns import sun
from heliopolis.web.frames import Drawing, Frame, escaped, gap, join
from heliopolis.web.pieces import glyph, seat_mark


class Throne(NamedTuple):
    """A seat in an auction."""

    seat: int
    place: int
    """Its turn to bid, from 1."""
    state: str
    """`waits`, `now`, `leads`, `topped` or `passed`."""
    bid: int


def thrones(scene: RaScene) -> tuple[Drawing, Drawing]:
    """Draw the thrones, half of them on each side of the sun."""
    order = seats_in_order(scene)
    drawn = [throne(scene, each) for each in order]
    half = len(drawn) // 2
    return join(drawn[:half]), join(drawn[half:])


def seats_in_order(scene: RaScene) -> list[Throne]:
    """Return the seats that may bid, whoever called the auction last."""
    view, answers = scene.view, answers_so_far(scene)
    count = len(view["seats"])
    order = [(view["turn"] + step) % count for step in range(1, count + 1)]
    able = [seat for seat in order if view["seats"][seat]["suns_up"]]
    return [Throne(seat, place, *state_of(scene, seat, answers)) for place, seat in enumerate(able, 1)]


def state_of(scene: RaScene, seat: int, answers: dict[int, int]) -> tuple[str, int]:
    """Return what a seat does, and with which sun."""
    view = scene.view
    bid = answers.get(seat) or (view["high_bid"] if seat == view["high_bidder"] else 0)
    if bid:
        return "leads" if bid == max([view["high_bid"], *answers.values()]) else "topped", bid
    if seat in answers:
        return "passed", 0
    return "now" if seat in view["acting"] else "waits", 0


def answers_so_far(scene: RaScene) -> dict[int, int]:
    """Return the suns bid in this auction, 0 for a pass, as the log tells.

    The last answer may be told while all still lies as before; an earlier one with consequences ended another auction.
    """
    answers: dict[int, int] = {}
    for line in reversed(scene.log):
        verb, _, sun_bid = scene.game.actions[line.number or 0].partition(" ") if line.seat >= 0 else ("", "", "")
        if verb not in ("bid", "pass") or line.seat in answers or (line.told and line is not scene.log[-1]):
            break
        answers[line.seat] = int(sun_bid or 0)
    return answers


def throne(scene: RaScene, seat: Throne) -> Drawing:
    """Draw a throne."""
    language = scene.language
    return throne_frame(language, seat).fill(name=escaped(scene.names[seat.seat]))


@lru_cache(maxsize=512)
def throne_frame(language: Locale, seat: Throne) -> Frame:
    """Draw a throne without the name of who sits there."""
    say = board_words(language).say
    if seat.bid:
        piece = sun(seat.bid, say("sun", number=seat.bid))
    else:
        mark = glyph("ui-pass", "icon") if seat.state == "passed" else str(seat.place)
        piece = Markup(span(class_="seatwell")[mark])
    who = span(class_="who")[seat_mark(seat.seat), gap("name")]
    return Frame(div(class_=f"throne is-{seat.state}")[piece, who, small[say(f"throne-{seat.state}")]])
