"""The description of the REST API, made from the structs of its requests and schemas."""

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

import hexapoda
from hexapoda.server.http import schemas
from hexapoda.server.table.commands import ClientCommand

_REF = "#/components/schemas/{name}"
_JSON = "application/json"

#: The errors of any request.
ERRORS = {
    400: "The request makes no sense.",
    401: "Only for guests, with the right secret.",
    403: "No access.",
    404: "Not found.",
    405: "This method is not allowed here.",
    409: "Not possible in the current state.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    422: "Invalid request.",
    429: "Too many requests.",
    503: "The database does not answer, or the server is shutting down.",
}


def route(
    *, answer: Any = None, body: Any = None, status: int = 200, says: str = "Done.", media: str = _JSON
) -> dict[str, Any]:
    """The description of a route: the struct that it reads, and the one that it answers with."""
    schema = {"type": "string"} if answer is None else _schema(answer)
    responses: dict[int | str, Any] = {status: {"description": says, "content": {media: {"schema": schema}}}}
    for code, words in ERRORS.items():
        problems = {"content": {_JSON: {"schema": _schema(schemas.Problems)}}}
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
        _, components = msgspec.json.schema_components([*schemas.STRUCTS, ClientCommand], ref_template=_REF)
        known = description.setdefault("components", {})
        known["schemas"] = dict(sorted(components.items()))
        known["securitySchemes"] = {
            "bearer": {"type": "http", "scheme": "bearer", "description": "ID.SECRET of a guest"},
            "cookie": {"type": "apiKey", "in": "cookie", "name": "hexapoda_guest"},
        }
        # Watching needs no guest.
        description["security"] = [{}, {"bearer": []}, {"cookie": []}]
        app.openapi_schema = description
    return app.openapi_schema
