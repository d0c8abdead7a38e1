"""Plays any game by chance in simulations and tournaments.

    airlock simulate outbreak --bots "exec:python3 simulated_bot.py,casual"
"""

import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
from airlock import answer_questions  # noqa: E402

answer_questions(lambda question: random.choice(question["choices"]["actions"])[0])
