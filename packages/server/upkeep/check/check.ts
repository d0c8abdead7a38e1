/** `airlock check`: finds what is damaged in the data and, if asked, writes what is whole to a new folder. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadGames } from '../../loadGames.ts';
import { keyIn } from '../../people/sessions.ts';
import { DATABASE_FILE } from '../../store/dataFolder.ts';
import { closeDatabase, type Database, damageOf, isDamage, openDatabase } from '../../store/sqlite.ts';
import { upgrade } from '../../store/sqliteStore.ts';
import { copyData } from '../copyData.ts';
import { CHAPTERS, type Examination, examine, type Finding } from './examine.ts';
import { Pages } from './pages.ts';
import { mustBeEmpty, salvage } from './salvage.ts';
import { pageByPage, type Source, throughSqlite } from './source.ts';
import { NO_LOG, readWriteAheadLog, type WriteAheadLog } from './writeAheadLog.ts';

export interface CheckWish {
  readonly data: string;
  /** A folder that is not there yet, for what is whole. */
  readonly salvage: string | undefined;
}

export interface Report {
  readonly data: string;
  /** Whether a server used the folder while it was looked at. */
  readonly running: boolean;
  readonly findings: readonly Finding[];
  readonly tables: number;
  readonly actions: number;
  readonly people: number;
  readonly lines: number;
  readonly salvaged: string | null;
}

/** Looks at a copy: not even the newest is brought into the file by it. */
export async function check(wish: CheckWish): Promise<Report> {
  const target = wish.salvage === undefined ? null : resolve(wish.salvage);
  if (target !== null) mustBeEmpty(target);
  const workplace = mkdtempSync(join(tmpdir(), 'airlock-check-'));
  try {
    const { running } = await copyData(wish.data, workplace);
    const findings: Finding[] = [];
    const key = readKey(wish.data, findings);
    const { whole, found } = await lookAt(
      join(workplace, DATABASE_FILE),
      findings,
      async (source, examination) => {
        if (target !== null) await salvage(target, examination.whole, source, key);
      },
    );
    return {
      data: wish.data,
      running,
      findings: inOrder([...findings, ...found]),
      tables: whole.tables.length,
      actions: [...whole.logs.values()].reduce((sum, log) => sum + log.length, 0),
      people: whole.people.length,
      lines: whole.talk.length,
      salvaged: target,
    };
  } finally {
    rmSync(workplace, { recursive: true, force: true });
  }
}

const inOrder = (findings: readonly Finding[]): Finding[] =>
  CHAPTERS.flatMap((chapter) => findings.filter((finding) => finding.chapter === chapter));

async function lookAt(
  file: string,
  findings: Finding[],
  then: (source: Source, examination: Examination) => Promise<void>,
) {
  const games = await loadGames();
  // Before SQLite opens it, which forgets what it cannot read of the log.
  const log = readLog(file, findings);
  const pages = new Pages(readFileSync(file), log);
  if (pages.count < pages.promised) {
    complain(
      findings,
      `The database is cut short: ${pages.promised - pages.count} of its ${pages.promised} pages are missing.`,
    );
  }
  const look = async (source: Source) => {
    const examination = examine(source, games);
    await then(source, examination);
    return { whole: examination.whole, found: examination.findings };
  };
  const database = await openWhole(file, findings);
  if (database) {
    try {
      return await look(throughSqlite(database));
    } finally {
      closeDatabase(database);
    }
  }
  const source = await pageByPage(pages);
  complain(findings, `${source.damagedPages} pages or rows of it cannot be read.`);
  return look(source);
}

const complain = (findings: Finding[], sentence: string): void =>
  void findings.push({ chapter: 'file', sentence, isDamage: true });

function readLog(file: string, findings: Finding[]): WriteAheadLog {
  const path = `${file}-wal`;
  const log = existsSync(path) ? readWriteAheadLog(readFileSync(path)) : NO_LOG;
  if (log === null) {
    complain(findings, 'The write-ahead log cannot be read: what was written last is lost.');
    return NO_LOG;
  }
  if (log.lost > 0) {
    complain(
      findings,
      `The write-ahead log is damaged: up to ${log.lost} of the last transactions are lost.`,
    );
  }
  return log;
}

/** The database, brought to the present format, or `null` with the reasons where its file is not whole. */
async function openWhole(file: string, findings: Finding[]): Promise<Database | null> {
  let database: Database | undefined;
  try {
    database = await openDatabase(file);
    const damage = damageOf(database);
    if (damage.length === 0) {
      upgrade(database);
      return database;
    }
    for (const words of damage.slice(0, 5)) complain(findings, `The database says: ${words}.`);
  } catch (error) {
    if (!isDamage(error)) throw error;
    complain(findings, `The database says: ${(error as Error).message}.`);
  }
  database?.close();
  return null;
}

function readKey(data: string, findings: Finding[]): string | null {
  const find = (sentence: string, isDamage: boolean): null => {
    findings.push({ chapter: 'key', sentence, isDamage });
    return null;
  };
  try {
    return keyIn(data) ?? find('There is no cookie.key: everybody is a stranger at the next start.', false);
  } catch {
    return find('cookie.key is damaged: everybody will be a stranger.', true);
  }
}
