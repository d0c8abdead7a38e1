import type { AnyGame } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { canBank, canPace, changeTo, countBy, countedBy, PACES, paceOf } from './pace.ts';

/** As much of a game as time is about. */
const gameWith = (parts: object): AnyGame => parts as AnyGame;

const plain = gameWith({ timeOut: () => 0 });
const staged = gameWith({
  hosting: {},
  paces: { none: { pace: 'async' }, live: { pace: 'live' }, slow: { pace: 'async', hours: 24 } },
});
const race = gameWith({ realTime: {}, paces: { none: { limit: 0 }, live: { limit: 600 } } });

describe('the pace of a table', () => {
  it('is what was agreed on, or else what the game’s own options say', () => {
    expect(paceOf({ options: {} }, plain)).toBe('none');
    expect(paceOf({ options: { pace: 'live' } }, staged)).toBe('live');
    expect(paceOf({ options: { pace: 'async' } }, staged)).toBe('none');
    expect(paceOf({ options: {}, time: { kind: 'slow', hours: 24 } }, staged)).toBe('slow');
    const bank = { options: {}, time: { kind: 'bank', minutes: 5, seconds: 10 } } as const;
    expect([paceOf(bank, plain), countedBy(bank)]).toEqual(['live', 'player']);
  });

  it('can be any where a clock may act, and is live at most in a race', () => {
    expect(PACES.filter((pace) => canPace(plain, pace))).toEqual(['none', 'live', 'slow']);
    expect(PACES.filter((pace) => canPace(race, pace))).toEqual(['none', 'live']);
    expect([plain, staged, race].map(canBank)).toEqual([true, true, false]);
  });

  it('changes the time, and the options of a game that has a clock of its own', () => {
    expect(changeTo('live', plain)).toEqual({ time: { kind: 'live', seconds: 120 } });
    expect(changeTo('live', staged)).toEqual({ time: null, options: { pace: 'live' } });
    expect(changeTo('none', staged)).toEqual({ time: null, options: { pace: 'async' } });
    expect(countBy('player', staged)).toMatchObject({ time: { kind: 'bank' }, options: { pace: 'live' } });
    expect(countBy('stage', plain)).toEqual(changeTo('live', plain));
  });
});
