/** What is told about what happens: to the log and to the metrics. */
import type { BotWatch, CommitWatch, HealthEvents, Room, RoomWatch, WriteHealth } from '@airlock/tables';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';
import { CannotWrite } from './store/store.ts';
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

export const healthEvents = (room: () => Room, logger: Logger): HealthEvents => ({
  stopped: (failure) => logger.error({ err: failure }, 'nothing can be written; bots and clocks are on hold'),
  recovered() {
    logger.warn('writing works again');
    room().goOn();
  },
});

export const cleanerWatch = (logger: Logger): CleanerWatch => ({
  cleaned: (what) => logger.info(what, 'what is no longer kept was deleted'),
  failed: (error) => logger.error({ err: error }, 'not everything that is no longer kept could be deleted'),
});

function botWatch(metrics: Metrics, logger: Logger): BotWatch {
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

export function roomWatch(
  metrics: Metrics,
  logger: Logger,
  { acted: tell, sat }: Pick<RoomWatch, 'acted'> & Required<Pick<RoomWatch, 'sat'>>,
): RoomWatch {
  return {
    bots: botWatch(metrics, logger),
    clocks: {
      refused: (table, { message, rule }) =>
        logger.warn({ table: table.code, rule, problem: message }, 'what the clock did was refused'),
    },
    acted(table) {
      metrics.actions.total++;
      tell(table);
    },
    began(table) {
      logger.info({ table: table.code, game: table.record.game }, 'a match began');
      tell(table);
    },
    sat,
    ended: (table) => logger.info({ table: table.code, game: table.record.game }, 'a match is over'),
    failed: (error) => logger.error({ err: error }, 'something broke'),
    notRelieved: (table, error) =>
      logger.warn({ err: error, table: table.code }, 'a stand-in could not be relieved'),
    lost: (table, reason) =>
      logger.error({ err: reason, table: table.code }, 'a table could not be read again'),
    stumbled: (table, reason) =>
      logger.error({ err: reason, table: table.code }, 'a table was read again after a failure'),
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
  };
}

/** As much of an error as the log may know: what hangs on one from a database are statements, and all that was to be written. */
export function plainError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'Something that is no error was thrown.' };
  const { name, message, stack, cause } = error;
  const { code } = error as { readonly code?: unknown };
  return {
    type: name,
    message,
    stack,
    ...(typeof code === 'string' ? { code } : {}),
    ...(cause instanceof Error ? { cause: plainError(cause) } : {}),
  };
}
