/** Worked examples 14 to 19: votes, those voted out, and how games end. */
import { describe, expect, test } from 'vitest';
import { outbreak } from '../game.ts';
import { votedOut } from '../rules/vote.ts';
import {
  act,
  legal,
  legalCards,
  openOf,
  playShift,
  refusalOf,
  taskText,
  vote,
  waitingFor,
} from '../testing/play.ts';
import { position } from '../testing/position.ts';

describe('example 14: seven ballots', () => {
  /** A to G, then SKIP. */
  const counts = (text: string): number[] => text.split(' ').map(Number);

  test.each([
    ['0 3 2 0 0 0 0 2', 1],
    ['0 3 3 0 0 0 0 1', -1],
    ['0 3 1 0 0 0 0 3', -1],
    ['1 2 1 1 1 0 0 1', 1],
  ])('plurality of %s puts out %i (OBK-804, OBKR-20)', (totals, out) => {
    expect(votedOut(counts(totals), 'plurality')).toBe(out);
  });

  test.each([
    ['0 3 2 0 0 0 0 2', -1],
    ['0 4 0 0 0 0 0 3', 1],
  ])('majority of %s puts out %i (OBK-805)', (totals, out) => {
    expect(votedOut(counts(totals), 'majority')).toBe(out);
  });

  test('half of the ballots is enough where that was agreed, alone in the lead (OBK-805)', () => {
    expect(votedOut([3, 1, 1, 1, 0, 0, 0], 'half')).toBe(0);
    expect(votedOut([3, 2, 0, 0, 0, 0, 2], 'half')).toBe(-1);
    expect(votedOut([3, 3, 0, 0, 0, 0, 0], 'half')).toBe(-1);
    expect(votedOut([3, 0, 0, 0, 0, 0, 3], 'half')).toBe(-1);
  });

  test('half of the ballots is no majority (OBK-805)', () => {
    expect(votedOut([3, 1, 1, 1, 0, 0, 0], 'majority')).toBe(-1);
  });
});

describe('example 15: the Leader is voted out', () => {
  const state = position({ roles: 'SZSSSI', leader: 'F', day: 2, phase: 'vote' });
  const told = vote(state, { A: 'F', B: 'F', C: 'F', D: 'SKIP', E: 'A', F: 'A' });

  test('the role is shown and the next living seat leads (OBK-806, OBK-808, OBKR-22)', () => {
    expect(openOf(told, 'votedOut')).toEqual([{ seat: 5, role: 1 }]);
    expect(state.leader).toBe(0);
    expect(openOf(told, 'leaderPassed')).toEqual([{ from: 5, to: 0 }]);
    expect(outbreak.view(state, -1).roles).toEqual([3, 3, 3, 3, 3, 1]);
  });

  test('an outsider adds one card a Day, so that the pile has six (OBK-809, OBK-810, OBKR-24)', () => {
    act(state, 'A', 'pick ANG STI');
    expect(legal(state, 'F')).toEqual(['hold', 'submit C1', 'submit C2', 'submit S1', 'submit S2']);
    const shift = playShift(state, { A: 'C1', B: 'S1', C: 'C1', D: 'C2', E: 'C2', F: 'S1' });
    expect(openOf(shift, 'revealed')[0]?.pile).toHaveLength(6);
    expect(openOf(shift, 'revealed')[0]?.outsiders).toBe(1 << 5);
    act(state, 'A', 'pick ANG STI');
    expect(waitingFor(state)).toBe('ABCDE');
  });
});

describe('example 16: a Survivor voted out', () => {
  test('has one Complete a Day and nothing else (OBK-809)', () => {
    const state = position({ roles: 'SZSSS', out: 'E', day: 2 });
    expect(legalCards(state, 'E')).toBe('hold C1 C2');
    expect(refusalOf(state, 'E', 'submit S1')?.rule).toBe('OBK-809');
    expect(refusalOf(state, 'E', 'submit R')?.rule).toBe('OBK-809');
    playShift(state, { A: 'C1', B: 'S1', C: 'C1', D: 'C2', E: 'C2' });
    act(state, 'A', 'pick ANG STI');
    expect(waitingFor(state)).toBe('ABCD');
    playShift(state, { A: 'C2', B: 'S2', C: 'C2', D: 'C1' });
    act(state, 'A', 'pick ANG STI');
    playShift(state, { A: 'R', B: 'R', C: 'R', D: 'R' });
    vote(state, { A: 'SKIP', B: 'SKIP', C: 'SKIP', D: 'SKIP' });
    act(state, 'A', 'pick ANG STI');
    expect(legalCards(state, 'E')).toBe('hold C1 C2');
  });
});

/** The night shift of a Day in which everybody rests, so that nothing else happens. */
const restAll = (roles: string, day: number, out = '') =>
  position({ roles, day, shift: 3, out, pair: 'MAD QUI', tasks: { ANG: '1' } });

describe('example 17: one Survivor left', () => {
  test('the Day starts with one Survivor: the Infected win without a vote (OBK-901)', () => {
    const state = restAll('ISIZI', 3);
    playShift(state, { A: 'R', B: 'R', C: 'R', D: 'R', E: 'R' });
    expect(state.result).toMatchObject({
      cause: 'oneSurvivor',
      team: 'infected',
      winners: [0, 2, 3, 4],
      day: 4,
    });
  });

  test('with two the vote comes first, and losing one by it plays the Day (OBK-905, OBK-901, OBKR-26)', () => {
    const state = restAll('ISIZS', 3);
    playShift(state, { A: 'R', B: 'R', C: 'R', D: 'R', E: 'R' });
    expect(state.result).toBeNull();
    vote(state, { A: 'E', B: 'E', C: 'E', D: 'SKIP', E: 'SKIP' });
    expect(state.result).toBeNull();
    expect([state.day, waitingFor(state)]).toEqual([4, 'A']);
  });
});

describe('example 18: Patient Zero is voted out', () => {
  test('the Survivors win at once, and whoever was infected loses (OBK-902, OBK-906)', () => {
    const state = position({ roles: 'SZISS', day: 2, phase: 'vote' });
    vote(state, { A: 'B', B: 'A', C: 'B', D: 'B', E: 'SKIP' });
    expect(state.result).toMatchObject({
      cause: 'patientZeroOut',
      team: 'survivors',
      winners: [0, 3, 4],
      day: 2,
    });
    expect(outbreak.outcome(state)).toEqual({
      winners: [0, 3, 4],
      scores: [1, 0, 0, 1, 1],
      reason: 'patientZeroOut',
      rule: 'OBK-902',
    });
  });
});

describe('example 19: all Tasks completed', () => {
  test('counts at the end of the Day only (OBK-904)', () => {
    const done = { ANG: 'completed', STI: 'completed', MAD: 'completed', QUI: 'completed', BRU: '5' };
    const state = position({ roles: 'SZSSS', day: 5, tasks: done, pair: 'BRU ANG' });
    playShift(state, { A: 'C1', B: 'R', C: 'C2', D: 'C2', E: 'C2' });
    expect(taskText(state, 'BRU')).toBe('6/6 completed');
    expect(state.result).toBeNull();
    act(state, 'A', 'pick STI ANG');
    playShift(state, { A: 'C2', B: 'S1', C: 'R', D: 'R', E: 'R' });
    expect([taskText(state, 'STI'), taskText(state, 'ANG')]).toEqual(['3/4', '4/4 completed']);
    act(state, 'A', 'pick STI ANG');
    playShift(state, { A: 'R', B: 'S2', C: 'C1', D: 'C1', E: 'C1' });
    expect(taskText(state, 'STI')).toBe('4/4 completed');
    expect(taskText(state, 'ANG')).toBe('3/4');
    expect(state.result).toBeNull();
  });

  test('with both hit and restored in the night shift the Survivors win (OBK-904, OBKR-09)', () => {
    const done = { ANG: 'completed', STI: '3', MAD: 'completed', QUI: 'completed', BRU: 'completed' };
    const state = position({ roles: 'SZSSS', day: 5, shift: 3, tasks: done, pair: 'STI ANG' });
    const told = playShift(state, { A: 'R', B: 'S2', C: 'C1', D: 'C2', E: 'R' });
    expect(taskText(state, 'ANG')).toBe('4/4 completed');
    expect(openOf(told, 'settled')[0]?.tasks.map(({ completion }) => completion)).toEqual([true, false]);
    expect(state.result).toMatchObject({ cause: 'tasks', team: 'survivors', day: 5, shift: 2 });
  });
});
