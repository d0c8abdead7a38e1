/** How a table is run: questions, deadlines, circles. */
import { EVERYBODY, SPECTATOR } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { timeoutAction } from './actions.ts';
import { hosting, OUTSIDE, WATCHING } from './hosting.ts';
import { stillAsked } from './testing/play.ts';
import { position } from './testing/position.ts';

describe('questions', () => {
  test('claims and choices leave the question as it is, a new stage does not', () => {
    const state = position({ roles: 'SZSSS' });
    expect(stillAsked(state, 'A', 'plan 1 R')).toBe(true);
    expect(stillAsked(state, 'A', 'submit C1')).toBe(true);
    for (const [name, card] of Object.entries({ B: 'S1', C: 'C1', D: 'R' })) {
      expect(stillAsked(state, name, `submit ${card}`)).toBe(true);
    }
    expect(stillAsked(state, 'E', 'submit C2')).toBe(false);
    expect(stillAsked(state, 'A', 'pick MAD QUI')).toBe(false);
  });

  test('what the clock answers for a seat leaves the question to the others (OBK-210)', () => {
    const state = position({ roles: 'SZSSS' });
    expect(stillAsked(state, 'clock', 'timeout C')).toBe(true);
    const picking = position({ roles: 'SZSSS', phase: 'pick' });
    expect(stillAsked(picking, 'clock', 'timeout A')).toBe(false);
  });
});

describe('deadlines', () => {
  test('a live table has a time for every stage, a slow one hours or none', () => {
    const seconds = { pickSeconds: 20, actionSeconds: 30, voteSeconds: 40, repairSeconds: 50 };
    const due = (phase: 'vote' | 'pick' | 'actions', options = {}) =>
      hosting.deadline(position({ roles: 'SZSSS', day: 2, phase, options: { ...seconds, ...options } }));
    expect(due('pick')).toMatchObject({ milliseconds: 20_000 });
    expect(due('actions')).toMatchObject({ milliseconds: 30_000 });
    expect(due('vote')).toMatchObject({ milliseconds: 40_000 });
    expect(due('vote', { pace: 'async' })).toBeNull();
    expect(due('vote', { pace: 'async', asyncDeadlineHours: 12 })).toMatchObject({
      milliseconds: 43_200_000,
    });
  });

  test('the clock answers in the name of each late seat, and the last seconds are sealed (OBK-210)', () => {
    const due = hosting.deadline(position({ roles: 'SZSSS', options: { actionSeconds: 120 } }));
    if (!due || !('answer' in due)) throw new Error('The clock gives itself away.');
    expect(due.sealed).toBe(5_000);
    expect(due.standsIn).toBe(true);
    expect(due.answer(3)).toBe(timeoutAction(3));
    expect(hosting.answersFor?.(due.answer(3))).toBe(3);
  });

  test('no bot chooses for the late where the table agreed so', () => {
    const options = { botTakeover: false };
    expect(hosting.deadline(position({ roles: 'SZSSS', options }))).toMatchObject({ standsIn: false });
  });

  test('people are let talk before a vote and before the cards of a Shift are final', () => {
    expect(hosting.discusses(position({ roles: 'SZSSS', day: 2, phase: 'vote' }))).toBe(true);
    expect(hosting.discusses(position({ roles: 'SZSSS' }))).toBe(true);
    expect(hosting.discusses(position({ roles: 'SZSSS', phase: 'pick' }))).toBe(false);
  });
});

describe('circles (OBK-1006)', () => {
  const OUT = 4;

  test('those voted out are heard by each other alone, and hear everything that is public', () => {
    const state = position({ roles: 'SZSSS', out: 'DE' });
    expect(hosting.circle(state, 0)).toBe(EVERYBODY);
    expect(hosting.circle(state, OUT)).toBe(OUTSIDE);
    const hearers = [0, 1, 2, 3, OUT, SPECTATOR].filter((viewer) => hosting.hears(state, viewer, OUTSIDE));
    expect(hearers).toEqual([3, OUT]);
    expect(hosting.hears(state, OUT, EVERYBODY)).toBe(true);
  });

  test('those who watch are heard by each other alone, for anybody can open a window and watch', () => {
    const state = position({ roles: 'SZSSS', out: 'E' });
    expect(hosting.circle(state, SPECTATOR)).toBe(WATCHING);
    const hearers = [0, 1, 2, 3, OUT, SPECTATOR].filter((viewer) => hosting.hears(state, viewer, WATCHING));
    expect(hearers).toEqual([SPECTATOR]);
    expect(hosting.hears(state, SPECTATOR, EVERYBODY)).toBe(true);
  });

  test('with voices from outside everybody hears those voted out', () => {
    const state = position({ roles: 'SZSSS', out: 'E', options: { voicesFromOutside: true } });
    expect(hosting.circle(state, OUT)).toBe(EVERYBODY);
    expect(hosting.circle(state, SPECTATOR)).toBe(WATCHING);
  });

  test('after the end nothing is kept from anybody', () => {
    const state = position({ roles: 'SZSSS', out: 'E' });
    state.result = { cause: 'tasks', team: 'survivors', winners: [], day: 1, shift: 2 };
    expect(hosting.circle(state, OUT)).toBe(EVERYBODY);
    for (const circle of [OUTSIDE, WATCHING]) expect(hosting.hears(state, 0, circle)).toBe(true);
    expect(hosting.deadline(state)).toBeNull();
  });
});
