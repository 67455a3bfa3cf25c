"""What the board of Heir says, each sentence formed once."""

from functools import lru_cache

from heliopolis.language import Argument, GameSpeaker, Locale, Speaker, labelled


class Voice:
    """The words of the board, of the page and of the game in one language; what has been said once is kept."""

    def __init__(self, language: Locale) -> None:
        self.language = language.code
        self.game = GameSpeaker(language.game, language.code)
        self.web = Speaker("heliopolis.web", language.code)
        self.board = Speaker(__package__, language.code, language.game)
        self._say = lru_cache(maxsize=4096)(self._form)
        self._action = lru_cache(maxsize=512)(self.game.action)
        self._word = lru_cache(maxsize=512)(self.game.word)

    def _form(self, message: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
        for speaker in (self.board, self.web):
            if speaker.has(message):
                return speaker.say(message, **dict(arguments))
        return self.game.say(message, **dict(arguments))

    def say(self, message: str, **arguments: Argument) -> str:
        """Say a message of the board, of the page, or of the game."""
        return self._say(message, tuple(arguments.items()))

    def action(self, action: int) -> str:
        """Say an action as a choice."""
        return self._action(action)

    def word(self, name: str) -> str:
        """Name a component."""
        return self._word(name)

    def title(self, name: str) -> str:
        """Name a component as a heading: with a capital letter, and without what is told in brackets."""
        word = self._word(name).partition(" (")[0]
        return word[:1].upper() + word[1:]

    def about(self, name: str, rule: str = "") -> str:
        """Say what a component is and does, and which paragraph says so."""
        text = self.say(f"about-{name}")
        return cited(text, rule) if rule else text

    def titled(self, title: str, name: str, rule: str = "") -> str:
        """Say what a component is and does, after its title."""
        return labelled(self.language, title, self.about(name, rule))

    def words(self, names: list[str]) -> str:
        """Name several components."""
        return self.web.join([self._word(name) for name in names])


def cited(text: str, rule: str) -> str:
    """Add to what is told which paragraph says so."""
    return f"{text} ({rule})"


@lru_cache(maxsize=32)
def voice(language: Locale) -> Voice:
    """Return the voice of a language."""
    return Voice(language)
