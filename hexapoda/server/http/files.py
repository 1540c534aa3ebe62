"""The files of the page: compressed for browsers that accept it, and cached as long as they are valid."""

import gzip
import os
from functools import lru_cache
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

#: Files that are compressed, and the size from which it pays.
_COMPRESSIBLE = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".map", ".ftl")
_WORTH_COMPRESSING = 1_000
#: Folders of files whose names change with their contents: browsers keep them for ever.
_HASHED = ("assets",)
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"


def page_routes(folder: Path, paths: tuple[str, ...]) -> list[BaseRoute]:
    """Routes to everything in the folder of a built page; `paths` are those that the page itself reads."""
    index = folder / "index.html"
    routes: list[BaseRoute] = []
    for each in sorted(folder.iterdir()):
        if each.name.startswith("."):
            continue
        if each.is_dir():
            kept = _FOR_EVER if each.name in _HASHED else _ASK_AGAIN
            routes.append(Mount(f"/{each.name}", _Folder(directory=each, kept=kept)))
        elif each != index:
            routes.append(Route(f"/{each.name}", _file(each)))
    return [*routes, *(Route(path, _file(index)) for path in paths)]


class _Folder(StaticFiles):
    def __init__(self, *, kept: str, **given: Any) -> None:
        super().__init__(**given)
        self._kept = kept

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        return _answer(Path(full_path), stat_result, Headers(scope=scope), self._kept)


def _file(path: Path) -> Any:
    async def file(request: Request) -> Response:
        return _answer(path, path.stat(), request.headers, _ASK_AGAIN)

    return file


def _answer(path: Path, stat: os.stat_result, asked: Headers, kept: str) -> Response:
    plain = FileResponse(path, headers={"cache-control": kept}, stat_result=stat)
    if asked.get("if-none-match") == plain.headers["etag"]:
        return NotModifiedResponse(plain.headers)
    compress = path.suffix in _COMPRESSIBLE and stat.st_size >= _WORTH_COMPRESSING and "range" not in asked
    if not compress or "gzip" not in asked.get("accept-encoding", ""):
        return plain
    same = {name: plain.headers[name] for name in ("cache-control", "etag", "last-modified")}
    headers = {**same, "content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(_compressed(path, stat.st_mtime_ns), headers=headers, media_type=plain.media_type)


@lru_cache(maxsize=500)
def _compressed(path: Path, modified: int) -> bytes:
    """A compressed file, compressed once."""
    return gzip.compress(path.read_bytes(), 9, mtime=0)
