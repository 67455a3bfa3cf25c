"""`help WORD`: what a piece is and does."""

from rich.text import Text

from heliopolis.core.folding import unaccented
from heliopolis.language import GameSpeaker, Speaker
from heliopolis.terminal.choices import words_of


def about(text: str, speaker: GameSpeaker, words: Speaker) -> list[Text]:
    """Say what the pieces are that somebody asks for: by name, or else by any word of it, accents or not."""
    known = speaker.named("about")
    called = {name: unaccented(speaker.word(name)) for name in known}
    wanted = unaccented(text)
    exact = [name for name in known if wanted in (name, called[name])]
    found = exact or [name for name in known if wanted in words_of(called[name])]
    if not found:
        names = speaker.join([speaker.word(name) for name in known])
        return [Text(words.say("about-unknown", text=text, words=names))]
    return [Text.assemble((speaker.word(name), "bold"), f" — {speaker.say(f'about-{name}')}") for name in found]
