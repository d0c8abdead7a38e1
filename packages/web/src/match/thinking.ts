/**
 * The rules, asked from one seat. They run on a state imagined from what that seat sees, so that the page can
 * list actions and refuse without ever knowing more than its reader.
 */
import {
  type Action,
  ActionList,
  fastRandom,
  type Game,
  type Outcome,
  type Refusal,
  type Seat,
  type SeenEvent,
  seatsIn,
  type Viewer,
} from '@airlock/kernel';
import type { Refused } from '../games/contract.ts';

/** What can be said about one view. */
export interface Thought {
  readonly waitedFor: readonly Seat[];
  readonly actions: readonly Action[];
  readonly asides: readonly Action[];
  readonly outcome: Outcome | null;
  refusalOf(action: Action): Refused | null;
}

/** Chance is always the same: what can be done must not change while it is looked at. */
const WHAT_IF = 'what if';

export function think<State, View, Event extends SeenEvent>(
  game: Game<State, View, Event>,
  view: View,
  viewer: Viewer,
): Thought {
  const state = game.imagine(view, fastRandom(WHAT_IF));

  function listed(list: (state: State, seat: Seat, into: ActionList) => void): readonly Action[] {
    if (viewer < 0) return [];
    const into = new ActionList();
    list(state, viewer, into);
    return into.toArray();
  }

  return {
    waitedFor: seatsIn(game.waiting(state)),
    actions: listed(game.actions),
    asides: listed(game.asides),
    outcome: game.outcome(state),

    refusalOf(action) {
      const refusal = game.refusal(state, viewer, action);
      return refusal && inWords(game, refusal);
    },
  };
}

/** A refusal as the door says it: the sentence, and under it the rule in words. */
function inWords<State, View, Event extends SeenEvent>(
  game: Game<State, View, Event>,
  refusal: Refusal,
): Refused {
  const second = game.words.rules[refusal.rule];
  const { rule, reason } = refusal;
  return { sentence: game.words.refusal(refusal), rule, reason, ...(second ? { second } : {}) };
}
