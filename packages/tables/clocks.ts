/** The clocks of all tables: where a question has stood too long, the clock's seat answers it. */
import { type Action, CLOCK, type Seat, type SecretDeadline, seatsIn } from '@airlock/kernel';
import { type Aftermath, act } from './acting.ts';
import { deadlineOf } from './deadlines.ts';
import { Lateness } from './lateness.ts';
import type { LiveTable } from './liveTable.ts';
import type { Refused } from './refused.ts';
import { hasSealed, openSealed } from './sealing.ts';
import { isPlayedByBot, middlingLevel } from './seating.ts';
import { announceLateness } from './showing.ts';
import type { Cancel, Timers } from './timers.ts';

interface Running {
  readonly waits: readonly Cancel[];
  /** Where in the log the question was asked. */
  readonly asked: number;
  readonly deadlineAt: number;
  /** What bots have chosen for those who are always late. */
  readonly choices: Map<Seat, string>;
}

export interface ClockWatch extends Aftermath {
  /** What a bot of this level would choose in a seat; `null` when it cannot tell. */
  decide(table: LiveTable, seat: Seat, level: string): Promise<string | null>;
  /** What the clock did was refused: a fault of ours. */
  refused(table: LiveTable, refused: Refused): void;
}

export class Clocks {
  private readonly timers: Timers;
  private readonly watch: ClockWatch;
  private readonly running = new Map<LiveTable, Running>();

  constructor(timers: Timers, watch: ClockWatch) {
    this.timers = timers;
    this.watch = watch;
  }

  /** A table that leaves memory would forget its time. */
  isRunningAt(table: LiveTable): boolean {
    return this.running.has(table);
  }

  /** Something changed at a table: perhaps something new is asked. */
  consider(table: LiveTable): void {
    const { match, deadlineAt } = table;
    const known = this.running.get(table);
    if (known && known.asked === match?.asked.sequence && known.deadlineAt === deadlineAt) return;
    this.stop(table);
    const deadline = match ? deadlineOf(match, table.record) : null;
    if (!match || !deadline || deadlineAt === null) return;
    const asked = match.asked.sequence;
    const left = deadlineAt - Date.now();
    const waits = [this.wait(left, () => this.timeIsUp(table))];
    if ('sealed' in deadline) waits.push(this.wait(left - deadline.sealed, () => this.askBots(table)));
    this.running.set(table, { waits, asked, deadlineAt, choices: new Map() });
  }

  close(): void {
    for (const table of [...this.running.keys()]) this.stop(table);
  }

  private stop(table: LiveTable): void {
    for (const cancel of this.running.get(table)?.waits ?? []) cancel();
    this.running.delete(table);
  }

  private wait(milliseconds: number, then: () => void): Cancel {
    return this.timers.after(Math.max(0, milliseconds), then);
  }

  /** The last stretch has begun: what bots choose now takes the clock's place for those who are always late. */
  private askBots(table: LiveTable): void {
    const { match, lateness } = table;
    const running = this.running.get(table);
    const level = middlingLevel(table.entry);
    if (!match || !running || level === undefined) return;
    for (const seat of seatsIn(match.waiting)) {
      if (!lateness?.hasStandIn(seat) || hasSealed(table, seat)) continue;
      void this.watch.decide(table, seat, level).then((choice) => {
        if (choice !== null) running.choices.set(seat, choice);
      });
    }
  }

  private timeIsUp(table: LiveTable): void {
    const running = this.running.get(table);
    const { match } = table;
    const deadline = match ? deadlineOf(match, table.record) : null;
    if (!running || !deadline) this.stop(table);
    else if ('action' in deadline) this.strike(table, running, deadline.action);
    else this.open(table, running, deadline);
  }

  /** One action for everybody who is late, unless somebody answered while the clock was striking. */
  private strike(table: LiveTable, running: Running, action: Action): void {
    this.stop(table);
    table.attempt(
      () => {
        const { match } = table;
        if (!match || match.asked.sequence !== running.asked || isPutOff(table, running)) return null;
        return act(table, { seat: CLOCK }, match.log.length, action, this.watch);
      },
      (refused) => this.watch.refused(table, refused),
    );
  }

  /** Everything that is still missing, at once. */
  private open(table: LiveTable, running: Running, deadline: SecretDeadline): void {
    const { asked, choices } = running;
    this.stop(table);
    table.attempt(
      () => {
        const { match, record } = table;
        if (!match || match.asked.sequence !== asked || record.stage !== 'playing') return null;
        if (isPutOff(table, running)) return null;
        const { writes, shown, late } = openSealed(table, match, deadline, choices, this.watch);
        return {
          writes,
          shown: () => {
            shown();
            if (deadline.standsIn) for (const seat of late) this.noteLate(table, seat);
          },
        };
      },
      (refused) => this.watch.refused(table, refused),
    );
  }

  private noteLate(table: LiveTable, seat: Seat): void {
    if (isPlayedByBot(table.record.seats[seat])) return;
    table.lateness ??= new Lateness();
    if (table.lateness.expired(seat)) announceLateness(table, seat);
  }
}

/** Somebody was given more time while the clock was striking. */
const isPutOff = ({ deadlineAt }: LiveTable, running: Running): boolean =>
  deadlineAt !== null && deadlineAt !== running.deadlineAt;
