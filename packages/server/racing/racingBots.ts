/** Bots at tables in real time: each thinks for itself, and acts at the moment at which it means to be ready. */
import { CLOCK, eventFor, has, type Seat, seatsIn } from '@airlock/kernel';
import type { BotChance } from '../bots/botChance.ts';
import type { BotWatch } from '../bots/botSeats.ts';
import { type Thinkers, ThoughtFailed } from '../bots/thinkers.ts';
import { levelOf } from '../bots/turns.ts';
import type { AnyMatch, LiveTable } from '../tables/liveTable.ts';
import { type Aftermath, act } from '../tables/play.ts';
import { retell } from '../tables/retelling.ts';
import { isPlayedByBot } from '../tables/seating.ts';
import { runningAt } from './races.ts';

/** How long a bot waits before it thinks again about something that could not be done. */
const PATIENCE_MS = 250;

export class RacingBots {
  private readonly thinkers: Thinkers;
  private readonly chance: (table: string) => BotChance;
  private readonly watch: BotWatch;
  private readonly aftermath: Aftermath;
  /** Seats whose bot is thinking or waiting for its moment. */
  private readonly busy = new Map<LiveTable, Set<Seat>>();
  private closed = false;

  constructor(
    thinkers: Thinkers,
    chance: (table: string) => BotChance,
    watch: BotWatch,
    aftermath: Aftermath,
  ) {
    this.thinkers = thinkers;
    this.chance = chance;
    this.watch = watch;
    this.aftermath = aftermath;
  }

  isThinkingAt(table: LiveTable): boolean {
    return this.busy.has(table);
  }

  /** Something changed at a table: whoever has nothing in mind begins to think. */
  consider(table: LiveTable): void {
    const running = runningAt(table);
    if (!running || this.closed) return;
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
        if (!this.closed) isDone = await this.act(table, seat, action);
      }
      if (!isDone && !this.closed) await rest(PATIENCE_MS);
    } catch (error) {
      this.watch.broke(table, error);
      await rest(PATIENCE_MS);
    } finally {
      seats.delete(seat);
      if (seats.size === 0) this.busy.delete(table);
    }
    this.consider(table);
  }

  private async think(table: LiveTable, match: AnyMatch, seat: Seat, level: string): Promise<string | null> {
    const heard = retell(match, table.record.match?.seed ?? '').flatMap(({ events }) =>
      events.map((event) => eventFor(event, seat)),
    );
    const began = performance.now();
    const seed = this.chance(table.code).seed(seat, match.log.length);
    const question = { game: match.game.id, seat, view: match.view(seat), heard, level, seed };
    try {
      const action = await this.thinkers.think({ ...question, to: 'choose' });
      this.watch.thought(level, (performance.now() - began) / 1000);
      return action;
    } catch (error) {
      if (!(error instanceof ThoughtFailed)) throw error;
      if (!this.closed) this.watch.failed(table, level, error);
      return null;
    }
  }

  private async untilItsMoment(table: LiveTable, match: AnyMatch, text: string): Promise<void> {
    const { realTime, codec } = match.game;
    const action = codec.read(text);
    const moment = action === undefined ? -1 : (realTime?.momentOf(action) ?? -1);
    const liveFrom = realTime?.liveFrom(match.state) ?? null;
    if (moment >= 0 && liveFrom !== null) await rest(liveFrom + moment - table.matchTime(Date.now()));
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
          const deed = act(table, { seat, received: Date.now() }, match.log.length, text, this.aftermath);
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

/** The level of the bot that plays a seat, by the table or by the rules; nothing where its owner plays. */
function levelAt({ record }: LiveTable, { game, state }: AnyMatch, seat: Seat): string | null {
  const sitting = record.seats[seat];
  if (isPlayedByBot(sitting)) return levelOf(sitting);
  return game.realTime?.standIn(state, seat) ?? null;
}

const rest = (milliseconds: number): Promise<void> =>
  milliseconds > 0
    ? new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
    : new Promise(setImmediate);
