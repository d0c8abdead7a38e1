/** The door of Outbreak on Hypatia. */

export * from './actions.ts';
export * from './bot/odds.ts';
export * from './bot/weights.ts';
export * from './bot.ts';
export * from './cards.ts';
export * from './events.ts';
export { hypatia } from './game.ts';
export { unseenHumans, unseenPhage } from './imagine.ts';
export { OPTIONS, type Options } from './options.ts';
export { ratingOf } from './rules/ending.ts';
export { isKiller } from './rules/tricks.ts';
export {
  AT,
  CREW_PHASE,
  type EndReason,
  isArmed,
  isHeld,
  isPowered,
  isStanding,
  isSwitched,
  type NodeName,
  PHAGE_PHASE,
  type Ship,
  type ShipResult,
  type State,
  sentinelSuit,
  survivorsOf,
  trickSize,
} from './state.ts';
export { decisionOf, type ShipView, shipSeen, type View } from './view.ts';
export * from './words/names.ts';
export { DECISION_WORDS, helpForNow } from './words/prompts.ts';
export { words } from './words.ts';
