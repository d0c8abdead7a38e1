"""Plays any game by chance against bots, knowing nothing but what it is told.

    python3 random_bot.py http://127.0.0.1:7777 outpost-seven 20
"""

import pathlib
import random
import sys
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
from airlock import Client  # noqa: E402


def play(client, about):
    """One match to its end; how often something was refused."""
    real_time = about["realTime"]
    bots = 1 if real_time else about["seats"]["min"] - 1
    level = about["levels"][-1 if real_time else 0]["id"]
    options = {"mode": "bot", "botPace": 5} if real_time else {}
    with client.play(about["id"], bots=[level] * bots, options=options) as seat:
        for position in seat:
            if real_time:  # At an unhurried pace, with open ears.
                position = seat.listen(3)
            if seat.is_awaited():
                seat.act(random.choice(position["choices"]["actions"])[0])
        print(seat.code, seat.outcome["sentence"], flush=True)
        return len(seat.refusals)


if __name__ == "__main__":
    guest = Client(sys.argv[1], name="Python")
    game, matches = guest.describe(sys.argv[2]), int(sys.argv[3])
    with ThreadPoolExecutor(20) as pool:
        refusals = sum(pool.map(lambda _: play(guest, game), range(matches)))
    print(f"{matches} matches of {game['id']}, {refusals} refusals")
    sys.exit(1 if refusals else 0)
