/** What an examination found, in words. */
import type { Examination, LocatedLeak, Row } from './examination.ts';

/** So much of what was done before a leak is told. */
const LAST_DEEDS = 6;

export function leakText(leak: LocatedLeak, seed: string): string {
  const { channel, field, by, one, other, game, setting, viewer, match, position, story, times } = leak;
  return [
    `The channel "${channel}" leaks in its field "${field}".`,
    `  Got by ${by}: ${one} in one match, ${other} in another that this viewer cannot tell from it.`,
    `  Viewer: ${viewer}. Seen ${times} ${times === 1 ? 'time' : 'times'}.`,
    `  Match ${match} of ${game} after ${position} actions, ${setting}.`,
    `  What was done: ${story.slice(-LAST_DEEDS).join(' | ')}`,
    `  To see it again: npm run secrecy -- --game ${game} --match ${match} --positions 1 --seed "${seed}"`,
  ].join('\n');
}

const COLUMNS = ['game', 'viewer', 'positions', 'messages compared'] as const;

export function summary({ rows, leaks, matches }: Examination, seed: string): string {
  const cells = rows.map(({ game, kind, positions, compared }) => [
    game,
    kind,
    `${positions}`,
    `${compared}`,
  ]);
  const widths = COLUMNS.map((name, column) =>
    Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const sum = (of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row), 0);
  return [
    line(COLUMNS),
    ...cells.map(line),
    `${sum(({ positions }) => positions)} positions of ${matches} matches, ${sum(({ compared }) => compared)} messages ` +
      `and answers compared, ${leaks.length === 0 ? 'no leak' : `${leaks.length} different leaks`} (seed "${seed}")`,
  ].join('\n');
}
