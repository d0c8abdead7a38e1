"""Tests of the client: python3 test_airlock.py URL AIRLOCK_JS GAME. `npm test` runs them for every game."""

import json
import os
import random
import subprocess
import sys
import threading
import time
import unittest

import airlock

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "examples"))
import random_bot  # noqa: E402

URL, PROGRAM, GAME = "", "", ""


class TableTest(unittest.TestCase):
    """Over the socket, against built-in bots."""

    def test_plays_a_match_to_its_end_without_a_refusal(self):
        chance = random.Random(GAME)
        client = airlock.Client(URL, name="Python")
        about = client.describe(GAME)
        real_time = about["realTime"]
        bots = [about["levels"][0]["id"]] * (1 if real_time else about["seats"]["min"] - 1)
        done = 0
        with client.play(GAME, bots=bots, options={"mode": "bot"} if real_time else {}) as seat:
            for position in seat:
                choices = position["choices"]
                self.assertIn(position["viewer"], position["waiting"])
                self.assertTrue(choices["prompt"])
                done += 1
                # A race takes as long as it takes; whoever has seen enough of it gives up.
                resigns = real_time and done > 40
                seat.act("resign" if resigns else chance.choice(choices["actions"])[0])
            self.assertEqual(seat.refusals, [])
            self.assertTrue(seat.outcome["sentence"])
            self.assertEqual(seat.position["waiting"], [])
            file = client.match_file(seat.code)
            self.assertTrue(airlock.verify(file, seat.table["commitment"]))
            self.check_deal(file, about, seat)

    def test_has_an_example_bot_that_plays_without_a_refusal(self):
        client = airlock.Client(URL, name="Python")
        about = client.describe(GAME)
        refusals = []
        playing = threading.Thread(target=lambda: refusals.append(random_bot.play(client, about)), daemon=True)
        playing.start()
        if about["realTime"]:
            self.stop_after(client, deeds=4, seconds=60)
        playing.join(90)
        self.assertEqual(refusals, [0])

    def stop_after(self, client, deeds, seconds):
        """A race takes minutes. Another socket of the same person sees that deeds are done in time, and gives up."""
        end = time.monotonic() + seconds
        while not client.request("GET", "/api/tables"):
            time.sleep(0.1)
        with client.join(client.request("GET", "/api/tables")[0]["code"]) as other:
            done = 0
            while done < deeds:
                self.assertLess(time.monotonic(), end, f"only {done} deeds")
                other.listen(1)
                done = sum(moment["by"] == 0 for moment in other.moments)
            other.act("resign")

    def test_is_there_while_it_thinks(self):
        """In a race somebody is away who has been silent for six seconds; pings are answered meanwhile."""
        client = airlock.Client(URL, name="Python")
        about = client.describe(GAME)
        if not about["realTime"]:
            self.skipTest("only a race asks every two seconds who is there")
        with client.play(GAME, bots=[about["levels"][0]["id"]], options={"mode": "bot"}) as seat:
            moves = iter(seat)
            next(moves)
            seat.act("ready")
            next(moves)
            time.sleep(8)
            seat.act("resign")
            seat.listen(1)
            self.assertTrue(seat.outcome)
            told = [event["type"] for moment in seat.moments for event in moment["events"]]
            self.assertNotIn("lost", told)

    def test_is_told_how_an_action_is_written(self):
        client = airlock.Client(URL, name="Python")
        about = client.describe(GAME)
        bots = [about["levels"][0]["id"]] * (about["seats"]["min"] - 1)
        with client.play(GAME, bots=bots) as seat:
            next(iter(seat))
            kind = about["actions"][-1]["kind"]
            with self.assertRaises(airlock.Refused) as caught:
                seat.act(kind[:-1] + " nonsense")
            self.assertEqual(caught.exception.code, "no-such-action")
            self.assertEqual(caught.exception.more["form"]["kind"], kind)

    def test_deals_what_the_server_says_a_seed_deals(self):
        about = airlock.Client(URL, name="Python").describe(GAME)
        self.assertTrue(about["deals"])
        for example in about["deals"]:
            file = {**example, "game": GAME, "seats": [""] * example["seats"]}
            self.assertEqual(airlock.deal_of(file, about), example["deal"])

    def check_deal(self, file, about, seat):
        """What a match has told must be what its seed deals."""
        deal, me = airlock.deal_of(file, about), seat.position["viewer"]
        events = [event for moment in seat.moments for event in moment["events"]]

        def told(kind, part):
            return next(event[part] for event in events if event["type"] == kind)

        if GAME == "outbreak":
            dealt = told("rolesDealt", "open"), told("rolesDealt", "own")
            self.assertEqual((dealt[0]["leader"], dealt[1]["role"]), (deal["leader"], deal["roles"][me]))
        elif GAME == "outpost-seven":
            self.assertEqual(sorted(told("dealt", "own")["cards"]), sorted(deal["hands"][me]))
            self.assertEqual(told("burned", "open")["cards"], deal["burned"])
        elif GAME == "outsider":
            self.assertEqual(sorted(told("handsDealt", "own")["cards"]), sorted(deal["hands"][me]))
            self.assertEqual(told("loyaltiesDealt", "own")["loyalty"], deal["loyalties"][me])
            self.assertEqual(told("firstTurn", "open")["seat"], deal["first"])
        elif GAME == "omega-virus":
            self.assertEqual(told("dealt", "open")["locations"], deal["locations"][:3])
        else:
            # From the top of the deck, which lies last.
            self.assertEqual(sorted(told("drew", "open")["cards"]), sorted(deal["crewDeck"][-5:]))


class PipeTest(unittest.TestCase):
    """Over the pipe, every seat played from here."""

    def options(self):
        return {"roundLimitSeconds": 300} if GAME == "omega-virus" else None

    def environment(self):
        return airlock.Environment(GAME, options=self.options(), command=("node", PROGRAM))

    def test_plays_many_matches_at_once(self):
        chance = random.Random(GAME)
        with self.environment() as env:
            seen = env.reset(matches=4)
            running = {one["match"]: one for one in seen}
            while any("outcome" not in one for one in running.values()):
                moves = [[m, chance.choice(one["legal"])] for m, one in running.items() if "outcome" not in one]
                for one in env.step(moves):
                    running[one["match"]] = one
            self.assertEqual(env.outcomes(), [running[m]["outcome"] for m in range(4)])

    def test_goes_back_to_where_it_was(self):
        with self.environment() as env:
            env.reset(matches=1, show=["view", "legal"])
            (clone,) = env.clone([0])
            before = env.observe(show=["view", "legal"])
            env.step([[0, before[0]["legal"][0]]])
            env.restore([clone], [0])
            self.assertEqual(env.observe(show=["view", "legal"]), before)

    def test_has_the_shape_of_an_aec_environment(self):
        chance = random.Random(GAME)
        aec = airlock.AEC(GAME, options=self.options(), command=("node", PROGRAM))
        aec.reset(seed=3)
        rewards = {}
        for agent in aec.agent_iter():
            observation, reward, termination, truncation, info = aec.last()
            rewards[agent] = reward
            if termination or truncation:
                aec.step(None)
                continue
            legal = [number for number, bit in enumerate(observation["action_mask"]) if bit]
            aec.step(chance.choice(legal))
        self.assertEqual(set(rewards), set(aec.possible_agents))
        self.assertTrue(set(rewards.values()) <= {-1, 0, 1})
        aec.close()

    def test_has_an_example_bot_for_simulations(self):
        bot = "exec:python3 examples/simulated_bot.py"
        command = ["node", PROGRAM, "simulate", GAME, "--bots", bot + ",random", "--games", "1", "--workers", "1"]
        if self.options():
            command += ["--options", json.dumps(self.options())]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=90)
        self.assertEqual(ended.returncode, 0, ended.stderr)
        self.assertIn(bot, ended.stdout)

    def test_refuses_what_cannot_be_done_and_changes_nothing(self):
        with self.environment() as env:
            env.reset()
            before = env.observe(show=["view"])
            with self.assertRaises(airlock.Refused):
                env.step([[0, "no such thing"]])
            self.assertEqual(env.observe(show=["view"]), before)


class ChanceTest(unittest.TestCase):
    """The vectors of docs/PROTOCOL.md, which a test of the server holds against its own generator."""

    def test_draws_what_the_document_says(self):
        seed = "0123456789abcdef" * 4
        chance = airlock.Chance(seed)
        vectors = json.loads(VECTORS)
        self.assertEqual([chance.word() for _ in range(4)], vectors["words"])
        self.assertEqual([airlock.Chance(seed).below(n) for n in (6, 54, 1000)], vectors["first below 6, 54, 1000"])
        self.assertEqual(airlock.Chance(seed).shuffle(list(range(10))), vectors["shuffle of 0 to 9"])
        self.assertEqual(airlock.commitment_to(seed), vectors["commitment"])
        self.assertEqual(airlock.Chance.labelled("luck", "deck 0").word(), vectors["labelled luck, deck 0"])


VECTORS = "{}"

if __name__ == "__main__":
    URL, PROGRAM, GAME = sys.argv[1:4]
    document = open(airlock.HOUSE + "/docs/PROTOCOL.md", encoding="utf-8").read()
    VECTORS = document.split("<!-- vectors: begin -->")[1].split("<!-- vectors: end -->")[0].strip("`json\n ")
    unittest.main(argv=sys.argv[:1], verbosity=2)
