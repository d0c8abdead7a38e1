/** Every word a person reads about Outbreak. Names of things stand out `*like this*`. */
import {
  type Action,
  count,
  has,
  type Naming,
  type Outcome,
  type Seat,
  type Words,
  who,
} from '@airlock/kernel';
import { ballotOf, cardOf, codec, firstOf, isTimeout, lateSeatOf, repairOf, secondOf } from './actions.ts';
import { C1, C2, FULL_HAND, NO_TASK, NOTHING_YET, S1, S2, SKIP } from './cards.ts';
import type { OutbreakEvent } from './events.ts';
import type { Cause } from './state.ts';
import { isOut } from './state.ts';
import type { View } from './view.ts';
import { claimButton } from './words/claims.ts';
import { HELP } from './words/help.ts';
import { ballotWords, eventWords } from './words/log.ts';
import { cardName, seatName, shiftName, taskName } from './words/names.ts';
import { OPTION_GROUPS, OPTION_WORDS, PRESETS_OFFERED } from './words/options.ts';
import { refusalWords } from './words/refusals.ts';
import { resultWords } from './words/result.ts';
import { RULES } from './words/rules.ts';

export * from './words/claims.ts';
export { type ChoiceEvent, choiceWords, isTiedRepair, pileWords } from './words/log.ts';
export * from './words/names.ts';

function promptWords(view: View, naming: Naming): string {
  if (view.result) return resultWords(view.result, naming);
  const mine = view.chosen[view.viewer];
  const isAsked = mine === NOTHING_YET && isEntitled(view, view.viewer);
  switch (view.phase) {
    case 'vote':
      return isAsked ? 'Vote somebody out, or skip.' : waitingWords(view, 'vote');
    case 'pick':
      return view.leader === view.viewer
        ? `Choose two Tasks for the ${shiftName(view.shift)}.`
        : `Waiting for ${who(view.leader, naming)} to choose two Tasks.`;
    case 'actions':
      if (!isAsked) return waitingWords(view, 'submit');
      return isOut(view, view.viewer)
        ? 'Add your card for the Day to this Shift, or hold it.'
        : `Submit a card for the ${shiftName(view.shift)}.`;
    case 'repair':
      return isAsked ? 'Choose a destroyed Task to repair.' : waitingWords(view, 'choose a repair');
    default:
      return 'The roles are being dealt.';
  }
}

/** Whether a seat has something to choose in this stage. */
function isEntitled(view: View, seat: Seat): boolean {
  if (!has((1 << view.seats) - 1, seat)) return false;
  return !isOut(view, seat) || (view.phase === 'actions' && view.hands[seat] === FULL_HAND);
}

function waitingWords(view: View, what: string): string {
  const chosen = view.chosen.filter((choice) => choice !== NOTHING_YET).length;
  return `Waiting for everybody to ${what}; ${count(chosen, 'seat has', 'seats have')} chosen.`;
}

function actionWords(action: Action, view: View): string {
  if (isTimeout(action)) return `Time is up for ${seatName(lateSeatOf(action))}`;
  switch (codec.kind(action)) {
    case 'vote':
      return ballotOf(action) === SKIP ? 'Skip the vote' : `Vote ${seatName(ballotOf(action))} out`;
    case 'pick':
      return `${taskName(firstOf(action))} first, ${taskName(secondOf(action))} second`;
    case 'submit':
      return submitWords(cardOf(action), view);
    case 'hold':
      return 'Hold your card';
    case 'repair':
      return ballotWords(repairOf(action));
    default:
      return claimButton(action);
  }
}

/** `Submit Complete 2 for Hawking`. */
function submitWords(card: number, view: View): string {
  const [first, second] = view.pair;
  const task = card === C1 || card === S1 ? first : card === C2 || card === S2 ? second : NO_TASK;
  return task < 0 ? `Submit ${cardName(card)}` : `Submit ${cardName(card)} for ${taskName(task)}`;
}

export const words: Words<View, OutbreakEvent> = {
  title: 'Outbreak',
  tagline: 'Complete the tasks, find the infected, and do not trust yesterday’s friends.',
  rules: RULES,
  options: OPTION_WORDS,
  presets: PRESETS_OFFERED,
  optionGroups: OPTION_GROUPS,
  help: HELP,
  seat: seatName,
  refusal: refusalWords,
  event: eventWords,
  prompt: promptWords,
  action: actionWords,
  outcome: ({ winners, reason }: Outcome, naming: Naming): string =>
    resultWords({ cause: reason as Cause, winners }, naming),
};
