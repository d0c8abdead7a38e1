/** Two settings on the same shuffles: what they differ by, and how sure one can be of it. */
import { type Difference, differenceOf } from '../statistics/paired.ts';
import { rateOf, rounded } from '../statistics/wilson.ts';
import type { Measure } from './measures.ts';
import { type Plan, roundSize } from './plan.ts';
import type { NumberedGame } from './playRange.ts';

export interface Compared extends Difference {
  readonly measure: string;
  readonly isShare: boolean;
  /** The means of both settings, over the shuffles that both have played. */
  readonly a: number;
  readonly b: number;
}

export interface Pairing {
  /** Games that both settings have played. */
  readonly pairs: number;
  /** Pairs in which the same was done and said from beginning to end. */
  readonly identical: number;
  readonly compared: readonly Compared[];
}

/** Games on the same shuffle are no independent trials, so that every shuffle counts once, with the mean of its games. */
export function pairUp(
  plan: Plan,
  measures: readonly Measure[],
  a: readonly NumberedGame[],
  b: readonly NumberedGame[],
): Pairing {
  const others = new Map(b.map((one) => [one.game, one]));
  const pairs = a.flatMap((one) => {
    const other = others.get(one.game);
    return other ? [{ one, other }] : [];
  });
  const rounds = new Map<number, typeof pairs>();
  for (const pair of pairs) {
    const round = Math.floor(pair.one.game / roundSize(plan));
    rounds.set(round, [...(rounds.get(round) ?? []), pair]);
  }
  const identical = pairs.filter(({ one, other }) => String(one.course) === String(other.course)).length;
  const isSame = identical === pairs.length;
  return {
    pairs: pairs.length,
    identical,
    compared: measures.flatMap((measure) => {
      const both = [...rounds.values()].flatMap((round) => {
        const known = round.flatMap(({ one, other }) => {
          const [left, right] = [measure.of(one), measure.of(other)];
          return left === null || right === null ? [] : [{ left, right }];
        });
        if (known.length === 0) return [];
        return [
          { left: meanOf(known.map(({ left }) => left)), right: meanOf(known.map(({ right }) => right)) },
        ];
      });
      if (both.length === 0) return [];
      return [
        {
          measure: measure.name,
          isShare: measure.isShare,
          a: rounded(meanOf(both.map(({ left }) => left))),
          b: rounded(meanOf(both.map(({ right }) => right))),
          ...sureEnough(differenceOf(both.map(({ left, right }) => right - left)), measure, isSame),
        },
      ];
    }),
  };
}

/**
 * That a share was the same on every shuffle does not mean that it always is, unless all games were the same: the interval
 * then reaches as far as a difference could that was not seen once.
 */
function sureEnough(found: Difference, { isShare }: Measure, isSame: boolean): Difference {
  if (!isShare || isSame || found.low === null || found.low !== found.high) return found;
  const reach = rateOf(0, found.pairs).high;
  return { ...found, low: rounded(found.difference - reach), high: rounded(found.difference + reach) };
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** A sentence where another setting made no difference to anything that was done; `null` otherwise. */
export function identityWarning({ pairs, identical }: Pairing, what: string): string | null {
  if (pairs === 0 || identical < pairs) return null;
  return `All ${pairs} games are the same move for move: these bots do not react to ${what}.`;
}
