"""Logs: JSON lines, or text. They name tables, codes and times, never secrets, moves or hands."""

import json
import logging
import sys
import time
from typing import Any

#: Attributes of every log record; all others were given as `extra` and are logged as fields.
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A record as one line of JSON.

    >>> record = logging.makeLogRecord({"name": "hexapoda.server", "levelname": "INFO", "msg": "ready", "port": 8000})
    >>> record.created = 0.0
    >>> JsonLines().format(record)
    '{"time": "1970-01-01T00:00:00.000Z", "level": "info", "logger": "hexapoda.server", "event": "ready", "port": 8000}'
    """

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": _time(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **_fields(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Lines(logging.Formatter):
    """A record as a line for people."""

    def format(self, record: logging.LogRecord) -> str:
        fields = "".join(f" {name}={value}" for name, value in _fields(record).items())
        line = f"{_time(record.created)} {record.levelname.lower()} {record.getMessage()}{fields}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up_logs(level: str, form: str) -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    for_people = form == "text" or (form == "auto" and sys.stderr.isatty())
    handler.setFormatter(Lines() if for_people else JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # Libraries log too much, and uvicorn would log addresses with the tokens of links.
    others = ("uvicorn", "uvicorn.error", "websockets", "sqlalchemy", "alembic", "asyncio", "numba")
    for name in (*others, "distributed", "distributed.client"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True


def _time(created: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(created)) + f".{int(created % 1 * 1000):03d}Z"


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in _USUAL}
