/**
 * A match between one person and bots, as the person at a terminal has it: the table stands in a room like any other, and what the
 * person sees, hears and may do comes over a line to it.
 */
import type { BotLevel, CatalogueEntry } from '@airlock/catalogue';
import {
  type Action,
  ActionList,
  type AnyGame,
  fastRandom,
  followEntry,
  has,
  imaginedFrom,
  type MatchFile,
  type Naming,
  type Options,
  type Outcome,
  present,
  type Random,
  type RuleId,
  type Seat,
  type SeenEvent,
  tellApart,
  toFile,
  UNDO_RULE,
} from '@airlock/kernel';
import {
  type ClientMessage,
  type Moment,
  PROTOCOL_VERSION,
  readServerMessage,
  type ServerMessage,
} from '@airlock/protocol';
import { type LiveTable, NearLine, type Person, Refused, type TableStore } from '@airlock/tables';
import { Complaint } from '../complaint.ts';
import type { AnyMatch } from '../matchFiles.ts';
import type { Listed } from './screen.ts';
import { TerminalRoom } from './terminalRoom.ts';

/** A sentence of the log or a refusal, and the rule behind it. */
export interface Line {
  readonly sentence: string;
  readonly rule?: RuleId | undefined;
}

export interface Start {
  readonly code: string;
  /** Those that somebody asked for; the game's own are taken for the others, as far as they fit the table. */
  readonly options: Options;
  readonly name: string;
  /** One per seat; that of the person's own seat is nobody's. */
  readonly levels: readonly (BotLevel | null)[];
  readonly seed: string;
}

type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
type Command = Extract<ClientMessage, { type: 'act' | 'undo' }>;

/** What was sent and is not answered yet. */
interface UnderWay {
  readonly message: Command;
  answer(refused: Line | null): void;
}

const ME = 'me';

/** A race is waited for in real time; nothing else would keep the command running. */
const WAITING_MS = 1_000;

export class TerminalTable {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly naming: Naming;
  /** All the person heard, oldest first. */
  readonly log: Line[] = [];
  /** What the person heard since their last action. */
  recent: SeenEvent[] = [];
  private readonly host: TerminalRoom;
  private readonly table: LiveTable;
  private readonly line: NearLine;
  /** What the person heard of what was not taken back. */
  private heard: SeenEvent[] = [];
  private seen: unknown = undefined;
  private sequence = -1;
  /** What the rules say is asked of a state imagined from the view: the person knows no other. */
  private imagined: unknown = undefined;
  private underWay: UnderWay | null = null;
  private numbers = 0;
  private readonly hintChance: Random;
  private wake: () => void = () => undefined;

  private constructor(host: TerminalRoom, table: LiveTable, person: Person) {
    this.host = host;
    this.table = table;
    this.game = table.entry.game;
    const { seats } = table.record;
    this.seat = seats.findIndex((seat) => seat.kind === 'person');
    const names = seats.map((seat) => (seat.kind === 'open' ? '' : seat.name));
    this.naming = { names: tellApart(names, (one) => this.game.words.seat(one)), reader: this.seat };
    // Apart from the bots' own, so that asking for a hint changes nothing.
    this.hintChance = fastRandom(`${table.record.match?.seed} hints`);
    this.line = new NearLine(
      person,
      { commands: host.room.commands, find: async () => table },
      { heard: (text) => this.hear(readServerMessage(text)), closed: () => undefined },
    );
    this.line.hear({ type: 'hello', version: PROTOCOL_VERSION });
    this.line.hear({ type: 'join', table: table.code, compact: true });
  }

  /** Deals a new match. */
  static async begin(entry: CatalogueEntry, store: TableStore, start: Start): Promise<TerminalTable> {
    const host = new TerminalRoom(store, entry, start);
    const person = { id: ME, name: start.name };
    const wish = {
      game: entry.game.id,
      options: { ...start.options },
      seats: start.levels.map((level) =>
        level === null ? ({ kind: 'me' } as const) : ({ kind: 'bot', level: level.id } as const),
      ),
      start: true,
    };
    try {
      return await TerminalTable.at(host, await host.room.lobby.set(person, wish), person);
    } catch (error) {
      host.close();
      throw error instanceof Refused ? new Complaint(error.message) : error;
    }
  }

  /** Continues a match where it was left. */
  static async resume(entry: CatalogueEntry, store: TableStore, code: string): Promise<TerminalTable> {
    const record = present(await store.table(code));
    const seed = record.match?.seed ?? '';
    const host = new TerminalRoom(store, entry, { code, seed });
    try {
      const table = await host.room.hall.find(code);
      if (table.pastLog) {
        throw new Complaint(
          'The rules have changed since, and lead this match elsewhere; it cannot be continued.',
        );
      }
      const me = table.record.seats.find((seat) => seat.kind === 'person');
      return await TerminalTable.at(host, table, { id: ME, name: me?.name ?? '' });
    } catch (error) {
      host.close();
      if (!(error instanceof Refused)) throw error;
      throw new Complaint(`The match cannot be continued: ${host.reasonFor(error)}`);
    }
  }

  private static async at(host: TerminalRoom, table: LiveTable, person: Person): Promise<TerminalTable> {
    const opened = new TerminalTable(host, table, person);
    await host.settled(table);
    return opened;
  }

  get view(): unknown {
    return this.seen;
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.imagined);
  }

  get isOver(): boolean {
    return this.outcome !== null;
  }

  /** The match itself, for its file; whoever plays sees the view. */
  get match(): AnyMatch {
    const { match } = this.table;
    if (!match) throw new Error('A terminal has no table without a match.');
    return match;
  }

  /** Before the end without its seed. */
  file(): MatchFile {
    return toFile(this.match, this.table.record.match?.seed ?? '');
  }

  /** Lets everybody else act who is awaited, until the table waits for the person or the match is over. */
  async advance(): Promise<void> {
    for (;;) {
      await this.host.settled(this.table);
      if (!this.game.realTime || this.isOver || has(this.game.waiting(this.imagined), this.seat)) return;
      await this.news();
    }
  }

  /** `null` when it was done; otherwise why not, with nothing changed. */
  play(action: Action): Promise<Line | null> {
    const { code } = this.table;
    const text = this.game.codec.write(action);
    return this.send({ type: 'act', table: code, id: ++this.numbers, after: this.sequence, action: text });
  }

  undo(): Promise<Line | null> {
    return this.send({
      type: 'undo',
      table: this.table.code,
      id: ++this.numbers,
      after: this.sequence,
    });
  }

  /** Why the rules would not allow it. */
  refusalOf(action: Action): Line | null {
    const refusal = this.game.refusal(this.imagined, this.seat, action);
    return refusal && { sentence: this.game.words.refusal(refusal), rule: refusal.rule };
  }

  /** What the rules await of the person, in the order of the rules. */
  listed(): Listed[] {
    const list = new ActionList();
    this.game.actions(this.imagined, this.seat, list);
    return this.withWords(list);
  }

  /** What the person may do besides, such as resigning. */
  asides(): Listed[] {
    const list = new ActionList();
    this.game.asides(this.imagined, this.seat, list);
    return this.withWords(list);
  }

  /** What a bot would do in the person's place, knowing no more than the person. */
  hint(level: BotLevel): Action {
    return level.bot.choose({ seat: this.seat, view: this.seen, heard: this.heard }, this.hintChance);
  }

  close(): void {
    this.line.end();
    this.host.close();
  }

  private send(message: Command): Promise<Line | null> {
    const answered = new Promise<Line | null>((answer) => {
      this.underWay = { message, answer };
    });
    this.line.hear(message);
    return Promise.race([answered, this.host.broken]);
  }

  private answer(refused: Line | null): void {
    this.underWay?.answer(refused);
    this.underWay = null;
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'view') this.hearView(message);
    else if (message.type === 'events') this.hearEvents(message);
    else if (message.type === 'refused' && message.id === this.underWay?.message.id)
      this.answer({ sentence: message.sentence, rule: message.rule });
    this.wake();
  }

  private hearView({ view, sequence, moments }: MessageOf<'view'>): void {
    const before = this.sequence;
    this.see(view, sequence);
    this.heard = moments.flatMap(({ events }) => events.map(asSeen));
    if (this.underWay?.message.type === 'undo' && sequence > before) {
      this.recent = [];
      this.log.push({ sentence: 'You took back your last action.', rule: UNDO_RULE });
      this.answer(null);
      return;
    }
    for (const moment of moments) if (moment.sequence > before) this.tell(moment);
  }

  private hearEvents(message: MessageOf<'events'>): void {
    if (message.sequence <= this.sequence) return;
    this.see(followEntry(this.seen, message), message.sequence);
    this.tell(message);
    this.heard.push(...message.events.map(asSeen));
    if (message.id !== undefined && message.id === this.underWay?.message.id) this.answer(null);
  }

  private see(view: unknown, sequence: number): void {
    this.seen = view;
    this.sequence = sequence;
    this.imagined = imaginedFrom(this.game, view);
  }

  private tell({ seat, events }: Pick<Moment, 'seat' | 'events'>): void {
    if (seat === this.seat) this.recent = [];
    for (const event of events.map(asSeen)) {
      this.recent.push(event);
      const sentence = this.game.words.event(event, this.naming);
      if (sentence !== null) this.log.push({ sentence, rule: event.rule });
    }
  }

  /** Waits until the table says something. */
  private async news(): Promise<void> {
    const waiting = setInterval(() => undefined, WAITING_MS);
    const heard = new Promise<void>((resolve) => {
      this.wake = resolve;
    });
    await Promise.race([heard, this.host.broken]).finally(() => clearInterval(waiting));
  }

  private withWords(list: ActionList): Listed[] {
    return list.toArray().map((action) => ({ action, words: this.game.codec.write(action).split(' ') }));
  }
}

/** Without what it changed in the view, which has been followed. */
const asSeen = ({ type, rule, open, own }: Moment['events'][number]): SeenEvent => ({
  type,
  rule,
  open,
  ...(own === undefined ? {} : { own }),
});
