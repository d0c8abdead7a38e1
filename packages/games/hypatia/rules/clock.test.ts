/** What the clock may do: act for an absent seat, and hand the rest of a relay's round to another one. */
import { ActionList, CLOCK, REVIEWER, type Seat, SPECTATOR } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { codec } from '../actions.ts';
import { hypatia } from '../game.ts';
import { commanderOf, type Ship, type State } from '../state.ts';
import { act, perform, readAction } from '../testing/play.ts';
import { open } from '../testing/position.ts';
import { newMatch } from '../testing/randomGame.ts';

function asidesOf(state: State, seat: Seat = CLOCK): string[] {
  const list = new ActionList();
  hypatia.asides(state, seat, list);
  return list.toArray().map(codec.write);
}

const clockRefusal = (state: State, text: string) => hypatia.refusal(state, CLOCK, readAction(text));

describe('out of time', () => {
  test('acts for the awaited seat only (HYP-405)', () => {
    const { state, ship } = open({ hand: 'SCI-2', seats: 2, options: { mode: 'relay' } });
    expect(clockRefusal(state, 'timeout 2')).toEqual({ rule: 'HYP-401', reason: 'notYourTurn' });
    expect(clockRefusal(state, 'timeout 3')?.reason).toBe('cannotHandOver');
    expect(hypatia.refusal(state, 0, readAction('timeout 1'))?.reason).toBe('noSuchAction');
    const told = perform(state, CLOCK, 'timeout 1');
    expect(told.map(({ type }) => type)).toEqual(['timedOut', 'passed', 'asked']);
    expect(told[0]).toEqual({ type: 'timedOut', rule: 'HYP-405', open: { seat: 0 } });
    expect(ship.plays).toBe(0);
  });

  test('in a race every seat on its own, but not who is done (HYP-405, HYP-902)', () => {
    const state = newMatch('race', 3, { mode: 'race' });
    expect(asidesOf(state)).toEqual(['timeout 1', 'timeout 2', 'timeout 3']);
    const done = state.ships[1] as Ship;
    done.result = { reason: 'time', won: false, score: 0, rescued: 0, round: 40 };
    expect(clockRefusal(state, 'timeout 2')).toEqual({ rule: 'HYP-401', reason: 'cannotHandOver' });
    expect(asidesOf(state)).toEqual(['timeout 1', 'timeout 3']);
  });
});

describe('a handover', () => {
  const relay = () => open({ hand: 'SCI-2', seats: 3, options: { mode: 'relay' } });

  test('gives the rest of a round to another seat (HYPR-31)', () => {
    const { state, ship } = relay();
    expect(asidesOf(state)).toEqual(['timeout 1', 'handover 2', 'handover 3']);
    expect(clockRefusal(state, 'handover 1')?.reason).toBe('cannotHandOver');
    expect(clockRefusal(state, 'handover 4')?.reason).toBe('cannotHandOver');
    expect(hypatia.refusal(state, 1, readAction('handover 2'))?.reason).toBe('noSuchAction');
    const told = perform(state, CLOCK, 'handover 3');
    expect(told).toEqual([{ type: 'handedOver', rule: 'HYP-401', open: { seat: 2 } }]);
    expect(commanderOf(ship)).toBe(2);
    expect(asidesOf(state)).toEqual(['timeout 3', 'handover 1', 'handover 2']);
    act(state, 'pass', 'decline');
    expect([ship.round, commanderOf(ship)]).toEqual([2, 1]);
  });

  test('can be asked for by the seats that wait, and by nobody else (HYPR-31)', () => {
    const { state, ship } = relay();
    const by = [0, 1, 2, 3].map((seat) => hypatia.takeOver?.(state, seat) ?? null);
    expect(by).toEqual([null, readAction('handover 2'), readAction('handover 3'), null]);
    ship.result = { reason: 'no_crew', won: false, score: 0, rescued: 0, round: 3 };
    expect(hypatia.takeOver?.(state, 1)).toBeNull();
    expect(hypatia.takeOver?.(newMatch('race', 2, { mode: 'race' }), 1)).toBeNull();
  });

  test('is not needed alone or in a race (HYPR-31)', () => {
    const solo = open({ hand: 'SCI-2' }).state;
    expect(clockRefusal(solo, 'handover 1')?.reason).toBe('cannotHandOver');
    const race = newMatch('race', 2, { mode: 'race' });
    expect(clockRefusal(race, 'handover 2')?.reason).toBe('cannotHandOver');
  });

  test('is the clock’s alone, and nobody’s after the end (HYP-401, HYP-904)', () => {
    const { state, ship } = relay();
    for (const seat of [0, 1, 2, SPECTATOR, REVIEWER]) expect(asidesOf(state, seat)).toEqual([]);
    ship.result = { reason: 'no_crew', won: false, score: 0, rescued: 0, round: 3 };
    expect(asidesOf(state)).toEqual([]);
    expect(clockRefusal(state, 'handover 2')).toEqual({ rule: 'HYP-904', reason: 'over' });
  });
});
