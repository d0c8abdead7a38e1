/** What can be done, as numbers and as text: `bid 7`. What may be done out of turn comes first. */
import { type Action, actionCodec, wholeNumbers } from '@airlock/kernel';
import { type Card, SUIT } from './cards.ts';

export const codec = actionCodec({ resign: [], bid: [wholeNumbers(1, SUIT.length)] });

export const RESIGN: Action = codec.first.resign;

/** The first action that is not out of turn. */
export const FIRST_BID: Action = codec.first.bid;

export const bidAction = (card: Card): Action => FIRST_BID + card - 1;

export const cardOf = (action: Action): Card => action - FIRST_BID + 1;
