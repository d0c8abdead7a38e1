/**
 * Files of matches from before the terminal had a room: a line for the start and one for every action. They are read as what a room
 * would have written, so that whoever left a match then can still go on.
 */
import type { Options, Seat } from '@airlock/kernel';
import type { LogLine, SeatRecord, TableRecord, Write } from '@airlock/tables';

interface FormerStart {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seat: Seat;
  readonly name: string;
  /** By seat; `null` is the person's. */
  readonly levels: readonly (string | null)[];
  readonly seed: string;
}

export const isFormer = (line: unknown): line is FormerStart =>
  typeof line === 'object' && line !== null && 'levels' in line && 'seed' in line && 'game' in line;

/** `name` is that of its file. */
export function formerGroups(start: FormerStart, lines: readonly LogLine[], name: string): Write[][] {
  const { game, rules, options, levels, seed } = start;
  const table: TableRecord = {
    number: 1,
    code: name,
    game,
    host: 'me',
    options,
    seats: levels.map(
      (level): SeatRecord =>
        level === null
          ? { kind: 'person', person: 'me', name: start.name, ready: true }
          : { kind: 'bot', level, name: level },
    ),
    stage: 'playing',
    // Its actions count from the start; when that was, nobody wrote down.
    match: { rules, seed, startedAt: Date.now() - (lines.at(-1)?.at ?? 0) },
    rematch: null,
    changedAt: Date.now(),
  };
  const actions = lines.map((line, sequence): Write => ({ kind: 'action', match: 1, sequence, ...line }));
  return [[{ kind: 'table', table }], actions];
}
