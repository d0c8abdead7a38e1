import { describe, expect, it } from 'vitest';
import { giveBack, withoutChanceOrTime } from './forbidding.ts';

describe('without chance or time', () => {
  const sources: Record<string, () => unknown> = {
    'Math.random': () => Math.random(),
    Date: () => new Date(),
    'Date as a function': () => Date(),
    'Date.now': () => Date.now(),
    'performance.now': () => performance.now(),
    'crypto.getRandomValues': () => crypto.getRandomValues(new Uint8Array(1)),
    'crypto.randomUUID': () => crypto.randomUUID(),
  };
  for (const [name, ask] of Object.entries(sources)) {
    it(`refuses ${name} and gives it back afterwards`, () => {
      expect(() => withoutChanceOrTime(ask)).toThrow(
        `The rules asked ${name.split(' ')[0]?.replace('Date.now', 'Date')}`,
      );
      expect(ask).not.toThrow();
    });
  }

  it('lets a given date be read', () => {
    expect(withoutChanceOrTime(() => new Date(0).toISOString())).toBe('1970-01-01T00:00:00.000Z');
  });

  it('returns what the code returns', () => {
    expect(withoutChanceOrTime(() => 7)).toBe(7);
  });

  it('may be used inside itself', () => {
    expect(() => withoutChanceOrTime(() => [withoutChanceOrTime(() => 1), Math.random()])).toThrow(
      'Math.random',
    );
    expect(Math.random()).toBeLessThan(1);
  });

  it('takes giving back lightly when nothing was taken', () => {
    giveBack();
    expect(Math.random()).toBeLessThan(1);
  });
});
