/** Records of tables where everybody has time of their own, when something happens to that time which no log tells. */
import { startedMatch } from './acting.ts';
import { MORE_TIME_MS } from './banks.ts';
import type { LiveTable } from './liveTable.ts';
import { Refused } from './refused.ts';
import type { BankRecord, TableRecord } from './store/store.ts';

/** The table woke: what passed while nobody was there is nobody's time. `null` where people have no time of their own. */
export function withTimeBegunAnew({ record, match, banks }: LiveTable): TableRecord | null {
  if (!match || !banks || record.stage !== 'playing') return null;
  return withBanks(record, banks.record(match, { from: Date.now() - (record.match?.startedAt ?? 0) }));
}

/** Everybody who is awaited is given more time, once for each question. */
export function withMoreTime(table: LiveTable): TableRecord {
  const match = startedMatch(table);
  const { banks, record } = table;
  if (!banks) throw new Error('Nobody has time of their own here.');
  if (banks.isLengthened) throw new Refused('not-now', 'Somebody has already asked for more time.');
  return withBanks(record, banks.moved(match, MORE_TIME_MS));
}

const withBanks = (record: TableRecord, banks: BankRecord): TableRecord => ({
  ...record,
  company: { ...record.company, banks },
});
