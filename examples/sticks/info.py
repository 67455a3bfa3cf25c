"""What can be said of Sticks without its engine."""

from heliopolis.core.info import GameInfo

INFO = GameInfo(name="sticks", title="Sticks", seats=(2, 3), options=(), rules_version=1, longest=12)
