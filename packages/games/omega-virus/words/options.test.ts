import type { Options as Agreed } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { OPTION_WORDS } from './options.ts';

const idleAt = (seats: number, options: Agreed): string[] =>
  Object.entries(OPTION_WORDS).flatMap(([name, words]) => (words.idle?.({ options, seats }) ? [name] : []));

describe('options that change nothing at a table', () => {
  it('say so in practice, where nobody races', () => {
    const idle = idleAt(1, { mode: 'practice' });
    expect(idle).toEqual(
      expect.arrayContaining(['deckOrder', 'opponentView', 'fairness', 'botPace', 'clockLevel']),
    );
    expect(idle).not.toContain('practiceHints');
    expect(idle).not.toContain('timeScale');
  });

  it('say so against the clock, whose level sets the limit', () => {
    const idle = idleAt(1, { mode: 'clock' });
    expect(idle).toEqual(
      expect.arrayContaining(['roundLimitSeconds', 'practiceHints', 'pausesPerSeatPerRound']),
    );
    expect(idle).not.toContain('clockLevel');
  });

  it('say so between two people', () => {
    const idle = idleAt(2, { mode: 'versus' });
    expect(idle).toEqual(expect.arrayContaining(['timeScale', 'clockLevel', 'practiceUndo']));
    for (const matters of ['fairness', 'pausesPerSeatPerRound', 'disconnectGraceSeconds', 'deckOrder'])
      expect(idle).not.toContain(matters);
  });

  it('go by the seats, as the match will: practice for two is a race (OMG-001)', () => {
    expect(idleAt(2, { mode: 'practice' })).toEqual(idleAt(2, { mode: 'versus' }));
    expect(OPTION_WORDS.mode.unfit?.('practice', { options: {}, seats: 2 })).toBe('one seat');
    expect(OPTION_WORDS.mode.unfit?.('versus', { options: {}, seats: 1 })).toBe('two seats');
    expect(OPTION_WORDS.mode.unfit?.('versus', { options: {}, seats: 2 })).toBeNull();
  });
});

it('fairness says what is made good on a slow connection and what is not', () => {
  expect(OPTION_WORDS.fairness.help).toMatch(/up to 150 milliseconds before it arrives/);
  expect(OPTION_WORDS.fairness.help).toMatch(/Not made up for: your next card turns up only when/);
});
