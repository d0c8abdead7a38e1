/** What Outpost Seven offers to the rest of the house. */
export * from './actions.ts';
export { casual, engineerKnowledge, glimpse, knowledge, patient } from './bot.ts';
export * from './cards.ts';
export { type Day, dailyOptions, dayOf, shareLine } from './daily.ts';
export type * from './events.ts';
export { outpostSeven } from './game.ts';
export * from './grid.ts';
export type { Options } from './options.ts';
export { cubesOf, populationOf, scoreOf } from './rules/ending.ts';
export { keepTarget, requiredTotal } from './rules/keep.ts';
export { cubesDue } from './rules/repair.ts';
export { cubesIn } from './rules/votes.ts';
export type { Result, State } from './state.ts';
export { survey } from './survey.ts';
export { TUTORIAL, TUTORIAL_NAMES, type TutorialStep, trainingGame } from './tutorial.ts';
export type { HandView, View } from './view.ts';
export { RULINGS } from './words/rulings.ts';
export * from './words.ts';
