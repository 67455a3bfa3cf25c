"""The coach at a table: a line in the prompt for whoever wants one, in their first games or whenever they call."""

from htpy import button, p, span
from markupsafe import Markup

from heliopolis.language import GameSpeaker
from heliopolis.players.coach.lines import said, said_after
from heliopolis.tables.coaching import Decision
from heliopolis.tables.house import House
from heliopolis.tables.looks import Look
from heliopolis.web.layout import Page
from heliopolis.web.learn.stela import medal
from heliopolis.web.playernames import names_of
from heliopolis.web.scene import NO_COACH

COOKIE, ON, QUIET = "coach", "on", "quiet"
"""What a browser keeps: whether its person wants the coach to speak; or the table at which they called one later."""
FIRST_GAMES = 2
"""In how many games of a kind the coach speaks by themselves; afterwards only to who calls."""


class PageCoach:
    """The coach of one page: whether they speak, and what they say of questions and decisions."""

    def __init__(self, kept: str, table: str) -> None:
        self.kept = kept
        self.table = table
        self.speaks: bool | None = None
        """Not known before it is asked how many games the person has played."""
        self.called = False
        """Whether they were called just now: then they say what they know, whatever was said before."""
        self.question = 0
        self.text = ""
        """What is said about that question, …"""
        self.brief = ""
        """… in one sentence where there is more to say, …"""
        self.afterthought = ""
        """… and about the decision before it, if something else was clearly better."""
        self.made: Decision | None = None
        """That decision, as it was found."""

    async def is_here(self, house: House, secret: str | None) -> bool:
        """Tell whether the coach speaks at this page."""
        if self.speaks is None and secret is not None:
            self.speaks = self.kept == self.table or (self.kept == ON and await self.is_new(house, secret))
        return bool(self.speaks)

    async def is_new(self, house: House, secret: str) -> bool:
        """Tell whether this is one of the person's first games of its kind."""
        return await house.coaching.games(secret, self.table) <= FIRST_GAMES

    async def toggle(self, house: House, secret: str) -> str:
        """Call the coach, or send them away; return what the browser is to keep."""
        self.speaks = self.called = not await self.is_here(house, secret)
        self.question, self.afterthought = 0, ""
        on = ON if await self.is_new(house, secret) else self.table
        return f"{COOKIE}={on if self.speaks else QUIET}"

    async def line(self, house: House, secret: str | None, look: Look, page: Page) -> Markup:
        """Draw what the coach says about what the viewer has decided and is asked, if anything."""
        if look.viewer is None or secret is None or not await self.is_here(house, secret):
            return NO_COACH
        if look.question and look.question != self.question:
            lines = await house.coaching.lines(look.table, secret, look.viewer, asked=self.called)
            speaker = GameSpeaker(look.played, page.language, names_of(look))
            self.text, self.brief = said(lines, speaker), said(lines[:1], speaker)
            self.question, self.called = look.question, False
        if look.result is not None:
            return NO_COACH
        asked = (self.brief if self.afterthought else self.text) if look.question else ""
        text = " ".join(each for each in (self.afterthought, asked) if each)
        return drawn(text, page.say("coach-quiet"))

    async def reconsider(self, house: House, made: Decision, action: int, speaker: GameSpeaker) -> None:
        """Think about a decision that was made: if the search finds something clearly better, that is told next."""
        better = await house.coaching.better(made, action)
        if made is self.made and better is not None:  # nothing was decided or taken back meanwhile
            self.afterthought = said_after(better, speaker)


def drawn(text: str, quiet: str) -> Markup:
    """Draw the coach's band, with the button that sends them away.

    It is there for as long as the coach is, also while they are silent, so that nothing moves when they speak.
    """
    return Markup(
        p(class_="coachline")[
            medal(), span[text], button(type="button", class_="quiet", data_do="coach", aria_label=quiet)[quiet]
        ]
    )
