/** What all bots share. */
export { ask, NothingToDo } from './asked.ts';
export type { Budget } from './budget.ts';
export { cautiousBot } from './cautious.ts';
export {
  type Belief,
  beliefsOf,
  type MarkedClaim,
  type NamedSeat,
  type Suspicions,
} from './judging/beliefs.ts';
export { type Calibration, isRough, type ReliabilityRow, UNMEASURED } from './judging/calibration.ts';
export { playInCompany } from './judging/company.ts';
export { type Correction, corrected, fit, type Sample, UNCORRECTED } from './judging/correction.ts';
export { type Decision, decisionsOf } from './judging/decisions.ts';
export { type Judged, type Judgement, judge, type Trial } from './judging/judge.ts';
export type {
  AnyJudging,
  ClaimMark,
  Judging,
  JudgingBudget,
  Limits,
  Suspecting,
  Unit,
} from './judging/judging.ts';
export { type Knowing, knowingQuestion } from './judging/knowing.ts';
export { type Dealt, dealtTo, type Luck, luckOf } from './judging/luck.ts';
export { behindOf, type Reviewed, type ReviewedCandidate, type Reviewing, review } from './judging/review.ts';
export { type Screening, screening } from './judging/screening.ts';
export type { Estimate } from './judging/tally.ts';
export { type Verdict, verdictOn } from './judging/verdict.ts';
export type { Why } from './judging/why.ts';
export { policyBot } from './policy.ts';
export { randomBot } from './random.ts';
export { samplingBot } from './sampling.ts';
export { settlingBot } from './settling.ts';
export { treeSearchBot } from './tree.ts';
export { wavering } from './wavering.ts';
