"""Who played, what was scored and who won, as tables of text."""

from rich.table import Table

from heliopolis.core.journal import JournalEvent
from heliopolis.core.record import Record, score_lines
from heliopolis.core.session import Session
from heliopolis.core.state import State
from heliopolis.language import GameSpeaker, Speaker, signed
from heliopolis.terminal.board import Rival, terminal_board_of


def names_of(record: Record, words: Speaker) -> list[str]:
    """Return the names of the players: `human:Ada` is Ada, a bot goes by its kind and seat."""
    names: list[str] = []
    for seat, player in enumerate(record.players, start=1):
        kind, _, name = player.partition(":")
        called = f"{words.say(f'kind-{kind}')} {seat}" if words.has(f"kind-{kind}") else player
        names.append(name or called)
    return names


def score_table(record: Record, speaker: GameSpeaker, words: Speaker, names: list[str]) -> Table:
    """Draw every score line of a game, by chapter, with what it was for and the rule behind it."""
    table = Table(title=words.say("examination"), title_justify="left", pad_edge=False, box=None)
    table.add_column(words.say("column-player"))
    table.add_column(words.say("column-points"), justify="right")
    table.add_column(words.say("column-reason"), ratio=1)
    table.add_column(words.say("column-rule"), style="dim")
    for name, score in zip(names, record.start().scores(), strict=True):
        if score:
            table.add_row(name, signed(score), words.say("start-line"), "")
    chapter = ""
    seat = -1
    for event in score_lines(record):
        heading = chapter_of(event, speaker)
        if heading != chapter:
            table.add_section()
            table.add_row(f"[bold]{heading}[/]")
            chapter, seat = heading, -1
        name = names[event.seat] if event.seat != seat else ""
        seat = event.seat
        table.add_row(name, signed(event.points or 0), speaker.reason(event), event.rule)
    return table


def chapter_of(event: JournalEvent, speaker: GameSpeaker) -> str:
    """Return the heading under which a score line stands; not every game has chapters."""
    if not speaker.has("chapter") or "epoch" not in event.facts:
        return ""
    epoch = event.facts["epoch"]
    assert isinstance(epoch, int)
    return speaker.say("chapter", epoch=epoch)


def rival_in(session: Session, speaker: GameSpeaker) -> Rival | None:
    """Return who played against a lone player without a seat, if anybody did."""
    events = [event for told in session.events for event in told]
    board = terminal_board_of(session.record.game.info.name)
    return board.rival(session.state.view(None), events, speaker)


def result_table(state: State, words: Speaker, names: list[str], rival: Rival | None) -> Table:
    """Draw the final places and scores; first of all, whom a lone player had to beat."""
    title = words.say("game-over")
    table = Table(title=title, title_justify="left", pad_edge=False, box=None, show_header=False, min_width=len(title))
    places = state.standings()
    scores = state.scores()
    if rival is not None:
        table.add_row("", rival.name, f"[bold]{rival.score}[/]")
    for seat in sorted(range(len(names)), key=lambda seat: places[seat]):
        place = words.say("place", place=places[seat]) if rival is None else ""
        table.add_row(place, names[seat], f"[bold]{scores[seat]}[/]")
    return table


def verdict(state: State, words: Speaker, names: list[str], rival: Rival | None) -> str:
    """Say who has won; of a lone player, against whom."""
    winners = [name for name, place in zip(names, state.standings(), strict=True) if place == 1]
    if rival is not None:
        said = "won-alone" if winners else "beaten"
        return words.say(said, rival=rival.name, theirs=rival.score, player=names[0], own=state.scores()[0])
    return words.say("won", players=words.join(winners), count=len(winners))
