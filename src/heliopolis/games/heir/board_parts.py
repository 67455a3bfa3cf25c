"""The parts of a view that tell of the board: tokens, monuments and what their rays meet, and previews of choices."""

from typing import TypedDict


class HitView(TypedDict):
    """What a ray meets: the pyramid, or a monument of some kind."""

    direction: str
    target: str
    space: str


class TokenView(TypedDict):
    """A token that is not on the board yet, with its arrows before it is turned."""

    name: str
    arrows: list[str]


class MonumentView(TypedDict):
    """A monument: what it is, where it points, and what that is worth as things stand."""

    space: str
    kind: str
    token: str
    turned: int
    owner: int | None
    arrows: list[str]
    points: int | None
    hits: list[HitView]


class TurnView(TypedDict):
    """A way to turn the token, and what it would be worth."""

    turned: int
    arrows: list[str]
    points: int
    hits: list[HitView]


class Gain(TypedDict):
    """What another token's ray would gain by a monument."""

    space: str
    owner: int
    direction: str
    points: int


class Preview(TypedDict):
    """What a choice on the board would be worth: to the token's owner, and to others whose rays meet it."""

    space: str
    turned: int
    owner: int
    arrows: list[str]
    points: int
    hits: list[HitView]
    gains: list[Gain]
