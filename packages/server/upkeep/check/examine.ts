/** Goes through everything that is kept, says what is wrong with it, and gives what is whole. */
import type { CatalogueEntry } from '@airlock/catalogue';
import { count, DamagedLog, parseOptions } from '@airlock/kernel';
import { TABLE_CODE } from '@airlock/protocol';
import {
  type AnyMatch,
  type BegunRecord,
  comparing,
  Elsewhere,
  type Games,
  hasBegun,
  isOfOtherRules,
  judge as judgeByOtherRules,
  matchOf,
} from '@airlock/tables';
import { sha256 } from '../../given.ts';
import type { LogLine, PersonId, TableRecord } from '../../store/store.ts';
import { Damaged } from '../../store/store.ts';
import { readTable, tableRowIn } from '../../store/tableRow.ts';
import { type FoundLog, findLogs } from './logs.ts';
import type { Row, Source } from './source.ts';

export const CHAPTERS = ['file', 'key', 'people', 'tables', 'talk'] as const;

export interface Finding {
  readonly chapter: (typeof CHAPTERS)[number];
  readonly sentence: string;
  /** Whether something is lost or wrong; the rest is good to know. */
  readonly isDamage: boolean;
}

/** All that can be kept, as it should be. */
export interface Whole {
  readonly people: readonly Row[];
  readonly tables: readonly TableRecord[];
  readonly logs: ReadonlyMap<number, readonly LogLine[]>;
  readonly talk: readonly Row[];
}

export interface Examination {
  readonly findings: readonly Finding[];
  readonly whole: Whole;
}

export function examine(source: Source, games: Games): Examination {
  const findings: Finding[] = [];
  const find = (chapter: Finding['chapter'], sentence: string, isDamage = true): void => {
    findings.push({ chapter, sentence, isDamage });
  };
  const people = readPeople(source, (sentence) => find('people', sentence));
  const { tables, logs } = readTables(source, games, (sentence, isDamage) =>
    find('tables', sentence, isDamage),
  );
  for (const { id, name, code } of unknownPeople(tables, people)) {
    people.set(id, { id, name, seen_at: Date.now(), leaving_at: null });
    find('people', `${name}, who sits at table ${code}, is no longer known; the seat holds the name.`);
  }
  checkSittings(source, tables, (sentence) => find('people', sentence));
  const talk = readTalk(source, tables, (sentence) => find('talk', sentence));
  return { findings, whole: { people: [...people.values()], tables, logs, talk } };
}

function readPeople(source: Source, complain: (sentence: string) => void): Map<PersonId, Row> {
  const people = new Map<PersonId, Row>();
  let unreadable = 0;
  for (const row of source.rows('person')) {
    const { id, name, seen_at } = row;
    if (typeof id === 'string' && id !== '' && typeof name === 'string' && typeof seen_at === 'number') {
      people.set(id, row);
    } else unreadable++;
  }
  if (unreadable > 0) complain(`${count(unreadable, 'person', 'people')} cannot be read.`);
  return people;
}

type ComplainOfTable = (sentence: string, isDamage: boolean) => void;

function readTables(source: Source, games: Games, complain: ComplainOfTable) {
  const found = findLogs(source);
  const tables: TableRecord[] = [];
  const logs = new Map<number, readonly LogLine[]>();
  const numbers = new Set<number>();
  for (const row of source.rows('game_table')) {
    const record = readRecord(row, complain);
    if (typeof row.number === 'number') numbers.add(row.number);
    if (!record) continue;
    const lost = source.isWhole ? NOTHING_DONE : NOTHING_LEFT;
    const { kept, log } = judge(record, found.byMatch.get(record.number) ?? lost, games, complain);
    tables.push(kept);
    if (log.length > 0) logs.set(record.number, log);
  }
  for (const [match, { lines }] of found.byMatch) {
    if (numbers.has(match)) continue;
    complain(
      `The table of match ${match} is gone; its ${count(lines.length, 'action')} are of no use.`,
      true,
    );
  }
  if (found.homeless > 0) {
    complain(`${count(found.homeless, 'action belongs', 'actions belong')} to no known match.`, true);
  }
  return { tables, logs };
}

function readRecord(row: Row, complain: ComplainOfTable): TableRecord | null {
  const { number, code } = row;
  const name = typeof code === 'string' && TABLE_CODE.test(code) ? code : `number ${String(number)}`;
  try {
    const record = readTable(tableRowIn(row));
    if (TABLE_CODE.test(record.code) && (record.stage === 'lobby') === (record.match === null)) return record;
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
  }
  complain(
    `Table ${name} cannot be read: who sits there and what was agreed is lost, and its match with it.`,
    true,
  );
  return null;
}

const NOTHING_DONE: FoundLog = { lines: [], problem: null, isShort: false };

/** In a damaged file nobody can tell a match that has just begun from one whose log is gone. */
const NOTHING_LEFT: FoundLog = { ...NOTHING_DONE, problem: 'none of its actions can be found' };

interface Judgement {
  readonly kept: TableRecord;
  readonly log: readonly LogLine[];
}

/** A match that lost actions cannot be played on fairly: those at the table have seen what came. */
function judge(record: TableRecord, found: FoundLog, games: Games, complain: ComplainOfTable): Judgement {
  const { lines } = found;
  if (record.match === null) {
    if (lines.length > 0) complain(`${nameOf(record)} has not begun but has actions.`, true);
    return { kept: record, log: [] };
  }
  const folded = fold(record, lines, games);
  if (folded.note) complain(`${nameOf(record)} ${folded.note}.`, false);
  const problem = found.problem ?? folded.problem ?? null;
  // Where actions are missing, the first that cannot be played tells that they are missing before it.
  const log = found.isShort && folded.problem !== undefined ? [] : lines.slice(0, folded.length);
  if (problem === null) return { kept: agreed(record, folded.match, complain), log };
  const rest =
    log.length > 0 ? `its first ${count(log.length, 'action')} can be reviewed` : 'nothing is left of it';
  complain(`${nameOf(record)}: ${problem}; ${rest}.`, true);
  return { kept: { ...record, stage: 'abandoned' }, log };
}

interface Folded {
  readonly length: number;
  readonly match: AnyMatch | null;
  readonly problem?: string;
  readonly note?: string;
}

function fold(record: TableRecord, lines: readonly LogLine[], games: Games): Folded {
  const entry = games.get(record.game);
  if (!entry) return { length: lines.length, match: null, note: `is of a game that is not played here` };
  if (hasBegun(record) && isOfOtherRules(record, entry)) return foldPast(record, lines, entry);
  const options = parseOptions(entry.game.options, record.options);
  if (!options.ok) return { length: 0, match: null, problem: `its options are wrong (${options.problem})` };
  const readable = lines.findIndex(
    ({ action }) => action !== 'undo' && entry.game.codec.read(action) === undefined,
  );
  if (readable >= 0) {
    const before = fold(record, lines.slice(0, readable), games);
    return { ...before, problem: before.problem ?? `action ${readable + 1} is not one of its game` };
  }
  try {
    return { length: lines.length, match: matchOf(record, entry, lines, comparing(lines, sha256)) };
  } catch (error) {
    if (error instanceof Elsewhere) {
      const problem = `from action ${error.index + 1} on it leads somewhere else than it did`;
      return { length: error.index, match: null, problem };
    }
    const length = error instanceof DamagedLog ? error.index : 0;
    return { length, match: null, problem: `it cannot be played again: ${(error as Error).message}` };
  }
}

/** A match that was played by rules which are not those of today: what becomes of it is no damage. */
function foldPast(record: BegunRecord, lines: readonly LogLine[], entry: CatalogueEntry): Folded {
  const length = lines.length;
  const { rules, endedBy } = record.match;
  if (endedBy !== undefined) {
    return {
      length,
      match: null,
      note: `ended without a winner when version ${endedBy} of the rules came`,
    };
  }
  const verdict = judgeByOtherRules(record, entry, lines, sha256);
  if (verdict.agrees) return { length, match: matchOf(verdict.record, entry, lines) };
  const played = `was played with version ${rules} of the rules; with version ${entry.game.version}`;
  return { length, match: null, note: `${played} ${verdict.reason}` };
}

/** The record says how it ended as the log does. */
function agreed(record: TableRecord, match: AnyMatch | null, complain: ComplainOfTable): TableRecord {
  if (!match || record.stage === 'abandoned') return record;
  const isOver = match.outcome !== null;
  if (isOver === (record.stage === 'over')) return record;
  complain(
    isOver
      ? `${nameOf(record)} is over, but its record does not say so.`
      : `${nameOf(record)}: its last actions are missing; its first ${count(match.log.length, 'action')} can be reviewed.`,
    true,
  );
  return { ...record, stage: isOver ? 'over' : 'abandoned' };
}

const nameOf = ({ code, game }: TableRecord): string => `Table ${code} (${game})`;

/** People whom the seats know and the list of people does not. */
function unknownPeople(tables: readonly TableRecord[], people: ReadonlyMap<PersonId, Row>) {
  const unknown = new Map<PersonId, { id: PersonId; name: string; code: string }>();
  for (const { seats, code } of tables) {
    for (const seat of seats) {
      if (seat.kind !== 'person' || seat.person === '' || people.has(seat.person)) continue;
      unknown.set(seat.person, { id: seat.person, name: seat.name, code });
    }
  }
  return unknown.values();
}

/** Who sits where is kept twice, so that one's own tables are found; salvaging writes it anew. */
function checkSittings(
  source: Source,
  tables: readonly TableRecord[],
  complain: (sentence: string) => void,
): void {
  const kept = new Set(
    [...source.rows('sitting')].map(({ person, table_number }) => `${person} ${table_number}`),
  );
  let missing = 0;
  for (const { number, seats } of tables) {
    for (const seat of seats) {
      if (seat.kind === 'person' && seat.person !== '' && !kept.has(`${seat.person} ${number}`)) missing++;
    }
  }
  if (missing > 0) complain(`${count(missing, 'seat')} cannot be found by those who sit there.`);
}

function readTalk(
  source: Source,
  tables: readonly TableRecord[],
  complain: (sentence: string) => void,
): Row[] {
  const numbers = new Set(tables.map(({ number }) => number));
  const circles = new Map<string, Row[]>();
  let unreadable = 0;
  let homeless = 0;
  for (const row of source.rows('talk')) {
    const { table_number, circle, number, name, words, at } = row;
    const isWhole =
      [table_number, circle, number, at].every((value) => typeof value === 'number') &&
      typeof name === 'string' &&
      typeof words === 'string';
    if (!isWhole) unreadable++;
    else if (!numbers.has(table_number as number)) homeless++;
    else {
      const key = `${table_number} ${circle}`;
      circles.set(key, [...(circles.get(key) ?? []), row]);
    }
  }
  if (unreadable > 0) complain(`${count(unreadable, 'line')} cannot be read.`);
  if (homeless > 0) complain(`${count(homeless, 'line belongs', 'lines belong')} to a table that is gone.`);
  let missing = 0;
  const talk: Row[] = [];
  for (const lines of circles.values()) {
    lines.sort((a, b) => Number(a.number) - Number(b.number));
    missing += Number(lines.at(-1)?.number) - lines.length;
    // Lines are counted: those that are left close up.
    for (const [index, line] of lines.entries()) talk.push({ ...line, number: index + 1 });
  }
  if (missing > 0) complain(`${count(missing, 'line is', 'lines are')} missing.`);
  return talk;
}
