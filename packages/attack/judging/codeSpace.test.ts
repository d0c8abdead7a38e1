import { describe, expect, it } from 'vitest';
import { codeSpace, richness } from './codeSpace.ts';

/** The same draws in every run. */
function draws(count: number, of: number): number[] {
  let state = 42;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * of);
  });
}

describe('how many there are', () => {
  it('is what was seen, where everything was seen often', () => {
    expect(richness(draws(2_000, 50).map(String))).toBe(50);
  });

  it('is about right, where some were never seen', () => {
    const estimate = richness(draws(1_000, 1_000).map(String));
    expect(new Set(draws(1_000, 1_000)).size).toBeLessThan(700);
    expect(estimate).toBeGreaterThan(850);
    expect(estimate).toBeLessThan(1_150);
  });

  it('is one for what never changes', () => {
    expect(richness(['X', 'X', 'X'])).toBe(1);
  });
});

describe('the room of codes', () => {
  const words = Array.from(
    { length: 40 },
    (_, index) => `WORD${String.fromCharCode(65 + (index % 26))}${index}`,
  );
  const codes = (digits: number): string[] => {
    const numbers = draws(3_000, 10 ** digits);
    const firsts = draws(6_000, words.length);
    return numbers.map(
      (number, index) =>
        `${words[firsts[index] ?? 0]}-${String(number).padStart(digits, '0')}-${words[firsts[index + 3_000] ?? 0]}`,
    );
  };

  it('multiplies what each part can be, also where numbers are long', () => {
    expect(codeSpace(codes(2))).toBeCloseTo(40 * 100 * 40, -3);
    expect(codeSpace(codes(6))).toBeCloseTo(40 * 1e6 * 40, -7);
  });

  it('is not fooled by digits that never change', () => {
    expect(codeSpace(codes(2).map((code) => code.replace('-', '-0000')))).toBeCloseTo(40 * 100 * 40, -3);
  });
});
