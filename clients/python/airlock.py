"""Airlock from Python: tables over the socket, many matches over a pipe. One file, the standard library alone.

    from airlock import Client
    client = Client("http://127.0.0.1:7777", name="Ann's bot")
    seat = client.play("outpost-seven", bots=["casual"])
    for position in seat:                                  # whenever this seat is awaited
        seat.act(position["choices"]["actions"][0][0])
    print(seat.outcome["sentence"])

Everything here rests on docs/PROTOCOL.md, docs/GAMES.md and docs/COMMANDS.md and on nothing else. Python 3.9 or newer.
"""

import base64
import hashlib
import json
import os
import socket
import ssl
import struct
import subprocess
import sys
import threading
import time
from collections import deque
from http.client import HTTPConnection, HTTPSConnection
from urllib.parse import urlencode, urlsplit

PROTOCOL_VERSION = 5

# Seconds between two deeds of one seat.
SHORTEST_PAUSE = 0.06


class Refused(Exception):
    """Why something was not done; nothing has changed then."""

    def __init__(self, code, sentence, rule=None, **more):
        super().__init__(sentence)
        self.code, self.sentence, self.rule, self.more = code, sentence, rule, more


# Tables over HTTP and the socket.


class Client:
    """Somebody at a server: a guest with a name, or a program with a personal token."""

    def __init__(self, url, name=None, token=None):
        self.url = url.rstrip("/")
        self.token = token
        self.cookie = None
        if token is None:
            self.request("POST", "/api/session", {"name": name or "Python"})

    def request(self, method, path, body=None):
        """What the server answers; a refusal is raised. Whoever came too often waits as long as the server says."""
        while True:
            status, wait, reply = self._answer(method, path, body)
            if status < 400:
                return reply
            if status != 429:
                raise Refused(**reply)
            time.sleep(wait)

    def _answer(self, method, path, body):
        parts = urlsplit(self.url)
        connect = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        connection = connect(parts.hostname, parts.port, timeout=30)
        headers = self.headers()
        if body is not None:
            headers["Content-Type"] = "application/json"
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            text = answer.read().decode()
            for name, value in answer.getheaders():
                # Now and then an answer renews the session.
                if name.lower() == "set-cookie":
                    self.cookie = value.split(";")[0]
        finally:
            connection.close()
        return answer.status, float(answer.getheader("Retry-After", 1)), json.loads(text) if text else None

    def headers(self):
        if self.token is not None:
            return {"Authorization": "Bearer " + self.token}
        return {"Cookie": self.cookie} if self.cookie else {}

    def games(self):
        return self.request("GET", "/api/games")

    def describe(self, game):
        """Kinds of action, names of cards and places, schemas of views and events, options, levels and rules."""
        return self.request("GET", "/api/games/" + game)

    def table(self, code):
        return self.request("GET", "/api/tables/" + code)

    def set_table(self, game, seats, options=None, start=False):
        plan = {"game": game, "seats": seats, "options": options or {}, "start": start}
        return self.request("POST", "/api/tables", plan)

    def play(self, game, bots=(), options=None):
        """A seat at a new table against bots of these levels, from the first card on."""
        seats = [{"kind": "me"}] + [{"kind": "bot", "level": level} for level in bots]
        return self.join(self.set_table(game, seats, options, start=True)["code"])

    def sit_down(self, code, seat=None):
        """Takes a seat of somebody else's table and is ready."""
        self.request("POST", f"/api/tables/{code}/seat", {} if seat is None else {"seat": seat})
        return self.request("POST", f"/api/tables/{code}/ready", {"ready": True})

    def waiting_programs(self, game):
        """The programs that wait for an invitation to a game: id and name of each."""
        return self.request("GET", "/api/programs/waiting?" + urlencode({"game": game}))

    def challenge(self, game, programs, bots=(), options=None):
        """Challenges programs, by their ids, to a match in which this one has the first seat; it begins when all have accepted."""
        seats = [{"kind": "me"}] + [{"kind": "program", "program": program} for program in programs]
        seats += [{"kind": "bot", "level": level} for level in bots]
        return self.request("POST", "/api/challenges", {"game": game, "options": options or {}, "seats": seats})

    def answer(self, code, accept=True):
        """Accepts a challenge that the news told of, or declines it."""
        return self.request("POST", "/api/challenges/" + code, {"accept": accept})

    def match_file(self, code):
        return self.request("GET", f"/api/tables/{code}/match")

    def news(self, games=None):
        """Invitations and turns of mine as they come, one dictionary each, until the server stops. `games` narrows what one is invited to."""
        parts = urlsplit(self.url)
        connect = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        connection = connect(parts.hostname, parts.port, timeout=90)
        query = "" if games is None else "?" + urlencode({"games": ",".join(games)})
        connection.request("GET", "/api/news" + query, None, self.headers())
        answer = connection.getresponse()
        if answer.status >= 400:
            raise Refused(**json.loads(answer.read()))
        try:
            for line in answer:
                # An empty line now and then says that the server is still there.
                if line.strip():
                    yield json.loads(line)
        finally:
            connection.close()

    def join(self, code):
        return Seat(self, code)


class Seat:
    """A table as one joins it, told in positions. Going through it gives every position in which this seat is awaited."""

    def __init__(self, client, code):
        self.client, self.code = client, code
        self.position = None
        self.moments = []
        self.outcome = None
        self.table = None
        self.seed = None
        self.commitment = None
        self.said = []
        self.sealed = None
        self.refusals = []
        # How often somebody was faster.
        self.overtaken = 0
        # Never the same for two sockets of one seat: a race knows a command that comes again by it.
        self._last_id = int.from_bytes(os.urandom(4), "big") >> 2
        self._pace = Pace(rate=18, burst=10)
        self._socket = WebSocket(client.url, client.headers())
        self._send({"type": "hello", "version": PROTOCOL_VERSION})
        self._acted_at = 0.0
        self._send({"type": "join", "table": code, "choices": True})

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()

    def close(self):
        self._socket.close()

    def __iter__(self):
        while self.seed is None:
            self.listen(0)
            position = self.position
            if self.is_awaited():
                yield position
                if self.position is not position:
                    continue
            if self.seed is None:
                self._hear()

    def listen(self, seconds):
        """Hears what comes within a time, and gives the newest position: in a race nobody waits with their ears closed."""
        end = time.monotonic() + seconds
        while self.seed is None and self._socket.has_more(max(0, end - time.monotonic())):
            self._hear()
        return self.position

    def is_awaited(self):
        choices = self.position and self.position["choices"]
        return bool(choices and choices["actions"]) and self.sealed != self.position["sequence"]

    def act(self, action):
        """Does something and waits until it is done. What is refused is raised; where somebody was faster, the position that stands now is given."""
        # A race takes twenty commands a second at most.
        time.sleep(max(0, self._acted_at + SHORTEST_PAUSE - time.monotonic()))
        self._acted_at = time.monotonic()
        self._last_id += 1
        number, after = self._last_id, self.position["sequence"]
        self._send({"type": "act", "table": self.code, "id": number, "after": after, "action": action})
        while True:
            message = self._hear()
            if message["type"] == "refused" and message.get("id") == number:
                raise Refused(**{name: value for name, value in message.items() if name not in ("type", "table", "id")})
            if message["type"] == "overtaken" and message["id"] == number:
                self.overtaken += 1
                return self._until_position()
            if message["type"] == "sealed" and message.get("id") == number:
                self.sealed = self.position["sequence"]
                return None
            if message["type"] == "position" and message.get("id") == number:
                return message

    def talk(self, text):
        self._last_id += 1
        self._send({"type": "talk", "table": self.code, "id": self._last_id, "text": text})

    def _until_position(self):
        while True:
            message = self._hear()
            if message["type"] == "position":
                return message

    def _send(self, message):
        self._pace.wait()
        self._socket.send(json.dumps(message))

    def _hear(self):
        message = json.loads(self._socket.receive())
        kind = message["type"]
        if kind == "position":
            self.position = message
            self.outcome = message.get("outcome")
            last = -1 if message["whole"] or not self.moments else self.moments[-1]["sequence"]
            told = [moment for moment in message["moments"] if moment["sequence"] > last]
            self.moments = told if message["whole"] else self.moments + told
        elif kind == "table":
            self.table = message["table"]
        elif kind == "over":
            self.seed, self.commitment = message["seed"], message["commitment"]
        elif kind == "talk":
            self.said.extend(message["lines"])
        elif kind == "refused":
            self.refusals.append(message)
            if "id" not in message:
                raise Refused(message["code"], message["sentence"])
        return message


class Pace:
    """No more than a server takes: docs/PROTOCOL.md, Limits."""

    def __init__(self, rate, burst):
        self.rate, self.burst, self.left, self.at = rate, burst, burst, time.monotonic()

    def wait(self):
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            time.sleep((1 - self.left) / self.rate)
        self.left -= 1


class WebSocket:
    """As much of RFC 6455 as a client needs: whole texts both ways, pings answered."""

    TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

    def __init__(self, url, headers):
        parts = urlsplit(url)
        secure = parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        self.stream = socket.create_connection((parts.hostname, port), timeout=120)
        self.stream.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if secure:
            self.stream = ssl.create_default_context().wrap_socket(self.stream, server_hostname=parts.hostname)
        self.read = b""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET /socket HTTP/1.1", f"Host: {parts.netloc}", "Connection: Upgrade", "Upgrade: websocket"]
        lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: " + key]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.stream.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.read:
            self._read_more()
        head, self.read = self.read.split(b"\r\n\r\n", 1)
        status = head.split(b"\r\n")[0].decode()
        if " 101 " not in status + " ":
            raise ConnectionError("The socket was refused: " + status)
        accept = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        if accept not in head:
            raise ConnectionError("The server does not speak WebSocket.")
        self._heard = deque()
        self._changed = threading.Condition()
        self._sending = threading.Lock()
        self._ears = threading.Thread(target=self._listen, daemon=True)
        self._ears.start()

    def send(self, text):
        self._send(self.TEXT, text.encode())

    def has_more(self, seconds):
        """Whether a text has come, or comes within a time."""
        with self._changed:
            return self._changed.wait_for(lambda: self._heard, seconds)

    def receive(self):
        with self._changed:
            self._changed.wait_for(lambda: self._heard)
            # What ended the socket stays, for whoever asks again.
            if isinstance(self._heard[0], Exception):
                raise self._heard[0]
            return self._heard.popleft()

    def _listen(self):
        """In a thread of its own: a ping is answered at once, however long somebody thinks, and is no reason to wait for a text."""
        try:
            while True:
                self._tell(self._text())
        except (OSError, ValueError) as error:  # A closed TLS socket raises the second.
            self._tell(error)

    def _tell(self, heard):
        with self._changed:
            self._heard.append(heard)
            self._changed.notify_all()

    def _text(self):
        whole = b""
        while True:
            final, opcode, payload = self._frame()
            if opcode == self.PING:
                self._send(self.PONG, payload)
            elif opcode == self.CLOSE:
                code = struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else 1005
                raise ConnectionError(f"The server closed the socket with {code}: {payload[2:].decode()}")
            elif opcode != self.PONG:
                whole += payload
                if final:
                    return whole.decode()

    def close(self):
        try:
            self._send(self.CLOSE, struct.pack(">H", 1000))
            # Closing alone would leave the thread waiting.
            self.stream.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass  # It is gone already.
        self._ears.join()
        self.stream.close()

    def _send(self, opcode, payload):
        length = len(payload)
        if length < 126:
            head = struct.pack(">BB", 0x80 | opcode, 0x80 | length)
        else:
            head = struct.pack(">BBH", 0x80 | opcode, 0x80 | 126, length)
        mask = os.urandom(4)
        frame = head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
        with self._sending:
            self.stream.sendall(frame)

    def _frame(self):
        first, second = self._bytes(2)
        length = second & 0x7F
        if length == 126:
            (length,) = struct.unpack(">H", self._bytes(2))
        elif length == 127:
            (length,) = struct.unpack(">Q", self._bytes(8))
        return first & 0x80, first & 0x0F, self._bytes(length)

    def _bytes(self, count):
        while len(self.read) < count:
            self._read_more()
        taken, self.read = self.read[:count], self.read[count:]
        return taken

    def _read_more(self):
        more = self.stream.recv(65536)
        if not more:
            raise ConnectionError("The server is gone.")
        self.read += more


# Many matches over a pipe.

HOUSE = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
COMMAND = ("node", os.path.join(HOUSE, "scripts", "run.mjs"), "airlock")


class Environment:
    """`airlock env`: as many matches as one likes, every seat of them played from here. docs/COMMANDS.md has all requests."""

    def __init__(self, game, seats=None, options=None, seed="1", events=False, command=COMMAND):
        arguments = [*command, "env", game, "--seed", str(seed)]
        arguments += [] if seats is None else ["--seats", str(seats)]
        arguments += [] if options is None else ["--options", json.dumps(options)]
        arguments += ["--events"] if events else []
        self.process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.description = self._line()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()

    def request(self, do, **fields):
        """One request and its answer; a refusal is raised and has changed nothing."""
        self.process.stdin.write(json.dumps({"do": do, **{k: v for k, v in fields.items() if v is not None}}) + "\n")
        self.process.stdin.flush()
        answer = self._line()
        if "refused" in answer:
            raise Refused(**answer["refused"])
        return answer

    def reset(self, matches=None, seeds=None, show=None):
        return self.request("reset", matches=matches, seeds=seeds, show=show)["matches"]

    def observe(self, matches=None, seat=None, show=None):
        return self.request("observe", matches=matches, seat=seat, show=show)["matches"]

    def step(self, moves, again=None, show=None):
        """Moves are `[match, action]` or `[match, action, seat]`; an action is a number or a text."""
        return self.request("step", moves=moves, again=again, show=show)["matches"]

    def clone(self, matches):
        return self.request("clone", matches=matches)["clones"]

    def restore(self, clones, matches, show=None):
        return self.request("restore", clones=clones, matches=matches, show=show)["matches"]

    def imagine(self, matches, into, seat=None, chance=None, show=None):
        """Matches that the seat could not tell from these, for searches that must not know what it does not."""
        return self.request("imagine", matches=matches, into=into, seat=seat, chance=chance, show=show)["matches"]

    def forget(self, matches=None, clones=None):
        return self.request("forget", matches=matches, clones=clones)

    def outcomes(self, matches=None):
        return self.request("outcome", matches=matches)["outcomes"]

    def _line(self):
        line = self.process.stdout.readline()
        if not line:
            raise ConnectionError("airlock env has ended; its complaint stands on stderr.")
        return json.loads(line)


def answer_questions(choose):
    """A bot for `airlock simulate GAME --bots "exec:python3 mybot.py"`: `choose` is given each question, with its player, seat, names,
    view, choices and events, and gives the text of an action."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "choose":
            print(json.dumps({"action": choose(message)}), flush=True)


def unpacked(mask, size):
    """A mask as it comes over the pipe as a list of 0 and 1, one for each number of an action."""
    packed = base64.b64decode(mask)
    return [(packed[number >> 3] >> (number & 7)) & 1 for number in range(size)]


class AEC:
    """One match of an environment in the shape of PettingZoo's AEC, without needing PettingZoo."""

    SHOW = ["view", "legal", "mask"]

    def __init__(self, game, **settings):
        self.environment = Environment(game, **settings)
        described = self.environment.description
        self.metadata = {"name": "airlock_" + game}
        self.size = described["size"]
        self.possible_agents = [f"seat_{seat}" for seat in range(described["seats"])]
        self.agents = []

    def close(self):
        self.environment.close()

    def reset(self, seed=None, options=None):
        seeds = None if seed is None else [str(seed)]
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._take(self.environment.reset(seeds=seeds, matches=[0], show=self.SHOW)[0])

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        if seat == self._seen["seat"]:
            return self._observation(self._seen)
        return self._observation(self.environment.observe(matches=[0], seat=seat, show=self.SHOW)[0])

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        done, cut = self.terminations[agent], self.truncations[agent]
        return seen, self._cumulative_rewards[agent], done, cut, self.infos[agent]

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("A seat whose match is over can only step with None.")
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        self._cumulative_rewards[agent] = 0
        self.rewards = dict.fromkeys(self.agents, 0)
        self._take(self.environment.step([[0, action]], show=self.SHOW)[0])
        for one, reward in self.rewards.items():
            self._cumulative_rewards[one] += reward

    def _take(self, seen):
        self._seen = seen
        outcome = seen.get("outcome")
        if outcome is None:
            self.agent_selection = self.possible_agents[seen["seat"]]
            return
        for seat, agent in enumerate(self.possible_agents):
            won = seat in outcome["winners"]
            self.rewards[agent] = 1 if won else -1 if outcome["winners"] else 0
            self.terminations[agent] = True
            self.infos[agent] = {"outcome": outcome}
        self.agent_selection = self.agents[0]

    def _observation(self, seen):
        mask = unpacked(seen["mask"], self.size) if "mask" in seen else [0] * self.size
        return {"observation": seen.get("view"), "action_mask": mask}


# Chance, so that a shuffle can be checked by code that is not ours: docs/PROTOCOL.md, Chance.


def commitment_to(seed):
    """What a match publishes before its first card, from the seed that it publishes after its last one."""
    return hashlib.sha256(b"airlock seed commitment 1\n" + seed.encode()).hexdigest()


def chacha20_block(key, counter):
    """RFC 8439, with a nonce of zeros."""
    start = list(struct.unpack("<4I", b"expand 32-byte k")) + list(struct.unpack("<8I", key)) + [counter, 0, 0, 0]
    state = list(start)

    def quarter(a, b, c, d):
        for one, two, three, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            state[one] = (state[one] + state[two]) & 0xFFFFFFFF
            mixed = state[three] ^ state[one]
            state[three] = ((mixed << turn) | (mixed >> (32 - turn))) & 0xFFFFFFFF

    for _ in range(10):
        for column in range(4):
            quarter(column, column + 4, column + 8, column + 12)
        for column in range(4):
            quarter(column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
    return [(one + other) & 0xFFFFFFFF for one, other in zip(state, start)]


class Chance:
    """The generator of live matches: the ChaCha20 key stream of the seed, 32 bits at a time."""

    def __init__(self, key):
        self.key = bytes.fromhex(key) if isinstance(key, str) else key
        self.words, self.block = [], 0

    @classmethod
    def labelled(cls, secret, label):
        """That of a named deal: one of its own for every purpose."""
        return cls(hashlib.sha256(f"airlock label {secret}\n{label}".encode()).digest())

    def word(self):
        if not self.words:
            self.words = chacha20_block(self.key, self.block)
            self.block += 1
        return self.words.pop(0)

    def below(self, limit):
        """A whole number from 0 to limit - 1, as Lemire draws it; limits of less than 2 draw nothing."""
        if limit <= 1:
            return 0
        while True:
            product = self.word() * limit
            low = product & 0xFFFFFFFF
            if low >= limit or low >= 2**32 % limit:
                return product >> 32

    def shuffle(self, items):
        """In place, from the last place down."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items


def deal_of(file, about):
    """What the seed of a match file decides before anybody acts, card by card. `about` is what `describe` says of the game.

    docs/GAMES.md has the order of the draws and examples of every game.
    """
    deal = DEALS.get(file["game"])
    if deal is None:
        raise ValueError("The deal of " + file["game"] + " is not written here.")
    usual = {name: option["default"] for name, option in about["options"].items()}
    return deal(Chance(file["seed"]), len(file["seats"]), {**usual, **file["options"]}, about, file.get("log", []))


def names_in(about, enumeration):
    """The names of an enumeration in their order, each as often as it is in its deck."""
    values = about["enumerations"][enumeration]["values"]
    return [value["id"] for value in values for _ in range(value.get("copies", 1))]


def luck_of(chance, options):
    """The secret that the piles of Hypatia and Omega Virus come from."""
    seed = options["seed"]
    return "named " + seed if seed else "".join(f"{chance.below(2**32):08x}" for _ in range(8))


def deal_hypatia(chance, seats, options, about, log):
    luck = luck_of(chance, options)

    def dealt(pile, cards):
        return Chance.labelled(luck, pile + " 0").shuffle(cards)

    crew = dealt("crew", [human for human in names_in(about, "human") if not human.endswith("-7")])
    stations = names_in(about, "station")
    if options["layout"] == "random":
        stations = dealt("layout", stations)
    return {
        "stations": [None] * len(stations) if options["layout"] == "custom" else stations,
        "cryosleep": crew[:10],
        "cocoon": crew[10:20],
        "crewDeck": crew[20:],
        "phageDeck": dealt("phage", names_in(about, "phage")),
    }


def deal_outpost_seven(chance, seats, options, about, log):
    def purpose(name):
        seed = options["seed"]
        return Chance.labelled("named " + seed, "outpost-seven " + name) if seed else chance

    cards = names_in(about, "card")
    population = purpose("population").shuffle([1] * 5 + [2] * 5 + [3] * 5)
    modules = purpose("modules").shuffle(list(cards))
    start = {"red": 0, "yellow": 1}.get(options["startPlayer"])
    if start is None:
        start = purpose("startPlayer").below(2)
    return {
        "population": population[:10],
        "hands": [sorted(hand, key=cards.index) for hand in (modules[0:7], modules[7:14])],
        "burned": modules[14:24],
        "offer": modules[24:29],
        "deck": modules[29:],
        "start": start,
    }


def deal_omega_virus(chance, seats, options, about, log):
    luck = luck_of(chance, options)
    mode = options["mode"]
    practice = seats == 1 and mode == "practice"

    def pile(label, enumeration):
        return Chance.labelled(luck, "omega-virus " + label).shuffle(names_in(about, enumeration))

    def chosen_first(option, dealt):
        chosen = options[option].split(",") if practice and options[option] else []
        return chosen + [card for card in dealt if card not in chosen]

    def deck(number, seat):
        return pile(f"deck:{number}" if options["deckOrder"] == "identical" else f"deck:{number}:{seat}", "card")

    return {
        "locations": chosen_first("practiceLocations", pile("loc", "location")),
        "scoring": chosen_first("practiceScoring", pile("score", "scoring")),
        "decks": [[deck(number, seat) for seat in range(seats)] for number in range(1, 2 if practice else 4)],
    }


def deal_outsider(chance, seats, options, about, log):
    left, characters = names_in(about, "character"), []
    chosen = {by: action.split()[1] for by, action, _ in log if action.startswith("character ")}
    for seat in range(seats):
        if options["characters"] != "choice":
            characters.append(left.pop(chance.below(len(left))))
        elif seat in chosen:
            characters.append(chosen[seat])
        else:
            raise ValueError("Somebody did not choose a character in time: chance was drawn for it.")
    first = options["firstPlayer"]
    if "captain" in characters:
        first = characters.index("captain")
    elif first == "random" or first >= seats:
        first = chance.below(seats)
    outsiders = options["outsiders"]
    outsiders = (1 if seats <= 4 else 2) if outsiders == "recommended" else min(outsiders, 3, seats - 1)
    loyalties = chance.shuffle(["outsider"] * outsiders + ["crew"] * (seats - outsiders))
    deck = chance.shuffle(names_in(about, "card"))
    crises = chance.shuffle(names_in(about, "crisis"))
    hands = [[deck.pop() for _ in range(6)][::-1] for _ in range(seats)]
    return {
        "characters": characters,
        "first": first,
        "loyalties": loyalties,
        "hands": hands,
        "deck": deck,
        "crises": crises,
    }


def deal_outbreak(chance, seats, options, about, log):
    infected = options["infectedAtStart"]
    deck = ["LEADER", "PZERO"] + ["INFECTED"] * infected + ["SURVIVOR"] * (seats - 2 - infected)
    roles = chance.shuffle(deck)
    return {
        "leader": roles.index("LEADER"),
        "roles": ["SURVIVOR" if role == "LEADER" else role for role in roles],
        "rests": chance.shuffle(list(range(1, seats + 1))),
    }


DEALS = {
    "hypatia": deal_hypatia,
    "outpost-seven": deal_outpost_seven,
    "omega-virus": deal_omega_virus,
    "outsider": deal_outsider,
    "outbreak": deal_outbreak,
}


def verify(file, commitment=None):
    """Whether the seed of a match file is the one that was promised; raises where it is not."""
    if "seed" not in file:
        raise ValueError("The match is going on: its seed is not known yet.")
    promised = commitment or file["commitment"]
    if file["commitment"] != promised or commitment_to(file["seed"]) != promised:
        raise ValueError("The seed does not fit the commitment: the deal was not the one that was promised.")
    return True
