import { expect, it } from 'vitest';
import { isUnharmed } from './flood.ts';

const comparison = (quiet: number, flooded: number, recovered = true) => ({
  recovered,
  quiet: { p50: 1, p99: quiet },
  flooded: { p50: 1, p99: flooded },
});

it('somebody is unharmed by a flood who is answered in time', () => {
  expect(isUnharmed(comparison(2, 49))).toBe(true);
  expect(isUnharmed(comparison(2, 50))).toBe(false);
  expect(isUnharmed(comparison(40, 7_500))).toBe(false);
});

it('somebody is unharmed by a flood who waits as long without it, because the machine is busy', () => {
  expect(isUnharmed(comparison(218, 111))).toBe(true);
  expect(isUnharmed(comparison(218, 219))).toBe(false);
  expect(isUnharmed(comparison(5_000, 5_000))).toBe(false);
});

it('nobody is unharmed whose server does not recover from it', () => {
  expect(isUnharmed(comparison(2, 3, false))).toBe(false);
});
