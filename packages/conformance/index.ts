/** The suite that every game must pass. */
export { misaddressed } from './address.ts';
export { checkGame, type Effort } from './checkGame.ts';
export { allActions } from './choices.ts';
export { type CitingTest, citingTests } from './citing.ts';
export { describeCitations } from './describeCitations.ts';
export { describeConformance } from './describeConformance.ts';
export { bytesOf, type Difference, textDifference } from './difference.ts';
export { type Finding, sentenceOf, type Where } from './finding.ts';
export { withoutChanceOrTime } from './forbidding.ts';
export { gapsOf, nameOf, type Plan, type Setting } from './plan.ts';
export { strangeActions } from './strangeActions.ts';
