"""REST, the socket, limits, headers, and the description of the API."""
