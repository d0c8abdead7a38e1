import { fastRandom } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { isRough, UNMEASURED } from './calibration.ts';
import { chanceOf, corrected, fit, logit, type Sample, UNCORRECTED } from './correction.ts';

const FINE = 1_000_000;

/** Chances that are said to be further from a half than they are. */
function boasting(count: number): Sample[] {
  const random = fastRandom('boasting');
  return Array.from({ length: count }, () => {
    const truth = random.int(FINE) / FINE;
    return { said: chanceOf(2 * logit(truth) + 0.5), came: random.int(FINE) / FINE < truth ? 1 : 0 };
  });
}

describe('a correction', () => {
  it('finds by how much chances were overstated', () => {
    const { shift, scale } = fit(boasting(20_000), true);
    expect(scale).toBeCloseTo(0.5, 1);
    expect(shift).toBeCloseTo(-0.25, 1);
  });

  it('makes of the positions called 70 % about 70 % won', () => {
    const samples = boasting(20_000);
    const correction = fit(samples, true);
    const called = samples.filter(({ said }) => Math.abs(corrected(said, correction, true) - 0.7) < 0.05);
    const won = called.reduce((sum, { came }) => sum + came, 0) / called.length;
    expect(Math.abs(won - 0.7)).toBeLessThan(0.05);
  });

  it('is a straight line for scores', () => {
    const samples = [1, 2, 3, 4].map((said) => ({ said, came: 2 * said - 1 }));
    const { shift, scale } = fit(samples, false);
    expect(scale).toBeCloseTo(2);
    expect(shift).toBeCloseTo(-1);
    expect(corrected(5, { shift, scale }, false)).toBeCloseTo(9);
  });

  it('bends where what is far away is overstated and what is near is not', () => {
    const samples = Array.from({ length: 101 }, (_, place) => place - 90).map((said) => ({
      said,
      came: 40 * Math.tanh(said / 40),
    }));
    const correction = fit(samples, false);
    for (const said of [-85, -40, -10, 5]) {
      expect(Math.abs(corrected(said, correction, false) - 40 * Math.tanh(said / 40))).toBeLessThan(1.5);
    }
    expect(corrected(-90, correction, false)).toBeLessThan(corrected(-89, correction, false));
  });

  it('never changes the order, and leaves what needs none as it is', () => {
    const correction = { shift: -0.4, scale: 0.6 };
    expect(corrected(0.3, correction, true)).toBeLessThan(corrected(0.31, correction, true));
    expect(corrected(0.3, UNCORRECTED, true)).toBeCloseTo(0.3);
  });
});

describe('a chance is only about right', () => {
  const row = (said: number, came: number, positions = 100) => ({ said, came, positions, low: 0, high: 1 });

  it('where it was found to be off by more than seven points', () => {
    const rows = [row(0.3, 0.31), row(0.7, 0.6)];
    expect(isRough({ rows }, 0.28, 'chance')).toBe(false);
    expect(isRough({ rows }, 0.72, 'chance')).toBe(true);
  });

  it('where nobody has measured it, or hardly', () => {
    expect(isRough(UNMEASURED, 0.5, 'chance')).toBe(true);
    expect(isRough({ rows: [row(0.5, 0.5, 3)] }, 0.5, 'chance')).toBe(true);
  });
});
