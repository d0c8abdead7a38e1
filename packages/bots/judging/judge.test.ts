import { type Action, ActionList, type Seat, type Seated, type SeenEvent } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { type Cup, type CupView, cup, HEADS, hiddenCoin, TAILS } from '../testing/hiddenCoin.ts';
import { judge } from './judge.ts';
import type { Judging } from './judging.ts';
import { knowingQuestion } from './knowing.ts';
import { verdictOn } from './verdict.ts';

const judging: Judging<Cup, CupView, SeenEvent> = {
  unit: 'chance',
  limits: { slip: 0.03, mistake: 0.08 },
  budget: { first: 10, second: 20, last: 200 },
  isJudged: () => true,
  came: () => null,
  ask: (seated, random) =>
    knowingQuestion(hiddenCoin, seated, random, {
      knowledge: {},
      worth: (state, seat) => (hiddenCoin.outcome(state)?.winners.includes(seat) ? 1 : 0),
    }),
};

const seatedAt = (state: Cup, seat: Seat): Seated<CupView, SeenEvent> => ({
  seat,
  view: hiddenCoin.view(state, seat),
  heard: [],
});

function actionsOf(state: Cup, seat: Seat): Action[] {
  const list = new ActionList();
  hiddenCoin.actions(state, seat, list);
  return list.toArray();
}

const trial = (seed = 'a seed') => ({ budget: judging.budget, seed });

describe('a judgement', () => {
  it('finds what the seat could have known to be wrong', () => {
    const state = cup(HEADS);
    const [heads = -1, tails = -1] = actionsOf(state, 0);
    const wrong = judge(hiddenCoin, judging, seatedAt(state, 0), [tails], trial());
    const judged = wrong?.candidates.find(({ action }) => action === tails);
    expect(wrong?.candidates[0]?.action).toBe(heads);
    expect(judged?.worth.mean).toBe(0);
    expect(judged && verdictOn(judged.behind, judging.limits)).toBe('mistake');
    const right = judge(hiddenCoin, judging, seatedAt(state, 0), [heads], trial());
    expect(right?.candidates[0]?.behind.mean).toBe(0);
  });

  it('calls nothing a mistake that the seat could not know', () => {
    const [heads = -1, tails = -1] = actionsOf(cup(HEADS), 1);
    for (const action of [heads, tails]) {
      const judgement = judge(hiddenCoin, judging, seatedAt(cup(HEADS), 1), [action], trial());
      const judged = judgement?.candidates.find((one) => one.action === action);
      expect(judged && verdictOn(judged.behind, judging.limits)).not.toBe('mistake');
    }
  });

  it('is the same whatever is hidden, and the same again from the same seed', () => {
    const [heads = -1] = actionsOf(cup(HEADS), 1);
    const one = judge(hiddenCoin, judging, seatedAt(cup(HEADS), 1), [heads], trial());
    expect(judge(hiddenCoin, judging, seatedAt(cup(TAILS), 1), [heads], trial())).toEqual(one);
    expect(judge(hiddenCoin, judging, seatedAt(cup(HEADS), 1), [heads], trial())).toEqual(one);
    const other = judge(hiddenCoin, judging, seatedAt(cup(HEADS), 1), [heads], trial('another'));
    expect(other).not.toEqual(one);
  });

  it('says how many worlds it rests on, and has an interval around what it says', () => {
    const [heads = -1] = actionsOf(cup(HEADS), 1);
    const judgement = judge(hiddenCoin, judging, seatedAt(cup(HEADS), 1), [heads], trial());
    expect(judgement?.worlds).toBe(200);
    for (const { worth } of judgement?.candidates ?? []) {
      expect(worth.low).toBeLessThan(worth.mean);
      expect(worth.mean).toBeLessThan(worth.high);
    }
  });

  it('judges one action alone where that is all that is asked', () => {
    const [heads = -1] = actionsOf(cup(HEADS), 0);
    const alone = judge(hiddenCoin, judging, seatedAt(cup(HEADS), 0), [heads], { ...trial(), alone: true });
    expect(alone?.candidates).toHaveLength(1);
  });
});
