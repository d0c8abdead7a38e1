/** Everybody at the tables besides the people: clocks and bots, where people take turns and where they race. */
import type { Logger } from 'pino';
import type { BotChance } from './bots/botChance.ts';
import { BotSeats } from './bots/botSeats.ts';
import type { Thinkers } from './bots/thinkers.ts';
import type { Metrics } from './metrics.ts';
import { Races } from './racing/races.ts';
import { RacingBots } from './racing/racingBots.ts';
import { botWatch, clockWatch } from './reporting.ts';
import { Clocks, type ClockWatch } from './tables/clocks.ts';
import type { LiveTable } from './tables/liveTable.ts';
import type { Aftermath } from './tables/play.ts';

export interface StaffParts {
  readonly thinkers: Thinkers;
  readonly botPaceMs: number;
  /** What the bots at a table leave to chance. */
  readonly chance: (table: string) => BotChance;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

export type StaffWatch = Pick<ClockWatch, 'acted' | 'tooLate'>;

export class Staff {
  private readonly clocks: Clocks;
  private readonly races: Races;
  private readonly bots: BotSeats;
  private readonly racers: RacingBots;

  constructor({ thinkers, botPaceMs, chance, metrics, logger }: StaffParts, { acted, tooLate }: StaffWatch) {
    const byBot: Aftermath = {
      acted(table, over) {
        metrics.acted.bot++;
        acted(table, over);
      },
    };
    this.clocks = new Clocks({ acted, tooLate, ...clockWatch(logger) });
    this.races = new Races({ acted, ...clockWatch(logger) });
    this.bots = new BotSeats(thinkers, { paceMs: botPaceMs, chance }, botWatch(metrics, logger), byBot);
    this.racers = new RacingBots(thinkers, chance, botWatch(metrics, logger), byBot);
  }

  /** Something changed at a table. */
  consider(table: LiveTable): void {
    this.clocks.consider(table);
    this.races.consider(table);
    this.bots.consider(table);
    this.racers.consider(table);
  }

  /** A table came back to memory. */
  woke(table: LiveTable): void {
    this.clocks.consider(table, true);
    this.races.woke(table);
    this.bots.consider(table);
    this.racers.consider(table);
  }

  /** Whether a table has to stay in memory although nobody is there. */
  isBusyAt(table: LiveTable): boolean {
    return (
      this.bots.isThinkingAt(table) ||
      this.clocks.isRunningAt(table) ||
      this.races.isRunningAt(table) ||
      this.racers.isThinkingAt(table)
    );
  }

  close(): void {
    this.clocks.close();
    this.races.close();
    this.bots.close();
    this.racers.close();
  }
}
