/** Worked examples 6 to 13: points, infection and repair. */
import { describe, expect, test } from 'vitest';
import { INFECTED, SURVIVOR } from '../cards.ts';
import { act, heardBy, openOf, playShift, refusalOf, taskText, waitingFor } from '../testing/play.ts';
import { position } from '../testing/position.ts';

describe('example 6', () => {
  test('two Sabotages against one Complete destroy a Task without points (OBK-402, OBK-403, OBK-306)', () => {
    const state = position({
      roles: 'ZIISSSS',
      leader: 'D',
      day: 3,
      tasks: { STI: '2' },
      rests: [1, 2, 4, 5, 6, 7, 3],
    });
    playShift(
      state,
      { A: 'S1', B: 'S1', C: 'S2', D: 'C1', E: 'C2', F: 'C2', G: 'R' },
      'S1 S1 C1 C2 C2 R#3 S2',
    );
    expect(taskText(state, 'ANG')).toBe('destroyed');
    expect(state.points[0]).toBe(0);
    expect(taskText(state, 'STI')).toBe('3/4');
    expect(state.records.at(-1)?.totals).toEqual([-1, 3]);
  });
});

describe('example 7', () => {
  test('only the total of the Shift counts, not what it was in between (OBK-402, OBKR-07)', () => {
    const state = position({ roles: 'SZSSS', pair: 'BRU MAD' });
    playShift(state, { A: 'C1', B: 'S1', C: 'R', D: 'C1', E: 'C2' }, 'S1 C1 R#3 C1 C2');
    expect(taskText(state, 'BRU')).toBe('1/6');
    expect(taskText(state, 'MAD')).toBe('1/5');
  });

  test('a total of 0 destroys nothing (OBK-403)', () => {
    const state = position({ roles: 'SZISS', pair: 'BRU MAD' });
    playShift(state, { A: 'C1', B: 'S1', C: 'S1', D: 'C1', E: 'C2' }, 'S1 S1 C1 C1 C2');
    expect(taskText(state, 'BRU')).toBe('0/6');
  });
});

describe('example 8', () => {
  test('a Task is completed by the total; with nothing destroyed the repair lapses (OBK-404, OBK-406, OBK-602, OBKR-11)', () => {
    const state = position({ roles: 'SZSSS', tasks: { ANG: '3' } });
    const told = playShift(state, { A: 'C1', B: 'S1', C: 'C1', D: 'R', E: 'R' });
    expect(taskText(state, 'ANG')).toBe('4/4 completed');
    expect(openOf(told, 'settled')[0]?.lapsed).toBe(1);
    expect(waitingFor(state)).toBe('A');
    expect(state.repairs).toBe(0);
  });

  test('points above what is needed are cut off (OBK-404, OBKR-08)', () => {
    const state = position({ roles: 'SZSSS', tasks: { ANG: '3' } });
    playShift(state, { A: 'C1', B: 'R', C: 'C1', D: 'C1', E: 'R' });
    expect(state.records.at(-1)?.totals[0]).toBe(6);
    expect(taskText(state, 'ANG')).toBe('4/4 completed');
  });
});

describe('example 9', () => {
  test('a completed Task can be opened and completed again, which repairs (OBK-405, OBK-406, OBK-601, OBK-603)', () => {
    const tasks = { MAD: 'completed', QUI: '1', STI: 'destroyed' };
    const state = position({ roles: 'SZSSS', shift: 2, tasks, pair: 'MAD QUI' });
    playShift(state, { A: 'C2', B: 'S1', C: 'C2', D: 'R', E: 'R' });
    expect([taskText(state, 'MAD'), taskText(state, 'QUI')]).toEqual(['4/5', '3/5']);
    act(state, 'A', 'pick MAD QUI');
    const told = playShift(state, { A: 'R', B: 'R', C: 'R', D: 'C1', E: 'C2' });
    expect([taskText(state, 'MAD'), taskText(state, 'QUI')]).toEqual(['5/5 completed', '4/5']);
    expect(taskText(state, 'STI')).toBe('repairing');
    expect(openOf(told, 'repairing')[0]).toMatchObject({ task: 1, ballots: null });
  });
});

describe('examples 10 to 12: Infect', () => {
  test('finds the first Rest after it, and only its owner is told (OBK-501, OBK-502, OBK-506)', () => {
    const state = position({ roles: 'SZSSS', rests: [1, 3, 2, 4, 5] });
    const told = playShift(state, { A: 'C1', B: 'INF', C: 'R', D: 'C2', E: 'R' }, 'R#2 C1 INF C2 R#5');
    expect(openOf(told, 'revealed')[0]?.target).toBe(4);
    expect(state.roles).toEqual([SURVIVOR, 2, SURVIVOR, SURVIVOR, INFECTED]);
    expect(state.infectedAt[4]).toBe(1);
    const notices = ['A', 'B', 'C', 'D', 'E'].map((name) => heardBy(told, name, 'revealed')[0]?.own);
    expect(notices).toEqual([
      { mine: -1, infection: 'none' },
      { mine: -1, infection: 'none' },
      { mine: 0, infection: 'none' },
      { mine: -1, infection: 'none' },
      { mine: 4, infection: 'infected' },
    ]);
  });

  test('goes round to the first Rest when none follows (OBK-501)', () => {
    const state = position({ roles: 'SZSSS', rests: [1, 3, 2, 4, 5] });
    playShift(state, { A: 'C1', B: 'INF', C: 'R', D: 'R', E: 'C2' }, 'R#2 R#4 C1 INF C2');
    expect(state.roles[2]).toBe(INFECTED);
    expect(state.roles[3]).toBe(SURVIVOR);
  });

  test('without any Rest nothing happens (OBK-501)', () => {
    const state = position({ roles: 'SZSSS' });
    const told = playShift(state, { A: 'C1', B: 'INF', C: 'C2', D: 'C1', E: 'C2' });
    expect(openOf(told, 'revealed')[0]?.target).toBe(-1);
    expect(state.infectedAt).toEqual([0, 0, 0, 0, 0]);
  });

  test('on an Infected it does nothing and moves on to nobody (OBK-503, OBK-508, OBKR-17)', () => {
    const state = position({ roles: 'SZISSI', rests: [1, 2, 6, 3, 4, 5] });
    const told = playShift(
      state,
      { A: 'R', B: 'INF', C: 'R', D: 'C1', E: 'C2', F: 'S1' },
      'INF R#6 C1 R#1 C2 S1',
    );
    expect(state.roles[0]).toBe(SURVIVOR);
    expect(state.roles[2]).toBe(INFECTED);
    expect(heardBy(told, 'C', 'revealed')[0]?.own).toEqual({ mine: 1, infection: 'already' });
    expect(heardBy(told, 'A', 'revealed')[0]?.own).toEqual({ mine: 3, infection: 'none' });
  });
});

describe('example 13: a repair overnight', () => {
  test('destroyed and repaired after T = 5, away in T = 6, back in T = 7 (OBK-601, OBK-602, OBK-605, OBKR-10, OBKR-13)', () => {
    const state = position({ roles: 'SZISS', day: 2, shift: 2, tasks: { ANG: '3' }, pair: 'ANG STI' });
    playShift(state, { A: 'C1', B: 'S2', C: 'R', D: 'R', E: 'R' });
    expect(taskText(state, 'ANG')).toBe('4/4 completed');
    expect(taskText(state, 'STI')).toBe('repairing');
    expect(state.readyAt[1]).toBe(7);
    expect(refusalOf(state, 'A', 'pick STI ANG')?.rule).toBe('OBK-302');
    act(state, 'A', 'pick MAD QUI');
    playShift(state, { A: 'C2', B: 'R', C: 'C1', D: 'C1', E: 'C1' });
    for (const name of ['A', 'B', 'C', 'D', 'E']) act(state, name, 'vote SKIP');
    expect([state.day, state.shift]).toEqual([3, 0]);
    expect(taskText(state, 'STI')).toBe('0/4');
    expect(refusalOf(state, 'A', 'pick STI ANG')).toBeNull();
  });
});
