import { describe, expect, it } from 'vitest';
import { readKept } from './settings.ts';

const DEFAULTS = {
  muted: false,
  volume: 0.35,
  motion: 'system',
  look: 'dark',
  text: 'usual',
  rest: true,
  letters: true,
  holds: true,
  solo: 'here',
  copies: 'daily',
  levels: {},
  sides: {},
  groups: {},
  alone: {},
  notices: false,
};

describe('what the browser keeps', () => {
  it('is read back', () => {
    const kept = {
      muted: true,
      volume: 0.8,
      motion: 'off',
      look: 'light',
      text: 'large',
      rest: false,
      letters: false,
      holds: false,
      solo: 'server',
      copies: 'all',
      levels: { hypatia: 'captain' },
      sides: { 'outpost-seven': 1 },
      groups: { outsider: ['Danger'] },
      notices: true,
      alone: { hypatia: { preset: 'Recruits', deal: 'Friday' } },
    };
    expect(readKept(kept)).toEqual(kept);
  });

  it.each([
    null,
    [],
    'text',
    7,
    {
      levels: null,
      volume: 'loud',
      motion: 'wild',
      look: 'pink',
      text: 'huge',
      muted: 'yes',
      solo: 'moon',
      copies: 'some',
    },
    { volume: 7 },
    { volume: Number.NaN },
  ])('is left alone where it makes no sense: %j', (kept) => {
    expect(readKept(kept)).toEqual(DEFAULTS);
  });
});
