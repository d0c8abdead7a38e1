/** Everybody at one table of one server: those whose eyes we look through, and the others. */
import type { LogEntry, Seat } from '@airlock/kernel';
import { atTable, PROTOCOL_VERSION, ROUTES } from '@airlock/protocol';
import type { Answer } from '../wire/request.ts';
import type { Socket } from '../wire/socket.ts';
import { pushAddress, type World } from '../wire/world.ts';
import { keyOf } from './eyes.ts';

/** Who sits where. */
export interface Cast {
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: readonly ('person' | 'bot')[];
  readonly host: Seat;
  /** The level of the bots. */
  readonly level: string;
  /** At a slow table: who is told in a browser when it is their move, if they are elsewhere. */
  readonly pushedTo?: Seat;
}

/** Keys of a browser; nothing is encrypted for it here. */
const BROWSER_KEYS = {
  p256dh: Buffer.alloc(65, 4).toString('base64url'),
  auth: Buffer.alloc(16).toString('base64url'),
};

/** Somebody with a session, or without. */
export interface Guest {
  readonly name: string;
  readonly cookie: string;
}

/** A match as far as a server has come with it. */
export interface RunningMatch {
  /** What is written down so far. */
  readonly log: readonly LogEntry[];
  readonly isOver: boolean;
  /** By the clock of its world; `null` where the question may stand for ever. */
  readonly deadlineAt: number | null;
}

/** In which form somebody is told, and since when. */
export interface Joining {
  readonly seen?: number | undefined;
  readonly choices?: boolean;
  readonly compact?: boolean;
}

export const STRANGER: Guest = { name: 'a stranger', cookie: '' };

/** Also the name under which a leak in it is found. */
export const NEWS_CHANNEL = `GET ${ROUTES.news}`;

const COOKIE = /^set-cookie: ([^;]*)/im;

/** All of it is called within a turn of its world. */
export class Party {
  readonly world: World;
  readonly cast: Cast;
  code = '';
  /** Somebody with a session and without a seat. */
  watcher: Guest = STRANGER;
  private readonly guests = new Map<Seat, Guest>();
  private readonly sockets = new Map<string, Socket>();
  /** How each of the streams is ended. */
  private readonly streams = new Map<string, () => void>();
  /** How many numbered messages everybody has sent, over whichever of their sockets. */
  private readonly sent = new Map<string, number>();

  constructor(world: World, cast: Cast) {
    this.world = world;
    this.cast = cast;
  }

  /** People come and sit down, ready to begin. */
  async sitDown(): Promise<void> {
    const { seats, host, game, options, level } = this.cast;
    for (const [seat, kind] of seats.entries()) {
      if (kind === 'person') this.guests.set(seat, await this.admit(`Player ${seat}`));
    }
    this.watcher = await this.admit('A watcher');
    const plans = seats.map((kind, seat) =>
      kind === 'bot' ? { kind, level } : { kind: seat === host ? 'me' : 'open' },
    );
    const set = await this.granted(this.person(host), 'POST', ROUTES.tables, { game, options, seats: plans });
    this.code = (JSON.parse(set.body) as { code: string }).code;
    await this.slowDown();
    for (const [seat, guest] of this.guests) {
      if (seat === host) continue;
      await this.granted(guest, 'POST', atTable(ROUTES.seat, this.code), { seat });
      await this.granted(guest, 'POST', atTable(ROUTES.ready, this.code), { ready: true });
    }
  }

  /** A day for each decision, and notices for whoever's eyes we look through. */
  private async slowDown(): Promise<void> {
    const { pushedTo, host } = this.cast;
    if (pushedTo === undefined) return;
    const time = { kind: 'slow', hours: 24 };
    await this.granted(this.person(host), 'PATCH', atTable(ROUTES.table, this.code), { time });
    const browser = { endpoint: pushAddress(keyOf(pushedTo)), keys: BROWSER_KEYS };
    await this.granted(this.person(pushedTo), 'POST', ROUTES.push, browser);
  }

  async begin(): Promise<void> {
    await this.granted(this.person(this.cast.host), 'POST', atTable(ROUTES.start, this.code), {});
  }

  get people(): Seat[] {
    return [...this.guests.keys()];
  }

  person(seat: Seat): Guest {
    const guest = this.guests.get(seat);
    if (!guest) throw new Error(`No person sits at seat ${seat}.`);
    return guest;
  }

  private async admit(name: string): Promise<Guest> {
    const { head } = await this.granted(STRANGER, 'POST', ROUTES.session, { name });
    return { name, cookie: head.match(COOKIE)?.[1] ?? '' };
  }

  /** What comes over the socket is compared if somebody's eyes are named. */
  async open(key: string, guest: Guest, eyes: string | null): Promise<void> {
    this.sockets.set(key, this.world.open(eyes, guest.cookie));
    await this.world.settle();
  }

  async join(
    key: string,
    guest: Guest,
    eyes: string | null,
    how: Joining = { compact: true },
  ): Promise<void> {
    await this.open(key, guest, eyes);
    this.send(key, { type: 'hello', version: PROTOCOL_VERSION });
    this.sendJoin(key, how);
    await this.world.settle();
  }

  sendJoin(key: string, how: Joining): void {
    this.send(key, { type: 'join', table: this.code, ...how });
  }

  /** Messages get the table's code and a number of their own. */
  tell(key: string, message: Readonly<Record<string, unknown>>): void {
    const [who = key] = key.split(',');
    const id = (this.sent.get(who) ?? 0) + 1;
    this.sent.set(who, id);
    this.send(key, { ...message, table: this.code, id });
  }

  send(key: string, message: unknown): void {
    const socket = this.sockets.get(key);
    if (!socket) throw new Error(`There is no socket "${key}".`);
    if (socket.isOpen) socket.send(message);
  }

  /** Listens to somebody's news until they leave. */
  async listen(key: string, guest: Guest): Promise<void> {
    this.streams.get(key)?.();
    this.streams.set(key, this.world.listen(key, NEWS_CHANNEL, ROUTES.news, guest.cookie));
    await this.world.settle();
  }

  leave(key: string): void {
    this.streams.get(key)?.();
    this.streams.delete(key);
    this.sockets.get(key)?.close();
    this.sockets.delete(key);
  }

  get keys(): string[] {
    return [...this.sockets.keys()];
  }

  /** The match as the server has it. */
  async match(): Promise<RunningMatch> {
    const { match, record, deadlineAt } = await this.world.server.hall.find(this.code);
    const isOver = record.stage === 'over' || record.stage === 'abandoned';
    return { log: match?.log ?? [], isOver, deadlineAt: deadlineAt ?? null };
  }

  private async granted(guest: Guest, method: string, path: string, body: unknown): Promise<Answer> {
    const answer = await this.world.ask(null, path, { method, path, cookie: guest.cookie, body });
    if (answer.status !== 200) throw new Error(`${method} ${path} was refused: ${answer.body}`);
    return answer;
  }
}
