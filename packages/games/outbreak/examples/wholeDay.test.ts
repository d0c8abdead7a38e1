/** Worked example 20: a whole Day with five seats. */
import { expect, test } from 'vitest';
import { INFECTED } from '../cards.ts';
import { livingSurvivors } from '../state.ts';
import { act, heardBy, legalCards, openOf, playShift, taskText, waitingFor } from '../testing/play.ts';
import { position } from '../testing/position.ts';

test('Day 1 of the example goes as written (OBK-101, OBK-104, OBK-401, OBK-407, OBK-701, OBK-702, OBK-703)', () => {
  const state = position({ roles: 'SSSZS', rests: [4, 1, 5, 2, 3], phase: 'pick' });

  act(state, 'A', 'pick ANG STI');
  playShift(state, { A: 'C1', B: 'C1', C: 'R', D: 'S2', E: 'C2' }, 'C1 S2 R#5 C2 C1');
  expect([taskText(state, 'ANG'), taskText(state, 'STI')]).toEqual(['2/4', '0/4']);

  act(state, 'A', 'pick ANG STI');
  playShift(state, { A: 'C2', B: 'R', C: 'C1', D: 'INF', E: 'R' }, 'R#3 INF C1 R#1 C2');
  expect([taskText(state, 'ANG'), taskText(state, 'STI')]).toEqual(['3/4', '1/4']);
  expect(state.roles[1]).toBe(INFECTED);

  act(state, 'A', 'pick ANG MAD');
  expect(legalCards(state, 'B')).toBe('S1 S2');
  expect(legalCards(state, 'D')).toBe('S1 R');
  const told = playShift(state, { A: 'R', B: 'S2', C: 'C2', D: 'R', E: 'C1' }, 'C2 R#2 C1 S2 R#4');
  expect([taskText(state, 'ANG'), taskText(state, 'MAD')]).toEqual(['4/4 completed', '0/5']);
  expect(openOf(told, 'settled')[0]?.lapsed).toBe(1);

  const nights = ['A', 'B', 'C', 'D', 'E'].map((name) => heardBy(told, name, 'night')[0]?.own);
  const nothing = { infected: 0, fresh: 0, zero: -1 };
  expect(nights).toEqual([nothing, nothing, nothing, { infected: 0b10, fresh: 0b10, zero: -1 }, nothing]);
  expect(state.day).toBe(2);
  expect(livingSurvivors(state)).toBe(3);
  expect(waitingFor(state)).toBe('ABCDE');
});
