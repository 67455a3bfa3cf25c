"""Positions of L'or du pharaon drawn as mazes, and moves on them in notation.

    state = position(
        '''
        ?┌?
        ?│?
        ?S?
        ''',
        archaeologists="b2 b3",
        lanterns={0: "b2"},
    )
    do(state, "move archaeologist b1", "reveal c1", "* card corner", "open sw")

Lines of a corridor are its open sides, double lines are chambers. `S` is the start card, `?` a hidden card, `x` a
fallen corridor, `X` a fallen chamber, `·` a card that fell unseen. Each drawing is an edition of its own: a pyramid of
that side, with just the cards that are drawn and, face down, those that `hidden` names (junctions for the rest).
Figures are given a seat at a time, `-` for a lost one; without any, all stand on the start card. Seats count from 0.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from heliopolis.core import driver
from heliopolis.core.errors import Refusal
from heliopolis.core.journal import JournalEvent
from heliopolis.core.state import CHANCE, State
from heliopolis.games.gold import areas as area, phases as at, places as place
from heliopolis.games.gold.components import CELL_NAMES, DANGERS, KIND_NAMES, SHAPE_NAMES
from heliopolis.games.gold.game import GAME

CORRIDORS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
CHAMBERS = "   ╚ ║╔╠ ╝═╩╗╣╦╬"
SHAPE_OF = {1: "dead-end", 2: "corner", 3: "junction", 4: "crossing"}


def shape(sides: int) -> str:
    """Name the shape of a card with these open sides."""
    return "straight" if sides in (5, 10) else SHAPE_OF[sides.bit_count()]


def cell(name: str) -> int:
    """Return the number of a card."""
    return CELL_NAMES.index(name)


def position(
    drawing: str,
    *,
    seats: int = 2,
    turn: int = 0,
    actions: int = 3,
    archaeologists: str = "",
    porters: str = "",
    lanterns: Mapping[int, str] | None = None,
    stock: Mapping[int, int] | None = None,
    loose: Mapping[str, Sequence[int | str]] | None = None,
    carried: Mapping[int, int | str] | None = None,
    banked: Mapping[int, Sequence[int | str]] | None = None,
    lost: Sequence[int | str] = (),
    pile: Sequence[int] = (),
    hidden: Mapping[str, int] | None = None,
    photos: Sequence[str] = (),
    bust_chamber: str | None = None,
    keeper: int = -1,
    fuse: int = 0,
    points: Mapping[int, int] | None = None,
    reached: Mapping[int, int] | None = None,
    quiet_turns: int = 0,
    heavy_treasures: bool = False,
) -> State:
    """Return the table at a moment of a turn. Treasures are given by their points, and the bust as `bust`."""
    rows = drawing.split()
    cards = {6 * y + x: glyph for y, row in enumerate(rows) for x, glyph in enumerate(row)}
    assert all(len(row) == len(rows) for row in rows), "a pyramid is square"
    places = treasure_places(loose, carried, banked, lost, pile)
    unseen = unseen_cards(cards, hidden or {})
    edition = GAME.standard.with_changes(
        changes(cards, len(rows), unseen, [worth for worth, _ in places], photos), name="drawn"
    )
    saved = GAME.new(seats, {"heavy_treasures": heavy_treasures}, edition).save()
    start = next(where for where, glyph in cards.items() if glyph == "S")
    saved.update(phase=int(at.TURN), acting=turn, turn=turn, actions_left=actions, start=start)
    saved.update(keeper=keeper, fuse=fuse, quiet_turns=quiet_turns, photos_left=(1 << len(photos)) - 1)
    saved["bust_chamber"] = -1 if bust_chamber is None else cell(bust_chamber)
    lay_cards(saved, cards, len(rows))
    saved["cards"] = [unseen[kind] for kind in KIND_NAMES]
    figures(saved, seats, start, archaeologists.split(), porters.split())
    busts = [where for what, where in all_treasures(loose, carried, banked, lost) if what == "bust"]
    saved["treasures"] = [where for _, where in places] + (busts or [int(place.PILE)])
    for index, where in enumerate(saved["treasures"]):
        if place.HELD <= where < place.BANKED:
            saved["areas"][(where - place.HELD) * area.ROW + area.CARRIED] = index
    for seat in range(seats):
        row = int(seat * area.ROW)
        lit = (lanterns or {}).get(seat, "").split()
        saved["areas"][row + area.LANTERNS] = sum(1 << cell(name) for name in lit)
        saved["areas"][row + area.STOCK] = (stock or {}).get(seat, 5 - len(lit))
        saved["areas"][row + area.POINTS] = (points or {}).get(seat, 0)
        saved["areas"][row + area.REACHED] = (reached or {}).get(seat, 0)
    saved["moment"] = max((reached or {0: 0}).values())
    return GAME.restore(saved)


def all_treasures(
    loose: Mapping[str, Sequence[int | str]] | None,
    carried: Mapping[int, int | str] | None,
    banked: Mapping[int, Sequence[int | str]] | None,
    lost: Sequence[int | str],
) -> list[tuple[int | str, int]]:
    """List the treasures on the table, each with its place."""
    found: list[tuple[int | str, int]] = [(what, cell(name)) for name, many in (loose or {}).items() for what in many]
    found += [(what, int(place.HELD) + seat) for seat, what in (carried or {}).items()]
    found += [(what, int(place.BANKED) + seat) for seat, many in (banked or {}).items() for what in many]
    return found + [(what, int(place.GONE)) for what in lost]


def treasure_places(
    loose: Mapping[str, Sequence[int | str]] | None,
    carried: Mapping[int, int | str] | None,
    banked: Mapping[int, Sequence[int | str]] | None,
    lost: Sequence[int | str],
    pile: Sequence[int],
) -> list[tuple[int, int]]:
    """List all treasures but the bust as points and place, by their points."""
    found = [(what, where) for what, where in all_treasures(loose, carried, banked, lost) if isinstance(what, int)]
    return sorted(found + [(worth, int(place.PILE)) for worth in pile])


def unseen_cards(cards: Mapping[int, str], hidden: Mapping[str, int]) -> Counter[str]:
    """Count the cards nobody has seen, by kind."""
    unseen = Counter(hidden)
    unseen["junction"] += sum(glyph in "?·" for glyph in cards.values()) - sum(hidden.values())
    assert unseen["junction"] >= 0, "more hidden cards are named than drawn"
    return unseen


def changes(
    cards: Mapping[int, str], side: int, unseen: Counter[str], treasures: list[int], photos: Sequence[str]
) -> dict[str, Any]:
    """Return what the edition of a drawing changes. Photos already drawn count as quiet ones of one treasure."""
    kinds = Counter(unseen)
    for glyph in cards.values():
        if glyph in CORRIDORS:
            kinds[shape(CORRIDORS.index(glyph))] += 1
        elif glyph in CHAMBERS:
            kinds["chamber-" + shape(CHAMBERS.index(glyph))] += 1
        elif glyph in "xX":
            kinds["junction" if glyph == "x" else "chamber-corner"] += 1
    found: dict[str, Any] = {"pyramid.side": side, "treasures.points": treasures}
    for name in SHAPE_NAMES:
        found[f"corridors.{name}"] = kinds[name]
        found[f"chambers.{name}"] = kinds[f"chamber-{name}"]
    chambers = sum(kinds[f"chamber-{name}"] for name in SHAPE_NAMES)
    drawn = chambers - sum(unseen[f"chamber-{name}"] for name in SHAPE_NAMES)
    faces = [photo.split() for photo in photos] + [["quiet", "1"]] * drawn
    found["photos.dangers"] = [danger for danger, _ in faces]
    found["photos.treasures"] = [int(count) for _, count in faces]
    assert set(found["photos.dangers"]) <= set(DANGERS)
    return found


def lay_cards(saved: dict[str, Any], cards: Mapping[int, str], side: int) -> None:
    """Lay the cards as they are drawn."""
    for where, glyph in cards.items():
        bit = 1 << where
        sides = 0
        if glyph == "S":
            y, x = divmod(where, 6)
            sides = (y > 0) * 1 + (x < side - 1) * 2 + (y < side - 1) * 4 + (x > 0) * 8
        elif glyph in CORRIDORS:
            sides = CORRIDORS.index(glyph)
        elif glyph in CHAMBERS:
            sides = CHAMBERS.index(glyph)
        for index, name in enumerate(("north", "east", "south", "west")):
            saved[name] |= bit if sides >> index & 1 else 0
        saved["seen"] |= bit if glyph not in "?·" else 0
        saved["fallen"] |= bit if glyph in "xX·" else 0
        saved["chambers"] |= bit if glyph == "X" or glyph in CHAMBERS else 0


def figures(saved: dict[str, Any], seats: int, start: int, archaeologists: list[str], porters: list[str]) -> None:
    """Set the figures on their cards."""
    for figure, names in ((area.ARCHAEOLOGIST, archaeologists), (area.PORTER, porters)):
        for seat in range(seats):
            name = names[seat] if seat < len(names) else ""
            saved["areas"][int(seat * area.ROW + figure)] = -1 if name == "-" else cell(name) if name else start


def do(state: State, *lines: str) -> list[JournalEvent]:
    """Let the seat whose turn it is decide, or chance answer (`* card corner`); return the events of all that."""
    events: list[JournalEvent] = []
    for line in lines:
        state.journal = []
        if line.startswith("* "):
            driver.resolve(GAME, state, GAME.outcome(line[2:]))
        else:
            driver.decide(GAME, state, int(state.actor()), GAME.action(line))
        events += state.journal
    state.journal = None
    return events


def legal(state: State, verb: str = "") -> list[str]:
    """List what the seat whose turn it is may do, or the part of it that begins with a word."""
    return [GAME.actions[action] for action in state.legal_actions(state.actor()) if is_about(action, verb)]


def is_about(action: int, verb: str) -> bool:
    """Tell whether the notation of an action begins with these words."""
    return f"{GAME.actions[action]} ".startswith(f"{verb} " if verb else "")


def possible(state: State) -> dict[str, int]:
    """Return what chance may answer, with its weight."""
    assert state.actor() == CHANCE
    return {GAME.outcomes[outcome]: weight for outcome, weight in state.outcomes()}


def refused(state: State, notation: str, seat: int | None = None) -> str:
    """Return the paragraph that forbids a decision; nothing changes by trying."""
    before = state.save()
    try:
        driver.decide(GAME, state, int(state.actor()) if seat is None else seat, GAME.action(notation))
    except Refusal as refusal:
        assert state.save() == before
        return refusal.rule
    raise AssertionError(f"{notation} is legal")


def drawing(state: State) -> str:
    """Draw a state as `position` reads it."""
    view = state.view(None)
    side = view["side"]
    glyphs = [glyph(card) for card in view["cards"]]
    return "\n".join("".join(glyphs[side * y : side * y + side]) for y in range(side))


def glyph(card: dict[str, Any]) -> str:
    """Draw one card."""
    if card["face"] in ("start", "hidden", "fallen"):
        return {"start": "S", "hidden": "?", "fallen": "x"}[card["face"]]
    sides = sum(1 << "nesw".index(side) for side in card["sides"])
    return CHAMBERS[sides] if card["face"] == "chamber" else CORRIDORS[sides]


def maze(text: str) -> str:
    """Take the indentation off a drawing."""
    return "\n".join(text.split())


def seat_of(state: State, seat: int) -> dict[str, Any]:
    """Return what belongs to a seat."""
    found: dict[str, Any] = state.view(None)["seats"][seat]
    return found


def card_of(state: State, name: str) -> dict[str, Any]:
    """Return a card and what is on it."""
    return next(card for card in state.view(None)["cards"] if card["card"] == name)


def end_turns(state: State, turns: int = 1) -> list[JournalEvent]:
    """End so many turns one after the other."""
    events: list[JournalEvent] = []
    for _ in range(turns):
        events += do(state, "end")
    return events
