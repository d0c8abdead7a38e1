/** The suite that every game must pass. */
export { checkGame, type Effort } from './checkGame.ts';
export { describeCitations } from './describeCitations.ts';
export { describeConformance } from './describeConformance.ts';
export type { Difference } from './difference.ts';
export { type Finding, sentenceOf, type Where } from './finding.ts';
export { gapsOf, type Plan, type Setting } from './plan.ts';
