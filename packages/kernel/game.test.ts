import { describe, expect, it } from 'vitest';
import { eventFor, plainText, type SeenEvent, silentContext, type ToldEvent } from './game.ts';
import { fastRandom } from './random.ts';
import { REVIEWER, SPECTATOR } from './seats.ts';

type Drew = SeenEvent<'drew', { readonly count: number }, { readonly cards: readonly number[] }>;

const drew: ToldEvent<Drew> = {
  type: 'drew',
  rule: 'OPS-064',
  open: { count: 2 },
  own: { 0: { cards: [5, 7] } },
  reveals: true,
};

describe('an event as a viewer learns it', () => {
  it('has the viewer’s own part', () => {
    expect(eventFor<Drew>(drew, 0)).toEqual({
      type: 'drew',
      rule: 'OPS-064',
      open: { count: 2 },
      own: { cards: [5, 7] },
    });
  });

  for (const viewer of [1, SPECTATOR, REVIEWER]) {
    it(`has nobody else’s own part, for viewer ${viewer}`, () => {
      const seen = eventFor<Drew>(drew, viewer);
      expect(seen).toEqual({ type: 'drew', rule: 'OPS-064', open: { count: 2 } });
      expect(Object.keys(seen)).toEqual(['type', 'rule', 'open']);
    });
  }

  it('is the same for all where nobody has a part of their own', () => {
    const open: ToldEvent<Drew> = { type: 'drew', rule: 'OPS-064', open: { count: 0 } };
    expect(JSON.stringify(eventFor<Drew>(open, 0))).toBe(JSON.stringify(eventFor<Drew>(open, SPECTATOR)));
  });

  it('keeps an own part that is false or zero', () => {
    const told: ToldEvent<SeenEvent<'seen', object, number>> = {
      type: 'seen',
      rule: 'X-1',
      open: {},
      own: { 2: 0 },
    };
    expect(eventFor<SeenEvent<'seen', object, number>>(told, 2).own).toBe(0);
  });
});

describe('plain text', () => {
  it('drops the marks of emphasis', () => {
    expect(plainText('*You* salvaged *Blue 3*.')).toBe('You salvaged Blue 3.');
  });

  it('leaves text without marks alone', () => {
    expect(plainText('A draw.')).toBe('A draw.');
  });
});

it('a silent table has chance but nobody to tell', () => {
  const random = fastRandom('silence');
  expect(silentContext(random)).toEqual({ random, now: 0, tell: null });
});
