"""The settings of a server: flags, then the environment (HEXAPODA_…), then a TOML file, then these defaults."""

import ipaddress
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, cast, get_args, get_origin

from pydantic import AfterValidator, BeforeValidator, Field, ValidationError
from pydantic.fields import FieldInfo
from pydantic_settings import (
    BaseSettings,
    InitSettingsSource,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

from hexapoda.play.errors import HexapodaError

PREFIX = "HEXAPODA_"


#: Settings that were renamed. In the environment an old name would be ignored silently.
_RENAMED = {"workers": "bot_processes"}


def _words(value: Any) -> Any:
    """A list may be written as one text: "10.0.0.0/8, 192.168.1.7"."""
    return tuple(value.replace(",", " ").split()) if isinstance(value, str) else value


def _networks(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(str(ipaddress.ip_network(word, strict=False)) for word in words)


def _hosts(words: tuple[str, ...]) -> tuple[str, ...]:
    for word in words:
        if not re.fullmatch(r"[\w-]+(\.[\w-]+)*\.?", word):
            raise ValueError(word)
    return words


def _origins(words: tuple[str, ...]) -> tuple[str, ...]:
    for word in words:
        if not word.startswith(("http://", "https://")) or word.count("/") != 2:
            raise ValueError(word)
    return words


def _processes(value: Any) -> Any:
    text = str(value) if type(value) is int else value
    if not (isinstance(text, str) and re.fullmatch("[0-9]{1,3}|1000|(tcp|tls)://.+", text)):
        raise ValueError(value)
    return text


Words = Annotated[tuple[str, ...], NoDecode, BeforeValidator(_words)]
Networks = Annotated[Words, AfterValidator(_networks)]
Hosts = Annotated[Words, AfterValidator(_hosts)]
Origins = Annotated[Words, AfterValidator(_origins)]
Processes = Annotated[str, BeforeValidator(_processes)]


def _setting(default: Any, group: str, help: str, wanted: str = "", **limits: Any) -> Any:
    """`wanted` says what a value must be, where its type does not (`error-bad-setting` in the catalog)."""
    return Field(default, description=help, json_schema_extra={"group": group, "wanted": wanted}, **limits)


_WHERE = "listening and storage"
_BOTS = "bots"
_SAFETY = "safety"
_LIMITS = "limits"
_KEEPING = "keeping, for hexapoda admin prune"
_RUNNING = "operation"


class Settings(BaseSettings):
    """All settings. max_body is the flag `--max-body`, in the environment HEXAPODA_MAX_BODY, in the file max_body."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="forbid", frozen=True, validate_default=False)

    host: str = _setting("127.0.0.1", _WHERE, "address to listen on; 0.0.0.0: all interfaces")
    port: int = _setting(8000, _WHERE, "port to listen on; 0: any free port", ge=0, le=65535)
    database: str = _setting(
        "sqlite:///hexapoda.db", _WHERE, "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, for several processes"
    )
    processes: int = _setting(
        1, _WHERE, "number of server processes that share the port, with PostgreSQL", ge=1, le=100
    )
    own_ports: int = _setting(
        0,
        _WHERE,
        "first of the ports on which each of several processes also listens by itself, on this machine; 0: none",
        ge=0,
        le=65435,
    )
    patience: float = _setting(30.0, _WHERE, "seconds to wait for an unreachable database", gt=0)

    bot_processes: Processes = _setting(
        "2", _BOTS, "number of bot processes, or the address of a Dask cluster, tcp://HOST:PORT", "processes"
    )
    analysts: int = _setting(
        1, _BOTS, "maximum number of concurrent position analyses, separate from the bots", ge=1, le=1_000
    )
    work_processes: int = _setting(
        1, _BOTS, "number of processes for positions, replays and records; 0: threads of the server", ge=0, le=100
    )
    warm: bool = _setting(True, _BOTS, "load bots when the server starts, not when one first plays")

    hosts: Hosts = _setting(
        (),
        _SAFETY,
        "names under which the server is reached, besides localhost and addresses; behind a proxy any, if none",
        "hosts",
    )
    origins: Origins = _setting((), _SAFETY, "other sites whose pages may connect, as https://HOST …", "origins")
    trusted_proxies: Networks = _setting(
        (), _SAFETY, "networks of proxies whose X-Forwarded-For and X-Forwarded-Proto headers are trusted", "networks"
    )
    secure_cookies: Literal["auto", "always", "never"] = _setting(
        "auto", _SAFETY, "cookies for https only: auto, always or never"
    )
    metrics: Literal["local", "everybody", "nobody"] = _setting(
        "local", _SAFETY, "who may read /api/metrics: local, everybody or nobody"
    )

    max_body: int = _setting(1_000_000, _LIMITS, "maximum size of a request body, in bytes", ge=1_000)
    max_message: int = _setting(16_384, _LIMITS, "maximum size of a socket message, in bytes", ge=1_000)
    connections_per_address: int = _setting(
        200, _LIMITS, "maximum open connections per address, sockets not included", ge=1
    )
    max_connections: int = _setting(10_000, _LIMITS, "maximum open connections in total", ge=1)
    max_head: int = _setting(32_768, _LIMITS, "maximum size of a request's head, in bytes", ge=1_000)
    head_seconds: float = _setting(10.0, _LIMITS, "seconds in which the head of a request must arrive", gt=0)
    body_seconds: float = _setting(60.0, _LIMITS, "seconds in which the body of a request must arrive", gt=0)
    request_rate: float = _setting(20.0, _LIMITS, "requests per second from one address, on average", gt=0)
    request_burst: int = _setting(200, _LIMITS, "maximum burst of requests from one address", ge=1)
    work_rate: float = _setting(
        0.5, _LIMITS, "processor seconds per second for the positions, replays and records of one address", gt=0
    )
    work_burst: float = _setting(
        20.0,
        _LIMITS,
        "maximum burst of such work for one address, in processor seconds; half of it for one guest",
        gt=0,
    )
    message_rate: float = _setting(20.0, _LIMITS, "messages per second on one socket, on average", gt=0)
    message_burst: int = _setting(100, _LIMITS, "maximum burst of messages on one socket", ge=1)
    address_message_rate: float = _setting(200.0, _LIMITS, "messages per second from one address, on average", gt=0)
    address_message_burst: int = _setting(1_000, _LIMITS, "maximum burst of messages from one address", ge=1)
    sockets_per_address: int = _setting(50, _LIMITS, "maximum open sockets per address", ge=1)
    max_sockets: int = _setting(10_000, _LIMITS, "maximum open sockets in total", ge=1)
    watches_per_socket: int = _setting(50, _LIMITS, "maximum tables watched by one socket", ge=1)
    guests_per_hour: int = _setting(100, _LIMITS, "maximum new guests per address and hour", ge=1)
    tables_per_hour: int = _setting(100, _LIMITS, "maximum new tables per address and hour", ge=1)
    analyses_per_address: int = _setting(4, _LIMITS, "maximum pending analyses per address", ge=1)
    max_analyses: int = _setting(100, _LIMITS, "maximum pending analyses in total", ge=1)
    tables_per_guest: int = _setting(50, _LIMITS, "maximum unfinished tables created by one guest", ge=1)
    records_per_guest: int = _setting(500, _LIMITS, "maximum imported records kept for one guest", ge=1)
    chat_rate: float = _setting(0.5, _LIMITS, "lines of chat per second from one guest, on average", gt=0)
    chat_burst: int = _setting(10, _LIMITS, "maximum burst of lines of chat from one guest", ge=1)
    queue_messages: int = _setting(
        500, _LIMITS, "maximum messages queued for a slow reader before it is disconnected", ge=10
    )
    queue_bytes: int = _setting(
        4_000_000, _LIMITS, "maximum bytes queued for a slow reader before it is disconnected", ge=10_000
    )
    hello_seconds: float = _setting(10.0, _LIMITS, "seconds a socket may take to send hello", gt=0)

    keep_unfinished_days: float = _setting(
        0.0, _KEEPING, "days after their last event in which unfinished tables are kept; 0: for ever", ge=0
    )
    keep_abandoned_days: float = _setting(
        0.0, _KEEPING, "days in which games are kept that nobody finished, or that never began; 0: for ever", ge=0
    )
    keep_finished_days: float = _setting(0.0, _KEEPING, "days in which finished games are kept; 0: for ever", ge=0)
    keep_records_days: float = _setting(0.0, _KEEPING, "days in which imported records are kept; 0: for ever", ge=0)
    keep_guests_days: float = _setting(
        0.0, _KEEPING, "days in which guests without games are kept who do not come back; 0: for ever", ge=0
    )

    idle_seconds: float = _setting(300.0, _RUNNING, "seconds a table without viewers stays in memory", gt=0)
    goodbye_seconds: float = _setting(10.0, _RUNNING, "seconds a stopping server waits for its requests", gt=0)
    log_level: Literal["debug", "info", "warning", "error"] = _setting(
        "info", _RUNNING, "log level: debug, info, warning or error"
    )
    log_format: Literal["auto", "json", "text"] = _setting(
        "auto", _RUNNING, "log format: json (lines), text, or auto: text in a terminal"
    )


def fields() -> dict[str, dict[str, FieldInfo]]:
    """All settings by group, for `--help` and the docs."""
    groups: dict[str, dict[str, FieldInfo]] = {}
    for name, field in Settings.model_fields.items():
        groups.setdefault(_extra(field)["group"], {})[name] = field
    return groups


def _extra(field: FieldInfo) -> dict[str, str]:
    return cast(dict[str, str], field.json_schema_extra)


def shown_default(field: FieldInfo) -> str:
    """A default as a person would write it.

    >>> [shown_default(Settings.model_fields[name]) for name in ("trusted_proxies", "patience", "max_body", "warm")]
    ['none', '30', '1000000', 'true']
    """
    value = field.default
    if isinstance(value, tuple):
        return " ".join(value) or "none"
    if isinstance(value, bool):
        return str(value).lower()
    return f"{value:g}" if isinstance(value, float) else str(value)


def load_settings(flags: Mapping[str, Any], config: str | None = None) -> Settings:
    """The settings of a server that is started with these flags, and with a TOML file where one is named.

    >>> load_settings({"port": "8100"}).port
    8100
    >>> load_settings({"port": "eighty"})
    Traceback (most recent call last):
    hexapoda.play.errors.HexapodaError: The setting port can’t be “eighty”: it must be a whole number from 0 to 65535.
    """
    filed = {} if config is None else _read_file(config)
    environment = {name.upper() for name in os.environ}
    for old, new in _RENAMED.items():
        if (name := PREFIX + old.upper()) in environment:
            raise HexapodaError("renamed-setting", name=name, now=PREFIX + new.upper())

    class Configured(Settings):
        @classmethod
        def settings_customise_sources(
            cls,
            settings_cls: type[BaseSettings],
            init_settings: PydanticBaseSettingsSource,
            env_settings: PydanticBaseSettingsSource,
            dotenv_settings: PydanticBaseSettingsSource,
            file_secret_settings: PydanticBaseSettingsSource,
        ) -> tuple[PydanticBaseSettingsSource, ...]:
            return init_settings, env_settings, InitSettingsSource(settings_cls, filed)

    try:
        return Configured(**flags)
    except ValidationError as error:
        raise _refused(error) from None


def _refused(error: ValidationError) -> HexapodaError:
    first = error.errors()[0]
    name = str(first["loc"][0])
    if name in _RENAMED:
        return HexapodaError("renamed-setting", name=name, now=_RENAMED[name])
    if first["type"] == "extra_forbidden":
        return HexapodaError("unknown-setting", name=name, names=", ".join(Settings.model_fields))
    return HexapodaError("bad-setting", name=name, value=str(first["input"])[:60], **_wanted(name))


def _wanted(name: str) -> dict[str, str]:
    """What the value of a setting must be, as parameters of its message."""
    field = Settings.model_fields[name]
    least, most = (
        next((str(getattr(each, end)) for each in field.metadata if hasattr(each, end)), "") for end in ("ge", "le")
    )
    kind = _extra(field)["wanted"]
    if field.annotation is int:
        kind = "whole-range" if most else "whole"
    elif field.annotation is float:
        kind = "positive"
    elif field.annotation is bool:
        kind = "truth"
    elif get_origin(field.annotation) is Literal:
        kind = "choice"
    choices = ", ".join(get_args(field.annotation)) if kind == "choice" else ""
    return {"wanted": kind or "text", "least": least, "most": most, "choices": choices}


def _read_file(config: str) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(config).read_text("utf-8"))
    except OSError as error:
        problem = error.strerror or str(error)
    except UnicodeDecodeError:
        problem = "it is not UTF-8 text"
    except tomllib.TOMLDecodeError as error:
        problem = str(error)
    raise HexapodaError("bad-config", file=config, problem=problem)
