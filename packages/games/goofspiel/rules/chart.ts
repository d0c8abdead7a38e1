/** The flow chart of a match: turn up a prize, bid, award, thirteen times. */
import {
  type Action,
  type ActionList,
  type Context,
  choice,
  enter,
  flow,
  type Refusal,
  type Seat,
  step,
} from '@airlock/kernel';
import { FIRST_BID, RESIGN } from '../actions.ts';
import type { GoofspielEvent } from '../events.ts';
import { AT, type State } from '../state.ts';
import { award } from './awarding.ts';
import { bidding } from './bidding.ts';
import { countPrizes, resign } from './ending.ts';
import { REASONS, refuse } from './refusals.ts';

/** GOF-002: what comes later is entered first. */
function turnUp(state: State, context: Context<GoofspielEvent>): void {
  const prize = state.deck.pop();
  if (prize === undefined) {
    countPrizes(state, context);
    return;
  }
  state.prizes.push(prize);
  enter(state, AT.turnUp);
  enter(state, AT.award);
  enter(state, AT.bid);
  context.tell?.({ type: 'turnedUp', rule: 'GOF-002', open: { prize }, reveals: true });
}

/** GOF-033: whoever plays may give up at any time. */
const asides = {
  below: FIRST_BID,

  list(state: State, seat: Seat, into: ActionList): void {
    if (seat in state.players) into.add(RESIGN);
  },

  refusal: (state: State, seat: Seat): Refusal | null =>
    seat in state.players ? null : refuse('noSuchAction'),

  take(state: State, seat: Seat, _action: Action, context: Context<GoofspielEvent>): void {
    resign(state, seat, context);
  },
};

export const chart = flow<keyof typeof AT, State, GoofspielEvent>({
  at: AT,
  nodes: { turnUp: step(turnUp), bid: choice(bidding), award: step(award) },
  asides,
  rules: { notYourTurn: REASONS.notYourTurn, noSuchAction: REASONS.noSuchAction, over: REASONS.over },
});
