import { defaultOptions, fastRandom } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { RED } from './cards.ts';
import { dailyOptions, dayOf, isDay, shareLine } from './daily.ts';
import { outpostSeven } from './game.ts';
import { clone, type State } from './state.ts';

const options = (seed: string) => ({ ...defaultOptions(outpostSeven.options), seed });
const dealt = (day: string, chance: string): State => {
  const agreed = { ...options(''), ...dailyOptions(day) };
  return outpostSeven.setup(2, agreed, fastRandom(chance));
};

describe('the daily station', () => {
  it('is the same for everybody on a day, and another one on the next', () => {
    expect(dealt('2026-07-31', 'one')).toEqual(dealt('2026-07-31', 'other'));
    expect(dealt('2026-08-01', 'one').deck).not.toEqual(dealt('2026-07-31', 'one').deck);
  });

  it('is begun by the person, as Red', () => {
    expect(dealt('2026-07-31', 'one').start).toBe(RED);
  });

  it('can be worked out by whoever reads its name, and the game says so', () => {
    expect(outpostSeven.isDealKnown?.(options('daily 2026-07-31'))).toBe(true);
    expect(outpostSeven.isDealKnown?.(options(''))).toBe(false);
  });

  it('is there on days of the calendar alone', () => {
    expect(outpostSeven.dailyOptions?.('2026-07-31')).toEqual({
      seed: 'daily 2026-07-31',
      startPlayer: 'red',
    });
    for (const day of ['2026-02-30', 'today', '', '2026-7-1']) {
      expect([isDay(day), outpostSeven.dailyOptions?.(day)]).toEqual([false, null]);
    }
    expect(dayOf(options('daily 2026-07-31'))).toBe('2026-07-31');
    for (const seed of ['', 'daily tomorrow', 'my station']) expect(dayOf(options(seed))).toBeNull();
  });

  it('is told in one line that shows no card', () => {
    expect(shareLine('2026-07-31', { won: true, score: 19 })).toBe(
      'Outpost Seven, 31 July 2026: won with 19 people.',
    );
    expect(shareLine('2026-08-01', { won: false, score: 1 })).toBe(
      'Outpost Seven, 1 August 2026: no win with 1 person.',
    );
  });

  it('is no matter for matches that are older than names', () => {
    const { seed: _, ...older } = options('');
    const then = outpostSeven.setup(2, older as typeof older & { seed: string }, fastRandom('plain'));
    const now = outpostSeven.setup(2, options(''), fastRandom('plain'));
    expect(outpostSeven.lasting?.(then)).toEqual(outpostSeven.lasting?.(now));
  });

  it('leaves matches without a name written as they were', () => {
    const plain = outpostSeven.setup(2, options(''), fastRandom('plain'));
    expect(outpostSeven.lasting?.(plain)).not.toHaveProperty('options.seed');
    const named = outpostSeven.setup(2, options('x'), fastRandom('plain'));
    expect(outpostSeven.lasting?.(named)).toEqual(clone(named));
  });
});
