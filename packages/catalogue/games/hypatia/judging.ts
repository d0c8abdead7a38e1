/** How decisions of Outbreak on Hypatia are judged: voyages played on as the Commander's search does, many more of them. */
import { type AnyJudging, type Judging, knowingQuestion } from '@airlock/bots';
import {
  alone,
  commanderKnowledge,
  type HypatiaEvent,
  hypatia,
  type State,
  shipOf,
  survey,
  type View,
} from '@airlock/hypatia';
import type { Seat } from '@airlock/kernel';
import { LIMITS } from '../../limits.ts';

export { calibration } from './calibration.ts';

const FACTS: Readonly<Record<string, string>> = {
  'the self-destruct armed': 'the self-destruct is armed in time',
  'fewer than 10 dead': 'fewer than ten people die',
};

function scoreOf(state: State, seat: Seat): number {
  const result = shipOf(state, seat)?.result;
  return result?.won ? result.score : 0;
}

const hypatiaJudging: Judging<State, View, HypatiaEvent> = {
  unit: 'score',
  limits: LIMITS.hypatia,
  budget: { first: 20, second: 40, last: 120 },
  came: (state, { seat }) => scoreOf(state, seat),
  isJudged: () => true,
  ask: (seated, random) =>
    knowingQuestion(hypatia, alone(seated), random, {
      knowledge: commanderKnowledge,
      worth: scoreOf,
      ends: (state, seat) => {
        const merits = (survey.merits?.(state, seat) ?? []).flatMap((merit) => FACTS[merit] ?? []);
        return shipOf(state, seat)?.result?.won ? [...merits, 'you win'] : merits;
      },
    }),
};

export const judging = hypatiaJudging as AnyJudging;
