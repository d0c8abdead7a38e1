/** What other rooms may import of Goofspiel. */
export { bidAction, cardOf } from './actions.ts';
export { knowledge, matching } from './bot.ts';
export { type Card, FACE_DOWN, NO_CARD, SUIT, worthOf } from './cards.ts';
export type { GoofspielEvent } from './events.ts';
export { goofspiel } from './game.ts';
export { type Player, playerAt, type State } from './state.ts';
export type { View } from './view.ts';
