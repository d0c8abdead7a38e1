import { describe, expect, it } from 'vitest';
import { weighed } from './beliefs.ts';
import type { Mention } from './judging.ts';

const against = (seat: number): Mention => ({ seat, against: true });
const inFavour = (seat: number): Mention => ({ seat, against: false });
const OWN = 0;
const CHANCES = [0, 0.6, 0.3, 0.1];
const TRUTH = [false, false, true, false];

describe('whom a seat named', () => {
  it('is held against whom it had to believe to be it most of all', () => {
    expect(weighed(against(1), OWN, CHANCES, TRUTH)).toMatchObject({ verdict: 'best', better: 1 });
    expect(weighed(against(2), OWN, CHANCES, TRUTH)).toMatchObject({ verdict: 'mistake', better: 1 });
    expect(weighed(against(3), OWN, [0, 0.3, 0.25, 0.25], TRUTH)).toMatchObject({ verdict: 'fine' });
  });

  it('never becomes right or wrong by what was true', () => {
    for (const truth of [TRUTH, [false, true, false, false]]) {
      expect(weighed(against(1), OWN, CHANCES, truth).verdict).toBe('best');
    }
  });

  it('is held against the least likely where it was a word in favour', () => {
    expect(weighed(inFavour(3), OWN, CHANCES, TRUTH)).toMatchObject({ verdict: 'best', better: 3 });
    expect(weighed(inFavour(1), OWN, CHANCES, TRUTH)).toMatchObject({ verdict: 'mistake', better: 3 });
  });

  it('is not judged where the seat was it itself', () => {
    expect(weighed(against(3), 1, [0, 1, 0, 0], TRUTH).verdict).toBeNull();
  });
});
