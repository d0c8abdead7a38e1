/** One person at a table with bots, who answers at once whenever they are awaited, and measures how long bots take. */
import {
  ActionList,
  type AnyGame,
  CLOCK,
  fastRandom,
  followEntry,
  has,
  type Random,
  seatsIn,
} from '@airlock/kernel';
import { type HeardEvent, PROTOCOL_VERSION, readServerMessage } from '@airlock/protocol';
import { session } from './airlockContestant.ts';
import { post } from './contestants.ts';
import { type Line, openLine } from './frames.ts';

export interface BotGame {
  readonly game: AnyGame;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** All but the first are bots. */
  readonly seats: number;
  readonly level: string;
}

interface Heard {
  readonly type: string;
  readonly sequence?: number;
  readonly seat?: number;
  readonly view?: unknown;
  readonly events?: readonly HeardEvent[];
  readonly changes?: unknown;
  readonly code?: string;
  readonly sentence?: string;
  readonly table?: { readonly thinking?: string };
}

/** What was measured at one or several tables. */
export interface BotRecord {
  /** Milliseconds from what was heard last, while a bot was awaited, to what a bot did. */
  readonly answers: number[];
  /** Tables whose people were told that bots think less than usual. */
  readonly reduced: Set<BotTable>;
}

const MY_SEAT = 0;
const READY = 'ready';

export class BotTable {
  private readonly port: number;
  private readonly wish: BotGame;
  private readonly record: BotRecord;
  private readonly random: Random;
  private line: Line | null = null;
  private code = '';
  private cookie = '';
  private view: unknown = null;
  private sequence = -1;
  private heardAt = 0;
  private isBotAwaited = false;
  private isMeasuring = false;
  /** What the server last said. */
  private isReduced = false;

  constructor(port: number, wish: BotGame, record: BotRecord, number: number) {
    this.port = port;
    this.wish = wish;
    this.record = record;
    this.random = fastRandom(`${wish.game.id} ${number}`);
  }

  /** A person of its own, with a socket of their own. */
  async open(name: string): Promise<void> {
    this.cookie = await session(this.port, name);
    const headers = { cookie: this.cookie, origin: `http://127.0.0.1:${this.port}` };
    this.line = await openLine(`ws://127.0.0.1:${this.port}/socket`, headers, (frame) =>
      this.hear(readServerMessage(String(frame)) as Heard),
    );
    this.say({ type: 'hello', version: PROTOCOL_VERSION });
    await this.sitDown();
  }

  measure(): void {
    this.isMeasuring = true;
    this.noteReduced();
  }

  leave(): void {
    this.isMeasuring = false;
    this.line?.socket.close();
  }

  private async sitDown(): Promise<void> {
    const { game, options = {}, seats, level } = this.wish;
    const others = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level }));
    const table = { game: game.id, options, seats: [{ kind: 'me' }, ...others], start: true };
    const { code } = await post(`http://127.0.0.1:${this.port}/api/tables`, table, this.cookie);
    this.code = String(code);
    this.view = null;
    this.isBotAwaited = false;
    this.say({ type: 'join', table: this.code, compact: true });
  }

  private hear(message: Heard): void {
    const { game } = this.wish;
    switch (message.type) {
      case 'table':
        this.isReduced = message.table?.thinking === 'reduced';
        this.noteReduced();
        return;
      case 'refused':
        if (message.code === 'not-joined') return;
        throw new Error(`${game.id}: ${message.sentence}`);
      case 'view':
        this.view = message.view;
        break;
      case 'events':
        this.noteAnswer(message.seat ?? -1);
        this.view = followEntry(this.view, message);
        break;
      case 'over':
        // Another match at another table, so that there are always as many.
        if (this.view) {
          this.say({ type: 'leave', table: this.code });
          this.view = null;
          void this.sitDown();
        }
        return;
      default:
        return;
    }
    this.sequence = message.sequence ?? this.sequence;
    this.heardAt = performance.now();
    this.answer();
  }

  private noteReduced(): void {
    if (this.isMeasuring && this.isReduced) this.record.reduced.add(this);
  }

  private noteAnswer(seat: number): void {
    if (!this.isMeasuring || !this.isBotAwaited || seat === MY_SEAT || seat === CLOCK) return;
    this.record.answers.push(performance.now() - this.heardAt);
  }

  private answer(): void {
    const { game } = this.wish;
    const state = game.imagine(this.view, this.random);
    const waiting = game.waiting(state);
    this.isBotAwaited = seatsIn(waiting).some((seat) => seat !== MY_SEAT && seat !== CLOCK);
    if (!has(waiting, MY_SEAT)) return;
    const list = new ActionList();
    game.actions(state, MY_SEAT, list);
    if (game.realTime) {
      // In a race the person only says that they are ready: what the bot does is measured from its last deed.
      if (list.toArray().some((action) => game.codec.write(action) === READY)) this.act(READY, this.sequence);
    } else if (list.size > 0) this.act(game.codec.write(list.pick(this.random)), this.sequence);
  }

  private act(action: string, after: number): void {
    this.say({ type: 'act', table: this.code, id: 1, after, action });
  }

  private say(message: object): void {
    this.line?.send(JSON.stringify(message));
  }
}
