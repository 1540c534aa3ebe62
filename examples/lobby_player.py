"""Waits in the lobby of a server and plays in the arena: `python examples/lobby_player.py http://127.0.0.1:8000 Ada`.

It joins every public table of the guest “Arena” that has a free seat, and plays random moves, at any number of tables.
Then `hexapoda arena termites level=2 name=Ada,http:http://127.0.0.1:8000` plays a match against it.
"""

import asyncio
import itertools
import json
import random
import sys
import urllib.request

from websockets.asyncio.client import connect


def post(url, body):
    request = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


async def play(server, name):
    guest = post(f"{server}/api/guests", {"name": name})
    numbers, joined = itertools.count(), set()
    async with connect(server.replace("http", "ws", 1) + "/api/socket") as socket:

        async def say(**message):
            await socket.send(json.dumps({**message, "client_id": str(next(numbers))}))

        await say(type="hello", guest=guest["id"], secret=guest["secret"])
        await say(type="lobby", on=True)
        async for data in socket:
            message = json.loads(data)
            for table in message.get("tables", ()):
                seats = table["seats"]
                invited = any(seat["name"] == "Arena" for seat in seats) and any(
                    seat["kind"] == "open" for seat in seats
                )
                if invited and table["id"] not in joined:
                    joined.add(table["id"])
                    await say(type="watch", table=table["id"])
                    await say(type="join", table=table["id"])
            state = message.get("state")
            for seen in (state or {}).get("views", ()):
                view = seen.get("view")
                if view and view.get("legal") and state["status"] == "running":
                    text = random.choice(view["legal"])["text"]
                    await say(type="play", table=message["table"], seat=seen["seat"], moves=[text], answers=state["at"])


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:3]))
