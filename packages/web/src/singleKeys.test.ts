import { afterEach, describe, expect, it } from 'vitest';
import { keep } from './settings.ts';
import { isSingleKey, isSwitchedOff } from './singleKeys.ts';

afterEach(() => keep({ letters: true }));

describe('single keys', () => {
  it.each(['a', 'R', '?', '1', '9', 'é', '𝒳', '/'])('%s is one', (key) => {
    expect(isSingleKey(key)).toBe(true);
  });

  it.each(['Enter', ' ', 'ArrowLeft', 'Escape', 'Backspace', 'F1', 'Tab', ''])('"%s" is none', (key) => {
    expect(isSingleKey(key)).toBe(false);
  });

  it('do nothing once they are switched off, and the others go on', () => {
    expect(isSwitchedOff({ key: '1' })).toBe(false);
    keep({ letters: false });
    expect(isSwitchedOff({ key: '1' })).toBe(true);
    expect(isSwitchedOff({ key: 'Enter' })).toBe(false);
  });
});
