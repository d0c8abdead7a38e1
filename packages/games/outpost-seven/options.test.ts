import { defaultOptions, parseOptions } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { OPTIONS } from './options.ts';

describe('what a table may agree on', () => {
  test('the defaults are the rulebook’s', () => {
    expect(defaultOptions(OPTIONS)).toEqual({
      startPlayer: 'random',
      openingKeep: 'choose',
      neutralPlay: 'allowed',
      bonusCentre: 'bonusCard',
      secondTotal: 16,
      seed: '',
    });
  });

  test.each([
    ['startPlayer', ['random', 'red', 'yellow'], 'blue'],
    ['openingKeep', ['choose', 'auto'], 'both'],
    ['neutralPlay', ['allowed', 'forbidden'], true],
    ['bonusCentre', ['bonusCard', 'playedCard'], 'icon'],
    ['secondTotal', [16, 18], 17],
  ])('%s takes %j and nothing else', (name, values, wrong) => {
    for (const value of values) {
      const parsed = parseOptions(OPTIONS, { [name]: value });
      expect(parsed.ok && parsed.value[name as keyof typeof OPTIONS]).toBe(value);
    }
    expect(parseOptions(OPTIONS, { [name]: wrong })).toMatchObject({ ok: false });
  });
});
