/** The bots at all tables: sees where one has to move, lets it think, and acts for it at a human pace. */
import { ActionList, type Seat } from '@airlock/kernel';
import type { Aftermath } from '../acting.ts';
import type { AnyMatch } from '../folding.ts';
import { isHeld } from '../interrupts.ts';
import type { LiveTable } from '../liveTable.ts';
import type { Refused } from '../refused.ts';
import { actOrSeal } from '../sealing.ts';
import { isPlayedByBot } from '../seating.ts';
import type { Timers } from '../timers.ts';
import type { Asking } from './asking.ts';
import type { BotChance } from './botChance.ts';
import type { ThoughtFailed } from './thinkers.ts';
import { levelOf, TalkRound, type Turn } from './turns.ts';

export interface BotWatch {
  /** With how much CPU time. */
  thought(level: string, seconds: number): void;
  /** A bot had to think less than usual, because the server is busy. */
  reduced(table: LiveTable, level: string): void;
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
  readonly timers: Timers;
}

interface Choice extends Turn {
  readonly level: string;
  /** What it was thought about. */
  readonly sequence: number;
  /** `null` when every level failed: then any legal action will do. */
  readonly action: string | null;
}

/** A move takes from this to that part of the pace, so that bots do not tick like clocks. */
const SHORTEST = 0.6;
const LONGEST = 1.6;

export class BotSeats {
  private readonly asking: Asking;
  private readonly settings: BotSettings;
  private readonly watch: BotWatch;
  private readonly aftermath: Aftermath;
  /** Tables at which a bot is thinking. */
  private readonly thinking = new Set<LiveTable>();
  private readonly rounds = new WeakMap<LiveTable, TalkRound>();
  /** Tables at which a bot holds back for somebody, and how it is told to look again. */
  private readonly held = new Map<LiveTable, () => void>();
  private closed = false;

  constructor(asking: Asking, settings: BotSettings, watch: BotWatch, aftermath: Aftermath) {
    this.asking = asking;
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
    if (table.isResting) {
      // Whoever comes is not answered for what happened before.
      this.rounds.delete(table);
      return;
    }
    const round = this.roundAt(table);
    round.notice(table, match);
    const turn = round.next(table, match);
    if (!turn) return;
    if ('seat' in turn) void this.move(table, match, turn, round);
    else if (turn.again !== null) this.waitFor(table, match, round, turn.again);
  }

  /** What a bot would choose in a seat for which time is running out. */
  async decide(table: LiveTable, seat: Seat, level: string): Promise<string | null> {
    const { match } = table;
    if (!match) return null;
    const sequence = match.log.length;
    const isWanted = (): boolean => !this.closed && isAsked(table, match, sequence, seat);
    try {
      const idea = await this.asking.ask(table, match, { seat, to: 'choose' }, level, isWanted);
      return idea === 'unwanted' ? null : idea.action;
    } catch (error) {
      this.watch.broke(table, error);
      return null;
    }
  }

  close(): void {
    this.closed = true;
  }

  private roundAt(table: LiveTable): TalkRound {
    const known = this.rounds.get(table);
    if (known) return known;
    const round = new TalkRound(this.settings.chance(table.code), this.settings.timers);
    this.rounds.set(table, round);
    return round;
  }

  private waitFor(table: LiveTable, match: AnyMatch, round: TalkRound, milliseconds: number): void {
    this.settings.timers.after(milliseconds, () => {
      round.losePatience(match);
      this.consider(table);
    });
  }

  private async move(table: LiveTable, match: AnyMatch, turn: Turn, round: TalkRound): Promise<void> {
    this.thinking.add(table);
    const { seat, to } = turn;
    const sequence = match.log.length;
    const isWanted = (): boolean =>
      !this.closed && isPlayedByBot(table.record.seats[seat]) && isAsked(table, match, sequence, seat);
    let choice: Choice | null = null;
    try {
      const wanted = levelOf(table.record.seats[seat]);
      const thought = await this.asking.ask(table, match, turn, wanted, isWanted);
      if (thought !== 'unwanted' && (to === 'choose' || thought.action !== null)) {
        await this.bideTime(table, match, round.changedAt, () => match.isCurrent(sequence, seat));
        if (!this.closed && !table.isResting) choice = { seat, to, sequence, ...thought };
      }
    } catch (error) {
      this.thinking.delete(table);
      this.watch.broke(table, error);
      return;
    }
    if (choice) return this.act(table, choice);
    this.thinking.delete(table);
    this.consider(table);
  }

  /**
   * Until it has been tried, the table counts as one at which a bot thinks: while something else is being stored it has to wait, and
   * nobody may be asked meanwhile for what is already decided.
   */
  private act(table: LiveTable, choice: Choice): void {
    const { seat, level, sequence, action } = choice;
    this.thinking.add(table);
    table.attempt(
      () => {
        this.thinking.delete(table);
        const { match, record } = table;
        // The people agreed to stop while a bot was thinking.
        if (record.stage !== 'playing') return null;
        // The person came back while their bot was thinking, or somebody else acted first.
        if (!match || !isPlayedByBot(record.seats[seat]) || !match.isCurrent(sequence, seat)) {
          this.settings.timers.soon(() => this.consider(table));
          return null;
        }
        const text = action ?? anyAction(match, seat, this.settings.chance(table.code));
        const deed = actOrSeal(table, { seat }, match.log.length, text, this.aftermath);
        if (!deed.isSealed) return deed;
        // Kept until the deadline: the next bot need not wait for it.
        return {
          ...deed,
          shown: () => {
            deed.shown();
            this.consider(table);
          },
        };
      },
      (refused) => {
        this.thinking.delete(table);
        this.watch.refused(table, level, refused);
        if (refused.code !== 'rules') return;
        if (choice.to === 'speak') this.consider(table);
        else if (action !== null) this.act(table, { ...choice, action: null });
      },
    );
  }

  /** Keeps its pace, again after every moment somebody asked for; what is out of date need not wait. */
  private async bideTime(
    table: LiveTable,
    match: AnyMatch,
    changedAt: number,
    isCurrent: () => boolean,
  ): Promise<void> {
    const least = match.game.hosting?.leastPace?.(match.state) ?? 0;
    const { timers } = this.settings;
    for (let since = changedAt; ; since = timers.elapsed()) {
      const part = this.settings.chance(table.code).part(match.log.length);
      await this.keepPace(timers.elapsed() - since, least, part);
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
    const { paceMs, timers } = this.settings;
    let time = paceMs * (Math.max(SHORTEST, least) + part * (LONGEST - SHORTEST));
    while (time < passedMs && paceMs > 0) time += paceMs;
    const wait = time - passedMs;
    return wait > 0 ? new Promise((resolve) => void timers.after(wait, resolve)) : Promise.resolve();
  }
}

/** Whether what was decided after this many entries of the log would still be done. */
const isAsked = (table: LiveTable, match: AnyMatch, sequence: number, seat: Seat): boolean =>
  table.match === match &&
  table.record.stage === 'playing' &&
  !table.isResting &&
  match.isCurrent(sequence, seat);

/** Any awaited action: what is left when every level has failed. */
function anyAction({ game, state, log }: AnyMatch, seat: Seat, chance: BotChance): string {
  const actions = new ActionList();
  game.actions(state, seat, actions);
  if (actions.size === 0) throw new Error(`${game.id} waits for seat ${seat}, which has nothing to do.`);
  return game.codec.write(actions.at(chance.pick(actions.size, log.length)));
}
