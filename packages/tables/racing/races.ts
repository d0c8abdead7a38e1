/**
 * Tables that are played in real time: lets their clocks strike, asks every few seconds who is still there, and tells
 * the rules who is lost and who is back.
 */
import { type Action, type AnyGame, CLOCK, NOBODY, type RealTime, type Seat } from '@airlock/kernel';
import { type Aftermath, act } from '../acting.ts';
import type { AnyMatch } from '../folding.ts';
import type { LiveTable } from '../liveTable.ts';
import type { Refused } from '../refused.ts';
import type { PersonId } from '../store/store.ts';
import type { Cancel, Timers } from '../timers.ts';

/** How often everybody's presence is looked at; every second time they are asked for a sign of life. */
const LOOK_MS = 1_000;
const LOOKS_A_BEAT = 2;

export interface RaceWatch extends Aftermath {
  /** What the clock did was refused: a fault of ours. */
  refused(table: LiveTable, refused: Refused): void;
}

/** What is kept of one table. */
interface Race {
  /** Calls off the clock; `undefined` while it does not run. */
  cancel: Cancel | undefined;
  /** What the clock waits for. */
  due: string;
  /** When each person was last heard, by the system's clock. */
  readonly heardAt: Map<PersonId, number>;
}

export class Races {
  private readonly timers: Timers;
  private readonly watch: RaceWatch;
  private readonly races = new Map<LiveTable, Race>();
  private readonly stopLooking: Cancel;
  private looks = 0;

  constructor(timers: Timers, watch: RaceWatch) {
    this.timers = timers;
    this.watch = watch;
    this.stopLooking = timers.every(LOOK_MS, () => this.lookAround());
  }

  /** A table that leaves memory would forget its time. */
  isRunningAt(table: LiveTable): boolean {
    return this.races.get(table)?.cancel !== undefined;
  }

  /** Something changed at a table: perhaps the clock has something else to wait for. */
  consider(table: LiveTable): void {
    const running = runningAt(table);
    if (!running || restsHere(table)) {
      this.forget(table);
      return;
    }
    const race = this.raceAt(table);
    const due = running.realTime.due(running.match.state);
    const from = due?.clock === 'live' ? (running.realTime.liveFrom(running.match.state) ?? 0) : 0;
    const key = due ? `${due.action} at ${from + due.at}` : '';
    if (race.due === key) return;
    race.cancel?.();
    race.due = key;
    race.cancel = due
      ? this.timers.after(Math.max(0, from + due.at - table.matchTime(Date.now())), () => {
          race.due = '';
          race.cancel = undefined;
          this.strike(table, due.action);
        })
      : undefined;
  }

  /**
   * A table came back to memory, perhaps after a crash in the middle of a race: nobody is there any more, and the
   * clock has stood still since the last thing that was done.
   */
  woke(table: LiveTable): void {
    const running = runningAt(table);
    if (!running) return;
    for (const { seat } of peopleAt(table)) this.strike(table, running.realTime.lost(seat, 0));
    this.consider(table);
  }

  close(): void {
    this.stopLooking();
    for (const { cancel } of this.races.values()) cancel?.();
    this.races.clear();
  }

  private raceAt(table: LiveTable): Race {
    let race = this.races.get(table);
    if (!race) {
      race = { cancel: undefined, due: '', heardAt: new Map() };
      this.races.set(table, race);
      const now = Date.now();
      for (const { person } of peopleAt(table)) race.heardAt.set(person, now);
    }
    return race;
  }

  private forget(table: LiveTable): void {
    this.races.get(table)?.cancel?.();
    this.races.delete(table);
  }

  private lookAround(): void {
    this.looks++;
    for (const [table, race] of this.races) {
      if (this.looks % LOOKS_A_BEAT === 0) for (const { listener } of table.members) listener.heartbeat();
      this.lookAt(table, race);
    }
  }

  private lookAt(table: LiveTable, race: Race): void {
    const running = runningAt(table);
    if (!running) {
      this.forget(table);
      return;
    }
    const { match, realTime } = running;
    const now = Date.now();
    for (const { listener } of table.members) {
      const person = listener.person?.id;
      if (person !== undefined) {
        race.heardAt.set(person, Math.max(race.heardAt.get(person) ?? 0, listener.heardAt));
      }
    }
    for (const { seat, person } of peopleAt(table)) {
      const silence = now - (race.heardAt.get(person) ?? 0);
      const liveFrom = realTime.liveFrom(match.state);
      const moment = liveFrom === null ? 0 : table.matchTime(now) - liveFrom;
      const isGone = silence > realTime.silentMs;
      const action = isGone ? realTime.lost(seat, moment) : realTime.back(seat);
      if (match.game.refusal(match.state, CLOCK, action) === null) this.strike(table, action);
    }
  }

  /** Lets the clock act, unless it has come to nothing meanwhile. */
  private strike(table: LiveTable, action: Action): void {
    table.attempt(
      () => {
        const { match } = table;
        if (!match || match.game.refusal(match.state, CLOCK, action) !== null) return null;
        return act(table, { seat: CLOCK }, match.log.length, action, this.watch);
      },
      (refused) => this.watch.refused(table, refused),
    );
  }
}

interface Running {
  readonly match: AnyMatch;
  readonly realTime: RealTime;
}

/** The match of a table in real time, while it goes on. */
export function runningAt({ match, record }: LiveTable): Running | null {
  const realTime = match && (match.game as AnyGame).realTime;
  if (!realTime || record.stage !== 'playing' || match.waiting === NOBODY) return null;
  return { match, realTime };
}

/**
 * Where people race, the rules say what becomes of those who are away, and the clock goes on to do it. A race between
 * bots alone stops with its table.
 */
const restsHere = (table: LiveTable): boolean => table.isResting && peopleAt(table).length === 0;

function peopleAt({ record }: LiveTable): { readonly seat: Seat; readonly person: PersonId }[] {
  return record.seats.flatMap((one, seat) => (one.kind === 'person' ? [{ seat, person: one.person }] : []));
}
