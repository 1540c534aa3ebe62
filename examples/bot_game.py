"""Two bots play a game of Hive. Prints the moves, then the record.

python examples/bot_game.py
"""

import hexapoda


def main() -> None:
    position = hexapoda.load("hive", type="Base+MLP").start()
    players = [hexapoda.bot("hive", level=2), hexapoda.bot("hive", level=4)]
    while position.outcome is None and position.ply < 150:
        seat = position.actor
        move = position.push(players[seat].choose(position))
        print(f"{position.ply:3}. {move.text}")
    print(position.outcome or "not finished")
    print(position.record())


if __name__ == "__main__":
    main()
