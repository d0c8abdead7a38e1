/** The daily ship. */
import { defaultOptions } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { dailyOptions, dailySeed, shareLine } from './daily.ts';
import { writeCards } from './notation.ts';
import { OPTIONS } from './options.ts';
import type { ShipResult } from './state.ts';
import { newMatch } from './testing/randomGame.ts';

describe('the daily ship', () => {
  const result: ShipResult = { reason: 'ship_destroyed', won: true, score: 9, rescued: 9, round: 27 };

  test('is the same for everybody on a date, and another on the next (HYP-110)', () => {
    const hand = (day: string, chance: string) =>
      writeCards(newMatch(chance, 1, dailyOptions(day)).ships[0]?.hand ?? []);
    expect(hand('2026-07-31', 'mine')).toBe(hand('2026-07-31', 'yours'));
    expect(hand('2026-07-31', 'mine')).not.toBe(hand('2026-08-01', 'mine'));
  });

  test('has a name that the option takes', () => {
    expect(dailySeed('2026-07-31')).toMatch(new RegExp(OPTIONS.seed.pattern, 'u'));
    expect({ ...defaultOptions(OPTIONS), ...dailyOptions('2026-07-31') }.mode).toBe('solo');
  });

  test.each(['2026-02-30', '2026-7-31', 'today', ''])('"%s" is no day', (day) => {
    expect(() => dailySeed(day)).toThrow(RangeError);
  });

  test('is told in one line without any card', () => {
    expect(shareLine('2026-07-31', result)).toBe(
      'Outbreak on Hypatia, 31 July 2026: 9 rescued in 27 rounds, strong.',
    );
    expect(shareLine('2026-01-02', { ...result, reason: 'escape', won: false, score: 0, round: 1 })).toBe(
      'Outbreak on Hypatia, 2 January 2026: the Phage escaped after 1 round.',
    );
    expect(shareLine('2026-07-31', { won: true, score: 9 })).toBe(
      'Outbreak on Hypatia, 31 July 2026: 9 rescued, strong.',
    );
    expect(shareLine('2026-07-31', { won: false, score: 0 })).toBe(
      'Outbreak on Hypatia, 31 July 2026: lost.',
    );
  });
});
