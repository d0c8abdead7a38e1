/** What Outsider offers to the rest of the house. */
export * from './actions.ts';
export { absentMindedBot } from './bot/absentMinded.ts';
export { casualBot } from './bot/casual.ts';
export { conductObserver } from './bot/conduct.ts';
export { questionAt } from './bot/strong/asked.ts';
export { strongDoubter } from './bot/strong/doubt.ts';
export { steadyBot } from './bot/strong/steady.ts';
export { claimMark, isOutsiderAt, namedIn, suspicionsOf } from './bot/strong/suspicions.ts';
export * from './cards.ts';
export type * from './events.ts';
export { leftToDeal } from './frames.ts';
export { outsider } from './game.ts';
export { type Options, outsidersFor, usesLocations } from './options.ts';
export { actionPoints, nextPrice } from './rules/allowance.ts';
export { covers, hasSkill } from './rules/goals.ts';
export { isDoomed } from './rules/survival.ts';
export { isReturn, shows } from './showing.ts';
export { type Stage, stageOf } from './stages.ts';
export type { Claim, Result, State } from './state.ts';
export {
  CLAIM_FALSE,
  CLAIM_OPEN,
  CLAIM_TRUE,
  memoKind,
  memoPlace,
  memoTurn,
  SUPPLY_PLACE,
  seatOf,
  thingOf,
} from './state.ts';
export { survey } from './survey.ts';
export { CREW_TUTORIAL, OUTSIDER_TUTORIAL, type Tutorial } from './tutorial.ts';
export type { Pile, View, Zone } from './view.ts';
export { RULINGS } from './words/rulings.ts';
export * from './words.ts';
