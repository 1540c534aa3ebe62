"""The REST API: guests, games, tables and positions. Tables change by the same commands as on the socket."""
