"""A game of Liar's dice with dice of one's choice."""

from examples.liar.game import GAME

from heliopolis.core.record import new_record
from heliopolis.core.session import Session


def table(*cups: str) -> Session:
    """Return a game in which each seat has rolled the dice that are written down for it; seat 0 begins."""
    edition = GAME.standard.with_changes({"cup.dice": len(cups[0])}, name="of these dice")
    session = Session(new_record(GAME, len(cups), edition=edition))
    roll(session, "".join(cups))
    return session


def roll(session: Session, faces: str) -> None:
    """Let some dice fall as they are written down."""
    for face in faces:
        session.resolve(GAME.outcome(f"roll {face}"))


def do(session: Session, *notations: str) -> None:
    """Let whoever has to decide do one thing after another."""
    for notation in notations:
        session.decide(int(session.state.actor()), GAME.action(notation))


def legal(session: Session) -> list[str]:
    """Return what may be done now."""
    return [GAME.actions[action] for action in session.state.legal_actions(session.state.actor())]
