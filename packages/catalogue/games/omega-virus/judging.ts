/** How decisions of Omega Virus are judged: how long the plan takes from there, and what it shows for the scoring cards. */
import type { AnyJudging, Judging } from '@airlock/bots';
import {
  isRaceDecision,
  type OmegaEvent,
  questionAt,
  roundCameTo,
  type State,
  type View,
} from '@airlock/omega-virus';

export { calibration } from './calibration.ts';

const omegaJudging: Judging<State, View, OmegaEvent> = {
  unit: 'seconds',
  limits: { slip: 2, mistake: 5 },
  budget: { first: 6, second: 10, last: 30 },
  came: roundCameTo,
  isJudged: isRaceDecision,
  ask: questionAt,
};

export const judging = omegaJudging as AnyJudging;
