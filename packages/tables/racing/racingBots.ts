/** Bots at tables in real time: each thinks for itself, and acts at the moment at which it means to be ready. */
import { CLOCK, has, type Seat, seatsIn } from '@airlock/kernel';
import { type Aftermath, actByText } from '../acting.ts';
import type { Asking } from '../bots/asking.ts';
import type { BotWatch } from '../bots/botSeats.ts';
import { levelOf } from '../bots/turns.ts';
import type { AnyMatch } from '../folding.ts';
import type { LiveTable } from '../liveTable.ts';
import { isPlayedByBot } from '../seating.ts';
import type { Timers } from '../timers.ts';
import { runningAt } from './races.ts';

/** How long a bot waits before it thinks again about something that could not be done. */
const PATIENCE_MS = 250;

export class RacingBots {
  private readonly asking: Asking;
  private readonly timers: Timers;
  private readonly watch: BotWatch;
  private readonly aftermath: Aftermath;
  /** Seats whose bot is thinking or waiting for its moment. */
  private readonly busy = new Map<LiveTable, Set<Seat>>();
  private closed = false;

  constructor(asking: Asking, timers: Timers, watch: BotWatch, aftermath: Aftermath) {
    this.asking = asking;
    this.timers = timers;
    this.watch = watch;
    this.aftermath = aftermath;
  }

  isThinkingAt(table: LiveTable): boolean {
    return this.busy.has(table);
  }

  /** Something changed at a table: whoever has nothing in mind begins to think. */
  consider(table: LiveTable): void {
    const running = runningAt(table);
    if (!running || this.closed || table.isResting) return;
    for (const seat of seatsIn(running.match.waiting)) {
      const level = seat === CLOCK ? null : levelAt(table, running.match, seat);
      if (level !== null && !this.busy.get(table)?.has(seat))
        void this.play(table, running.match, seat, level);
    }
  }

  close(): void {
    this.closed = true;
  }

  private async play(table: LiveTable, match: AnyMatch, seat: Seat, level: string): Promise<void> {
    const seats = this.busy.get(table) ?? new Set<Seat>();
    this.busy.set(table, seats.add(seat));
    let isDone = false;
    try {
      const action = await this.think(table, match, seat, level);
      if (action !== null) {
        await this.untilItsMoment(table, match, action);
        if (!this.closed && !table.isResting) isDone = await this.act(table, seat, action);
      }
      if (!isDone && !this.closed) await this.rest(PATIENCE_MS);
    } catch (error) {
      this.watch.broke(table, error);
      await this.rest(PATIENCE_MS);
    } finally {
      seats.delete(seat);
      if (seats.size === 0) this.busy.delete(table);
    }
    this.consider(table);
  }

  private async think(table: LiveTable, match: AnyMatch, seat: Seat, level: string): Promise<string | null> {
    const isWanted = (): boolean => !this.closed && !table.isResting && table.match === match;
    const idea = await this.asking.ask(table, match, { seat, to: 'choose' }, level, isWanted);
    return idea === 'unwanted' ? null : idea.action;
  }

  private async untilItsMoment(table: LiveTable, match: AnyMatch, text: string): Promise<void> {
    const { realTime, codec } = match.game;
    const action = codec.read(text);
    const moment = action === undefined ? -1 : (realTime?.momentOf(action) ?? -1);
    const liveFrom = realTime?.liveFrom(match.state) ?? null;
    if (moment >= 0 && liveFrom !== null) await this.rest(liveFrom + moment - table.matchTime(Date.now()));
  }

  private rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      if (milliseconds > 0) this.timers.after(milliseconds, resolve);
      else this.timers.soon(resolve);
    });
  }

  /** Whether it was done. What the race has left behind meanwhile is not done, and nobody's fault. */
  private act(table: LiveTable, seat: Seat, text: string): Promise<boolean> {
    return new Promise((resolve) => {
      table.attempt(
        () => {
          const { match } = table;
          if (!match || !has(match.waiting, seat) || levelAt(table, match, seat) === null) {
            resolve(false);
            return null;
          }
          const deed = actByText(
            table,
            { seat, received: Date.now() },
            match.log.length,
            text,
            this.aftermath,
          );
          return {
            writes: deed.writes,
            shown() {
              deed.shown();
              resolve(true);
            },
          };
        },
        () => resolve(false),
      );
    });
  }
}

/** The level of the bot that plays a seat, by the table or by the rules; `null` where its owner plays. */
function levelAt({ record }: LiveTable, { game, state }: AnyMatch, seat: Seat): string | null {
  const sitting = record.seats[seat];
  if (isPlayedByBot(sitting)) return levelOf(sitting);
  return game.realTime?.standIn(state, seat) ?? null;
}
