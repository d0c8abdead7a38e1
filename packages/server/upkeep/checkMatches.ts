/** `airlock check-matches`: which matches would go on by the rules of this version, and which would end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BegunRecord, type Games, hasBegun, isOfOtherRules, judge } from '@airlock/tables';
import { sha256 } from '../given.ts';
import { loadGames } from '../loadGames.ts';
import { DATABASE_FILE } from '../store/dataFolder.ts';
import { closeDatabase, damageOf, openDatabase } from '../store/sqlite.ts';
import { upgrade } from '../store/sqliteStore.ts';
import { Damaged } from '../store/store.ts';
import { readTable, tableRowIn } from '../store/tableRow.ts';
import { type FoundLog, findLogs } from './check/logs.ts';
import { type Source, throughSqlite } from './check/source.ts';
import { Complaint } from './complaint.ts';
import { copyData, mustHaveDatabase } from './copyData.ts';

export const FATES = ['goesOn', 'ends', 'reviewable', 'notReviewable', 'notOpened'] as const;

/** What becomes of one match. */
export interface MatchFate {
  readonly table: string;
  readonly game: string;
  /** The version of the rules it was played by, and the one of today; `null` where the game is not played here. */
  readonly rules: number;
  readonly rulesNow: number | null;
  readonly actions: number;
  /** Whether somebody could still play it. */
  readonly running: boolean;
  readonly fate: (typeof FATES)[number];
  /** As the end of a sentence that begins "By these rules"; `null` where there is nothing to explain. */
  readonly reason: string | null;
}

export interface MatchesReport {
  readonly data: string;
  /** Whether a server used the folder while it was looked at. */
  readonly serverRuns: boolean;
  readonly matches: readonly MatchFate[];
  /** Tables whose record cannot be read; `airlock check` says more. */
  readonly unreadable: number;
}

/** Looks at a copy and changes nothing, whether a server runs or not. */
export async function checkMatches(data: string, games?: Games): Promise<MatchesReport> {
  mustHaveDatabase(data, 'Name the data folder of a server.');
  const workplace = mkdtempSync(join(tmpdir(), 'airlock-check-matches-'));
  try {
    const { running: serverRuns } = await copyData(data, workplace);
    const shelf = games ?? (await loadGames());
    const found = await readCopy(join(workplace, DATABASE_FILE), data, (source) => fatesIn(source, shelf));
    return { data, serverRuns, ...found };
  } finally {
    rmSync(workplace, { recursive: true, force: true });
  }
}

/** Whether nobody who plays loses a match. */
export const goesWell = ({ matches }: MatchesReport): boolean =>
  matches.every(({ running, fate }) => !running || fate === 'goesOn');

async function readCopy<T>(file: string, data: string, read: (source: Source) => T): Promise<T> {
  try {
    const database = await openDatabase(file);
    try {
      if (damageOf(database).length > 0) throw new Error('it is damaged; "airlock check" says what is left');
      upgrade(database);
      return read(throughSqlite(database));
    } finally {
      closeDatabase(database);
    }
  } catch (error) {
    throw new Complaint(`The database in ${data} cannot be read: ${(error as Error).message}.`);
  }
}

function fatesIn(source: Source, games: Games): Pick<MatchesReport, 'matches' | 'unreadable'> {
  const { byMatch } = findLogs(source);
  const matches: MatchFate[] = [];
  let unreadable = 0;
  for (const row of source.rows('game_table')) {
    try {
      const record = readTable(tableRowIn(row));
      const log = byMatch.get(record.number) ?? { lines: [], problem: null, isShort: false };
      if (hasBegun(record)) matches.push(fateOf(record, log, games));
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      unreadable++;
    }
  }
  return { matches, unreadable };
}

function fateOf(record: BegunRecord, { lines, problem }: FoundLog, games: Games): MatchFate {
  const entry = games.get(record.game);
  const running = record.stage === 'playing';
  const fate = (name: MatchFate['fate'], reason: string | null = null): MatchFate => ({
    table: record.code,
    game: record.game,
    rules: record.match.rules,
    rulesNow: entry?.game.version ?? null,
    actions: lines.length,
    running,
    fate: name,
    reason,
  });
  if (!entry) return fate('notOpened', 'there is no such game');
  if (problem !== null) return fate('notOpened', `it is damaged, because ${problem}`);
  if (!isOfOtherRules(record, entry)) return fate(running ? 'goesOn' : 'reviewable');
  const { endedBy } = record.match;
  if (endedBy !== undefined) return fate('notReviewable', `it ended when version ${endedBy} of them came`);
  const verdict = judge(record, entry, lines, sha256);
  if (verdict.agrees) return fate(running ? 'goesOn' : 'reviewable');
  return fate(running ? 'ends' : 'notReviewable', verdict.reason);
}
