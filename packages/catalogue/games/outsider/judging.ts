/** How decisions of Outsider are judged: two rounds played on in worlds that the seat believes in, then the side's chance. */
import type { AnyJudging, Judging } from '@airlock/bots';
import {
  claimMark,
  FIRST_MOVE,
  isOutsiderAt,
  namedIn,
  type OutsiderEvent,
  outsider,
  questionAt,
  type State,
  suspicionsOf,
  type View,
} from '@airlock/outsider';
import { LIMITS } from '../../limits.ts';

export { calibration } from './calibration.ts';

const outsiderJudging: Judging<State, View, OutsiderEvent> = {
  unit: 'chance',
  limits: LIMITS.outsider,
  budget: { first: 12, second: 24, last: 80 },
  came: (state, { seat }) => (outsider.outcome(state)?.winners.includes(seat) ? 1 : 0),
  suspecting: {
    role: 'an Outsider',
    believes: suspicionsOf,
    isIt: isOutsiderAt,
    markOf: claimMark,
    names: namedIn,
  },
  isJudged: (action) => !isWord(action),
  ask: questionAt,
};

/** What is said is held against the truth instead (`airlock review`), and what is done out of turn is no answer. */
const isWord = (action: number): boolean => action < FIRST_MOVE;

export const judging = outsiderJudging as AnyJudging;
