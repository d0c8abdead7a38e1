/** Whether a spectator is told something that not every seat is told. */
import { type Leaf, leavesOf } from './leaves.ts';

/** How a game writes that something is covered, for the paths that fit. */
export interface Cover {
  readonly path: RegExp;
  readonly values: readonly Leaf[];
}

export interface Excess {
  readonly path: string;
  readonly value: Leaf;
  /** What each seat reads at the same place; `undefined` where it reads nothing. */
  readonly seats: readonly (Leaf | undefined)[];
}

/**
 * What a spectator reads that some seat does not read at the same place. Nothing at all (`null`) and a cover say nothing:
 * whatever lies below, they are the same.
 */
export function excessOf(
  spectator: unknown,
  seats: readonly unknown[],
  covers: readonly Cover[] = [],
): Excess[] {
  const seen = seats.map((view) => leavesOf(view));
  return [...leavesOf(spectator)].flatMap(([path, value]) => {
    const others = seen.map((leaves) => leaves.get(path));
    const isCommon = others.every((other) => other === value);
    const isCovered = covers.some((cover) => cover.path.test(path) && cover.values.includes(value));
    return value === null || isCommon || isCovered ? [] : [{ path, value, seats: others }];
  });
}

/** The worst of it in one line. */
export function excessInWords(excess: readonly Excess[]): string {
  const [first] = excess;
  if (!first) return 'nothing but what every seat sees';
  const seats = first.seats.map((value) => (value === undefined ? '-' : JSON.stringify(value))).join(' ');
  const places = new Set(excess.map(({ path }) => path.replace(/\.\d+/g, '.*')));
  return (
    `${excess.length} values that some seat cannot see, such as ${first.path} = ${JSON.stringify(first.value)} ` +
    `(seats read ${seats}); at ${[...places].slice(0, 6).join(', ')}`
  );
}
