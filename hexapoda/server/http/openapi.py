"""The description of the REST API: made from the same structs that requests are read into and answers are made of."""

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

import hexapoda
from hexapoda.server.http import answers
from hexapoda.server.table.commands import Spoken

_REF = "#/components/schemas/{name}"
_JSON = "application/json"

#: What any request may be answered with, besides what it asks for.
ERRORS = {
    400: "The request makes no sense.",
    401: "It takes a guest, with the right secret.",
    403: "Not for you.",
    404: "There is no such thing.",
    405: "Nothing can be done in this way here.",
    409: "Not as things are now.",
    413: "The body is too large.",
    415: "The body is no JSON.",
    422: "Something in the request is not what it should be.",
    429: "Too fast, or too many.",
    503: "The database does not answer, or the server is shutting down.",
}


def route(
    *, answer: Any = None, body: Any = None, status: int = 200, says: str = "Done.", media: str = _JSON
) -> dict[str, Any]:
    """The part of a route that describes it: the struct that it reads, and the one that it answers with."""
    schema = {"type": "string"} if answer is None else _schema(answer)
    responses: dict[int | str, Any] = {status: {"description": says, "content": {media: {"schema": schema}}}}
    for code, words in ERRORS.items():
        problems = {"content": {_JSON: {"schema": _schema(answers.Problems)}}}
        responses.setdefault(code, {"description": words, **problems})
    described: dict[str, Any] = {"responses": responses, "status_code": status, "response_model": None}
    if body is not None:
        content = {_JSON: {"schema": _schema(body)}}
        described["openapi_extra"] = {"requestBody": {"required": True, "content": content}}
    return described


def _schema(struct: Any) -> Any:
    (schema,), _ = msgspec.json.schema_components([struct], ref_template=_REF)
    return schema


def describe(app: FastAPI) -> dict[str, Any]:
    """The description of an application (OpenAPI 3.1)."""
    if app.openapi_schema is None:
        description = get_openapi(
            title="Hexapoda",
            version=hexapoda.__version__,
            summary="Tables for insect board games.",
            description="Everything live goes through the socket /api/socket. Errors are codes with parameters.",
            routes=app.routes,
        )
        _, components = msgspec.json.schema_components([*answers.STRUCTS, Spoken], ref_template=_REF)
        known = description.setdefault("components", {})
        known["schemas"] = dict(sorted(components.items()))
        known["securitySchemes"] = {
            "bearer": {"type": "http", "scheme": "bearer", "description": "ID.SECRET of a guest"},
            "cookie": {"type": "apiKey", "in": "cookie", "name": "hexapoda_guest"},
        }
        # Looking on needs no name.
        description["security"] = [{}, {"bearer": []}, {"cookie": []}]
        app.openapi_schema = description
    return app.openapi_schema
