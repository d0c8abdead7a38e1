/** How games end, and what is done for those who let the time run out. */
import { SPECTATOR } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { outbreak } from '../game.ts';
import {
  act,
  heardBy,
  openOf,
  playShift,
  refusalOf,
  timeRunsOut,
  vote,
  waitingFor,
} from '../testing/play.ts';
import { position } from '../testing/position.ts';
import { teamOf } from './ending.ts';

const REST_ALL = { A: 'R', B: 'R', C: 'R', D: 'R', E: 'R' };
const NIGHT = { shift: 3, pair: 'MAD QUI', tasks: { ANG: '1' } } as const;
const DONE = { ANG: 'completed', STI: 'completed', MAD: 'completed', QUI: 'completed', BRU: 'completed' };

describe('the end', () => {
  test('Infected and Patient Zero are one team, Survivors the other (OBK-002)', () => {
    const state = position({ roles: 'SZISS' });
    expect([0, 1, 2].map((seat) => teamOf(state, seat))).toEqual(['survivors', 'infected', 'infected']);
  });

  test('one Task available at the start of a Shift: the Infected win (OBK-903, OBKR-28)', () => {
    const tasks = { MAD: 'destroyed', QUI: 'destroyed', BRU: 'repairing 9' };
    const state = position({ roles: 'SZSSS', tasks, pair: 'ANG STI' });
    playShift(state, { A: 'C1', B: 'S2', C: 'C1', D: 'R', E: 'R' });
    expect(state.result).toMatchObject({ cause: 'oneTask', team: 'infected', day: 1, shift: 1 });
  });

  test('a repair that comes back in time saves the Shift (OBK-903, OBK-605)', () => {
    const tasks = { MAD: 'destroyed', QUI: 'destroyed', BRU: 'repairing 2' };
    const state = position({ roles: 'SZSSS', tasks, pair: 'ANG STI' });
    playShift(state, { A: 'C1', B: 'S2', C: 'C1', D: 'R', E: 'R' });
    expect(state.result).toBeNull();
  });

  test('two Tasks available go on (OBK-903)', () => {
    const tasks = { MAD: 'destroyed', QUI: 'destroyed', BRU: 'destroyed' };
    const state = position({ roles: 'SZSSS', tasks, pair: 'ANG STI' });
    playShift(state, { A: 'C1', B: 'R', C: 'C2', D: 'R', E: 'R' });
    expect(state.result).toBeNull();
  });

  test('all Tasks completed win even with no living Survivor left (OBK-904, OBKR-25, OBKR-27)', () => {
    const state = position({ roles: 'IZIIS', out: 'E', day: 2, shift: 3, tasks: DONE, pair: 'MAD QUI' });
    playShift(state, { A: 'R', B: 'R', C: 'R', D: 'R', E: 'hold' });
    expect(state.result).toMatchObject({ cause: 'tasks', winners: [4] });
  });

  test('a Task under repair keeps the Survivors from winning (OBK-904)', () => {
    const state = position({
      roles: 'SZSSS',
      shift: 3,
      tasks: { ...DONE, BRU: 'repairing 5' },
      pair: 'MAD QUI',
    });
    playShift(state, REST_ALL);
    expect(state.result).toBeNull();
  });

  test('voted-out Survivors do not count as left (OBK-901, OBKR-25)', () => {
    const state = position({ roles: 'SZISS', out: 'DE', day: 2, ...NIGHT });
    playShift(state, { A: 'R', B: 'R', C: 'R', D: 'hold', E: 'hold' });
    expect(state.result?.cause).toBe('oneSurvivor');
  });

  test('Survivors infected within a Day are counted only the next morning (OBK-905)', () => {
    const state = position({ roles: 'SZISI', pair: 'MAD QUI' });
    playShift(state, { A: 'R', B: 'INF', C: 'C1', D: 'C1', E: 'C1' });
    expect(state.roles[0]).toBe(1);
    expect(state.result).toBeNull();
  });

  test('after Day 99 nobody wins (OBK-907)', () => {
    const state = position({ roles: 'SZSSS', day: 99, ...NIGHT });
    playShift(state, REST_ALL);
    expect(state.result).toMatchObject({ cause: 'stalemate', team: null, winners: [] });
  });

  test('after the agreed last Day the Infected win, not before (OBK-908)', () => {
    const options = { limitDays: true, dayLimit: 4 };
    const third = position({ roles: 'SZSSS', day: 3, ...NIGHT, options });
    playShift(third, REST_ALL);
    expect(third.result).toBeNull();
    const last = position({ roles: 'SZSSS', day: 4, ...NIGHT, options });
    playShift(last, REST_ALL);
    expect(last.result).toMatchObject({ cause: 'dayLimit', team: 'infected', winners: [1] });
  });

  test('completed Tasks come before the limit of Days (OBK-904, OBK-908)', () => {
    const options = { limitDays: true, dayLimit: 4 };
    const state = position({ roles: 'SZSSS', day: 4, shift: 3, tasks: DONE, pair: 'MAD QUI', options });
    playShift(state, REST_ALL);
    expect(state.result?.cause).toBe('tasks');
  });

  test('shows everything that was hidden (OBK-006, OBK-906)', () => {
    const state = position({ roles: 'SZISS', ...NIGHT });
    playShift(state, REST_ALL);
    vote(state, { A: 'B', B: 'A', C: 'B', D: 'B', E: 'SKIP' });
    const seen = outbreak.view(state, SPECTATOR);
    expect(seen.roles).toEqual([0, 2, 1, 0, 0]);
    expect(seen.records.at(-1)?.owners).toEqual([0, 1, 2, 3, 4]);
    expect(refusalOf(state, 'A', 'vote B')?.reason).toBe('over');
  });
});

describe('time runs out', () => {
  test('a Survivor plays the first of Complete 1, Complete 2, Rest (OBK-210)', () => {
    const state = position({ roles: 'SZSSS', shift: 2, played: { C: 'C1', D: 'C1' }, pair: 'ANG STI' });
    state.hands[3] = 0b111100;
    timeRunsOut(state);
    const { pile, owners } = state.records.at(-1) as (typeof state.records)[number];
    const cardOf = (seat: number) => pile[owners.indexOf(seat)];
    expect([0, 2, 3].map(cardOf)).toEqual([0, 1, 9]);
  });

  test('Patient Zero Rests, then sabotages, and never infects (OBK-210)', () => {
    const played = [{}, { B: 'R' }, { B: 'R S1' }] as const;
    const cards = played.map((cardsToday) => {
      const state = position({ roles: 'SZSSS', played: cardsToday });
      const told = timeRunsOut(state);
      return heardBy(told, 'B', 'cardChosen').find(({ own }) => own)?.own;
    });
    expect(cards).toEqual([
      { card: 5, byDefault: true },
      { card: 2, byDefault: true },
      { card: 3, byDefault: true },
    ]);
  });

  test('an Infected who has completed and rested sabotages (OBK-210)', () => {
    const state = position({ roles: 'SZISS', shift: 3, played: { C: 'C1 R' } });
    const told = timeRunsOut(state);
    expect(heardBy(told, 'C', 'cardChosen').find(({ own }) => own)?.own?.card).toBe(2);
  });

  test('the clock answers for one seat at a time, and only for those who are awaited (OBK-210)', () => {
    const state = position({ roles: 'SZSSS' });
    act(state, 'A', 'submit R');
    expect(refusalOf(state, 'clock', 'timeout A')?.rule).toBe('OBK-209');
    expect(refusalOf(state, 'clock', 'timeout F')?.rule).toBe('OBK-209');
    const told = act(state, 'clock', 'timeout C');
    expect(openOf(told, 'cardChosen')).toEqual([{ seat: 2 }]);
    expect(waitingFor(state)).toBe('BDE');
  });

  test('others cannot tell a card played by default from a chosen one (OBK-209, OBK-210)', () => {
    const state = position({ roles: 'SZSSS' });
    const told = timeRunsOut(state);
    expect(heardBy(told, 'A', 'cardChosen').filter(({ own }) => !own)).toEqual(
      [1, 2, 3, 4].map((seat) => ({ type: 'cardChosen', rule: 'OBK-104', open: { seat } })),
    );
  });

  test('outsiders hold, and voters skip (OBK-802, OBK-809)', () => {
    const shift = position({ roles: 'SZSSS', out: 'E', day: 2 });
    timeRunsOut(shift);
    expect(shift.records.at(-1)?.pile).toHaveLength(4);
    const voting = position({ roles: 'SZSSS', day: 2, phase: 'vote' });
    act(voting, 'A', 'vote B');
    expect(openOf(timeRunsOut(voting), 'votesCounted')[0]?.totals).toEqual([0, 1, 0, 0, 0, 4]);
  });
});
