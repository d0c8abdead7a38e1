/** What a match waits for, read from the stack that state and view share. */
import { NOBODY, only, type Seat, type SeatSet, topOf, wordAt } from '@airlock/kernel';
import { NO_CARD } from './cards.ts';
import { DECIDE, REACT_TO_CRISIS, REACT_TO_ENTROPY, SECRET_CARDS } from './frames.ts';
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
  const held = (depth: number): number => wordAt(view, depth);
  if (view.stack.length === 0) return { kind: 'over' };
  switch (topOf(view)) {
    case AT.actions:
      return { kind: 'actions', seat: view.active };
    case AT.reactToCrisis:
      return {
        kind: 'crisisWindow',
        crisis: held(REACT_TO_CRISIS.crisis),
        seat: held(REACT_TO_CRISIS.seat),
        answered: held(REACT_TO_CRISIS.answered),
        waited: held(REACT_TO_CRISIS.waited),
      };
    case AT.reactToEntropy:
      return {
        kind: 'entropyWindow',
        answered: held(REACT_TO_ENTROPY.answered),
        waited: held(REACT_TO_ENTROPY.waited),
      };
    case AT.secretCards:
      return { kind: 'secret', awaited: awaitedIn(view, held(SECRET_CARDS.asked)) };
    case AT.decide: {
      const question = NAMES[held(DECIDE.question)];
      if (question === undefined) throw new Error('The stack waits for nothing that is known.');
      return { kind: 'question', question, seat: held(DECIDE.seat), argument: held(DECIDE.argument) };
    }
    default:
      return { kind: 'setup' };
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
