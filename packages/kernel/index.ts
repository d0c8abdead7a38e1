/** The kernel's door: what a game is, and what everybody may do with one. */
export * from './actions.ts';
export * from './commitment.ts';
export * from './digest.ts';
export * from './flow.ts';
export * from './game.ts';
export * from './houseRules.ts';
export type * from './knowledge.ts';
export * from './match.ts';
export * from './matchFile.ts';
export * from './options.ts';
export * from './random.ts';
export * from './refusals.ts';
export * from './result.ts';
export * from './rows.ts';
export * from './seats.ts';
