"""The server's metrics for Prometheus. They never name a guest, a table or an address."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from hexapoda.server.store.committer import CommitReport

_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
_SLOW = (0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60)
_SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """The metrics of one server, in a registry of its own, so that several fit into one process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.sockets = Gauge("hexapoda_sockets", "Open sockets", registry=registry)
        self.tables = Gauge("hexapoda_tables_in_memory", "Tables in memory", registry=registry)
        self.commands = Counter(
            "hexapoda_commands", "Commands by type and by what became of them", ["type", "result"], registry=registry
        )
        self.events = Counter("hexapoda_events", "Events that this process wrote", ["kind"], registry=registry)
        self.acknowledged = Histogram(
            "hexapoda_acknowledged_seconds",
            "From a command's arrival to its acknowledgement",
            buckets=_QUICK,
            registry=registry,
        )
        self.commits = Histogram("hexapoda_commit_seconds", "Time of a commit", buckets=_QUICK, registry=registry)
        self.commit_sizes = Histogram("hexapoda_commit_size", "Writes in a commit", buckets=_SIZES, registry=registry)
        self.waiting = Gauge("hexapoda_writes_waiting", "Writes that wait for their group", registry=registry)
        self.loads = Histogram(
            "hexapoda_load_seconds", "Time to load a table from the log", buckets=_QUICK, registry=registry
        )
        self.thinking = Histogram(
            "hexapoda_bot_seconds", "Time that bots take for a decision", buckets=_SLOW, registry=registry
        )
        self.bot_failures = Counter("hexapoda_bot_failures", "Decisions that bots did not find", registry=registry)
        self.requests = Counter(
            "hexapoda_requests", "HTTP requests by method and status", ["method", "status"], registry=registry
        )
        self.request_seconds = Histogram(
            "hexapoda_request_seconds", "Time of an HTTP request", buckets=_QUICK, registry=registry
        )
        self.cut_off = Counter(
            "hexapoda_sockets_cut_off", "Sockets closed by us, by reason", ["reason"], registry=registry
        )
        self.lag = Histogram(
            "hexapoda_loop_lag_seconds", "How late the event loop is", buckets=_QUICK, registry=registry
        )

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
