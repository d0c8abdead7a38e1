/** Everybody at the tables besides the people: clocks and bots, where people take turns and where they race. */
import type { Aftermath } from './acting.ts';
import { Asking } from './bots/asking.ts';
import type { BotChance } from './bots/botChance.ts';
import { BotSeats, type BotWatch } from './bots/botSeats.ts';
import { BusyNotices } from './bots/busyNotices.ts';
import type { Thinkers } from './bots/thinkers.ts';
import { Clocks, type ClockWatch } from './clocks.ts';
import type { LiveTable } from './liveTable.ts';
import { Races } from './racing/races.ts';
import { RacingBots } from './racing/racingBots.ts';
import { announce } from './showing.ts';
import type { WriteHealth } from './store/writeHealth.ts';
import type { Timers } from './timers.ts';

export interface StaffParts {
  readonly thinkers: Thinkers;
  readonly botPaceMs: number;
  /** What the bots at a table leave to chance. */
  readonly chance: (table: string) => BotChance;
  readonly timers: Timers;
  readonly health: Pick<WriteHealth, 'canWrite'>;
}

export interface StaffWatch {
  readonly bots: BotWatch;
  readonly clocks: Pick<ClockWatch, 'refused'>;
}

export class Staff {
  private readonly clocks: Clocks;
  private readonly races: Races;
  private readonly bots: BotSeats;
  private readonly racers: RacingBots;
  private readonly health: StaffParts['health'];
  /** Tables where something has to be done once it can be written, and whether they have just come to memory. */
  private readonly resting = new Map<LiveTable, 'woke' | 'changed'>();
  private readonly notices: BusyNotices;

  constructor(
    { thinkers, botPaceMs, chance, timers, health }: StaffParts,
    { bots, clocks }: StaffWatch,
    acted: Aftermath['acted'],
  ) {
    this.health = health;
    this.notices = new BusyNotices(timers, announce);
    this.clocks = new Clocks(timers, {
      acted,
      decide: (table, seat, level) => this.bots.decide(table, seat, level),
      refused: clocks.refused,
    });
    this.races = new Races(timers, { acted, refused: clocks.refused });
    const asking = new Asking({ thinkers, notices: this.notices, chance }, bots);
    this.bots = new BotSeats(asking, { paceMs: botPaceMs, chance, timers }, bots, { acted });
    this.racers = new RacingBots(asking, timers, bots, { acted });
  }

  /** Something changed at a table. */
  consider(table: LiveTable): void {
    if (this.rests(table, 'changed')) return;
    this.clocks.consider(table);
    this.races.consider(table);
    this.bots.consider(table);
    this.racers.consider(table);
  }

  /** A table came back to memory. */
  woke(table: LiveTable): void {
    if (this.rests(table, 'woke')) return;
    this.clocks.consider(table);
    this.races.woke(table);
    this.bots.consider(table);
    this.racers.consider(table);
  }

  /** Whether a table has to stay in memory although nobody is there. */
  isBusyAt(table: LiveTable): boolean {
    return (
      this.resting.has(table) ||
      this.bots.isThinkingAt(table) ||
      this.clocks.isRunningAt(table) ||
      this.races.isRunningAt(table) ||
      this.racers.isThinkingAt(table)
    );
  }

  /** What could not be written can be now. */
  goOn(): void {
    const tables = [...this.resting];
    this.resting.clear();
    for (const [table, why] of tables) {
      if (why === 'woke') this.woke(table);
      else this.consider(table);
    }
  }

  /** What a bot or a clock does and nobody can write down, they would do again at once, and again. */
  private rests(table: LiveTable, why: 'woke' | 'changed'): boolean {
    if (this.health.canWrite) return false;
    if (this.resting.get(table) !== 'woke') this.resting.set(table, why);
    return true;
  }

  close(): void {
    this.clocks.close();
    this.races.close();
    this.bots.close();
    this.racers.close();
    this.notices.close();
  }
}
