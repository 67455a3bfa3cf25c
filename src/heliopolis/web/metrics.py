"""Figures about the house, in the text format that Prometheus reads."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from heliopolis.web.connections import DOOR
from heliopolis.web.watchdog import Watchdog


class Metrics:
    """Counts what happens. Nothing in it tells of a table or a person."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()
        self.decisions = 0
        self.refusals = 0
        self.sockets = 0
        self.sent_bytes = 0
        self.watchdog = Watchdog()

    @contextmanager
    def open_socket(self) -> Iterator[None]:
        """Count a socket for as long as it is open."""
        self.sockets += 1
        try:
            yield
        finally:
            self.sockets -= 1

    def write(self) -> str:
        """Return the figures as text."""
        lines = [
            "# TYPE heliopolis_sockets gauge",
            f"heliopolis_sockets {self.sockets}",
            "# TYPE heliopolis_decisions_total counter",
            f"heliopolis_decisions_total {self.decisions}",
            "# TYPE heliopolis_refusals_total counter",
            f"heliopolis_refusals_total {self.refusals}",
            "# TYPE heliopolis_sent_bytes_total counter",
            f"heliopolis_sent_bytes_total {self.sent_bytes}",
            "# TYPE heliopolis_connections gauge",
            f"heliopolis_connections {DOOR.open}",
            "# TYPE heliopolis_connections_refused_total counter",
            f"heliopolis_connections_refused_total {DOOR.refused}",
            "# TYPE heliopolis_longest_pause_seconds gauge",
            f"heliopolis_longest_pause_seconds {self.watchdog.longest:.3f}",
            "# TYPE heliopolis_longest_computing_seconds gauge",
            f"heliopolis_longest_computing_seconds {self.watchdog.computed:.3f}",
            "# TYPE heliopolis_long_pauses_total counter",
            f"heliopolis_long_pauses_total {self.watchdog.pauses}",
            "# TYPE heliopolis_requests_total counter",
        ]
        for (method, status), count in sorted(self.requests.items()):
            lines.append(f'heliopolis_requests_total{{method="{method}",status="{status}"}} {count}')
        return "\n".join(lines) + "\n"
