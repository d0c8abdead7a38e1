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
import { LIMITS } from '../../limits.ts';

export { calibration } from './calibration.ts';

const omegaJudging: Judging<State, View, OmegaEvent> = {
  unit: 'seconds',
  limits: LIMITS['omega-virus'],
  budget: { first: 6, second: 10, last: 30 },
  came: roundCameTo,
  part: ({ view }) => view.round,
  isJudged: isRaceDecision,
  ask: questionAt,
};

export const judging = omegaJudging as AnyJudging;
