/** What the terminal can draw: colours, characters beyond ASCII, lines of a certain width. */
import { stripVTControlCharacters } from 'node:util';

const STYLES = {
  bold: [1, 22],
  dim: [2, 22],
  inverse: [7, 27],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [94, 39],
  purple: [95, 39],
} as const satisfies { [style: string]: readonly [on: number, off: number] };

export type Style = keyof typeof STYLES;

/** Everything is drawn for this many columns. */
const WIDTH = 80;

/** Narrower than this nothing can be read. */
const NARROWEST = 30;

let width = WIDTH;

/** Lines are broken for a terminal of this many columns from now on. */
export function fitTo(columns: number | undefined): void {
  width = Math.max(NARROWEST, Math.min(WIDTH, columns ?? WIDTH));
}

/** Whether lines can be shown as they are. */
export const fits = (lines: readonly string[]): boolean => lines.every((line) => widthOf(line) <= width);

export interface Ink {
  readonly colour: boolean;
  readonly unicode: boolean;
  paint(text: string, ...styles: readonly Style[]): string;
  /** A sentence of a game's words: `*this*` stands out, and every character can be shown. */
  sentence(text: string): string;
}

/** What typesetting has and ASCII lacks. */
const IN_ASCII: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '×': 'x',
  '·': '.',
  '✓': 'ok',
  '✗': 'FAILED',
  '›': '>',
};

export function inkOf(colour: boolean, unicode: boolean): Ink {
  const paint = (text: string, ...styles: readonly Style[]): string =>
    colour
      ? styles.reduce(
          (painted, style) => `\u001b[${STYLES[style][0]}m${painted}\u001b[${STYLES[style][1]}m`,
          text,
        )
      : text;
  const shown = (text: string): string =>
    unicode ? text : text.replace(/\P{ASCII}/gu, (sign) => IN_ASCII[sign] ?? '?');
  return {
    colour,
    unicode,
    paint,
    sentence: (text) => shown(text).replace(/\*([^*]+)\*/g, (_, name: string) => paint(name, 'bold')),
  };
}

interface Stream {
  readonly isTTY?: boolean;
}

/** Follows NO_COLOR, FORCE_COLOR, TERM and the locale, as they are agreed on. */
export function inkFor(stream: Stream, env: NodeJS.ProcessEnv): Ink {
  const forced = env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0';
  const colour = !env.NO_COLOR && (forced || (stream.isTTY === true && env.TERM !== 'dumb'));
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  const unicode = /utf-?8/i.test(locale) || process.platform === 'win32';
  return inkOf(colour, unicode);
}

export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

/** Fills up with spaces to a width that colours do not count for. */
export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Breaks a sentence into lines. The first starts with `prefix`, the others are indented as far. */
export function wrap(text: string, prefix = '', columns = width): string[] {
  const room = columns - widthOf(prefix);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.map((one, index) => (index === 0 ? prefix : ' '.repeat(widthOf(prefix))) + one);
}
