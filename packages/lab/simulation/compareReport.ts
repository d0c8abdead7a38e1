/** What a comparison or a sweep found out, as tables for people. */
import { columns, percent, thousands } from '../print.ts';
import type { Compared, Pairing } from './pairing.ts';

/** All games finished in both: nothing that anybody wants to read about. */
const isPlain = ({ measure, a, b }: Compared): boolean => measure === 'finished' && a === 1 && b === 1;

const shown = (compared: readonly Compared[]): Compared[] => compared.filter((one) => !isPlain(one));

const valueWords = ({ isShare }: Pick<Compared, 'isShare'>, value: number): string =>
  isShare ? percent(value) : value.toFixed(2);

const signed = (one: Pick<Compared, 'isShare'>, value: number): string =>
  `${value < 0 ? '−' : '+'}${valueWords(one, Math.abs(value))}`;

/** The difference, its interval and how often chance alone would make it, as cells. */
function differenceCells(one: Compared): string[] {
  const { difference, low, high, p } = one;
  return [
    signed(one, difference),
    low === null || high === null ? 'too few' : `${signed(one, low)} to ${signed(one, high)}`,
    p === null ? '' : p < LEAST_P ? `< ${LEAST_P}` : p.toFixed(4),
  ];
}

/** Smaller chances are not worth telling apart. */
const LEAST_P = 0.0001;

export function compareLines(
  head: string,
  settings: { readonly a: string; readonly b: string },
  { pairs, identical, compared }: Pairing,
  partial: string | null,
): string[] {
  return [
    head,
    ...(partial === null ? [] : [partial]),
    `A  ${settings.a}`,
    `B  ${settings.b}`,
    '',
    ...columns(
      [
        ['', 'A', 'B', 'B − A', '95 %', 'p'],
        ...shown(compared).map((one) => [
          one.measure,
          valueWords(one, one.a),
          valueWords(one, one.b),
          ...differenceCells(one),
        ]),
      ],
      ['left', 'right', 'right', 'right', 'right', 'right'],
    ),
    '',
    `${thousands(identical)} of ${thousands(pairs)} pairs are the same game, move for move.`,
  ];
}

/** One value of a sweep, beside the one that all are compared with. */
export interface Swept {
  readonly value: string;
  readonly games: number;
  readonly pairing: Pairing;
}

/** A block for each measure, a row for each value. */
export function sweepLines(head: string, name: string, base: string, swept: readonly Swept[]): string[] {
  const names = [
    ...new Set(swept.flatMap(({ pairing }) => shown(pairing.compared).map(({ measure }) => measure))),
  ];
  return [
    head,
    ...names.flatMap((measure) => [
      '',
      measure,
      ...columns(
        [
          [`  ${name}`, 'games', 'mean', `against ${base}`, '95 %', 'p'],
          ...swept.flatMap(({ value, games, pairing }) => {
            const one = pairing.compared.find((found) => found.measure === measure);
            if (!one) return [];
            const cells = value === base ? ['', '', ''] : differenceCells(one);
            return [[`  ${value}`, `${games}`, valueWords(one, one.b), ...cells]];
          }),
        ],
        ['left', 'right', 'right', 'right', 'right', 'right'],
      ),
    ]),
  ];
}
