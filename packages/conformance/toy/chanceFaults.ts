/** Flotsam dealing what can be known before it is dealt, in one way each. */
import { fastRandom, itemAt } from '@airlock/kernel';
import { broken, type PlantedFault } from './breaking.ts';
import { flotsam } from './flotsam.ts';
import type { Card, State } from './state.ts';

/** The highest card goes to the first seat. */
function favourFirst(state: State): State {
  const highest = 15;
  const places = [state.deck, ...state.hands];
  const holder = places.find((cards) => cards.includes(highest)) as Card[];
  const first = itemAt(state.hands, 0);
  holder[holder.indexOf(highest)] = itemAt(first, 0);
  first[0] = highest;
  return state;
}

export const CHANCE_FAULTS: readonly PlantedFault[] = [
  {
    fault: 'a deal that options alone decide',
    game: broken({
      setup: (seats, options) => flotsam.setup(seats, options, fastRandom(`hands of ${options.handSize}`)),
    }),
    check: 'known chance',
    says: /deck\.0 is hidden and the same with every seed: whoever knows the options knows it/,
  },
  {
    fault: 'a deal of which one card is always the same',
    game: broken({ setup: (seats, options, random) => favourFirst(flotsam.setup(seats, options, random)) }),
    check: 'known chance',
    says: /hands\.0\.0 is hidden and the same with every seed/,
  },
  {
    fault: 'a deal that is said to be known and is not',
    game: broken({ isDealKnown: ({ flares }) => !flares }),
    check: 'known chance',
    says: /The deal is said to be known with \d seats?, flares false, but differs with another seed/,
  },
];
