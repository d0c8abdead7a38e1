import type { Seat } from '@airlock/kernel';
import { type View as OutbreakView, submitAction } from '@airlock/outbreak';
import { describeReasons, type Greyed, type Thinking } from '../testing/describeReasons.ts';
import { handCards } from './hand/reasons.ts';

function greyedThings(view: OutbreakView, seat: Seat, { actions, refusalOf }: Thinking): Greyed[] {
  const cards = handCards({ view, seat, legal: new Set(actions) }, refusalOf);
  return cards.flatMap(({ card, reason }) =>
    reason === null ? [] : [{ ways: [submitAction(card)], reason: reason.words, rule: reason.rule }],
  );
}

describeReasons('outbreak', {
  tables: [
    { seats: 5, options: { claims: false } },
    { seats: 7, options: { claims: false, deepCover: true, infectedLimit: 'perShift' } },
  ],
  matches: 1,
  least: 500,
  greyed: greyedThings,
});
