/** Everybody at the tables besides the people: clocks and bots, where people take turns and where they race. */
import type { Logger } from 'pino';
import { Asking } from './bots/asking.ts';
import type { BotChance } from './bots/botChance.ts';
import { BotSeats } from './bots/botSeats.ts';
import { BusyNotices } from './bots/busyNotices.ts';
import type { Thinkers } from './bots/thinkers.ts';
import type { Metrics } from './metrics.ts';
import { Races } from './racing/races.ts';
import { RacingBots } from './racing/racingBots.ts';
import { botWatch, clockWatch } from './reporting.ts';
import type { WriteHealth } from './store/writeHealth.ts';
import type { Aftermath } from './tables/acting.ts';
import { Clocks } from './tables/clocks.ts';
import type { LiveTable } from './tables/liveTable.ts';
import { announce } from './tables/showing.ts';

export interface StaffParts {
  readonly thinkers: Thinkers;
  readonly botPaceMs: number;
  /** What the bots at a table leave to chance. */
  readonly chance: (table: string) => BotChance;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly health: Pick<WriteHealth, 'canWrite'>;
}

export class Staff {
  private readonly clocks: Clocks;
  private readonly races: Races;
  private readonly bots: BotSeats;
  private readonly racers: RacingBots;
  private readonly health: StaffParts['health'];
  /** Tables where something has to be done once it can be written, and whether they have just come to memory. */
  private readonly resting = new Map<LiveTable, 'woke' | 'changed'>();
  private readonly notices = new BusyNotices(announce);

  constructor(
    { thinkers, botPaceMs, chance, metrics, logger, health }: StaffParts,
    acted: Aftermath['acted'],
  ) {
    this.health = health;
    this.clocks = new Clocks({
      acted,
      decide: (table, seat, level) => this.bots.decide(table, seat, level),
      ...clockWatch(logger),
    });
    this.races = new Races({ acted, ...clockWatch(logger) });
    const watch = botWatch(metrics, logger);
    const asking = new Asking({ thinkers, notices: this.notices, chance }, watch);
    this.bots = new BotSeats(asking, { paceMs: botPaceMs, chance }, watch, { acted });
    this.racers = new RacingBots(asking, watch, { acted });
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
