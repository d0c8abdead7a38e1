import { describe, expect, it } from 'vitest';
import { Continuations } from './continuations.ts';
import { tellingEnd } from './why.ts';

/** Lines that end in this many games of a hundred with a fact, and what those and the others are worth. */
function lines(...ends: readonly (readonly [times: number, worth: number, facts: readonly string[]])[]) {
  const continuations = new Continuations();
  for (const [times, worth, facts] of ends) {
    for (let time = 0; time < times; time++) continuations.end(facts, worth);
  }
  return continuations.summary();
}

const AFTER = 'after what you did';

describe('what ends have in common', () => {
  it('is told where it speaks for the better line, good or bad', () => {
    const better = lines([70, 1, ['you win']], [30, 0, ['you are voted out']]);
    const worse = lines([40, 1, ['you win']], [60, 0, ['you are voted out']]);
    expect(tellingEnd(better, worse, AFTER)).toBe(
      'In 30 of 100 imagined games you are voted out; after what you did, in 60.',
    );
  });

  it('is told as what speaks against it where nothing speaks for it', () => {
    const better = lines([60, 10, ['you win']], [40, 0, []]);
    const worse = lines([90, 2, ['you win']], [10, 0, []]);
    expect(tellingEnd(better, worse, AFTER)).toBe(
      'That is so although in 60 of 100 imagined games you win, and after what you did in 90.',
    );
  });

  it('is left out where chance may explain the difference', () => {
    expect(
      tellingEnd(lines([52, 1, ['you win']], [48, 0, []]), lines([50, 1, ['you win']], [50, 0, []]), AFTER),
    ).toBeNull();
  });
});
