/** Flotsam behind the kernel's interface, and what the suite must be told about it. */
import type { Game, Outcome, Viewer } from '@airlock/kernel';
import type { Plan } from '../plan.ts';
import { type FlotsamEvent, flotsamFlow } from './rules.ts';
import { type Card, census, clone, codec, OPTIONS, type State, setup } from './state.ts';
import { imagine, type View, view } from './view.ts';
import { words } from './words.ts';

export type Flotsam = Game<State, View, FlotsamEvent, typeof OPTIONS>;

function outcome({ result }: State): Outcome | null {
  return result && { ...result, rule: 'FLO-09' };
}

export const flotsam: Flotsam = {
  id: 'flotsam',
  version: 1,
  seats: { min: 1, max: 3 },
  options: OPTIONS,
  codec,
  words,
  setup,
  ...flotsamFlow(),
  outcome,
  view,
  imagine,
  clone,
};

/** Hands, bids, buried cards and the deck, each as long as there are two cards or more it could be. */
function secrets(state: State, viewer: Viewer): Record<string, unknown> {
  if (state.result || state.deck.length < 2) return {};
  const others = (name: string, cards: readonly (Card | Card[])[]): [string, unknown][] =>
    cards.flatMap((card, seat): [string, unknown][] => {
      const isHidden = seat !== viewer && (Array.isArray(card) ? card.length > 0 : card !== 0);
      return isHidden ? [[`${name} of seat ${seat}`, card]] : [];
    });
  return Object.fromEntries([
    ['deck', state.deck],
    ...others('hand', state.hands),
    ...others('bid', state.bids),
    ...others('buried', state.buried),
  ]);
}

/** Every card can be marked and bid once, and every round has one leader done and one answer or more to flares. */
const MOST_ACTIONS = 15 * 4;

export const flotsamPlan: Plan<State> = {
  seats: [1, 2, 3],
  options: [{}, { handSize: 2 }, { flares: false }],
  bound: MOST_ACTIONS,
  census,
  secrets,
  games: 27,
};
