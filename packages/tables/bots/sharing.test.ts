import { describe, expect, it } from 'vitest';
import { type Demand, decide, type LevelCost } from './sharing.ts';

const CAPACITY = { patienceMs: 1000, threads: 1, limitMs: 2000 };
const EXPERT: LevelCost = { id: 'expert', thinks: 100 };
const SEARCH: LevelCost = { id: 'search', thinks: 20 };
const CASUAL: LevelCost = { id: 'casual' };

const expertsOf = (...people: string[]): Demand[] => people.map((person) => ({ person, thinks: 100 }));
const people = (count: number): string[] => Array.from({ length: count }, (_, index) => `person ${index}`);

const forAnn = (others: readonly Demand[], capacity = CAPACITY) =>
  decide('ann', [EXPERT, SEARCH, CASUAL], others, capacity);

describe('a bot that is asked', () => {
  it('has all its strength and time while the others can be served in time as well', () => {
    const whole = { level: EXPERT, spare: { share: 1, milliseconds: 2000 }, isReduced: false };
    expect(forAnn([])).toEqual(whole);
    expect(forAnn(expertsOf(...people(9)))).toEqual(whole);
    // A little too many: people wait a moment longer.
    expect(forAnn(expertsOf(...people(11)))).toEqual(whole);
  });

  it('gets its share of the time when there are too many, and may take a little longer in hard positions', () => {
    expect(forAnn(expertsOf(...people(19)))).toEqual({
      level: EXPERT,
      spare: { share: 0.5, milliseconds: 150 },
      isReduced: true,
    });
  });

  it('has more where there are more threads', () => {
    expect(forAnn(expertsOf(...people(19)), { ...CAPACITY, threads: 2 }).isReduced).toBe(false);
  });

  it('is not made weaker by one person at many tables, who shares what that person may have', () => {
    const many = expertsOf(...Array.from({ length: 39 }, () => 'bob'));
    expect(forAnn(many)).toMatchObject({ spare: { share: 1 }, isReduced: false });
    const bobs = decide('bob', [EXPERT, SEARCH, CASUAL], [...many, ...expertsOf('ann')], CAPACITY);
    expect(bobs.spare.share).toBeCloseTo(1000 / 4100);
  });

  it('leaves its place to the next simpler level when too little is left, and to one that costs nothing at last', () => {
    expect(forAnn(expertsOf(...people(99)))).toMatchObject({ level: SEARCH, isReduced: true });
    expect(forAnn(expertsOf(...people(999)))).toEqual({
      level: CASUAL,
      spare: { share: 1, milliseconds: 2000 },
      isReduced: true,
    });
    const alone = decide('ann', [EXPERT], expertsOf(...people(999)), CAPACITY);
    expect(alone).toMatchObject({ level: EXPERT, spare: { share: 0.01 } });
  });

  it('that answers at once is never asked for less', () => {
    expect(decide('ann', [CASUAL], expertsOf(...people(999)), CAPACITY).isReduced).toBe(false);
  });
});
