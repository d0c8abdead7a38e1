/** Matches of the kernel that repeat a playthrough, for what only a match can do: export and taking back. */
import { type Match, openMatch, type SeenEvent } from '@airlock/kernel';
import type { Playthrough } from './watching.ts';

export type AnyMatch = Match<unknown, unknown, SeenEvent>;

export const namesFor = (seats: number): string[] =>
  ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta', 'Eta', 'Theta'].slice(0, seats);

/** It has the playthrough's seed, so that the same actions lead to the same states. */
export function matchOf({ game, setting, seed }: Playthrough): AnyMatch {
  const { seats, options } = setting;
  return openMatch(game, { options, seats: namesFor(seats), generator: 'fast', seed });
}
