import { expect, it } from 'vitest';
import { timer } from './budget.ts';

it('is never up when no time is named', () => {
  const isTimeUp = timer({ playouts: 1, stopwatch: () => Number.POSITIVE_INFINITY });
  expect(isTimeUp()).toBe(false);
});

it('is up when the milliseconds have passed since it was started', () => {
  let now = 5000;
  const isTimeUp = timer({ playouts: 1, milliseconds: 100, stopwatch: () => now });
  expect(isTimeUp()).toBe(false);
  now = 5099;
  expect(isTimeUp()).toBe(false);
  now = 5100;
  expect(isTimeUp()).toBe(true);
});

it('reads the clock of the machine when it is given none', () => {
  expect(timer({ playouts: 1, milliseconds: 0 })()).toBe(true);
  expect(timer({ playouts: 1, milliseconds: 60_000 })()).toBe(false);
});
