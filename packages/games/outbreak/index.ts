/** What Outbreak offers to the rest of the house. */
export * from './actions.ts';
export { suspectsOf } from './bot/ballots.ts';
export { CASUAL_MANNER, casualBot, PLAIN_MANNER, QUIET_MANNER, TALKATIVE_MANNER } from './bot/casual.ts';
export { conductObserver } from './bot/conduct.ts';
export { chanceFor } from './bot/outlook.ts';
export { type Chances, chancesOf } from './bot/reading/chances.ts';
export { read } from './bot/reading/read.ts';
export { chancesFrom, type Grounds, type Reason, reasonsAbout } from './bot/suspicion.ts';
export { claimMark, namedIn, suspicionsOf } from './bot/suspicions.ts';
export type { Manner } from './bot/talk.ts';
export { strongBot, topBot } from './bot/weighing.ts';
export { believedWorlds } from './bot/worlds.ts';
export * from './cards.ts';
export type * from './events.ts';
export { outbreak } from './game.ts';
export { OUTSIDE, WATCHING } from './hosting.ts';
export type { Options } from './options.ts';
export { playableCards } from './rules/cardLimits.ts';
export { teamOf } from './rules/ending.ts';
export { groundsAgainst, weightOf } from './rules/grounds.ts';
export { COUNT_MS, ROLE_MS, STEP_MS, shows } from './showing.ts';
export type { Claim, Result, State } from './state.ts';
export { momentOf, neededFor, REPLACED, STANDING, WITHDRAWN } from './state.ts';
export { survey } from './survey.ts';
export {
  INFECTED_TUTORIAL,
  TUTORIAL,
  TUTORIAL_NAMES,
  TUTORIAL_OPENING,
  TUTORIAL_SEED,
  type TutorialStep,
  trainingGame,
  ZERO_TUTORIAL,
} from './tutorial.ts';
export type { ShiftView, View, VoteView } from './view.ts';
export { RULINGS } from './words/rulings.ts';
export * from './words.ts';
