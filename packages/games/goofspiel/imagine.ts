/** A full state that fits one view: hidden bids and the order of the prizes to come are made up. */
import { enter, type Random, shuffle } from '@airlock/kernel';
import { type Card, FACE_DOWN, NO_CARD, SUIT } from './cards.ts';
import { AT, type State } from './state.ts';
import type { View } from './view.ts';

export function imagine(view: View, random: Random): State {
  const turnedUp = new Set([...view.prizes, ...view.lost, ...view.players.flatMap(({ won }) => won)]);
  const anyOf = (cards: readonly Card[]): Card => cards[random.int(cards.length)] ?? NO_CARD;
  const state: State = {
    stack: [],
    options: view.options,
    players: view.players.map(({ hand, bid, spent, won }) => ({
      hand: [...hand],
      bid: bid === FACE_DOWN ? anyOf(hand) : bid,
      spent: [...spent],
      won: [...won],
    })),
    deck: view.deck
      ? [...view.deck]
      : shuffle(
          SUIT.filter((prize) => !turnedUp.has(prize)),
          random,
        ),
    prizes: [...view.prizes],
    lost: [...view.lost],
    result: view.result,
  };
  if (view.phase === 'over') return state;
  enter(state, AT.turnUp);
  if (view.phase === 'deal') return state;
  enter(state, AT.award);
  enter(state, AT.bid);
  return state;
}
