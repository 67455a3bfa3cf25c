"""What can be said of Whispers without its engine."""

from heliopolis.core.info import GameInfo

INFO = GameInfo("whispers", "Whispers", seats=(2, 3), options=(), rules_version=1, longest=60)
