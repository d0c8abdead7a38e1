/**
 * Matches at the terminal, kept in a folder: a file each, with a line for its start and one for every action, on the disk before
 * anybody is shown what it did. When a match is over its file for `replay`, `verify` and the page is written beside it.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueEntry } from '@airlock/catalogue';
import {
  type AnyGame,
  digestOf,
  type Generator,
  type LogEntry,
  type Options,
  type Seat,
  sha256Anywhere,
  toFile,
  UNDO,
} from '@airlock/kernel';
import { Complaint } from '../complaint.ts';
import { type AnyMatch, reasonOf } from '../matchFiles.ts';

/** How a match began. */
export interface KeptStart {
  readonly game: string;
  /** The version of its rules. */
  readonly rules: number;
  readonly options: Options;
  readonly seat: Seat;
  readonly name: string;
  /** By seat; `null` is the person's. */
  readonly levels: readonly (string | null)[];
  readonly generator: Generator;
  readonly seed: string;
}

interface KeptLine {
  readonly seat: Seat;
  readonly action: string;
  readonly at: number;
  /** Of the state it led to, by which other rules are told apart. */
  readonly digest: string;
}

export interface KeptMatch {
  readonly start: KeptStart;
  readonly lines: readonly KeptLine[];
}

const ENDING = '.airlock-log';
const UNDO_TEXT = 'undo';

export const usualFolder = (): string => join(homedir(), '.airlock', 'terminal');

const fileOf = (folder: string, name: string): string => join(folder, `${name}${ENDING}`);
export const endedFileOf = (folder: string, name: string): string => join(folder, `${name}.airlock.json`);

/** The names of all that are kept, those begun last first. */
export function keptNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .sort()
    .reverse();
}

export const isEnded = (folder: string, name: string): boolean => existsSync(endedFileOf(folder, name));

/** The first name of the day that nobody has: `2026-11-18-outpost-seven-1`. */
export function freeName(folder: string, game: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  for (let number = 1; ; number++) {
    const name = `${day}-${game}-${number}`;
    if (!existsSync(fileOf(folder, name))) return name;
  }
}

export function readKept(folder: string, name: string): KeptMatch {
  const file = fileOf(folder, name);
  if (!/^[\w.-]+$/.test(name) || !existsSync(file))
    throw new Complaint(`There is no match "${name}" in ${folder}.`);
  const text = readFileSync(file, 'utf8');
  // Whatever stands behind the last line break was being written when the computer stopped: nobody was shown it.
  const whole = text.slice(0, text.lastIndexOf('\n')).split('\n');
  try {
    const [start, ...lines] = whole.map((line) => JSON.parse(line));
    if (typeof start?.game !== 'string' || typeof start?.seed !== 'string') throw new Error('no start');
    return { start, lines };
  } catch {
    throw new Complaint(`${file} is damaged; nothing was changed.`);
  }
}

/** The log as numbers. Throws where these rules know an action no longer. */
export function entriesOf({ codec }: AnyGame, { lines }: KeptMatch): LogEntry[] {
  return lines.map(({ seat, action, at }, index) => {
    const number = action === UNDO_TEXT ? UNDO : codec.read(action);
    if (number === undefined)
      throw new Complaint(`These rules know no action "${action}" (number ${index + 1}).`);
    return { seat, action: number, at };
  });
}

/** Complains where rules of today lead elsewhere than the match stood: its people have seen something else. */
export function mustLeadThere({ game }: CatalogueEntry, { start, lines }: KeptMatch, match: AnyMatch): void {
  const digest = lines.at(-1)?.digest;
  const isSame =
    digest === undefined
      ? start.rules === game.version
      : digest === digestOf(game, match.state, sha256Anywhere);
  if (isSame) return;
  throw new Complaint('The rules have changed since, and lead this match elsewhere; it cannot be continued.');
}

/** Writes down what is done in a match. */
export class Keeper {
  readonly name: string;
  private readonly folder: string;
  private readonly handle: number;
  private kept: number;

  /** `kept` is how many actions are in the file already. */
  constructor(folder: string, name: string, start: KeptStart, kept = 0) {
    this.name = name;
    this.folder = folder;
    this.kept = kept;
    try {
      mkdirSync(folder, { recursive: true });
      const file = fileOf(folder, name);
      const isNew = !existsSync(file);
      // A line that was cut off in the middle is not continued.
      if (!isNew) writeFileSync(file, upToLastLine(readFileSync(file, 'utf8')));
      this.handle = openSync(file, 'a', 0o600);
      if (isNew) this.write(`${JSON.stringify(start)}\n`);
    } catch (error) {
      throw new Complaint(`The match cannot be kept in ${folder}: ${reasonOf(error)}.`);
    }
  }

  /** All that is new in the log; on the disk when this returns. */
  keep(match: AnyMatch): void {
    if (match.log.length === this.kept) return;
    const digest = digestOf(match.game, match.state, sha256Anywhere);
    const lines = match.log.slice(this.kept).map(({ seat, action, at }) => {
      const line: KeptLine = {
        seat,
        action: action === UNDO ? UNDO_TEXT : match.game.codec.write(action),
        at,
        digest,
      };
      return `${JSON.stringify(line)}\n`;
    });
    try {
      this.write(lines.join(''));
    } catch (error) {
      throw new Complaint(`What was done could not be kept, so it is not shown: ${reasonOf(error)}.`);
    }
    this.kept = match.log.length;
  }

  /** Writes the file of a match that is over, and gives where. */
  end(match: AnyMatch, seed: string): string {
    const path = endedFileOf(this.folder, this.name);
    writeFileSync(path, `${JSON.stringify(toFile(match, seed), null, 2)}\n`);
    return path;
  }

  close(): void {
    closeSync(this.handle);
  }

  private write(text: string): void {
    writeSync(this.handle, text);
    fsyncSync(this.handle);
  }
}

const upToLastLine = (text: string): string => text.slice(0, text.lastIndexOf('\n') + 1);
