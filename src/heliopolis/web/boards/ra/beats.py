"""How Ra is told: a Ra and how many are left, the bids and who has the last word, the sale, the end of an epoch."""

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial

from htpy import span
from markupsafe import Markup

from heliopolis.games.ra.components import DISASTERS
from heliopolis.games.ra.view import RaView
from heliopolis.language import Speaker, signed
from heliopolis.tables.looks import Told
from heliopolis.web.beats import GLANCE, MOMENT, RITE, Beat, LogEntry, Telling
from heliopolis.web.boards.ra.ledger import ledger
from heliopolis.web.boards.ra.scene import board_words
from heliopolis.web.boards.ra.suns import sun
from heliopolis.web.pieces import seat_mark

RaTelling = Telling[RaView]
SOUNDS = {
    "invoke": "ra",
    "bid": "sun",
    "pass": "pass",
    "take": "god",
    "discard": "harm",
    "tile": "tile",
}


def beats(telling: RaTelling) -> list[Beat]:
    """Tell what has happened."""
    return [beat for entry in telling.entries for beat in beats_of(telling, entry)]


def beats_of(telling: RaTelling, entry: LogEntry) -> Iterator[Beat]:
    """Tell an entry: what was done, while all lies as before; then what it brings about."""
    words = board_words(telling.scene.language)
    if entry.texts:
        yield from what_was_done(telling, entry, words)
    for event in entry.line.told:
        if event.name == "won":
            yield from sale(telling, entry, event, words)
        elif event.name in ("unsold", "discarded"):
            yield Beat(entry.line.step, -1, telling.scene.speaker.say(f"event-{event.name}"), sound="pass")
        elif event.name == "epoch":
            yield epoch(telling, entry, words)


def what_was_done(telling: RaTelling, entry: LogEntry, words: Speaker) -> Iterator[Beat]:
    """Tell a decision or a tile that was drawn, in the first words of the log."""
    verb, _, argument = telling.notation(entry).partition(" ")
    if verb not in SOUNDS:
        return
    view = telling.scene.view
    weight, sentence, sound = GLANCE, "", SOUNDS[verb]
    if argument == "ra":
        weight, sound = MOMENT, "ra"
        sentence = ras_so_far(telling, entry, words) + at_stake(telling, words)
    elif verb == "invoke":
        weight, sentence = MOMENT, at_stake(telling, words)
    elif verb == "bid":
        if view["auction"] and entry.seat != view["turn"]:
            sentence = words.say("beat-last-word", leader=telling.scene.names[view["turn"]])
    elif verb in ("take", "discard"):
        weight = MOMENT
    yield Beat(
        entry.line.step,
        entry.seat,
        entry.texts[0].rstrip("."),
        sentence,
        entry.piece,
        weight,
        before=bool(entry.line.told),
        harm=argument in DISASTERS or verb == "discard",
        sound=sound,
    )


def ras_so_far(telling: RaTelling, entry: LogEntry, words: Speaker) -> str:
    """Say how many Ras the epoch has seen, if it goes on; the last one ends it."""
    view, ended = telling.scene.view, any(event.name == "epoch" for event in entry.line.told)
    if telling.scene.log and telling.scene.log[-1].step > entry.line.step:
        return ""
    return words.say("beat-ra", drawn=view["ra_track"] if ended else view["ra_tiles"], length=view["ra_track"]) + " "


def at_stake(telling: RaTelling, words: Speaker) -> str:
    """Say what is at stake in an auction that was just called, and who has the last word."""
    view = telling.scene.view
    if not view["auction"]:
        return ""
    tiles = len(view["track"]) - view["track"].count(None)
    stake = words.say("stake", tiles=tiles, sun=view["centre_sun"])
    last = words.say("beat-last-word", leader=telling.scene.names[view["turn"]])
    return f"{words.say('beat-stake', stake=stake)} {last}"


def sale(telling: RaTelling, entry: LogEntry, event: Told, words: Speaker) -> Iterator[Beat]:
    """Tell who takes what, at which price, with a pennant on each tile; then what it brings, and what is lost."""
    scene, facts = telling.scene, event.facts
    tiles, bid, won = facts["tiles"], facts["sun"], facts["won_sun"]
    assert isinstance(tiles, list)
    assert isinstance(bid, int)
    assert isinstance(won, int)
    name = scene.names[event.seat]
    lost = [str(each.facts["tile"]) for each in entry.line.told if each.name == "lost" and each.seat == event.seat]
    sold = words.say("beat-tiles", tiles=scene.speaker.join([scene.speaker.word(tile) for tile in tiles]))
    said: list[str] = []
    if lost:
        said.append(words.say("beat-lost", tiles=scene.speaker.join([scene.speaker.word(tile) for tile in lost])))
    if telling.before is not None and event.seat == scene.viewer and telling.before["epoch"] == scene.view["epoch"]:
        then, now = (view["seats"][event.seat]["epoch_fame"] for view in (telling.before, scene.view))
        if then != now:
            said.append(words.say("beat-this-epoch", then=signed(then), now=signed(now)))
    piece = sun(bid, "") + Markup("→") + sun(won, "")
    heading = words.say("beat-won", player=name, tiles=len(tiles), sun=bid)
    told = Beat(entry.line.step, event.seat, heading, sold if tiles else "", piece, sound="won")
    if not tiles:
        yield told
        return
    yield told._replace(before=True, pin=pennant(event.seat), pinned="lot-")
    brings, *more = said or [words.say("beat-theirs", player=name)]
    weight = MOMENT if lost else GLANCE  # the sale itself is what a strip of turns tells, to whoever looks when
    yield Beat(entry.line.step, event.seat, brings.rstrip("."), " ".join(more), weight=weight, harm=bool(lost))


@lru_cache(maxsize=8)
def pennant(seat: int) -> Markup:
    """Draw whose a tile is that was just sold."""
    return Markup(span(class_="pennant", data_guest=True)[seat_mark(seat)])


def epoch(telling: RaTelling, entry: LogEntry, words: Speaker) -> Beat:
    """Tell each seat's lines at the end of an epoch."""
    scene = telling.scene
    lines = [event for event in entry.line.told if event.points is not None]
    ended = next(event.facts["epoch"] for event in entry.line.told if event.name == "epoch")
    totals = [total(lines, seat) for seat in range(len(scene.names))]
    best = [name for name, points in zip(scene.names, totals, strict=True) if points == max(totals)]
    assert isinstance(ended, int)
    heading = words.say("beat-epoch", epoch=ended)
    sentence = words.say("beat-best", names=scene.words.join(best), count=len(best), points=signed(max(totals)))
    card = partial(ledger, scene, lines)
    return Beat(entry.line.step, -1, heading, sentence, weight=RITE, card=card, sound="epoch")


def total(lines: Sequence[Told], seat: int) -> int:
    """Add up what a seat gains and loses."""
    return sum(line.points or 0 for line in lines if line.seat == seat)
