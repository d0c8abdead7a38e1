/** What a match waits for, read from the stack that state and view share. */
import { NOBODY, only, type Seat, type SeatSet } from '@airlock/kernel';
import { NO_CARD } from './cards.ts';
import { QUESTION } from './rules/questionIds.ts';
import { AT } from './state.ts';
import type { View } from './view.ts';

export type Stage =
  | { readonly kind: 'over' }
  /** Nothing is dealt yet. */
  | { readonly kind: 'setup' }
  | { readonly kind: 'actions'; readonly seat: Seat }
  | {
      readonly kind: 'crisisWindow';
      readonly crisis: number;
      readonly seat: Seat;
      readonly answered: SeatSet;
      readonly waited: SeatSet;
    }
  | { readonly kind: 'entropyWindow'; readonly answered: SeatSet; readonly waited: SeatSet }
  | { readonly kind: 'secret'; readonly awaited: SeatSet }
  | {
      readonly kind: 'question';
      readonly question: keyof typeof QUESTION;
      readonly seat: Seat;
      readonly argument: number;
    };

/** By their numbers. */
const NAMES: (keyof typeof QUESTION)[] = [];
for (const name of Object.keys(QUESTION) as (keyof typeof QUESTION)[]) NAMES[QUESTION[name]] = name;

export function stageOf(view: Pick<View, 'stack' | 'active' | 'secret' | 'hands'>): Stage {
  const { stack } = view;
  const held = (fromTop: number): number => stack[stack.length - 1 - fromTop] as number;
  switch (stack.at(-1)) {
    case undefined:
      return { kind: 'over' };
    case AT.actions:
      return { kind: 'actions', seat: view.active };
    case AT.reactToCrisis:
      return { kind: 'crisisWindow', crisis: held(4), seat: held(3), answered: held(2), waited: held(1) };
    case AT.reactToEntropy:
      return { kind: 'entropyWindow', answered: held(2), waited: held(1) };
    case AT.secretCards:
      return { kind: 'secret', awaited: awaitedIn(view, held(1)) };
    default: {
      if (stack.at(-1) !== AT.decide) return { kind: 'setup' };
      const question = NAMES[held(3)];
      if (question === undefined) throw new Error('The stack waits for nothing that is known.');
      return { kind: 'question', question, seat: held(2), argument: held(1) };
    }
  }
}

function awaitedIn({ secret, hands }: Pick<View, 'secret' | 'hands'>, asked: SeatSet): SeatSet {
  const chosen = secret.at(-1) ?? [];
  return chosen.reduce(
    (set, kind, seat) =>
      kind === NO_CARD && (hands[seat]?.size ?? 0) > 0 ? set | (asked & only(seat)) : set,
    NOBODY,
  );
}
