/** A match between one person and bots: who acts when, what the person heard, and what could come. */
import type { BotLevel, CatalogueEntry } from '@airlock/catalogue';
import {
  type Action,
  ActionList,
  type AnyGame,
  CLOCK,
  eventFor,
  fastRandom,
  type Generator,
  itemAt,
  type LogEntry,
  type Naming,
  type Options,
  openMatch,
  present,
  type Random,
  type Refusal,
  type RuleId,
  type Seat,
  type SeenEvent,
  seatsIn,
  type ToldEvent,
  tellApart,
  UNDO,
  UNDO_RULE,
} from '@airlock/kernel';
import { Complaint } from '../complaint.ts';
import type { AnyMatch } from '../matchFiles.ts';
import { type Next, Schedule } from '../schedule.ts';
import type { Listed } from './screen.ts';

/** A sentence of the log and the rule behind it. */
export interface Line {
  readonly sentence: string;
  readonly rule: RuleId;
}

export interface Start {
  readonly options: Options;
  readonly seat: Seat;
  readonly name: string;
  /** One a seat; that of the person's own seat is nobody's. */
  readonly levels: readonly (BotLevel | null)[];
  readonly generator: Generator;
  readonly seed: string;
  /** Milliseconds since any moment, always growing. */
  readonly clock: () => number;
  /** What was done before, where a match is continued. */
  readonly log?: readonly LogEntry[];
  /** Writes down what was done; the person is shown nothing before it returns. */
  readonly keep?: (match: AnyMatch) => void;
}

export class TerminalTable {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly match: AnyMatch;
  readonly naming: Naming;
  readonly seed: string;
  /** All the person heard, oldest first. */
  readonly log: Line[] = [];
  /** What the person heard since their last action. */
  recent: SeenEvent[] = [];
  private readonly levels: Start['levels'];
  private readonly heard: SeenEvent[][];
  private readonly botChance: Random;
  /** Apart from the bots' own, so that asking for a hint changes nothing. */
  private readonly hintChance: Random;
  private readonly now: () => number;
  /** Where everything happens in real time: what the others mean to do. */
  private readonly schedule: Schedule | null;
  /** Time that was passed over because the person had nothing to do. */
  private passedOver = 0;
  private readonly keep: (match: AnyMatch) => void;

  constructor({ game }: CatalogueEntry, start: Start) {
    this.game = game;
    this.seat = start.seat;
    this.seed = start.seed;
    this.levels = start.levels;
    this.naming = { names: namesOf(this.game, start), reader: start.seat };
    this.heard = start.levels.map(() => []);
    const before = start.log ?? [];
    this.keep = start.keep ?? (() => undefined);
    // Whoever comes back does not hear the bots think the same again.
    this.botChance = fastRandom(`${start.seed} bots${before.length > 0 ? ` ${before.length}` : ''}`);
    this.hintChance = fastRandom(`${start.seed} hints`);
    const began = start.clock();
    this.now = () => Math.round(start.clock() - began) + this.passedOver;
    this.schedule = game.realTime ? new Schedule(game.realTime, (seat) => this.botChoice(seat)) : null;
    this.match = openMatch(game, {
      options: start.options,
      seats: this.naming.names,
      generator: start.generator,
      seed: start.seed,
    });
    this.tell(this.match.opening);
    for (const entry of before) this.redo(entry);
    this.passedOver = before.at(-1)?.at ?? 0;
  }

  get view(): unknown {
    return this.match.view(this.seat);
  }

  get isOver(): boolean {
    return this.match.outcome !== null;
  }

  /** Lets everybody else act who is awaited, until the table waits for the person alone or the match is over. */
  advance(): void {
    if (this.schedule) {
      this.catchUp(this.schedule);
      return;
    }
    for (;;) {
      const others = seatsIn(this.match.waiting).filter((seat) => seat !== this.seat);
      const [next] = others;
      if (next === undefined) return;
      if (next === CLOCK) this.actFor(CLOCK, present(this.match.actions(CLOCK)[0]));
      else this.actFor(next, this.botChoice(next));
    }
  }

  /** `null` when it was done; otherwise why not, with nothing changed. */
  play(action: Action): Refusal | null {
    if (this.schedule) this.catchUp(this.schedule);
    const done = this.match.play(this.seat, this.timed(action), this.now());
    if (!done.ok) return done.refusal;
    this.keep(this.match);
    this.recent = [];
    this.tell(done.events);
    return null;
  }

  undo(): Refusal | null {
    const done = this.match.undo(this.seat, this.now());
    if (!done.ok) return done.refusal;
    this.keep(this.match);
    this.tookBack();
    return null;
  }

  /** What the rules await of the person, in the order of the rules. */
  listed(): Listed[] {
    const list = new ActionList();
    this.game.actions(this.match.state, this.seat, list);
    return this.withWords(list);
  }

  /** What the person may do besides, such as resigning. */
  asides(): Listed[] {
    const list = new ActionList();
    this.game.asides(this.match.state, this.seat, list);
    return this.withWords(list);
  }

  /** What a bot would do in the person's place, knowing no more than the person. */
  hint(level: BotLevel): Action {
    return level.bot.choose(
      { seat: this.seat, view: this.view, heard: itemAt(this.heard, this.seat) },
      this.hintChance,
    );
  }

  /**
   * In real time: everything that happened by now, whether the person was looking or not. While they have nothing
   * to do at all, time is passed over to what comes next.
   */
  private catchUp(schedule: Schedule): void {
    for (;;) {
      const awaited = seatsIn(this.match.waiting);
      const others = awaited.filter((seat) => seat !== this.seat && seat !== CLOCK);
      const [next] = schedule.next(this.match.state, others, this.now());
      const isIdle = !awaited.includes(this.seat) && awaited.length > 0;
      if (!next || (next.at > this.now() && !isIdle)) return;
      this.happens(next, schedule);
    }
  }

  private happens({ seat, action, at }: Next, schedule: Schedule): void {
    this.passedOver += Math.max(0, at - this.now());
    this.actFor(seat, action);
    schedule.done(seat);
  }

  /** The person's action at the moment it is now, where actions have one. */
  private timed(action: Action): Action {
    const { realTime } = this.game;
    const from = realTime?.liveFrom(this.match.state) ?? null;
    return realTime && from !== null ? realTime.stamp(action, this.now() - from) : action;
  }

  /** A word, while there is one to say, and then what is awaited. */
  private botChoice(seat: Seat): Action {
    const level = this.levels[seat];
    if (!level) throw new Error(`Nobody sits at seat ${seat}.`);
    const { bot } = level;
    const known = { seat, view: this.match.view(seat), heard: itemAt(this.heard, seat) };
    return bot.speak?.(known, this.botChance, 'last') ?? bot.choose(known, this.botChance);
  }

  private actFor(seat: Seat, action: Action): void {
    const done = this.match.play(seat, action, this.now());
    if (!done.ok) {
      throw new Error(`Seat ${seat} broke ${done.refusal.rule}: ${this.game.words.refusal(done.refusal)}`);
    }
    this.keep(this.match);
    this.tell(done.events);
  }

  /** Does again what was done before somebody left. */
  private redo({ seat, action, at }: LogEntry): void {
    const done = action === UNDO ? this.match.undo(seat, at) : this.match.play(seat, action, at);
    if (!done.ok) {
      throw new Complaint(
        `By these rules the match cannot be continued: ${this.game.words.refusal(done.refusal)}`,
      );
    }
    if (seat === this.seat) this.recent = [];
    if (action === UNDO) this.tookBack();
    else if ('events' in done) this.tell(done.events as readonly ToldEvent[]);
  }

  private tookBack(): void {
    this.recent = [];
    this.log.push({ sentence: 'You took back your last action.', rule: UNDO_RULE });
  }

  private tell(events: readonly ToldEvent[]): void {
    for (const event of events) {
      for (const [seat, heard] of this.heard.entries()) heard.push(eventFor(event, seat));
      const mine = eventFor(event, this.seat);
      this.recent.push(mine);
      const sentence = this.game.words.event(mine, this.naming);
      if (sentence !== null) this.log.push({ sentence, rule: mine.rule });
    }
  }

  private withWords(list: ActionList): Listed[] {
    return list.toArray().map((action) => ({ action, words: this.game.codec.write(action).split(' ') }));
  }
}

/** Bots go by the name of their level; several of one level are told apart as on the page. */
function namesOf(game: AnyGame, { levels, seat, name }: Start): string[] {
  const names = levels.map((level, index) => (index === seat || !level ? name : level.name));
  return tellApart(names, (one) => game.words.seat(one));
}
