/**
 * What actions are worth beside each other, none of them dropped and without a verdict: for whoever looks for positions, and for
 * whoever examines the judge. Every comparison meets worlds of its own, so that a later one confirms what an earlier one found.
 */
import {
  type Action,
  fastRandom,
  type Game,
  type Question,
  type Seated,
  type SeenEvent,
} from '@airlock/kernel';
import { RepeatableChance } from '../chance.ts';
import { Continuations } from './continuations.ts';
import { type Judged, MOST_CANDIDATES, type Rival, ranked, worthOf } from './judge.ts';
import type { Judging } from './judging.ts';

export interface Screening {
  /** What strong players would think of. */
  readonly ideas: readonly Action[];
  /** An action as ideas are written. */
  plain(action: Action): Action;
  /** All of them in this many new worlds, the best first. */
  compare(actions: readonly Action[], worlds: number): Judged[];
}

/** `null` where there is nothing to compare, or where all of it can be worked out. */
export function screening<State, View, Event extends SeenEvent>(
  game: Pick<Game<State, View, Event>, 'clone'>,
  judging: Judging<State, View, Event>,
  seated: Seated<View, Event>,
  seed: string,
): Screening | null {
  const random = fastRandom(seed);
  const question: Question<State> | null = judging.ask(seated, random);
  if (!question || question.isSettled) return null;
  const chance = new RepeatableChance();
  const plain = (action: Action): Action => question.plain?.(action) ?? action;
  return {
    ideas: [...new Set(question.candidates.slice(0, MOST_CANDIDATES).map(plain))],
    plain,
    compare(actions, worlds) {
      const rivals: Rival[] = actions.map((action) => ({ action, values: [], lines: new Continuations() }));
      for (let count = 0; count < worlds; count++) {
        const world = question.world(random);
        chance.renew(random);
        for (const rival of rivals) {
          chance.rewind();
          rival.values.push(worthOf(game, question, world, rival, chance, false));
        }
      }
      return ranked(rivals, judging.unit === 'chance');
    },
  };
}
