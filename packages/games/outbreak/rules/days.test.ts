/** Days, Shifts, hands and nights. */
import { defaultOptions, fastRandom, type Random, SPECTATOR, silentContext } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { FULL_HAND, INFECTED, NO_HAND, PZERO } from '../cards.ts';
import { outbreak } from '../game.ts';
import { OPTIONS } from '../options.ts';
import type { State } from '../state.ts';
import {
  act,
  heardBy,
  legal,
  legalCards,
  openOf,
  playShift,
  refusalOf,
  vote,
  waitingFor,
} from '../testing/play.ts';
import { position } from '../testing/position.ts';

const NIGHT = { shift: 3, pair: 'MAD QUI', tasks: { ANG: '1' } } as const;
const restAll = { A: 'R', B: 'R', C: 'R', D: 'R', E: 'R' };

describe('dealing', () => {
  test('every seat, in or out, gets the same six cards (OBK-102)', () => {
    const state = position({ roles: 'SZSSS', out: 'E', day: 2, phase: 'vote' });
    vote(state, { A: 'SKIP', B: 'SKIP', C: 'SKIP', D: 'SKIP' });
    expect(state.hands).toEqual(Array(5).fill(FULL_HAND));
  });

  test('Rest numbers are a new permutation over all seats each Day (OBK-103, OBKR-19)', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const random = fastRandom(seed);
      const state = outbreak.setup(6, defaultOptions(OPTIONS), random);
      outbreak.begin(state, silentContext(random));
      expect([...state.rests].sort()).toEqual([1, 2, 3, 4, 5, 6]);
      seen.add(state.rests.join());
    }
    expect(seen.size).toBeGreaterThan(30);
  });

  test('a seat is told its own number only (OBK-103, OBK-1005)', () => {
    const state = position({ roles: 'SZSSS', day: 2, phase: 'vote' });
    const told = vote(state, { A: 'SKIP', B: 'SKIP', C: 'SKIP', D: 'SKIP', E: 'SKIP' });
    const own = heardBy(told, 'C', 'handsDealt')[0]?.own;
    expect(own?.rests).toEqual([0, 0, state.rests[2], 0, 0]);
    expect(outbreak.view(state, SPECTATOR).rests).toEqual([0, 0, 0, 0, 0]);
  });

  test('after the night shift hands are put away unseen (OBK-106, OBKR-29)', () => {
    const state = position({ roles: 'SZSSS', ...NIGHT });
    const told = playShift(state, restAll);
    expect(state.hands).toEqual(Array(5).fill(NO_HAND));
    expect(openOf(told, 'dayEnded')).toEqual([{ day: 1 }]);
    expect(state.rests).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('a Shift', () => {
  test('morning, day and night follow each other (OBK-101)', () => {
    const state = position({ roles: 'SZSSS', phase: 'pick' });
    const shifts = [state.shift];
    act(state, 'A', 'pick ANG STI');
    playShift(state, { A: 'C1', B: 'S1', C: 'C1', D: 'C1', E: 'C1' });
    shifts.push(state.shift);
    act(state, 'A', 'pick ANG STI');
    playShift(state, { A: 'C2', B: 'S2', C: 'C2', D: 'C2', E: 'C2' });
    shifts.push(state.shift);
    act(state, 'A', 'pick ANG STI');
    playShift(state, restAll);
    expect(shifts).toEqual([0, 1, 2]);
    expect([state.day, state.shift]).toEqual([2, 0]);
  });

  test('everybody still in chooses once, in secret, and nobody passes (OBK-104, OBKR-05)', () => {
    const state = position({ roles: 'SZSSS' });
    expect(waitingFor(state)).toBe('ABCDE');
    expect(refusalOf(state, 'C', 'hold')?.rule).toBe('OBK-104');
    act(state, 'C', 'submit R');
    expect(waitingFor(state)).toBe('ABDE');
    expect(refusalOf(state, 'C', 'submit C1')?.reason).toBe('alreadyChosen');
    expect(outbreak.view(state, 0).chosen).toEqual([-1, -1, 11, -1, -1]);
    expect(outbreak.view(state, 2).chosen[2]).toBe(5);
  });

  test('every role has a card for every Shift, whatever it played (OBK-208)', () => {
    for (const options of [{}, { infectedLimit: 'perShift' }, { deepCover: true }] as const) {
      for (let seed = 0; seed < 12; seed++) {
        const random = fastRandom(`legal ${seed}`);
        const state = outbreak.setup(5, { ...defaultOptions(OPTIONS), ...options }, random);
        outbreak.begin(state, silentContext(random));
        playAtRandom(state, random);
        expect(state.result).not.toBeNull();
      }
    }
  });

  test('an infected Leader stays Leader and plays as an Infected (OBK-005, OBKR-31)', () => {
    const state = position({ roles: 'IZSSS' });
    expect(legalCards(state, 'A')).toBe('C1 C2 S1 S2 R');
    expect(state.leader).toBe(0);
  });
});

function playAtRandom(state: State, random: Random): void {
  while (!outbreak.outcome(state)) {
    const seat = [0, 1, 2, 3, 4].find((one) => (outbreak.waiting(state) >> one) % 2 === 1) as number;
    const name = 'ABCDE'[seat] as string;
    const actions = legal(state, name);
    act(state, name, actions[random.int(actions.length)] as string, random);
  }
}

describe('night', () => {
  test('Patient Zero sees all living Infected, the new ones marked, and stays Patient Zero (OBK-702, OBK-705, OBKR-15)', () => {
    const state = position({ roles: 'SZIISS', day: 2, ...NIGHT });
    state.infectedAt = [0, 0, 1, 5, 0, 0];
    const told = playShift(state, { ...restAll, F: 'R' });
    expect(heardBy(told, 'B', 'night')[0]?.own).toEqual({ infected: 0b1100, fresh: 0b1000, zero: -1 });
    expect(outbreak.view(state, 1).roles).toEqual([3, PZERO, INFECTED, INFECTED, 3, 3]);
    expect(state.roles[1]).toBe(PZERO);
  });

  test('whoever turned in the first Shift of the Day is new as well (OBK-702)', () => {
    const state = position({ roles: 'SZIISS', day: 2, ...NIGHT });
    state.infectedAt = [0, 0, 3, 4, 0, 0];
    const told = playShift(state, { ...restAll, F: 'R' });
    expect(heardBy(told, 'B', 'night')[0]?.own?.fresh).toBe(0b1000);
  });

  test('an Infected voted out is not told who Patient Zero is (OBK-704)', () => {
    const options = { infectedLearnPatientZero: true };
    const state = position({ roles: 'SZIISS', out: 'C', day: 2, ...NIGHT, options });
    const told = playShift(state, { A: 'R', B: 'R', D: 'R', E: 'R', F: 'R', C: 'hold' });
    expect(heardBy(told, 'C', 'night')[0]?.own?.zero).toBe(-1);
    expect(heardBy(told, 'D', 'night')[0]?.own?.zero).toBe(1);
  });

  test('an Infected voted out is listed no more (OBK-702)', () => {
    const state = position({ roles: 'SZIISS', out: 'C', day: 2, ...NIGHT });
    const told = playShift(state, { A: 'R', B: 'R', D: 'R', E: 'R', F: 'R', C: 'hold' });
    expect(heardBy(told, 'B', 'night')[0]?.own?.infected).toBe(0b1000);
  });

  test('nobody else learns anything, the Leader included (OBK-701, OBK-703, OBKR-16, OBKR-30)', () => {
    const state = position({ roles: 'SZISS', ...NIGHT });
    const told = playShift(state, restAll);
    for (const name of ['A', 'C', 'D', 'E']) {
      expect(heardBy(told, name, 'night')[0]?.own).toEqual({ infected: 0, fresh: 0, zero: -1 });
    }
    expect(outbreak.view(state, 2).roles).toEqual([3, 3, INFECTED, 3, 3]);
  });

  test('where agreed, living Infected are told who Patient Zero is, but not of each other (OBK-704)', () => {
    const state = position({ roles: 'SZISSI', ...NIGHT, options: { infectedLearnPatientZero: true } });
    const told = playShift(state, { ...restAll, F: 'R' });
    expect(heardBy(told, 'C', 'night')[0]?.own).toEqual({ infected: 0, fresh: 0, zero: 1 });
    expect(outbreak.view(state, 2).roles).toEqual([3, PZERO, INFECTED, 3, 3, 3]);
    expect(outbreak.view(state, 0).roles).toEqual([0, 3, 3, 3, 3, 3]);
  });

  test('no night after a game that is over (OBK-701)', () => {
    const done = { ANG: 'completed', STI: 'completed', MAD: 'completed', QUI: 'completed', BRU: 'completed' };
    const state = position({ roles: 'SZSSS', shift: 3, tasks: done, pair: 'MAD QUI' });
    expect(openOf(playShift(state, restAll), 'night')).toEqual([]);
  });
});
