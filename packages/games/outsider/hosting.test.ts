import { EVERYBODY } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { outsider } from './game.ts';
import { hosting } from './hosting.ts';
import { passAll, play } from './testing/play.ts';
import { position } from './testing/position.ts';

const struck = (hand: string) => {
  const state = position({ loyalties: 'CCO', hands: { A: 'DARK', B: hand }, crises: 'CR02' });
  play(state, 'A discardAndDraw', 'A card DARK', 'A done');
  return state;
};

describe('a table of Outsider', () => {
  test('a window lasts as long with and without a card, and longer when somebody asks for time (OUT-531)', () => {
    expect(hosting.deadline(struck('TE01'))).toEqual(hosting.deadline(struck('GE01')));
    const state = struck('GE01');
    expect(hosting.deadline(state)?.milliseconds).toBe(6000);
    play(state, 'B wait', 'C wait');
    expect(hosting.deadline(state)?.milliseconds).toBe(26_000);
  });

  test('other questions last as long as agreed, or for ever (OUT-301)', () => {
    expect(hosting.deadline(position({ loyalties: 'CCO' }))?.milliseconds).toBe(120_000);
    expect(hosting.deadline(position({ loyalties: 'CCO', options: { turnSeconds: 0 } }))).toBeNull();
    const over = position({ loyalties: 'CCO', deck: '' });
    play(over, 'A endTurn');
    passAll(over);
    expect(hosting.deadline(over)).toBeNull();
  });

  test('bots leave people time to sabotage between two deeds, but answer in time in a window (OUT-410)', () => {
    expect(hosting.leastPace?.(position({ loyalties: 'CCO' }))).toBeGreaterThan(1.6);
    expect(hosting.leastPace?.(struck('GE01'))).toBe(0);
  });

  test('bots hold back for whoever asks, but not before the first turn, in a window, or after the end (OUT-410)', () => {
    const asked = position({ loyalties: 'CCO', deck: '' });
    expect(hosting.longestInterrupt?.(asked)).toBe(10_000);
    expect(hosting.longestInterrupt?.(struck('TE01'))).toBe(0);
    expect(hosting.longestInterrupt?.({ ...asked, turn: 0 })).toBe(0);
    play(asked, 'A endTurn');
    passAll(asked);
    expect(asked.result).not.toBeNull();
    expect(hosting.longestInterrupt?.(asked)).toBe(0);
  });

  test('passing, waiting and claims leave a window the same question; what follows is another (OUT-531)', () => {
    const state = struck('GE01');
    const question = state.questions;
    play(state, 'B pass', 'C wait', 'C iAm crew');
    expect(state.questions).toBe(question);
    play(state, 'A pass', 'C pass');
    expect(state.questions).toBeGreaterThan(question);
  });

  test('a second Crisis right after the first asks another question (OUT-531, OUT-804)', () => {
    const state = position({ loyalties: 'CCO', crises: 'CR01 CR15' });
    play(state, 'A resolveShift', 'C draw', 'C assign CR01 A', 'C assign CR15 B');
    const first = state.questions;
    play(state, 'A pass', 'C pass');
    expect(state.questions).toBe(first);
    play(state, 'B pass');
    expect(outsider.waiting(state)).toBe(0b111);
    const second = state.questions;
    expect(second).toBeGreaterThan(first);
    play(state, 'A pass', 'C pass');
    expect(state.questions).toBe(second);
  });

  test('every action of a turn is a question of its own (OUT-301)', () => {
    const state = position({ loyalties: 'CCO', hands: { A: 'TE02' } });
    const question = state.questions;
    play(state, 'A stim A');
    expect(state.questions).toBeGreaterThan(question);
  });

  test('all talk is open (OUT-707)', () => {
    const state = position({ loyalties: 'CCO' });
    expect(hosting.circle(state, 2)).toBe(EVERYBODY);
    expect(hosting.hears(state, 0, EVERYBODY)).toBe(true);
    expect(outsider.hosting).toBe(hosting);
  });
});
