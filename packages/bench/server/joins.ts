/**
 * What it costs the server when somebody joins a match that has gone on for long: a whole view and everything that was
 * told so far. A stranger can ask for it again and again, so it has to be cheap.
 */
import { ActionList, type AnyGame, fastRandom, followEntry, has } from '@airlock/kernel';
import { outsider } from '@airlock/outsider';
import { type HeardEvent, PROTOCOL_VERSION, readServerMessage } from '@airlock/protocol';
import { airlock, session } from './airlockContestant.ts';
import { post } from './contestants.ts';
import { type Line, openLine } from './frames.ts';
import { ServerProcess } from './serverProcess.ts';

export interface JoinCost {
  readonly actions: number;
  readonly joins: number;
  readonly bytes: number;
  readonly cpuMsPerJoin: number;
  /** The same number of frames that ask for nothing, for what the way itself costs. */
  readonly cpuMsPerPing: number;
}

interface Effort {
  readonly actions: number;
  readonly joins: number;
}

const SEATS = 3;
const WARM_UP_JOINS = 300;
const game = outsider as AnyGame;

interface Heard {
  readonly type: string;
  readonly sequence?: number;
  readonly view?: unknown;
  readonly events?: readonly HeardEvent[];
  readonly changes?: unknown;
}

/** One person who does anything that is allowed whenever they are awaited. */
class Player {
  readonly seat: number;
  sequence = -1;
  private view: unknown = null;
  private line: Line | null = null;
  private readonly random;
  private waits: { readonly sequence: number; readonly done: () => void } | null = null;

  constructor(seat: number) {
    this.seat = seat;
    this.random = fastRandom(`joins ${seat}`);
  }

  async sitDown(port: number, cookie: string, table: string): Promise<void> {
    this.line = await lineTo(port, cookie, (frame) => this.hear(readServerMessage(String(frame))));
    this.line.send(JSON.stringify({ type: 'join', table, compact: true }));
    await this.until(0);
  }

  get isAwaited(): boolean {
    return has(game.waiting(game.imagine(this.view, this.random)), this.seat);
  }

  act(table: string): void {
    const list = new ActionList();
    game.actions(game.imagine(this.view, this.random), this.seat, list);
    const action = game.codec.write(list.pick(this.random));
    this.line?.send(JSON.stringify({ type: 'act', table, id: 1, after: this.sequence, action }));
  }

  until(sequence: number): Promise<void> {
    if (this.sequence >= sequence) return Promise.resolve();
    return new Promise((done) => {
      this.waits = { sequence, done };
    });
  }

  leave(): void {
    this.line?.socket.close();
  }

  private hear({ type, sequence, view, events, changes }: Heard): void {
    if (type === 'refused') throw new Error('A player was refused.');
    if (type === 'view') this.view = view;
    if (type === 'events') this.view = followEntry(this.view, { events, changes });
    if (sequence !== undefined) this.sequence = sequence;
    if (this.waits && this.sequence >= this.waits.sequence) {
      const { done } = this.waits;
      this.waits = null;
      done();
    }
  }
}

export async function measureJoins({ actions, joins }: Effort): Promise<JoinCost> {
  const server = await ServerProcess.start(airlock, '');
  try {
    const { players, table, played } = await longMatch(server.port, actions);
    const stranger = await Stranger.at(server.port, table);
    await stranger.join(WARM_UP_JOINS);
    const cpuMsPerPing = await spent(server, joins, () => stranger.ping(joins));
    const cpuMsPerJoin = await spent(server, joins, () => stranger.join(joins));
    for (const player of players) player.leave();
    stranger.leave();
    return { actions: played, joins, bytes: stranger.bytes, cpuMsPerJoin, cpuMsPerPing };
  } finally {
    await server.stop();
  }
}

async function spent(server: ServerProcess, times: number, work: () => Promise<void>): Promise<number> {
  const before = server.cpuSeconds();
  await work();
  return ((server.cpuSeconds() - before) * 1000) / times;
}

/** Tries deals until one lasts this long. */
async function longMatch(port: number, actions: number) {
  for (;;) {
    const match = await playedMatch(port, actions);
    if (match.played >= actions) return match;
    for (const player of match.players) player.leave();
  }
}

async function playedMatch(port: number, actions: number) {
  const api = `http://127.0.0.1:${port}/api/tables`;
  const cookies = await Promise.all(
    Array.from({ length: SEATS }, (_, seat) => session(port, `Crew ${seat}`)),
  );
  const [host = '', ...others] = cookies;
  const seats = cookies.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  const table = String((await post(api, { game: 'outsider', seats }, host)).code);
  for (const cookie of others) {
    await post(`${api}/${table}/seat`, {}, cookie);
    await post(`${api}/${table}/ready`, { ready: true }, cookie);
  }
  await post(`${api}/${table}/start`, {}, host);
  const players = cookies.map((_, seat) => new Player(seat));
  await Promise.all(players.map((player) => player.sitDown(port, cookies[player.seat] ?? '', table)));
  let played = 0;
  while (played < actions) {
    const next = players.find(({ isAwaited }) => isAwaited);
    if (!next) break;
    next.act(table);
    played++;
    await Promise.all(players.map((player) => player.until(played)));
  }
  return { players, table, played };
}

/** Somebody without a session who joins one table again and again, one answer after the other. */
class Stranger {
  bytes = 0;
  private readonly line: Line;
  private readonly table: string;
  private heard: (type: string) => void = () => {};

  private constructor(line: Line, table: string) {
    this.line = line;
    this.table = table;
  }

  static async at(port: number, table: string): Promise<Stranger> {
    let stranger: Stranger | null = null;
    const line = await lineTo(port, '', (frame) => {
      const type = /^\{"type":"(\w+)"/.exec(frame.toString('latin1', 0, 40))?.[1] ?? '';
      if (type === 'view' && stranger) stranger.bytes = frame.length;
      stranger?.heard(type);
    });
    stranger = new Stranger(line, table);
    return stranger;
  }

  async join(times: number): Promise<void> {
    for (let time = 0; time < times; time++)
      await this.ask({ type: 'join', table: this.table, compact: true }, 'view');
  }

  async ping(times: number): Promise<void> {
    for (let id = 0; id < times; id++) await this.ask({ type: 'ping', id }, 'pong');
  }

  leave(): void {
    this.line.socket.close();
  }

  private ask(message: object, answer: string): Promise<void> {
    return new Promise((done) => {
      this.heard = (type) => {
        if (type === answer) done();
      };
      this.line.send(JSON.stringify(message));
    });
  }
}

async function lineTo(port: number, cookie: string, hear: (frame: Buffer) => void): Promise<Line> {
  const headers = { origin: `http://127.0.0.1:${port}`, ...(cookie ? { cookie } : {}) };
  const line = await openLine(`ws://127.0.0.1:${port}/socket`, headers, hear);
  line.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
  return line;
}
