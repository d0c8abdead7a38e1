/** The file of a match, for everybody once it has ended. */
import { CLOCK, MATCH_FILE_FORMAT, type MatchFile, toFile } from '@airlock/kernel';
import { type BegunRecord, hasBegun, headerOf } from './folding.ts';
import type { LiveTable } from './liveTable.ts';
import { Refused } from './refused.ts';
import { namesAt } from './seating.ts';
import type { LogLine } from './store/store.ts';

export function matchFileOf({ match, record, pastLog }: LiveTable): MatchFile {
  if (!hasBegun(record)) throw new Refused('not-started', 'This match has not begun yet.');
  if (pastLog) return pastFile(record, pastLog);
  const isAbandoned = record.stage === 'abandoned';
  if (!match || (!match.outcome && !isAbandoned)) {
    throw new Refused('too-early', 'The match file is available only after the end: it shows every hand.');
  }
  // Names as the record has them: somebody may have been forgotten since the match was opened.
  return { ...toFile(match, record.match.seed, isAbandoned), seats: namesAt(record) };
}

/** Of a match that only the rules of its time can play: all that is kept, and no outcome, which only they could tell. */
function pastFile(record: BegunRecord, log: readonly LogLine[]): MatchFile {
  return {
    airlock: MATCH_FILE_FORMAT,
    ...headerOf(record),
    seed: record.match.seed,
    log: log.map(({ seat, action, at }) => [seat === CLOCK ? 'clock' : seat, action, at]),
    ...(record.stage === 'abandoned' ? { abandoned: true } : {}),
  };
}
