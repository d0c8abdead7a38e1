/** The door of Outsider. */
export * from './actions.ts';
export { casualBot } from './bot/casual.ts';
export * from './cards.ts';
export type * from './events.ts';
export { outsider } from './game.ts';
export { type Options, outsidersFor, usesLocations } from './options.ts';
export type { Claim, Result, State } from './state.ts';
export type { Pile, View, Zone } from './view.ts';
export { RULINGS } from './words/rulings.ts';
export * from './words.ts';
