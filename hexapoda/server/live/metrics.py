"""The server's metrics for Prometheus. They never name a guest, a table or an address."""

from functools import cache, partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from hexapoda.server.store.committer import CommitReport

_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
_SLOW = (0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60)
_SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """The metrics of one server, in a registry of its own, so that several fit into one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        gauge, counter = partial(Gauge, registry=self.registry), partial(Counter, registry=self.registry)
        quick = partial(Histogram, registry=self.registry, buckets=_QUICK)
        slow = partial(Histogram, registry=self.registry, buckets=_SLOW)
        self.sockets = gauge("hexapoda_sockets", "Open sockets")
        self.tables = gauge("hexapoda_tables_in_memory", "Tables in memory")
        self.commands = counter("hexapoda_commands", "Commands by type and by what became of them", ["type", "result"])
        self.events = counter("hexapoda_events", "Events that this process wrote", ["kind"])
        self.acknowledged = quick("hexapoda_acknowledged_seconds", "From a command's arrival to its acknowledgement")
        self.commits = quick("hexapoda_commit_seconds", "Time of a commit")
        self.commit_sizes = Histogram(
            "hexapoda_commit_size", "Writes in a commit", registry=self.registry, buckets=_SIZES
        )
        self.waiting = gauge("hexapoda_writes_waiting", "Writes that wait for their group")
        self.loads = quick("hexapoda_load_seconds", "Time to load a table from the log")
        self.thinking = slow("hexapoda_bot_seconds", "Time that bots take for a decision")
        self.bot_failures = counter("hexapoda_bot_failures", "Decisions that bots did not find")
        self.requests = counter("hexapoda_requests", "HTTP requests by method and status", ["method", "status"])
        self.request_seconds = quick("hexapoda_request_seconds", "Time of an HTTP request")
        self.cut_off = counter("hexapoda_sockets_cut_off", "Sockets closed by us, by reason", ["reason"])
        self.lag = quick("hexapoda_loop_lag_seconds", "How late the event loop is")

        # Looking up labels is slow, and every command does it.
        self.event = cache(self.events.labels)
        self.command = cache(self.commands.labels)

    def committed(self, report: CommitReport) -> None:
        """Record a commit."""
        self.commits.observe(report.seconds)
        self.commit_sizes.observe(report.size)
        self.waiting.set(report.waiting)

    def text(self) -> bytes:
        """All metrics, in Prometheus' format."""
        return generate_latest(self.registry)
