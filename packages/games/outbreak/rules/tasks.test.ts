/** The Leader's choice, points and what is shown of a pile. */
import { CLOCK, fastRandom, SPECTATOR } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { timeoutAction } from '../actions.ts';
import { REST } from '../cards.ts';
import { outbreak } from '../game.ts';
import { act, heardBy, legal, openOf, playShift, refusalOf, taskText, timeRunsOut } from '../testing/play.ts';
import { position } from '../testing/position.ts';

describe('the Leader’s choice', () => {
  const tasks = { ANG: 'completed', STI: 'completed', MAD: 'destroyed', QUI: 'repairing 9', BRU: '2' };

  test('two different available Tasks in either order, two completed ones too (OBK-302, OBK-303, OBK-304)', () => {
    const state = position({ roles: 'SZSSS', phase: 'pick', tasks });
    expect(legal(state, 'A')).toEqual([
      'pick ANG STI',
      'pick ANG BRU',
      'pick STI ANG',
      'pick STI BRU',
      'pick BRU ANG',
      'pick BRU STI',
    ]);
  });

  test.each([
    ['A', 'pick ANG ANG', 'OBK-303'],
    ['A', 'pick MAD ANG', 'OBK-302'],
    ['A', 'pick ANG QUI', 'OBK-302'],
    ['A', 'pick ANG HAW', 'OBK-301'],
    ['B', 'pick ANG STI', 'OBK-104'],
    ['A', 'submit C1', 'OBK-303'],
  ])('%s may not %s (OBK-301, OBK-302, OBK-303)', (name, text, rule) => {
    expect(refusalOf(position({ roles: 'SZSSS', phase: 'pick', tasks }), name, text)?.rule).toBe(rule);
  });

  test('the same pair may be chosen again (OBK-303)', () => {
    const state = position({ roles: 'SZSSS', phase: 'pick' });
    act(state, 'A', 'pick STI ANG');
    expect(state.pair).toEqual([1, 0]);
    playShift(state, { A: 'C1', B: 'R', C: 'C1', D: 'C1', E: 'C1' });
    expect(refusalOf(state, 'A', 'pick STI ANG')).toBeNull();
  });

  test.each([
    [{ ANG: '1', STI: '2', MAD: '3', QUI: '4', BRU: '1' }, [3, 1]],
    [{ ANG: '1', STI: '1' }, [0, 1]],
    [{ ANG: 'completed', STI: 'completed', MAD: 'completed', QUI: 'completed', BRU: '1' }, [4, 0]],
    [{ ANG: 'completed', STI: 'destroyed', MAD: 'destroyed', QUI: 'completed', BRU: 'completed' }, [0, 3]],
  ])('without a choice in time %o the nearest are taken: %o (OBK-305)', (board, pair) => {
    const state = position({ roles: 'SZSSS', phase: 'pick', tasks: board });
    timeRunsOut(state);
    expect(state.pair).toEqual(pair);
  });

  test('cards act on the Tasks of this Shift by their slot (OBK-306)', () => {
    const state = position({ roles: 'SZISS', pair: 'QUI MAD', tasks: { QUI: '2', MAD: '2' } });
    playShift(state, { A: 'C1', B: 'S2', C: 'S1', D: 'C1', E: 'C1' });
    expect([taskText(state, 'QUI'), taskText(state, 'MAD')]).toEqual(['4/5', '1/5']);
  });
});

describe('points', () => {
  test('a completed Task can fall below 0 and be destroyed (OBK-405)', () => {
    const state = position({
      roles: 'ZIIIISS',
      tasks: { ANG: 'completed' },
      leader: 'F',
      options: { taskRelief: 2 },
    });
    expect(taskText(state, 'ANG')).toBe('2/2 completed');
    playShift(state, { A: 'S1', B: 'S1', C: 'S1', D: 'S1', E: 'R', F: 'C1', G: 'R' });
    expect(taskText(state, 'ANG')).toBe('destroyed');
  });

  test('Rest and Infect do nothing to Tasks (OBK-407)', () => {
    const state = position({ roles: 'SZSSS', tasks: { ANG: '2', STI: '3' } });
    playShift(state, { A: 'R', B: 'INF', C: 'R', D: 'R', E: 'R' });
    expect([taskText(state, 'ANG'), taskText(state, 'STI')]).toEqual(['2/4', '3/4']);
  });

  test('Patient Zero cannot be found, having laid Infect itself, nor anybody voted out (OBK-507)', () => {
    const state = position({ roles: 'SZSSS', out: 'E', day: 2 });
    expect(refusalOf(state, 'E', 'submit R')?.rule).toBe('OBK-809');
    playShift(state, { A: 'C1', B: 'INF', C: 'C1', D: 'R', E: 'C1' });
    expect(state.roles).toEqual([0, 2, 0, 1, 0]);
  });
});

describe('the pile', () => {
  test('its order comes from the shuffle, not from seats or arrival (OBK-401)', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const state = position({ roles: 'SZSSS' });
      for (const [name, card] of Object.entries({ A: 'C1', B: 'S1', C: 'R', D: 'C2', E: 'C2' })) {
        act(state, name, `submit ${card}`, fastRandom(`pile ${seed}`));
      }
      seen.add((state.records[0]?.pile ?? []).join());
    }
    expect(seen.size).toBeGreaterThan(20);
  });

  test('nobody is told who laid which card (OBK-401, OBK-1002)', () => {
    const state = position({ roles: 'SZSSS' });
    const told = playShift(state, { A: 'C1', B: 'S1', C: 'R', D: 'C2', E: 'C2' });
    for (const viewer of [0, 1, 2, 3, 4, SPECTATOR]) {
      expect(outbreak.view(state, viewer).records[0]?.owners).toBeNull();
    }
    expect(JSON.stringify(heardBy(told, 'A', 'revealed'))).not.toContain('owners');
  });

  test('printed numbers are seen by all, and which Rest was found (OBK-504)', () => {
    const state = position({ roles: 'SZSSS' });
    const told = playShift(state, { A: 'C1', B: 'INF', C: 'R', D: 'C2', E: 'R' });
    expect(openOf(told, 'revealed')[0]).toMatchObject({ pile: [0, 4, REST + 3, 1, REST + 5], target: 2 });
    expect(outbreak.view(state, SPECTATOR).records[0]?.pile).toEqual([0, 4, REST + 3, 1, REST + 5]);
  });

  test('private numbers are seen by their owner only (OBK-505, OBKR-18)', () => {
    const state = position({ roles: 'SZSSS', options: { restNumbers: 'private' } });
    const told = playShift(state, { A: 'C1', B: 'INF', C: 'R', D: 'C2', E: 'R' });
    expect(openOf(told, 'revealed')[0]).toMatchObject({ pile: [0, 4, REST, 1, REST], target: 2 });
    expect(outbreak.view(state, SPECTATOR).records[0]?.pile).toEqual([0, 4, REST, 1, REST]);
    expect(outbreak.view(state, 4).records[0]).toMatchObject({ pile: [0, 4, REST, 1, REST + 5], mine: 4 });
  });

  test('Patient Zero learns whom it has found only at night (OBK-506)', () => {
    const state = position({ roles: 'SZSSS' });
    playShift(state, { A: 'C1', B: 'INF', C: 'R', D: 'C2', E: 'C2' });
    expect(state.roles[2]).toBe(1);
    expect(outbreak.view(state, 1).roles).toEqual([3, 2, 3, 3, 3]);
    expect(outbreak.view(state, 2).roles[2]).toBe(1);
  });

  test('the Shift somebody turned in is kept, and without Infect nobody is told anything (OBK-502, OBK-506)', () => {
    const state = position({ roles: 'SZSSS', day: 2, shift: 2 });
    playShift(state, { A: 'C1', B: 'INF', C: 'R', D: 'C2', E: 'C2' });
    expect(state.infectedAt).toEqual([0, 0, 5, 0, 0]);
    const calm = playShift(position({ roles: 'SZISS' }), { A: 'C1', B: 'S1', C: 'R', D: 'C2', E: 'C2' });
    for (const name of ['A', 'B', 'C', 'D', 'E']) {
      expect(heardBy(calm, name, 'revealed')[0]?.own).toMatchObject({ infection: 'none' });
    }
  });

  test('a found Survivor stays infected for good and is Infected before the next Shift (OBK-502, OBK-508)', () => {
    const state = position({ roles: 'SZSSS' });
    playShift(state, { A: 'C1', B: 'INF', C: 'R', D: 'C2', E: 'C2' });
    act(state, 'A', 'pick ANG STI');
    playShift(state, { A: 'R', B: 'R', C: 'S1', D: 'R', E: 'R' });
    expect(state.roles[2]).toBe(1);
    expect(state.infectedAt[2]).toBe(1);
  });
});

test('the clock is no player (OBK-209)', () => {
  const state = position({ roles: 'SZSSS' });
  expect(outbreak.refusal(state, CLOCK, timeoutAction(0))).toBeNull();
  expect(refusalOf(state, 'A', 'timeout A')?.rule).toBe('OBK-209');
});
