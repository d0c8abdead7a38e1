/** The logs of all matches as they lie on the disk: filed by match, and in the journal what was not filed yet. */
import { readLine } from '../../store/journal.ts';
import type { LogLine } from '../../store/store.ts';
import type { Row, Source } from './source.ts';

export interface FoundLog {
  /** As far as it can be read and nothing is missing. */
  readonly lines: LogLine[];
  /** What is wrong behind that, as the end of a sentence. */
  problem: string | null;
  /** Whether some are missing, and nothing tells where. */
  isShort: boolean;
}

export interface FoundLogs {
  readonly byMatch: ReadonlyMap<number, FoundLog>;
  /** Lines of which nobody knows where they belong. */
  readonly homeless: number;
}

export function findLogs(source: Source): FoundLogs {
  const byMatch = new Map<number, FoundLog>();
  const logOf = (match: number): FoundLog => {
    const known = byMatch.get(match);
    if (known) return known;
    const log: FoundLog = { lines: [], problem: null, isShort: false };
    byMatch.set(match, log);
    return log;
  };
  let homeless = 0;
  for (const row of source.rows('match_log')) {
    if (typeof row.match === 'number') readFiled(logOf(row.match), row);
    else homeless++;
  }
  for (const { lines } of journalInOrder(source)) {
    for (const text of String(lines).split('\n').filter(Boolean)) {
      const [, match, sequence, line = ''] = /^(\d+) (\d+) (.*)$/.exec(text) ?? [];
      if (match === undefined) homeless++;
      else readUnfiled(logOf(Number(match)), Number(sequence), line);
    }
  }
  for (const { match, lines } of source.rows('set_aside')) {
    if (typeof match !== 'number' || match < 0) homeless += String(lines).split('\n').length - 1;
    else logOf(match).problem ??= 'some later actions were set aside, because one before them is missing';
  }
  return { byMatch, homeless };
}

const journalInOrder = (source: Source): Row[] =>
  [...source.rows('journal')].sort((a, b) => Number(a.number) - Number(b.number));

function readFiled(log: FoundLog, { length, lines }: Row): void {
  const texts = String(lines).split('\n');
  // The last line is ended as well.
  const rest = texts.pop();
  for (const [index, text] of texts.entries()) {
    const line = readLine(text);
    if (!line) {
      log.problem = `action ${index + 1} cannot be read`;
      return;
    }
    log.lines.push(line);
  }
  if (rest !== '' || log.lines.length !== length) {
    log.problem = `there should be ${Number(length)} actions, but there are ${log.lines.length}`;
    log.isShort = true;
  }
}

function readUnfiled(log: FoundLog, sequence: number, text: string): void {
  if (log.problem !== null) return;
  const line = readLine(text);
  if (sequence !== log.lines.length) log.problem = `action ${log.lines.length + 1} is missing`;
  else if (!line) log.problem = `action ${sequence + 1} cannot be read`;
  else log.lines.push(line);
}
