/** Everybody bids one card, in secret and at the same time. */
import {
  type Action,
  type ActionList,
  type Context,
  only,
  REVIEWER,
  type Refusal,
  type Seat,
  type SeatSet,
} from '@airlock/kernel';
import { bidAction, cardOf } from '../actions.ts';
import { NO_CARD } from '../cards.ts';
import type { GoofspielEvent } from '../events.ts';
import { playerAt, type State } from '../state.ts';
import { refuse } from './refusals.ts';

export const bidding = {
  // GOF-010: one question to all who have not bid, so that nobody is late because somebody else was faster.
  stays: true,

  seats: ({ players }: State): SeatSet =>
    players.reduce((seats, { bid }, seat) => (bid === NO_CARD ? seats | only(seat) : seats), 0),

  list(state: State, seat: Seat, into: ActionList): void {
    for (const card of playerAt(state, seat).hand) into.add(bidAction(card));
  },

  refusal(state: State, seat: Seat, action: Action): Refusal | null {
    return playerAt(state, seat).hand.includes(cardOf(action)) ? null : refuse('notInHand');
  },

  take(state: State, seat: Seat, action: Action, context: Context<GoofspielEvent>): void {
    const card = cardOf(action);
    playerAt(state, seat).bid = card;
    // Only the bidder is told the card, and whoever reviews the match after its end.
    context.tell?.({
      type: 'bid',
      rule: 'GOF-010',
      open: { seat },
      own: { [seat]: { card }, [REVIEWER]: { card } },
    });
  },
};
