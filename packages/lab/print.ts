/** Everything a command says goes through here: results to stdout, the rest to stderr. */
import { itemAt } from '@airlock/kernel';
import { padEnd, padStart, widthOf } from './ink.ts';

export function print(...lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line.trimEnd()}\n`).join(''));
}

/** One object, for programs that read it. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

export type Align = 'left' | 'right';

/** Rows as lines with their columns below one another. */
export function columns(
  rows: readonly (readonly string[])[],
  aligns: readonly Align[],
  gap = '  ',
): string[] {
  const widths = aligns.map((_, column) =>
    rows.reduce((widest, row) => Math.max(widest, widthOf(row[column] ?? '')), 0),
  );
  return rows.map((row) =>
    row
      .map((text, column) => (aligns[column] === 'right' ? padStart : padEnd)(text, itemAt(widths, column)))
      .join(gap),
  );
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export const thousands = (number: number): string =>
  Math.round(number)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ' ');

/** A bar on stderr while there is a terminal to show it on. */
export function progressBar(total: number, unit: string): { show(done: number): void; clear(): void } {
  if (!process.stderr.isTTY) return { show() {}, clear() {} };
  const length = 40;
  return {
    show(done) {
      const filled = Math.floor((done / total) * length);
      const bar = '#'.repeat(filled) + '.'.repeat(length - filled);
      process.stderr.write(`\r[${bar}] ${Math.floor((done / total) * 100)} %  ${done} of ${total} ${unit}`);
    },
    clear() {
      process.stderr.write('\r\u001b[K');
    },
  };
}
