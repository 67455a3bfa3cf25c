"""What the board of Pyramidice is drawn from."""

from heliopolis.games.pyramidice.view_types import PyramidiceView
from heliopolis.web.scene import Scene

PyramidiceScene = Scene[PyramidiceView]
"""A game of Pyramidice as one viewer sees it at one moment."""
