/** What is told about what happens: to those at a table, to the log and to the metrics. */
import type { Logger } from 'pino';
import type { BotWatch } from './bots/botSeats.ts';
import type { Metrics } from './metrics.ts';
import type { Staff } from './staff.ts';
import type { CommitWatch } from './store/groupCommit.ts';
import { CannotWrite } from './store/store.ts';
import type { HealthEvents, WriteHealth } from './store/writeHealth.ts';
import type { ClockWatch } from './tables/clocks.ts';
import type { HallEvents } from './tables/hall.ts';
import type { LiveTable } from './tables/liveTable.ts';
import type { Rests } from './tables/rests.ts';
import { announce, announceEnd, showViews } from './tables/showing.ts';
import type { CleanerWatch } from './upkeep/cleaning.ts';

export function commitWatch(metrics: Metrics, health: WriteHealth, logger: Logger): CommitWatch {
  return {
    committed(writes, seconds) {
      metrics.commitSeconds.observe(seconds);
      metrics.commitWrites.observe(writes);
    },
    failed(error) {
      metrics.commitFailures.inc();
      if (error instanceof CannotWrite) health.failed(error);
      logger.error({ err: error }, 'a transaction failed');
    },
    broke: (error) => logger.error({ err: error }, 'somebody could not be answered'),
  };
}

export const healthEvents = (staff: () => Staff, logger: Logger): HealthEvents => ({
  stopped: (failure) => logger.error({ err: failure }, 'nothing can be written; bots and clocks are on hold'),
  recovered() {
    logger.warn('writing works again');
    staff().goOn();
  },
});

export const cleanerWatch = (logger: Logger): CleanerWatch => ({
  cleaned: (what) => logger.info(what, 'what is no longer kept was deleted'),
  failed: (error) => logger.error({ err: error }, 'not everything that is no longer kept could be deleted'),
});

export function tellEnd(table: LiveTable, logger: Logger): void {
  announceEnd(table);
  logger.info({ table: table.code, game: table.record.game }, 'a match is over');
}

export function botWatch(metrics: Metrics, logger: Logger): BotWatch {
  return {
    thought: (level, seconds) => metrics.thinkSeconds.observe({ level }, seconds),
    reduced: (_table, level) => metrics.reducedThoughts.inc({ level }),
    failed(table, level, { reason, message }) {
      metrics.botFailures.inc({ level, reason });
      logger.warn(
        { table: table.code, level, reason, problem: message },
        'a bot failed; a simpler one plays',
      );
    },
    refused(table, level, { message, rule }) {
      metrics.botFailures.inc({ level, reason: 'refused' });
      logger.warn({ table: table.code, level, rule, problem: message }, 'what a bot chose was refused');
    },
    broke: (table, error) => logger.error({ err: error, table: table.code }, 'a bot could not be asked'),
  };
}

export const clockWatch = (logger: Logger): Pick<ClockWatch, 'refused'> => ({
  refused: (table, { message, rule }) =>
    logger.warn({ table: table.code, rule, problem: message }, 'what the clock did was refused'),
});

export function hallEvents(staff: Staff, rests: Rests, logger: Logger): HallEvents {
  return {
    restored(table) {
      announce(table);
      showViews(table);
      staff.consider(table);
    },
    lost(table, reason) {
      logger.error({ err: reason, table: table.code }, 'a table could not be read again');
      for (const { listener } of [...table.members]) listener.drop();
    },
    stumbled(table, reason) {
      logger.error({ err: reason, table: table.code }, 'a table was read again after a failure');
    },
    judged({ code, game, match }, reason) {
      if (reason === null)
        logger.info({ table: code, game, rules: match?.rules }, 'a match continues with newer rules');
      else
        logger.warn(
          { table: code, game, rules: match?.rules, reason },
          'a match ended: its rules have changed',
        );
    },
    damaged: (code, reason) => logger.error({ err: reason, table: code }, 'a table is damaged'),
    woke(table) {
      rests.look(table);
      staff.woke(table);
    },
  };
}
