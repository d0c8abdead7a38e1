/**
 * Numbers of a game that a measurement may play with: how many cards there are of a kind, what a Task needs. They are no options:
 * no table offers them, no match is kept with them, and no state holds them. A game reads them once, when it is loaded, so that
 * they cost nothing afterwards and all tables that are made from them agree; whoever wants others says so before (`tune`), in a thread
 * of its own.
 */
import { problem, type Result, taken } from './result.ts';
import { listOf } from './wording.ts';

export interface Tunable {
  readonly label: string;
  /** What is played with at every table. */
  readonly usual: number;
  readonly min: number;
  readonly max: number;
  /** Whether the number is printed in the rulebook, or was chosen by us where the rulebook is silent. */
  readonly from: 'rulebook' | 'ours';
}

/** By their paths, such as `deck.dark`. All are whole numbers. */
export type Tunables = { readonly [path: string]: Tunable };

export type TunedNumbers<Declared extends Tunables = Tunables> = {
  readonly [Path in keyof Declared]: number;
};

const wanted = new Map<string, TunedNumbers>();
const loaded = new Set<string>();

/** Lets a game that is not loaded yet play with other numbers, which `parseNumbers` has let pass. */
export function tune(game: string, numbers: TunedNumbers): void {
  if (Object.keys(numbers).length === 0) return;
  if (loaded.has(game)) throw new Error(`${game} has read its numbers already.`);
  wanted.set(game, numbers);
}

/** The numbers a game plays with, read when it is loaded. */
export function tuned<Declared extends Tunables>(game: string, declared: Declared): TunedNumbers<Declared> {
  loaded.add(game);
  const others = wanted.get(game) ?? {};
  return Object.fromEntries(
    Object.entries(declared).map(([path, { usual }]) => [path, others[path] ?? usual]),
  ) as TunedNumbers<Declared>;
}

/** Checks what was typed: each path with its number as text. */
export function parseNumbers(
  declared: Tunables,
  typed: readonly (readonly [path: string, text: string])[],
): Result<TunedNumbers> {
  const numbers: { [path: string]: number } = {};
  for (const [path, text] of typed) {
    const tunable = Object.hasOwn(declared, path) ? declared[path] : undefined;
    if (!tunable) return problem(`There is no number "${path}"; there are ${namesOf(declared)}.`);
    const { min, max } = tunable;
    const number = Number(text);
    if (!/^-?\d+$/.test(text) || number < min || number > max) {
      return problem(`The number "${path}" must be a whole number from ${min} to ${max}, not "${text}".`);
    }
    numbers[path] = number;
  }
  return taken(numbers);
}

const namesOf = (declared: Tunables): string => listOf(Object.keys(declared)) || 'none';
