"""What a coach says, as data: in words it is said by `said`."""

from collections.abc import Callable, Container, Iterable, Sequence
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
    """Whether it warns of a mistake: then it comes first, and is said once, whatever kind of decision it is."""
    once: bool = False
    """Whether it is about something that comes up now and then: then it is said when it first does."""
    about: str = ""
    """What it is about, if it is to be said once of each."""

    @property
    def key(self) -> str:
        """Name what is said only once."""
        return f"{self.name} {self.about}" if self.about else self.name


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
    told: Counsel, game: Game, entries: Iterable[Entry], seat: int, heard: Container[str], *, asked: bool
) -> list[Line]:
    """Return what is said: warnings, what is new of a kind of decision, what comes up for the first time.

    Who asks is told anew of all but warnings.
    """
    before = {game.actions[entry.number].partition(" ")[0] for entry in entries if entry.seat == seat}
    first = asked or not before.intersection(told.kind)

    def is_new(line: Line) -> bool:
        if line.warns:
            return line.key not in heard
        return line.key not in heard or asked if line.once else first

    lines = [line for line in told.lines if is_new(line)]
    return sorted(lines, key=lambda line: (not line.warns, line.once))[:MOST]


def said(lines: Sequence[Line], speaker: GameSpeaker) -> str:
    """Say lines in the language, and with the names, of a game's speaker; `X_about` is what is told of a piece X."""
    words = Speaker(__package__, speaker.language, speaker.game)
    texts = []
    for line in lines:
        facts: dict[str, Argument] = {}
        for name, fact in line.facts.items():
            facts[name] = speaker.word(fact) if isinstance(fact, str) else fact
            if isinstance(fact, str) and speaker.has(f"about-{fact}"):
                facts[f"{name}_about"] = speaker.say(f"about-{fact}")
            if name == "seat" and isinstance(fact, int):
                facts["name"] = speaker.name_of(fact)
        texts.append(words.say(f"{speaker.game.info.name}-{line.name}", **facts))
    return " ".join(texts)


def said_after(better: Advice, speaker: GameSpeaker) -> str:
    """Say after a decision what was clearly better."""
    return Speaker(__package__, speaker.language, speaker.game).say("better", choice=speaker.action(better.action))
