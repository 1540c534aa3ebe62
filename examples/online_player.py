"""Plays one game on a server: `python examples/online_player.py http://127.0.0.1:8000 hive`.

It registers as a guest, opens a table against a bot, and plays random moves until the game is over. This is all that a
program needs to play online: a guest's id and secret, a table, and one socket.
"""

import asyncio
import json
import random
import sys
import urllib.request

from websockets.asyncio.client import connect


def post(url, body, guest=None):
    headers = {"content-type": "application/json"}
    if guest:
        headers["authorization"] = f"Bearer {guest['id']}.{guest['secret']}"
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


async def play(server, game):
    guest = post(f"{server}/api/guests", {"name": "Example"})
    seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
    table = post(f"{server}/api/tables", {"game": game, "seats": seats}, guest)["id"]
    async with connect(server.replace("http", "ws", 1) + "/api/socket") as socket:

        async def say(**message):
            await socket.send(json.dumps(message))

        await say(type="hello", guest=guest["id"], secret=guest["secret"])
        await say(type="watch", table=table)
        moves = 0
        async for data in socket:
            message = json.loads(data)
            if message["type"] == "refused":
                raise SystemExit(f"refused: {message['code']} {message['params']}")
            state = message.get("state")
            view = state and state["views"] and state["views"][0].get("view")  # what our seat sees
            if not view:
                continue  # an acknowledgement, or something that did not change the position
            if state["status"] == "finished":
                print(f"{moves} moves, {view['outcome']}")
                return
            if state["actor"] == view["seat"]:
                text = random.choice(view["legal"])["text"]
                played = {"seat": view["seat"], "moves": [text], "answers": state["at"]}
                await say(type="play", table=table, client_id=str(moves), **played)
                moves += 1


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "hive"))
