import { actionOf, type OutsiderEvent } from '@airlock/outsider';
import { describe, expect, it } from 'vitest';
import type { Moment } from '../../contract.ts';
import { missedWords } from './missed.ts';

const CLOCK = 30;
const naming = { names: ['Ada', 'Bo'], reader: 0 };

const moment = (event: OutsiderEvent, seat: number, byBot = false): Moment<OutsiderEvent> => ({
  sequence: 0,
  seat,
  at: 0,
  events: [event],
  ...(byBot ? { byBot: true as const } : {}),
});
const timedOut = (at: 'turn' | 'window' | 'question', seat = 0): Moment<OutsiderEvent> =>
  moment(
    {
      type: 'timedOut',
      rule: 'OUT-301',
      open: { seat, at },
      own: { answer: actionOf('lose'), asked: 'lifeSupport' },
    },
    CLOCK,
  );
const drew = (byBot: boolean): Moment<OutsiderEvent> =>
  moment({ type: 'drew', rule: 'OUT-361', open: { seat: 0, count: 2 } }, 0, byBot);
const passed = moment({ type: 'passed', rule: 'OUT-531', open: { seat: 0 } }, 0);

describe('what was done in the reader’s name', () => {
  it('is nothing while they do it themselves, nor when somebody else’s time runs out', () => {
    expect(missedWords([], 0, naming)).toBeNull();
    expect(missedWords([timedOut('turn'), drew(false)], 0, naming)).toBeNull();
    expect(missedWords([timedOut('turn', 1)], 0, naming)).toBeNull();
    expect(missedWords([timedOut('window')], 0, naming)).toBeNull();
  });

  it('is said as what the clock did, until they do something themselves (OUT-301)', () => {
    expect(missedWords([drew(false), timedOut('turn')], 0, naming)).toBe('Time ran out: your turn ended.');
    expect(missedWords([timedOut('question')], 0, naming)).toBe(
      'Time ran out: it was chosen for you *to lose 1 Survival*.',
    );
    expect(missedWords([timedOut('turn'), passed], 0, naming)).toBe('Time ran out: your turn ended.');
  });

  it('is a list where it was more than one thing', () => {
    expect(missedWords([timedOut('question'), timedOut('turn')], 0, naming)).toBe(
      'Chosen for you meanwhile: *to lose 1 Survival* and *the end of your turn*.',
    );
  });

  it('is said as what a bot did in their seat', () => {
    expect(missedWords([drew(false), drew(true), timedOut('turn')], 0, naming)).toBe(
      'A *bot played for you*; the log says what it did.',
    );
  });
});
