/** The chart of a seat's worth over the match, as points of a drawing that is 1000 wide and 100 high. */
import type { Reviewed, Unit } from '@airlock/bots';

export const WIDTH = 1000;
export const HEIGHT = 100;

export interface Plot {
  readonly line: string;
  /** The band of uncertainty around it. */
  readonly band: string;
  /** What lies below the line. */
  readonly area: string;
  /** From here on nothing is known yet, as a share of the width. */
  readonly knownTo: number;
  readonly dots: readonly Dot[];
  /** The scale at the left: top, middle, bottom. */
  readonly scale: readonly [number, number, number];
}

interface Dot {
  readonly reviewed: Reviewed;
  /** Shares of width and height, from the left and from the top. */
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly at: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const exactly = (at: number, mean: number): Point => ({ at, mean, low: mean, high: mean });

/** Chances go from 0 to 1; scores and seconds as far as they go. */
function rangeOf(unit: Unit, points: readonly Point[]): readonly [number, number] {
  if (unit === 'chance') return [0, 1];
  const low = Math.min(...points.map((point) => point.low));
  const high = Math.max(...points.map((point) => point.high));
  const least = unit === 'score' ? Math.min(0, low) : low;
  return high > least ? [least, high] : [least, least + 1];
}

export function plotOf(
  reviewed: readonly Reviewed[],
  {
    unit,
    start,
    result,
    end,
    isDone,
  }: {
    readonly unit: Unit;
    readonly start: number;
    readonly result: number | null;
    readonly end: number;
    readonly isDone: boolean;
  },
): Plot {
  const points: Point[] = reviewed.map(({ index, done }) => ({ at: index, ...done.worth }));
  if (unit !== 'seconds') points.unshift(exactly(0, start));
  if (isDone && result !== null) points.push(exactly(end, result));
  const [least, most] = rangeOf(unit, points);
  const x = (at: number): number => (at / Math.max(1, end)) * WIDTH;
  const y = (value: number): number =>
    HEIGHT - Math.min(1, Math.max(0, (value - least) / (most - least))) * HEIGHT;
  const place = (at: number, value: number): string => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
  const through = points.map(({ at, mean }) => place(at, mean)).join('L');
  const above = points.map(({ at, high }) => place(at, high));
  const below = points.toReversed().map(({ at, low }) => place(at, low));
  const last = points.at(-1);
  const first = points[0];
  return {
    line: through === '' ? '' : `M${through}`,
    band: above.length === 0 ? '' : `M${[...above, ...below].join('L')}Z`,
    area:
      first && last
        ? `M${x(first.at).toFixed(1)} ${HEIGHT}L${through}L${x(last.at).toFixed(1)} ${HEIGHT}Z`
        : '',
    knownTo: isDone ? 1 : (last?.at ?? 0) / Math.max(1, end),
    dots: reviewed.map((one) => ({
      reviewed: one,
      x: one.index / Math.max(1, end),
      y: y(one.done.worth.mean) / HEIGHT,
    })),
    scale: [most, (most + least) / 2, least],
  };
}
