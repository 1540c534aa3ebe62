"""A program for the arena that plays any game: `hexapoda arena termites level=1 "json:python examples/json_player.py"`.

It gets what its seat may know, one message on each line, and answers each message with one line. This one plays
random moves. The messages are described in docs/arena.md.
"""

import json
import random
import sys


class Player:
    def hello(self, message):
        return {"name": "Example", "games": ["hive", "termites", "ants", "myrmes"]}

    def ping(self, message):
        return {}

    def start(self, message):
        self.game, self.seat = message["game"], message["seat"]
        self.random = random.Random(message["settings"].get("seed"))
        return {}

    def move(self, message):
        legal = message["view"]["legal"]  # each has a "text" and "parts"
        return {"move": self.random.choice(legal)["text"], "score": 0.0}

    def end(self, message):
        return {}


def main():
    player = Player()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "quit":
            break
        try:
            answer = getattr(player, message["type"])(message)
        except Exception as error:  # say what went wrong, and go on
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps({"id": message["id"], **answer}), flush=True)


if __name__ == "__main__":
    main()
