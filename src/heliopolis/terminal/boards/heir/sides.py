"""What each seat has in Heir to the Pharaoh, as far as the viewer may know, line by line."""

from rich.text import Text

from heliopolis.games.heir.view import HeirView, SideView
from heliopolis.language import GameSpeaker
from heliopolis.terminal.boards.heir.field import LETTERS
from heliopolis.terminal.boards.heir.pieces import SEAT_STYLES, card_of, cards_of, god_of, letters_of
from heliopolis.terminal.marks import NO_MARKS, Marks


def head(view: HeirView, speaker: GameSpeaker, names: list[str], seat: int) -> Text:
    """Write who it is, and the score."""
    side = view["seats"][seat]
    text = Text("► " if seat in view["acting"] else "  ", "bold yellow")
    text.append(f"{speaker.word(side['name'])} · {names[seat]}", SEAT_STYLES[seat])
    return text.append(f"  {speaker.say('board-points', points=side['score'])}", "bold")


def lines(view: HeirView, speaker: GameSpeaker, seat: int, marks: Marks) -> list[tuple[str, str | Text]]:
    """Return what there is to tell, each after what it is: gods, sealed decisions, cards, magic."""
    side = view["seats"][seat]
    own = marks if seat == view["seat"] else NO_MARKS
    rows: list[tuple[str, str | Text]] = [
        ("gods", ", ".join(god_of(god, view, speaker) for god in side["gods"])),
        ("bid", _sealed(side, speaker)),
        ("used", cards_of(side["used"])),
        *_hidden(side, speaker, own),
        ("magic", _magic(side, speaker, own)),
        ("claimed", _claimed(side)),
    ]
    return [(speaker.say(f"board-{name}"), content) for name, content in rows if content]


def if_it_ended(view: HeirView, speaker: GameSpeaker, seat: int) -> str:
    """Write what the seat would have if the game ended now, and what for; nothing once it has."""
    if view["phase"] == "finished":
        return ""
    side = view["seats"][seat]
    final = side["final"]
    points = {"magic": final["magic"], "suns": final["suns"], "pyramid": final["pyramid"], "rays": final["alignments"]}
    parts = [f"{speaker.say(f'board-final-{name}')} {value}" for name, value in points.items() if value]
    total = side["score"] + sum(points.values())
    return speaker.say("board-if-ended", points=total, lines=", ".join(parts), count=len(parts))


def _sealed(side: SideView, speaker: GameSpeaker) -> str:
    """Write what a seat has sealed, as far as the viewer may know."""
    parts: list[str] = []
    if side["called"] not in (None, "none"):
        parts.append(speaker.word(side["called"]))
    elif side["plays_magic"]:
        parts.append(speaker.say("board-announced"))
    elif side["plays_magic"] is not None and side["magic_count"]:
        parts.append(speaker.say("board-not-announced"))
    if side["bid"] is not None:
        parts.append(card_of(side["bid"]))
    elif side["decided"]:
        parts.append(speaker.say("board-sealed"))
    return " + ".join(parts)


def _hidden(side: SideView, speaker: GameSpeaker, marks: Marks) -> list[tuple[str, str | Text]]:
    """List the own hand and offerings, or what the other's may be."""
    if side["hand"] is not None:
        return [("hand", cards_of(side["hand"], marks)), ("offered", cards_of(side["offerings"] or []))]
    count = side["offerings_count"]
    offered = speaker.say("board-offerings", count=count) if count else ""
    if not count:
        return [("hand", cards_of(side["possible"]))]
    return [("may-hold", cards_of(side["possible"])), ("certain", cards_of(side["certain"])), ("offered", offered)]


def _magic(side: SideView, speaker: GameSpeaker, marks: Marks) -> Text:
    """List the own magic, or how much the other has and what is known of it; and what is used."""
    parts: list[Text] = []
    if side["magic"] is not None:
        parts += [Text(speaker.word(magic)) + marks.of(f"call {magic}", f"keep {magic}") for magic in side["magic"]]
    elif side["magic_count"]:
        parts.append(Text(speaker.say("board-magic-held", count=side["magic_count"])))
        if side["magic_count"] > len(side["magic_known"]):
            parts.append(Text(speaker.say("board-magic-of", cards=letters_of(side["magic_possible"], speaker))))
        if side["magic_known"]:
            parts.append(Text(speaker.say("board-magic-known", cards=letters_of(side["magic_known"], speaker))))
    if side["magic_used"]:
        parts.append(Text(speaker.say("board-magic-used", cards=letters_of(side["magic_used"], speaker))))
    return Text(", ").join(parts)


def _claimed(side: SideView) -> str:
    """Write the monument cards that a seat has claimed."""
    return " ".join(f"{LETTERS[kind]}×{count}" for kind, count in side["monument_cards"].items() if count)
