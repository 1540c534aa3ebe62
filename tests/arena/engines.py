"""A program that speaks JSON lines or UHP and misbehaves as its arguments say: `python engines.py json crash`.

It knows no rules. It misbehaves at its third decision, so that a game is under way by then.
"""

import json
import os
import random
import re
import sys
import time

#: The limits of time that engines understand: only those of the protocol, or with an extension.
LIMITS = {
    "whole": r"depth \d+|time \d\d:\d\d:\d\d",
    "fraction": r"depth \d+|time \d\d:\d\d:\d\d(\.\d+)?",
    "seconds": r"depth \d+|time \d\d:\d\d:\d\d|seconds \d+(\.\d+)?",
}
#: What it does instead of answering, or with its answer.
FAULTS = ("crash", "hang", "babble", "flood", "cheat", "claim", "late", "empty", "exit")


def misbehave(kind: str) -> str | None:
    """Do something wrong; the line to answer with, if it is one."""
    if kind == "crash":
        sys.stderr.write("Segmentation fault\n")
        sys.stderr.flush()
        os._exit(139)
    if kind == "exit":
        os._exit(0)
    if kind == "hang":
        time.sleep(1_000)
    if kind == "late":
        time.sleep(0.8)
    if kind == "babble":
        return "I think that I am winning!"
    if kind == "empty":
        return ""
    if kind == "flood":
        while True:
            sys.stdout.write("x" * 100_000)
            sys.stdout.flush()
    return None


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def speak_json(kind: str, at: int) -> None:
    asked = 0
    choices = random.Random(1)
    for line in sys.stdin:
        message = json.loads(line)
        answer = {"id": message["id"]}
        if message["type"] == "quit":
            return
        if kind == "deaf" and message["type"] == "start":
            time.sleep(1_000)
        if message["type"] == "move":
            asked += 1
            answer["move"] = choices.choice(message["view"]["legal"])["text"]
            if asked == at:
                said = misbehave(kind)
                if said is not None:
                    say(said)
                    continue
                if kind == "cheat":
                    answer["move"] = "take everything"
                if kind == "claim":
                    answer = {"id": message["id"], "result": [1, 2]}
                if kind == "resign":
                    answer = {"id": message["id"], "resign": True}
                if kind == "gloomy":
                    answer["score"] = -1.0
            if kind == "gloomy":
                answer["score"] = -0.99
            if kind == "calm":
                answer["score"] = 0.0
        say(json.dumps(answer))


def speak_uhp(kind: str, at: int) -> None:
    """An engine that knows a few first moves by heart."""
    moves: list[str] = []
    own = ["wS1", "bS1 wS1-", "wG1 -wS1", "bG1 bS1-", "wA1 -wG1", "bA1 bG1-", "wQ -wA1", "bQ bA1-"]
    say("id Scripted 1\nok")
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "exit":
            return
        if word == "newgame":
            moves = []
        if word in ("play", "pass"):
            moves.append(rest or "pass")
        if word == "bestmove" and kind in LIMITS and not re.fullmatch(LIMITS[kind], rest):
            say(f"err there is no limit “{rest}”\nok")
            continue
        if word == "bestmove":
            said = misbehave(kind) if len(moves) >= at else None
            if said is None:
                said = "wQ bQ" if kind == "cheat" and len(moves) >= at else own[len(moves)]
            say(f"{said}\nok")
            continue
        state = "BlackWins" if kind == "claim" and len(moves) > at else "InProgress" if moves else "NotStarted"
        turn = f"{('White', 'Black')[len(moves) % 2]}[{len(moves) // 2 + 1}]"
        say(";".join(["Base", state, turn, *moves]) + "\nok" if word != "info" else "id Scripted 1\nok")


if __name__ == "__main__":
    protocol, wanted = sys.argv[1:3]
    when = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    (speak_json if protocol == "json" else speak_uhp)(wanted, when)
