/** What an examination found, in words. */
import type { Examination, LocatedLeak } from './examination.ts';

/** This much of what was done before a leak is told. */
const LAST_DEEDS = 6;

export function leakText(leak: LocatedLeak, seed: string): string {
  const { channel, field, by, one, other, game, setting, viewer, match, position, story } = leak;
  return [
    `The channel "${channel}" leaks in its field "${field}".`,
    `  Got by ${by}: ${one} in one match, ${other} in another that this viewer cannot tell from it.`,
    `  Viewer: ${viewer}.`,
    `  Match ${match} of ${game} after ${position} actions, ${setting}.`,
    `  What was done: ${story.slice(-LAST_DEEDS).join(' | ')}`,
    `  To see it again: npm run secrecy -- --game ${game} --match ${match} --positions 1 --seed "${seed}"`,
  ].join('\n');
}

/** How far it is. */
export const positionsIn = ({ rows }: Examination): number =>
  rows.reduce((sum, { positions }) => sum + positions, 0);

const leaksText = ({ leaks }: Examination): string =>
  leaks.length === 0 ? 'no leak' : `${leaks.length} different ${leaks.length === 1 ? 'leak' : 'leaks'}`;

/** One line for whoever waits. */
export const progressText = (soFar: Examination): string =>
  `${positionsIn(soFar)} positions, ${leaksText(soFar)} so far (now ${soFar.rows.at(-1)?.game ?? 'nothing'})`;

const COLUMNS = ['game', 'viewer', 'positions', 'messages compared'] as const;

export function summary(examination: Examination, seed: string): string {
  const { rows, leaks, matches } = examination;
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
  const compared = rows.reduce((sum, row) => sum + row.compared, 0);
  return [
    line(COLUMNS),
    ...cells.map(line),
    `${positionsIn(examination)} positions of ${matches} matches, ${compared} messages ` +
      `and answers compared, ${leaksText(examination)} (seed "${seed}")`,
    ...leaks.map(
      ({ game, channel, field, viewer, times }) =>
        `  ${game}, channel "${channel}", field "${field}", ${viewer}: seen ${times} ${times === 1 ? 'time' : 'times'}`,
    ),
  ].join('\n');
}
