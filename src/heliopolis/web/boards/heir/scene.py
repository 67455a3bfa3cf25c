"""What the board of Heir is drawn from."""

from heliopolis.games.heir.view import HeirView
from heliopolis.web.scene import Scene

HeirScene = Scene[HeirView]
"""A game of Heir as one viewer sees it at one moment."""
