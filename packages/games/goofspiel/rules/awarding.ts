/** The bids are shown, and the highest one takes the prizes. */
import type { Context, Seat } from '@airlock/kernel';
import { type Card, NO_CARD } from '../cards.ts';
import type { GoofspielEvent } from '../events.ts';
import { playerAt, type State } from '../state.ts';

/** GOF-020, GOF-021: the seat that bid highest, if it is alone in that. */
function highestBidder(bids: readonly Card[]): Seat | null {
  const highest = Math.max(...bids);
  const seat = bids.indexOf(highest);
  return seat === bids.lastIndexOf(highest) ? seat : null;
}

export function award(state: State, context: Context<GoofspielEvent>): void {
  const bids = state.players.map(({ bid }) => bid);
  const winner = highestBidder(bids);
  const prizes = [...state.prizes];
  for (const player of state.players) {
    player.spent.push(player.bid);
    player.hand = player.hand.filter((card) => card !== player.bid);
    player.bid = NO_CARD;
  }
  if (winner !== null) playerAt(state, winner).won.push(...state.prizes.splice(0));
  else if (state.options.ties === 'lost') state.lost.push(...state.prizes.splice(0));
  context.tell?.({
    type: 'awarded',
    rule: winner !== null ? 'GOF-020' : state.options.ties === 'lost' ? 'GOF-022' : 'GOF-021',
    open: { bids, prizes, winner },
    reveals: true,
  });
}
