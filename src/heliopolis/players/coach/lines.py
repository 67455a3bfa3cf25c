"""What a coach says, as data: in words it is said by `said`."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from heliopolis.core import registry
from heliopolis.core.game import Entry, Game
from heliopolis.core.state import State
from heliopolis.language import Argument, GameSpeaker, Speaker
from heliopolis.players.advice.choices import Advice

MOST = 2
"""How many lines are said at once."""


@dataclass(frozen=True)
class Line:
    """A line of the coach: the message `GAME-NAME`, filled with facts. Seats count from 1; words are the game's."""

    name: str
    facts: dict[str, int | str] = field(default_factory=dict)
    warns: bool = False
    """Whether it warns of a mistake: then it is said once, whatever kind of decision it is."""


@dataclass(frozen=True)
class Counsel:
    """What there is to say about a decision."""

    kind: tuple[str, ...]
    """The verbs of the choices that are decided alike: who has made one of them before is told no more of it."""
    lines: tuple[Line, ...]


Coach = Callable[[State, int], Counsel]


def counsel(game: Game, state: State, seat: int) -> Counsel:
    """Ask a game's coach about a decision, given a state that the seat can't tell from the true one."""
    part = registry.registration(game.info.name).coach
    if not part or seat not in state.actors():
        return Counsel((), ())
    coach: Coach = registry.load(part)
    return coach(state, seat)


def worth_saying(
    told: Counsel, game: Game, entries: Iterable[Entry], seat: int, warned: frozenset[str], *, asked: bool
) -> list[Line]:
    """Return what is said: at the first decision of a kind, or to who asks for it; and each warning once."""
    before = {game.actions[entry.number].partition(" ")[0] for entry in entries if entry.seat == seat}
    first = asked or not before.intersection(told.kind)
    lines = [line for line in told.lines if (line.name not in warned if line.warns else first)]
    return sorted(lines, key=lambda line: not line.warns)[:MOST]


def said(lines: Sequence[Line], speaker: GameSpeaker) -> str:
    """Say lines in the language, and with the names, of a game's speaker."""
    words = Speaker(__package__, speaker.language, speaker.game)
    texts = []
    for line in lines:
        facts: dict[str, Argument] = {}
        for name, fact in line.facts.items():
            facts[name] = speaker.word(fact) if isinstance(fact, str) else fact
            if name == "seat" and isinstance(fact, int):
                facts["name"] = speaker.name_of(fact)
        texts.append(words.say(f"{speaker.game.info.name}-{line.name}", **facts))
    return " ".join(texts)


def said_after(better: Advice, speaker: GameSpeaker) -> str:
    """Say after a decision what was clearly better."""
    return Speaker(__package__, speaker.language, speaker.game).say("better", choice=speaker.action(better.action))
