"""English and French: what people read, from the Fluent files that lie beside the code that speaks.

A game's room has `en.ftl` and `fr.ftl` with the ids

    word-NAME     a component's name                 about-NAME    what it is, for help
    do-VERB       an action in a menu                log-VERB      a decision in the log
    chance-VERB   an outcome in the log              event-NAME    what followed, in the log
    score-NAME    the reason of a score line         ask-PHASE     what a seat is asked
    tie-NAME      what decided a tie                 chapter       the heading of an epoch or round
    option-NAME   what an option is about            introduction  the game in a sentence
    refused-NAME  why a decision is refused          because-NAME  what decides a choice, for hints
    flaw-NAME     what is wrong with an edition

(`log-`, `chance-`, `option-`, `because-`, `flaw-` and `introduction` may be missing) in which `$player` is a name and
`$a`, `$b` … are the arguments of the notation.
Where an argument or fact counts a seat from 1, like the `$a` of `steal 2`, `$a_name` is who sits there.
What is asked may depend on how many choices there are with a verb of the notation, `$VERB`.
A value of the edition that is played is filled in by its key, `fame.god` as `$fame_god` (`core/filling.py`).
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from heliopolis.core.errors import Reason, SetupError
from heliopolis.core.filling import Values, arguments_of
from heliopolis.core.game import Game
from heliopolis.core.journal import Fact, JournalEvent
from heliopolis.core.rules import LANGUAGES, NO_BREAK, read_text

Argument = int | str

NAMES = ("player", "name", "names", "leader")
"""Arguments that are names of players; so are those that end with `_name`. No message depends on what they are."""
STAND_IN = "\ue000"
"""Stands around the key of a name in a message without names."""

A_PLAYER = {"en": "Player", "fr": "Joueur"}
YES_OR_NO = {"en": ("yes", "no"), "fr": ("oui", "non")}

VOWELS = "aeiouàâäéèêëîïôöùûüœ"
UNELIDED = re.compile(rf"(?<!« )\b(d|qu)e (?=[{VOWELS}])", re.IGNORECASE)
"""In French "de" and "que" lose their e before a vowel, whatever a message is filled with."""


@lru_cache(maxsize=32)
def _bundle(package: str, language: str) -> tuple[FluentBundle, tuple[str, ...]]:
    """Read a package's messages in one language; return them with their ids, in the file's order."""
    resource = FluentResource(read_text(package, f"{language}.ftl", language))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    return bundle, tuple(entry.id.name for entry in resource.body if isinstance(entry, Message))


@lru_cache(maxsize=8192)
def _said(package: str, language: str, message: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
    """Format a message; the same few are said over and over, and formatting is slow."""
    bundle, _ = _bundle(package, language)
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    text, errors = bundle.format_pattern(pattern, dict(arguments))
    if errors:
        raise errors[0]
    return UNELIDED.sub(r"\1'", str(text)) if language == "fr" else str(text)


@lru_cache(maxsize=256)
def _kept_texts(package: str, language: str, game: Game | None) -> tuple[dict[str, str], dict[str, Values]]:  # noqa: ARG001 (whose texts they are)
    """Return where messages without arguments are kept once they were said, and what others tell of the edition."""
    return {}, {}


@lru_cache(maxsize=4096)
def _worded(game: Game, language: str, kind: str, notation: str) -> tuple[str, dict[str, int | None]]:
    """Say a notation without names; return what stands for which seats, counted from 1, or for the player."""
    verb, *words = notation.split(" ")
    speaker = GameSpeaker(game, language)
    arguments: dict[str, Argument] = {"player": _stand_in("player")}
    seats: dict[str, int | None] = {_stand_in("player"): None}
    for letter, word in zip("abcd", words, strict=False):
        if word.isdigit():
            name = f"{letter}_name"
            arguments |= {letter: int(word), name: _stand_in(name)}
            seats[_stand_in(name)] = int(word)
        else:
            arguments[letter] = speaker.word(word)
    text = speaker.say_without_names(f"{kind}-{verb}", arguments)
    return text, {key: seat for key, seat in seats.items() if key in text}


@lru_cache(maxsize=1024)
def _asked(game: Game, language: str, phase: str, legal: tuple[int, ...]) -> str:
    """Say what a seat is asked, by how many choices there are with each verb."""
    speaker, message = GameSpeaker(game, language), f"ask-{phase}"
    verbs = [game.actions[action].partition(" ")[0] for action in legal]
    asked = [verb for verb in speaker.arguments(message) if verb not in speaker.values]
    return speaker.say(message, **{verb: verbs.count(verb) for verb in asked})


def _stand_in(key: str) -> str:
    return STAND_IN + key + STAND_IN


def _name_filled_in(language: str, text: str, stand_in: str, name: str) -> str:
    """Put a name where it belongs; what stands in the name itself is left as it is."""
    if language == "fr" and name and name[0].casefold() in VOWELS:
        text = re.sub(rf"\b(d|qu)e (?={stand_in})", r"\1'", text, flags=re.IGNORECASE)
    return text.replace(stand_in, name)


class _Variables(Visitor):
    """Collects the names of what a message is filled with."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle = bundle
        self.names: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the name is Fluent's
        """Take down a name, once."""
        if node.id.name not in self.names:
            self.names.append(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - the name is Fluent's
        """Look into a message that is part of another."""
        self.visit(self.bundle.get_message(node.id.name).value)


@lru_cache(maxsize=2048)
def _arguments(package: str, language: str, message: str) -> tuple[str, ...]:
    """Return what a message is filled with."""
    bundle, _ = _bundle(package, language)
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    variables = _Variables(bundle)
    variables.visit(pattern)
    return tuple(variables.names)


def check_language(language: str) -> None:
    """Refuse a language that we do not speak."""
    if language not in LANGUAGES:
        raise SetupError(
            f"there is no language {language!r}; expected one of {', '.join(LANGUAGES)}",
            "no-language",
            expected=list(LANGUAGES),
        )


class Locale(NamedTuple):
    """The language a table is drawn in, and the game as it is played there: texts have the numbers of its edition."""

    code: str
    game: Game


class Speaker:
    """Says things in one language: the messages of one package, with the values of a game's edition if it has one."""

    def __init__(self, package: str, language: str, game: Game | None = None) -> None:
        check_language(language)
        self.package = package
        self.language = language
        self.bundle, self.messages = _bundle(package, language)
        self.values: Values = arguments_of(game, language) if game else {}
        self._plain, self._told = _kept_texts(package, language, game)

    def has(self, message: str) -> bool:
        """Tell whether there is a message with an id."""
        return self.bundle.has_message(message)

    def arguments(self, message: str) -> tuple[str, ...]:
        """Return the names of what a message is filled with."""
        return _arguments(self.package, self.language, message)

    def say(self, message: str, **arguments: Argument) -> str:
        """Say a message, its arguments filled in.

        The names of players come last, so that what is said of one is formatted once for all of them.
        """
        if not arguments:
            text = self._plain.get(message)
            if text is None:
                text = self._plain[message] = self.say_without_names(message, arguments)
            return text
        names = [(key, str(value)) for key, value in arguments.items() if key in NAMES or key.endswith("_name")]
        for key, _ in names:
            arguments[key] = _stand_in(key)
        text = self.say_without_names(message, arguments)
        for key, name in names:
            text = _name_filled_in(self.language, text, _stand_in(key), name)
        return text

    def say_without_names(self, message: str, arguments: dict[str, Argument]) -> str:
        """Say a message, with what it tells of the edition filled in."""
        if self.values:
            told = self._told.get(message)
            if told is None:
                names = self.arguments(message)
                told = self._told[message] = {name: self.values[name] for name in names if name in self.values}
            if told:
                arguments = {**told, **arguments}
        return _said(self.package, self.language, message, tuple(arguments.items()))

    def word(self, name: str) -> str:
        """Name a component; what has no name of its own is said as it is."""
        return self.say(f"word-{name}") if self.has(f"word-{name}") else name

    def named(self, kind: str) -> list[str]:
        """List what the messages of a kind are about: `about-pharaoh` is about a pharaoh."""
        prefix = f"{kind}-"
        return [message[len(prefix) :] for message in self.messages if message.startswith(prefix)]

    def join(self, words: list[str]) -> str:
        """Put words into a list: "a, b and c"."""
        last = " et " if self.language == "fr" else " and "
        return last.join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


class GameSpeaker(Speaker):
    """Says what happens in a game, among players with names; without names they are called by their seats."""

    def __init__(self, game: Game, language: str, names: Sequence[str] = ()) -> None:
        super().__init__(game.package, language, game)
        self.game = game
        self.names = names
        self.locale = Locale(language, game)

    def changes_since(self, version: int) -> str:
        """Say what has changed in the rules since a version of them."""
        later = range(version + 1, self.game.info.rules_version + 1)
        return " ".join(self.say(f"rules-version-{each}") for each in later if self.has(f"rules-version-{each}"))

    def action(self, action: int) -> str:
        """Say an action as a choice in a menu."""
        return self.choice(self.game.actions[action])

    def choice(self, notation: str) -> str:
        """Say an action, given in notation, as a choice in a menu."""
        return self._notation("do", notation)

    def ask(self, phase: str, legal: Sequence[int]) -> str:
        """Say what a seat is asked that has these choices."""
        return _asked(self.game, self.language, phase, tuple(legal))

    def decision(self, action: int, player: str) -> str:
        """Say that a player decided; nothing where its outcome or an event says it all."""
        return self._if_any("log", self.game.actions[action], player)

    def outcome(self, outcome: int, player: str) -> str:
        """Say what chance answered to a player's decision; nothing where the board says it all."""
        return self._if_any("chance", self.game.outcomes[outcome], player)

    def event(self, event: JournalEvent, facts: Mapping[str, Fact], player: str) -> str:
        """Say what followed from a decision or an outcome."""
        return self._facts(f"event-{event.name}", facts, player)

    def reason(self, event: JournalEvent) -> str:
        """Say what a score line is for."""
        return self._facts(f"score-{event.name}", event.facts, "")

    def refusal(self, why: Reason) -> str:
        """Say why a decision is refused."""
        return self._facts(f"refused-{why.name}", why.facts, "")

    def because(self, name: str, facts: Mapping[str, Fact]) -> str:
        """Say what decides a choice."""
        return self._facts(f"because-{name}", facts, "")

    def scored(self, events: Sequence[JournalEvent], player: str) -> str:
        """Say what a player gains or loses by some score lines, and what for."""
        total = signed(sum(event.points or 0 for event in events))
        return f"{player} {total} — {self.list_reasons(events)}"

    def list_reasons(self, events: Sequence[JournalEvent]) -> str:
        """Say what some score lines are for, each with its points."""
        if len(events) == 1:
            return self.reason(events[0])
        between = f"{NO_BREAK}; " if self.language == "fr" else "; "
        return between.join(f"{self.reason(event)} {signed(event.points or 0)}" for event in events)

    def tie_break(self, event: JournalEvent) -> str:
        """Say what decided between those with the most points."""
        return self._facts(f"tie-{event.name}", event.facts, "")

    def _if_any(self, kind: str, notation: str, player: str) -> str:
        verb = notation.partition(" ")[0]
        return self._notation(kind, notation, player) if self.has(f"{kind}-{verb}") else ""

    def _notation(self, kind: str, notation: str, player: str = "") -> str:
        text, seats = _worded(self.game, self.language, kind, notation)
        for stand_in, seat in seats.items():
            name = player if seat is None else self.name_of(seat)
            text = _name_filled_in(self.language, text, stand_in, name)
        return text

    def _facts(self, message: str, facts: Mapping[str, Fact], player: str) -> str:
        arguments: dict[str, Argument] = {"player": player}
        for name, fact in facts.items():
            if isinstance(fact, list):
                arguments[name] = self.join([self.word(word) for word in fact])
                arguments[f"{name}_count"] = len(fact)
            elif isinstance(fact, str):
                arguments[name] = self.word(fact)
            else:
                arguments[name] = fact
                arguments[f"{name}_name"] = self.name_of(fact)
        return self.say(message, **arguments)

    def name_of(self, seat: int) -> str:
        """Name who sits at a seat, counted from 1."""
        return self.names[seat - 1] if 1 <= seat <= len(self.names) else f"{A_PLAYER[self.language]} {seat}"


def labelled(language: str, label: str, text: Argument) -> str:
    """Write what something is, a colon as the language has it, and what is told of it."""
    return f"{label}{NO_BREAK if language == 'fr' else ''}: {text}"


def yes_or_no(language: str, value: bool) -> str:
    """Say whether something is so."""
    yes, no = YES_OR_NO[language]
    return yes if value else no


def decimal(language: str, number: float) -> str:
    """Write a number with one digit after the point, or after the comma."""
    written = f"{number:.1f}"
    return written.replace(".", ",") if language == "fr" else written


def signed(points: int) -> str:
    """Write points with their sign."""
    return f"{points:+d}".replace("-", "−")
