"""The pieces of Heir to the Pharaoh in the terminal, written: suns, platforms, gods, cards, arrows."""

from rich.text import Text

from heliopolis.games.heir.board_parts import HitView
from heliopolis.games.heir.view import HeirView
from heliopolis.language import GameSpeaker
from heliopolis.terminal.marks import NO_MARKS, Marks

SEAT_STYLES = ("bold magenta", "bold cyan")
ARROWS = {"n": "↑", "ne": "↗", "e": "→", "se": "↘", "s": "↓", "sw": "↙", "w": "←", "nw": "↖"}
ANGLES = (0, 90, 180, 270)
LEVELS = "▁▂▃▄"
"""The platforms of the pyramid, from the lowest to the top."""
SIGNS = {"sun": "☼", "moon": "☾"}


def style(owner: int | None) -> str:
    """Return how what belongs to a seat, or nobody, is printed."""
    return "bold" if owner is None else SEAT_STYLES[owner]


def hits_of(hits: list[HitView], speaker: GameSpeaker) -> str:
    """Write what some rays meet."""
    met = ", ".join(f"{ARROWS[hit['direction']]}{speaker.word(hit['target'])}" for hit in hits)
    return f" ({met})" if met else ""


def suns_of(view: HeirView) -> Text:
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
        text.append(mark, style(sun["owner"]) if sun["owner"] is not None else "dim")
        text.append(corner, "yellow")
    return text


def platforms_of(view: HeirView) -> Text:
    """Write who has built each platform of the pyramid, the lowest first: the top one decides a tie."""
    text = Text()
    for level, owner in enumerate(view["pyramid"]):
        text.append(f"{LEVELS[level]}{'BA'[owner]} ", style(owner))
    return text


def capital(text: str) -> str:
    """Begin a text with a capital."""
    return text[0].upper() + text[1:]


def active_of(view: HeirView, speaker: GameSpeaker, marks: Marks) -> Text:
    """Write the active card and the token on it, which may be turned."""
    card = view["active_card"]
    text = Text(speaker.word(card) if card is not None else speaker.say("board-none"), "bold")
    if view["active_token"] is not None:
        text.append(" " + arrows_of(view["active_token"]["arrows"]))
    return text.append_text(marks.of(f"claim {card}", *(f"turn {angle}" for angle in ANGLES)))


def display_of(view: HeirView, speaker: GameSpeaker, marks: Marks) -> Text:
    """Write the cards on display and how many are left."""
    cards = [
        Text(speaker.word(card)) + marks.of(f"claim {card}", f"renew {card}")
        for card in view["display"]
        if card is not None
    ]
    deck = Text(speaker.say("board-deck", cards=view["monument_deck"])) + marks.of("renew hidden")
    return Text(", ").join([*cards, deck])


def arrows_of(arrows: list[str]) -> str:
    """Draw arrows."""
    return "".join(ARROWS[arrow] for arrow in arrows)


def god_of(god: str, view: HeirView, speaker: GameSpeaker) -> str:
    """Name a god, and say if it is the Pharaoh's Favorite."""
    favorite = f" ☥ {speaker.say('board-favorite', god=god)}" if god in view["favorites"] else ""
    return speaker.word(god) + favorite


def cards_of(cards: list[str], marks: Marks = NO_MARKS) -> Text:
    """Write bidding cards."""
    return Text(" ").join(
        Text(card_of(card)) + marks.of(*(f"{verb} {card}" for verb in ("bid", "offer", "change"))) for card in cards
    )


def card_of(card: str) -> str:
    """Write a bidding card as a number and its sign."""
    number, _, sign = card.partition("-")
    return f"{number}{SIGNS.get(sign, '')}"


def letter_of(magic: str, speaker: GameSpeaker) -> str:
    """Return the letter of a magic card, which stands in brackets after its name."""
    return speaker.word(magic)[-2]


def letters_of(magics: list[str], speaker: GameSpeaker) -> str:
    """Write magic cards by their letters."""
    return "".join(letter_of(magic, speaker) for magic in magics)


def why_a_god_lies_open(phase: str) -> str:
    """Return the message that says why a god lies open: the Pharaoh is turned up, but never up for bid."""
    if phase == "offer":
        return "board-turned-up"
    return "board-god" if phase in ("magic", "bid", "change") else "board-acts"
