/** Carries an event into a view made before it, so that only events need to be sent. */
import { FACE_DOWN, NO_CARD } from './cards.ts';
import type { GoofspielEvent } from './events.ts';
import { playerAt } from './state.ts';
import type { View } from './view.ts';

export function follow(view: View, event: GoofspielEvent): void {
  switch (event.type) {
    case 'turnedUp':
      view.phase = 'bid';
      view.deckSize--;
      view.deck?.pop();
      view.prizes.push(event.open.prize);
      return;
    case 'bid':
      playerAt(view, event.open.seat).bid = event.own?.card ?? FACE_DOWN;
      return;
    case 'awarded': {
      const { bids, winner } = event.open;
      for (const [seat, bid] of bids.entries()) {
        const player = playerAt(view, seat);
        player.spent.push(bid);
        player.hand = player.hand.filter((card) => card !== bid);
        player.bid = NO_CARD;
      }
      if (winner !== null) playerAt(view, winner).won.push(...view.prizes.splice(0));
      else if (view.options.ties === 'lost') view.lost.push(...view.prizes.splice(0));
      return;
    }
    case 'over':
      view.phase = 'over';
      view.result = event.open.result;
      if (event.open.result.reason === 'prizes') view.lost.push(...view.prizes.splice(0));
      return;
  }
}
