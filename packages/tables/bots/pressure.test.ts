import { expect, it } from 'vitest';
import { Pressure } from './pressure.ts';

it('is taken for none before enough was measured', () => {
  const pressure = new Pressure();
  expect(pressure.slowness).toBe(1);
  pressure.note(50, 4);
  expect(pressure.slowness).toBe(1);
});

it('is how much longer thoughts take than their CPU time', () => {
  const pressure = new Pressure();
  for (let count = 0; count < 100; count++) pressure.note(30, 10);
  expect(pressure.slowness).toBeCloseTo(3);
});

it('goes with what caused it', () => {
  const pressure = new Pressure();
  for (let count = 0; count < 100; count++) pressure.note(30, 10);
  for (let count = 0; count < 50; count++) pressure.note(10, 10);
  expect(pressure.slowness).toBeLessThan(1.1);
});

it('is never less than none, nor beyond all measure', () => {
  const pressure = new Pressure();
  pressure.note(5, 40);
  expect(pressure.slowness).toBe(1);
  pressure.note(100_000, 40);
  expect(pressure.slowness).toBe(10);
});
