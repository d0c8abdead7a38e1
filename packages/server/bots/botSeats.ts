/** The bots at all tables: sees where one has to move, lets it think, and acts for it at a human pace. */
import { ActionList, eventFor, type Seat } from '@airlock/kernel';
import { isHeld } from '../tables/interrupts.ts';
import type { AnyMatch, LiveTable } from '../tables/liveTable.ts';
import { type Aftermath, act } from '../tables/play.ts';
import type { Refused } from '../tables/refused.ts';
import { retell } from '../tables/retelling.ts';
import { isPlayedByBot } from '../tables/seating.ts';
import type { BotChance } from './botChance.ts';
import { type Thinkers, ThoughtFailed } from './thinkers.ts';
import type { Question } from './thought.ts';
import { levelOf, TalkRound, type Turn } from './turns.ts';

export interface BotWatch {
  thought(level: string, seconds: number): void;
  /** A level gave no action; a simpler one is asked. */
  failed(table: LiveTable, level: string, failure: ThoughtFailed): void;
  /** What a bot chose was refused: a fault of ours. */
  refused(table: LiveTable, level: string, refused: Refused): void;
  /** Not even asking it was possible. */
  broke(table: LiveTable, error: unknown): void;
}

export interface BotSettings {
  /** How long a move seems to take, about; 0 for none. */
  readonly paceMs: number;
  /** What the bots at a table leave to chance. */
  readonly chance: (table: string) => BotChance;
}

interface Choice extends Turn {
  readonly level: string;
  /** What it was thought about. */
  readonly sequence: number;
  /** Nothing when every level failed: then any legal action will do. */
  readonly action: string | null;
}

/** A move takes from this to that part of the pace, so that bots do not tick like clocks. */
const SHORTEST = 0.6;
const LONGEST = 1.6;

export class BotSeats {
  private readonly thinkers: Thinkers;
  private readonly settings: BotSettings;
  private readonly watch: BotWatch;
  private readonly aftermath: Aftermath;
  /** Tables at which a bot is thinking. */
  private readonly thinking = new Set<LiveTable>();
  private readonly rounds = new WeakMap<LiveTable, TalkRound>();
  /** Tables at which a bot holds back for somebody, and how it is told to look again. */
  private readonly held = new Map<LiveTable, () => void>();
  private closed = false;

  constructor(thinkers: Thinkers, settings: BotSettings, watch: BotWatch, aftermath: Aftermath) {
    this.thinkers = thinkers;
    this.settings = settings;
    this.watch = watch;
    this.aftermath = aftermath;
  }

  isThinkingAt(table: LiveTable): boolean {
    return this.thinking.has(table);
  }

  /** Something changed at a table: perhaps it is a bot's turn now. */
  consider(table: LiveTable): void {
    this.held.get(table)?.();
    const { record, match } = table;
    // Most tables have no bot, and this is asked after every action.
    if (!match || match.game.realTime || !record.seats.some(isPlayedByBot)) return;
    if (this.closed || this.thinking.has(table) || record.stage !== 'playing') return;
    const round = this.roundAt(table);
    round.notice(table, match);
    const turn = round.next(table, match);
    if (!turn) return;
    if ('seat' in turn) void this.move(table, match, turn, round);
    else if (turn.again !== null) this.waitFor(table, match, round, turn.again);
  }

  close(): void {
    this.closed = true;
  }

  private roundAt(table: LiveTable): TalkRound {
    const known = this.rounds.get(table);
    if (known) return known;
    const round = new TalkRound(this.settings.chance(table.code));
    this.rounds.set(table, round);
    return round;
  }

  private waitFor(table: LiveTable, match: AnyMatch, round: TalkRound, milliseconds: number): void {
    setTimeout(() => {
      round.losePatience(match);
      this.consider(table);
    }, milliseconds).unref();
  }

  private async move(table: LiveTable, match: AnyMatch, { seat, to }: Turn, round: TalkRound): Promise<void> {
    this.thinking.add(table);
    const sequence = match.log.length;
    const level = levelOf(table.record.seats[seat]);
    let isSilent = false;
    try {
      const action =
        to === 'choose'
          ? await this.choose(table, match, seat, level)
          : await this.speak(table, match, seat, level);
      isSilent = to === 'speak' && action === null;
      if (!isSilent)
        await this.bideTime(table, match, round.changedAt, () => match.isCurrent(sequence, seat));
      if (!isSilent && !this.closed) this.act(table, { seat, to, level, sequence, action });
    } catch (error) {
      this.watch.broke(table, error);
    } finally {
      this.thinking.delete(table);
    }
    if (isSilent) this.consider(table);
  }

  private act(table: LiveTable, choice: Choice): void {
    const { seat, level, sequence, action } = choice;
    table.attempt(
      () => {
        const { match, record } = table;
        // The people agreed to stop while a bot was thinking.
        if (record.stage !== 'playing') return null;
        // The person came back while their bot was thinking, or somebody else acted first.
        if (!match || !isPlayedByBot(record.seats[seat]) || !match.isCurrent(sequence, seat)) {
          setImmediate(() => this.consider(table));
          return null;
        }
        const { chance } = this.settings;
        const chosen = action ?? anyAction(match, seat, chance(table.code));
        return act(table, { seat }, match.log.length, chosen, this.aftermath);
      },
      (refused) => {
        this.watch.refused(table, level, refused);
        if (refused.code !== 'rules') return;
        if (choice.to === 'speak') this.consider(table);
        else if (action !== null) this.act(table, { ...choice, action: null });
      },
    );
  }

  /** What a bot says out of turn; one that fails says nothing. */
  private async speak(table: LiveTable, match: AnyMatch, seat: Seat, level: string): Promise<string | null> {
    const known = knownTo(match, table.record.match?.seed ?? '', seat);
    try {
      const seed = this.settings.chance(table.code).seed(seat, match.log.length);
      return await this.thinkers.think({ ...known, to: 'speak', level, seed });
    } catch (error) {
      if (!(error instanceof ThoughtFailed)) throw error;
      if (!this.closed) this.watch.failed(table, level, error);
      return null;
    }
  }

  /** The level of the seat, else the next simpler one, and so on; nothing when all of them failed. */
  private async choose(
    table: LiveTable,
    match: AnyMatch,
    seat: Seat,
    wanted: string,
  ): Promise<string | null> {
    const { levels } = table.entry;
    const place = levels.findIndex(({ id }) => id === wanted);
    const known = knownTo(match, table.record.match?.seed ?? '', seat);
    const seed = this.settings.chance(table.code).seed(seat, match.log.length);
    for (const { id: level } of levels.slice(0, place + 1).reverse()) {
      const began = performance.now();
      try {
        const action = await this.thinkers.think({ ...known, to: 'choose', level, seed });
        this.watch.thought(level, (performance.now() - began) / 1000);
        return action;
      } catch (error) {
        if (!(error instanceof ThoughtFailed)) throw error;
        if (this.closed) return null;
        this.watch.failed(table, level, error);
      }
    }
    return null;
  }

  /** Keeps its pace, anew after every moment that somebody asked for; what is out of date need not wait. */
  private async bideTime(
    table: LiveTable,
    match: AnyMatch,
    changedAt: number,
    isCurrent: () => boolean,
  ): Promise<void> {
    const least = match.game.hosting?.leastPace?.(match.state) ?? 0;
    for (let since = changedAt; ; since = performance.now()) {
      const part = this.settings.chance(table.code).part(match.log.length);
      await this.keepPace(performance.now() - since, least, part);
      if (!isHeld(table)) return;
      while (isHeld(table) && isCurrent()) {
        await new Promise<void>((resolve) => this.held.set(table, resolve));
      }
      this.held.delete(table);
      if (!isCurrent()) return;
    }
  }

  /**
   * Waits until a time that does not tell how long the thought took: what a bot weighs depends on its cards. A
   * thought that took longer than its time waits for a whole pace more.
   */
  private keepPace(passedMs: number, least: number, part: number): Promise<void> {
    const { paceMs } = this.settings;
    let time = paceMs * (Math.max(SHORTEST, least) + part * (LONGEST - SHORTEST));
    while (time < passedMs && paceMs > 0) time += paceMs;
    const wait = time - passedMs;
    return wait > 0 ? new Promise((resolve) => setTimeout(resolve, wait).unref()) : Promise.resolve();
  }
}

function knownTo(match: AnyMatch, seed: string, seat: Seat): Omit<Question, 'to' | 'level' | 'seed'> {
  const heard = retell(match, seed).flatMap(({ events }) => events.map((event) => eventFor(event, seat)));
  return { game: match.game.id, seat, view: match.view(seat), heard };
}

/** Any awaited action: what is left when every level has failed. */
function anyAction({ game, state, log }: AnyMatch, seat: Seat, chance: BotChance): string {
  const actions = new ActionList();
  game.actions(state, seat, actions);
  if (actions.size === 0) throw new Error(`${game.id} waits for seat ${seat}, which has nothing to do.`);
  return game.codec.write(actions.at(chance.pick(actions.size, log.length)));
}
