/** One server with a time and a chance of its own, and everything that people got from it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROUTES } from '@airlock/protocol';
import {
  DEFAULTS,
  type Games,
  loadSpelling,
  type Replacements,
  type RunningServer,
  type Settings,
  startServer,
} from '@airlock/server';
import { freshSurroundings, type Surroundings, surroundedBy } from '../surroundings/surroundings.ts';
import type { Rewrite } from '../table/plant.ts';
import { Line } from './line.ts';
import { type Neighbour, startNeighbours } from './neighbours.ts';
import type { Receipt } from './receipt.ts';
import { type Answer, DATE, type Request, request } from './request.ts';
import { Socket } from './socket.ts';
import { HeldThoughts } from './thoughts.ts';

export interface WorldParts {
  /** Of everything that happens by chance, the same in two worlds that are to be compared. */
  readonly seed: string;
  readonly games: Games;
  readonly matchSeed: string;
  readonly rewrite?: Rewrite;
  /** Whether everybody comes by way of another server than the one that has their tables. */
  readonly isFar?: boolean;
}

const SETTINGS: Settings = { ...DEFAULTS, port: 0, logLevel: 'silent', limited: false };

/** After this many turns of the event loop without a byte on any line, nothing more comes by itself. */
const IDLE_TURNS = 5;
/** The same where one server asks another, and works inside itself on the answer. */
const IDLE_TURNS_FAR = 25;

export class World {
  readonly thoughts = new HeldThoughts();
  private readonly data = mkdtempSync(join(tmpdir(), 'airlock-secrecy-'));
  /** What was got since `takeReceipts` was last called. */
  private receipts: Receipt[] = [];
  private readonly parts: WorldParts;
  private readonly surroundings: Surroundings;
  private running: RunningServer | null = null;
  /** The other server, where there is one. */
  private far: Neighbour | null = null;
  /** Counts everything that moves. */
  private moves = 0;

  constructor(parts: WorldParts) {
    this.parts = parts;
    this.surroundings = freshSurroundings(parts.seed);
  }

  /** When its time began. */
  get startedAt(): number {
    return this.surroundings.time.now - this.surroundings.time.passed;
  }

  get now(): number {
    return this.surroundings.time.now;
  }

  get server(): RunningServer {
    if (!this.running) throw new Error('The server is not running.');
    return this.running;
  }

  /** Where people connect and ask; only tables are set at the server that shall have them. */
  private get door(): RunningServer {
    return this.far?.server ?? this.server;
  }

  async start(): Promise<void> {
    // Read from the disk, which takes a time of its own.
    for (const entry of this.parts.games.values()) await loadSpelling(entry);
    return this.turn(async () => {
      const settings = { ...SETTINGS, data: this.data };
      const instead = {
        games: this.parts.games,
        chance: { seed: () => this.parts.matchSeed },
        thinkers: this.thoughts,
        page: join(this.data, 'no-page'),
        push: this.pushed,
      };
      if (!this.parts.isFar) {
        this.running = await startServer(settings, instead);
        return;
      }
      const { owner, neighbour } = await startNeighbours(settings, instead, () => void this.moves++);
      this.running = owner;
      this.far = neighbour;
    });
  }

  /** Stopping waits for people to go, so time has to go on in the meantime. */
  stop(): Promise<void> {
    return this.turn(async () => {
      let isStopped = false;
      const stopping = this.stopAll().finally(() => {
        isStopped = true;
      });
      while (!isStopped) {
        this.surroundings.time.strikeNext(Number.POSITIVE_INFINITY);
        await this.settle();
      }
      await stopping;
      this.running = null;
      this.far = null;
    });
  }

  private async stopAll(): Promise<void> {
    if (this.far?.letters() === 0) throw new Error('Nothing went by letter.');
    await this.far?.server.stop();
    await this.server.stop();
    await this.far?.closeStore();
  }

  /** Stops for good, and leaves nothing behind. */
  async end(): Promise<void> {
    if (this.running) await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }

  /** Lets this world have its turn, until everything that comes of `work` has come. */
  turn<T>(work: () => T | Promise<T>): Promise<T> {
    return surroundedBy(this.surroundings, async () => {
      const result = await work();
      await this.settle();
      return result;
    });
  }

  /** Within a turn: what came of it so far has come. */
  async settle(): Promise<void> {
    let idle = 0;
    let moves = this.moves;
    const enough = this.parts.isFar ? IDLE_TURNS_FAR : IDLE_TURNS;
    while (idle < enough) {
      await new Promise(setImmediate);
      idle = moves === this.moves ? idle + 1 : 0;
      moves = this.moves;
    }
  }

  /** Within a turn: time goes on, and whatever waits for it is done in its order. */
  async waitUntil(moment: number): Promise<void> {
    const { time } = this.surroundings;
    while (time.strikeNext(moment)) await this.settle();
    time.now = Math.max(time.now, moment);
  }

  /** The same, but what waits for the moment itself is not done yet. */
  async waitUntilJustBefore(moment: number): Promise<void> {
    await this.waitUntil(moment - 1);
    this.surroundings.time.now = Math.max(this.surroundings.time.now, moment);
  }

  /** When something waits to be done, at the latest at `until`. */
  nextMoment(until: number): number {
    return Math.min(this.surroundings.time.nextAt ?? until, until);
  }

  /** Within a turn; what nobody's eyes see is not kept. */
  async ask(by: string | null, channel: string, wish: Request): Promise<Answer> {
    let answer: Answer | undefined;
    request(setsTable(wish) ? this.server : this.door, wish, (got) => {
      this.moves++;
      answer = got;
    });
    await this.settle();
    if (!answer) throw new Error(`${wish.method} ${wish.path} was not answered.`);
    this.note(by, channel, `${answer.head}\r\n\r\n${answer.body}`);
    return answer;
  }

  /** Within a turn. */
  open(by: string | null, cookie: string): Socket {
    return new Socket(this.door, cookie, (channel, text) => this.note(by, channel, text));
  }

  /** Within a turn: a request that is answered for as long as somebody listens. Gives the way to stop. */
  listen(by: string, channel: string, path: string, cookie: string): () => void {
    const line = new Line({
      received: (bytes) => this.note(by, channel, bytes.toString().replace(DATE, 'date: now')),
      ended: () => void this.moves++,
    });
    this.door.connect(line);
    line.fromClient(`GET ${path} HTTP/1.1\r\nHost: airlock\r\nCookie: ${cookie}\r\n\r\n`);
    return () => line.hangUp();
  }

  /** A notice that would go to somebody's browser: what that can read, and what its push service sees besides. */
  private readonly pushed: NonNullable<Replacements['push']> = async ({ endpoint }, message) => {
    this.note(readerAt(endpoint), PUSH_CHANNEL, JSON.stringify(message));
    return 'sent';
  };

  takeReceipts(): Receipt[] {
    const taken = this.receipts;
    this.receipts = [];
    return taken;
  }

  private note(by: string | null, channel: string, text: string): void {
    this.moves++;
    if (by === null) return;
    const at = this.surroundings.time.passed;
    const got = this.parts.rewrite?.({ channel, text }) ?? [{ channel, text }];
    this.receipts.push(...got.map((message) => ({ ...message, at, by })));
  }
}

/** Also the name under which a leak in it is found. */
export const PUSH_CHANNEL = 'push';

const PUSH_SERVICE = 'https://push.example.com/';

/** Where the notices of somebody go whose eyes we look through. */
export const pushAddress = (eyes: string): string => `${PUSH_SERVICE}${encodeURIComponent(eyes)}`;

const readerAt = (endpoint: string): string =>
  `${decodeURIComponent(endpoint.slice(PUSH_SERVICE.length))}, elsewhere`;

/** A table belongs to the server at which it was set. */
const setsTable = ({ method, path }: Request): boolean => method === 'POST' && SETTING.has(path);

const SETTING: ReadonlySet<string> = new Set([ROUTES.tables, ROUTES.copies, ROUTES.challenges]);
